"""Games between bots, and how the evaluation saw them on the way: what tuning and balance reports are made of.

A sample is one game.  At some of its turns it notes what everybody could count (the game's measures), what the
evaluation said, and what each of its weights had to do with that.
"""

import hashlib
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from hatalom.bots.bot import Budget
from hatalom.bots.weighted import judged_by
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Game
from hatalom.core.question import Question
from hatalom.lab import kept
from hatalom.lab.batches import crew_of, play_in_batches
from hatalom.lab.playing import Failure, Playing, Setting

FEWEST = 16
"""A game of so many turns or more has so many moments or up to twice as many, spread evenly over it."""
NUDGE = 2.0**-10
"""By how much a weight is changed to see what it does, measured by its own size."""


@dataclass(frozen=True)
class Plan:
    """What is played, and with which weights its moments are judged; without weights no moments are noted."""

    setting: Setting
    bots: tuple[str, ...]
    games: int
    seed: int
    judge: dict[str, float]
    weights: dict[str, dict[str, float]] = field(default_factory=dict)
    carelessness: float = 0.0
    budget: Budget = field(default_factory=Budget)

    def player(self) -> "Player":
        return Player(self)

    def digest(self) -> str:
        return kept.digest_of(self)


@dataclass(frozen=True)
class Moment:
    """The start of a turn: after how many choices, the measures, and for every seat the value and its parts.

    A part is how fast the value grows with a weight.  Where the evaluation is a sum of parts times weights this is the
    part itself; elsewhere it is right as long as the weights change little.
    """

    decisions: int
    measures: tuple[tuple[int, ...], ...]
    values: tuple[float, ...]
    parts: tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Sample:
    """One game: what it brought every seat, its length, who had the first choice, and its moments."""

    credits: tuple[float, ...]
    decisions: int
    first: int
    checksum: str
    moments: tuple[Moment, ...]


@dataclass
class Samples:
    """What a batch of games brought.  A game that broke off has no credits and no moments."""

    games: list[Sample] = field(default_factory=list)
    failure: Failure | None = None

    def add(self, other: "Samples") -> None:
        self.games += other.games
        self.failure = self.failure or other.failure

    def finished(self) -> list[Sample]:
        return [game for game in self.games if game.credits]

    def digest(self) -> str:
        """One checksum over all final positions, in the order of the games."""
        return hashlib.sha256("\n".join(game.checksum for game in self.games).encode()).hexdigest()[:16]


class Judges:
    """The evaluation with given weights, and once more for each weight with that one nudged."""

    def __init__(self, weights: dict[str, float], game: Game[Any, Any]) -> None:
        self.evaluator = judged_by(weights, game)
        self.nudged: list[tuple[Evaluator[Any], float]] = []
        for name, weight in weights.items():
            nudge = NUDGE * max(1.0, abs(weight))
            self.nudged.append((judged_by({**weights, name: weight + nudge}, game), nudge))

    def parts(self, pos: Any, seat: Any) -> tuple[float, tuple[float, ...]]:
        """The value of a position for a seat, and how fast it grows with each weight."""
        value = self.evaluator.value(pos, seat)
        return _short(value), tuple(_short((judge.value(pos, seat) - value) / by) for judge, by in self.nudged)


def _short(number: float) -> float:
    """Six figures are enough, and a kept file then says the same as the run that wrote it."""
    return float(f"{number:.6g}")


class Watch:
    """Notes positions at the start of turns, evenly spread over a game whose length nobody knows before."""

    def __init__(self, judges: Judges | None) -> None:
        self.judges = judges
        self.decisions = 0
        self.first = -1
        self.turn: int | None = None
        self.turns = 0
        self.stride = 1
        self.seen: list[tuple[int, Any]] = []

    def see(self, pos: Any, question: Question) -> None:
        if self.judges is not None:
            self._note(pos, self.judges.evaluator.turn_of(pos))
        if len(question.options) > 1:
            self.decisions += 1
            if self.first < 0:
                self.first = question.seat

    def _note(self, pos: Any, turn: int) -> None:
        if turn == self.turn:
            return
        self.turn = turn
        if self.turns % self.stride == 0:
            self.seen.append((self.decisions, pos.copy()))
        self.turns += 1
        if len(self.seen) == 2 * FEWEST:
            self.seen = self.seen[::2]
            self.stride *= 2

    def moments(self, game: Game[Any, Any], seats: int) -> tuple[Moment, ...]:
        """What was noted, judged for every seat."""
        found = []
        for decisions, pos in self.seen:
            assert self.judges is not None
            judged = [self.judges.parts(pos, seat) for seat in range(seats)]
            measures = tuple(measure.values for measure in game.measures(pos))
            found.append(Moment(decisions, measures, tuple(v for v, _ in judged), tuple(parts for _, parts in judged)))
        return tuple(found)


class Player:
    """Plays the games of a plan; each process has one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.playing = Playing(plan.setting, plan.budget, plan.weights, plan.carelessness)
        self.judges = Judges(plan.judge, self.playing.game) if plan.judge else None

    def play_batch(self, first: int, end: int) -> Samples:
        found = Samples()
        for number in range(first, end):
            found.games.append(self._play(number, found))
        return found

    def _play(self, number: int, found: Samples) -> Sample:
        plan, watch = self.plan, Watch(self.judges)
        try:
            played = self.playing.play(plan.bots, plan.seed, number, watch)
        except Exception:
            if found.failure is None:
                found.failure = self.playing.failure(plan.bots, plan.seed, number)
            return Sample((), 0, -1, f"error in game {number}", ())
        shares = tuple(played.credit(seat) for seat in range(plan.setting.players))
        moments = watch.moments(self.playing.game, plan.setting.players)
        return Sample(shares, played.decisions, watch.first, played.checksum, moments)


def play(
    plan: Plan,
    workers: int | None = 1,
    *,
    ray: str = "",
    keep_in: Path | None = None,
    until: float | None = None,
    progress: Callable[[int], None] | None = None,
) -> Samples:
    """Plays a plan.  What is written to `keep_in` need not be played again if the run breaks off or is made longer.

    From the moment `until` on (see `play_in_batches`) no game is begun: there may be fewer games than planned.
    """
    found = Samples()
    if keep_in is not None:
        for batch in kept.read(keep_in, plan.digest(), _samples):
            found.add(batch)
    del found.games[plan.games :]
    if progress is not None:
        progress(len(found.games))
    if len(found.games) < plan.games:
        for played in play_in_batches(plan, plan.games, crew_of(workers, ray), first=len(found.games), until=until):
            found.add(played.result)
            if keep_in is not None:
                kept.add(keep_in, plan.digest(), {"games": [asdict(game) for game in played.result.games]})
            if progress is not None:
                progress(played.end - played.first)
    return found


def _samples(line: dict[str, Any]) -> Samples:
    return Samples([_sample(game) for game in line["games"]])


def _sample(row: dict[str, Any]) -> Sample:
    moments = tuple(
        Moment(
            moment["decisions"],
            tuple(tuple(values) for values in moment["measures"]),
            tuple(moment["values"]),
            tuple(tuple(parts) for parts in moment["parts"]),
        )
        for moment in row["moments"]
    )
    return Sample(tuple(row["credits"]), row["decisions"], row["first"], row["checksum"], moments)
