"""Ids: every thing of Power & Weakness has a number, a name in the files and a kind."""

from typing import Final

from hatalom.core.action import Kind

ORANGE: Final = 0
WHITE: Final = 1
NOBODY: Final = -1
SEAT: Final = Kind("seat", ["orange", "white"])

# A cycle and its active unit have the same number (3.4).
MAGIC: Final = 0
STEEL: Final = 1
CYCLE: Final = Kind("cycle", ["magic", "steel"])
MAGE: Final = 0
KNIGHT: Final = 1
UNIT: Final = Kind("unit", ["mage", "knight"])

CASTLE: Final = 0
HELMET: Final = 1
TENT: Final = 2
KEY: Final = 3
MARKERS: Final = 4
ANY_MARKER: Final = -1
"""15.1  Merlin is an influence tile of any kind."""
MARKER: Final = Kind("marker", ["castle", "helmet", "tent", "key"])

REGIONS: Final = 15
REGION: Final = Kind(
    "region",
    [
        "strathclyde",
        "bernicia",
        "rheged",
        "deira",
        "elmet",
        "gwynedd",
        "powys",
        "dyfed",
        "mercia",
        "lindsey",
        "east_anglia",
        "essex",
        "kent",
        "wessex",
        "dumnonia",
    ],
)

# Influence tiles have the number of their marker; strength tiles come in pairs, marker by marker.
FIRST_STRENGTH: Final = 4
MOVE: Final = 12
SHIP: Final = 13
MERLIN: Final = 14
SNAKE: Final = 15
VICTORY_POINT: Final = 16
REVOLT: Final = 17
MARKER_EXCHANGE: Final = 18
TILES: Final = 19
TILE: Final = Kind(
    "tile",
    [
        "influence_castle",
        "influence_helmet",
        "influence_tent",
        "influence_key",
        "strength_castle_knights",
        "strength_castle_mages",
        "strength_helmet_knights",
        "strength_helmet_mages",
        "strength_tent_knights",
        "strength_tent_mages",
        "strength_key_knights",
        "strength_key_mages",
        "move",
        "ship",
        "merlin",
        "snake",
        "victory_point",
        "revolt",
        "marker_exchange",
    ],
)

# Time tiles are counted by their value, 3 to 8 (2.7).
TIME_VALUES: Final = 9


def is_influence(tile: int) -> bool:
    return tile < FIRST_STRENGTH


def is_strength(tile: int) -> bool:
    return FIRST_STRENGTH <= tile < MOVE


def is_lightning(tile: int) -> bool:
    """9.2  Lightning tiles are auctioned when they are taken; they never enter a reserve."""
    return tile >= VICTORY_POINT


def strength_marker(tile: int) -> int:
    """12.1  The symbol a strength tile shows."""
    return (tile - FIRST_STRENGTH) // 2


def marker_of(tile: int) -> int:
    """11.3, 15.1  The symbol an influence tile works with; Merlin works with any."""
    return ANY_MARKER if tile == MERLIN else tile
