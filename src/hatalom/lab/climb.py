"""Weights improved by play itself: two sets that differ a little in every part meet, and one goes towards the winner's.

In a duel every weight is changed at once, each up or down by chance; its rival has the opposite changes, and both play
on all seats.  A step is many duels: what they say of each weight, in the mean, moves it.  Results tell less of a weight
than a regression does, but what they tell is how well it *plays*: it also hears of what no player does, because the
weights forbid it.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hatalom.bots.bot import Budget
from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.lab import kept
from hatalom.lab.batches import crew_of, is_over, play_in_batches
from hatalom.lab.playing import Playing, Setting, rotations

DUELS = 128
"""How many make a step."""
UNIT = 0.3
"""Each weight is changed by this part of itself."""
RATE = 10.0
"""Half so many units a weight moves in the first step if the side that has more of it wins every duel."""
LEAST = 0.1
"""A weight that nobody has given yet is changed by so much."""
CALM = 0.35
"""Later steps are shorter: by the number of the step to this power."""
UP, DOWN = "up", "down"


@dataclass(frozen=True)
class Plan:
    """What is played: `bots` is the one level that plays, with weights around those it begins with.

    `units` says by how much each weight is changed, `duels` how many make a step.
    """

    setting: Setting
    bots: tuple[str]
    start: dict[str, float]
    units: dict[str, float]
    games: int
    seed: int
    budget: Budget = field(default_factory=Budget)
    duels: int = DUELS

    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """One of each side against others of the other side, on every seat."""
        others = self.setting.players - 1
        return tuple(dict.fromkeys(rotations((UP, *(DOWN,) * others)) + rotations((DOWN, *(UP,) * others))))

    def steps(self) -> int:
        return max(1, round(self.games / (self.duels * len(self.lineups()))))

    def all_games(self) -> int:
        """Those of all its steps: about as many as wanted."""
        return self.steps() * self.duels * len(self.lineups())

    def at(self, moved: dict[str, float]) -> dict[str, float]:
        """The weights after so many units."""
        return {name: round(weight + self.units[name] * moved[name], 6) for name, weight in self.start.items()}


def plan_of(
    setting: Setting,
    level: str,
    start: dict[str, float],
    first: dict[str, float],
    games: int,
    seed: int = 0,
    budget: Budget | None = None,
    duels: int = DUELS,
) -> Plan:
    """A weight that is 0 has no size of its own: then the first one, set by judgement, tells what is little."""
    units = {name: UNIT * abs(weight) or abs(first[name]) or LEAST for name, weight in start.items()}
    return Plan(setting, (level,), start, units, games, seed, budget or Budget(), duels)


@dataclass(frozen=True)
class Step:
    """The duels of one step, around the weights reached before it; plain data that travels to other processes."""

    plan: Plan
    number: int
    moved: dict[str, float]

    def player(self) -> "Player":
        return Player(self)

    def signs(self, duel: int) -> dict[str, int]:
        """Which weights are higher on the upper side."""
        chance = Seeded((self.plan.seed << 32) + self.round_of(duel))
        return {name: 1 if chance.below(2) else -1 for name in self.plan.start}

    def sides(self, duel: int) -> dict[str, dict[str, float]]:
        signs = self.signs(duel)
        return {
            side: self.plan.at({name: moved + way * signs[name] for name, moved in self.moved.items()})
            for side, way in ((UP, 1), (DOWN, -1))
        }

    def round_of(self, duel: int) -> int:
        """The number of the duel's games among those of its seed."""
        return self.number * self.plan.duels + duel


class Player:
    """Plays duels; each process has one for a step."""

    def __init__(self, step: Step) -> None:
        self.step = step

    def play_batch(self, first: int, end: int) -> list[float]:
        return [self._duel(number) for number in range(first, end)]

    def _duel(self, number: int) -> float:
        """By how much more than its part the upper side won: from -0.5 to 0.5 between two."""
        step = self.step
        plan, sides = step.plan, step.sides(number)
        names = {side: f"{plan.bots[0]}:{side}" for side in sides}
        playing = Playing(plan.setting, plan.budget, {names[side]: weights for side, weights in sides.items()})
        total = 0.0
        for lineup in plan.lineups():
            played = playing.play(tuple(names[side] for side in lineup), plan.seed, step.round_of(number))
            mean = {
                side: sum(played.credit(seat) for seat, held in enumerate(lineup) if held == side) / lineup.count(side)
                for side in sides
            }
            total += (mean[UP] - mean[DOWN]) / 2
        return total / len(plan.lineups())


@dataclass(frozen=True)
class Climbed:
    """Where the climb has led, and what each duel of each step brought."""

    weights: dict[str, float]
    steps: tuple[tuple[float, ...], ...]
    games: int

    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.steps).encode()).hexdigest()[:16]


def climb(
    plan: Plan,
    workers: int | None = 1,
    *,
    ray: str = "",
    keep_in: Path | None = None,
    until: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Climbed:
    """Plays the steps one after another.  What is written to `keep_in` is not played again.

    From the moment `until` on (see `play_in_batches`) no step is begun.
    """
    digest = kept.digest_of(plan)
    steps = kept.read(keep_in, digest, _step_of) if keep_in is not None else []
    del steps[plan.steps() :]
    trail = [dict.fromkeys(plan.start, 0.0)]
    size = len(plan.lineups())
    for number in range(plan.steps()):
        step = Step(plan, number, trail[-1])
        if number >= len(steps):
            if is_over(until):
                break
            steps.append(_play(step, workers, ray))
            if keep_in is not None:
                kept.add(keep_in, digest, {"duels": steps[-1]})
        trail.append(_moved(step, steps[number]))
        if progress is not None:
            progress(plan.duels * size)
    if not steps:
        raise BadFile("there was no time for a single step of the climb: give it more minutes")
    reached = {name: float(f"{weight:.4g}") for name, weight in plan.at(_mean(trail[1:])).items()}
    return Climbed(reached, tuple(map(tuple, steps)), len(steps) * plan.duels * size)


def _play(step: Step, workers: int | None, ray: str) -> list[float]:
    found: list[float] = []
    for batch in play_in_batches(step, step.plan.duels, crew_of(workers, ray)):
        found += batch.result
    return found


def _step_of(line: dict[str, Any]) -> list[float]:
    return [float(value) for value in line["duels"]]


def _moved(step: Step, values: list[float]) -> dict[str, float]:
    """Where the weights go, in units, after what the duels of this step said."""
    rate = RATE / (1 + step.number) ** CALM / len(values)
    moved = dict(step.moved)
    for duel, value in enumerate(values):
        for name, sign in step.signs(duel).items():
            moved[name] += rate * value * sign
    return moved


def _mean(trail: list[dict[str, float]]) -> dict[str, float]:
    """The mean of the last quarter of the way: chance moves every single step a little."""
    last = trail[-max(1, len(trail) // 4) :]
    return {name: sum(moved[name] for moved in last) / len(last) for name in last[0]}
