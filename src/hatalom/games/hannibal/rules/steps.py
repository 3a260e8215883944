"""6.2, 13  Where the army on the march may go next."""

from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import BY_SEA, NO_GENERAL, Space, Way
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.refusals import (
    ALONE_AGAINST_UNITS,
    ALREADY_THERE,
    ARMY_TIRED,
    CITY_BESIEGED,
    MAY_NOT_LEAVE,
    NO_CROSSING,
    NO_PORT,
    NO_SHIP,
    NOT_CONNECTED,
    SIEGE_NEEDS_THREE,
    SIEGE_TRIED,
    TOO_FAR,
    TOO_MANY_AT_SEA,
    TRUCE_BESIEGE,
    WALLS_SHUT,
)
from hatalom.games.hannibal.rules.entering import confined_general, cost_of, why_not_enter
from hatalom.games.hannibal.rules.sieges import besiegers, may_besiege
from hatalom.games.hannibal.verbs import MARCH_TO, SAIL_INTO, SAIL_TO


def land_options(pos: Hannibal, seat: Seat, left: int, options: list[int]) -> None:
    """6.2  Adjacent spaces within reach; nobody leaves a city by land while enemies stand at its walls."""
    start = pos.at[pos.army]
    board = pos.board()
    near, ways = board.near[start], board.way[start]
    for index in range(len(near)):
        way = ways[index]
        if cost_of(pos, way) > left:
            continue
        if board.guarded[start][index] and pos.marker[start] != seat:
            continue
        if why_not_enter(pos, seat, start, near[index], way) is None:
            options.append(MARCH_TO.of(near[index]))


def sea_options(pos: Hannibal, seat: Seat, options: list[int]) -> None:
    """13.1, 13.3  Any other port; into an own city when enemies stand outside its walls."""
    start = pos.at[pos.army]
    for goal in pos.board().ports:
        if goal == start:
            continue
        has_enemies = pos.has_enemy_outside(seat, goal)
        reason = why_not_enter(pos, seat, start, goal, BY_SEA)
        if reason is None:
            options.append(SAIL_TO.of(goal))
        elif reason is not ALONE_AGAINST_UNITS:  # 24.3, 18.1 hold for the way into the city too
            continue
        if has_enemies and may_land_inside(pos, seat, goal):
            options.append(SAIL_INTO.of(goal))


def may_land_inside(pos: Hannibal, seat: Seat, goal: Space) -> bool:
    """13.3  A friendly city without siege, and room for all."""
    if not pos.has_own_city(seat, goal) or pos.siege[goal] or pos.truce:
        return False
    if pos.army_has_train or confined_general(pos, goal) != NO_GENERAL:
        return False
    return pos.garrison[goal] + pos.army_units <= pos.content.capacity[goal]


def why_not_sail(pos: Hannibal, seat: Seat, left: int) -> Message | None:
    """2.11, 13.1 to 13.3  A port, a ship on the card, points, not too many CUs, no besieged city."""
    start = pos.at[pos.army]
    if not pos.content.has_port[start]:
        return NO_PORT
    if pos.march_ships == 0:
        return NO_SHIP
    if left < pos.content.naval_cost:
        return TOO_FAR
    if pos.army_units > pos.march_ships:
        return TOO_MANY_AT_SEA
    if pos.army_inside and pos.siege[start]:
        return CITY_BESIEGED
    return None


def refuse_step(pos: Hannibal, seat: Seat, goal: Space, left: int, tired: bool) -> Said | None:
    """Why the army may not march to a space."""
    start = pos.at[pos.army]
    board = pos.board()
    if pos.army_inside:
        return Said(WALLS_SHUT, [start])
    if goal == start:
        return refuse_stay(pos, seat, start)
    if goal not in board.near[start]:
        return Said(NOT_CONNECTED, [goal, start])
    index = board.near[start].index(goal)
    way = board.way[start][index]
    if board.guarded[start][index] and pos.marker[start] != seat:
        return Said(NO_CROSSING, [goal, start])
    if cost_of(pos, way) > left:
        return Said(ARMY_TIRED, [goal]) if tired else Said(TOO_FAR, [goal, cost_of(pos, way), left])
    return refuse_entry(pos, seat, goal, way)


def refuse_stay(pos: Hannibal, seat: Seat, space: Space) -> Said:
    """20.2, 20.4, 24.2  A click on the army's own space means a stop or a siege: why that is not possible."""
    if not pos.siege_site(seat, space) or may_besiege(pos, seat, space):
        return Said(ALREADY_THERE, [space])
    if besiegers(pos, seat, space) < pos.content.siege_min:
        return Said(SIEGE_NEEDS_THREE, [space])
    return Said(SIEGE_TRIED, []) if pos.sieges_tried else Said(TRUCE_BESIEGE, [space])


def refuse_voyage(pos: Hannibal, seat: Seat, goal: Space, left: int) -> Said | None:
    """Why the army may not sail to a port."""
    if goal == pos.at[pos.army]:
        return None
    reason = why_not_sail(pos, seat, left)
    if reason is TOO_FAR:
        return Said(TOO_FAR, [goal, pos.content.naval_cost, left])
    if reason is TOO_MANY_AT_SEA:
        return Said(TOO_MANY_AT_SEA, [pos.army_units, pos.march_ships])
    if reason is not None:
        return Said(reason, [goal if reason is NO_SHIP else pos.at[pos.army]])
    if not pos.content.has_port[goal]:
        return Said(NO_PORT, [goal])
    return refuse_entry(pos, seat, goal, BY_SEA)


def refuse_entry(pos: Hannibal, seat: Seat, goal: Space, way: Way) -> Said | None:
    reason = why_not_enter(pos, seat, pos.at[pos.army], goal, way)
    if reason is None:
        return None
    if reason is MAY_NOT_LEAVE:
        return Said(reason, [confined_general(pos, goal), goal])
    return Said(reason, [goal])
