"""6.2, 6.3, 9.3  The army on the march: how far it can go, how it gets from space to space, and when it is no more."""

from hatalom.core.question import Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import CHARMED
from hatalom.games.hannibal.names import (
    BY_CAMPAIGN,
    ENEMY,
    HANNIBAL,
    HANNIBAL_CHARMS,
    NO_COMPANY,
    NO_GENERAL,
    NOBODY,
    ROME,
    Space,
    Way,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import Orders
from hatalom.games.hannibal.rules.activation import limit_of
from hatalom.games.hannibal.rules.entering import cost_of
from hatalom.games.hannibal.rules.fatigue import lose_of_army, tiredness, walk
from hatalom.games.hannibal.rules.generals import displace


def begin_march(pos: Hannibal, points: int, ships: int) -> None:
    """6.4  An activation begins; who belongs to the army is chosen next."""
    pos.march_left = points
    pos.march_ships = ships


def end_march(pos: Hannibal) -> None:
    """Nobody marches any more."""
    pos.army = NO_GENERAL
    pos.army_generals = NO_COMPANY
    pos.army_units = 0
    pos.army_elephants = 0
    pos.army_has_train = False
    pos.army_inside = False
    pos.barred = NO_COMPANY
    pos.intercepted = False
    pos.avoided = False
    pos.avoid_failed = False
    pos.march_left = 0
    pos.march_ships = 0
    pos.march_entered = []
    pos.march_has_rolled = False
    pos.march_touched = []


def touch(pos: Hannibal, space: Space) -> None:
    """7.6  The stack there has changed: after the march its owner may name another commander, once."""
    if space not in pos.march_touched:
        pos.march_touched = [*pos.march_touched, space]


def reach(pos: Hannibal, orders: Orders) -> int:
    """9.3  Movement points left for everybody in the army."""
    limit = limit_of(pos, orders, pos.army)
    return min(pos.march_left, limit - tiredness(pos)) if limit else pos.march_left


def spend_points(pos: Hannibal, orders: Orders, way: Way) -> None:
    """6.2, 9.3r1  The general pays for a step; in a campaign everybody with him remembers it."""
    cost = cost_of(pos, way)
    pos.march_left -= cost
    if orders.mode == BY_CAMPAIGN:
        walk(pos, cost)


def relocate(pos: Hannibal, seat: Seat, goal: Space, into_city: bool) -> None:
    """The army and its generals are in another space now, inside or outside its walls."""
    start = pos.at[pos.army]
    if pos.army_inside:
        pos.go_inside(seat, start, -pos.army_units, -pos.army_elephants)
    pos.shift(seat, start, goal, pos.army_units, pos.army_elephants)
    for general in pos.content.generals_of[seat]:
        if pos.marches(general):
            pos.at[general] = goal
            pos.is_inside[general] = into_city
    if into_city:
        pos.go_inside(seat, goal, pos.army_units, pos.army_elephants)
    pos.army_inside = into_city
    if pos.army_has_train:
        pos.train = goal
    pos.tidy(start)
    pos.tidy(goal)  # 24.5: a siege train that is alone there is lost


def sink(pos: Hannibal, seat: Seat) -> None:
    """13.4, 10.1  All CUs are lost and the generals displaced; no political consequences."""
    space, inside = pos.at[pos.army], pos.army_inside
    for general in pos.content.generals_of[seat]:
        if pos.marches(general):
            displace(pos, general)
    pos.lose(seat, space, pos.army_units, pos.army_elephants, inside)
    lose_of_army(pos, pos.army_units, pos.army_elephants)


def has_company(pos: Hannibal, seat: Seat, space: Space) -> bool:
    """Whether several generals stand outside the walls of a space."""
    return len(pos.generals_at(seat, space, False)) > 1


def may_overrun(pos: Hannibal, seat: Seat, space: Space) -> bool:
    """6.7  Five CUs against a single one without a general."""
    enemies = pos.outside(ENEMY[seat], space)
    if enemies > pos.content.overrun_most_enemies or pos.army_units < pos.content.overrun_min:
        return False
    return not pos.has_general(ENEMY[seat], space, False)


# -- Hannibal charms Italy (card 28) -------------------------------------------------------------------------


def may_charm(pos: Hannibal, space: Space) -> bool:
    """Card 28  A Roman PC in Italy that is neither walled nor tribal, without Roman CUs."""
    if pos.army != HANNIBAL or not pos.is_in_italy(space):
        return False
    return pos.is_pc(ROME, space) and pos.all_units(ROME, space) == 0


def charm(pos: Hannibal, space: Space) -> None:
    if may_charm(pos, space):
        pos.marker = replaced(pos.marker, space, NOBODY)
        pos.tell(CHARMED, space)


def charm_entered(pos: Hannibal, orders: Orders) -> None:
    """Card 28  In every space he enters, also where the Romans avoided battle and he goes no further."""
    space = pos.at[pos.army]
    if orders.card == HANNIBAL_CHARMS and space in pos.march_entered:
        charm(pos, space)
