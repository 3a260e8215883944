"""8.6  The four decks of tactical cards."""

from hatalom.core.numbers import bit
from hatalom.games.maria.events import DECK_OPENED, PILES_JOINED
from hatalom.games.maria.names import CARDS, DECKS, NOBODY
from hatalom.games.maria.position import Maria


def renew_deck(pos: Maria) -> bool:
    """8.6  The next deck; after the fourth, the two largest discard piles together.  False if there are none."""
    if pos.decks_opened < DECKS:
        pos.draw_pile = pos.content.deck(pos.decks_opened)
        pos.drawing = bit(pos.decks_opened)
        pos.decks_opened += 1
        pos.tell(DECK_OPENED, pos.decks_opened)
        return True
    first = _fullest_pile(pos, NOBODY)
    if first == NOBODY:
        return False
    second = _fullest_pile(pos, first)
    pos.drawing = bit(first)
    if second != NOBODY:
        pos.drawing |= bit(second)
    draw_pile, discard = pos.draw_pile.copy(), pos.discard.copy()
    for card in range(CARDS):
        if card % DECKS == first or card % DECKS == second:
            draw_pile[card] += discard[card]
            discard[card] = 0
    pos.draw_pile, pos.discard = draw_pile, discard
    pos.tell(PILES_JOINED, first + 1, (second if second != NOBODY else first) + 1)
    return True


def _fullest_pile(pos: Maria, other: int) -> int:
    """8.6r1  Of equal piles the lower number goes first; NOBODY if none holds a card."""
    found = NOBODY
    most = 0
    for deck in range(DECKS):
        if deck == other:
            continue
        size = 0
        for card in range(deck, CARDS, DECKS):
            size += pos.discard[card]
        if size > most:
            found = deck
            most = size
    return found
