"""How the war stands around a province: fronts, threats and what a place is worth.  For the bots."""

from hatalom.core.question import Seat
from hatalom.games.great_war.board import ALLY, GREAT, Content
from hatalom.games.great_war.names import (
    BASE,
    CENTRAL,
    FACTORY_MODIFIER,
    FORTRESS,
    HOSPITAL_MODIFIER,
    LINE_MODIFIER,
    MOUNTAIN,
    NEITHER,
    PLACES,
    POWERS,
    PROVINCE_COUNT,
    PROVINCES,
    RUSSIA,
    Alliance,
    Place,
    Power,
    is_land,
    is_ship,
)
from hatalom.games.great_war.position import NO_FACTORY, SEA_ATTACK, GreatWar
from hatalom.games.great_war.rules.battles.strength import (
    attack_bonuses,
    attack_strength,
    defence_bonuses,
    defence_strength,
    sea_attack_strength,
    sea_defence_strength,
    total_of,
    value_of,
)
from hatalom.games.great_war.rules.victory import points_of_city
from hatalom.games.great_war.units import Troops, count_of, kind_of, points_of, power_of, turned_of

FAR_AWAY = 9


def alliance_of_seat(pos: GreatWar, seat: Seat) -> Alliance:
    """The alliance for which a seat plays."""
    for power in pos.order:
        if pos.runner[power] == seat:
            return pos.alliance[power]
    for power in POWERS:
        if pos.runner[power] == seat:
            return pos.content.camp[power]
    return NEITHER


def front_distance(pos: GreatWar, province: Place, alliance: Alliance) -> int:
    """How many borders away the nearest enemy province is; FAR_AWAY if there is none near."""
    ring = [province]
    seen = [False] * PROVINCE_COUNT
    seen[province] = True
    for distance in range(FAR_AWAY):
        following: list[Place] = []
        for here in ring:
            side = pos.side(here)
            if side == 1 - alliance:
                return distance
            if here != province and side != alliance:
                continue
            for near in pos.content.near[here]:
                if not seen[near]:
                    seen[near] = True
                    following.append(near)
        ring = following
    return FAR_AWAY


def striking_power(pos: GreatWar, province: Place) -> int:
    """The doubled attack strength of the land units in a province, with a guess for artillery and luck."""
    content = pos.content
    total, number = 0, 0
    for entry in pos.units[province]:
        kind = kind_of(entry)
        if not is_land(kind) or turned_of(entry) != 0:
            continue
        value = value_of(pos, power_of(entry), kind, True)
        total += count_of(entry) * (value if value > 0 else 1)
        number += count_of(entry)
    limit = content.limit_without_general
    if number > limit and pos.general_in(province) < 0:
        return total * limit // number
    return total


def threat(pos: GreatWar, province: Place, alliance: Alliance) -> int:
    """The doubled strength with which the enemy could attack from all sides."""
    total = 0
    for near in pos.content.near[province]:
        if not pos.is_empty(near) and pos.side(near) == 1 - alliance:
            total += striking_power(pos, near)
    return total


def resistance(pos: GreatWar, province: Place) -> int:
    """The doubled strength of a province in defence, with the modifiers that count from every side."""
    content = pos.content
    modifier = content.modifier
    total = defence_strength(pos, province) + modifier[BASE]
    total += modifier[LINE_MODIFIER] * int(pos.line[province])
    total += modifier[HOSPITAL_MODIFIER] * int(pos.hospital[province])
    total += modifier[FACTORY_MODIFIER] * int(pos.factory[province] != NO_FACTORY)
    total += modifier[MOUNTAIN] * int(content.is_mountain[province])
    return total + modifier[FORTRESS] * int(content.is_fortress[province])


def lead_before_dice(pos: GreatWar) -> int:
    """7.9, 8.6  The doubled lead of the attackers in the running battle, without luck and gas."""
    if pos.mode == SEA_ATTACK:
        return sea_attack_strength(pos, False) - sea_defence_strength(pos, pos.target, False)
    own = attack_strength(pos) + total_of(attack_bonuses(pos, False))
    return own - defence_strength(pos, pos.target) - total_of(defence_bonuses(pos, pos.target))


def worth(pos: GreatWar, province: Place) -> float:
    """What holding a province is worth: its industry, a factory, and victory points; a zone nothing."""
    if province >= PROVINCE_COUNT:
        return 0.0
    return land_worth(pos, province) + 2.0 * float(points_of_city(pos, province))


def land_worth(pos: GreatWar, province: Place) -> float:
    """What a province is worth apart from victory points."""
    return 0.5 + float(pos.content.industry[province]) + 1.5 * int(pos.factory[province] != NO_FACTORY)


def ships_of(pos: GreatWar, power: Power, place: Place) -> int:
    """The doubled attack strength of a power's ships in a place."""
    total = 0
    for entry in pos.units[place]:
        kind = kind_of(entry)
        if power_of(entry) == power and is_ship(kind):
            total += count_of(entry) * pos.content.attack[kind]
    return total


def wants_card(pos: GreatWar, power: Power) -> bool:
    """Whether the alliance lacks a card for an ally that can be called next turn, or for the peace with Russia."""
    alliance = pos.alliance[power]
    held, wanted = 0, 0
    for other in pos.order:
        if pos.alliance[other] == alliance:
            held += pos.cards[other]
    if pos.spokesman(alliance) != power and pos.cards[power] == 0 and held > 0:
        return False
    for country in POWERS:
        category = pos.content.category[country]
        if (category == GREAT or category == ALLY) and pos.content.camp[country] == alliance:
            if not pos.in_war(country) and not pos.called[country] and not pos.gone[country]:
                wanted += int(pos.content.entry_turn[country] <= pos.turn + 1)
    if alliance == CENTRAL and pos.in_war(RUSSIA) and pos.turn + 1 >= pos.content.peace_from:
        wanted += pos.content.peace_cards
    return held < wanted


def units_in(entries: Troops) -> int:
    """The land units of a force."""
    total = 0
    for entry in entries:
        if is_land(kind_of(entry)):
            total += count_of(entry)
    return total


def both_distances(content: Content, sides: list[Alliance]) -> list[int]:
    """For every province of both alliances: how many borders away the enemy is."""
    found = [FAR_AWAY] * PROVINCE_COUNT
    ring: list[Place] = []
    for province in PROVINCES:
        side = sides[province]
        if side != NEITHER:
            for near in content.near[province]:
                if sides[near] == 1 - side:
                    found[province] = 1
                    ring.append(province)
                    break
    distance = 1
    while ring:
        distance += 1
        following: list[Place] = []
        for here in ring:
            for near in content.near[here]:
                if found[near] == FAR_AWAY and sides[near] == sides[here]:
                    found[near] = distance
                    following.append(near)
        ring = following
    return found


def points_left(pos: GreatWar, power: Power) -> int:
    """The movement points of a power's units, all together."""
    total = 0
    for place in PLACES:
        for entry in pos.units[place]:
            if power_of(entry) == power:
                total += count_of(entry) * points_of(entry)
    return total
