"""13  The naval combat roll."""

from typing import Final

from hatalom.games.hannibal.events import NAVAL_ROLLED
from hatalom.games.hannibal.names import (
    ADRIATIC_PIRATES,
    BRUNDISIUM,
    CARTHAGE,
    CROTON,
    ROME,
    SYRACUSE_CITY,
    TARENTUM,
    General,
    Space,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import Orders

SAFE: Final = 0
RETURN: Final = 1
SUNK: Final = 2

PORTS: Final = 0
ROMAN_PORTS: Final = 1
SMALL_FORCE: Final = 2
SYRACUSE: Final = 3
MACEDON: Final = 4
VICTORY: Final = 5
COMMANDER: Final = 6
PARTS: Final = 7


def naval_parts(pos: Hannibal, general: General, units: int, start: Space, goal: Space) -> list[int]:
    """13.5  Every modifier by name."""
    content = pos.content
    parts = [0] * PARTS
    parts[PORTS] = content.port_modifier[start] + content.port_modifier[goal]
    parts[ROMAN_PORTS] = content.naval_roman_pc * (int(pos.marker[start] == ROME) + int(pos.marker[goal] == ROME))
    if units <= 1:
        parts[SMALL_FORCE] = content.naval_small_force
    if pos.marker[SYRACUSE_CITY] == CARTHAGE:
        parts[SYRACUSE] = content.naval_syracuse
    if pos.macedon_allied:
        parts[MACEDON] = content.naval_macedon
    if pos.naval_victory:
        parts[VICTORY] = content.naval_victory_modifier
    parts[COMMANDER] = content.naval_modifier[general]
    return parts


def naval_modifier(pos: Hannibal, general: General, units: int, start: Space, goal: Space) -> int:
    total = 0
    for part in naval_parts(pos, general, units, start, goal):
        total += part
    return total


def naval_outcome(pos: Hannibal, roll: int) -> int:
    """13.4  Safe, back to port, or sunk."""
    if roll <= pos.content.naval_safe_max:
        return SAFE
    return RETURN if roll <= pos.content.naval_return else SUNK


def roll_at_sea(pos: Hannibal, face: int, modifier: int) -> int:
    """13.4  The die has fallen: what becomes of the voyage, told to all."""
    pos.march_has_rolled = True
    roll = face + modifier
    outcome = naval_outcome(pos, roll)
    pos.tell(NAVAL_ROLLED, pos.army, face, roll, outcome)
    return outcome


def needs_roll(pos: Hannibal, orders: Orders, start: Space, goal: Space) -> bool:
    """13.4, 24.2, 24.19  Only Carthage, not during a truce, not with the pirates' help."""
    if orders.seat != CARTHAGE or pos.truce:
        return False
    if orders.card == ADRIATIC_PIRATES and pos.army_units <= pos.content.pirates_most:
        if is_pirate_port(start) or is_pirate_port(goal):
            return False
    return True


def is_pirate_port(space: Space) -> bool:
    return space == BRUNDISIUM or space == CROTON or space == TARENTUM
