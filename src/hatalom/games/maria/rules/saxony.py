"""19.3  Saxony defects: what changes on the map."""

from hatalom.games.maria.events import MARKERS_TAKEN_BACK
from hatalom.games.maria.names import GENERALS, NOBODY, PIECES, SAXONY, SAXONY_NEUTRAL
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import end_promises


def neutral_space(pos: Maria) -> int:
    """19.1.3  The space "S": the first one on which Saxony is neutral."""
    status = pos.content.politics.status
    for space in range(len(status)):
        if status[space] == SAXONY_NEUTRAL:
            return space
    return NOBODY


def leave_prussia(pos: Maria) -> None:
    """19.3.2r1, 19.3.3  Maria Theresa plays Saxony: its promises are over, and the "?" of its general lapses."""
    pos.saxony_left = True
    pos.reveal()
    end_promises(pos, SAXONY)
    for fort in range(pos.content.board.forts):
        if pos.question[fort] == SAXONY:
            pos.question[fort] = NOBODY


def foreigners_in(pos: Maria, land: int) -> list[int]:
    """The pieces of other powers in a home country."""
    found: list[int] = []
    for piece in range(PIECES):
        town = pos.at[piece]
        if town >= 0 and pos.power_of(piece) != land and pos.home_of(town) == land:
            found.append(piece)
    return found


def pieces_of(pos: Maria, power: int) -> list[int]:
    """The pieces of a power on the map, generals first."""
    found = [general for general in pos.content.power_generals[power] if pos.at[general] >= 0]
    for train in pos.content.power_trains[power]:
        if pos.at[GENERALS + train] >= 0:
            found.append(GENERALS + train)
    return found


def free_saxony(pos: Maria) -> None:
    """19.3.4  All major powers take their markers on Saxon fortresses back."""
    board = pos.content.board
    for fort in range(board.forts):
        power = pos.marker[fort]
        if power != NOBODY and board.home[board.fort_town[fort]] == SAXONY:
            pos.marker[fort] = NOBODY
            pos.take_marker_back(power)
            pos.tell(MARKERS_TAKEN_BACK, [power, board.fort_town[fort]])
