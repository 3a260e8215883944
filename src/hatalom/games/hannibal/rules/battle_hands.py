"""14.2 to 14.7  How many battle cards each side gets, part by part."""

from typing import Final

from hatalom.core.question import Seat
from hatalom.games.hannibal.names import (
    CARTHAGE,
    CARTHAGE_TRIBE,
    EASTERN_NUMIDIA,
    ENEMY,
    HISPANIA,
    ITALY,
    LATIUM,
    NO_GENERAL,
    NUMIDIANS_DESERT,
    ROME,
    SPANISH_DESERT,
    WESTERN_NUMIDIA,
    General,
    Space,
)
from hatalom.games.hannibal.position import Hannibal

RATING_PART: Final = 0
UNITS_PART: Final = 1
ALLIES_PART: Final = 2
MILITIA_PART: Final = 3
TRIBE_PART: Final = 4
INTERCEPTION_PART: Final = 5
FAILED_AVOID_PART: Final = 6
PARTS: Final = 7


def allies_of(pos: Hannibal, seat: Seat, space: Space, no_spanish: bool, no_numidian: bool) -> int:
    """14.4 to 14.6  One for each available province, two for each Numidia; Rome at most two in Italy."""
    content = pos.content
    count = 0
    for province in content.allies_at[space]:
        if no_numidian and (province == WESTERN_NUMIDIA or province == EASTERN_NUMIDIA):
            continue
        if no_spanish and content.country_of_province[province] == HISPANIA:
            continue
        if pos.controls_province(seat, province):
            count += content.ally_bc[province]
    if seat == ROME and content.country[space] == ITALY:
        return min(count, content.roman_ally_cap)
    return count


def hand_parts(
    pos: Hannibal,
    seat: Seat,
    space: Space,
    commander: General,
    units: int,
    intercepted: bool,
    avoid_failed: bool,
    no_spanish: bool,
    no_numidian: bool,
) -> list[int]:
    """14.2  Every part of the sum by name; the limit and the elephants come after it (14.3)."""
    content = pos.content
    parts = [0] * PARTS
    parts[UNITS_PART] = units
    if commander != NO_GENERAL:
        parts[RATING_PART] = content.battle_rating[commander]
        parts[ALLIES_PART] = allies_of(pos, seat, space, no_spanish, no_numidian)
    if seat == ROME and content.province[space] == LATIUM:
        parts[MILITIA_PART] = content.militia
    if seat == CARTHAGE and pos.marker[space] == CARTHAGE_TRIBE:
        parts[TRIBE_PART] = content.tribe_bc
    if intercepted:
        parts[INTERCEPTION_PART] = content.interception_bc
    if avoid_failed:
        parts[FAILED_AVOID_PART] = content.failed_avoid_bc
    return parts


def parts_in_battle(pos: Hannibal, seat: Seat, units: int) -> list[int]:
    """14.2, 14.8  The parts of a hand in the battle that is fought, for so many CUs."""
    is_defender = seat != pos.battle_active
    against = pos.battle_declared[ENEMY[seat]]
    return hand_parts(
        pos,
        seat,
        pos.battle_space,
        pos.battle_commander[seat],
        units,
        is_defender and pos.intercepted,
        is_defender and pos.avoid_failed,
        SPANISH_DESERT in against,
        NUMIDIANS_DESERT in against,
    )


def roman_rating(pos: Hannibal) -> int:
    """17.3  What an elephant charge has to beat.  Without a Roman general only a 1 fails."""
    commander = pos.battle_commander[ROME]
    return pos.content.battle_rating[commander] if commander != NO_GENERAL else 1


def hand_total(pos: Hannibal, parts: list[int]) -> int:
    """14.3  At most twenty."""
    total = 0
    for part in parts:
        total += part
    return min(total, pos.content.hand_limit)
