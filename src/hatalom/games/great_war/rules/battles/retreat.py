"""7.33, 8.9  Where defenders may retreat to."""

from hatalom.games.great_war.names import PROVINCE_COUNT, Place, Power, Unit, is_land, is_ship
from hatalom.games.great_war.position import INVASION_ATTACK, GreatWar
from hatalom.games.great_war.rules.battles.advance import home_of
from hatalom.games.great_war.rules.romania_russia import may_share
from hatalom.games.great_war.rules.sea_ways import may_stay, next_zones
from hatalom.games.great_war.units import Entry, kind_of, points_of, power_of, turned_of, via_of


def land_goals(pos: GreatWar, province: Place, power: Power) -> list[Place]:
    """7.33  Adjacent provinces controlled by the alliance."""
    alliance = pos.alliance[power]
    found: list[Place] = []
    for other in pos.content.near[province]:
        if pos.side(other) == alliance and may_share(pos, power, other):
            found.append(other)
    return found


def sea_goals(pos: GreatWar, place: Place, power: Power, kind: Unit) -> list[Place]:
    """8.9r69  Free or own zones around, also through an own passage; own ports on the zone.

    A zone to which attackers will come back is not free although their ships are not there now, nor is one where a
    fleet lies that is landing.
    """
    alliance = pos.alliance[power]
    barred: list[Place] = []
    for entry in pos.force:
        barred.append(home_of(pos, entry))
        if pos.mode == INVASION_ATTACK:
            barred.append(via_of(entry))
    zones = pos.content.port_seas[place] if place < PROVINCE_COUNT else next_zones(pos, place, alliance)
    found: list[Place] = []
    for zone in zones:
        if zone not in barred and may_stay(pos, zone, alliance, kind) and may_share(pos, power, zone):
            found.append(zone)
    if place >= PROVINCE_COUNT:
        for port in pos.content.ports_of[place]:
            if pos.side(port) == alliance and may_share(pos, power, port):
                found.append(port)
    return found


def goals_of(pos: GreatWar, entry: Entry, at_sea: bool) -> list[Place]:
    if points_of(entry) == 0 or is_ship(kind_of(entry)) != at_sea:
        return []
    if at_sea:
        return sea_goals(pos, pos.target, power_of(entry), kind_of(entry))
    return land_goals(pos, pos.target, power_of(entry))


def may_retreat(pos: GreatWar, place: Place, at_sea: bool) -> bool:
    """7.33r58  Somebody has a movement point and a place to go to."""
    for entry in pos.units[place]:
        if goals_of(pos, entry, at_sea):
            return True
    return False


def has_garrison(pos: GreatWar, place: Place) -> bool:
    """18.21  Units there that have combat value."""
    for entry in pos.units[place]:
        if is_land(kind_of(entry)) and turned_of(entry) == 0:
            return True
    return False
