"""The weights of an evaluation improved in rounds, each checked in the arena.

In a round the best weights so far play against themselves, and weights are fitted to the results of all games played
until then; or they are improved by duels (`lab/climb.py`).  The new weights meet the best ones so far.  Only those that
win measurably become the best: the interval of their share lies above the fair share.
"""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from hatalom.bots.bot import Budget
from hatalom.bots.squire import Squire
from hatalom.core.errors import BadFile
from hatalom.lab import arena, climb, fit, samples
from hatalom.lab.batches import share_of_time
from hatalom.lab.playing import Failure, Setting

CHECK_SEED = 1_000
"""The arena's seeds are so far from those of the games that the weights were fitted to."""
LESS = 1e-9

Progress = Callable[[str, int, int], None]
"""Hears what is being played, how many games that will be, and how many more have been played."""


@dataclass(frozen=True)
class Plan:
    """What is played: in each round `games` of self-play and `checks` in the arena.

    With `climber`, a level, the games are duels of this level, `duels` in a step.  `first` are the weights that were
    set by judgement.
    """

    setting: Setting
    start: dict[str, float]
    games: int = 400
    checks: int = 200
    rounds: int = 1
    seed: int = 0
    carelessness: float = 0.1
    budget: Budget = field(default_factory=Budget)
    climber: str = ""
    first: dict[str, float] = field(default_factory=dict)
    duels: int = climb.DUELS

    def entrant(self, number: int) -> str:
        """What the weights of a round are called in the arena; 0 are those it all began with."""
        return f"{self.climber or Squire.level}:round-{number}"

    def __post_init__(self) -> None:
        if self.rounds < 1:
            raise BadFile("tune in at least 1 round")
        if not 0 <= self.carelessness < 1:
            raise BadFile("carelessness is a share: 0 or more, and less than 1")


@dataclass(frozen=True)
class Round:
    """What one round brought; `against` is the round whose weights were the best before it, 0 for the start."""

    number: int
    against: int
    games: int
    digest: str
    weights: dict[str, float]
    check: arena.Report
    fitted: fit.Fit | None = None

    def share(self) -> tuple[float, tuple[float, float], float]:
        """What the new weights won in the arena, its 95 % interval, and the fair share."""
        found = self.check.as_json()
        name = self.check.plan.bots[0]
        low, high = found["ci95"][name]
        return found["share"][name], (low, high), found["fair"]

    def has_won(self) -> bool:
        _, (low, _), fair = self.share()
        return low > fair

    def as_json(self) -> dict[str, Any]:
        share, interval, fair = self.share()
        return {
            "round": self.number,
            "against": self.against,
            "games": self.games,
            "digest": self.digest,
            "weights": self.weights,
            "fit": None if self.fitted is None else asdict(self.fitted),
            "arena": {
                "games": len(self.check.found.rows),
                "share": share,
                "ci95": list(interval),
                "fair": fair,
                "digest": self.check.digest(),
            },
            "has_won": self.has_won(),
        }


@dataclass(frozen=True)
class Report:
    plan: Plan
    rounds: tuple[Round, ...]
    seconds: float
    failure: Failure | None = None

    def chosen(self) -> Round:
        """The last round that has won; where none has, the last one."""
        won = [round_ for round_ in self.rounds if round_.has_won()]
        return won[-1] if won else self.rounds[-1]

    def as_json(self) -> dict[str, Any]:
        plan, chosen = self.plan, self.chosen()
        return {
            "game": plan.setting.game,
            "players": plan.setting.players,
            "options": plan.setting.options,
            "seed": plan.seed,
            "start": plan.start,
            "rounds": [round_.as_json() for round_ in self.rounds],
            "weights": chosen.weights,
            "has_won": chosen.has_won(),
            "seconds": round(self.seconds, 3),
        }

    def as_toml(self, date: str) -> str:
        """The weights with where they come from, as a file that `squire:FILE` can play with."""
        plan, chosen = self.plan, self.chosen()
        share, (low, high), fair = chosen.share()
        opponent = f"those of round {chosen.against}" if chosen.against else "those it began with"
        options = "".join(f'{key} = "{choice}"\n' for key, choice in plan.setting.options.items())
        weights = "".join(f"{name} = {weight!r}\n" for name, weight in chosen.weights.items())
        return (
            "# What the parts of the evaluation weigh, fitted to results by `hatalom tune`;\n"
            "# bots/evaluate.py says what each part is.\n\n"
            f"date = {date}\n"
            f"games = {sum(round_.games for round_ in self.rounds[: chosen.number])}\n"
            f"seed = {plan.seed}\n"
            f'digest = "{chosen.digest}"\n'
            f"players = {plan.setting.players}\n"
            + (f'duels_of = "{plan.climber}"\n' if plan.climber else f"carelessness = {plan.carelessness}\n")
            + f"round = {chosen.number}\n"
            + (f"\n[options]\n{options}" if options else "")
            + f"\n[arena] # against {opponent}\n"
            f"games = {len(chosen.check.found.rows)}\n"
            f"share = {share}\n"
            f"ci95 = [{low}, {high}]\n"
            f"fair = {fair}\n"
            f'digest = "{chosen.check.digest()}"\n'
            f"\n[weights]\n{weights}"
        )


def tune(
    plan: Plan,
    workers: int | None = 1,
    *,
    ray: str = "",
    keep_in: Path | None = None,
    until: float | None = None,
    progress: Progress = lambda what, total, played: None,
) -> Report:
    """Plays and fits.  `keep_in` is a folder: what was played there is not played again.

    From the moment `until` on (see `play_in_batches`) no game is begun.  Self-play and arena of all rounds get equal
    parts of the time, so that there is always something to fit and to check.
    """
    if keep_in is not None:
        keep_in.mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    tuning = _Tuning(plan, workers, ray, keep_in, until, progress)
    rounds = tuple(tuning.play(number) for number in range(1, plan.rounds + 1))
    return Report(plan, rounds, max(time.perf_counter() - started, LESS), tuning.failure)


class _Tuning:
    """What is known after some rounds: the best weights, and all games with the weights that judged them."""

    def __init__(
        self,
        plan: Plan,
        workers: int | None,
        ray: str,
        keep_in: Path | None,
        until: float | None,
        progress: Progress,
    ) -> None:
        self.plan = plan
        self.workers = workers
        self.ray = ray
        self.keep_in = keep_in
        self.until = until
        self.progress = progress
        self.best = 0
        self.weights = {0: plan.start}
        self.tables: list[tuple[int, fit.Table]] = []
        self.failure: Failure | None = None

    def play(self, number: int) -> Round:
        round_ = self._climb(number) if self.plan.climber else self._fit(number)
        self.failure = self.failure or round_.check.found.failure
        if round_.has_won():
            self.best = number
        return round_

    def _fit(self, number: int) -> Round:
        """Self-play, and a regression of its results."""
        found = self._samples(number)
        self.failure = self.failure or found.failure
        self.tables.append((self.best, fit.table_of(found.finished())))
        fitted = fit.fit(self._all_games(), self.weights[self.best])
        self.weights[number] = fitted.weights
        check = self._check(number)
        return Round(number, self.best, len(found.finished()), found.digest(), fitted.weights, check, fitted)

    def _climb(self, number: int) -> Round:
        """Duels around the best weights so far."""
        plan, what = self.plan, f"round {number}: duels"
        games = climb.plan_of(
            plan.setting,
            plan.climber,
            self.weights[self.best],
            plan.first,
            plan.games,
            plan.seed + number - 1,
            plan.budget,
            plan.duels,
        )
        climbed = climb.climb(
            games,
            self.workers,
            ray=self.ray,
            keep_in=self._file(f"round-{number}.duels.jsonl"),
            until=share_of_time(self.until, 2 * (plan.rounds - number) + 2),
            progress=lambda played: self.progress(what, games.all_games(), played),
        )
        self.weights[number] = climbed.weights
        check = self._check(number)
        return Round(number, self.best, climbed.games, climbed.digest(), climbed.weights, check)

    def _samples(self, number: int) -> samples.Samples:
        """Self-play of the best weights so far."""
        plan = self.plan
        name = plan.entrant(self.best)
        weights = self.weights[self.best]
        games = samples.Plan(
            plan.setting,
            (name,) * plan.setting.players,
            plan.games,
            plan.seed + number - 1,
            weights,
            {name: weights},
            plan.carelessness,
            plan.budget,
        )
        what = f"round {number}: self-play"
        return samples.play(
            games,
            self.workers,
            ray=self.ray,
            keep_in=self._file(f"round-{number}.games.jsonl"),
            until=share_of_time(self.until, 2 * (plan.rounds - number) + 2),
            progress=lambda played: self.progress(what, games.games, played),
        )

    def _all_games(self) -> fit.Table:
        """The games of all rounds, as the best weights so far judge them."""
        tables = []
        for judge, table in self.tables:
            change = np.array(list(self.weights[self.best].values())) - np.array(list(self.weights[judge].values()))
            tables.append(fit.moved(table, change))
        return fit.together(tables)

    def _check(self, number: int) -> arena.Report:
        """The new weights against the best so far."""
        plan = self.plan
        names = [plan.entrant(number), plan.entrant(self.best)]
        weights = {names[0]: self.weights[number], names[1]: self.weights[self.best]}
        games = arena.plan_of(plan.setting, names, plan.checks, plan.seed + CHECK_SEED + number - 1, weights=weights)
        what = f"round {number}: arena"
        return arena.play(
            games,
            self.workers,
            ray=self.ray,
            keep_in=self._file(f"round-{number}.arena.jsonl"),
            until=share_of_time(self.until, 2 * (plan.rounds - number) + 1),
            progress=lambda played: self.progress(what, games.games, played),
        )

    def _file(self, name: str) -> Path | None:
        return self.keep_in / name if self.keep_in is not None else None
