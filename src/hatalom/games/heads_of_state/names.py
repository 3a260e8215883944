"""Ids: every thing of Heads of State has a number, a name in the files and a kind."""

from typing import Final

from hatalom.core.action import Kind

NOBODY: Final = -1
SEATS: Final = 5
SEAT: Final = Kind("seat", ["red", "yellow", "blue", "green", "black"])

CENTURIES: Final = 3
CENTURY: Final = Kind("century", ["1589", "1689", "1789"])

# A lower number is a higher rank (2.7).
KING: Final = 0
ARCHDUKE: Final = 1
DUKE: Final = 2
MARQUIS: Final = 3
EARL: Final = 4
COUNT: Final = 5
BARON: Final = 6
NOBLES: Final = 7
NOBLE: Final = Kind("noble", ["king", "archduke", "duke", "marquis", "earl", "count", "baron"])

GOLD: Final = 0
TITLE: Final = 1
TROOPS: Final = 2
CASTLE: Final = 3
DUELLING: Final = 4
PALACE: Final = 5
BISHOP: Final = 6
DIPLOMACY: Final = 7
COURTESAN: Final = 8
ATTRIBUTES: Final = 9
ATTRIBUTE: Final = Kind(
    "attribute",
    ["gold", "title", "troops", "castle", "duelling", "palace", "bishop", "diplomacy", "courtesan"],
)

ASSASSIN: Final = 0
AXEMAN: Final = 1
GUILLOTINE: Final = 2
INQUISITION: Final = 3
GALLOWS: Final = 4
TREACHERIES: Final = 11
TREACHERY: Final = Kind(
    "treachery",
    [
        "assassin",
        "axeman",
        "guillotine",
        "inquisition",
        "gallows",
        "axeman_guillotine",
        "axeman_inquisition",
        "axeman_gallows",
        "guillotine_inquisition",
        "guillotine_gallows",
        "inquisition_gallows",
    ],
)

BRITAIN: Final = 0
FRANCE: Final = 1
SPAIN: Final = 2
GERMANY: Final = 3
COUNTRIES: Final = 4
COUNTRY: Final = Kind("country", ["britain", "france", "spain", "germany"])

AREAS: Final = 16
AREA: Final = Kind(
    "area",
    [
        "london",
        "ireland",
        "scotland",
        "paris",
        "burgundy",
        "provence",
        "gascony",
        "brittany",
        "madrid",
        "andalusia",
        "valencia",
        "galicia",
        "berlin",
        "rhineland",
        "bavaria",
        "hanover",
    ],
)

# Box 2 * area is the upper or only one, 2 * area + 1 the lower one, which not every area has (3.2, 3.4).
BOXES: Final = 32
BOX: Final = Kind("box", [f"{area}_{place}" for area in AREA.ids for place in ("upper", "lower")])

MARKER_PLACES: Final = 2
"""A country has a marker for the first and one for the second (11.2, 11.4)."""


def area_of(box: int) -> int:
    return box // 2


def is_lower(box: int) -> bool:
    return box % 2 == 1
