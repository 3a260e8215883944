"""8.2 to 8.5, 9.1 to 9.3  Which ships, and which aircraft beside them, can join an attack at sea or an invasion."""

from mypy_extensions import i64

from hatalom.core.numbers import bit
from hatalom.core.vecs import vec
from hatalom.games.great_war.names import (
    AIRCRAFT,
    BATTLESHIP,
    NOWHERE,
    PROVINCE_COUNT,
    ZEPPELIN,
    ZONES,
    Place,
    Places,
    Power,
    Unit,
    enemy_of,
    is_fighting,
    is_land,
    is_ship,
)
from hatalom.games.great_war.position import INVASION_ATTACK, LAND_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.rules.battles.approach import kept_approach
from hatalom.games.great_war.rules.battles.reach import (
    land_kinds,
    land_senders,
    land_targets,
    may_leave,
    room_through,
    send,
)
from hatalom.games.great_war.rules.sea_ways import FAR, distances, landing_zone, last_zone, sea_way
from hatalom.games.great_war.units import (
    NO_ENTRY,
    Entry,
    count_of,
    is_loaded,
    kind_of,
    origin_of,
    points_of,
    power_of,
    via_of,
    with_count,
    with_load,
    with_way,
)


def fleet_way(pos: GreatWar, origin: Place, entry: Entry) -> Place:
    """The last zone of a ship's way to the running attack, or NOWHERE."""
    kind, alliance = kind_of(entry), pos.alliance[power_of(entry)]
    if pos.mode == SEA_ATTACK:
        return sea_way(pos, origin, pos.target, alliance, kind, points_of(entry))
    return landing_zone(pos, origin, pos.target, alliance, kind, points_of(entry))


def comes_by_sea(pos: GreatWar, origin: Place, entry: Entry) -> bool:
    """8.2r65, 9.3r73  Whether a ship has a way to the running attack."""
    kept = kept_approach(pos)
    if kept is not None and kept.alliance == pos.alliance[power_of(entry)]:
        return points_of(entry) >= kept.points[origin]
    return fleet_way(pos, origin, entry) != NOWHERE


def air_zone(pos: GreatWar, origin: Place, entry: Entry) -> Place:
    """8.5r67  The zone that an aircraft or Zeppelin reaches to help the fleet, or NOWHERE.

    Range 1 is a zone that borders its province; range 2 leads over one province of the alliance.
    """
    zones = [pos.target] if pos.mode == SEA_ATTACK else pos.content.seas[pos.target]
    alliance = pos.alliance[power_of(entry)]
    for zone in zones:
        if origin in pos.content.near[zone]:
            return zone
        if points_of(entry) > 1:
            for coast in pos.content.near[zone]:
                if pos.side(coast) == alliance and pos.content.has_border(coast, origin):
                    return zone
    return NOWHERE


def fleet_kinds(pos: GreatWar, power: Power, origin: Place) -> i64:
    """The kinds of ships and air units, a bit each, that can join from a place."""
    kinds: i64 = 0
    for entry in pos.units[origin]:
        kind = kind_of(entry)
        if power_of(entry) == power and kinds >> kind & 1 == 0 and pos.may_attack(entry):
            if joins_fleet(pos, origin, entry):
                kinds |= bit(kind)
    return kinds


def has_fleet_unit(pos: GreatWar, power: Power, origin: Place) -> bool:
    """Whether a ship or an air unit of this power can join from a place."""
    for entry in pos.units[origin]:
        if power_of(entry) == power and pos.may_attack(entry) and joins_fleet(pos, origin, entry):
            return True
    return False


def joins_fleet(pos: GreatWar, origin: Place, entry: Entry) -> bool:
    """Whether these units, which are fit to attack, reach the running attack at sea or by sea."""
    kind = kind_of(entry)
    if is_ship(kind):
        return may_sail(pos, origin) and comes_by_sea(pos, origin, entry)
    if kind != AIRCRAFT and kind != ZEPPELIN:
        return False
    return may_leave(pos, origin) and air_zone(pos, origin, entry) != NOWHERE


def may_sail(pos: GreatWar, place: Place) -> bool:
    """5.8r33, 18.22  Ships attack from zones and ports, but not from America nor from an encircled port."""
    return place >= PROVINCE_COUNT or may_leave(pos, place)


def candidates(pos: GreatWar, power: Power) -> Places:
    """The places from which units of a power might come to the running attack."""
    return pos.content.around[pos.target] if pos.mode == LAND_ATTACK else pos.places_of(power)


def can_send(pos: GreatWar, power: Power, place: Place) -> bool:
    """Whether this power can commit or load something from a place."""
    if pos.mode == LAND_ATTACK:
        return place != pos.target and land_senders(pos, place, pos.target, bit(power)) > 0
    if pos.mode == SEA_ATTACK:
        return place != pos.target and has_fleet_unit(pos, power, place)
    if not has_ready_unit(pos, power, place):
        return False
    if place != pos.target:
        if place < PROVINCE_COUNT and land_senders(pos, place, pos.target, bit(power)) > 0:
            return True
        if has_fleet_unit(pos, power, place):
            return True
    return loads_from(pos, power, place) > 0


def has_ready_unit(pos: GreatWar, power: Power, place: Place) -> bool:
    """7.2  Whether some unit of a power in a place may still attack."""
    for entry in pos.units[place]:
        if power_of(entry) == power and pos.may_attack(entry):
            return True
    return False


def origins(pos: GreatWar, power: Power) -> list[Place]:
    """The places from which this power can send something."""
    return [place for place in candidates(pos, power) if can_send(pos, power, place)]


def has_origin(pos: GreatWar, power: Power) -> bool:
    for place in candidates(pos, power):
        if can_send(pos, power, place):
            return True
    return False


def senders(pos: GreatWar, powers: i64) -> i64:
    """7.3r41  Those of the powers, a bit each, that can send something; over land, all are asked of a place at once."""
    found: i64 = 0
    if pos.mode == LAND_ATTACK:
        for place in pos.content.around[pos.target]:
            found |= land_senders(pos, place, pos.target, powers & ~found)
        return found
    for power in pos.order:
        if powers >> power & 1 and has_origin(pos, power):
            found |= bit(power)
    return found


def kinds_from(pos: GreatWar, power: Power, origin: Place) -> i64:
    """Everything of this power that can be committed from a place to the running attack."""
    if pos.is_empty(origin) or origin == pos.target:
        return 0
    kinds: i64 = 0
    if pos.mode != SEA_ATTACK and origin < PROVINCE_COUNT:
        kinds |= land_kinds(pos, power, origin, pos.target)
    if pos.mode == SEA_ATTACK or pos.mode == INVASION_ATTACK:
        kinds |= fleet_kinds(pos, power, origin)
    return kinds


def loads_from(pos: GreatWar, power: Power, port: Place) -> i64:
    """9.1, 9.3  The kinds of land units that can be taken aboard a battleship in a port."""
    if pos.mode != INVASION_ATTACK or port >= PROVINCE_COUNT or not pos.content.is_port[port]:
        return 0
    if pos.is_empty(port) or not may_leave(pos, port):
        return 0
    kinds: i64 = 0
    for entry in pos.units[port]:
        if power_of(entry) == power and is_land(kind_of(entry)) and pos.may_attack(entry):
            kinds |= bit(kind_of(entry))
    if kinds == 0 or room_through(pos, port, port) == 0 or _carrier(pos, power, port) == NO_ENTRY:
        return 0
    return kinds


def _carrier(pos: GreatWar, power: Power, port: Place) -> Entry:
    """9.3r73  A battleship for the load: an own one in port, or an empty one already under way from there."""
    for entry in pos.units[port]:
        if power_of(entry) == power and kind_of(entry) == BATTLESHIP and pos.may_attack(entry):
            if comes_by_sea(pos, port, entry):
                return entry
    for entry in pos.force:
        if kind_of(entry) == BATTLESHIP and origin_of(entry) == port and not is_loaded(entry):
            return entry
    return NO_ENTRY


def commit_fleet(pos: GreatWar, power: Power, origin: Place, kind: Unit, most: i64) -> bool:
    """Ships, aircraft or Zeppelins that are alike join; all of them come the same way."""
    for entry in pos.units[origin]:
        if power_of(entry) != power or kind_of(entry) != kind or not pos.may_attack(entry):
            continue
        via = fleet_way(pos, origin, entry) if is_ship(kind) else air_zone(pos, origin, entry)
        if via != NOWHERE:
            send(pos, origin, entry, via, min(most, count_of(entry)))
            return True
    return False


def load_unit(pos: GreatWar, power: Power, port: Place, kind: Unit) -> None:
    """9.1, 9.3  A land unit goes aboard; battleship and cargo are committed together."""
    carrier = _carrier(pos, power, port)
    if carrier in pos.force:
        zone = via_of(carrier)
        pos.leave_force(carrier, 1)
    else:
        zone = fleet_way(pos, port, carrier)
        pos.remove(port, carrier, 1)
    pos.join_force(with_load(with_way(with_count(carrier, 1), port, zone)))
    for entry in pos.units[port]:
        if power_of(entry) == power and kind_of(entry) == kind and pos.may_attack(entry):
            pos.remove(port, entry, 1)
            pos.join_force(with_load(with_way(with_count(entry, 1), port, zone)))
            return


def sea_targets(pos: GreatWar, power: Power) -> list[Place]:
    """8.2  Zones with enemy ships that at least one ship of this power reaches."""
    enemy = enemy_of(pos.alliance[power])
    enemies = vec[Place]([zone for zone in ZONES if pos.side(zone) == enemy])
    found: list[Place] = []
    if len(enemies) == 0:
        return found
    for place in pos.places_of(power):
        if place < PROVINCE_COUNT and not pos.content.is_port[place]:
            continue
        kinds: i64 = 0
        for entry in pos.units[place]:
            kind = kind_of(entry)
            if power_of(entry) != power or not is_ship(kind) or kinds >> kind & 1 or not pos.may_attack(entry):
                continue
            if not may_sail(pos, place):
                break
            kinds |= bit(kind)
            _add_reached(pos, place, entry, enemies, found)
    return found


def _add_reached(pos: GreatWar, place: Place, entry: Entry, enemies: Places, found: list[Place]) -> None:
    """The enemy zones that ships of one kind reach: one search for all on a coast, one each for the open sea."""
    alliance, kind, points = pos.alliance[power_of(entry)], kind_of(entry), points_of(entry)
    least_points = pos.content.least_points[place]
    ways = vec[i64]()
    for target in enemies:
        if least_points[target - PROVINCE_COUNT] > points or target in found:
            continue
        if place < PROVINCE_COUNT and target in pos.content.port_seas[place]:
            found.append(target)
            continue
        if not pos.content.is_coastal[target]:
            if sea_way(pos, place, target, alliance, kind, points) != NOWHERE:
                found.append(target)
            continue
        if len(ways) == 0:
            ways = distances(pos, place, alliance, kind, points, False)
        if last_zone(pos, ways, place, target, alliance, kind, points) != NOWHERE:
            found.append(target)


def invasion_targets(pos: GreatWar, power: Power) -> list[Place]:
    """9.1 to 9.3  Enemy provinces on a coast that a loaded battleship reaches; it costs 3 IP.

    Ship or cargo may be an ally's (9.3r73).  Technical units land only beside an attack over land (9.1r71).
    """
    found: list[Place] = []
    if pos.ip[power] < pos.content.invasion_price:
        return found
    alliance = pos.alliance[power]
    over_land: list[Place] = []
    for port in pos.places_of(power):
        points = carrying_points(pos, power, port) if port < PROVINCE_COUNT and pos.content.is_port[port] else 0
        if points == 0 or not may_leave(pos, port):
            continue
        has_fighters = _has_fighters(pos, port)
        if not has_fighters and not over_land:
            over_land = land_targets(pos, power)
        ways = distances(pos, port, alliance, BATTLESHIP, points, False)
        for zone in ZONES:
            if ways[zone - PROVINCE_COUNT] < FAR:
                for province in pos.content.near[zone]:  # there are none on the open sea
                    if pos.side(province) == 1 - alliance and province not in found:
                        if has_fighters or province in over_land:
                            found.append(province)
    return found


def carrying_points(pos: GreatWar, power: Power, port: Place) -> i64:
    """9.3r73  The points of a battleship that can load a unit in a port, or 0; one of the two is this power's."""
    points, own_points, has_cargo, has_own_cargo = 0, 0, False, False
    for entry in pos.units[port]:
        if not pos.may_attack(entry):
            continue
        is_own = power_of(entry) == power
        if kind_of(entry) == BATTLESHIP:
            points = max(points, points_of(entry))
            if is_own:
                own_points = max(own_points, points_of(entry))
        elif is_land(kind_of(entry)):
            has_cargo = True
            has_own_cargo = has_own_cargo or is_own
    if has_own_cargo:
        return points
    return own_points if has_cargo else 0


def _has_fighters(pos: GreatWar, port: Place) -> bool:
    for entry in pos.units[port]:
        if is_fighting(kind_of(entry)) and pos.may_attack(entry):
            return True
    return False
