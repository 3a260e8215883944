"""7.2, 7.4  Which units can attack a province over land, and from which side they come."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.numbers import bit
from hatalom.core.vecs import append, vec
from hatalom.games.great_war.names import (
    CAVALRY,
    ENCIRCLEMENT,
    NO_GENERAL,
    NOWHERE,
    PROVINCE_COUNT,
    ROMANIA_RUSSIA,
    Place,
    Power,
    Unit,
    is_fighting,
    is_ship,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.battles.sides import is_in_land_part
from hatalom.games.great_war.rules.battles.strength import defence_bonuses, total_of
from hatalom.games.great_war.rules.encirclement import is_encircled
from hatalom.games.great_war.rules.romania_russia import may_attack_together, may_share
from hatalom.games.great_war.units import (
    Entry,
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

NO_WAY: Final = -1
NOT_COUNTED: Final = -1


def may_leave(pos: GreatWar, province: Place) -> bool:
    """18.22, 5.8r33  Encircled units cannot attack, nor units in America."""
    if pos.content.is_america[province]:
        return False
    return not (pos.is_on(ENCIRCLEMENT) and is_encircled(pos, province))


def committed_from(pos: GreatWar, province: Place, is_led: bool) -> i64:
    """7.4r42  Land units already committed through a province, all nations; carried ones count for their port.

    For units without a general only units without a general count: an army with a general may be larger than five.
    """
    total: i64 = 0
    for entry in pos.force:
        if is_in_land_part(entry):
            via = via_of(entry)
            if (via if via < PROVINCE_COUNT else origin_of(entry)) == province:
                if is_led or pos.general_in(origin_of(entry)) == NO_GENERAL:
                    total += count_of(entry)
    return total


def room_through(pos: GreatWar, province: Place, origin: Place) -> i64:
    """7.4, 6.5r36  How many more may attack through a province: five in all, unless a general leads them."""
    is_led = pos.has_general(province) or pos.has_general(origin)
    limit = pos.content.stack_limit if is_led else pos.content.limit_without_general
    if len(pos.force) == 0:
        return limit
    return max(0, limit - committed_from(pos, province, is_led))


def has_room_through(pos: GreatWar, province: Place, origin: Place) -> bool:
    """7.4  Whether one more may attack through a province; usually so few do that generals need not be looked up."""
    if len(pos.force) == 0 or committed_from(pos, province, True) < pos.content.limit_without_general:
        return True
    return room_through(pos, province, origin) > 0


def land_way(pos: GreatWar, power: Power, origin: Place, target: Place, points: i64) -> Place:
    """7.2r40  The province from which units of this origin enter the target: the origin, or one in between.

    Among several middle provinces the one that leaves the defender the smallest modifiers, then the first by id.
    """
    if pos.content.has_border(target, origin):
        return origin if points > 0 and has_room_through(pos, origin, origin) else NOWHERE
    best, least = NOWHERE, NOT_COUNTED
    if points < 2:
        return NOWHERE
    for middle in pos.content.between(target, origin):
        if not _leads_through(pos, power, origin, middle):
            continue
        if best == NOWHERE:
            best = middle
            continue
        if least == NOT_COUNTED:  # the modifiers matter only where there is a choice
            least = _modifiers_with(pos, target, origin, best)
        modifiers = _modifiers_with(pos, target, origin, middle)
        if modifiers < least:
            best, least = middle, modifiers
    return best


def march_points(pos: GreatWar, power: Power, origin: Place, target: Place) -> i64:
    """7.2r40  The points with which units of this origin reach the target over land: one or two; NO_WAY for no way."""
    if pos.content.has_border(target, origin):
        return 1 if has_room_through(pos, origin, origin) else NO_WAY
    for middle in pos.content.between(target, origin):
        if _leads_through(pos, power, origin, middle):
            return 2
    return NO_WAY


def _leads_through(pos: GreatWar, power: Power, origin: Place, middle: Place) -> bool:
    """7.2r40  A province of the alliance, with room for one more."""
    if pos.side(middle) != pos.alliance[power]:
        return False
    return has_room_through(pos, middle, origin) and may_share(pos, power, middle)


def _modifiers_with(pos: GreatWar, target: Place, origin: Place, middle: Place) -> i64:
    """The defender's modifiers if one more cavalry came through this province."""
    force = pos.force
    pos.force = append(force[:], with_way(pack(pos.lead, CAVALRY, 1, 0), origin, middle))
    total = total_of(defence_bonuses(pos, target))
    pos.force = force
    return total


@final
class Reached:
    """Provinces in the order in which they were found; those that were looked at, or looked through, have a mark."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.marks = vec[i64]([0] * PROVINCE_COUNT)


def land_targets(pos: GreatWar, power: Power) -> list[Place]:
    """7.2, 7.5r43  Enemy provinces that this power can attack: with a fighting unit, its own or one of an ally."""
    found, helped = Reached(), Reached()
    _add_targets(pos, power, found, helped)
    for target in helped.places:
        if found.marks[target] == 0 and _is_in_reach_of_ally(pos, power, target):
            found.places.append(target)
    return found.places


def _is_in_reach_of_ally(pos: GreatWar, power: Power, target: Place) -> bool:
    """7.3r41  Whether a fighting unit of another power of the alliance can attack a province."""
    alliance = pos.alliance[power]
    for origin in pos.content.around[target]:
        if pos.side(origin) != alliance or not may_leave(pos, origin):
            continue
        for entry in pos.units[origin]:
            ally = power_of(entry)
            if ally == power or not may_attack_together(pos, power, ally):
                continue
            if is_fighting(kind_of(entry)) and pos.may_attack(entry):
                if 0 < march_points(pos, ally, origin, target) <= points_of(entry):
                    return True
    return False


def _add_targets(pos: GreatWar, power: Power, found: Reached, helped: Reached) -> None:
    """The enemy provinces in reach of this power's fighting units, and those only its technical units reach."""
    for origin in pos.places_of(power):
        if origin >= PROVINCE_COUNT:
            return
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


def _add_in_reach(pos: GreatWar, power: Power, origin: Place, points: i64, found: Reached) -> None:
    alliance, near, marks = pos.alliance[power], pos.content.near, found.marks
    for other in near[origin]:
        if marks[other] == 1:
            continue
        side = pos.side(other)
        if side == 1 - alliance:
            marks[other] = 1
            found.places.append(other)
        elif points > 1 and side == alliance and may_share(pos, power, other):
            marks[other] = 1
            for far in near[other]:
                if marks[far] == 0 and pos.side(far) == 1 - alliance:
                    marks[far] = 1
                    found.places.append(far)


def land_kinds(pos: GreatWar, power: Power, origin: Place, target: Place) -> i64:
    """The kinds of land units, a bit each, that can be committed from an origin over land."""
    kinds: i64 = 0
    points: i64 = 0
    for entry in pos.units[origin]:
        kind = kind_of(entry)
        if power_of(entry) != power or is_ship(kind) or not pos.may_attack(entry):
            continue
        if points == 0:
            if not may_leave(pos, origin):
                return 0
            points = march_points(pos, power, origin, target)
            if points == NO_WAY:
                return 0
        if points_of(entry) >= points:
            kinds |= bit(kind)
    return kinds


def land_senders(pos: GreatWar, origin: Place, target: Place, powers: i64) -> i64:
    """Those of the powers, a bit each and all of one alliance, that can commit a unit from an origin over land."""
    found: i64 = 0
    points: i64 = 0
    for entry in pos.units[origin]:
        power = power_of(entry)
        is_sought = ((powers & ~found) >> power) & 1 == 1
        if not is_sought or is_ship(kind_of(entry)) or not pos.may_attack(entry):
            continue
        if points == 0 or pos.is_on(ROMANIA_RUSSIA):  # 18.16: only then are the ways of two powers not the same
            if not may_leave(pos, origin):
                return 0
            points = march_points(pos, power, origin, target)
        if points != NO_WAY and points <= points_of(entry):
            found |= bit(power)
    return found


def commit_land(pos: GreatWar, power: Power, origin: Place, target: Place, kind: Unit, most: i64) -> bool:
    """Units join the attacking force, those with the fewest movement points that suffice first (20).

    Several at once go only straight over a border: with a province in between, each one chooses its way anew.
    """
    for entry in pos.units[origin]:
        if power_of(entry) != power or kind_of(entry) != kind or not pos.may_attack(entry):
            continue
        via = land_way(pos, power, origin, target, points_of(entry))
        if via == NOWHERE:
            continue
        count: i64 = 1
        if via == origin:
            count = min(most, count_of(entry), room_through(pos, origin, origin))
        send(pos, origin, entry, via, count)
        return True
    return False


def send(pos: GreatWar, origin: Place, entry: Entry, via: Place, count: i64) -> None:
    """Units leave their place and stand in the attacking force."""
    from_place = with_count(entry, count)
    pos.remove(origin, entry, count)
    pos.join_force(with_way(from_place, origin, via))
