"""7.2, 7.4  Which units can attack a province over land, and from which side they come."""

from hatalom.games.great_war.names import (
    CAVALRY,
    ENCIRCLEMENT,
    NOBODY,
    NOWHERE,
    PROVINCES,
    is_fighting,
    is_land,
    is_ship,
)
from hatalom.games.great_war.phases.encirclement import is_encircled
from hatalom.games.great_war.phases.romania_russia import may_share
from hatalom.games.great_war.phases.strength import defence_bonuses, is_in_land_part, total_of
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.units import (
    count_of,
    kind_of,
    origin_of,
    pack,
    points_of,
    power_of,
    via_of,
    with_count,
    with_way,
)


def may_leave(pos: GreatWar, province: int) -> bool:
    """18.22, 5.8r33  Encircled units cannot attack, nor units in America."""
    if pos.content.is_america[province]:
        return False
    return not (pos.is_on(ENCIRCLEMENT) and is_encircled(pos, province))


def committed_from(pos: GreatWar, province: int, is_led: bool) -> int:
    """7.4r42  Land units already committed through a province, all nations; carried ones count for their port.

    For units without a general only those count that have none either: whoever is led may be more than five.
    """
    total = 0
    for entry in pos.force:
        if is_land(kind_of(entry)) and is_in_land_part(entry):
            via = via_of(entry)
            if (via if via < PROVINCES else origin_of(entry)) == province:
                if is_led or pos.general_in(origin_of(entry)) == NOBODY:
                    total += count_of(entry)
    return total


def room_through(pos: GreatWar, province: int, origin: int) -> int:
    """7.4, 6.5r36  How many more may attack through a province: five without a general there or where they started."""
    is_led = pos.general_in(province) != NOBODY or pos.general_in(origin) != NOBODY
    limit = pos.content.stack_limit if is_led else pos.content.limit_without_general
    if not pos.force:
        return limit
    return max(0, limit - committed_from(pos, province, is_led))


def land_way(pos: GreatWar, power: int, origin: int, target: int, points: int) -> int:
    """7.2r40  The province from which units of this origin enter the target: the origin, or one in between.

    Among several middle provinces the one that leaves the defender the smallest modifiers, then the first by id.
    """
    content = pos.content
    if content.has_border(target, origin):
        return origin if points > 0 and room_through(pos, origin, origin) > 0 else NOWHERE
    if points < 2:
        return NOWHERE
    alliance = pos.alliance[power]
    best, least = NOWHERE, 0
    for middle in content.near[target]:
        if pos.side(middle) != alliance or not content.has_border(middle, origin):
            continue
        if room_through(pos, middle, origin) == 0 or not may_share(pos, power, middle):
            continue
        modifiers = _modifiers_with(pos, target, origin, middle)
        if best == NOWHERE or modifiers < least:
            best, least = middle, modifiers
    return best


def _modifiers_with(pos: GreatWar, target: int, origin: int, middle: int) -> int:
    """The defender's modifiers if one more cavalry came through this province."""
    force = pos.force
    pos.force = [*force, with_way(pack(0, CAVALRY, 1, 0), origin, middle)]
    total = total_of(defence_bonuses(pos, target))
    pos.force = force
    return total


def land_targets(pos: GreatWar, power: int, found: list[int]) -> None:
    """7.2, 7.5r43  Enemy provinces that this power can attack: with a fighting unit, its own or one of an ally."""
    helped: list[int] = []
    _add_targets(pos, power, found, helped)
    for target in helped:
        if target not in found and _is_in_reach_of_ally(pos, power, target):
            found.append(target)


def _is_in_reach_of_ally(pos: GreatWar, power: int, target: int) -> bool:
    """7.3r41  Whether a fighting unit of another power of the alliance can attack a province."""
    alliance = pos.alliance[power]
    for origin in pos.content.around[target]:
        if pos.side(origin) != alliance or not may_leave(pos, origin):
            continue
        for entry in pos.units[origin]:
            if power_of(entry) != power and is_fighting(kind_of(entry)) and pos.may_attack(entry):
                if land_way(pos, power_of(entry), origin, target, points_of(entry)) != NOWHERE:
                    return True
    return False


def _add_targets(pos: GreatWar, power: int, found: list[int], helped: list[int]) -> None:
    """The enemy provinces in reach of this power's fighting units, and those only its technical units reach."""
    for origin in range(PROVINCES):
        fighting, technical = 0, 0
        for entry in pos.units[origin]:
            kind = kind_of(entry)
            if power_of(entry) == power and not is_ship(kind) and pos.may_attack(entry):
                if is_fighting(kind):
                    fighting = max(fighting, points_of(entry))
                else:
                    technical = max(technical, points_of(entry))
        if fighting + technical == 0 or not may_leave(pos, origin):
            continue
        if fighting > 0:
            _add_in_reach(pos, power, origin, fighting, found)
        if technical > fighting:
            _add_in_reach(pos, power, origin, technical, helped)


def _add_in_reach(pos: GreatWar, power: int, origin: int, points: int, found: list[int]) -> None:
    alliance, near = pos.alliance[power], pos.content.near
    for other in near[origin]:
        side = pos.side(other)
        if side == 1 - alliance:
            if other not in found:
                found.append(other)
        elif points > 1 and side == alliance and may_share(pos, power, other):
            for far in near[other]:
                if pos.side(far) == 1 - alliance and far not in found:
                    found.append(far)


def land_kinds(pos: GreatWar, power: int, origin: int, target: int) -> int:
    """The kinds of land units, a bit each, that can be committed from an origin over land."""
    kinds = 0
    way_1, way_2, is_known = NOWHERE, NOWHERE, False
    for entry in pos.units[origin]:
        kind = kind_of(entry)
        if power_of(entry) != power or is_ship(kind) or not pos.may_attack(entry):
            continue
        if not is_known:
            is_known = True
            if pos.side(origin) != pos.alliance[power] or not may_leave(pos, origin):
                return 0
            way_1 = land_way(pos, power, origin, target, 1)
            way_2 = land_way(pos, power, origin, target, 2)
        if (way_2 if points_of(entry) > 1 else way_1) != NOWHERE:
            kinds |= 1 << kind
    return kinds


def commit_land(pos: GreatWar, power: int, origin: int, target: int, kind: int) -> bool:
    """One unit joins the attacking force: the one with the fewest movement points that suffice (20)."""
    for entry in pos.units[origin]:
        if power_of(entry) != power or kind_of(entry) != kind or not pos.may_attack(entry):
            continue
        via = land_way(pos, power, origin, target, points_of(entry))
        if via != NOWHERE:
            send(pos, origin, entry, via, 1)
            return True
    return False


def send(pos: GreatWar, origin: int, entry: int, via: int, count: int) -> None:
    """Units leave their place and stand in the attacking force."""
    from_place = with_count(entry, count)
    pos.remove(origin, entry, count)
    pos.join_force(with_way(from_place, origin, via))
