"""What a server knows of its games without playing: their list, their words, their rules pages."""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from hatalom import bots, games
from hatalom.core.columns import Column, columns_of
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.game import Game
from hatalom.core.provenance import Row, blocks
from hatalom.lab import strength_figures
from hatalom.lab.balance_figures import FIGURES, Balance
from hatalom.server.wire.games import (
    BlockWire,
    ChapterWire,
    DecisionWire,
    ExampleWire,
    FactWire,
    GameOptionWire,
    GameWire,
    LessonWire,
    RuleItemWire,
    RungWire,
    TextsWire,
)
from hatalom.table.clock import Pace, terms_for
from hatalom.table.examples import examples_of
from hatalom.table.lessons import lesson_texts, lessons_of
from hatalom.texts import box_names, box_source, message_source, name_table

LANGUAGES = ("hu", "en")
CHAPTER = re.compile(r"##(?P<part>#?) (?P<title>.+)")
ITEM = re.compile(r"(?:- )?\*\*(?P<number>(?:\d+|[A-Z])(?:\.\d+)+[a-z]?(?:r\d+)?|R\d+[a-z]?)\*\* (?P<text>.+)")
DECISION = re.compile(r"\| (?P<number>D-\d+[a-z]?) \|(?P<cells>(?:[^|\n]*\|){4})")
REPOSITORY = Path(__file__).resolve().parents[3]


def game_of(name: str) -> Game[Any, Any]:
    try:
        return games.load(name)
    except BadFile as error:
        raise IllegalAction("not-found", str(error)) from error


@cache
def all_games() -> list[GameWire]:
    return [_game_wire(games.load(name)) for name in games.NAMES]


def _game_wire(game: Game[Any, Any]) -> GameWire:
    minutes = minutes_of(game)
    return GameWire(
        name=game.name,
        seat_counts=list(game.seat_counts),
        seat_ids={str(count): game.seat_ids(count) for count in game.seat_counts},
        options=[GameOptionWire(o.key, list(o.choices), o.default, o.rule) for o in game.options],
        levels=list(bots.opponents_of(game)),
        levels_with={str(count): list(bots.opponents_of(game, count)) for count in game.seat_counts},
        styles=list(bots.styles_of(game)),
        styled=[level for level in bots.opponents_of(game) if level in bots.STYLED_LEVELS],
        rungs=rungs_of(game),
        minutes=minutes,
        weight=game.weight,
        lessons=[
            LessonWire(lesson.id, lesson.minutes, [step.text for step in lesson.steps]) for lesson in lessons_of(game)
        ],
        box={lang: TextsWire(box_source(game, lang), box_names(game, lang)) for lang in LANGUAGES},
        clocks={str(count): [terms_for(pace, minutes, count) for pace in Pace] for count in game.seat_counts},
    )


def rungs_of(game: Game[Any, Any]) -> list[RungWire]:
    """What was measured of the levels that people are offered, the weakest first."""
    page, levels = _page(game.name, strength_figures.FIGURES), ("random", *bots.opponents_of(game))
    if not page.is_file():
        return []
    found = msgspec.json.decode(page.read_bytes(), type=strength_figures.Strength).rungs
    rungs = [
        RungWire(rung.level, rung.rivals, rung.players, rung.games, rung.won, rung.low, rung.high, rung.fair)
        for rung in found
        if rung.level in levels and rung.rivals in levels and not rung.options
    ]
    return sorted(rungs, key=lambda rung: (levels.index(rung.level), -levels.index(rung.rivals), rung.players))


def minutes_of(game: Game[Any, Any]) -> int:
    """How long a game lasts, as its box says."""
    minutes: int = game.content_files.load().get("game", {}).get("minutes", 60)
    return minutes


def check_names(game: Game[Any, Any], overlay: dict[str, Any] | None) -> None:
    """The names an overlay gives must be of this game's things, in every language: it says which one is not."""
    for lang in LANGUAGES:
        name_table(game, lang, overlay)


def texts_of(game: Game[Any, Any], lang: str, overlay: dict[str, Any] | None = None) -> TextsWire:
    """The words of a game, with the names an overlay gives."""
    _check_language(lang)
    return _plain_texts(game.name, lang) if overlay is None else _texts(game, lang, overlay)


@cache
def _plain_texts(name: str, lang: str) -> TextsWire:
    """The words of the box are read once: every table's page asks for them."""
    return _texts(games.load(name), lang, None)


def _texts(game: Game[Any, Any], lang: str, overlay: dict[str, Any] | None) -> TextsWire:
    return TextsWire(message_source(game, lang), name_table(game, lang, overlay))


def texts_of_lessons(name: str, lang: str) -> TextsWire:
    """The words of a game's lessons; the names are those of the game."""
    _check_language(lang)
    return TextsWire(lesson_texts(game_of(name), lang), {})


@cache
def rules_of(name: str, lang: str) -> list[ChapterWire]:
    """The rules page as chapters of numbered items; a line without a number goes on with its item."""
    _check_language(lang)
    page = _page(game_of(name).name, f"rules.{lang}.md")
    if not page.is_file():
        raise IllegalAction("not-found", f"there is no rules page of {name} in this language")
    return read_rules(page.read_text(encoding="utf-8"))


def read_rules(page: str) -> list[ChapterWire]:
    chapters: list[ChapterWire] = []
    for block in re.split(r"\n(?=## |\n|- \*\*)", page):
        text = block.strip()
        chapter = CHAPTER.fullmatch(text)
        item = re.match(ITEM.pattern, text, re.DOTALL)
        if chapter:
            chapters.append(ChapterWire(chapter["title"], [], is_part=chapter["part"] != ""))
        elif not chapters or not text:
            continue
        elif item:
            chapters[-1].items.append(RuleItemWire(item["number"], item["text"]))
        elif chapters[-1].items:
            chapters[-1].items[-1].text += f"\n\n{text}"
        else:
            chapters[-1].items.append(RuleItemWire("", text))
    return chapters


@cache
def decisions_of(name: str) -> list[DecisionWire]:
    """Why unclear rules were read as they were; nothing where a game has no such page."""
    page = _page(game_of(name).name, "decisions.md")
    return read_decisions(page.read_text(encoding="utf-8")) if page.is_file() else []


def read_decisions(page: str) -> list[DecisionWire]:
    """The rows of its tables that have a number: rules, decision, ground, alternative."""
    found = []
    for row in DECISION.finditer(page):
        rules, *words = (cell.strip() for cell in row["cells"].split("|")[:4])
        found.append(DecisionWire(row["number"], rules.split(", "), *words))
    return found


@cache
def shown_rules(name: str) -> list[ExampleWire]:
    """The rules of a game that a position of its lessons shows."""
    examples = examples_of(game_of(name))
    return [ExampleWire(one.rule, one.lesson, one.step, list(one.things)) for one in examples]


@cache
def box_of(name: str) -> list[BlockWire]:
    """What is in the box of a game, and how sure it is."""
    game = game_of(name)
    files = game.content_files
    return [
        BlockWire(
            path=block.path,
            rule=block.rule,
            kind=block.kind_in(game.kinds),
            key=files.key_of(block.path) if block.is_list else "",
            is_links=block.path in files.links,
            columns=(columns := columns_of(block, files, game.kinds)),
            rows=[_fact(row, columns) for row in block.rows],
        )
        for block in blocks(files.load(), files)
    ]


def _fact(row: Row, columns: list[Column]) -> FactWire:
    values = {column.key: row.facts[column.key] for column in columns if column.key in row.facts}
    return FactWire(row.id, row.source, row.ends, row.details, row.rule, values)


@cache
def balances() -> list[Balance]:
    """The balance reports of the games that have one."""
    found = [_page(name, FIGURES) for name in games.NAMES]
    return [msgspec.json.decode(page.read_bytes(), type=Balance) for page in found if page.is_file()]


def _page(game: str, name: str) -> Traversable:
    """In a package a game's pages lie beside it; in the repository they are part of the documentation."""
    packed = files(f"hatalom.games.{game}") / "pages" / name
    return packed if packed.is_file() else REPOSITORY / "docs" / "games" / game / name


def _check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise IllegalAction("not-found", f"there is no language {lang!r} here; there is: {', '.join(LANGUAGES)}")
