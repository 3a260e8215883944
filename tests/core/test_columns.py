"""The description of a box: every fact of every game has a kind, limits or words, and a name in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatalom.core.action import Kind
from hatalom.core.columns import Column, columns_of
from hatalom.core.content import ContentFiles
from hatalom.core.provenance import blocks
from hatalom.games import load
from tests.games.five import THE_FIVE

WORDS = Path(__file__).resolve().parents[2] / "web/src/box"
CONTENT = {
    "game": {"source": "rulebook", "rules": {"cost": "4.2"}, "cost": 3, "share": 0.5, "open": True, "players": 2},
    "towns": [
        {"id": "prag", "lat": 1.5, "seas": ["north"], "fort": "", "spaces": [{"star": True, "n": 1}], "rolls": [1, 2]},
        {
            "id": "brno",
            "lat": 2.5,
            "seas": [],
            "fort": "minor",
            "spaces": [],
            "rolls": [],
            "motto": "x",
            "shape": [[1]],
        },
    ],
}
FILES = ContentFiles(
    "tests.core",
    (),
    fixed=("game.players",),
    words={"towns.*.seas": ["north", "south"], "towns.*.fort": ["", "minor"]},
)
KINDS = (Kind("sea", ["north", "south"]), Kind("thing", ["north", "south", "minor"]))


def test_every_fact_has_its_kind() -> None:
    game, towns = (columns_of(block, FILES, KINDS) for block in blocks(CONTENT, FILES))
    assert [(column.key, column.kind, column.rule) for column in game] == [
        ("cost", "number", "4.2"),
        ("share", "decimal", ""),
        ("open", "flag", ""),
        ("players", "locked", ""),
    ]
    assert [(column.key, column.kind, column.names) for column in towns] == [
        ("lat", "degrees", ""),
        ("seas", "words", "sea"),
        ("fort", "word", "thing"),
        ("spaces", "rows", ""),
        ("rolls", "numbers", ""),
        ("motto", "text", ""),
        ("shape", "locked", ""),
    ]
    assert [(column.key, column.kind) for column in towns[3].columns] == [("star", "flag"), ("n", "number")]
    assert (game[0].low, game[0].high) == (0, 99)
    assert (towns[0].low, towns[0].high) == (1, 3)


def open_columns(columns: list[Column]) -> Iterator[Column]:
    for column in columns:
        if column.kind != "locked":
            yield column
            yield from open_columns(column.columns)


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("name", THE_FIVE)
def test_what_can_be_corrected_has_a_name(name: str, lang: str) -> None:
    game = load(name)
    known = set(re.findall(r"^([\w-]+) =", (WORDS / f"facts.{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE))
    missing = set()
    for block in blocks(game.content_files.load(), game.content_files):
        for column in open_columns(columns_of(block, game.content_files, game.kinds)):
            parts = [part for part in column.key.split(".") if not part.isdigit()]
            missing |= {f"fact-{part}" for part in parts} - known
            if not column.names:
                words = [word for word in column.words if word and not re.fullmatch(r"[FB]\d\d", word)]
                missing |= {f"word-{word}" for word in words} - known
    assert missing == set()
