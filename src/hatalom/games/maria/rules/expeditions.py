"""17.5.9 to 17.5.12  Who is away on an expedition, and who may come back."""

from hatalom.games.maria.names import (
    ALL_TRACKS,
    EXPEDITION,
    IN_BOX,
    INTRODUCTORY,
    NO_GENERAL,
    NOBODY,
    General,
    Piece,
    Power,
    Town,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.rules.agreements import forbids_step


def is_expedition_due(pos: Maria, power: Power) -> bool:
    """17.5.9, X.5  Whether an icon or a card keeps a general of this power away; never in the introductory game."""
    if pos.form == INTRODUCTORY:
        return False
    if pos.expedition_until[power] > pos.turn:
        return True
    for track in ALL_TRACKS:
        for icon in pos.content.politics.icons[track][pos.track[track]]:
            if icon.kind == EXPEDITION and icon.power == power:
                return True
    return False


def general_away(pos: Maria, power: Power) -> General:
    """The general of this power who is in its off-map box, or NOBODY."""
    for general in pos.content.power_generals[power]:
        if pos.at[general] == IN_BOX:
            return general
    return NO_GENERAL


def owes_general(pos: Maria, power: Power) -> bool:
    """17.5.9r1  An expedition is due and nobody could be sent: the next general who returns has to go."""
    return is_expedition_due(pos, power) and general_away(pos, power) == NOBODY


def may_call_back(pos: Maria, general: General) -> bool:
    """17.5.11r1  A general in his box whose expedition is over."""
    return pos.at[general] == IN_BOX and not is_expedition_due(pos, pos.power_of(general))


def rooms_beside(pos: Maria, piece: Piece) -> list[Town]:
    """17.5.11r1  The empty cities next to a piece to which it may go."""
    board = pos.content.board
    here = pos.at[piece]
    power = pos.power_of(piece)
    found: list[Town] = []
    for town in board.neighbours[here]:
        if pos.piece_in(town) != NOBODY or not pos.may_enter(power, town) or forbids_step(pos, power, here, town):
            continue
        if board.map_of[town] == board.map_of[here] or pos.may_change_maps(power):
            found.append(town)
    return found
