"""Bots against each other: seats rotated, the same seeds for all, intervals, ratings, and an early end when decided.

A *round* is one seed, played once with every line-up; so luck and seats are the same for everybody.  What a round
brings is heard in order, whoever plays it, so the report depends on the plan alone.
"""

import hashlib
import itertools
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from hatalom import bots
from hatalom.bots.bot import Budget
from hatalom.core.errors import BadFile
from hatalom.games import load
from hatalom.lab import kept, simulate
from hatalom.lab.batches import Crew, crew_of, play_in_batches
from hatalom.lab.playing import Failure, Playing, Setting, Thinking, rotations, sources
from hatalom.lab.ratings import ratings_of
from hatalom.lab.statistics import SequentialTest, wilson

CONTROL_GAMES = 200
"""How many games of random players show what the seats themselves are worth."""
STEP = 0.05
"""The sequential test tells the fair share from this much more."""


@dataclass(frozen=True)
class Plan:
    """What is played: game number n is line-up n modulo their number, with the seed of its round."""

    setting: Setting
    bots: tuple[str, ...]
    lineups: tuple[tuple[str, ...], ...]
    games: int
    seed: int
    budget: Budget
    weights: dict[str, dict[str, float]] = field(default_factory=dict)

    def player(self) -> "Player":
        return Player(self)

    def lineup(self, number: int) -> tuple[str, ...]:
        return self.lineups[number % len(self.lineups)]

    def digest(self) -> str:
        return kept.digest_of(self)


@dataclass(frozen=True)
class Row:
    """One game: what it brought every seat, and their ranks; nothing where it broke off."""

    credits: tuple[float, ...]
    ranks: tuple[int, ...]
    decisions: int
    checksum: str


@dataclass
class Rows:
    """What a batch of games brought."""

    rows: list[Row] = field(default_factory=list)
    thinking: dict[str, Thinking] = field(default_factory=dict)
    failure: Failure | None = None

    def add(self, other: "Rows") -> None:
        self.rows += other.rows
        self.failure = self.failure or other.failure
        for name, thinking in other.thinking.items():
            self.thinking.setdefault(name, Thinking()).add(thinking)


def lineups_of(names: tuple[str, ...], players: int) -> tuple[tuple[str, ...], ...]:
    """Every choice of entrants, in every rotation of the seats.

    With fewer entrants than seats the last one takes the seats that are left.

    >>> lineups_of(("squire", "novice"), 3)
    (('squire', 'novice', 'novice'), ('novice', 'squire', 'novice'), ('novice', 'novice', 'squire'))
    """
    filled = names + names[-1:] * (players - len(names))
    groups = itertools.combinations(filled, players)
    return tuple(dict.fromkeys(lineup for group in groups for lineup in rotations(group)))


def plan_of(
    setting: Setting,
    names: Iterable[str],
    games: int = 100,
    seed: int = 0,
    budget: Budget | None = None,
    weights: dict[str, dict[str, float]] | None = None,
) -> Plan:
    """A plan whose parts fit together; the number of games is raised to full rounds.

    `weights` are those of entrants that are in no file.
    """
    entrants = tuple(dict.fromkeys(names))
    if len(entrants) < 2:
        raise BadFile("an arena needs at least two different bots: --bots squire,novice")
    game, known = load(setting.game), weights or {}
    named = [name for name in entrants if name not in known]
    for name in named:
        bots.check_entrant(name, game)
    if games < 1:
        raise BadFile("play at least 1 game")
    sources(seed, 0)
    lineups = lineups_of(entrants, setting.players)
    rounds = -(-games // len(lineups))
    brought = {**bots.weights_of(named, game), **known}
    return Plan(setting, entrants, lineups, rounds * len(lineups), seed, budget or Budget(), brought)


class Player:
    """Plays the games of a plan; each process has one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.playing = Playing(plan.setting, plan.budget, plan.weights)

    def play_batch(self, first: int, end: int) -> Rows:
        self.playing.thinking.clear()
        found = Rows()
        for number in range(first, end):
            found.rows.append(self._play(number, found))
        found.thinking = dict(self.playing.thinking)
        return found

    def _play(self, number: int, found: Rows) -> Row:
        plan = self.plan
        lineup, round_ = plan.lineup(number), number // len(plan.lineups)
        for name in lineup:
            self.playing.thinking.setdefault(name, Thinking())
        try:
            played = self.playing.play(lineup, plan.seed, round_)
        except Exception:
            if found.failure is None:
                found.failure = self.playing.failure(lineup, plan.seed, round_)
            return Row((), (), 0, f"error in game {number}")
        shares = tuple(played.credit(seat) for seat in range(plan.setting.players))
        return Row(shares, played.ranks, played.decisions, played.checksum)


@dataclass
class Standing:
    """What one bot has reached: its games, counted once for each of its seats."""

    seats: int = 0
    wins: float = 0.0

    def share(self) -> float:
        return self.wins / self.seats if self.seats else 0.0


@dataclass(frozen=True)
class Report:
    """What came out; `verdict` is what the sequential test said, if it was asked."""

    plan: Plan
    found: Rows
    control: tuple[float, ...]
    seconds: float
    verdict: str = ""

    def finished(self) -> list[tuple[tuple[str, ...], Row]]:
        lineup = self.plan.lineup
        return [(lineup(number), row) for number, row in enumerate(self.found.rows) if row.ranks]

    def broken_off(self) -> int:
        return len(self.found.rows) - len(self.finished())

    def standings(self) -> dict[str, Standing]:
        found = {name: Standing() for name in self.plan.bots}
        for lineup, row in self.finished():
            for seat, name in enumerate(lineup):
                found[name].seats += 1
                found[name].wins += row.credits[seat]
        return found

    def cross_table(self) -> dict[str, dict[str, float]]:
        """How often a seat of one bot came in before a seat of the other; equal ranks count half."""
        before: dict[tuple[str, str], list[float]] = {}
        for lineup, row in self.finished():
            for one, other in itertools.permutations(range(len(lineup)), 2):
                if lineup[one] != lineup[other]:
                    better, equal = row.ranks[one] < row.ranks[other], row.ranks[one] == row.ranks[other]
                    before.setdefault((lineup[one], lineup[other]), []).append(1.0 if better else 0.5 * equal)
        table: dict[str, dict[str, float]] = {name: {} for name in self.plan.bots}
        for (name, rival), results in before.items():
            table[name][rival] = round(sum(results) / len(results), 4)
        return table

    def digest(self) -> str:
        """One checksum over all final positions, in the order of the games."""
        return hashlib.sha256("\n".join(row.checksum for row in self.found.rows).encode()).hexdigest()[:16]

    def as_json(self) -> dict[str, Any]:
        plan, standings = self.plan, self.standings()
        intervals = {name: wilson(standing.wins, standing.seats) for name, standing in standings.items()}
        thinking = self.found.thinking
        return {
            "game": plan.setting.game,
            "players": plan.setting.players,
            "options": plan.setting.options,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "games": len(self.found.rows),
            "wins": {name: round(standing.wins, 2) for name, standing in standings.items()},
            "seats": {name: standing.seats for name, standing in standings.items()},
            "share": {name: round(standing.share(), 4) for name, standing in standings.items()},
            "ci95": {name: [round(low, 4), round(high, 4)] for name, (low, high) in intervals.items()},
            "fair": round(fair_share(self.control), 4),
            "control": [round(share, 4) for share in self.control],
            "ratings": ratings_of(plan.bots, [(lineup, row.ranks) for lineup, row in self.finished()]),
            "cross_table": self.cross_table(),
            "ms_per_decision": {
                name: round(1000 * spent.seconds / max(1, spent.choices), 3) for name, spent in thinking.items()
            },
            "mean_decisions": round(sum(row.decisions for row in self.found.rows) / max(1, len(self.finished())), 1),
            "errors": self.broken_off(),
            "verdict": self.verdict,
            "seconds": round(self.seconds, 3),
            "digest": self.digest(),
        }


def fair_share(control: tuple[float, ...]) -> float:
    """What a bot gets that is as good as the others: the seats are rotated, so it is their mean."""
    return sum(control) / len(control)


def control_of(setting: Setting, seed: int, crew: Crew | None) -> tuple[float, ...]:
    """How often each seat wins between random players: what the seats themselves are worth."""
    plan = simulate.Plan(setting, ("random",) * setting.players, CONTROL_GAMES, seed)
    total = simulate.Tally(wins=[0] * setting.players)
    for batch in play_in_batches(plan, plan.games, crew):
        total.add(batch.result)
    return tuple((wins + total.draws / setting.players) / max(1, total.finished) for wins in total.wins)


def play(
    plan: Plan,
    workers: int | None = 1,
    *,
    ray: str = "",
    is_sequential: bool = False,
    keep_in: Path | None = None,
    control: tuple[float, ...] = (),
    until: float | None = None,
    progress: Callable[[int], None] | None = None,
    watch: Callable[[Report], None] | None = None,
) -> Report:
    """Plays a plan.  What is written to `keep_in` need not be played again if the run breaks off or is made longer.

    `control`, where it is known, need not be played again either.  `progress` hears how many games each batch has
    added, `watch` is shown what has come out so far.  From the moment `until` on (see `play_in_batches`) no round is
    begun: there may be fewer games than planned.
    """
    started = time.perf_counter()
    found = read_kept(keep_in, plan) if keep_in is not None else Rows()
    control = control or control_of(plan.setting, plan.seed, crew_of(None if ray else workers))
    fair = fair_share(control)
    test = SequentialTest(fair, fair + STEP) if is_sequential else None
    if progress is not None:
        progress(len(found.rows))
    seen = 0
    verdict, seen = _judge(plan, found, test, seen)
    if not verdict and len(found.rows) < plan.games:
        crew = crew_of(workers, ray)
        for batch in play_in_batches(plan, plan.games, crew, len(plan.lineups), len(found.rows), until):
            found.add(batch.result)
            if keep_in is not None:
                keep(keep_in, plan, batch.result)
            if progress is not None:
                progress(batch.end - batch.first)
            verdict, seen = _judge(plan, found, test, seen)
            if watch is not None:
                watch(Report(plan, found, control, max(time.perf_counter() - started, 1e-9), verdict))
            if verdict:
                break
    return Report(plan, found, control, max(time.perf_counter() - started, 1e-9), verdict)


def _judge(plan: Plan, found: Rows, test: SequentialTest | None, seen: int) -> tuple[str, int]:
    """Lets the test hear the new rounds; as soon as it is decided, later rounds are dropped, whoever played them."""
    size = len(plan.lineups)
    del found.rows[plan.games :]
    if test is None:
        return "", seen
    while (seen + 1) * size <= len(found.rows):
        value = _value_of_round(plan, found.rows[seen * size : (seen + 1) * size])
        seen += 1
        if value is not None:
            test.hear(value)
        verdict = test.verdict()
        if verdict:
            del found.rows[seen * size :]
            return verdict, seen
    return "", seen


def _value_of_round(plan: Plan, rows: list[Row]) -> float | None:
    """The mean of what the first bot got on its seats in this round."""
    shares = [
        row.credits[seat]
        for lineup, row in zip(plan.lineups, rows, strict=True)
        for seat, name in enumerate(lineup)
        if name == plan.bots[0] and row.credits
    ]
    return sum(shares) / len(shares) if shares else None


def keep(file: Path, plan: Plan, batch: Rows) -> None:
    """Adds a batch to the file."""
    kept.add(
        file,
        plan.digest(),
        {
            "rows": [asdict(row) for row in batch.rows],
            "thinking": {name: asdict(thinking) for name, thinking in batch.thinking.items()},
        },
    )


def read_kept(file: Path, plan: Plan) -> Rows:
    """What has been played of this plan; a file of another plan is refused."""
    found = Rows()
    for rows in kept.read(file, plan.digest(), _rows):
        found.add(rows)
    return found


def _rows(line: dict[str, Any]) -> Rows:
    return Rows(
        [Row(tuple(r["credits"]), tuple(r["ranks"]), r["decisions"], r["checksum"]) for r in line["rows"]],
        {name: Thinking(**spent) for name, spent in line["thinking"].items()},
    )
