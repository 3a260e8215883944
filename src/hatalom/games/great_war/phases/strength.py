"""7.8 to 7.14, 8.6, 9.4  What both sides are worth in an assault.  All strengths are doubled."""

from typing import Final

from hatalom.games.great_war.board import (
    CANCEL_BASE,
    CAVALRY_ATTACK,
    IGNORE_MODIFIERS,
    IN_ATTACK,
    IN_DEFENCE,
    JOINT_ATTACK_BONUS,
    LUCK_BONUS,
    MODIFIER_VALUE,
    REROLL,
    STRENGTH_BONUS,
    Content,
)
from hatalom.games.great_war.names import (
    BASE,
    CAVALRY,
    COAST,
    FACTORY_MODIFIER,
    FORTRESS,
    GAS_MODIFIER,
    GENERAL_MODIFIER,
    HOSPITAL_MODIFIER,
    INFANTRY,
    INVASION,
    LINE_MODIFIER,
    MODIFIERS,
    MOUNTAIN,
    NOBODY,
    PROVINCES,
    REBEL,
    RIVER,
    SUBMARINE,
    TANK,
    is_fighting,
    is_land,
    is_ship,
)
from hatalom.games.great_war.position import NO_FACTORY, GreatWar
from hatalom.games.great_war.units import (
    FACE_UP,
    count_of,
    is_loaded,
    kind_of,
    origin_of,
    power_of,
    turned_of,
    via_of,
    with_count,
)

RANKS: Final = 3
"""6.5r36  Within a kind: the strong nations, the others, those that lie face-down."""


def is_in_land_part(entry: int) -> bool:
    """An attacker on land: it comes over a border or is carried; air escorts of a fleet are not."""
    return is_land(kind_of(entry)) and (via_of(entry) < PROVINCES or is_loaded(entry))


def is_in_sea_part(entry: int) -> bool:
    """A ship, or an aircraft or Zeppelin that helps the fleet."""
    return is_ship(kind_of(entry)) or not is_in_land_part(entry)


# -- who takes part ---------------------------------------------------------------------------------------------


def defenders(pos: GreatWar, place: int, at_sea: bool) -> list[int]:
    """6.5r36  The units that count in defence: at most 25, in the order of kinds, the strongest nation first.

    A rebel is an infantry (18.4); face-down units, which are worth nothing, come last of their kind.
    Who was above 25 when an assault began stays out of it, however many fall.
    """
    entries: list[int] = []
    total = 0
    for entry in pos.units[place]:
        if is_ship(kind_of(entry)) == at_sea:
            entries.append(entry)
            total += count_of(entry)
    limit = total - pos.surplus if pos.assault > 0 and place == pos.target else pos.content.stack_limit
    if total <= limit:
        return entries
    content = pos.content
    chosen: list[int] = []
    for kind in range(REBEL):
        for rank in range(RANKS):
            for entry in entries:
                if limit > 0 and _rank(content, kind, entry) == rank:
                    count = min(limit, count_of(entry))
                    limit -= count
                    chosen.append(with_count(entry, count))
    return chosen


def _rank(content: Content, kind: int, entry: int) -> int:
    """6.5r36  The place of an entry among those of a kind: strong nations, others, face-down; NOBODY if of another."""
    if kind_of(entry) != kind and (kind != INFANTRY or kind_of(entry) != REBEL):
        return NOBODY
    if turned_of(entry) != FACE_UP:
        return RANKS - 1
    return 0 if content.is_strong[power_of(entry)] and kind_of(entry) != REBEL else 1


def muster(pos: GreatWar, at_sea: bool) -> None:
    """6.5r36  An assault begins: up to 25 defenders take part in it."""
    total = 0
    for entry in pos.units[pos.target]:
        if is_ship(kind_of(entry)) == at_sea:
            total += count_of(entry)
    pos.surplus = max(0, total - pos.content.stack_limit)


def attacking_generals(pos: GreatWar) -> list[int]:
    """6.6r37  Those in whose province at least one of the attacking land units started."""
    found: list[int] = []
    seen: list[int] = []
    for entry in pos.force:
        origin = origin_of(entry)
        if origin < PROVINCES and origin not in seen and is_in_land_part(entry):
            seen.append(origin)
            general = pos.general_in(origin)
            if general != NOBODY:
                found.append(general)
    return found


def defending_general(pos: GreatWar, province: int) -> int:
    """7.33r59  The general of the province, unless all his units lie face-down."""
    general = pos.general_in(province)
    if general == NOBODY:
        return NOBODY
    for entry in pos.units[province]:
        if is_land(kind_of(entry)) and turned_of(entry) == 0:
            return general
    return NOBODY


def _works(pos: GreatWar, general: int, effect: int, when: int) -> bool:
    return pos.content.effect[general] == effect and pos.content.effect_when[general] in (0, when)


# -- luck -------------------------------------------------------------------------------------------------------


def attack_luck(pos: GreatWar, at_sea: bool) -> int:
    """7.8  +2 for each aircraft, +1 for each Zeppelin; Mackensen counts as one more aircraft, not at sea (6.7r39a)."""
    total = 0
    for entry in pos.force:
        if is_in_sea_part(entry) == at_sea:
            total += count_of(entry) * pos.content.luck[kind_of(entry)]
    if not at_sea:
        for general in attacking_generals(pos):
            if _works(pos, general, LUCK_BONUS, IN_ATTACK):
                total += pos.content.effect_value[general]
    return total


def defence_luck(pos: GreatWar, place: int, at_sea: bool) -> int:
    """7.8, 8.5r67  Face-up aircraft and Zeppelins there; for a zone, in all provinces of the alliance around it."""
    total = 0
    if not at_sea:
        total += _air(pos, defenders(pos, place, False))
        general = defending_general(pos, place)
        if general != NOBODY and _works(pos, general, LUCK_BONUS, IN_DEFENCE):
            total += pos.content.effect_value[general]
        return total
    if place < PROVINCES:
        return _air(pos, pos.units[place])
    alliance = pos.side(place)
    for province in pos.content.near[place]:
        if pos.side(province) == alliance:
            total += _air(pos, pos.units[province])
    return total


def _air(pos: GreatWar, entries: list[int]) -> int:
    total = 0
    for entry in entries:
        if turned_of(entry) == 0:
            total += count_of(entry) * pos.content.luck[kind_of(entry)]
    return total


def rerolls_luck(pos: GreatWar, attacker: bool) -> int:
    """6.7  Hindenburg: the highest face of a luck die that is rolled again; 0 without him."""
    if attacker:
        for general in attacking_generals(pos):
            if _works(pos, general, REROLL, IN_ATTACK):
                return pos.content.effect_value[general]
        return 0
    general = defending_general(pos, pos.target)
    if general != NOBODY and _works(pos, general, REROLL, IN_DEFENCE):
        return pos.content.effect_value[general]
    return 0


# -- strength on land -------------------------------------------------------------------------------------------


def attack_strength(pos: GreatWar) -> int:
    """7.9  The values of the attacking units; Allenby's cavalry counts more (6.7r39a)."""
    content = pos.content
    total = 0
    for entry in pos.force:
        if not is_in_land_part(entry):
            continue
        kind = kind_of(entry)
        value = content.attack_strong[kind] if content.is_strong[power_of(entry)] else content.attack[kind]
        if kind == CAVALRY:
            general = pos.general_in(origin_of(entry))
            if general != NOBODY and content.effect[general] == CAVALRY_ATTACK:
                value = content.effect_value[general]
        total += count_of(entry) * value
    return total


def defence_strength(pos: GreatWar, province: int) -> int:
    """7.9, 7.33r59  The values of the defending units; those face-down count nothing."""
    content = pos.content
    total = 0
    for entry in defenders(pos, province, False):
        if turned_of(entry) == 0:
            kind = kind_of(entry)
            value = content.defence_strong[kind] if content.is_strong[power_of(entry)] else content.defence[kind]
            total += count_of(entry) * value
    return total


def has_attacking(pos: GreatWar, kind: int) -> bool:
    """Whether a unit of this kind attacks on land."""
    for entry in pos.force:
        if kind_of(entry) == kind and is_in_land_part(entry):
            return True
    return False


def attack_bonuses(pos: GreatWar, has_gas: bool) -> list[int]:
    """7.7, 6.7r39a  What the attacker adds: gas, and generals each once."""
    bonuses = [0] * MODIFIERS
    if has_gas:
        bonuses[GAS_MODIFIER] = pos.content.modifier[GAS_MODIFIER]
    for general in attacking_generals(pos):
        bonuses[GENERAL_MODIFIER] += attack_bonus_of(pos, general)
    return bonuses


def attack_bonus_of(pos: GreatWar, general: int) -> int:
    """6.7r39a  What an attacking general adds; some only where several powers attack together."""
    if _works(pos, general, STRENGTH_BONUS, IN_ATTACK):
        return pos.content.effect_value[general]
    if _works(pos, general, JOINT_ATTACK_BONUS, IN_ATTACK) and _attacking_powers(pos) > 1:
        return pos.content.effect_value[general]
    return 0


def _attacking_powers(pos: GreatWar) -> int:
    powers = 0
    for entry in pos.force:
        if is_in_land_part(entry):
            powers |= 1 << power_of(entry)
    total = 0
    while powers > 0:
        total += powers & 1
        powers >>= 1
    return total


def defence_bonuses(pos: GreatWar, province: int) -> list[int]:
    """7.9 to 7.14, 9.6  Every modifier of the defender by its number; only what is due from all directions counts."""
    content = pos.content
    value = content.modifier
    bonuses = [0] * MODIFIERS
    ignored = 0
    has_tank = has_attacking(pos, TANK)
    for general in attacking_generals(pos):
        if _works(pos, general, CANCEL_BASE, IN_ATTACK):
            has_tank = True
        elif _works(pos, general, IGNORE_MODIFIERS, IN_ATTACK):
            ignored |= content.effect_modifiers[general]
    if not has_tank:
        bonuses[BASE] = value[BASE]
    if pos.line[province]:
        bonuses[LINE_MODIFIER] = value[LINE_MODIFIER]
    if pos.factory[province] != NO_FACTORY:
        bonuses[FACTORY_MODIFIER] = value[FACTORY_MODIFIER]
    if pos.hospital[province]:
        bonuses[HOSPITAL_MODIFIER] = value[HOSPITAL_MODIFIER]
    if content.is_fortress[province]:
        bonuses[FORTRESS] = value[FORTRESS]
    _add_directions(pos, province, bonuses)
    general = defending_general(pos, province)
    if general != NOBODY:
        if _works(pos, general, STRENGTH_BONUS, IN_DEFENCE):
            bonuses[GENERAL_MODIFIER] = content.effect_value[general]
        elif _works(pos, general, MODIFIER_VALUE, IN_DEFENCE):
            for modifier in range(MODIFIERS):
                if content.effect_modifiers[general] >> modifier & 1 and bonuses[modifier] > 0:
                    bonuses[modifier] = content.effect_value[general]
    for modifier in range(MODIFIERS):
        if ignored >> modifier & 1:
            bonuses[modifier] = 0
    return bonuses


def _add_directions(pos: GreatWar, province: int, bonuses: list[int]) -> None:
    """7.11, 7.12, 7.14r48, 9.7  River and one-way mountain only from every side; invasion only if all come by sea."""
    content = pos.content
    river, mountain, by_sea = True, True, True
    for entry in pos.force:
        if not is_in_land_part(entry):
            continue
        via = via_of(entry)
        if via >= PROVINCES:
            river = mountain = False
            continue
        by_sea = False
        river = river and content.has_river(province, via)
        mountain = mountain and content.has_mountain_against(province, via)
    if by_sea:
        bonuses[INVASION] = content.modifier[INVASION]
    elif river:
        bonuses[RIVER] = content.modifier[RIVER]
    if content.is_mountain[province] or (mountain and not by_sea):
        bonuses[MOUNTAIN] = content.modifier[MOUNTAIN]


def total_of(bonuses: list[int]) -> int:
    total = 0
    for bonus in bonuses:
        total += bonus
    return total


# -- strength at sea --------------------------------------------------------------------------------------------


def sea_attack_strength(pos: GreatWar, with_torpedoes: bool) -> int:
    """8.5, 18.19  The values of the attacking ships; submarines that fire torpedoes count nothing."""
    total = 0
    for entry in pos.force:
        kind = kind_of(entry)
        if is_ship(kind) and not (with_torpedoes and kind == SUBMARINE):
            total += count_of(entry) * pos.content.attack[kind]
    return total


def sea_defence_strength(pos: GreatWar, place: int, with_torpedoes: bool) -> int:
    """8.5, 9.4, 18.19  The values of the defending ships that are face-up; in port +4."""
    total = pos.content.modifier[COAST] if place < PROVINCES else 0
    for entry in defenders(pos, place, True):
        kind = kind_of(entry)
        if turned_of(entry) == 0 and not (with_torpedoes and kind == SUBMARINE):
            total += count_of(entry) * pos.content.defence[kind]
    return total


# -- counts -----------------------------------------------------------------------------------------------------


def attacking_fighters(pos: GreatWar) -> int:
    total = 0
    for entry in pos.force:
        if is_fighting(kind_of(entry)) and is_in_land_part(entry):
            total += count_of(entry)
    return total


def attacking_ships(pos: GreatWar) -> int:
    total = 0
    for entry in pos.force:
        if is_ship(kind_of(entry)):
            total += count_of(entry)
    return total
