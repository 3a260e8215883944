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


def committed_from(pos: GreatWar, province: int) -> int:
    """7.4r42  Land units already committed through a province, all nations; carried ones count for their port."""
    total = 0
    for entry in pos.force:
        if is_land(kind_of(entry)) and is_in_land_part(entry):
            via = via_of(entry)
            if (via if via < PROVINCES else origin_of(entry)) == province:
                total += count_of(entry)
    return total


def room_through(pos: GreatWar, province: int, origin: int) -> int:
    """7.4, 6.5r36  How many more may attack through a province: five without a general there or where they started."""
    has_general = pos.general_in(province) != NOBODY or pos.general_in(origin) != NOBODY
    limit = pos.content.stack_limit if has_general else pos.content.limit_without_general
    return max(0, limit - committed_from(pos, province))


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
    _add_targets(pos, power, True, found)
    helped: list[int] = []
    _add_targets(pos, power, False, helped)
    if len(helped) == len(found):
        return
    by_allies: list[int] = []
    for ally in pos.order:
        if ally != power and pos.alliance[ally] == pos.alliance[power]:
            _add_targets(pos, ally, True, by_allies)
    for target in helped:
        if target not in found and target in by_allies:
            found.append(target)


def _add_targets(pos: GreatWar, power: int, fighting_only: bool, found: list[int]) -> None:
    """The enemy provinces in reach of this power's fighting units, or of all its land units."""
    alliance = pos.alliance[power]
    near = pos.content.near
    for origin in range(PROVINCES):
        points = 0
        for entry in pos.units[origin]:
            kind = kind_of(entry)
            if power_of(entry) == power and (is_fighting(kind) if fighting_only else is_land(kind)):
                if pos.may_attack(entry):
                    points = max(points, points_of(entry))
        if points == 0 or not may_leave(pos, origin):
            continue
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
