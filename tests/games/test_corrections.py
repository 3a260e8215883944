"""Random corrections of a box: each one is refused with a reason, or gives a game that can be played."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from hatalom.core.match import Match
from hatalom.games import load
from hatalom.server.services.opening import overlay_text
from hatalom.table.boxes import UNFIT
from hatalom.table.table import open_match
from tests.games.five import THE_FIVE

Path = tuple[Any, ...]
SECRET = bytes(32)
PLIES = 40


def numbers(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Every whole number that an overlay can name; a row goes by its id."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from numbers(inner, (*path, key))
    elif isinstance(value, list):
        for row in value:
            if isinstance(row, dict) and "id" in row:
                yield from numbers(row, (*path, {"id": row["id"]}))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path, value


def overlay(path: Path, number: int) -> Any:
    key, *rest = path
    if isinstance(key, dict):
        return [{**key, **overlay(tuple(rest), number)}]
    return {key: overlay(tuple(rest), number) if rest else number}


def play(match: Match, rng: random.Random) -> None:
    for _ in range(PLIES):
        asked = [question for seat in range(match.seats) if (question := match.question_for(seat)) is not None]
        if match.result() is not None or not asked:
            return
        match.answer(asked[0].seat, rng.choice(asked[0].options))
    assert match.game.broken_invariant(match.pos) is None


def correct(name: str, times: int) -> None:
    game, rng = load(name), random.Random(name)
    known = list(numbers(game.content_files.load()))
    played = 0
    for _ in range(times):
        path, old = rng.choice(known)
        correction = overlay(path, rng.choice([old - 1, old + 1, 2 * old, 0, -1, old + rng.randint(2, 9), 99]))
        try:
            game.load_content(correction)
        except UNFIT:
            continue
        seats = ["x"] * game.seat_counts[0]
        play(open_match(game, seats, game.default_options(), overlay_text(correction), SECRET), rng)
        played += 1
    assert played > times / 4


@pytest.mark.parametrize("name", THE_FIVE)
def test_a_correction_is_refused_or_can_be_played(name: str) -> None:
    correct(name, 8)


@pytest.mark.long
@pytest.mark.parametrize("name", THE_FIVE)
def test_hundreds_of_corrections(name: str) -> None:
    correct(name, 300)
