"""9.2, 9.3, 9.6, 22  Supply paths and what hussars make them cost."""

from typing import Final

from hatalom.games.maria.names import (
    ALL_TRAINS,
    ARENBERG,
    AUSTRIA,
    FLANDERS,
    HUSSARS,
    INTRODUCTORY,
    NETHERLANDS,
    NEUTRAL,
    NOBODY,
    PIECES,
    PRAGMATIC,
    TOWNS,
    General,
    Power,
    Town,
    Train,
    train_piece,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.reach import foes_of, path_from
from hatalom.kit.rows import Row, row_of

NO_PATH: Final = 99


def is_at_home(pos: Maria, general: General) -> bool:
    """9.2  Whether he needs no supply where he stands."""
    return is_home_for(pos, general, pos.at[general])


def is_home_for(pos: Maria, general: General, town: Town) -> bool:
    """9.2, 22.1  In the home country; for Arenberg also in the Netherlands."""
    if pos.home_of(town) == pos.power_of(general):
        return True
    return general == ARENBERG and pos.content.board.region[town] == NETHERLANDS


def supply_cost(pos: Maria, general: General) -> int:
    """9.3, 9.6r1  0 where a path is free, its length where every path is crossed by hussars, or NO_PATH."""
    if is_at_home(pos, general):
        return 0
    power = pos.power_of(general)
    free = path_length(pos, general, True)
    if free < NO_PATH:
        return 0
    if not pos.is_enemy(power, AUSTRIA):
        return NO_PATH
    length = path_length(pos, general, False)
    return length * pos.content.hussar_cost if length < NO_PATH else NO_PATH


def may_feed(pos: Maria, train: Train, general: General) -> bool:
    """9.3, 22.1  Trains of his own colour; Arenberg also from the Pragmatic one."""
    owner = pos.power_of(train_piece(train))
    return owner == pos.power_of(general) or (general == ARENBERG and owner == PRAGMATIC)


def path_length(pos: Maria, general: General, avoid_hussars: bool) -> int:
    """The length of the shortest supply path, NO_PATH if there is none of at most 6 cities."""
    path = supply_path(pos, general, avoid_hussars)
    return len(path) if len(path) > 0 else NO_PATH


def supply_path(pos: Maria, general: General, avoid_hussars: bool) -> list[Town]:
    """9.3  The cities from a general to the train that feeds him, without his own; empty if no path is short enough."""
    content = pos.content
    start = pos.at[general]
    goals = row_of(0, TOWNS)
    row = pos.distances(start)
    is_near = False
    for train in ALL_TRAINS:
        town = pos.at[train_piece(train)]
        if town >= 0 and row[town] <= content.supply_path and may_feed(pos, train, general):
            goals[town] = 1
            is_near = True
    if not is_near:
        return []
    closed = closed_to_supply(pos, pos.power_of(general), avoid_hussars)
    return search_path(pos, start, goals, closed)


def closed_to_supply(pos: Maria, power: Power, avoid_hussars: bool) -> Row:
    """9.3, 9.6  Towns with enemy pieces, and those with hussars where they count."""
    closed = row_of(0, TOWNS)
    foes = foes_of(pos, power)
    for piece in range(PIECES):
        town = pos.at[piece]
        if town >= 0 and foes[pos.content.piece_power[piece]]:
            closed[town] = 1
    if avoid_hussars and foes[AUSTRIA]:
        for number in range(HUSSARS):
            if pos.hussar[number] != NOBODY:
                closed[pos.hussar[number]] = 1
    return closed


def search_path(pos: Maria, start: Town, goals: Row, closed: Row) -> list[Town]:
    """Breadth first, at most 6 roads; neutral land bars the way to strangers (19.4), an unused map to all (14.1)."""
    content = pos.content
    came = row_of(NOBODY, TOWNS)
    closed[start] = 1
    ring = [start]
    for _ in range(content.supply_path):
        wider: list[Town] = []
        for town in ring:
            here = int(town)
            for other in content.board.neighbours[town]:
                if closed[other] != 0:
                    continue
                closed[other] = 1
                home = pos.home_of(other)
                if home != NOBODY and pos.side(home) == NEUTRAL:
                    continue
                if pos.form == INTRODUCTORY and content.board.map_of[other] == FLANDERS:
                    continue
                came[other] = here
                if goals[other] != 0:
                    return path_from(came, start, other)
                wider.append(other)
        ring = wider
    return []
