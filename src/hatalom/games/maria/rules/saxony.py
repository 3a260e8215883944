"""19.3  Saxony defects: what changes on the map."""

from hatalom.core.shared import changed
from hatalom.games.maria.events import MARKERS_TAKEN_BACK
from hatalom.games.maria.names import (
    ALL_PIECES,
    NO_POWER,
    NOBODY,
    SAXONY,
    SAXONY_NEUTRAL,
    Piece,
    Power,
    train_piece,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import end_promises


def neutral_space(pos: Maria) -> int:
    """19.1.3  The space "S": the first one on which Saxony is neutral."""
    return list(pos.content.politics.status).index(SAXONY_NEUTRAL)


def leave_prussia(pos: Maria) -> None:
    """19.3.2r1, 19.3.3  Maria Theresa plays Saxony: its promises are over, and the "?" of its general lapses."""
    pos.saxony_left = True
    pos.reveal()
    end_promises(pos, SAXONY)
    for fort in pos.content.board.forts:
        if pos.question[fort] == SAXONY:
            pos.question = changed(pos.question, fort, NO_POWER)


def foreigners_in(pos: Maria, land: Power) -> list[Piece]:
    """The pieces of other powers in a home country."""
    found: list[Piece] = []
    for piece in ALL_PIECES:
        town = pos.at[piece]
        if town >= 0 and pos.power_of(piece) != land and pos.home_of(town) == land:
            found.append(piece)
    return found


def pieces_of(pos: Maria, power: Power) -> list[Piece]:
    """The pieces of a power on the map, generals first."""
    found: list[Piece] = []
    for general in pos.content.power_generals[power]:
        if pos.at[general] >= 0:
            found.append(general)
    for train in pos.content.power_trains[power]:
        if pos.at[train_piece(train)] >= 0:
            found.append(train_piece(train))
    return found


def free_saxony(pos: Maria) -> None:
    """19.3.4  All major powers take their markers on Saxon fortresses back."""
    board = pos.content.board
    for fort in board.forts:
        power = pos.marker[fort]
        if power != NOBODY and board.home[board.fort_town[fort]] == SAXONY:
            pos.marker = changed(pos.marker, fort, NO_POWER)
            pos.take_marker_back(power)
            pos.tell(MARKERS_TAKEN_BACK, power, board.fort_town[fort])
