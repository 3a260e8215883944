"""8.7  Payments in tactical cards."""

from typing import Final, final

from hatalom.core.message import Message, Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.maria.events import CARD_PAID
from hatalom.games.maria.names import Face, Power, face_of
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_PAY_EXPEDITION, ASK_PAY_SUPPLY, ASK_PAY_TRAIN, ASK_PAY_TROOPS
from hatalom.games.maria.refusals import NOT_IN_HAND, SUPERFLUOUS, TOO_SMALL
from hatalom.games.maria.verbs import PAY

FOR_SUPPLY: Final = 0
FOR_TRAIN: Final = 1
FOR_TROOPS: Final = 2
FOR_EXPEDITION: Final = 3
PROMPTS: Final[list[Message]] = [ASK_PAY_SUPPLY, ASK_PAY_TRAIN, ASK_PAY_TROOPS, ASK_PAY_EXPEDITION]
NO_LIMIT: Final = 99
"""Greater than the value of any card."""


@final
class Payment(Phase[Maria]):
    """8.7r1  Cards are paid one by one, the greater before the smaller: so none of them can prove superfluous."""

    FIELDS = ("power", "due", "purpose", "limit")

    def __init__(self, power: Power, due: int, purpose: int, limit: int = NO_LIMIT) -> None:
        self.power = power
        self.due = due
        """The points still to be paid; the power can afford them."""
        self.purpose = purpose
        self.limit = limit
        """The value of the card paid last: the next one is not greater."""

    def copy(self) -> "Payment":
        return Payment(self.power, self.due, self.purpose, self.limit)

    def ask(self, pos: Maria) -> list[Question]:
        if self.due <= 0:
            return NO_QUESTIONS
        options: list[int] = []
        values = [pos.payment_value(face_of(card)) for card in pos.hand[self.power]]
        for face in pos.faces(self.power):
            value = pos.payment_value(face)
            if value <= self.limit and self._is_enough(value, values):
                options.append(PAY.of(face))
        return [Question(pos.seat_of(self.power), PROMPTS[self.purpose], options, [self.power, self.due])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        face = Face(PAY.target(action))
        self.limit = pos.payment_value(face)
        self.due -= self.limit
        pos.spend(self.power, face)
        pos.tell(CARD_PAID, self.power, face)

    def advance(self, pos: Maria) -> None:
        pos.pop()

    def why_not(self, pos: Maria, seat: Seat, action: int) -> Said | None:
        if not PAY.has(action):
            return None
        face = Face(PAY.target(action))
        if face not in pos.faces(self.power):
            return Said(NOT_IN_HAND, [self.power, face])
        if pos.payment_value(face) > self.limit:
            return Said(SUPERFLUOUS, [face])
        values = [pos.payment_value(face_of(card)) for card in pos.hand[self.power]]
        is_enough = self._is_enough(pos.payment_value(face), values)
        return None if is_enough else Said(TOO_SMALL, [face, self.due])

    def _is_enough(self, value: int, values: list[int]) -> bool:
        """8.7r1  With a card of this value and those of the hand that are not greater the rest can be paid."""
        rest = 0
        for other in values:
            if other <= value:
                rest += other
        return rest >= self.due
