"""10.1  Where a piece can go: reach by roads and main roads, and by forced march."""

from typing import Final

from hatalom.games.maria.names import (
    ALL_POWERS,
    GENERALS,
    INTRODUCTORY,
    NOBODY,
    PIECES,
    SAXONY_NEUTRAL,
    TOWNS,
    General,
    Piece,
    Power,
    Town,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import forbids_step
from hatalom.games.maria.rules.stacks import needs_consent
from hatalom.kit.rows import Row, row_of

# What a moving piece finds in a town
FREE: Final = 0
BARRED: Final = 1
PARTNER: Final = 2


def range_of(pos: Maria, piece: Piece) -> tuple[int, int]:
    """10.1.2, 10.1.3  How many cities a general or train moves, and how many if only along main roads."""
    content = pos.content
    if piece >= GENERALS:
        return content.train_move, content.train_move_main
    return content.general_move, content.general_move_main


def foes_of(pos: Maria, power: Power) -> list[bool]:
    """By power: whether it is an enemy."""
    return [pos.is_enemy(power, other) for other in ALL_POWERS]


def obstacles(pos: Maria, piece: Piece, mate: General, alone_only: bool) -> Row:
    """10.1.7, 10.1.10  Every town is free, barred, or holds a general who may be joined (only at the end).

    `alone_only`: no stack may be formed with another player's general (his consent was refused).
    """
    found = row_of(FREE, TOWNS)
    foes = foes_of(pos, pos.power_of(piece))
    for other in range(PIECES):
        town = pos.at[other]
        if town >= 0 and other != piece and other != mate:
            # a second general in a town makes a stack that nobody may join
            found[town] = BARRED if found[town] != FREE else _meets(pos, piece, mate, Piece(other), foes, alone_only)
    found[pos.at[piece]] = FREE
    return found


def _meets(pos: Maria, piece: Piece, mate: General, other: Piece, foes: list[bool], alone_only: bool) -> int:
    """What a piece in a town means for the one that wants to enter: enemy trains are no obstacle to a general."""
    if piece >= GENERALS:
        return BARRED
    power = pos.power_of(other)
    if other >= GENERALS:
        return FREE if foes[power] else BARRED
    if mate != NOBODY or (alone_only and needs_consent(pos, General(piece), General(other))):
        return BARRED
    return PARTNER if pos.co_operate(pos.power_of(piece), power) else BARRED


def is_closed(pos: Maria, piece: Piece, start: Town, town: Town) -> bool:
    """10.1.4, 14.1, 19.4, 21  Towns that this power's pieces may not enter at all, coming from a neighbour."""
    power = pos.power_of(piece)
    board = pos.content.board
    if board.map_of[start] != board.map_of[town] and not pos.may_change_maps(power):
        return True
    if not pos.may_enter(power, town):
        return True
    return len(pos.agreements) > 0 and forbids_step(pos, power, start, town)


def may_step(pos: Maria, piece: Piece, mate: General, start: Town, town: Town) -> bool:
    """A mixed stack obeys the limits of both its powers."""
    if is_closed(pos, piece, start, town):
        return False
    return mate == NOBODY or not is_closed(pos, mate, start, town)


def is_land_open(pos: Maria) -> bool:
    """Whether all land is open to everybody, as it usually is: no neutral power and no promise to stay out."""
    if pos.neutral_until > 0 or len(pos.agreements) > 0:
        return False
    return pos.saxony_status() != SAXONY_NEUTRAL


def spread(
    pos: Maria,
    piece: Piece,
    mate: General,
    roads: list[list[Town]],
    steps: int,
    found: Row,
    came: Row,
    shunned: list[bool],
) -> list[Town]:
    """All towns within so many steps; `came` holds the town before each of them, NOBODY where no way leads.

    `shunned`: the powers whose fortresses may not be entered, by power; an empty list bars none.
    """
    board = pos.content.board
    start = pos.at[piece]
    # Where all land is open, as it usually is, only the edge between the maps can stop a step: the full test is slow.
    all_open = is_land_open(pos)
    is_bound = pos.form == INTRODUCTORY or not pos.may_change_maps(pos.power_of(piece))
    if mate != NOBODY and not pos.may_change_maps(pos.power_of(mate)):
        is_bound = True
    reached: list[Town] = []
    came[start] = start
    ring = [start]
    for _ in range(steps):
        wider: list[Town] = []
        for town in ring:
            for other in roads[town]:
                if came[other] != NOBODY or found[other] == BARRED:
                    continue
                if all_open:
                    if is_bound and board.map_of[town] != board.map_of[other]:
                        continue
                elif not may_step(pos, piece, mate, town, other):
                    continue
                if len(shunned) > 0 and is_shunned(pos, other, shunned):
                    continue
                came[other] = town
                reached.append(other)
                if found[other] == FREE:
                    wider.append(other)
        ring = wider
    return reached


def is_shunned(pos: Maria, town: Town, shunned: list[bool]) -> bool:
    """10.1.12  A fortress that a forced march may not enter, because an enemy controls it."""
    fort = pos.content.board.fort_of[town]
    if fort == NOBODY:
        return False
    controller = pos.controller(fort)
    return controller != NOBODY and shunned[controller]


def bar_march(pos: Maria, piece: Piece, foes: list[bool], found: Row) -> None:
    """10.1.12  A forced march may not enter towns with enemy pieces, nor the towns next to them."""
    for other in range(PIECES):
        town = pos.at[other]
        if town >= 0 and foes[pos.content.piece_power[other]]:
            found[town] = BARRED
            for near in pos.content.board.neighbours[town]:
                found[near] = BARRED
    found[pos.at[piece]] = FREE


def path_from(came: Row, start: Town, goal: Town) -> list[Town]:
    """The towns of a way, without the start."""
    path: list[Town] = []
    town = goal
    while town != start:
        path.append(town)
        town = Town(came[town])
    path.reverse()
    return path


def can_move(pos: Maria, piece: Piece, mate: General, alone_only: bool, foes: list[bool]) -> bool:
    """Whether there is any step to take; a neighbour may hold a general who can be joined."""
    start = pos.at[piece]
    for town in pos.content.board.neighbours[start]:
        if is_enterable(pos, piece, mate, town, alone_only, foes) and may_step(pos, piece, mate, start, town):
            return True
    return False


def is_enterable(pos: Maria, piece: Piece, mate: General, town: Town, alone_only: bool, foes: list[bool]) -> bool:
    """Whether a town is free for this piece or holds a general it may join."""
    found = FREE
    for other in range(PIECES):
        if pos.at[other] == town and other != piece and other != mate:
            found = BARRED if found != FREE else _meets(pos, piece, mate, Piece(other), foes, alone_only)
    return found != BARRED
