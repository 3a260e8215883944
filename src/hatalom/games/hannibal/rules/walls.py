"""8.1, 10.13, 18.1r2  Who may stand inside the walls and who outside."""

from hatalom.core.question import Seat
from hatalom.games.hannibal.names import ENEMY, Space
from hatalom.games.hannibal.position import Hannibal


def may_station(pos: Hannibal, seat: Seat, space: Space) -> bool:
    """8.1, 10.13r1  An own city without siege, with an own piece in it, and no enemy at the walls before this army."""
    if not pos.has_own_city(seat, space) or pos.siege[space]:
        return False
    if pos.army_units == 0 or pos.outside(ENEMY[seat], space) > pos.army_units:
        return False
    return pos.outside(seat, space) > 0 or pos.has_general(seat, space, False)


def may_keep_consul(pos: Hannibal, units: int, elsewhere: int) -> bool:
    """18.1r2  A consul stands with five CUs, or with all there are."""
    return units >= pos.content.consul_min or elsewhere == 0
