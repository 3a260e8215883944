"""10.3.3  The generals who protect a fortress."""

from hatalom.games.maria.names import ALL_GENERALS, Fort, General
from hatalom.games.maria.position import Maria


def guards_of(pos: Maria, fort: Fort) -> list[General]:
    """10.3.3, 10.3.3r1  The generals of the controller and of its allies within three cities, or in the fortress."""
    controller = pos.controller(fort)
    row = pos.distances(pos.content.board.fort_town[fort])
    found: list[General] = []
    for general in ALL_GENERALS:
        town = pos.at[general]
        if town >= 0 and row[town] <= pos.content.protection:
            if pos.is_friend(controller, pos.content.piece_power[general]):
                found.append(general)
    return found


def is_protected(pos: Maria, fort: Fort) -> bool:
    """10.3.3  A protected fortress is not conquered at once."""
    return len(guards_of(pos, fort)) > 0
