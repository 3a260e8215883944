"""Ids: every thing of Heads of State has a number, a name in the files and a kind."""

# Ids stand here as bare numbers, because the compiler writes those into the code that uses them; a constant that is
# made by calling its type it would look up each time.
# mypy: disable-error-code="assignment, arg-type"

from typing import Final, NewType

from mypy_extensions import i64

from hatalom.core.action import Kind
from hatalom.core.question import Seat

Century = NewType("Century", i64)
Noble = NewType("Noble", i64)
Attribute = NewType("Attribute", i64)
TreacheryCard = NewType("TreacheryCard", i64)
Country = NewType("Country", i64)
Area = NewType("Area", i64)
Box = NewType("Box", i64)

NOBODY: Final[Seat] = -1
ALL_PLAYERS: Final[Seat] = -1
"""5.7  In the place of one seat: all of them at the same time."""
MOST_SEATS: Final = 5
PLAYERS: Final[list[list[Seat]]] = [[Seat(seat) for seat in range(count)] for count in range(MOST_SEATS + 1)]
"""By number of players: their seats."""
SEAT: Final = Kind("seat", ["red", "yellow", "blue", "green", "black"])

CENTURY_COUNT: Final = 3
CENTURIES: Final[list[Century]] = [Century(number) for number in range(CENTURY_COUNT)]
CENTURY: Final = Kind("century", ["1589", "1689", "1789"])

# A lower number is a higher rank (2.7).
NOBLE_COUNT: Final = 7
NOBLES: Final[list[Noble]] = [Noble(number) for number in range(NOBLE_COUNT)]
NO_NOBLE: Final[Noble] = -1
NOBLE: Final = Kind("noble", ["king", "archduke", "duke", "marquis", "earl", "count", "baron"])

COURTESAN: Final[Attribute] = 8
ATTRIBUTE_COUNT: Final = 9
ATTRIBUTES: Final[list[Attribute]] = [Attribute(number) for number in range(ATTRIBUTE_COUNT)]
ATTRIBUTE: Final = Kind(
    "attribute",
    ["gold", "title", "troops", "castle", "duelling", "palace", "bishop", "diplomacy", "courtesan"],
)

TREACHERY_COUNT: Final = 11
TREACHERIES: Final[list[TreacheryCard]] = [TreacheryCard(number) for number in range(TREACHERY_COUNT)]
NO_CARD: Final[TreacheryCard] = -1
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

COUNTRY_COUNT: Final = 4
COUNTRIES: Final[list[Country]] = [Country(number) for number in range(COUNTRY_COUNT)]
COUNTRY: Final = Kind("country", ["britain", "france", "spain", "germany"])

AREA_COUNT: Final = 16
AREAS: Final[list[Area]] = [Area(number) for number in range(AREA_COUNT)]
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
BOX_COUNT: Final = 32
BOXES: Final[list[Box]] = [Box(number) for number in range(BOX_COUNT)]
NOWHERE: Final[Box] = -1
AREA_BOXES: Final[list[list[Box]]] = [BOXES[2 * area : 2 * area + 2] for area in range(AREA_COUNT)]
"""By area: the upper box and the lower one, whether or not the board has it."""
BOX: Final = Kind("box", [f"{area}_{place}" for area in AREA.ids for place in ("upper", "lower")])

NO_PLACE: Final = -1
"""No marker is to be had."""
MARKER_PLACES: Final = 2
"""A country has a marker for the first and one for the second (11.2, 11.4)."""


def area_of(box: Box) -> Area:
    return Area(box // 2)
