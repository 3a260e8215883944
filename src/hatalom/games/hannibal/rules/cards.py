"""2.6, 2.12  A strategy card is shown and leaves the hand."""

from hatalom.core.message import Said
from hatalom.core.question import Seat
from hatalom.core.shared import replaced
from hatalom.games.hannibal.events import CARD_AS_EVENT, CARD_DISCARDED, CARD_FOR_OPS, COUNTER_PLAYED, TRUCE_ENDED
from hatalom.games.hannibal.names import TRUCE, Card
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.refusals import NOT_IN_HAND, NOT_NOW
from hatalom.games.hannibal.verbs import PLAY_COUNTER


def announce_card(pos: Hannibal, seat: Seat, card: Card, as_event: bool) -> None:
    """2.14, 24.2  Used for OPs or as event; some events end a truce."""
    _leave_hand(pos, seat, card)
    pos.card = card
    if as_event:
        pos.tell(CARD_AS_EVENT, seat, card)
        if pos.truce and pos.content.breaks_truce[card]:
            pos.truce = False
            pos.tell(TRUCE_ENDED)
        if pos.content.removed_if_played[card]:
            pos.discard = replaced(pos.discard, card, 0)
            pos.removed = replaced(pos.removed, card, 1)
    else:
        pos.tell(CARD_FOR_OPS, seat, card, pos.content.ops[card])


def discard_card(pos: Hannibal, seat: Seat, card: Card) -> None:
    _leave_hand(pos, seat, card)
    pos.tell(CARD_DISCARDED, seat, card)


def _leave_hand(pos: Hannibal, seat: Seat, card: Card) -> None:
    pos.throw_away(seat, card)
    if card == TRUCE:
        pos.reshuffle_due = True  # 2.3: played in any way, or discarded


def play_counter(pos: Hannibal, seat: Seat, card: Card) -> None:
    pos.throw_away(seat, card)
    pos.tell(COUNTER_PLAYED, seat, card)
    pos.reveal()


def refuse_counter(pos: Hannibal, seat: Seat, action: int) -> Said | None:
    """2.12  A card that is not in the hand, or has another moment."""
    if not PLAY_COUNTER.has(action):
        return None
    card = Card(PLAY_COUNTER.target(action))
    return Said(NOT_NOW if pos.holds(seat, card) else NOT_IN_HAND, [card])
