"""10  The way of a move, and what it leads into."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Forecast, Part
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.maria.forecast.prospects import ROW_TAKES, prospects
from hatalom.games.maria.names import (
    ALL_GENERALS,
    GENERAL,
    GENERALS,
    NOBODY,
    TOWN,
    General,
    Town,
)
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.combat import must_fight
from hatalom.games.maria.rules.protection import is_protected
from hatalom.games.maria.verbs import (
    MARCH_TO,
    MOVE_TO,
)

TOWNS_OF_WAY: Final = Message("towns-of-way", "10.1.1")
WAY_IS_FREE: Final = Message("way-is-free", "10.1.1", n=NUMBER)
WAY_IS_MARCH: Final = Message("way-is-march", "10.3.4", n=NUMBER)
WAY_CONQUERS: Final = Message("way-conquers", "10.3.2", town=TOWN)
HINT_FIGHTS: Final = Message("hint-fights", "11.1.1", general=GENERAL, n=NUMBER)
HINT_MARCH: Final = Message("hint-march", "10.3.4", n=NUMBER)
HINT_PROTECTED: Final = Message("hint-protected", "10.3.5", town=TOWN)
HINT_OPEN: Final = Message("hint-open", "10.3.2", town=TOWN)


def forecast_way(pos: Maria, moving: Moving, seat: Seat, action: int) -> Forecast | None:
    """10.1.2, 10.3.2, 10.3.4  The cities a piece would pass, and the first fortress it would conquer by leaving it."""
    if not (MOVE_TO.has(action) or MARCH_TO.has(action)):
        return None
    is_forced = MARCH_TO.has(action)
    town = Town(MARCH_TO.target(action)) if is_forced else Town(MOVE_TO.target(action))
    path = moving.path_to(pos, town, is_forced)
    rows = prospects(pos, moving, seat, path, is_forced)
    verdict = Said(WAY_IS_MARCH if is_forced else WAY_IS_FREE, [len(path)])
    taken = [row.text for row in rows if row.text.message is ROW_TAKES]
    if taken:
        verdict = Said(WAY_CONQUERS, taken[0].args)
    places = tuple((f"town.{TOWN.ids[there]}", 1) for there in path)
    return Forecast(
        (Part(Said(TOWNS_OF_WAY), len(path), seat, places),),
        len(path),
        verdict,
        True,
        f"town.{TOWN.ids[town]}",
        rows=rows,
    )


def town_hint(pos: Maria, general: General, town: Town) -> Said | None:
    """11.1.1, 10.3.4  Whom he would have to fight there; if nobody, whether the enemy's fortress is protected."""
    board = pos.content.board
    foes = [other for other in ALL_GENERALS if pos.at[other] >= 0 and must_fight(pos, general, other)]
    near = [other for other in foes if board.is_adjacent(pos.at[other], town)]
    if near:
        return Said(HINT_FIGHTS, [near[0], len(near)])
    fort = board.fort_of[town]
    if fort == NOBODY or not pos.is_enemy(pos.power_of(general), pos.controller(fort)):
        return None
    return Said(HINT_PROTECTED if is_protected(pos, fort) else HINT_OPEN, [town])


def move_hint(pos: Maria, moving: Moving, action: int) -> Said | None:
    """10.3.4, 11.1.1  What a town brings a moving general; a forced march conquers nothing."""
    if moving.piece >= GENERALS:
        return None
    if MOVE_TO.has(action):
        return town_hint(pos, moving.general(), Town(MOVE_TO.target(action)))
    return Said(HINT_MARCH, [pos.content.forced_march]) if MARCH_TO.has(action) else None
