"""How likely victory is by what a position is worth: a curve, fitted to games of a level against itself.

The lamp says it of its options (`Evaluator.chance`).  Needs NumPy (`pip install 'hatalom[lab]'`).
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hatalom import bots
from hatalom.bots.bot import Budget
from hatalom.core.errors import BadFile
from hatalom.core.evaluator import Evaluator
from hatalom.core.question import Question, Seat
from hatalom.lab.batches import crew_of, play_in_batches
from hatalom.lab.playing import Playing, setting_of

SEATS = 2
STEPS = 50
TENTHS = 10
BETWEEN = -1
"""`turn_of` a position in nobody's turn."""
SMALL = 1e-9


@dataclass(frozen=True)
class Plan:
    """Games of one level against itself, between two."""

    game: str
    level: str = "sovereign"
    games: int = 400
    seed: int = 0
    carelessness: float = 0.06
    budget: Budget = field(default_factory=Budget)

    def player(self) -> "Player":
        return Player(self)


@dataclass
class Seen:
    """Turns: what a position was worth to whoever began one in it, and what the game brought him."""

    values: list[float] = field(default_factory=list)
    credits: list[float] = field(default_factory=list)

    def add(self, other: "Seen") -> None:
        self.values += other.values
        self.credits += other.credits


class Watch:
    """Notes the first choice of every turn."""

    def __init__(self, evaluator: Evaluator[Any]) -> None:
        self.evaluator = evaluator
        self.turn: int | None = None
        self.rows: list[tuple[Seat, float]] = []

    def see(self, pos: Any, question: Question) -> None:
        turn = self.evaluator.turn_of(pos)
        if turn not in (self.turn, BETWEEN):
            self.rows.append((question.seat, self.evaluator.value(pos, question.seat)))
        self.turn = turn


class Player:
    """Plays the games of a plan; each process has one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.playing = Playing(setting_of(plan.game, SEATS), plan.budget, carelessness=plan.carelessness)
        judgement = bots.judgement_of(self.playing.game)
        if judgement is None:
            raise BadFile(f"the computers of {plan.game} judge no positions")
        self.evaluator = judgement

    def play_batch(self, first: int, end: int) -> Seen:
        found = Seen()
        for number in range(first, end):
            watch = Watch(self.evaluator)
            played = self.playing.play((self.plan.level,) * SEATS, self.plan.seed, number, watch)
            for seat, value in watch.rows:
                found.values.append(value)
                found.credits.append(played.credit(seat))
        return found


@dataclass(frozen=True)
class Odds:
    """The curve: a point of the judgement counts for `point`, to have the turn for `turn`; its mean loss.

    `tenths` checks it: of so many positions foretold at 10 to 20 %, and so on, how many were won.
    """

    plan: Plan
    point: float
    turn: float
    positions: int
    loss: float
    tenths: tuple[tuple[int, float, float], ...]

    def lines(self) -> list[str]:
        return [
            f"foretold {100 * foretold:.0f} %: {count} positions, {100 * won:.0f} % won"
            for count, foretold, won in self.tenths
        ]

    def as_toml(self, date: str) -> str:
        plan = self.plan
        told = "\n".join(f"# {line}" for line in self.lines())
        limit = "" if plan.budget.positions is None else f"nodes = {plan.budget.positions}\n"
        return (
            "# How likely victory is between equals by what a position is worth to whoever begins a turn in it, as\n"
            "# `hatalom odds` has fitted it (logistic): a point counts for `point`, to have the turn for `turn`.\n"
            f"{told}\n\n"
            f'date = {date}\ngames = {plan.games}\nseed = {plan.seed}\nlevel = "{plan.level}"\n{limit}'
            f"carelessness = {plan.carelessness}\npositions = {self.positions}\nloss = {self.loss:.4f}\n\n"
            f"[weights]\npoint = {self.point:.4g}\nturn = {self.turn:.4g}\n"
        )


def measure(plan: Plan, workers: int | None = None, progress: Callable[[int], None] | None = None) -> Odds:
    """Plays the games and fits the curve."""
    seen, games = Seen(), 0
    for batch in play_in_batches(plan, plan.games, crew_of(workers, "")):
        seen.add(batch.result)
        games = batch.end
        if progress is not None:
            progress(batch.end - batch.first)
    return fitted(replace(plan, games=games), seen)


def fitted(plan: Plan, seen: Seen) -> Odds:
    """The logistic curve that foretells best, by Newton's steps."""
    values, credits = np.array(seen.values, np.float64), np.array(seen.credits, np.float64)
    if len(values) == 0 or np.ptp(credits) == 0.0:
        raise BadFile("play more games: both victories and defeats are needed")
    shown = np.stack([values, np.ones_like(values)], axis=1)
    weights = np.zeros(2)
    for _ in range(STEPS):
        foretold = _logistic(shown @ weights)
        slope = shown.T @ (foretold - credits)
        bend = (shown * (foretold * (1.0 - foretold))[:, None]).T @ shown + SMALL * np.eye(2)
        weights = weights - np.linalg.solve(bend, slope)
    foretold = np.clip(_logistic(shown @ weights), SMALL, 1.0 - SMALL)
    loss = -np.mean(credits * np.log(foretold) + (1.0 - credits) * np.log(1.0 - foretold))
    return Odds(plan, float(weights[0]), float(weights[1]), len(values), float(loss), _tenths(foretold, credits))


def _logistic(number: NDArray[np.float64]) -> NDArray[np.float64]:
    found: NDArray[np.float64] = 1.0 / (1.0 + np.exp(-np.clip(number, -50.0, 50.0)))
    return found


def _tenths(foretold: NDArray[np.float64], won: NDArray[np.float64]) -> tuple[tuple[int, float, float], ...]:
    place = np.minimum((foretold * TENTHS).astype(int), TENTHS - 1)
    return tuple(
        (int((place == tenth).sum()), float(foretold[place == tenth].mean()), float(won[place == tenth].mean()))
        for tenth in range(TENTHS)
        if (place == tenth).any()
    )
