"""The invariants notice what they are there for."""

import pytest

from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import SEAT, SPACES
from tests.games.hannibal.ids import the_space
from tests.games.hannibal.scenario import CONTENT
from tests.rules import rule


@rule("25.4")
@pytest.mark.parametrize("seat", range(len(SEAT.ids)))
def test_nobody_stands_outside_the_map_of_the_scenario(seat: int) -> None:
    pos = GAME.set_up(2, {"scenario": "campaign_iberia"}, CONTENT)
    assert GAME.broken_invariant(pos) is None
    pos.units[SPACES * seat + the_space("capua")] = 1
    assert (GAME.broken_invariant(pos) or "").startswith("25.4")
