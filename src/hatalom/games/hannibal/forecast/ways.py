"""6.2  Every space the army on the march can get to, the cheapest ways there, and what may happen on them.

The ways are found by marching on a copy of the position, step by step, while the opponent lets everything pass.  A roll
of the die, an enemy in the way or any other question ends the way there.
"""

from itertools import pairwise

from hatalom.core.driver import settle, step
from hatalom.core.game import Chain, Forecast
from hatalom.core.message import Said
from hatalom.core.question import NATURE, Seat
from hatalom.games.hannibal.forecast.march import march_forecast
from hatalom.games.hannibal.forecast.messages import HINT_COST
from hatalom.games.hannibal.names import Space
from hatalom.games.hannibal.phases.march.march import March
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.rules.entering import cost_of
from hatalom.games.hannibal.verbs import MARCH_TO

MOST_WAYS = 4
"""So many ways of equal cost to one space are told."""


class Stop:
    """A space on the way: what it costs to come there, and from where."""

    def __init__(self, cost: int, pos: Hannibal | None) -> None:
        self.cost = cost
        self.pos = pos  # the army there, ready to go on; None where the way ends
        self.before: list[Space] = []


def ways(pos: Hannibal, seat: Seat) -> list[Chain]:
    """The ways to the spaces that take several steps, the nearest first."""
    top = pos.stack[-1] if pos.stack else None
    if not isinstance(top, March) or top.orders.seat != seat or pos.army_inside:
        return []
    start = pos.at[pos.army]
    stops = _explore(pos, seat, start)
    chains = []
    for goal in sorted(stops, key=lambda space: stops[space].cost):
        for way in _paths(stops, start, goal)[:MOST_WAYS]:
            if len(way) > 1:
                chains.append(_chain(stops, seat, start, way, stops[goal].cost))
    return chains


def _explore(pos: Hannibal, seat: Seat, start: Space) -> dict[Space, Stop]:
    """The cheapest first, so that every space is entered by a cheapest way."""
    stops = {start: Stop(0, pos.copy())}
    open_ones = [start]
    while open_ones:
        here = open_ones.pop(min(range(len(open_ones)), key=lambda index: stops[open_ones[index]].cost))
        standing = stops[here].pos
        if standing is None:
            continue
        for goal in _next_spaces(standing):
            cost = stops[here].cost + _price(standing, goal)
            known = stops.get(goal)
            if known is None or cost < known.cost:
                stops[goal] = known = Stop(cost, _entering(standing, seat, goal))
                open_ones.append(goal)
            if cost == known.cost:
                known.before.append(here)
    return stops


def _next_spaces(pos: Hannibal) -> list[Space]:
    questions = settle(pos)
    return [Space(MARCH_TO.target(action)) for action in questions[0].options if MARCH_TO.has(action)]


def _price(pos: Hannibal, goal: Space) -> int:
    board, start = pos.board(), pos.at[pos.army]
    return cost_of(pos, board.way[start][board.near[start].index(goal)])


def _entering(pos: Hannibal, seat: Seat, goal: Space) -> Hannibal | None:
    """The position one step farther; None where the army cannot be sent on from there at once."""
    trial = pos.copy()
    march = trial.stack[-1]
    step(trial, seat, MARCH_TO(goal))
    questions = settle(trial)
    while questions and questions[0].seat not in (NATURE, seat) and questions[0].decline >= 0:
        step(trial, questions[0].seat, questions[0].decline)
        questions = settle(trial)
    return trial if questions and trial.stack[-1] is march else None


def _paths(stops: dict[Space, Stop], start: Space, goal: Space) -> list[list[Space]]:
    """All cheapest ways, without the start."""
    if goal == start:
        return [[]]
    return [[*path, goal] for space in stops[goal].before for path in _paths(stops, start, space)]


def _chain(stops: dict[Space, Stop], seat: Seat, start: Space, way: list[Space], cost: int) -> Chain:
    forecasts = [_forecast(stops[here].pos, seat, there) for here, there in pairwise([start, *way])]
    risks = tuple(found.verdict for found in forecasts[:-1] if found is not None)
    return Chain(tuple(MARCH_TO(space) for space in way), Said(HINT_COST, [cost]), forecasts[-1], risks)


def _forecast(pos: Hannibal | None, seat: Seat, goal: Space) -> Forecast | None:
    march = pos.stack[-1] if pos is not None else None
    return march_forecast(pos, seat, march.orders, goal) if pos is not None and isinstance(march, March) else None
