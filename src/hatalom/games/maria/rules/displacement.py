"""19.1.5, 19.3.4, 19.3.5  Where pieces go that have to leave: the nearest cities where they may stand."""

from typing import Final

from hatalom.games.maria.board import UNREACHED
from hatalom.games.maria.names import (
    ALL_TOWNS,
    BAVARIA,
    FRANCE,
    GENERALS,
    NO_GENERAL,
    NO_POWER,
    NOBODY,
    General,
    Piece,
    Power,
    Town,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.stacks import lone_general, may_join, needs_consent

# Where the displaced go
HOME: Final = 0
"""To the nearest city of their home country, in which they may form legal stacks."""
START: Final = 1
"""19.3.4  To their starting city, or to the nearest empty city of their home country."""
ANYWHERE: Final = 2
"""19.3.5  To the nearest empty city."""


ANY_LAND: Final = NO_POWER
"""The piece need not go to one of its own countries."""


def lands_for(power: Power) -> list[Power]:
    """19.1.5r1, 19.3.4  The countries that take a power's displaced pieces; French ones may also go to Bavaria."""
    return [FRANCE, BAVARIA] if power == FRANCE else [power]


def nearest_towns(pos: Maria, piece: Piece, mate: General, goal: int) -> list[Town]:
    """19.1.5r1  Where a piece may go: of every country that takes it the nearest cities, at the smallest distance.

    A mate goes along wherever the country takes him too, and then only cities count where both may stand.
    """
    if goal == ANYWHERE:
        return nearest_in(pos, piece, mate, goal, ANY_LAND)
    found: list[Town] = []
    for land in lands_for(pos.power_of(piece)):
        found.extend(nearest_in(pos, piece, mate if goes_along(pos, mate, land) else NO_GENERAL, goal, land))
    found.sort()
    return found


def goes_along(pos: Maria, mate: General, land: Power) -> bool:
    """Whether the other general of a stack may go to this country too."""
    return mate != NOBODY and land in lands_for(pos.power_of(mate))


def nearest_in(pos: Maria, piece: Piece, mate: General, goal: int, land: Power) -> list[Town]:
    """All cities of a country at the smallest distance where the piece, or the whole stack, may legally stand."""
    row = pos.content.board.distances(pos.content.start[piece] if goal == START else pos.at[piece])
    best = UNREACHED
    found: list[Town] = []
    for town in ALL_TOWNS:
        if row[town] > best or (land != ANY_LAND and pos.home_of(town) != land):
            continue
        if not may_stand(pos, piece, town, goal):
            continue
        if mate != NOBODY and (pos.piece_in(town) != NOBODY or not may_stand(pos, mate, town, goal)):
            continue
        if row[town] < best:
            best = row[town]
            found = []
        found.append(town)
    return found


def may_stand(pos: Maria, piece: Piece, town: Town, goal: int) -> bool:
    """6.1, 19.4.1  Open land and an empty city, or, on the way home, a general whom he may join without asking."""
    if not pos.may_enter(pos.power_of(piece), town):
        return False
    if pos.piece_in(town) == NOBODY:
        return True
    if goal != HOME or piece >= GENERALS:
        return False
    general = General(piece)
    return may_join(pos, general, town) and not needs_consent(pos, general, lone_general(pos, town))
