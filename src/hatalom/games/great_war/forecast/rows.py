"""The rows of a forecast on land: what adds to each side, and what does not count here and why (7.7 to 7.14)."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Part
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.great_war.board import CANCEL_BASE, IGNORE_MODIFIERS
from hatalom.games.great_war.names import (
    BASE,
    COAST,
    FACTORY_MODIFIER,
    FORTRESS,
    GAS,
    GAS_MODIFIER,
    GENERAL,
    GENERAL_MODIFIER,
    HOSPITAL_MODIFIER,
    INVASION,
    LINE_MODIFIER,
    MODIFIER,
    MOUNTAIN,
    NOWHERE,
    PLACE,
    POWER,
    PROVINCE_COUNT,
    RIVER,
    TANK,
    Modifier,
    Place,
    Power,
)
from hatalom.games.great_war.position import INVASION_ATTACK, NO_FACTORY, GreatWar
from hatalom.games.great_war.rules.battles.dice import artillery_dice
from hatalom.games.great_war.rules.battles.sides import (
    attacking_generals,
    defending_general,
    has_attacking,
    is_in_land_part,
)
from hatalom.games.great_war.rules.battles.strength import attack_bonus_of, attack_bonuses, defence_bonuses
from hatalom.games.great_war.units import via_of

RULES: Final = {
    BASE: "7.9",
    FORTRESS: "7.13",
    LINE_MODIFIER: "7.10",
    FACTORY_MODIFIER: "7.10",
    HOSPITAL_MODIFIER: "7.10",
    RIVER: "7.11",
    MOUNTAIN: "7.12",
    INVASION: "9.6",
    COAST: "9.4",
    GAS_MODIFIER: "7.7",
}
BY_RULE: Final = {rule: Message("forecast-modifier", rule, modifier=MODIFIER) for rule in RULES.values()}
MODIFIER_OF: Final = {modifier: BY_RULE[rule] for modifier, rule in RULES.items()}
DEFENCE_ROWS: Final = (
    BASE,
    FORTRESS,
    LINE_MODIFIER,
    FACTORY_MODIFIER,
    HOSPITAL_MODIFIER,
    RIVER,
    MOUNTAIN,
    INVASION,
)
GENERAL_OF: Final = Message("forecast-general", "6.7", general=GENERAL)
GUNS_OF: Final = Message("forecast-guns", "7.7", power=POWER, n=NUMBER, face=NUMBER)

OFF_ABSENT: Final = Message("off-absent", "7.10")
OFF_TANK: Final = Message("off-tank", "7.9")
OFF_GENERAL: Final = Message("off-general", "6.7", general=GENERAL)
OFF_DIRECTION: Final = Message("off-direction", "7.14", place=PLACE)


def half(doubled: int) -> float:
    """A strength as the rulebook writes it; inside, all strengths are doubled."""
    return doubled // 2 if doubled % 2 == 0 else doubled / 2


def attack_rows(pos: GreatWar, seat: Seat) -> list[Part]:
    """7.7, 6.7  Gas, which is taken to be used, and every general who adds something."""
    bonuses = attack_bonuses(pos, has_attacking(pos, GAS))
    parts: list[Part] = []
    if bonuses[GAS_MODIFIER]:
        parts.append(_row(GAS_MODIFIER, bonuses, seat))
    for general in attacking_generals(pos):
        if attack_bonus_of(pos, general):
            parts.append(Part(Said(GENERAL_OF, [general]), half(attack_bonus_of(pos, general)), seat))
    return parts


def defence_rows(pos: GreatWar, seat: Seat, is_whole: bool) -> list[Part]:
    """7.9 to 7.14  Every modifier of the defender; a full list also shows those that do not count."""
    bonuses = defence_bonuses(pos, pos.target)
    parts: list[Part] = []
    for modifier in DEFENCE_ROWS:
        if bonuses[modifier]:
            parts.append(_row(modifier, bonuses, seat))
        elif is_whole and (off := why_off(pos, modifier)) is not None:
            parts.append(Part(Said(MODIFIER_OF[modifier], [modifier]), 0, seat, (), off))
    if bonuses[GENERAL_MODIFIER]:
        general = defending_general(pos, pos.target)
        parts.append(Part(Said(GENERAL_OF, [general]), half(bonuses[GENERAL_MODIFIER]), seat))
    return parts


def _row(modifier: Modifier, bonuses: list[int], seat: Seat) -> Part:
    return Part(Said(MODIFIER_OF[modifier], [modifier]), half(bonuses[modifier]), seat)


def why_off(pos: GreatWar, modifier: Modifier) -> Said | None:
    """Why a modifier that adds nothing does not count; None if it is not even worth a word."""
    if modifier == BASE and has_attacking(pos, TANK):
        return Said(OFF_TANK)
    effect = CANCEL_BASE if modifier == BASE else IGNORE_MODIFIERS
    if modifier == BASE or _is_there(pos, modifier):
        for general in attacking_generals(pos):
            concerns = modifier == BASE or pos.content.effect_modifiers[general] >> modifier & 1
            if pos.content.effect[general] == effect and concerns:
                return Said(OFF_GENERAL, [general])
    if modifier in (RIVER, MOUNTAIN) or (modifier == INVASION and pos.mode == INVASION_ATTACK):
        side = open_side(pos, modifier)
        return Said(OFF_DIRECTION, [side]) if side != NOWHERE else None
    return Said(OFF_ABSENT) if modifier != INVASION else None


def _is_there(pos: GreatWar, modifier: Modifier) -> bool:
    target, content = pos.target, pos.content
    if modifier == FACTORY_MODIFIER:
        return pos.factory[target] != NO_FACTORY
    if modifier in (RIVER, MOUNTAIN):
        return content.is_mountain[target] if modifier == MOUNTAIN else open_side(pos, modifier) == NOWHERE
    found = {FORTRESS: content.is_fortress, LINE_MODIFIER: pos.line, HOSPITAL_MODIFIER: pos.hospital}
    return modifier in found and found[modifier][target]


def open_side(pos: GreatWar, modifier: Modifier) -> Place:
    """7.14  The first direction of the attack from which a modifier is not due; NOWHERE if it is due from all."""
    for entry in pos.force:
        if not is_in_land_part(entry):
            continue
        via = via_of(entry)
        is_from_sea = via >= PROVINCE_COUNT
        if modifier == INVASION:
            is_due = is_from_sea
        elif modifier == RIVER:
            is_due = not is_from_sea and pos.content.has_river(pos.target, via)
        else:
            is_due = not is_from_sea and pos.content.has_mountain_against(pos.target, via)
        if not is_due:
            return via
    return NOWHERE


def gun_rows(pos: GreatWar, attacker: Seat, defender: Seat) -> list[Part]:
    """7.7  The dice of the artillery: how many of each nation, and from which face on they hit."""
    counts: dict[tuple[bool, Power, int], int] = {}
    for gun in artillery_dice(pos):
        key = (gun.by_attacker, gun.power, gun.hits_from)
        counts[key] = counts.get(key, 0) + 1
    return [
        Part(Said(GUNS_OF, [power, number, face]), number, attacker if by_attacker else defender)
        for (by_attacker, power, face), number in counts.items()
    ]
