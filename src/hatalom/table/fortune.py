"""What chance did in a game: every draw against what else could have come, by the computer's estimate.

How rare that is, is found by drawing everything again many times: a few large strokes make a game scatter in a way
for which there is no formula.
"""

from dataclasses import dataclass, field
from typing import Any

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.evaluator import Evaluator
from hatalom.core.match import Match
from hatalom.core.position import Position
from hatalom.core.question import NATURE, Question, Seat
from hatalom.table.wire import FortuneWire, MessageWire, MomentWire

NOTABLE = 15
"""What happens in more than one game of so many is what chance does anyhow."""
MOST_TRIED = 1200
LEAST_TRIED = 3
MOST_OUTCOMES = 12
AGAIN = 1500
"""So often all draws of a game are drawn again."""


@dataclass
class Luck:
    """What the draws of a game brought a seat beyond their mean; `spread` has what else each could have brought."""

    gain: float = 0.0
    strokes: dict[int, float] = field(default_factory=dict)
    spread: list[tuple[list[float], list[int]]] = field(default_factory=list)

    def add(self, ply: int, came: float, outcomes: list[float], weights: list[int]) -> None:
        mean = sum(weight * value for weight, value in zip(weights, outcomes, strict=True)) / sum(weights)
        if max(outcomes) > min(outcomes):
            self.gain += came - mean
            self.strokes[ply] = came - mean
            self.spread.append(([value - mean for value in outcomes], weights))

    def games_for_one(self, rng: Seeded) -> int:
        """Of how many games about one is as kind, or as hard; 1 where no draw mattered."""
        if not self.strokes:
            return 1
        sign = 1 if self.gain > 0 else -1
        as_far = 0
        for _ in range(AGAIN):
            drawn = sum(values[rng.pick(weights)] for values, weights in self.spread)
            as_far += sign * drawn >= sign * self.gain
        return round((AGAIN + 1) / (as_far + 1))

    def stroke(self) -> int:
        """The ply that did most of it."""
        sign = 1 if self.gain > 0 else -1
        return max(self.strokes, key=lambda ply: sign * self.strokes[ply])


def fortune(match: Match, evaluator: Evaluator[Any] | None, moments: list[MomentWire]) -> list[FortuneWire]:
    """In plain words: for whom or against whom chance was, and how rare that is; else that it was as always."""
    draws = sum(step.seat == NATURE for step in match.plies.steps)
    if draws == 0:
        return [FortuneWire(MessageWire("fortune-none"))]
    ids = match.game.seat_ids(match.seats)
    rng = Seeded(draws)
    found = [
        _told(ids[seat], luck, rare, moments)
        for seat, luck in enumerate(_luck(match, evaluator, draws, rng))
        if (rare := luck.games_for_one(rng)) >= NOTABLE
    ]
    if match.seats == 2 and len(found) == 2:  # what is one's luck is the other's misfortune: it is said once
        found = [one for one in found if one.good] or found[:1]
    even = FortuneWire(MessageWire("fortune-even", {"n": draws}))
    return sorted(found, key=lambda one: -one.rare) or [even]


def _told(seat: str, luck: Luck, rare: int, moments: list[MomentWire]) -> FortuneWire:
    is_good = luck.gain > 0
    words = MessageWire("fortune-with" if is_good else "fortune-against", {"seat": f"seat.{seat}", "n": rare})
    ply = luck.stroke()
    about = next((moment.text for moment in moments if moment.start <= ply <= moment.ply), None)
    return FortuneWire(words, seat, is_good, rare, ply, about)


def _luck(match: Match, evaluator: Evaluator[Any] | None, draws: int, rng: Seeded) -> list[Luck]:
    """Of every seat; nothing where no computer can judge a position."""
    found = [Luck() for _ in range(match.seats)]
    if evaluator is None:
        return found
    most = max(LEAST_TRIED, min(MOST_OUTCOMES, MOST_TRIED // draws))
    pos = match.at(0).pos
    for number, entry in enumerate(match.plies.steps, start=1):
        questions = settle(pos)
        if entry.seat == NATURE:
            outcomes, weights = _tried(questions[0], most, rng)
            after = [_after(pos, action) for action in outcomes]
            came = _after(pos, entry.action)
            if all(one.stack for one in [*after, came]):  # a game that is over is no longer judged
                for seat, luck in enumerate(found):
                    values = [evaluator.value(one, Seat(seat)) for one in after]
                    luck.add(number, evaluator.value(came, Seat(seat)), values, weights)
        step(pos, entry.seat, entry.action)
    return found


def _after(pos: Position, action: int) -> Position:
    after = pos.copy()
    step(after, NATURE, action)
    settle(after)
    return after


def _tried(question: Question, most: int, rng: Seeded) -> tuple[list[int], list[int]]:
    """The outcomes with their weights; of many, some that are drawn as chance would draw them."""
    likely = [(action, weight) for action, weight in zip(question.options, question.weights, strict=True) if weight]
    if len(likely) > most:
        return [question.options[rng.pick(question.weights)] for _ in range(most)], [1] * most
    return [action for action, _ in likely], [weight for _, weight in likely]
