"""7.6, 9  Bringing nobles into play: the box, the payment, the tile, the card and what it scores."""

from typing import final

from mypy_extensions import i64

from hatalom.core.message import Said
from hatalom.core.numbers import bit
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.core.shared import added, changed
from hatalom.games.heads_of_state.events import (
    HEX_SCORED,
    LARGE_SCORED,
    NO_CARD_LEFT,
    NOBLE_PLACED,
    NOBLE_PLACED_WITH_COURTESAN,
    SQUARE_SCORED,
)
from hatalom.games.heads_of_state.names import (
    ATTRIBUTE_COUNT,
    ATTRIBUTES,
    MARKER_PLACES,
    NO_PLACE,
    NOBLE_COUNT,
    NOBLES,
    NOBODY,
    Box,
    area_of,
)
from hatalom.games.heads_of_state.position import HeadsOfState
from hatalom.games.heads_of_state.prompts import ASK_PAYMENT, ASK_PLACE, CRUMB_PAYMENT, CRUMB_PLACING
from hatalom.games.heads_of_state.refusals import NO_TREACHERY_NOW
from hatalom.games.heads_of_state.rules.duty import hand_after
from hatalom.games.heads_of_state.rules.payment import is_payable, payments, why_not_pay, why_not_place
from hatalom.games.heads_of_state.rules.scoring import hex_due, large_due, square_due
from hatalom.games.heads_of_state.verbs import FINISH, PAY_COURTESAN, PAY_IN_FULL, PLACE_NOBLE, PLAY_TREACHERY


@final
class Placing(Phase[HeadsOfState]):
    """7.6  Option 1: nobles on any empty boxes, as many as the player can pay for, then he finishes.

    What he can pay is his secret, so he finishes himself even when he can place nothing.
    """

    FIELDS = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> "Placing":
        return Placing(self.seat)

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_PLACING)

    def ask(self, pos: HeadsOfState) -> list[Question]:
        content, seat = pos.content, self.seat
        payable: i64 = 0  # a bit for each type
        for noble in NOBLES:
            if is_payable(pos, seat, noble):
                payable |= bit(noble)
        options: list[int] = []
        if payable:
            for box in content.boxes:
                if pos.owner[box] == NOBODY and payable & bit(content.box_noble[box]):
                    options.append(PLACE_NOBLE.of(box))
        options.append(FINISH.of())
        return [Question(seat, ASK_PLACE, options, window=True)]

    def apply(self, pos: HeadsOfState, seat: Seat, action: int) -> None:
        if PLACE_NOBLE.has(action):
            pos.push(Payment(seat, Box(PLACE_NOBLE.target(action))))
        else:
            pos.pop()

    def why_not(self, pos: HeadsOfState, seat: Seat, action: int) -> Said | None:
        if seat != self.seat:
            return None
        if PLACE_NOBLE.has(action):
            return why_not_place(pos, seat, Box(PLACE_NOBLE.target(action)))
        return Said(NO_TREACHERY_NOW) if PLAY_TREACHERY.has(action) else None


@final
class Payment(Phase[HeadsOfState]):
    """9.5  How the noble is paid for; a choice only for those who hold a courtesan and do not need it."""

    FIELDS = ("seat", "box")

    def __init__(self, seat: Seat, box: Box) -> None:
        self.seat = seat
        self.box = box

    def copy(self) -> "Payment":
        return Payment(self.seat, self.box)

    def crumb(self, pos: HeadsOfState) -> Said:
        return Said(CRUMB_PAYMENT, [pos.content.box_noble[self.box], area_of(self.box)])

    def private_to(self, pos: HeadsOfState) -> int:
        return self.seat

    def ask(self, pos: HeadsOfState) -> list[Question]:
        args = [pos.content.box_noble[self.box], area_of(self.box)]
        return [Question(self.seat, ASK_PAYMENT, payments(pos, self.seat, self.box), args)]

    def apply(self, pos: HeadsOfState, seat: Seat, action: int) -> None:
        pos.pop()
        place(pos, seat, self.box, action)

    def why_not(self, pos: HeadsOfState, seat: Seat, action: int) -> Said | None:
        if seat == self.seat and (PAY_IN_FULL.has(action) or PAY_COURTESAN.has(action)):
            return why_not_pay(pos, seat, self.box, action)
        return None


def place(pos: HeadsOfState, seat: Seat, box: Box, payment: int) -> None:
    """9.2, 9.8  Cards to the discards, tile on the box, noble card in front of the player, and the scorings."""
    noble, area = pos.content.box_noble[box], area_of(box)
    after = hand_after(pos, seat, noble, payment)
    for attribute in ATTRIBUTES:
        if pos.hand[ATTRIBUTE_COUNT * seat + attribute] > after[attribute]:
            pos.spend_attribute(seat, attribute)
    if PAY_COURTESAN.has(payment):
        pos.tell(NOBLE_PLACED_WITH_COURTESAN, seat, noble, area, PAY_COURTESAN.target(payment))
    else:
        pos.tell(NOBLE_PLACED, seat, noble, area)
    pos.owner = changed(pos.owner, box, seat)
    pos.tiles = added(pos.tiles, NOBLE_COUNT * seat + noble, -1)
    pos.emptied &= ~bit(box)
    if pos.cards_left(noble) > 0:
        pos.cards = added(pos.cards, NOBLE_COUNT * seat + noble, 1)
    else:
        pos.tell(NO_CARD_LEFT, seat, noble)
    score_placement(pos, seat, box)


def score_placement(pos: HeadsOfState, seat: Seat, box: Box) -> None:
    """9.8  The three scorings of a noble that was just placed."""
    content, area = pos.content, area_of(box)
    country = content.area_country[area]
    points = hex_due(pos, area)
    if pos.hex_taken[area] == NOBODY:
        pos.hex_taken = changed(pos.hex_taken, area, seat)
        pos.score = added(pos.score, seat, points)
        pos.tell(HEX_SCORED, seat, area, points)
    square = square_due(pos, seat, area)
    if square != NO_PLACE:
        points = content.square_points[MARKER_PLACES * country + square]
        pos.square_taken = changed(pos.square_taken, MARKER_PLACES * country + square, seat)
        pos.score = added(pos.score, seat, points)
        pos.tell(SQUARE_SCORED, seat, country, points)
    large = large_due(pos, seat, content.box_noble[box])
    if large != NO_PLACE:
        points = content.large_points[pos.seats][large]
        pos.large_taken = changed(pos.large_taken, large, seat)
        pos.score = added(pos.score, seat, points)
        pos.tell(LARGE_SCORED, seat, points)
