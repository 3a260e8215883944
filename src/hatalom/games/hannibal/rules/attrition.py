"""21.1  The attrition table."""

from typing import Final

from hatalom.games.hannibal.position import Hannibal

BY_SIZE: Final = 0


def losses_of(pos: Hannibal, units: int, roll: int) -> int:
    """21.1  Below 1 counts as 1, above 7 as 7."""
    table = pos.content.attrition
    return table[max(1, min(roll, len(table) - 1))][pos.content.column(units)]


def hits_elephants(pos: Hannibal, roll: int) -> int:
    """21.1  Results with an e: one of the lost CUs must be an elephant."""
    return 1 if roll >= pos.content.elephant_min_roll else 0
