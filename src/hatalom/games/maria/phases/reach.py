"""10.1  Where a piece can go: reach by roads and main roads, and by forced march."""

from typing import Final

from hatalom.games.maria.names import GENERALS, NOBODY, PIECES, TOWNS
from hatalom.games.maria.phases.clauses import forbids_entry
from hatalom.games.maria.phases.stacks import may_join, needs_consent
from hatalom.games.maria.position import Maria

# What a moving piece finds in a town
FREE: Final = 0
BARRED: Final = 1
PARTNER: Final = 2


def obstacles(pos: Maria, piece: int, mate: int, alone_only: bool) -> list[int]:
    """10.1.7, 10.1.10  Every town is free, barred, or holds a general who may be joined (only at the end).

    `alone_only`: no stack may be formed with another player's general (his consent was refused).
    """
    found = [FREE] * TOWNS
    power = pos.power_of(piece)
    is_train = piece >= GENERALS
    for other in range(PIECES):
        town = pos.at[other]
        if town < 0 or other == piece or other == mate:
            continue
        if other >= GENERALS:
            if is_train or not pos.is_enemy(power, pos.power_of(other)):
                found[town] = BARRED
        elif found[town] == FREE and not is_train and mate == NOBODY and _may_meet(pos, piece, other, alone_only):
            found[town] = PARTNER
        else:
            found[town] = BARRED
    found[pos.at[piece]] = FREE
    return found


def _may_meet(pos: Maria, general: int, other: int, alone_only: bool) -> bool:
    if alone_only and needs_consent(pos, general, other):
        return False
    return may_join(pos, general, pos.at[other])


def is_closed(pos: Maria, piece: int, start: int, town: int) -> bool:
    """10.1.4, 14.1, 19.4, 21  Towns that this power's pieces may not enter at all, coming from a neighbour."""
    power = pos.power_of(piece)
    board = pos.content.board
    if board.map_of[start] != board.map_of[town] and not pos.may_change_maps(power):
        return True
    if not pos.may_enter(power, town):
        return True
    return len(pos.agreements) > 0 and forbids_entry(pos, power, town)


def may_step(pos: Maria, piece: int, mate: int, start: int, town: int) -> bool:
    """A mixed stack obeys the limits of both its powers."""
    if is_closed(pos, piece, start, town):
        return False
    return mate == NOBODY or not is_closed(pos, mate, start, town)


def spread(
    pos: Maria, piece: int, mate: int, roads: list[list[int]], steps: int, found: list[int], came: list[int]
) -> list[int]:
    """All towns within so many steps; `came` tells for each from where, and is NOBODY where it was not reached."""
    start = pos.at[piece]
    reached: list[int] = []
    came[start] = start
    ring = [start]
    for _ in range(steps):
        wider: list[int] = []
        for town in ring:
            for other in roads[town]:
                if came[other] != NOBODY or found[other] == BARRED:
                    continue
                if not may_step(pos, piece, mate, town, other):
                    continue
                came[other] = town
                reached.append(other)
                if found[other] == FREE:
                    wider.append(other)
        ring = wider
    return reached


def bar_march(pos: Maria, piece: int, found: list[int]) -> None:
    """10.1.12  A forced march keeps off enemy fortresses and off the neighbours of enemy pieces."""
    power = pos.power_of(piece)
    board = pos.content.board
    for other in range(PIECES):
        town = pos.at[other]
        if town >= 0 and pos.is_enemy(power, pos.power_of(other)):
            found[town] = BARRED
            for near in board.neighbours[town]:
                found[near] = BARRED
    for fort in range(board.forts):
        if pos.is_enemy(power, pos.controller(fort)):
            found[board.fort_town[fort]] = BARRED
    found[pos.at[piece]] = FREE


def path_from(came: list[int], start: int, goal: int) -> list[int]:
    """The towns of a way, without the start."""
    path: list[int] = []
    town = goal
    while town != start:
        path.append(town)
        town = came[town]
    path.reverse()
    return path


def can_move(pos: Maria, piece: int, mate: int) -> bool:
    """Whether there is any step to take; a neighbour may hold a general who can be joined."""
    found = obstacles(pos, piece, mate, False)
    start = pos.at[piece]
    for town in pos.content.board.neighbours[start]:
        if found[town] != BARRED and may_step(pos, piece, mate, start, town):
            return True
    return False
