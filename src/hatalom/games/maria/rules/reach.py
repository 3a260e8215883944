"""10.1  Where a piece can go: reach by roads and main roads, and by forced march."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.numbers import bit
from hatalom.core.vecs import append, vec
from hatalom.games.maria.board import Roads
from hatalom.games.maria.names import (
    ALL_POWERS,
    ALL_REGIONS,
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
    Towns,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import forbidden_to, forbids_step
from hatalom.games.maria.rules.stacks import needs_consent
from hatalom.kit.rows import Row, row_of

# What a moving piece finds in a town
FREE: Final = 0
BARRED: Final = 1
PARTNER: Final = 2

NONE_SHUNNED: Final[list[bool]] = []
"""No power's fortresses are shunned: on every move but a forced march."""


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


@final
class Land:
    """10.1.4, 10.1.7, 14.1, 19.4, 21  The land as a piece finds it: worked out once for all the steps of a move.

    Of what `may_step` forbids all towns of a country are alike, so a bit for each country is enough.
    """

    def __init__(self, pos: Maria, piece: Piece, mate: General, alone_only: bool) -> None:
        self.found = obstacles(pos, piece, mate, alone_only)
        self.is_bound = pos.form == INTRODUCTORY
        """They stay on their map."""
        self.closed = 0
        """Countries that may not be entered."""
        self.forbidden = 0
        """Countries that may not be entered from another one."""
        self._obey(pos, pos.power_of(piece))
        if mate != NOBODY and pos.power_of(mate) != pos.power_of(piece):
            self._obey(pos, pos.power_of(mate))

    def _obey(self, pos: Maria, power: Power) -> None:
        if not pos.may_change_maps(power):
            self.is_bound = True
        if len(pos.agreements) > 0:
            self.forbidden |= forbidden_to(pos, power)
        if pos.neutral_until > 0 or pos.saxony_status() == SAXONY_NEUTRAL:  # otherwise all land is open
            for region in ALL_REGIONS:
                if not pos.may_enter(power, pos.content.board.first_town[region]):
                    self.closed |= bit(region)


def spread(
    pos: Maria,
    start: Town,
    roads: Roads,
    steps: int,
    land: Land,
    came: Row,
    shunned: list[bool],
) -> Towns:
    """All towns within so many steps; `came` holds the town before each of them, NOBODY where no way leads.

    `shunned`: whether a power's fortresses may not be entered, by power, or NONE_SHUNNED.  What `may_step` says of one
    step holds for every step here; it is said once more so that nothing is looked up for each of them anew.
    """
    region, map_of = pos.content.board.region, pos.content.board.map_of
    found, is_bound = land.found, land.is_bound
    closed: i64 = land.closed
    forbidden: i64 = land.forbidden
    is_any_shut = (closed | forbidden) != 0
    reached = vec[Town]([start])  # the queue, too: from `ring` on are the towns of the last step
    came[start] = int(start)
    ring: i64 = 0
    for _ in range(steps):
        end = len(reached)
        for place in range(ring, end):
            town = reached[place]
            if found[town] != FREE:
                continue
            before = int(town)
            for other in roads[town]:
                if came[other] != NOBODY or found[other] == BARRED:
                    continue
                if is_bound and map_of[town] != map_of[other]:
                    continue
                if is_any_shut:
                    country = region[other]
                    is_closed, is_forbidden = (closed >> country) & 1 == 1, (forbidden >> country) & 1 == 1
                    if is_closed or (is_forbidden and region[town] != country):
                        continue
                if len(shunned) > 0 and is_shunned(pos, other, shunned):
                    continue
                came[other] = before
                reached = append(reached, other)
        ring = end
    return reached[1:]  # without the start


def is_shunned(pos: Maria, town: Town, shunned: list[bool]) -> bool:
    """10.1.12  A fortress that a forced march may not enter, because an enemy controls it."""
    fort = pos.content.board.fort_of[town]
    if fort == NOBODY:
        return False
    controller = pos.controller(fort)
    return controller != NOBODY and shunned[controller]


def bar_march(pos: Maria, piece: Piece, foes: list[bool], found: Row) -> None:
    """10.1.12  A forced march may not enter towns with enemy pieces, nor the towns next to them."""
    roads = pos.content.board.neighbours
    for other in range(PIECES):
        town = pos.at[other]
        if town >= 0 and foes[pos.content.piece_power[other]]:
            found[town] = BARRED
            for near in roads[town]:
                found[near] = BARRED
    found[pos.at[piece]] = FREE


def path_from(came: Row, start: Town, goal: Town) -> list[Town]:
    """The towns of a way, without the start."""
    path: list[Town] = []
    town = goal
    while town != start:
        path.append(town)
        town = Town(int(came[town]))
    path.reverse()
    return path


def occupied_towns(pos: Maria) -> Row:
    """By town: whether a piece is there."""
    found = row_of(0, TOWNS)
    for piece in range(PIECES):
        town = pos.at[piece]
        if town >= 0:
            found[town] = 1
    return found


def can_move(pos: Maria, piece: Piece, mate: General, alone_only: bool, foes: list[bool], occupied: Row) -> bool:
    """Whether there is any step to take; a neighbour may hold a general who can be joined."""
    start = pos.at[piece]
    for town in pos.content.board.neighbours[start]:
        if occupied[town] == 0 or is_enterable(pos, piece, mate, town, alone_only, foes):
            if may_step(pos, piece, mate, start, town):
                return True
    return False


def is_enterable(pos: Maria, piece: Piece, mate: General, town: Town, alone_only: bool, foes: list[bool]) -> bool:
    """Whether a town is free for this piece or holds a general it may join."""
    found = FREE
    for other in range(PIECES):
        if pos.at[other] == town and other != piece and other != mate:
            found = BARRED if found != FREE else _meets(pos, piece, mate, Piece(other), foes, alone_only)
    return found != BARRED
