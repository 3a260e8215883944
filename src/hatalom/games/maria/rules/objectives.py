"""19.2  France reduces its military objectives; markers that are set aside."""

from hatalom.core.shared import added, changed
from hatalom.games.maria.events import OBJECTIVES_REDUCED, SET_ASIDE_RETURNED
from hatalom.games.maria.names import (
    ADVANCED,
    BAVARIA,
    BOHEMIA,
    FRANCE,
    NO_POWER,
    NOT_REDUCED,
    PRUSSIA,
    REDUCED,
    REDUCTION_OVER,
    Fort,
    Piece,
    Power,
    Town,
)
from hatalom.games.maria.position import Maria


def french_objectives(pos: Maria) -> list[Fort]:
    """The fortresses in Core Austria with a French marker."""
    board = pos.content.board
    found: list[Fort] = []
    for fort in board.forts:
        if pos.marker[fort] == FRANCE and board.in_core_austria[board.fort_town[fort]]:
            found.append(fort)
    return found


def may_reduce(pos: Maria) -> bool:
    """19.2.1, 19.2.3  No French general in Core Austria, French markers there, and not done before."""
    if pos.form != ADVANCED or pos.reduced != NOT_REDUCED:
        return False
    for general in pos.content.power_generals[FRANCE]:
        town = pos.at[general]
        if town >= 0 and pos.content.board.in_core_austria[town]:
            return False
    return len(french_objectives(pos)) > 0


def half_of(pos: Maria, markers: int) -> int:
    """19.1.4r1  Half of this number of markers, rounded by the option of the game."""
    return (markers + 1) // 2 if pos.round_up else markers // 2


def take_off(pos: Maria, power: Power, forts: list[Fort]) -> int:
    """19.1.4, 19.2.1  Markers leave these fortresses, half of them are set aside.  Returns the half."""
    aside = half_of(pos, len(forts))
    for fort in forts:
        pos.marker = changed(pos.marker, fort, NO_POWER)
    for _ in range(len(forts) - aside):
        pos.take_marker_back(power)
    pos.set_aside = added(pos.set_aside, power, aside)
    return aside


def reduce(pos: Maria) -> None:
    """19.2.1  All French markers in Core Austria leave the board, half of them are set aside."""
    forts = french_objectives(pos)
    aside = take_off(pos, FRANCE, forts)
    pos.reduced = REDUCED
    pos.tell(OBJECTIVES_REDUCED, len(forts), aside)


def return_set_aside(pos: Maria, power: Power) -> None:
    """19.1.8, 19.2.2  The markers set aside go back to the pool."""
    count = pos.set_aside[power]
    if count == 0:
        return
    pos.set_aside = changed(pos.set_aside, power, 0)
    for _ in range(count):
        pos.take_marker_back(power)
    pos.tell(SET_ASIDE_RETURNED, power, count)


def after_conquest(pos: Maria, power: Power, town: Town) -> None:
    """19.2.2  A French or Bavarian conquest on the Bohemia map ends the reduction."""
    if pos.reduced == REDUCED and (power == FRANCE or power == BAVARIA):
        if pos.content.board.map_of[town] == BOHEMIA:
            pos.reduced = REDUCTION_OVER
            return_set_aside(pos, FRANCE)


def after_move(pos: Maria, piece: Piece) -> None:
    """19.1.8  A Prussian piece that stands outside Prussia costs the markers set aside at the annexation."""
    town = pos.at[piece]
    if pos.set_aside[PRUSSIA] > 0 and pos.power_of(piece) == PRUSSIA and town >= 0 and pos.home_of(town) != PRUSSIA:
        return_set_aside(pos, PRUSSIA)
