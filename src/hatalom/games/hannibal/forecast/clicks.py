"""Which sum belongs to which click."""

from hatalom.core.game import Forecast
from hatalom.core.message import Said
from hatalom.core.question import Seat
from hatalom.games.hannibal.forecast.battle import battle_sum, rounds_forecast
from hatalom.games.hannibal.forecast.dice import chance_of
from hatalom.games.hannibal.forecast.march import interception_of_all, march_forecast, voyage_forecast
from hatalom.games.hannibal.forecast.messages import HINT_CARD, HINT_COST
from hatalom.games.hannibal.forecast.siege import siege_sum
from hatalom.games.hannibal.names import BY_SEA, General, Space
from hatalom.games.hannibal.phases.battle.rounds import rounds_under
from hatalom.games.hannibal.phases.march.arrival import Arrival
from hatalom.games.hannibal.phases.march.halt import Halt
from hatalom.games.hannibal.phases.march.march import March
from hatalom.games.hannibal.phases.march.reaction import Reaction
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import Orders
from hatalom.games.hannibal.rules.battle_hands import roman_rating
from hatalom.games.hannibal.rules.entering import cost_of
from hatalom.games.hannibal.rules.reactions import intercept_bonus
from hatalom.games.hannibal.verbs import (
    AVOID,
    AVOID_WITH_ALL,
    BESIEGE,
    CHARGE,
    FIGHT,
    INTERCEPT,
    INTERCEPT_WITH_ALL,
    MARCH_TO,
    PLAY_CARD,
    PURSUE,
    SAIL_INTO,
    SAIL_TO,
    SALLY,
)


def forecast(pos: Hannibal, seat: Seat, action: int) -> Forecast | None:
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, March):
        return _on_the_march(pos, seat, top.orders, action)
    if isinstance(top, Arrival):
        return _on_arrival(pos, seat, top.space, action)
    if isinstance(top, Halt):
        return siege_sum(pos, seat, top) if BESIEGE.has(action) else None
    rounds = rounds_under(pos) if pos.stack else None
    if rounds is not None:
        return rounds_forecast(pos, rounds, seat, action)
    if CHARGE.has(action):
        return chance_of(6 - roman_rating(pos), 0)
    return _reaction(pos, seat, action)


def _on_the_march(pos: Hannibal, seat: Seat, orders: Orders, action: int) -> Forecast | None:
    if MARCH_TO.has(action):
        return march_forecast(pos, seat, orders, Space(MARCH_TO.target(action)))
    if SAIL_TO.has(action):
        return voyage_forecast(pos, seat, orders, Space(SAIL_TO.target(action)))
    if SAIL_INTO.has(action):
        return voyage_forecast(pos, seat, orders, Space(SAIL_INTO.target(action)))
    if SALLY.has(action):
        return battle_sum(pos, seat, pos.at[pos.army])
    return None


def _on_arrival(pos: Hannibal, seat: Seat, space: Space, action: int) -> Forecast | None:
    """6.5, 12.7  The battle that threatens, or the die of a pursuit."""
    if FIGHT.has(action):
        return battle_sum(pos, seat, space)
    return chance_of(pos.content.pursue_max[pos.army], 0) if PURSUE.has(action) else None


def _reaction(pos: Hannibal, seat: Seat, action: int) -> Forecast | None:
    """11.3, 12.1  The die of whoever avoids battle or intercepts."""
    if AVOID.has(action):
        return chance_of(pos.content.avoid_max[General(AVOID.target(action))], 0)
    if AVOID_WITH_ALL.has(action):
        return chance_of(pos.content.avoid_max[pos.commander_of(seat, _entered(pos), False)], 0)
    if INTERCEPT.has(action):
        general = General(INTERCEPT.target(action))
        return chance_of(pos.content.intercept_max[general], intercept_bonus(pos, seat, _entered(pos)))
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, Reaction) and INTERCEPT_WITH_ALL.has(action):
        return interception_of_all(pos, seat, top.space, top.interceptors)
    return None


def _entered(pos: Hannibal) -> Space:
    return pos.at[pos.army]


def hint(pos: Hannibal, seat: Seat, action: int) -> Said | None:
    if PLAY_CARD.has(action):
        return Said(HINT_CARD, [pos.content.ops[PLAY_CARD.target(action)]])
    top = pos.stack[-1] if pos.stack else None
    if isinstance(top, March) and MARCH_TO.has(action):
        start, goal = pos.at[pos.army], Space(MARCH_TO.target(action))
        board = pos.board()
        return Said(HINT_COST, [cost_of(pos, board.way[start][board.near[start].index(goal)])])
    if isinstance(top, March) and SAIL_TO.has(action):
        return Said(HINT_COST, [cost_of(pos, BY_SEA)])
    if isinstance(top, Halt) and BESIEGE.has(action):
        return siege_sum(pos, seat, top).verdict
    return None
