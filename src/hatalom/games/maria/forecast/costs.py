"""8.7  What payments, supply, recruits and the return of a train cost."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Forecast, Part
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.maria.names import GENERALS, TC, Face
from hatalom.games.maria.phases.payment import Payment
from hatalom.games.maria.phases.supply import Supply
from hatalom.games.maria.position import Maria
from hatalom.games.maria.verbs import (
    PAY,
    RECRUIT,
    REENTER,
    SUPPLY,
)

POINTS_DUE: Final = Message("points-due", "8.7")
POINTS_PAID: Final = Message("points-paid", "8.7", tc=TC)
STILL_DUE: Final = Message("still-due", "8.7", n=NUMBER)
PAID_WITH: Final = Message("paid-with", "8.7", n=NUMBER)
HINT_COSTS: Final = Message("hint-costs", "8.7", n=NUMBER)
HINT_COSTS_OFF_THE_BOARD: Final = Message("hint-costs-off-the-board", "10.2.1", n=NUMBER)
HINT_STILL_DUE: Final = Message("hint-still-due", "8.7", n=NUMBER)
HINT_OVERPAID: Final = Message("hint-overpaid", "8.7", n=NUMBER)


def forecast_payment(pos: Maria, payment: Payment, seat: Seat, action: int) -> Forecast | None:
    """8.7  What would still be due after this card; no change is given."""
    if not PAY.has(action):
        return None
    face = Face(PAY.target(action))
    value = pos.payment_value(face)
    rest = payment.due - value
    verdict = Said(STILL_DUE, [rest]) if rest > 0 else Said(PAID_WITH, [-rest])
    parts = (Part(Said(POINTS_DUE), payment.due), Part(Said(POINTS_PAID, [face]), -value, seat))
    return Forecast(parts, rest, verdict, True)


def cost_hint(pos: Maria, action: int) -> Said | None:
    """8.7, 9.6, 10.2.2, 13.2  What supply, a card of a payment, a train's return or recruits would cost."""
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, Supply) and SUPPLY.has(action):
        return Said(HINT_COSTS, [top.cost[SUPPLY.target(action)]])
    if isinstance(top, Payment) and PAY.has(action):
        rest = top.due - pos.payment_value(Face(PAY.target(action)))
        return Said(HINT_STILL_DUE, [rest]) if rest > 0 else Said(HINT_OVERPAID, [-rest])
    if REENTER.has(action):
        is_on_board = pos.at[GENERALS + REENTER.target(action)] >= 0
        return Said(HINT_COSTS_OFF_THE_BOARD if is_on_board else HINT_COSTS, [pos.content.train_cost])
    if RECRUIT.has(action) and RECRUIT.target(action) > 0:
        return Said(HINT_COSTS, [pos.content.recruit_cost * RECRUIT.target(action)])
    return None
