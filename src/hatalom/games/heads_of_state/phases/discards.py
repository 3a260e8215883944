"""5.7, 6.4  Down to the hand limits: at the end of a turn, and for all at once at the change of century."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.games.heads_of_state.events import ATTRIBUTES_DISCARDED, TREACHERY_DISCARDED
from hatalom.games.heads_of_state.names import (
    ALL_PLAYERS,
    ATTRIBUTE_COUNT,
    ATTRIBUTES,
    TREACHERIES,
    TREACHERY_COUNT,
)
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.prompts import ASK_DISCARD, ASK_DISCARD_CENTURY, CRUMB_DISCARDS
from hatalom.games.heads_of_state.refusals import NO_SURPLUS, NOT_HELD, NOT_IN_HAND
from hatalom.games.heads_of_state.verbs import DISCARD_ATTRIBUTE, DISCARD_TREACHERY


@final
class Discards(Phase[HeadsOfState]):
    """5.7r1, 6.4  Exactly the surplus, of the owner's choice; nobody sees it before all have chosen."""

    FIELDS = ("seat", "attributes", "treachery")

    def __init__(self, seat: Seat, attributes: list[int], treachery: list[int]) -> None:
        self.seat = seat  # who discards at the end of his turn; or ALL_PLAYERS, at the change of century
        self.attributes = attributes  # what was chosen so far, laid out like the hands
        self.treachery = treachery

    def copy(self) -> "Discards":
        return Discards(self.seat, self.attributes.copy(), self.treachery.copy())

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_DISCARDS)

    def private_to(self, pos: HeadsOfState) -> int:
        return self.seat

    def attributes_due(self, pos: HeadsOfState, seat: Seat) -> int:
        """How many attribute cards this seat must still choose."""
        content = pos.content
        limit = content.attribute_limit_century if self.seat == ALL_PLAYERS else content.attribute_limit
        due = pos.hand_size(seat) - limit
        for place in range(ATTRIBUTE_COUNT * seat, ATTRIBUTE_COUNT * (seat + 1)):
            due -= self.attributes[place]
        return max(0, due)

    def treachery_due(self, pos: HeadsOfState, seat: Seat) -> int:
        content = pos.content
        limit = content.treachery_limit_century if self.seat == ALL_PLAYERS else content.treachery_limit
        due = pos.treachery_size(seat) - limit
        for place in range(TREACHERY_COUNT * seat, TREACHERY_COUNT * (seat + 1)):
            due -= self.treachery[place]
        return max(0, due)

    def ask(self, pos: HeadsOfState) -> list[Question]:
        questions: list[Question] = []
        for seat in pos.players:
            if self.seat == ALL_PLAYERS or self.seat == seat:
                self._ask_seat(pos, seat, questions)
        return questions

    def apply(self, pos: HeadsOfState, seat: Seat, action: int) -> None:
        if DISCARD_ATTRIBUTE.has(action):
            self.attributes[ATTRIBUTE_COUNT * seat + DISCARD_ATTRIBUTE.target(action)] += 1
        else:
            self.treachery[TREACHERY_COUNT * seat + DISCARD_TREACHERY.target(action)] += 1

    def advance(self, pos: HeadsOfState) -> None:
        """15.6  All discards are shown together."""
        if self.seat == ALL_PLAYERS:
            pos.reveal()
        for seat in pos.players:
            for attribute in ATTRIBUTES:
                count = self.attributes[ATTRIBUTE_COUNT * seat + attribute]
                if count > 0:
                    pos.tell(ATTRIBUTES_DISCARDED, seat, count, attribute)
                    for _ in range(count):
                        pos.spend_attribute(seat, attribute)
            for card in TREACHERIES:
                count = self.treachery[TREACHERY_COUNT * seat + card]
                if count > 0:
                    pos.tell(TREACHERY_DISCARDED, seat, count, card)
                    for _ in range(count):
                        pos.spend_treachery(seat, card)
        pos.pop()

    def why_not(self, pos: HeadsOfState, seat: Seat, action: int) -> Said | None:
        if DISCARD_ATTRIBUTE.has(action):
            is_due = self.attributes_due(pos, seat) > 0
            return Said(NOT_IN_HAND, [DISCARD_ATTRIBUTE.target(action)]) if is_due else Said(NO_SURPLUS)
        if DISCARD_TREACHERY.has(action):
            is_due = self.treachery_due(pos, seat) > 0
            return Said(NOT_HELD, [DISCARD_TREACHERY.target(action)]) if is_due else Said(NO_SURPLUS)
        return None

    def _ask_seat(self, pos: HeadsOfState, seat: Seat, questions: list[Question]) -> None:
        due = self.attributes_due(pos, seat)
        due_treachery = self.treachery_due(pos, seat)
        options: list[int] = []
        if due > 0:
            for attribute in ATTRIBUTES:
                place = ATTRIBUTE_COUNT * seat + attribute
                if pos.hand[place] > self.attributes[place]:
                    options.append(DISCARD_ATTRIBUTE.of(attribute))
        if due_treachery > 0:
            for card in TREACHERIES:
                place = TREACHERY_COUNT * seat + card
                if pos.treachery[place] > self.treachery[place]:
                    options.append(DISCARD_TREACHERY.of(card))
        if options:
            prompt = ASK_DISCARD_CENTURY if self.seat == ALL_PLAYERS else ASK_DISCARD
            questions.append(Question(seat, prompt, options, [due, due_treachery]))


def discards_of(pos: HeadsOfState, seat: Seat) -> Discards:
    """Nothing chosen yet; ALL_PLAYERS choose at the change of century."""
    return Discards(seat, [0] * (ATTRIBUTE_COUNT * pos.seats), [0] * (TREACHERY_COUNT * pos.seats))
