"""19.1.5, 19.3.4, 19.3.5  Where pieces go that have to leave: the nearest cities where they may stand."""

from typing import Final

from hatalom.games.maria.board import UNREACHED
from hatalom.games.maria.names import BAVARIA, FRANCE, GENERALS, NOBODY, TOWNS
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.stacks import lone_general, may_join, needs_consent

# Where the displaced go
HOME: Final = 0
"""To the nearest city of their home country, in which they may form legal stacks."""
START: Final = 1
"""19.3.4  To their starting city, or to the nearest empty city of their home country."""
ANYWHERE: Final = 2
"""19.3.5  To the nearest empty city."""


def nearest_towns(pos: Maria, piece: int, mate: int, goal: int) -> list[int]:
    """19.1.5r1  All cities at the smallest distance where the piece, or the whole stack, may legally stand."""
    row = pos.content.board.distances(pos.content.start[piece] if goal == START else pos.at[piece])
    best = UNREACHED
    found: list[int] = []
    for town in range(TOWNS):
        if row[town] > best or not may_stand(pos, piece, town, goal):
            continue
        if mate != NOBODY and (pos.piece_in(town) != NOBODY or not may_stand(pos, mate, town, goal)):
            continue
        if row[town] < best:
            best = row[town]
            found = []
        found.append(town)
    return found


def may_stand(pos: Maria, piece: int, town: int, goal: int) -> bool:
    power = pos.power_of(piece)
    if not pos.may_enter(power, town):
        return False
    if goal != ANYWHERE:
        home = pos.home_of(town)
        if home != power and not (power == FRANCE and home == BAVARIA):
            return False
    if pos.piece_in(town) == NOBODY:
        return True
    if goal != HOME or piece >= GENERALS or not may_join(pos, piece, town):
        return False
    return not needs_consent(pos, piece, lone_general(pos, town))
