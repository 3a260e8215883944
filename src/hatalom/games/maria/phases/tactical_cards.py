"""8.1 to 8.6  The tactical card phase, and drawing."""

from typing import final

from hatalom.core.event import only
from hatalom.core.message import Said
from hatalom.core.numbers import numbers_of
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import added
from hatalom.games.maria.events import CARD_DRAWN, CARDS_DRAWN, NO_CARDS_WITHOUT, SUBSIDY_KEPT, SUBSIDY_PAID
from hatalom.games.maria.names import (
    ALL_POWERS,
    BAVARIA,
    FRANCE,
    FRENCH_STAGE,
    NO_POWER,
    NOBODY,
    POWERS,
    SAXONY,
    Card,
    Power,
    Stage,
    face_of,
)
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import ASK_DRAW, ASK_SUBSIDY, CRUMB_CARDS
from hatalom.games.maria.rules.decks import renew_deck
from hatalom.games.maria.rules.income import draw_of, income, may_receive
from hatalom.games.maria.verbs import DRAW, KEEP_SUBSIDY, PAY_SUBSIDY
from hatalom.kit.bag import draw_from, is_empty


@final
class TacticalCards(Phase[Maria]):
    """8.1, 8.2  Each active power draws its income; from turn 4 on France chooses whether Bavaria is paid."""

    FIELDS = ("stage",)

    def __init__(self, stage: Stage) -> None:
        self.stage = stage

    def copy(self) -> "TacticalCards":
        return TacticalCards(self.stage)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_CARDS)

    def ask(self, pos: Maria) -> list[Question]:
        if self.stage != FRENCH_STAGE or pos.subsidy[FRANCE][BAVARIA] > 0:
            return NO_QUESTIONS
        if not may_receive(pos, BAVARIA) or income(pos, FRANCE) == 0:
            return NO_QUESTIONS
        return [Question(pos.seat_of(FRANCE), ASK_SUBSIDY, [PAY_SUBSIDY.of(), KEEP_SUBSIDY.of()])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        if PAY_SUBSIDY.has(action):
            pos.set_subsidy(FRANCE, BAVARIA, 1)
        else:
            pos.tell(SUBSIDY_KEPT, FRANCE, BAVARIA)
        self._draw(pos)

    def advance(self, pos: Maria) -> None:
        self._draw(pos)

    def _draw(self, pos: Maria) -> None:
        """8.3ar1, 20.3  Income less subsidies given; a subsidy is dealt straight to its receiver."""
        due = [0] * POWERS
        for power in pos.active_powers(self.stage):
            due[power] += draw_of(pos, power)
            if not may_receive(pos, power):
                pos.tell(NO_CARDS_WITHOUT, power, pos.content.income_town[power])
            elif power == SAXONY:
                pos.saxony_drew = pos.turn
        for power in pos.active_powers(self.stage):
            self._pay_subsidies(pos, power, due)
        for power in ALL_POWERS:
            if due[power] > 0:
                pos.tell(CARDS_DRAWN, power, due[power])
        pos.replace(Draws(due))

    def _pay_subsidies(self, pos: Maria, giver: Power, due: list[int]) -> None:
        """20.3r1  A turn in which nothing could be paid counts all the same."""
        for receiver in ALL_POWERS:
            if pos.subsidy[giver][receiver] == 0:
                continue
            pos.set_subsidy(giver, receiver, pos.subsidy[giver][receiver] - 1)
            if due[giver] > 0 and may_receive(pos, receiver):
                due[giver] -= 1
                due[receiver] += 1
                pos.tell(SUBSIDY_PAID, giver, receiver)


@final
class Draws(Phase[Maria]):
    """8.6  Each power draws a number of cards; if the deck becomes empty, the next one is used."""

    FIELDS = ("due",)

    def __init__(self, due: list[int]) -> None:
        self.due = due

    def copy(self) -> "Draws":
        return Draws(self.due.copy())

    def ask(self, pos: Maria) -> list[Question]:
        power = self._next()
        pile = numbers_of(pos.draw_pile)
        if power == NOBODY or is_empty(pile):
            return NO_QUESTIONS
        return [draw_from(pile, DRAW, ASK_DRAW, [power])]

    def apply(self, pos: Maria, seat: Seat, action: int) -> None:
        power, card = self._next(), Card(DRAW.target(action))
        self.due[power] -= 1
        pos.draw_pile = added(pos.draw_pile, card, -1)
        pos.give(power, card)
        pos.tell(CARD_DRAWN, power, face_of(card), audience=only(pos.seat_of(power)))

    def advance(self, pos: Maria) -> None:
        if self._next() == NOBODY or not renew_deck(pos):
            pos.pop()

    def _next(self) -> Power:
        for power in ALL_POWERS:
            if self.due[power] > 0:
                return power
        return NO_POWER
