"""The next space: a pass, a voyage, an interception on the way."""

from hatalom.core.game import Forecast, Part
from hatalom.core.message import Said
from hatalom.core.question import Seat
from hatalom.games.hannibal.forecast.battle import battle_sum
from hatalom.games.hannibal.forecast.dice import EVEN, percent
from hatalom.games.hannibal.forecast.messages import (
    ATTRITION_FORECAST,
    ENEMY_PC_MODIFIER,
    GUIDE_MODIFIER,
    INTERCEPTION_FORECAST,
    NAVAL_FORECAST,
    NAVAL_PARTS,
    PASS_MODIFIER,
    ROLL_TO_MAKE,
)
from hatalom.games.hannibal.names import ALPS_PASS, ENEMY, NON_ALPS_PASS, ROME, SPACE, General, Space, Way
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import Force, Orders
from hatalom.games.hannibal.rules.attrition import is_guided, losses_of
from hatalom.games.hannibal.rules.naval import RETURN, SAFE, naval_outcome, naval_parts, needs_roll
from hatalom.games.hannibal.rules.reactions import intercept_bonus, interceptors_at, whole_interceptors


def march_forecast(pos: Hannibal, seat: Seat, orders: Orders, goal: Space) -> Forecast | None:
    start = pos.at[pos.army]
    board = pos.board()
    if goal not in board.near[start]:
        return None
    if pos.has_enemy_outside(seat, goal):
        return battle_sum(pos, seat, goal)
    way = board.way[start][board.near[start].index(goal)]
    if pos.army_units > 0 and (way == ALPS_PASS or way == NON_ALPS_PASS):
        return _attrition(pos, orders, way, goal)
    return _landing(pos, seat, goal)


def _attrition(pos: Hannibal, orders: Orders, way: Way, goal: Space) -> Forecast:
    """10.8, 21.1  What a pass would cost."""
    parts = []
    modifier = 0
    if way == NON_ALPS_PASS:
        modifier = pos.content.non_alps_modifier
        parts.append(Part(Said(PASS_MODIFIER), modifier))
    if is_guided(orders):
        modifier += pos.content.guide_modifier
        parts.append(Part(Said(GUIDE_MODIFIER), pos.content.guide_modifier))
    losses = [losses_of(pos, pos.army_units, face + modifier) for face in range(1, 7)]
    whole, tenth = divmod(round(10 * sum(losses) / 6), 10)
    verdict = Said(ATTRITION_FORECAST, [min(losses), max(losses), whole, tenth])
    return Forecast(tuple(parts), modifier, verdict, max(losses) == 0, f"space.{SPACE.ids[goal]}")


def interception_of_all(pos: Hannibal, seat: Seat, goal: Space, declared: list[Force]) -> Forecast | None:
    """11.3, 11.7  The chance that any of this side's armies succeeds which have not declared yet."""
    leaders = [force.general for force in whole_interceptors(pos, seat, goal, declared)]
    return _interception(pos, seat, goal, leaders, seat)


def _landing(pos: Hannibal, seat: Seat, goal: Space) -> Forecast | None:
    """11.1, 11.3  What threatens the mover: from each space the best general who may lead an interception.

    Nobody intercepts where others of the mover's side stand, or during a truce.
    """
    if pos.truce or pos.all_units(seat, goal) > 0:
        return None
    enemy = ENEMY[seat]
    able = [interceptors_at(pos, enemy, origin, goal) for origin in pos.board().plain[goal]]
    leaders = [max(generals, key=lambda general: pos.content.intercept_max[general]) for generals in able if generals]
    return _interception(pos, enemy, goal, leaders, seat)


def _interception(pos: Hannibal, side: Seat, goal: Space, leaders: list[General], viewer: Seat) -> Forecast | None:
    """11.3, 11.7  The chance that any of these generals intercepts; for the mover a high chance is bad."""
    if not leaders:
        return None
    modifier = intercept_bonus(pos, side, goal)
    missed = 1.0
    parts = []
    for general in leaders:
        most = pos.content.intercept_max[general]
        missed *= 1 - max(0, most - modifier) / 6
        parts.append(Part(Said(ROLL_TO_MAKE), most, side, ((f"space.{SPACE.ids[pos.at[general]]}", most),)))
    if modifier:
        parts.append(Part(Said(ENEMY_PC_MODIFIER), -modifier, side))
    chance = round(100 * (1 - missed))
    verdict = Said(INTERCEPTION_FORECAST, [goal, chance])
    return Forecast(tuple(parts), chance, verdict, (chance >= EVEN) == (viewer == side), f"space.{SPACE.ids[goal]}")


def voyage_forecast(pos: Hannibal, seat: Seat, orders: Orders, goal: Space) -> Forecast | None:
    """13.5  Every modifier of the naval combat roll, and the chances."""
    start = pos.at[pos.army]
    if pos.has_enemy_outside(seat, goal) and seat == ROME:
        return battle_sum(pos, seat, goal)
    if not needs_roll(pos, orders, start, goal):
        return _landing(pos, seat, goal)
    values = naval_parts(pos, pos.army, pos.army_units, start, goal)
    parts = [Part(Said(label), value) for label, value in zip(NAVAL_PARTS, values, strict=True) if value]
    outcomes = [naval_outcome(pos, face + sum(values)) for face in range(1, 7)]
    safe, back = outcomes.count(SAFE), outcomes.count(RETURN)
    verdict = Said(NAVAL_FORECAST, [percent(safe), percent(back), 100 - percent(safe) - percent(back)])
    return Forecast(tuple(parts), sum(values), verdict, safe >= 4, f"space.{SPACE.ids[goal]}")
