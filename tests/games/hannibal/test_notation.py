"""Positions written by hand: lessons and bug reports."""

import pytest

from hatalom.core.errors import BadFile
from hatalom.games.hannibal.game import GAME
from tests.games.hannibal.ids import the_space
from tests.games.hannibal.scenario import CONTENT

BEGINNING = "scenario second_punic_war\nmarkers start\n"


def test_the_markers_of_the_scenario_need_not_be_written_down() -> None:
    fresh = GAME.set_up(2, {}, CONTENT)
    pos = GAME.read(BEGINNING, CONTENT)
    assert pos.marker == fresh.marker
    other = GAME.read(f"{BEGINNING}space capua carthage units 0 2\n", CONTENT)
    changed = [space for space, marker in enumerate(other.marker) if marker != pos.marker[space]]
    assert changed == [the_space("capua")]


def test_without_that_line_a_map_is_bare() -> None:
    assert max(GAME.read("scenario second_punic_war\n", CONTENT).marker) < 0


def test_a_line_that_means_nothing_is_named() -> None:
    with pytest.raises(BadFile, match="line 3"):
        GAME.read(f"{BEGINNING}legions everywhere\n", CONTENT)
