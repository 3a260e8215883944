"""21.1  The attrition table."""

from typing import Final

from hatalom.games.hannibal.names import NATIVE_GUIDE, NON_ALPS_PASS, Way
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import Orders

BY_SIZE: Final = 0


def losses_of(pos: Hannibal, units: int, roll: int) -> int:
    """21.1  Below 1 counts as 1, above 7 as 7."""
    table = pos.content.attrition
    return table[max(1, min(roll, len(table) - 1))][pos.content.column(units)]


def hits_elephants(pos: Hannibal, roll: int) -> int:
    """21.1  Results with an e: one of the lost CUs must be an elephant."""
    return 1 if roll >= pos.content.elephant_min_roll else 0


def pass_modifier(pos: Hannibal, orders: Orders, way: Way) -> int:
    """10.8, 2.16  The Alps are harder than other passes; the native guide of card 5 helps."""
    modifier = pos.content.non_alps_modifier if way == NON_ALPS_PASS else 0
    return modifier + (pos.content.guide_modifier if is_guided(orders) else 0)


def is_guided(orders: Orders) -> bool:
    """2.16r1  Card 5: whoever its two OPs could activate keeps the guide to the end of his move."""
    return orders.card == NATIVE_GUIDE
