"""One thing is not many: no English text says "1 cards"; and headings begin with a capital in both languages."""

import itertools
import re

import pytest

from hatalom.core.message import Said
from hatalom.games import load
from hatalom.table.words import label_of
from hatalom.texts import LANGS, load_texts
from hatalom.texts.bundle import strictly
from tests.texts.test_game_texts import MANY, Variables, chronicle, entries

GAMES = ("power_and_weakness", "heads_of_state")
ONE_AS_MANY = re.compile(r"(?<![\d.,/–-])(?<!of )1 (?:(?!of\b)[a-z’-]+ )?(?!was\b|has\b|kills\b)[a-z’]+[a-rt-z’]s\b")
HEADINGS = ("crumb-", "strip-", "measure-")

both = pytest.mark.parametrize("lang", LANGS)
every_game = pytest.mark.parametrize("name", GAMES)


def filled_with_ones(name: str) -> dict[str, str]:
    """Every English text and attribute with 1 for each number and the first of its kind for each name.

    Sentences for many lines of the log are told of two or more.
    """
    kinds = {kind.name: kind for kind in load(name).kinds}
    for message in [*load(name).messages, *chronicle(name)]:
        kinds |= {gap: kind for gap, kind in message.gaps if kind.ids}
    texts = load_texts(load(name), "en", missing=strictly)
    said: dict[str, str] = {}
    for key, entry in entries(name, "en").items():
        if key.startswith(MANY):
            continue
        gaps = Variables(entries(name, "en"))
        gaps.visit(entry)
        args = {gap: kinds[gap].full(0) if gap in kinds else 1 for gap in gaps.found if gap != "target"}
        for attribute in ("", *(one.id.name for one in entry.attributes)):
            if "target" not in gaps.found:
                said[f"{key}.{attribute}"] = texts.text(key, args, attribute)
    return said


@every_game
def test_one_thing_is_not_many(name: str) -> None:
    assert {key: text for key, text in filled_with_ones(name).items() if ONE_AS_MANY.search(text)} == {}


def test_the_check_knows_its_english() -> None:
    assert ONE_AS_MANY.search("1 cards left")
    assert ONE_AS_MANY.search("you have 1 victory points")
    assert not ONE_AS_MANY.search("1 card left")
    assert not ONE_AS_MANY.search("11 cards, 2.1 points")
    assert not ONE_AS_MANY.search("1 of 4 cubes kills, 1 card was drawn")


@both
@every_game
def test_headings_begin_with_a_capital(name: str, lang: str) -> None:
    game = load(name)
    texts = load_texts(game, lang, missing=strictly)
    said = [texts.text(key) for key in entries(name, lang) if key.startswith("verb-")]
    for message in game.messages:
        if message.key.startswith(HEADINGS):
            numbers = [range(len(kind.ids)) if kind.ids else range(1, 3) for _, kind in message.gaps]
            said += [texts.said(Said(message, list(args))) for args in itertools.product(*numbers)]
    for verb in game.verbs.all:
        if not verb.is_chance:
            labels = [label_of(game, action) for action in range(verb.first, verb.end)]
            said += [texts.text(label.key, label.args) for label in labels]
    assert [text for text in said if text[0].islower()] == []
