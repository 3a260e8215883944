"""15.1, 15.2, 15.10r1  All ways a beaten force may go."""

from hatalom.core.question import Seat
from hatalom.games.hannibal.names import ENEMY, NO_SPACE, NORMAL, Space
from hatalom.games.hannibal.position import Hannibal


def loss_at(pos: Hannibal, seat: Seat, space: Space) -> int:
    """15.6  One CU for an enemy PC or a tribe that is not friendly, and one for each enemy CU."""
    return int(pos.is_hostile(seat, space)) + pos.all_units(ENEMY[seat], space)


def is_goal(pos: Hannibal, seat: Seat, space: Space, units: int) -> bool:
    """15.1, 15.7  Friendly or held by a larger friendly force, and without enemy CUs."""
    if pos.has_enemy_outside(seat, space):
        return False
    return pos.controls(seat, space) or pos.outside(seat, space) > units


def offered_paths(pos: Hannibal, seat: Seat, units: int) -> list[list[Space]]:
    """15.10r1  The shortest paths, and longer ones that cost less than the cheapest of those."""
    start = pos.battle_space
    found: list[list[Space]] = []
    if seat == pos.battle_active:
        if pos.battle_way == NORMAL:
            _extend(pos, seat, units, [pos.battle_from], start, NO_SPACE, found)
    else:
        for space in pos.board().plain[start]:
            if space != pos.battle_from:
                _extend(pos, seat, units, [space], start, pos.battle_from, found)
    return _offered(pos, seat, found)


def _extend(
    pos: Hannibal, seat: Seat, units: int, path: list[Space], start: Space, forbidden: Space, found: list[list[Space]]
) -> None:
    last = path[-1]
    if is_goal(pos, seat, last, units):
        found.append(path)
        return
    if len(path) == pos.content.retreat_spaces:
        return
    for space in pos.board().plain[last]:
        if space != start and space != forbidden and space not in path:
            _extend(pos, seat, units, [*path, space], start, forbidden, found)


def _offered(pos: Hannibal, seat: Seat, found: list[list[Space]]) -> list[list[Space]]:
    if not found:
        return []
    shortest = min([len(path) for path in found])
    cheapest = min([path_loss(pos, seat, path) for path in found if len(path) == shortest])
    return [p for p in found if len(p) == shortest or path_loss(pos, seat, p) < cheapest]


def path_loss(pos: Hannibal, seat: Seat, path: list[Space]) -> int:
    return sum([loss_at(pos, seat, space) for space in path])
