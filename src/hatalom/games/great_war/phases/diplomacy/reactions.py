"""4.7 to 4.11  Calling an ally, and what the other alliance does about it."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import flagged, increased, replaced
from hatalom.games.great_war.events import CALLED, DELAY_PLAYED, DELAYED, DELAYED_FOR_EVER, PAYMENT_REFUSED
from hatalom.games.great_war.names import (
    AUSTRIA,
    BRASSO,
    GREAT_POWER_COUNT,
    ITALY,
    NOWHERE,
    ROMANIA,
    TRENT,
    TURN_COUNT,
    USA,
    Alliance,
    Place,
    Power,
)
from hatalom.games.great_war.phases.diplomacy.entries import enter_war
from hatalom.games.great_war.phases.diplomacy.hand_over import hand_over
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_DELAY, ASK_HAND_OVER, ASK_PAY_TERRITORY, CRUMB_CALL
from hatalom.games.great_war.rules.diplomacy.payment import others_with_cards, pay_card
from hatalom.games.great_war.verbs import DELAY, HAND_OVER, KEEP_TERRITORY, PASS, PAY, REFUSE

# R19  The steps of a reaction
TERRITORY: Final = 0
PAYING: Final = 1
DELAYING: Final = 2


def call(pos: GreatWar, power: Power, country: Power) -> None:
    """4.7  A card is played; the other alliance may react, unless its submarines have forced the USA (18.18)."""
    pos.cards = increased(pos.cards, power, -1)
    pos.called = flagged(pos.called, country, True)
    if country >= GREAT_POWER_COUNT:
        pos.set_patron(country, power)
    pos.tell(CALLED, power, country)
    if country == USA and pos.submarine_war:
        enter_war(pos, country, pos.alliance[power])
    else:
        pos.push(Reaction(country, pos.alliance[power]))


def territory_of(country: Power) -> Place:
    """4.10  What may be handed over to keep a country out for a year."""
    if country == ITALY:
        return TRENT
    return BRASSO if country == ROMANIA else NOWHERE


@final
class Reaction(Phase[GreatWar]):
    """4.8 to 4.11, R19  First the territory, then delay cards; never both."""

    FIELDS = ("country", "alliance", "step", "waiting", "played")

    def __init__(
        self,
        country: Power,
        alliance: Alliance,
        step: int = TERRITORY,
        waiting: list[Power] | None = None,
        played: int = 0,
    ) -> None:
        self.country = country
        self.alliance = alliance
        self.step = step
        self.waiting: list[Power] = waiting if waiting is not None else []  # the powers still to be asked for a card
        self.played = played  # delay cards on the table

    def copy(self) -> "Reaction":
        return Reaction(self.country, self.alliance, self.step, self.waiting.copy(), self.played)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_CALL, [self.country])

    def ask(self, pos: GreatWar) -> list[Question]:
        territory = territory_of(self.country)
        if self.step == TERRITORY:
            if not may_hand_over(pos, territory):
                return NO_QUESTIONS
            options = [HAND_OVER.of(), KEEP_TERRITORY.of()]
            return [Question(pos.seat_of(AUSTRIA), ASK_HAND_OVER, options, [AUSTRIA, self.country, territory])]
        if not self.waiting:
            return NO_QUESTIONS
        power = self.waiting[0]
        seat = pos.seat_of(power)
        if self.step == PAYING:
            if seat == pos.seat_of(AUSTRIA):
                return NO_QUESTIONS
            return [Question(seat, ASK_PAY_TERRITORY, [PAY.of(), REFUSE.of()], [power, territory])]
        options = [DELAY.of(), PASS.of()]
        args = [power, self.country, self.played]
        return [Question(seat, ASK_DELAY, options, args, window=True, decline=PASS.of())]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if HAND_OVER.has(action):
            self.step = PAYING
            self.waiting = [AUSTRIA] if pos.cards[AUSTRIA] > 0 else others_with_cards(pos, AUSTRIA)
        elif KEEP_TERRITORY.has(action):
            self._begin_delays(pos)
        elif PAY.has(action):
            self._hand_over(pos)
        elif REFUSE.has(action):
            pos.tell(PAYMENT_REFUSED, self.waiting.pop(0))
        elif DELAY.has(action):
            self._delay(pos)
        else:
            self.waiting.pop(0)

    def advance(self, pos: GreatWar) -> None:
        if self.waiting:
            self._hand_over(pos)
        elif self.step != DELAYING:
            self._begin_delays(pos)
        else:
            pos.pop()
            if self.played == 0:
                enter_war(pos, self.country, self.alliance)
            else:
                put_off(pos, self.country, self.played)

    def _begin_delays(self, pos: GreatWar) -> None:
        self.step = DELAYING
        self.waiting = [p for p in pos.order if pos.alliance[p] == 1 - self.alliance and pos.cards[p] > 0]

    def _delay(self, pos: GreatWar) -> None:
        power = self.waiting[0]
        pos.cards = increased(pos.cards, power, -1)
        self.played += 1
        pos.tell(DELAY_PLAYED, power, self.country)
        if self.played == pos.content.most_delay:
            self.waiting = []
        elif pos.cards[power] == 0:
            self.waiting.pop(0)

    def _hand_over(self, pos: GreatWar) -> None:
        pay_card(pos, self.waiting[0])
        pos.pop()
        put_off(pos, self.country, pos.content.pause)
        hand_over(pos, territory_of(self.country), self.country)


def may_hand_over(pos: GreatWar, territory: Place) -> bool:
    """4.10, R19  Austria-Hungary holds the territory, and it or an ally has a card."""
    if territory == NOWHERE or pos.controller[territory] != AUSTRIA:
        return False
    return pos.cards[AUSTRIA] > 0 or len(others_with_cards(pos, AUSTRIA)) > 0


def put_off(pos: GreatWar, country: Power, turns: int) -> None:
    """4.9, R20, R21  It enters by itself when the time has come; beyond autumn 1918 never."""
    pos.due = replaced(pos.due, country, pos.turn + turns)
    pos.pending.append(country)
    if pos.due[country] < TURN_COUNT:
        pos.tell(DELAYED, country, pos.due[country])
    else:
        pos.tell(DELAYED_FOR_EVER, country)
