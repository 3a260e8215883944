"""7.9 to 7.14, 8.6, 9.4  What both sides are worth in an assault.  All strengths are doubled."""

from mypy_extensions import i64

from hatalom.core.numbers import bit
from hatalom.games.great_war.board import (
    CANCEL_BASE,
    CAVALRY_ATTACK,
    IGNORE_MODIFIERS,
    IN_ATTACK,
    IN_DEFENCE,
    JOINT_ATTACK_BONUS,
    MODIFIER_VALUE,
    STRENGTH_BONUS,
)
from hatalom.games.great_war.names import (
    BASE,
    BATTLESHIP,
    CAVALRY,
    COAST,
    FACTORY_MODIFIER,
    FORTRESS,
    GAS_MODIFIER,
    GENERAL_MODIFIER,
    HOSPITAL_MODIFIER,
    INVASION,
    LINE_MODIFIER,
    LOADED,
    MODIFIER_COUNT,
    MODIFIERS,
    MOUNTAIN,
    PROVINCE_COUNT,
    RIVER,
    SUBMARINE,
    TANK,
    General,
    Place,
    Power,
    Unit,
    is_ship,
)
from hatalom.games.great_war.position import NO_FACTORY, GreatWar
from hatalom.games.great_war.rules.battles.sides import (
    attacking_generals,
    defenders,
    defending_general,
    has_attacking,
    has_effect,
    is_in_land_part,
    works,
)
from hatalom.games.great_war.units import count_of, kind_of, origin_of, power_of, turned_of, via_of

# -- strength on land -------------------------------------------------------------------------------------------


def value_of(pos: GreatWar, power: Power, kind: Unit, is_attacker: bool) -> i64:
    """6.2, 7.9  What a face-up unit of a nation is worth; Germany, the USA and Great Britain have better infantry."""
    content = pos.content
    if kind == LOADED:
        kind = BATTLESHIP
    if content.is_strong[power]:
        return content.attack_strong[kind] if is_attacker else content.defence_strong[kind]
    return content.attack[kind] if is_attacker else content.defence[kind]


def attack_strength(pos: GreatWar) -> i64:
    """7.9  The values of the attacking units; Allenby's cavalry counts more (6.7r39a)."""
    content = pos.content
    total: i64 = 0
    for entry in pos.force:
        if not is_in_land_part(entry):
            continue
        kind = kind_of(entry)
        value = value_of(pos, power_of(entry), kind, True)
        if kind == CAVALRY:
            general = pos.general_in(origin_of(entry))
            if has_effect(pos, general, CAVALRY_ATTACK):
                value = content.effect_value[general]
        total += count_of(entry) * value
    return total


def defence_strength(pos: GreatWar, province: Place) -> i64:
    """7.9, 7.33r59  The values of the defending units; those face-down count nothing."""
    total: i64 = 0
    for entry in defenders(pos, province, False):
        if turned_of(entry) == 0:
            total += count_of(entry) * value_of(pos, power_of(entry), kind_of(entry), False)
    return total


def attack_bonuses(pos: GreatWar, has_gas: bool) -> list[int]:
    """7.7, 6.7r39a  What the attacker adds: gas, and generals each once."""
    bonuses = [0] * MODIFIER_COUNT
    if has_gas:
        bonuses[GAS_MODIFIER] = pos.content.modifier[GAS_MODIFIER]
    for general in attacking_generals(pos):
        bonuses[GENERAL_MODIFIER] += attack_bonus_of(pos, general)
    return bonuses


def attack_bonus_of(pos: GreatWar, general: General) -> i64:
    """6.7r39a  What an attacking general adds; some only where several powers attack together."""
    if works(pos, general, STRENGTH_BONUS, IN_ATTACK):
        return pos.content.effect_value[general]
    if works(pos, general, JOINT_ATTACK_BONUS, IN_ATTACK) and _attacking_powers(pos) > 1:
        return pos.content.effect_value[general]
    return 0


def _attacking_powers(pos: GreatWar) -> i64:
    powers: i64 = 0
    for entry in pos.force:
        if is_in_land_part(entry):
            powers |= bit(power_of(entry))
    total: i64 = 0
    while powers > 0:
        total += powers & 1
        powers >>= 1
    return total


def defence_bonuses(pos: GreatWar, province: Place) -> list[int]:
    """7.9 to 7.14, 9.6  Every modifier of the defender by its number; only what is due from all directions counts."""
    value = pos.content.modifier
    bonuses = [0] * MODIFIER_COUNT
    if not has_attacking(pos, TANK):
        bonuses[BASE] = value[BASE]
    if pos.line[province]:
        bonuses[LINE_MODIFIER] = value[LINE_MODIFIER]
    if pos.factory[province] != NO_FACTORY:
        bonuses[FACTORY_MODIFIER] = value[FACTORY_MODIFIER]
    if pos.hospital[province]:
        bonuses[HOSPITAL_MODIFIER] = value[HOSPITAL_MODIFIER]
    if pos.content.is_fortress[province]:
        bonuses[FORTRESS] = value[FORTRESS]
    _add_directions(pos, province, bonuses)
    _apply_defending_general(pos, province, bonuses)
    _apply_attacking_generals(pos, bonuses)
    return bonuses


def _apply_defending_general(pos: GreatWar, province: Place, bonuses: list[int]) -> None:
    """6.7r39a  He adds to the strength, or a modifier that is due counts more under him."""
    general = defending_general(pos, province)
    value = pos.content.effect_value[general]
    if works(pos, general, STRENGTH_BONUS, IN_DEFENCE):
        bonuses[GENERAL_MODIFIER] = value
    elif works(pos, general, MODIFIER_VALUE, IN_DEFENCE):
        for modifier in MODIFIERS:
            if pos.content.effect_modifiers[general] >> modifier & 1 and bonuses[modifier] > 0:
                bonuses[modifier] = value


def _apply_attacking_generals(pos: GreatWar, bonuses: list[int]) -> None:
    """6.7r39, 6.7r39a  Moltke takes the basic modifier away, others those that their card names."""
    for general in attacking_generals(pos):
        if works(pos, general, CANCEL_BASE, IN_ATTACK):
            bonuses[BASE] = 0
        elif works(pos, general, IGNORE_MODIFIERS, IN_ATTACK):
            for modifier in MODIFIERS:
                if pos.content.effect_modifiers[general] >> modifier & 1:
                    bonuses[modifier] = 0


def _add_directions(pos: GreatWar, province: Place, bonuses: list[int]) -> None:
    """7.11, 7.12, 7.14r48, 9.7  River and one-way mountain only from every side; invasion only if all come by sea."""
    content = pos.content
    river, mountain, by_sea = True, True, True
    for entry in pos.force:
        if not is_in_land_part(entry):
            continue
        via = via_of(entry)
        if via >= PROVINCE_COUNT:
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


def total_of(bonuses: list[int]) -> i64:
    total: i64 = 0
    for bonus in bonuses:
        total += bonus
    return total


# -- strength at sea --------------------------------------------------------------------------------------------


def sea_attack_strength(pos: GreatWar, with_torpedoes: bool) -> i64:
    """8.5, 18.19  The values of the attacking ships; submarines that fire torpedoes count nothing."""
    total: i64 = 0
    for entry in pos.force:
        kind = kind_of(entry)
        if is_ship(kind) and not (with_torpedoes and kind == SUBMARINE):
            total += count_of(entry) * pos.content.attack[kind]
    return total


def sea_defence_strength(pos: GreatWar, place: Place, with_torpedoes: bool) -> i64:
    """8.5, 9.4, 18.19  The values of the defending ships that are face-up; in port +4."""
    total = pos.content.modifier[COAST] if place < PROVINCE_COUNT else 0
    for entry in defenders(pos, place, True):
        kind = kind_of(entry)
        if turned_of(entry) == 0 and not (with_torpedoes and kind == SUBMARINE):
            total += count_of(entry) * pos.content.defence[kind]
    return total
