"""4  Political isolation."""

from hatalom.core.question import Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import ISOLATED
from hatalom.games.hannibal.names import (
    ALL_SPACES,
    CITY,
    NEUTRAL_TRIBE,
    NOBODY,
    SPACES,
    Space,
)
from hatalom.games.hannibal.position import Hannibal
from hatalom.kit.rows import Row, row_of


def remove_isolated(pos: Hannibal, seat: Seat) -> None:
    """4.1, 4.7r1  All isolated PCs of one side are found together and removed together."""
    reached = supplied_spaces(pos, seat)
    for space in ALL_SPACES:
        if reached[space] == 0 and pos.is_pc(seat, space):
            pos.marker = replaced(pos.marker, space, NOBODY)
            pos.tell(ISOLATED, seat, space)


def supplied_spaces(pos: Hannibal, seat: Seat) -> Row:
    """4.2, 4.3  From every friendly CU, city, tribe and port as far as a way leads; passes end it."""
    board = pos.board()
    reached = row_of(0, SPACES)
    queue: list[Space] = []
    units, first = pos.units, SPACES * seat
    for space in board.spaces:
        if units[first + space] > 0 or has_source(pos, seat, space):
            reached[space] = 1
            queue.append(space)
    while queue:
        for near in board.without_pass[queue.pop()]:
            if reached[near] == 0 and may_trace(pos, seat, near):
                reached[near] = 1
                queue.append(near)
    return reached


def has_source(pos: Hannibal, seat: Seat, space: Space) -> bool:
    """4.2, 4.7  A friendly city, tribe or port."""
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
