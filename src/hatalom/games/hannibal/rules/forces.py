"""6.3, 11.8, 12.5, 18.1  Which part of a stack may go with a general."""

from hatalom.games.hannibal.names import (
    CARTHAGE,
    CONSUL,
    NO_COMPANY,
    NO_SPACE,
    ROME,
    Company,
    General,
    has,
    joined,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import AVOIDING, INTERCEPTION, REGROUP, Errand, Force
from hatalom.games.hannibal.rules.fatigue import spent_at


def present_with(pos: Hannibal, errand: Errand) -> int:
    """The CUs on the general's side of the walls."""
    space = pos.at[errand.general]
    return pos.garrison[space] if pos.is_inside[errand.general] else pos.outside(errand.seat, space)


def is_lawful_number(pos: Hannibal, errand: Errand, others: Company, number: int, present: int) -> bool:
    """11.8, 12.5, 18.1  A part of a stack may leave: consuls on either side of the parting keep five CUs.

    `others` are the generals who go along, a bit each.
    """
    general = errand.general
    space, inside = pos.at[general], pos.is_inside[general]
    staying = present - number
    if errand.purpose >= INTERCEPTION and staying < 1 and present:
        commander = pos.commander_of(errand.seat, space, inside)
        if commander != general and not has(others, commander):
            return False  # whoever stays in command keeps a CU
    if errand.seat != ROME:
        return True
    least = pos.content.consul_min
    for other in pos.content.generals_of[ROME]:
        if pos.office[other] != CONSUL or pos.at[other] != space or pos.is_inside[other] != inside:
            continue
        if other == general or has(others, other):
            grows = errand.purpose == REGROUP and number >= pos.army_units
            if number < least and staying > 0 and not grows:
                return False
        elif staying < least and number > 0:
            return False
    return True


def least_and_most(pos: Hannibal, errand: Errand, present: int) -> tuple[int, int]:
    """6.3, 12.3r1  Between which numbers of CUs a force must be, of those who are present."""
    spent = spent_at(pos, pos.at[errand.general], errand.limit) if errand.limit else 0
    most = min(max(0, present - spent), pos.content.most_moving)
    if errand.purpose == AVOIDING and errand.goal != NO_SPACE:  # 12.3r1, 12.6: more than fit inside have nowhere to go
        most = min(most, pos.content.capacity[errand.goal] - pos.garrison[errand.goal])
    least = 0
    if errand.purpose == INTERCEPTION or (errand.purpose == AVOIDING and present > 0):
        least = 1
    return least, most


def possible_numbers(pos: Hannibal, errand: Errand, others: Company) -> list[int]:
    """6.3, 11.8, 12.5, 18.1  All lawful numbers of CUs for a force with these other generals."""
    present = present_with(pos, errand)
    least, most = least_and_most(pos, errand, present)
    numbers: list[int] = []
    for number in range(least, most + 1):
        if is_lawful_number(pos, errand, others, number, present):
            numbers.append(number)
    return numbers


def may_muster(pos: Hannibal, errand: Errand) -> bool:
    """Whether there is any lawful force under this general: what is lawful for fewer generals is so for everybody."""
    others, present = followers_of(pos, errand), present_with(pos, errand)
    least, most = least_and_most(pos, errand, present)
    for number in range(most, least - 1, -1):
        if is_lawful_number(pos, errand, others, number, present):
            return True
    return False


def whole_force(pos: Hannibal, errand: Errand) -> Force | None:
    """11.3, 12.2  The most that can go with a general: everybody who may, and as many CUs as is lawful."""
    everybody = followers_of(pos, errand)
    numbers = possible_numbers(pos, errand, everybody)
    if not numbers:
        return None
    units = numbers[-1]
    space = pos.at[errand.general]
    elephants = min(pos.elephants[space], units) if errand.seat == CARTHAGE else 0
    has_train = errand.seat == CARTHAGE and units > 0 and pos.train == space
    return Force(errand.general, everybody, units, elephants, has_train)


def followers_of(pos: Hannibal, errand: Errand) -> Company:
    """7.4  Everybody at his side who may go with him, a bit each."""
    everybody = NO_COMPANY
    at, is_inside, general = pos.at, pos.is_inside, errand.general
    for other in pos.content.generals_of[errand.seat]:
        if at[other] == at[general] and is_inside[other] == is_inside[general] and may_follow(pos, errand, other):
            everybody = joined(everybody, other)
    return everybody


def may_follow(pos: Hannibal, errand: Errand, other: General) -> bool:
    """7.4, 9.3, 23.3  Nobody of higher rank, nobody who may not go there, nobody without movement left."""
    if other == errand.general or pos.rank(other) > pos.rank(errand.general):
        return False
    if errand.goal != NO_SPACE and not pos.may_stand(other, errand.goal):
        return False
    return errand.limit == 0 or pos.used[other] < errand.limit
