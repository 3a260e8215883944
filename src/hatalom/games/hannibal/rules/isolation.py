"""4  Political isolation."""

from hatalom.core.position import changed
from hatalom.core.question import Seat
from hatalom.games.hannibal.events import ISOLATED
from hatalom.games.hannibal.names import (
    ALL_SPACES,
    ALPS_PASS,
    CITY,
    NEUTRAL_TRIBE,
    NOBODY,
    NON_ALPS_PASS,
    SPACES,
    Space,
)
from hatalom.games.hannibal.position import Hannibal


def remove_isolated(pos: Hannibal, seat: Seat) -> None:
    """4.1, 4.7r1  All isolated PCs of one side are found together and removed together."""
    reached = supplied_spaces(pos, seat)
    for space in ALL_SPACES:
        if not reached[space] and pos.is_pc(seat, space):
            pos.marker = changed(pos.marker, space, NOBODY)
            pos.tell(ISOLATED, seat, space)


def supplied_spaces(pos: Hannibal, seat: Seat) -> list[bool]:
    """4.2, 4.3  From every friendly CU, city, tribe and port as far as a way leads; passes end it."""
    board = pos.board()
    reached = [False] * SPACES
    queue: list[Space] = []
    for space in board.spaces:
        if supplies(pos, seat, space):
            reached[space] = True
            queue.append(space)
    while queue:
        space = queue.pop()
        ways = board.way[space]
        for number, near in enumerate(board.near[space]):
            if not reached[near] and ways[number] != ALPS_PASS and ways[number] != NON_ALPS_PASS:
                if may_trace(pos, seat, near):
                    reached[near] = True
                    queue.append(near)
    return reached


def supplies(pos: Hannibal, seat: Seat, space: Space) -> bool:
    """4.2, 4.7  A friendly CU, or a friendly city, tribe or port."""
    if pos.outside(seat, space) > 0:
        return True
    if not pos.controls(seat, space):
        return False
    return pos.content.kind[space] == CITY or pos.marker[space] != seat or pos.content.has_port[space]


def may_trace(pos: Hannibal, seat: Seat, space: Space) -> bool:
    """4.4 to 4.6  Past enemies only where a friend stands."""
    if pos.outside(seat, space) > 0 or pos.controls(seat, space):
        return True
    if pos.marker[space] == NEUTRAL_TRIBE or pos.has_enemy_pc(seat, space):
        return False
    return not pos.has_enemy_outside(seat, space)
