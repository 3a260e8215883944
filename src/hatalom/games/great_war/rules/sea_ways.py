"""8.2 to 8.4, 18.17, 18.20, 18.23  How far ships come, over which zones, and where they may stay."""

from typing import Final

from mypy_extensions import i64

from hatalom.core.numbers import Numbers, bit
from hatalom.core.vecs import vec
from hatalom.games.great_war.board import Passage
from hatalom.games.great_war.names import (
    NOWHERE,
    PLACE_COUNT,
    PROVINCE_COUNT,
    SUBMARINE,
    SUBMARINES,
    SUEZ_RULE,
    ZONE_COUNT,
    Alliance,
    Place,
    Unit,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.units import origin_of, power_of

FAR: Final = 99


def is_open(pos: GreatWar, passage: Passage, alliance: Alliance) -> bool:
    """8.4r66, 18.23r127  Open to the alliance that controls all its provinces; some only in the advanced game."""
    if passage.is_advanced and not pos.is_on(SUEZ_RULE):
        return False
    for province in passage.controllers:
        if pos.side(province) != alliance:
            return False
    return True


def open_passages(pos: GreatWar, alliance: Alliance) -> i64:
    """The passages that are open to an alliance, a bit each."""
    passages = pos.content.passages
    found: i64 = 0
    for index in range(len(passages)):
        if is_open(pos, passages[index], alliance):
            found |= bit(index)
    return found


def next_zones(pos: GreatWar, zone: Place, alliance: Alliance) -> list[Place]:
    """The zones next to a zone, those behind open passages too."""
    content = pos.content
    ways, passages = content.way_to[zone], content.way_passage[zone]
    found: list[Place] = []
    for index in range(len(ways)):
        if passages[index] < 0 or is_open(pos, content.passages[passages[index]], alliance):
            found.append(ways[index])
    return found


def is_closed_sea(pos: GreatWar, zone: Place) -> bool:
    """18.23r127  In the basic game nobody sails on the Red Sea or the Persian Gulf."""
    return pos.content.is_remote[zone] and not pos.is_on(SUEZ_RULE)


def crossable(pos: GreatWar, alliance: Alliance, kind: Unit, crosses_ocean: bool) -> i64:
    """8.1r64, 8.2, 18.17  Zones on a coast without enemy ships; submarines of the advanced game cross all.

    A bit for each zone: its number less 159.
    """
    content = pos.content
    found = content.all_zones if pos.is_on(SUEZ_RULE) else content.home_zones
    if kind == SUBMARINE and pos.is_on(SUBMARINES):
        return found
    if not crosses_ocean:
        found &= content.coastal_zones
    units, alliances, enemy = pos.units, pos.alliance, 1 - alliance
    for zone in range(PROVINCE_COUNT, PLACE_COUNT):
        entries = units[zone]
        if len(entries) > 0 and alliances[power_of(entries[0])] == enemy:
            found &= ~bit(zone - PROVINCE_COUNT)
    return found


def may_stay(pos: GreatWar, zone: Place, alliance: Alliance, kind: Unit) -> bool:
    """8.1r64, 18.17r121  A zone on a coast that is free or the alliance's; submarines stay at sea too."""
    if pos.side(zone) == 1 - alliance or is_closed_sea(pos, zone):
        return False
    return pos.content.is_coastal[zone] or (kind == SUBMARINE and pos.is_on(SUBMARINES))


def may_wait(pos: GreatWar, zone: Place, alliance: Alliance, kind: Unit) -> bool:
    """8.2r65, 18.17  The last zone before an attack: not the enemy's, except for submarines that dive through."""
    return pos.side(zone) != 1 - alliance or (kind == SUBMARINE and pos.is_on(SUBMARINES))


def distances(pos: GreatWar, start: Place, alliance: Alliance, kind: Unit, points: i64, crosses_ocean: bool) -> Numbers:
    """8.2r65  The points to every zone that ships of this kind can cross; entering a zone costs 1, leaving a port none.

    The result is indexed by zone number less 159.
    """
    zones = crossable(pos, alliance, kind, crosses_ocean)
    content = pos.content
    found = vec[i64]([FAR] * ZONE_COUNT)
    queue: list[Place] = []
    if start >= PROVINCE_COUNT:
        found[start - PROVINCE_COUNT] = 0
        queue.append(start)
    else:
        for zone in content.port_seas[start]:
            if zones >> (zone - PROVINCE_COUNT) & 1:
                found[zone - PROVINCE_COUNT] = 1
                queue.append(zone)
    reached: i64 = 0
    while reached < len(queue):
        zone = queue[reached]
        reached += 1
        here = found[zone - PROVINCE_COUNT]
        if here >= points:
            continue
        ways, costs, passages = content.way_to[zone], content.way_cost[zone], content.way_passage[zone]
        for index in range(len(ways)):
            other, cost, passage = ways[index] - PROVINCE_COUNT, here + costs[index], passages[index]
            if zones >> other & 1 == 0 or cost >= found[other] or cost > points:
                continue
            if passage < 0 or is_open(pos, content.passages[passage], alliance):
                found[other] = cost
                queue.append(ways[index])
    return found


def crosses_ocean_for(pos: GreatWar, start: Place, target: Place) -> bool:
    """18.20r124  In the advanced game ships from a port may cross the open sea in order to attack there."""
    return pos.is_on(SUBMARINES) and start < PROVINCE_COUNT and not pos.content.is_coastal[target]


def sea_way(pos: GreatWar, start: Place, target: Place, alliance: Alliance, kind: Unit, points: i64) -> Place:
    """8.2r65  The last place before the attacked zone on the shortest way, or NOWHERE if it is too far.

    Among equally short ways the one whose last zone is the alliance's own, then the first by id.
    """
    if start < PROVINCE_COUNT and target in pos.content.port_seas[start]:
        return start if points > 0 else NOWHERE
    if not pos.content.is_coastal[target] and not crosses_ocean_for(pos, start, target):
        return NOWHERE
    if pos.content.least_points[start][target - PROVINCE_COUNT] > points:
        return NOWHERE
    found = distances(pos, start, alliance, kind, points, crosses_ocean_for(pos, start, target))
    return last_zone(pos, found, start, target, alliance, kind, points)


def last_zone(
    pos: GreatWar, found: Numbers, start: Place, target: Place, alliance: Alliance, kind: Unit, points: i64
) -> Place:
    """8.2r65  The zone from which ships enter the attacked one, or NOWHERE; the points to every zone are given."""
    content = pos.content
    ways, costs, passages = content.way_to[target], content.way_cost[target], content.way_passage[target]
    best, least, is_own = NOWHERE, points + 1, False
    for index in range(len(ways)):
        zone, passage = ways[index], passages[index]
        cost = found[zone - PROVINCE_COUNT] + costs[index]
        if cost > points or cost > least or (zone != start and not may_wait(pos, zone, alliance, kind)):
            continue
        if passage >= 0 and not is_open(pos, content.passages[passage], alliance):
            continue
        own = pos.side(zone) == alliance or zone == start or has_sent_ships(pos, zone)
        if cost < least or (own and not is_own) or (own == is_own and zone < best):
            best, least, is_own = zone, cost, own
    return best


def has_sent_ships(pos: GreatWar, zone: Place) -> bool:
    """8.2r65  Ships that joined the running attack from a zone still hold it, so that clicks may come in any order."""
    for entry in pos.force:
        if origin_of(entry) == zone:
            return True
    return False


def landing_zone(pos: GreatWar, start: Place, target: Place, alliance: Alliance, kind: Unit, points: i64) -> Place:
    """9.3r73  The zone next to an invaded province that ships of this place reach first, or NOWHERE."""
    is_near = False
    for zone in pos.content.seas[target]:
        if pos.content.least_points[start][zone - PROVINCE_COUNT] <= points:
            is_near = True
    if not is_near:
        return NOWHERE
    found = distances(pos, start, alliance, kind, points, False)
    best, least = NOWHERE, points + 1
    for zone in pos.content.seas[target]:
        if found[zone - PROVINCE_COUNT] < least and pos.side(zone) != 1 - alliance and pos.content.is_coastal[zone]:
            best, least = zone, found[zone - PROVINCE_COUNT]
    return best
