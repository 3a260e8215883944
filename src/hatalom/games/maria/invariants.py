"""What must hold after every step, whatever was played."""

from hatalom.games.maria.names import (
    ADVANCED,
    ALL_CARDS,
    ALL_PIECES,
    BATTLE_BOX,
    BOHEMIA,
    BOXES,
    CARDS,
    DECKS,
    GENERALS,
    IN_BOX,
    MAJORS,
    NOBODY,
    POWERS,
    REMOVED,
    SILESIA,
    TOWN,
    Piece,
    Town,
)
from hatalom.games.maria.phases.changes.annexation import Annexation
from hatalom.games.maria.phases.changes.displaced import Displaced
from hatalom.games.maria.phases.changes.saxony import SaxonyNeutral
from hatalom.games.maria.phases.combat.retreat import Retreat
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.phases.set_up import SetUp
from hatalom.games.maria.position import Maria


def broken_invariant(pos: Maria) -> str | None:
    if not pos.stack:  # a game may end in the middle of a move
        return _broken_cards(pos) or _broken_pools(pos)
    return _broken_pieces(pos) or _broken_troops(pos) or _broken_cards(pos) or _broken_pools(pos) or _broken_land(pos)


def _broken_pieces(pos: Maria) -> str | None:
    """6.1  A town holds at most one piece, or two generals of co-operating powers."""
    if any(isinstance(phase, Annexation | Displaced | Moving | Retreat | SaxonyNeutral) for phase in pos.stack):
        return None
    pieces: dict[Town, list[Piece]] = {}
    for piece in ALL_PIECES:
        if pos.at[piece] >= 0:
            pieces.setdefault(pos.at[piece], []).append(piece)
    for town, there in pieces.items():
        if len(there) == 1:
            continue
        powers = [pos.power_of(piece) for piece in there]
        if len(there) > 2 or max(there) >= GENERALS or not pos.co_operate(powers[0], powers[1]):
            return f"6.1: pieces {there} in {TOWN.ids[town]}"
    for town in pos.hussar:
        if town != NOBODY and (town in pieces or pos.content.board.map_of[town] != BOHEMIA):
            return f"7.4: a hussar in {TOWN.ids[town]}"
    return None


def _broken_troops(pos: Maria) -> str | None:
    """6.3  1 to 8 troops for each general on the map; none for the removed."""
    if any(isinstance(phase, SetUp) for phase in pos.stack):
        return None
    for general in range(GENERALS):
        at, troops = pos.at[general], pos.troops[general]
        if at == REMOVED and troops != 0:
            return f"6.6: general {general} is removed and has {troops} troops"
        if (at >= 0 or at == IN_BOX) and not 1 <= troops <= pos.content.most_troops:
            return f"6.3: general {general} has {troops} troops"
    return None


def _broken_cards(pos: Maria) -> str | None:
    """8.6  Every card of the decks in use is somewhere, once."""
    count = [pos.draw_pile[card] + pos.discard[card] for card in range(CARDS)]
    for power in range(POWERS):
        if pos.hand[power] != sorted(pos.hand[power]):
            return f"8.4: the hand of power {power} is not sorted"
        for card in (*pos.hand[power], *pos.saved[power], *pos.laid[power]):
            count[card] += 1
    for card in ALL_CARDS:
        wanted = pos.content.copies(card) if card % DECKS < pos.decks_opened else 0
        if count[card] != wanted:
            return f"8.6: card {card} exists {count[card]} times"
        if pos.draw_pile[card] > 0 and (pos.drawing >> (card % DECKS)) & 1 == 0:
            return f"8.6: card {card} cannot be in the draw pile"
    return None


def _broken_pools(pos: Maria) -> str | None:
    """15.3  Markers are in the pool, on fortresses, on boxes or set aside; surplus ones come from nowhere."""
    if pos.form != ADVANCED:
        return None
    for power in MAJORS:
        placed = pos.markers_of(power) + pos.battle[power] + pos.set_aside[power]
        placed += sum(1 for box in range(BATTLE_BOX + 1, BOXES) if pos.box[box] == power)
        if min(pos.pool[power], pos.surplus[power], pos.set_aside[power]) < 0:
            return f"15.3: power {power} has fewer than no markers"
        if pos.pool[power] + placed - pos.surplus[power] != pos.content.pool[power]:
            return f"15.3: the markers of power {power} do not add up"
        if not 0 <= pos.battle[power] <= pos.content.battle_boxes:
            return f"16.4: power {power} has {pos.battle[power]} markers on battle boxes"
    return None


def _broken_land(pos: Maria) -> str | None:
    """10.3.9, 14.1, 19.4  Silesia always carries markers; nobody stands where he may not be."""
    board = pos.content.board
    for fort in board.forts:
        if board.region[board.fort_town[fort]] == SILESIA and pos.marker[fort] == NOBODY:
            return f"10.3.9: {TOWN.ids[board.fort_town[fort]]} carries no marker"
    if any(isinstance(phase, Annexation | Displaced | SaxonyNeutral) for phase in pos.stack):
        return None  # some are still on their way home
    for piece in ALL_PIECES:
        power = pos.power_of(piece)
        if pos.at[piece] >= 0 and not pos.may_enter(power, pos.at[piece]):
            return f"19.4: piece {piece} stands where neutrality forbids it"
    return None
