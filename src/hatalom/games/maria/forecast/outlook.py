"""What the pieces on the map are good for, as everybody can work it out: reach, supply, protection."""

import msgspec

from hatalom.games.maria.names import (
    ALL_GENERALS,
    GENERAL,
    NO_GENERAL,
    NOBODY,
    TOWN,
    General,
    general_of,
)
from hatalom.games.maria.phases.movement.movement import Movement
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.protection import guards_of
from hatalom.games.maria.rules.supply_paths import NO_PATH, is_at_home, supply_cost, supply_path
from hatalom.games.maria.verbs import MOVE_GENERAL


class Ways(msgspec.Struct):
    """10.1  Towns that a piece can reach, each with the town before it on the way there."""

    main: dict[str, str]
    """Along main roads only, where one city more is allowed."""
    any: dict[str, str]
    forced: dict[str, str]


class Supply(msgspec.Struct):
    """9  How a general would be supplied if it were checked now."""

    is_fed: bool
    path: list[str]
    """9.3  The towns from him to his train; empty at home (9.2), and where there is none."""
    cost: int
    """9.6  The points that hussars make it cost."""


def ways_of_moving(pos: Maria) -> Ways | None:
    """10.1  Where the piece on the move can go."""
    top = pos.stack[-1] if pos.stack else None
    if not isinstance(top, Moving) or top.goal != NOBODY or pos.at[top.piece] < 0:
        return None
    return _ways(pos, top)


def reach_of_generals(pos: Maria) -> dict[str, Ways]:
    """10.1.1  Where every general who may be moved next can go."""
    top = pos.stack[-1] if pos.stack else None
    if not isinstance(top, Movement):
        return {}
    moves = [action for question in top.ask(pos) for action in question.options if MOVE_GENERAL.has(action)]
    generals = [general_of(MOVE_GENERAL.target(action)) for action in moves]
    return {
        GENERAL.ids[general]: _ways(pos, Moving(general, NO_GENERAL, top.is_alone(general))) for general in generals
    }


def _ways(pos: Maria, moving: Moving) -> Ways:
    start = pos.at[moving.piece]
    ways = moving.ways(pos)
    found = [
        {TOWN.ids[town]: TOWN.ids[before] for town, before in enumerate(came) if before != NOBODY and town != start}
        for came in (ways.by_main, ways.by_any, ways.by_march)
    ]
    return Ways(*found)


def supply_of(pos: Maria, general: General) -> Supply | None:
    """9.2, 9.3, 9.6r1  A path without hussars where there is one; nothing for a general off the map."""
    if pos.at[general] < 0:
        return None
    if is_at_home(pos, general):
        return Supply(True, [], 0)
    cost = supply_cost(pos, general)
    path = supply_path(pos, general, cost == 0) if cost < NO_PATH else []
    return Supply(cost < NO_PATH, [TOWN.ids[town] for town in path], cost if path else 0)


def protected_by_generals(pos: Maria) -> list[list[str]]:
    """10.3.3  For each general: the fortresses of his own power and of allies that he protects."""
    board = pos.content.board
    found: list[list[str]] = [[] for _ in ALL_GENERALS]
    for fort in board.forts:
        for general in guards_of(pos, fort):
            found[general].append(TOWN.ids[board.fort_town[fort]])
    return found
