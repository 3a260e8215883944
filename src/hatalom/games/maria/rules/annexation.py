"""19.1  What the annexation of Silesia changes on the map."""

from typing import Final

from hatalom.core.shared import changed
from hatalom.games.maria.events import MARKERS_TAKEN_BACK, NEUTRALITY_OVER, PRUSSIAN_MARKERS_OFF
from hatalom.games.maria.names import (
    AUSTRIA,
    MAJOR,
    NO_POWER,
    NOBODY,
    POLAND,
    PRUSSIA,
    SILESIA,
    Fort,
    Piece,
    Town,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import end_contracts
from hatalom.games.maria.rules.objectives import take_off
from hatalom.games.maria.rules.saxony import foreigners_in, pieces_of

NEUTRAL_TURNS: Final = 2
"""19.1.7  Prussia is neutral until its action stage this many turns later."""


def may_annex(pos: Maria) -> bool:
    """19.1.1  Not done before, and all fortresses in Silesia carry Prussian markers."""
    if pos.annexed:
        return False
    board = pos.content.board
    for fort in board.forts:
        if board.region[board.fort_town[fort]] == SILESIA and pos.marker[fort] != PRUSSIA:
            return False
    return True


def clear_markers(pos: Maria) -> None:
    """19.1.4  Austria's markers in Prussia go back, half of Prussia's in Austria are set aside."""
    board = pos.content.board
    for fort in board.forts:
        town = board.fort_town[fort]
        if pos.marker[fort] == AUSTRIA and board.home[town] == PRUSSIA:
            pos.marker = changed(pos.marker, fort, NO_POWER)
            pos.take_marker_back(AUSTRIA)
            pos.tell(MARKERS_TAKEN_BACK, AUSTRIA, town)
    prussian = markers_in_austria(pos)
    aside = take_off(pos, PRUSSIA, prussian)
    if len(prussian) > 0:
        pos.tell(PRUSSIAN_MARKERS_OFF, len(prussian), aside)


def markers_in_austria(pos: Maria) -> list[Fort]:
    """19.1.4  The fortresses in Austria with a Prussian marker."""
    board = pos.content.board
    found: list[Fort] = []
    for fort in board.forts:
        if pos.marker[fort] == PRUSSIA and board.home[board.fort_town[fort]] == AUSTRIA:
            found.append(fort)
    return found


def pieces_in_the_way(pos: Maria) -> list[Piece]:
    """19.1.5, 19.1.5r1  Austria's in Prussia and Poland, Prussia's abroad, and all others' in Prussia."""
    found = foreigners_in(pos, PRUSSIA)
    for piece in pieces_of(pos, AUSTRIA):
        if pos.content.board.region[pos.at[piece]] == POLAND:
            found.append(piece)
    for piece in pieces_of(pos, PRUSSIA):
        if pos.home_of(pos.at[piece]) != PRUSSIA:
            found.append(piece)
    return found


def train_towns(pos: Maria) -> list[Town]:
    """19.1.6r1  Empty major fortresses of Prussia under Prussian control."""
    board = pos.content.board
    found: list[Town] = []
    for town in board.fort_town:
        if board.fortress[town] == MAJOR and pos.home_of(town) == PRUSSIA and pos.controller_of(town) == PRUSSIA:
            if pos.piece_in(town) == NOBODY:
                found.append(town)
    return found


def make_neutral(pos: Maria) -> None:
    """19.1.7  Prussia is neutral until the Prussian action stage after the next one."""
    pos.neutral_until = pos.turn + NEUTRAL_TURNS
    end_contracts(pos)
    pos.pop()


def end_neutrality(pos: Maria) -> None:
    """19.1.7r1  At the beginning of the Prussian stage the neutrality may be over."""
    if pos.neutral_until > 0 and pos.turn >= pos.neutral_until:
        pos.neutral_until = 0
        pos.tell(NEUTRALITY_OVER)
