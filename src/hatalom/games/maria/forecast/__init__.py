"""The arithmetic before the click: the score of a combat, what a defeat costs, what a move leads into."""

from typing import Final

from hatalom.core.game import Forecast
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.maria.forecast.combat import forecast_card
from hatalom.games.maria.forecast.costs import cost_hint, forecast_payment
from hatalom.games.maria.forecast.movement import forecast_way, move_hint
from hatalom.games.maria.forecast.politics import forecast_vote, political_hint
from hatalom.games.maria.names import NOBODY
from hatalom.games.maria.phases.combat.battle import Battle
from hatalom.games.maria.phases.movement.moving import Moving
from hatalom.games.maria.phases.payment import Payment
from hatalom.games.maria.phases.politics.election import Election
from hatalom.games.maria.position import Maria
from hatalom.games.maria.verbs import LEAVE_HUSSAR, TALK_TO

HINT_HUSSAR_STAYS_OFF: Final = Message("hint-hussar-stays-off", "7.2")
HINT_OWN_POWERS: Final = Message("hint-own-powers", "20.1")


def forecast(pos: Maria, seat: Seat, action: int) -> Forecast | None:
    """The sum behind a card, a vote or giving up, and the way behind a move straight to a town."""
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, Moving):
        return forecast_way(pos, top, seat, action)
    if isinstance(top, Payment):
        return forecast_payment(pos, top, seat, action)
    if isinstance(top, Election):
        return forecast_vote(pos, top, seat, action)
    return forecast_card(pos, top, seat, action) if isinstance(top, Battle) else None


def hint(pos: Maria, seat: Seat, action: int) -> Said | None:
    """What a town brings a moving general; what supply, recruits or a train's return cost; what politics lead to."""
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, Moving):
        return move_hint(pos, top, action)
    if LEAVE_HUSSAR.has(action) and pos.hussar[LEAVE_HUSSAR.target(action)] == NOBODY:
        return Said(HINT_HUSSAR_STAYS_OFF)
    if TALK_TO.has(action) and TALK_TO.target(action) == seat:
        return Said(HINT_OWN_POWERS)
    costs = cost_hint(pos, action)
    return costs if costs is not None else political_hint(pos, action)
