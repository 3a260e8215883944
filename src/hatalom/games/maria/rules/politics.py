"""17.1 to 17.4, 25.3  Political cards are turned up, tactical cards count as influence."""

from typing import Final

from hatalom.core.shared import added, changed
from hatalom.games.maria.events import (
    ELECTION_CALLED,
    INFLUENCE,
    PC_TURNED_UP,
    TRUMP_TURNED_UP,
    TURNED_UP,
    TURNED_UP_FALSE,
)
from hatalom.games.maria.names import (
    ALL_PCS,
    AUSTRIA,
    CALLED,
    ELECTION_CARD,
    FRANCE,
    PCS,
    PRAGMATIC,
    PRUSSIA,
    RESERVE,
    Card,
    PoliticalCard,
    Power,
    face_of,
    suit_of,
    value_of,
)
from hatalom.games.maria.position import Maria

SQUARES: Final[list[Power]] = [PRUSSIA, FRANCE, PRAGMATIC, AUSTRIA]
"""17.3.1r1  The squares of the display from left to right."""


def bears_arms(pos: Maria, card: PoliticalCard, power: Power) -> bool:
    """17.5.2  Whether a political card shows the coat of arms of a power."""
    return (pos.content.politics.arms[card] >> power) & 1 == 1


def next_cards(pos: Maria) -> list[int]:
    """4.14  The cards that can come next, as a bag."""
    year = pos.next_year()
    bag = [0] * PCS
    for card in ALL_PCS:
        if pos.pc_deck[card] == 1 and pos.content.politics.year[card] == year:
            bag[card] = 1
    return bag


def turn_up(pos: Maria, card: PoliticalCard) -> None:
    """17.1.1, 18.1  A card is turned up; the election card only calls the election, and another one follows."""
    pos.pc_deck = changed(pos.pc_deck, card, 0)
    if card == ELECTION_CARD:
        pos.election = CALLED
        pos.tell(ELECTION_CALLED)
        return
    pos.open_pcs = [*pos.open_pcs, card]
    pos.tell(PC_TURNED_UP, card)


def turn_up_trump(pos: Maria, tc: Card) -> None:
    """17.2.2  The suit of the first card that is no Reserve; the cards are discarded."""
    pos.draw_pile = added(pos.draw_pile, tc, -1)
    pos.discard = added(pos.discard, tc, 1)
    face = face_of(tc)
    pos.tell(TRUMP_TURNED_UP, face)
    if face != RESERVE:
        pos.trump = suit_of(face)


def turn_up_laid(pos: Maria) -> None:
    """17.4.1, 25.3  Trump cards stay face up; others go back to the hand, or lie face down for a turn."""
    pos.reveal()
    for power in SQUARES:
        if len(pos.laid[power]) == 0:
            continue
        tc = pos.laid[power][0]
        face = face_of(tc)
        if face == RESERVE or suit_of(face) == pos.trump:
            pos.laid = changed(pos.laid, power, [])
            pos.saved = changed(pos.saved, power, [*pos.saved[power], tc])
            pos.tell(TURNED_UP, power, face)
            continue
        pos.tell(TURNED_UP_FALSE, power, face)
        if not pos.bluff_costs:
            pos.laid = changed(pos.laid, power, [])
            pos.give(power, tc)


def influence_of(pos: Maria, power: Power) -> int:
    """17.4.3, 17.4.4  The sum of its face-up TCs on the display; a Reserve counts 16."""
    total = 0
    for tc in pos.saved[power]:
        face = face_of(tc)
        total += pos.content.reserve_in_politics if face == RESERVE else value_of(face)
    return total


def influence_order(pos: Maria) -> list[Power]:
    """17.4.4, 17.4.5  The greatest influence first; of equals the square farther to the right; none without a TC."""
    order: list[Power] = []
    for place in range(len(SQUARES)):
        power = SQUARES[len(SQUARES) - 1 - place]
        if len(pos.saved[power]) == 0:
            continue
        points = influence_of(pos, power)
        spot = len(order)
        while spot > 0 and influence_of(pos, order[spot - 1]) < points:
            spot -= 1
        order.insert(spot, power)
    for power in order:
        pos.tell(INFLUENCE, power, influence_of(pos, power))
    return order
