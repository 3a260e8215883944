"""13.1, 13.4  What can be carried, and where to."""

from typing import final

from hatalom.core.message import Message
from hatalom.core.position import Record
from hatalom.core.vecs import vec
from hatalom.games.great_war.names import (
    GENERALS,
    NOWHERE,
    PROVINCE_COUNT,
    UNIT_COUNT,
    UNITS,
    General,
    Place,
    Power,
    Unit,
    is_land,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.refusals import NOT_CONNECTED, NOT_OUR_PROVINCE, NOT_TOGETHER
from hatalom.games.great_war.rules.romania_russia import may_share
from hatalom.games.great_war.rules.transport.connection import Network
from hatalom.games.great_war.units import Entry, kind_of, poorest, power_of


@final
class Transfer(Record):
    """13.2  What a power carried, from where to where; it can be repeated with one click (20)."""

    FIELDS = ("power", "start", "kind", "goal")

    def __init__(self, power: Power, start: Place, kind: Unit, goal: Place) -> None:
        self.power = power
        self.start = start
        self.kind = kind
        self.goal = goal


def active_generals(pos: GreatWar, power: Power) -> list[General]:
    """The generals of a power that lead an army."""
    content = pos.content
    return [g for g in GENERALS if content.general_power[g] == power and pos.general_at[g] >= 0]


def land_kinds(pos: GreatWar, place: Place, power: Power) -> list[Unit]:
    """The kinds of land units a power has in a province."""
    found = [False] * UNIT_COUNT
    for entry in pos.units[place]:
        if power_of(entry) == power and is_land(kind_of(entry)):
            found[kind_of(entry)] = True
    return [kind for kind in UNITS if found[kind]]


def worst_entry(pos: GreatWar, place: Place, power: Power, kind: Unit) -> Entry:
    """20  Of equal pieces the one with the fewest points goes, then one of no army, then by the general's number."""
    return poorest(vec[Entry]([e for e in pos.units[place] if power_of(e) == power and kind_of(e) == kind]))


def why_not_carry(pos: GreatWar, power: Power, start: Place, goal: Place, network: Network) -> Message | None:
    """13.1, 13.4, 18.16, 18.22  Provinces of the alliance with a connection, which an encircled one never has."""
    if goal >= PROVINCE_COUNT or goal == start or pos.content.is_america[goal]:
        return NOT_OUR_PROVINCE
    if pos.side(goal) != pos.alliance[power]:
        return NOT_OUR_PROVINCE
    if not network.joins(pos, start, goal):
        return NOT_CONNECTED
    return None if may_share(pos, power, goal) else NOT_TOGETHER


def goals(pos: GreatWar, power: Power, start: Place, network: Network) -> list[Place]:
    return [goal for goal in network.provinces if why_not_carry(pos, power, start, goal, network) is None]


def starts(pos: GreatWar, power: Power, network: Network) -> list[Place]:
    """Provinces with an own land unit that can go somewhere; the last goal is tried first, as it usually fits again."""
    found: list[Place] = []
    last = NOWHERE
    for start in pos.places_of(power):
        if not has_land_unit(pos, start, power):
            continue
        if last != NOWHERE and why_not_carry(pos, power, start, last, network) is None:
            found.append(start)
            continue
        for goal in network.provinces:
            if why_not_carry(pos, power, start, goal, network) is None:
                found.append(start)
                last = goal
                break
    return found


def has_land_unit(pos: GreatWar, place: Place, power: Power) -> bool:
    for entry in pos.units[place]:
        if power_of(entry) == power and is_land(kind_of(entry)):
            return True
    return False
