"""2.5, 2.6  One play of a strategy card."""

from typing import final

from hatalom.core.message import Message, Said
from hatalom.core.numbers import zeros
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.names import (
    CARDS,
    GENERALS,
    NO_CARD,
    NO_COMPANY,
    Card,
    is_minor_or_major_campaign,
)
from hatalom.games.hannibal.phases.cards.card_use import CardUse
from hatalom.games.hannibal.phases.remove_pcs import pay_debt
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_CARD, CRUMB_PLAY
from hatalom.games.hannibal.refusals import CARD_IS_CHOSEN, FIRST_A_CARD, MUST_BE_CAMPAIGN, NOT_IN_HAND, NOT_NOW
from hatalom.games.hannibal.rules.victory import check_iberia, check_no_romans, is_decided
from hatalom.games.hannibal.verbs import ACTIVATE, MARCH_TO, PLACE_PC, PLAY_CARD


@final
class Play(Phase[Hannibal]):
    """2.5, 2.6  The player on turn uses exactly one card."""

    FIELDS = ("seat", "must_campaign", "chosen", "closed")

    def __init__(self, seat: Seat, must_campaign: bool, chosen: bool = False, closed: bool = False) -> None:
        self.seat = seat
        self.must_campaign = must_campaign  # 2.4: Rome has preempted
        self.chosen = chosen
        self.closed = closed

    def copy(self) -> "Play":
        return Play(self.seat, self.must_campaign, self.chosen, self.closed)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_PLAY, [self.seat])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.chosen:
            return NO_QUESTIONS
        first, hand = CARDS * self.seat, pos.hand
        options: list[int] = []
        for number in range(CARDS):
            if hand[first + number] > 0:
                if not self.must_campaign or is_minor_or_major_campaign(Card(number)):
                    options.append(PLAY_CARD.of(number))
        return [Question(self.seat, ASK_CARD, options, window=True)]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        self.chosen = True
        pos.push(CardUse(seat, Card(PLAY_CARD.target(action)), self.must_campaign))

    def advance(self, pos: Hannibal) -> None:
        if self.closed:
            pos.pop()
            return
        self.closed = True
        clear_card(pos)
        if not is_decided(pos) and not check_iberia(pos):
            check_no_romans(pos)
            pay_debt(pos)

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if PLAY_CARD.has(action):
            return Said(self._why_not_card(pos, seat, Card(PLAY_CARD.target(action))), [PLAY_CARD.target(action)])
        if not self.chosen and (ACTIVATE.has(action) or MARCH_TO.has(action) or PLACE_PC.has(action)):
            return Said(FIRST_A_CARD, [])
        return None

    def _why_not_card(self, pos: Hannibal, seat: Seat, card: Card) -> Message:
        if not pos.holds(seat, card):
            return NOT_IN_HAND
        if seat != self.seat:
            return NOT_NOW
        return CARD_IS_CHOSEN if self.chosen else MUST_BE_CAMPAIGN


def clear_card(pos: Hannibal) -> None:
    """What was remembered for one card only is forgotten."""
    pos.card = NO_CARD
    pos.sieges_tried = []
    pos.tired = []
    pos.used = zeros(GENERALS)
    pos.activated = NO_COMPANY
    pos.sailed = False
    pos.countered = NO_CARD
