"""25.6  What Rome needs in Iberia: New Carthage and Gades."""

from typing import Final

from hatalom.games.hannibal.names import CARTHAGE, GADES, NEW_CARTHAGE, Space
from hatalom.games.hannibal.position import Hannibal

IBERIAN_GOALS: Final = [NEW_CARTHAGE, GADES]
FAR: Final = 8
"""Steps to where no road leads, and for an army too small to besiege."""


def steps_to_goal(pos: Hannibal, start: Space) -> int:
    """How many steps away the nearest of the two is that Carthage still holds."""
    board = pos.board()
    for number, space in enumerate(board.around[start]):
        if pos.marker[space] == CARTHAGE and space in IBERIAN_GOALS:
            return board.far[start][number]
    return FAR
