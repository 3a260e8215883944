"""The five games have the same rooms, and the page for newcomers names every one of them."""

import re
from pathlib import Path

import pytest

from tests.games.five import THE_FIVE

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src/hatalom/games"
PAGE = ROOT / "docs/adding_a_game.md"
OPTIONAL = {"closing", "facts", "faults", "forecast", "orders", "records", "towns", "units"}
"""A game without such a room simply lacks it."""


def rooms(game: str) -> set[str]:
    return {entry.stem for entry in (GAMES / game).iterdir()} - {"__init__", "__pycache__"}


def named_rooms() -> set[str]:
    table = PAGE.read_text(encoding="utf-8").split("| room | holds |")[1].split("\n\n")[0]
    rows = [row.split("|")[1] for row in table.splitlines() if row.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`(\w+)", row)}


@pytest.mark.parametrize("game", THE_FIVE)
def test_a_game_has_the_rooms_of_all_games_and_no_others(game: str) -> None:
    assert rooms(game) <= named_rooms()
    assert named_rooms() - OPTIONAL <= rooms(game)


def test_every_room_that_is_named_stands_in_some_game() -> None:
    assert named_rooms() == set().union(*(rooms(game) for game in THE_FIVE))
