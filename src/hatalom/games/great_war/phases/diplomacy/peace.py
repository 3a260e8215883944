"""15.3, 15.4  Peace with Russia."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import flagged
from hatalom.games.great_war.events import PAYMENT_REFUSED, PEACE_MADE, PROVINCE_RETURNED
from hatalom.games.great_war.names import (
    CENTRAL,
    ENTENTE,
    NOBODY,
    POLAND,
    PROVINCES,
    RUSSIA,
    Place,
    Power,
)
from hatalom.games.great_war.phases.diplomacy.flight import Flight
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_PAY_PEACE, CRUMB_DIPLOMACY
from hatalom.games.great_war.rules.default_controller import default_controller
from hatalom.games.great_war.rules.diplomacy.acts import peace_price
from hatalom.games.great_war.rules.diplomacy.payment import others_with_cards, pay_card
from hatalom.games.great_war.rules.elimination import clear_units, remove_power
from hatalom.games.great_war.verbs import PAY, REFUSE


def begin_peace(pos: GreatWar, power: Power) -> None:
    """4.17  The acting power pays first; the rest is asked from the others."""
    pos.push(PeacePayment(power, [power] * min(pos.cards[power], peace_price(pos)), others_with_cards(pos, power)))


@final
class PeacePayment(Phase[GreatWar]):
    """4.17, R102  `laid` names a power for each card on the table; nothing is spent if the price is not reached."""

    FIELDS = ("power", "laid", "waiting")

    def __init__(self, power: Power, laid: list[Power], waiting: list[Power]) -> None:
        self.power = power
        self.laid = laid
        self.waiting = waiting

    def copy(self) -> "PeacePayment":
        return PeacePayment(self.power, self.laid.copy(), self.waiting.copy())

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_DIPLOMACY, [self.power])

    def ask(self, pos: GreatWar) -> list[Question]:
        if len(self.laid) == peace_price(pos) or not self.waiting:
            return NO_QUESTIONS
        asked = self.waiting[0]
        if pos.seat_of(asked) == pos.seat_of(self.power):
            return NO_QUESTIONS
        return [Question(pos.seat_of(asked), ASK_PAY_PEACE, [PAY.of(), REFUSE.of()], [asked, self.power])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        asked = self.waiting[0]
        if PAY.has(action):
            self._lay(pos, asked)
        else:
            self.waiting.pop(0)
            pos.tell(PAYMENT_REFUSED, asked)

    def advance(self, pos: GreatWar) -> None:
        if len(self.laid) < peace_price(pos) and self.waiting:
            self._lay(pos, self.waiting[0])
            return
        pos.pop()
        if len(self.laid) == peace_price(pos):
            for payer in self.laid:
                pay_card(pos, payer)
            make_peace(pos, self.power)

    def _lay(self, pos: GreatWar, power: Power) -> None:
        self.laid.append(power)
        if self.laid.count(power) == pos.cards[power]:
            self.waiting.remove(power)


def make_peace(pos: GreatWar, power: Power) -> None:
    """15.4, R103  Russia leaves with all it has; other Entente units walk out of Russia."""
    pos.tell(PEACE_MADE, power)
    lands = [p for p in PROVINCES if owner_of(pos, p) == RUSSIA and pos.side(p) != CENTRAL]
    others = [p for p in PROVINCES if owner_of(pos, p) != RUSSIA and pos.controller[p] == RUSSIA]
    lost = [p for p in others if pos.alliance[owner_of(pos, p)] == CENTRAL]
    pos.push(PeaceOver(lands, others))
    clear_units(pos, RUSSIA)  # so that those who flee do not meet them
    pos.push(Flight(lands + lost, True))


@final
class PeaceOver(Phase[GreatWar]):
    """R103  Russia's own provinces are closed; what else it held goes to its owner, or to the nearest ally."""

    FIELDS = ("lands", "others")

    def __init__(self, lands: list[Place], others: list[Place]) -> None:
        self.lands = lands
        self.others = others

    def copy(self) -> "PeaceOver":
        return PeaceOver(self.lands, self.others)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
        remove_power(pos, RUSSIA)
        for province in self.lands:
            pos.set_controller(province, RUSSIA)
            pos.line = flagged(pos.line, province, False)
            pos.set_rebel(province, NOBODY)
        heirs = [heir_of(pos, province) for province in self.others]  # all measured before anything has passed
        for index in range(len(heirs)):
            pos.set_controller(self.others[index], heirs[index])
            pos.tell(PROVINCE_RETURNED, self.others[index], heirs[index])


def owner_of(pos: GreatWar, province: Place) -> Power:
    """R103, 18.10  The printed owner; of the Polish areas Poland while it is in play."""
    return pos.core[province] if pos.core[province] == POLAND and pos.in_war(POLAND) else pos.content.country[province]


def heir_of(pos: GreatWar, province: Place) -> Power:
    """R103  The printed owner if he is in play, otherwise the nearest great power of the Entente."""
    owner = owner_of(pos, province)
    return owner if pos.in_war(owner) else default_controller(pos, ENTENTE, [province])
