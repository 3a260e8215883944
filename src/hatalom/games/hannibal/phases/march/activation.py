"""2.8, 2.17, 9  Activating generals: one with OPs or a Force March, two or three with a Campaign."""

from typing import ClassVar, final

from hatalom.core.message import Said
from hatalom.core.position import Phase, Record
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.events import CAMPAIGN_ENDED
from hatalom.games.hannibal.names import BY_CAMPAIGN, General, joined
from hatalom.games.hannibal.phases.march.march import March
from hatalom.games.hannibal.phases.march.muster import Muster
from hatalom.games.hannibal.phases.remove_pcs import pay_debt
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_CAMPAIGN, ASK_GENERAL, CRUMB_ACTIVATION, CRUMB_CAMPAIGN
from hatalom.games.hannibal.records import Orders
from hatalom.games.hannibal.refusals import FIRST_A_GENERAL
from hatalom.games.hannibal.rules.activation import march_of, points_of, refuse_activation, ships_of, why_not_activate
from hatalom.games.hannibal.rules.marching import begin_march
from hatalom.games.hannibal.verbs import ACTIVATE, DONE, MARCH_TO


def activate(pos: Hannibal, orders: Orders, general: General) -> None:
    """6.4  A general marches; who goes with him is asked first."""
    is_campaign = orders.mode == BY_CAMPAIGN
    if is_campaign:  # 9.1; with other cards nobody may see yet whom he has in mind
        pos.activated = joined(pos.activated, general)
    points = points_of(pos, orders, general) - (pos.used[general] if is_campaign else 0)
    begin_march(pos, points, ships_of(pos, orders))
    pos.push(March(orders, is_campaign))
    pos.push(Muster(march_of(pos, orders, general)))


def activations(pos: Hannibal, orders: Orders) -> list[int]:
    """2.8, 9.1  Every general whom the card can activate."""
    return [ACTIVATE.of(g) for g in pos.content.generals_of[orders.seat] if why_not_activate(pos, orders, g) is None]


@final
class Activation(Phase[Hannibal]):
    """2.8, 2.17  One general with a good enough strategy rating."""

    FIELDS = ("orders",)
    RECORDS: ClassVar[dict[str, type[Record]]] = {"orders": Orders}

    def __init__(self, orders: Orders) -> None:
        self.orders = orders

    def copy(self) -> "Activation":
        return Activation(self.orders)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_ACTIVATION, [self.orders.card])

    def private_to(self, pos: Hannibal) -> int:
        return self.orders.seat

    def ask(self, pos: Hannibal) -> list[Question]:
        return [Question(self.orders.seat, ASK_GENERAL, activations(pos, self.orders), [self.orders.card])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        pos.pop()
        activate(pos, self.orders, General(ACTIVATE.target(action)))

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if not ACTIVATE.has(action):
            return Said(FIRST_A_GENERAL, []) if MARCH_TO.has(action) else None
        return refuse_activation(pos, self.orders, General(ACTIVATE.target(action)))


@final
class Campaign(Phase[Hannibal]):
    """9.1, 9.2  Different generals one after the other; each finishes his move and his battle first."""

    FIELDS = ("orders", "left")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"orders": Orders}

    def __init__(self, orders: Orders, left: int) -> None:
        self.orders = orders
        self.left = left  # generals who may still be activated

    def copy(self) -> "Campaign":
        return Campaign(self.orders, self.left)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_CAMPAIGN, [self.orders.card, self.left])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.left == 0 or pos.debt:
            return NO_QUESTIONS
        options = activations(pos, self.orders)
        if not options:
            return NO_QUESTIONS
        options.append(DONE.of())
        return [Question(self.orders.seat, ASK_CAMPAIGN, options, [self.left])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if DONE.has(action):
            self.left = 0
            return
        self.left -= 1
        activate(pos, self.orders, General(ACTIVATE.target(action)))

    def advance(self, pos: Hannibal) -> None:
        if pos.debt:
            pay_debt(pos)
            return
        pos.tell(CAMPAIGN_ENDED, self.orders.seat)
        pos.pop()

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if not ACTIVATE.has(action):
            return Said(FIRST_A_GENERAL, []) if MARCH_TO.has(action) else None
        return refuse_activation(pos, self.orders, General(ACTIVATE.target(action)))
