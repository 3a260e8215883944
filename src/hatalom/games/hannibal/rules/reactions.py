"""11, 12  Who may intercept or avoid battle, and what helps an interception."""

from hatalom.core.message import Said
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import ENEMY, NO_SPACE, Company, General, Space, company_of, has
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import AVOIDING, INTERCEPTION, Errand, Force
from hatalom.games.hannibal.refusals import (
    BEHIND_WALLS,
    MAY_NOT_LEAVE,
    NO_UNITS_TO_SPARE,
    NOT_IN_THE_WAY,
    NOT_ON_MAP,
    NOT_YOUR_GENERAL,
    NOWHERE_TO_SLIP,
    ONE_FROM_A_SPACE,
    TOO_FAR_TO_INTERCEPT,
)
from hatalom.games.hannibal.rules.forces import may_muster, whole_force
from hatalom.games.hannibal.rules.generals import displace_lone
from hatalom.games.hannibal.rules.slipping import why_not_slip_to
from hatalom.games.hannibal.verbs import AVOID_INTO_CITY, AVOID_TO


def intercept_bonus(pos: Hannibal, seat: Seat, space: Space) -> int:
    """11.3  +1 on the die if the space has an enemy PC and no friendly CU."""
    if pos.has_enemy_pc(seat, space) and pos.all_units(seat, space) == 0:
        return pos.content.interception_modifier
    return 0


def refuse_interception(pos: Hannibal, seat: Seat, general: General, space: Space, has_declared: bool) -> Said:
    """11.1 to 11.3, 11.7, 11.8, 11.10  Why this general cannot step in the way."""
    stranger = _refuse_stranger(pos, seat, general)
    if stranger is not None:
        return stranger
    if pos.at[general] not in pos.board().plain[space]:
        return Said(TOO_FAR_TO_INTERCEPT, [general, space])
    if pos.is_inside[general]:
        return Said(BEHIND_WALLS, [general])
    if has_declared:
        return Said(ONE_FROM_A_SPACE, [general])
    if pos.outside(seat, pos.at[general]) > 0 and not pos.may_stand(general, space):
        return Said(MAY_NOT_LEAVE, [general, space])
    return Said(NO_UNITS_TO_SPARE, [general])


def refuse_avoiding(pos: Hannibal, seat: Seat, general: General, space: Space) -> Said:
    """12.1, 12.3, 12.5  Why this general cannot avoid battle."""
    stranger = _refuse_stranger(pos, seat, general)
    if stranger is not None:
        return stranger
    if pos.at[general] != space or pos.is_inside[general]:
        return Said(NOT_IN_THE_WAY, [general, space])
    if not may_muster(pos, Errand(seat, general, AVOIDING)):
        return Said(NO_UNITS_TO_SPARE, [general])
    return Said(NOWHERE_TO_SLIP, [general])


def _refuse_stranger(pos: Hannibal, seat: Seat, general: General) -> Said | None:
    if pos.content.side[general] != seat:
        return Said(NOT_YOUR_GENERAL, [general])
    return None if pos.is_on_map(general) else Said(NOT_ON_MAP, [general])


# -- avoiding battle (12) ------------------------------------------------------------------------------------


def avoiders_at(pos: Hannibal, seat: Seat, space: Space, came_from: Space) -> list[General]:
    """12.1, 12.3r1, 11.5  Generals outside the walls who have somewhere to go, if none of them failed to intercept."""
    generals = pos.generals_at(seat, space, False)
    for general in generals:
        if has(pos.barred, general):
            return []
    able: list[General] = []
    for general in generals:
        if _first_goals(pos, seat, general, space, came_from):
            if may_muster(pos, avoiding_of(pos, seat, general, space, came_from)):
                able.append(general)
    return able


def avoiding_of(pos: Hannibal, seat: Seat, general: General, space: Space, came_from: Space) -> Errand:
    """12.6  What a general has to choose: no more than the city holds, if it is the only place to go."""
    is_city_alone = _first_goals(pos, seat, general, space, came_from) == [AVOID_INTO_CITY.of()]
    return Errand(seat, general, AVOIDING, space if is_city_alone else NO_SPACE)


def _first_goals(pos: Hannibal, seat: Seat, general: General, space: Space, came_from: Space) -> list[int]:
    """Where a general could go with the fewest CUs."""
    return avoid_goals(pos, seat, space, came_from, company_of(general), min(1, pos.outside(seat, space)))


def avoid_goals(pos: Hannibal, seat: Seat, space: Space, came_from: Space, generals: Company, units: int) -> list[int]:
    """12.3, 12.6  Adjacent spaces, or the own city without siege at which the force stands."""
    options: list[int] = []
    for goal in pos.board().plain[space]:
        if why_not_slip_to(pos, seat, generals, goal, came_from) is None:
            options.append(AVOID_TO.of(goal))
    if pos.has_own_city(seat, space) and pos.siege[space] == 0:
        if pos.garrison[space] + units <= pos.content.capacity[space]:
            options.append(AVOID_INTO_CITY.of())
    return options


def whole_avoider(pos: Hannibal, seat: Seat, space: Space, came_from: Space) -> Force | None:
    """12.2  The commander with all that may go with him, if there is a place for them."""
    commander = pos.commander_of(seat, space, False)
    force = whole_force(pos, Errand(seat, commander, AVOIDING))
    if force is None or not avoid_goals(pos, seat, space, came_from, force.generals(), force.units):
        return None
    return force


# -- interceptions (11) --------------------------------------------------------------------------------------


def interceptors_at(pos: Hannibal, seat: Seat, origin: Space, space: Space) -> list[General]:
    """11.3, 11.8  Who could lead an interception from one space into another."""
    if pos.outside(seat, origin) == 0:
        return []
    able: list[General] = []
    for general in pos.generals_at(seat, origin, False):
        if pos.may_stand(general, space) and may_muster(pos, Errand(seat, general, INTERCEPTION, space)):
            able.append(general)
    return able


def whole_interceptor(pos: Hannibal, seat: Seat, origin: Space, space: Space) -> Force | None:
    """11.3  Everybody in a space who may go, under the commander if he may go himself."""
    able = interceptors_at(pos, seat, origin, space)
    if not able:
        return None
    commander = pos.commander_of(seat, origin, False)
    leader = commander if commander in able else able[0]
    return whole_force(pos, Errand(seat, leader, INTERCEPTION, space))


def whole_interceptors(pos: Hannibal, seat: Seat, space: Space, declared: list[Force]) -> list[Force]:
    """11.3, 11.7  Everybody who may still step in the way: one army from each space that has not declared yet."""
    forces: list[Force] = []
    for origin in pos.board().plain[space]:
        if not has_declared(pos, origin, declared):
            force = whole_interceptor(pos, seat, origin, space)
            if force is not None:
                forces.append(force)
    return forces


def has_declared(pos: Hannibal, origin: Space, declared: list[Force]) -> bool:
    """11.7  At most one interception starts from a space."""
    for force in declared:
        if pos.at[force.general] == origin:
            return True
    return False


def move_force(pos: Hannibal, seat: Seat, force: Force, goal: Space) -> None:
    """A declared force goes to another space; the enemy's lone generals there are displaced (10.1)."""
    pos.shift(seat, pos.at[force.general], goal, force.units, force.elephants)
    for general in pos.content.generals_of[seat]:
        if has(force.generals(), general):
            pos.at[general] = goal
    if force.has_train:
        pos.train = goal
    pos.tidy(goal)
    if pos.at[pos.army] != goal:  # 11.12: a lone general on the march may still back up
        displace_lone(pos, ENEMY[seat], goal)
