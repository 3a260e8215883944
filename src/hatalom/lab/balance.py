"""Is a game fair, how long is it, and what decides it?  Bots of one level play it in every seat, and it is counted.

A *cell* is one way to play: a number of players, a variant and a level.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from hatalom import bots
from hatalom.bots.weighted import usual_weights
from hatalom.core.errors import BadFile
from hatalom.games import load
from hatalom.lab import samples
from hatalom.lab.batches import share_of_time
from hatalom.lab.playing import Setting, setting_of
from hatalom.lab.samples import Moment, Sample
from hatalom.lab.statistics import wilson

STAGES = (0.25, 0.5, 0.75)
"""When one looks who is ahead: after these shares of the game's choices."""
Progress = Callable[[str, int, int], None]
"""Hears what is being played, how many games that will be, and how many more have been played."""


@dataclass(frozen=True)
class Share:
    """How often something happened, of how many times, and what would be fair."""

    wins: float
    games: int
    fair: float

    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def is_fair(self) -> bool:
        """Whether the fair share lies in the 95 % interval."""
        low, high = self.interval()
        return low <= self.fair <= high


@dataclass(frozen=True)
class Cell:
    """The games of one number of players, variant and level."""

    setting: Setting
    variant: str
    level: str
    games: list[Sample]
    digest: str
    broken_off: int

    def by_seat(self) -> list[Share]:
        """What every seat won; allies win together, so the shares may add up to more than 1."""
        seats = range(self.setting.players)
        wins = [sum(game.credits[seat] for game in self.games) for seat in seats]
        fair = sum(wins) / len(wins) / max(1, len(self.games))
        return [Share(won, len(self.games), fair) for won in wins]

    def of_first(self) -> Share:
        """What the seat won that had the first choice of the game."""
        wins = sum(game.credits[game.first] for game in self.games)
        return Share(wins, len(self.games), self.by_seat()[0].fair)

    def first_seats(self) -> set[int]:
        return {game.first for game in self.games}

    def lengths(self) -> list[int]:
        return sorted(game.decisions for game in self.games)


@dataclass(frozen=True)
class Lead:
    """How often the seat won that was ahead in something.

    `share.fair` is what its seat alone would lead one to expect: where one side is always ahead, a lead says nothing.
    """

    name: str
    share: Share


def moment_at(game: Sample, stage: float) -> Moment | None:
    """The last noted turn that began before so large a share of the game's choices was made."""
    before = [moment for moment in game.moments if moment.decisions <= stage * game.decisions]
    return before[-1] if before else None


def leads(cell: Cell, names: list[str], stage: float, numbers: Callable[[Moment], list[list[float]]]) -> list[Lead]:
    """For each of some numbers that every seat has at this stage: how often whoever had most of it won."""
    rates = [share.rate() for share in cell.by_seat()]
    wins, fair, games = [0.0] * len(names), [0.0] * len(names), [0] * len(names)
    for game in cell.games:
        moment = moment_at(game, stage)
        for place, of_seats in enumerate(numbers(moment) if moment is not None else []):
            ahead = [seat for seat, number in enumerate(of_seats) if number == max(of_seats)]
            if len(ahead) == 1:
                wins[place] += game.credits[ahead[0]]
                fair[place] += rates[ahead[0]]
                games[place] += 1
    return [
        Lead(name, Share(wins[place], games[place], fair[place] / max(1, games[place])))
        for place, name in enumerate(names)
    ]


def measured(moment: Moment) -> list[list[float]]:
    """What everybody can count."""
    return [list(map(float, values)) for values in moment.measures]


def judged(moment: Moment) -> list[list[float]]:
    """What the evaluation says on the whole."""
    return [list(moment.values)]


def weighed(weights: Iterable[float]) -> Callable[[Moment], list[list[float]]]:
    """The parts of the evaluation, each with its weight."""
    known = list(weights)

    def parts(moment: Moment) -> list[list[float]]:
        return [[weight * seat[place] for seat in moment.parts] for place, weight in enumerate(known)]

    return parts


@dataclass(frozen=True)
class Plan:
    """What is played: every level in every variant with every number of players; the last level is the strongest."""

    game: str
    players: tuple[int, ...]
    variants: tuple[dict[str, str], ...]
    games: dict[str, int]
    seed: int = 0


@dataclass(frozen=True)
class Report:
    plan: Plan
    cells: list[Cell]
    weights: dict[str, float]

    def strongest(self) -> list[Cell]:
        """The cells that tell what decides a game: the strongest level, with the first number of players."""
        level, players = list(self.plan.games)[-1], self.plan.players[0]
        return [cell for cell in self.cells if (cell.level, cell.setting.players) == (level, players)]

    def is_cut_short(self) -> bool:
        """Whether time was up before all games were played."""
        return any(len(cell.games) + cell.broken_off < self.plan.games[cell.level] for cell in self.cells)

    def digest(self) -> str:
        return hashlib.sha256("\n".join(cell.digest for cell in self.cells).encode()).hexdigest()[:16]


def plan_of(
    name: str,
    players: Iterable[int] = (),
    variants: Iterable[dict[str, str]] = (),
    games: dict[str, int] | None = None,
    seed: int = 0,
) -> Plan:
    """A plan whose parts fit together; the usual variant always comes first."""
    game = load(name)
    counts = tuple(game.check_seats(count) for count in players) or game.seat_counts
    levels = games or {"random": 400, "novice": 100, "squire": 40}
    for level, count in levels.items():
        bots.check_entrant(level, game)
        if count < 1:
            raise BadFile(f"play at least 1 game of {level}")
    for variant in variants:
        game.check_options(variant)
    return Plan(name, counts, ({}, *variants), levels, seed)


def name_of(variant: dict[str, str]) -> str:
    return ", ".join(f"{key} {choice}".replace("_", " ") for key, choice in variant.items()) or "usual"


def play(
    plan: Plan,
    workers: int | None = 1,
    *,
    ray: str = "",
    keep_in: Path | None = None,
    until: float | None = None,
    progress: Progress = lambda what, total, played: None,
) -> Report:
    """Plays all cells.  `keep_in` is a folder: what was played there is not played again.

    From the moment `until` on (see `play_in_batches`) no game is begun.  The cells get equal parts of the time, and
    what a quick one leaves goes to those after it.  Cells for which there was no time are not in the report.
    """
    if keep_in is not None:
        keep_in.mkdir(parents=True, exist_ok=True)
    weights = usual_weights(load(plan.game)).values
    ways = [(players, variant, level) for players in plan.players for variant in plan.variants for level in plan.games]
    cells = []
    for number, (players, variant, level) in enumerate(ways):
        what = f"{players} players, {name_of(variant)}, {level}"
        found = samples.play(
            _samples_plan(plan, players, variant, level, weights),
            workers,
            ray=ray,
            keep_in=keep_in / f"{_slug(what)}.jsonl" if keep_in is not None else None,
            until=share_of_time(until, len(ways) - number),
            progress=_teller(progress, what, plan.games[level]),
        )
        finished = found.finished()
        lost = len(found.games) - len(finished)
        if lost and not finished:
            raise BadFile(f"{what}: all {lost} games broke off; hatalom simulate with the same seed finds them")
        if finished:
            setting = setting_of(plan.game, players, variant)
            cells.append(Cell(setting, name_of(variant), level, finished, found.digest(), lost))
    report = Report(plan, cells, weights)
    if not report.strongest():
        raise BadFile("no game of the strongest level was finished, so there is nothing to report: take more time")
    return report


def _samples_plan(
    plan: Plan, players: int, variant: dict[str, str], level: str, weights: dict[str, float]
) -> samples.Plan:
    """The games of one cell; only those of the strongest level are judged on the way."""
    names = (level,) * players
    judge = weights if level == list(plan.games)[-1] else {}
    brought = bots.weights_of(names, load(plan.game))
    return samples.Plan(setting_of(plan.game, players, variant), names, plan.games[level], plan.seed, judge, brought)


def _teller(progress: Progress, what: str, total: int) -> Callable[[int], None]:
    def tell(played: int) -> None:
        progress(what, total, played)

    return tell


def _slug(what: str) -> str:
    return "".join(letter if letter.isalnum() else "-" for letter in what)
