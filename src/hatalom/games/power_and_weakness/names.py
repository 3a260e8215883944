"""Ids: every thing of Power & Weakness has a number, a name in the files and a kind."""

# Ids stand here as bare numbers, because the compiler writes those into the code that uses them; a constant that is
# made by calling its type it would look up each time.
# mypy: disable-error-code="assignment, arg-type"

from typing import Final, NewType

from mypy_extensions import i64

from hatalom.core.action import Kind
from hatalom.core.question import Seat
from hatalom.core.vecs import vec

CycleKind = NewType("CycleKind", i64)
Unit = NewType("Unit", i64)
Marker = NewType("Marker", i64)
Region = NewType("Region", i64)
Tile = NewType("Tile", i64)

ORANGE: Final[Seat] = 0
WHITE: Final[Seat] = 1
NOBODY: Final[Seat] = -1
SEATS: Final[list[Seat]] = [ORANGE, WHITE]
OPPONENT: Final[list[Seat]] = [WHITE, ORANGE]
"""By seat: the other player."""
SEAT: Final = Kind("seat", ["orange", "white"])

# A cycle and its active unit have the same number (3.4).
MAGIC: Final[CycleKind] = 0
STEEL: Final[CycleKind] = 1
CYCLE: Final = Kind("cycle", ["magic", "steel"])
MAGE: Final[Unit] = 0
KNIGHT: Final[Unit] = 1
UNITS: Final[vec[Unit]] = vec[Unit]([MAGE, KNIGHT])
UNIT: Final = Kind("unit", ["mage", "knight"])

MARKER_COUNT: Final = 4
MARKERS: Final[vec[Marker]] = vec[Marker]([Marker(number) for number in range(MARKER_COUNT)])
NO_MARKER: Final[Marker] = -1
"""4.1  A region before its marker is laid."""
ANY_MARKER: Final[Marker] = -1
"""15.1  Merlin is an influence tile of any kind."""
MARKER: Final = Kind("marker", ["castle", "helmet", "tent", "key"])

REGION_COUNT: Final = 15
REGIONS: Final[vec[Region]] = vec[Region]([Region(number) for number in range(REGION_COUNT)])
NOWHERE: Final[Region] = -1
"""A region that is still to be chosen."""
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
FIRST_STRENGTH: Final[Tile] = 4
MOVE: Final[Tile] = 12
SHIP: Final[Tile] = 13
MERLIN: Final[Tile] = 14
SNAKE: Final[Tile] = 15
VICTORY_POINT: Final[Tile] = 16
REVOLT: Final[Tile] = 17
MARKER_EXCHANGE: Final[Tile] = 18
TILE_COUNT: Final = 19
TILES: Final[vec[Tile]] = vec[Tile]([Tile(number) for number in range(TILE_COUNT)])
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


def is_influence(tile: Tile) -> bool:
    return tile < FIRST_STRENGTH


def is_strength(tile: Tile) -> bool:
    return FIRST_STRENGTH <= tile < MOVE


def is_lightning(tile: Tile) -> bool:
    """9.2  Lightning tiles are auctioned when they are taken; they never enter a reserve."""
    return tile >= VICTORY_POINT


def strength_marker(tile: Tile) -> Marker:
    """12.1  The symbol a strength tile shows."""
    return Marker((tile - FIRST_STRENGTH) // 2)


def strength_unit(tile: Tile) -> Unit:
    """12.2  The units that a strength tile recruits instead; of each pair the one with knights comes first."""
    return KNIGHT if (tile - FIRST_STRENGTH) % 2 == 0 else MAGE


def marker_of(tile: Tile) -> Marker:
    """11.3, 15.1  The symbol an influence tile works with; Merlin works with any."""
    return ANY_MARKER if tile == MERLIN else Marker(tile)
