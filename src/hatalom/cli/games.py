"""`hatalom games`: what can be played."""

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from hatalom import games as shelf
from hatalom.bots import opponents_of
from hatalom.cli.words import Lang, Language, words_of
from hatalom.core.game import Game


def games(
    lang: Lang,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON array.")] = False,
) -> None:
    """Lists the games with their players and options.

    Example: hatalom games --lang hu
    """
    found = [_facts(shelf.load(name), lang) for name in shelf.NAMES]
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    table = Table("game", "title", "players", "computers", "options", box=None, pad_edge=False)
    for facts in found:
        counts = ", ".join(map(str, facts["players"]))
        options = "; ".join(f"{option['key']}={'|'.join(option['choices'])}" for option in facts["options"])
        computers = ", ".join(_with_players(level, facts) for level in facts["computers"]) or "people only"
        table.add_row(facts["name"], facts["title"], counts, computers, options or "–")
    Console().print(table)


def _with_players(level: str, facts: dict[str, Any]) -> str:
    """A level, and with how many players it is offered where that is not any number."""
    counts = [count for count, levels in facts["computers_with"].items() if level in levels]
    return level if len(counts) == len(facts["players"]) else f"{level} ({', '.join(counts)} players)"


def _facts(game: Game[Any, Any], lang: Language) -> dict[str, Any]:
    texts = words_of(game, lang)
    return {
        "name": game.name,
        "title": texts.text("game-title"),
        "about": texts.text("game-about"),
        "hidden": texts.text("game-hidden"),
        "rules_version": game.rules_version,
        "players": list(game.seat_counts),
        "seats": {str(count): game.seat_ids(count) for count in game.seat_counts},
        "computers": list(opponents_of(game)),
        "computers_with": {str(count): list(opponents_of(game, count)) for count in game.seat_counts},
        "options": [
            {"key": option.key, "choices": list(option.choices), "default": option.default, "rule": option.rule}
            for option in game.options
        ],
    }
