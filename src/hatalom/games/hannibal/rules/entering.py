"""6.2, 6.6, 18.4, 23, 24  What a step costs, and what keeps an army out of a space."""

from hatalom.core.message import Message
from hatalom.core.question import Seat
from hatalom.games.hannibal.names import (
    AFRICA,
    ALPS_PASS,
    BY_SEA,
    CARTHAGE,
    CONSUL,
    ENEMY,
    NO_GENERAL,
    NORMAL,
    ROME,
    STRAIT,
    General,
    Space,
    Way,
    has,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.refusals import (
    ALONE_AGAINST_UNITS,
    CONSUL_LEFT_BEHIND,
    COUNSELS,
    MAY_NOT_LEAVE,
    TRAIN_STAYS,
    TRUCE_HOLDS,
)


def cost_of(pos: Hannibal, way: Way) -> int:
    """6.2, 10.7, 13.1  Movement points."""
    if way == NORMAL:
        return 1
    if way == STRAIT:
        return pos.content.strait_cost
    if way == BY_SEA:
        return pos.content.naval_cost
    return pos.content.pass_cost


def why_not_enter(pos: Hannibal, seat: Seat, start: Space, goal: Space, way: Way) -> Message | None:
    """6.6, 18.4, 23, 24.2, 24.3  What keeps the army on the march from a space, whatever it costs."""
    content = pos.content
    if pos.army_units:
        if content.country[start] == AFRICA and content.country[goal] != AFRICA:
            if seat == CARTHAGE and pos.hanno_counsels:
                return COUNSELS
        elif content.country[goal] == AFRICA and content.country[start] != AFRICA:
            if seat == ROME and pos.cato_counsels:
                return COUNSELS
    elif pos.has_enemy_outside(seat, goal):
        return ALONE_AGAINST_UNITS
    if pos.truce and (pos.all_units(ENEMY[seat], goal) > 0 or pos.has_enemy_pc(seat, goal)):
        return TRUCE_HOLDS
    if pos.army_has_train and (way == ALPS_PASS or way == BY_SEA):
        return TRAIN_STAYS
    if confined_general(pos, goal) != NO_GENERAL:
        return MAY_NOT_LEAVE
    if seat == ROME and leaves_consul_behind(pos, start):
        return CONSUL_LEFT_BEHIND
    return None


def confined_general(pos: Hannibal, goal: Space) -> General:
    """23.3, 23.5  The first general of the army who may not stand there; -1 if all may."""
    if not pos.may_stand(pos.army, goal):
        return pos.army
    if pos.army_generals:
        for general in pos.content.generals_of[pos.content.side[pos.army]]:
            if has(pos.army_generals, general) and not pos.may_stand(general, goal):
                return general
    return NO_GENERAL


def leaves_consul_behind(pos: Hannibal, space: Space) -> bool:
    """18.1, 18.4  A consul who does not go along must keep five CUs."""
    if pos.army_units == 0 or pos.army_inside:
        return False
    staying = pos.outside(ROME, space) - pos.army_units
    if staying >= pos.content.consul_min:
        return False
    for general in pos.content.generals_of[ROME]:
        if pos.at[general] == space and pos.office[general] == CONSUL and not pos.is_inside[general]:
            if general != pos.army and not has(pos.army_generals, general):
                return True
    return False
