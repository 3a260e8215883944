"""6.3, 11.8, 12.5, 18.1  Which part of a stack may go with a general."""

from typing import Final

from hatalom.games.hannibal.names import CARTHAGE, CONSUL, NOBODY, ROME
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.fatigue import spent_at

# What the force is for
MARCH: Final = 0
REGROUP: Final = 1
INTERCEPTION: Final = 2
AVOIDING: Final = 3


def is_force_legal(
    pos: Hannibal, seat: int, general: int, generals: int, number: int, present: int, current: int, reaction: bool
) -> bool:
    """11.8, 12.5, 18.1  A part of a stack may leave: consuls on either side of the parting keep five CUs.

    `current` is the size of the army on the march when it regroups, below 0 when it sets out.
    """
    staying = present - number
    commander = pos.commander_of(seat, pos.at[general], pos.is_inside[general])
    if reaction and commander != general and not (generals >> commander) & 1 and staying < 1 and present > 0:
        return False
    if seat != ROME:
        return True
    least = pos.content.consul_min
    for other in pos.generals_at(seat, pos.at[general], pos.is_inside[general]):
        if pos.office[other] != CONSUL:
            continue
        if other == general or (generals >> other) & 1:
            if number < least and staying > 0 and (current < 0 or number < current):
                return False
        elif staying < least and number > 0:
            return False
    return True


def possible_numbers(
    pos: Hannibal, seat: int, general: int, generals: int, purpose: int, goal: int, limit: int
) -> list[int]:
    """6.3, 11.8, 12.5, 18.1  All lawful numbers of CUs for a force."""
    space = pos.at[general]
    inside = pos.is_inside[general]
    present = pos.garrison[space] if inside else pos.outside(seat, space)
    spent = spent_at(pos, space, limit) if limit > 0 else 0
    most = min(max(0, present - spent), pos.content.most_moving)
    if purpose == AVOIDING and goal >= 0:  # 12.3r1, 12.6: more than fit into the city have nowhere to go
        most = min(most, pos.content.capacity[goal] - pos.garrison[goal])
    least = 0
    if purpose == INTERCEPTION or (purpose == AVOIDING and present > 0):
        least = 1
    current = pos.army_units if purpose == REGROUP else NOBODY
    numbers: list[int] = []
    for number in range(least, most + 1):
        if is_force_legal(pos, seat, general, generals, number, present, current, purpose >= INTERCEPTION):
            numbers.append(number)
    return numbers


def may_muster(pos: Hannibal, seat: int, general: int, purpose: int, goal: int, limit: int) -> bool:
    """Whether there is any lawful force under this general, alone or with everybody who may go with him."""
    if possible_numbers(pos, seat, general, 0, purpose, goal, limit):
        return True
    everybody = _followers(pos, seat, general, goal, limit)
    return everybody != 0 and len(possible_numbers(pos, seat, general, everybody, purpose, goal, limit)) > 0


def whole_force(pos: Hannibal, seat: int, general: int, purpose: int, goal: int) -> list[int]:
    """11.3, 12.2  The most that can go with a general: everybody who may, and as many CUs as is lawful."""
    everybody = _followers(pos, seat, general, goal, 0)
    numbers = possible_numbers(pos, seat, general, everybody, purpose, goal, 0)
    if not numbers:
        everybody = 0
        numbers = possible_numbers(pos, seat, general, 0, purpose, goal, 0)
    if not numbers:
        return []
    units = numbers[-1]
    space = pos.at[general]
    elephants = min(pos.elephants[space], units) if seat == CARTHAGE else 0
    has_train = seat == CARTHAGE and units > 0 and pos.train == space
    return [general, everybody, units, elephants, int(has_train)]


def _followers(pos: Hannibal, seat: int, general: int, goal: int, limit: int) -> int:
    """7.4  Everybody at his side who may go with him, as a set of bits."""
    everybody = 0
    for other in pos.generals_at(seat, pos.at[general], pos.is_inside[general]):
        if other == general or pos.rank(other) > pos.rank(general):
            continue
        if (goal < 0 or pos.may_stand(other, goal)) and (limit == 0 or pos.used[other] < limit):
            everybody |= 1 << other
    return everybody
