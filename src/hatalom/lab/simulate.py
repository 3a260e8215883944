"""Games between bots, many of them: reproducible from the plan alone, whatever number of workers plays them."""

import hashlib
import time
import traceback
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from hatalom import bots, games
from hatalom.core import journal
from hatalom.core.chance import Seeded
from hatalom.core.content import Table
from hatalom.core.driver import play_at_random, settle_by, step
from hatalom.core.errors import BadFile, BrokenRule
from hatalom.core.match import Match
from hatalom.core.question import Question
from hatalom.core.snapshot import checksum

MOST_PER_BATCH = 500
BATCHES_PER_WORKER = 20
"""Enough batches that all workers end at about the same time and the bar moves."""


@dataclass(frozen=True)
class Plan:
    """What is played.  Game number n of a plan is the same game everywhere and always."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    overlay: Table | None = None
    overlay_name: str = ""

    def sources(self, number: int) -> tuple[Seeded, Seeded]:
        """NATURE's answers and the bots' own chance come from different seeds, so no bot can foresee a draw."""
        first = 2 * ((self.seed << 32) + number)
        return Seeded(first), Seeded(first + 1)


@dataclass(frozen=True)
class Failure:
    """A game that broke off: its number, what went wrong, and its journal for a replay."""

    number: int
    error: str
    journal: str


@dataclass
class Tally:
    """What a batch of games brought.  Allies win together; a draw is what everybody won."""

    games: int = 0
    finished: int = 0
    errors: int = 0
    decisions: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    checksums: list[str] = field(default_factory=list)
    failure: Failure | None = None

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.finished += other.finished
        self.errors += other.errors
        self.decisions += other.decisions
        self.draws += other.draws
        self.wins = [mine + more for mine, more in zip(self.wins, other.wins, strict=True)]
        self.checksums += other.checksums
        self.failure = self.failure or other.failure


@dataclass(frozen=True)
class Report:
    plan: Plan
    tally: Tally
    seconds: float

    def digest(self) -> str:
        """One checksum over all final positions, in the order of the games."""
        return hashlib.sha256("\n".join(self.tally.checksums).encode()).hexdigest()[:16]

    def as_json(self) -> dict[str, Any]:
        plan, tally = self.plan, self.tally
        return {
            "game": plan.game,
            "players": plan.players,
            "options": plan.options,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "games": tally.games,
            "finished": tally.finished,
            "errors": tally.errors,
            "decisions": tally.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(tally.decisions / self.seconds, 1),
            "games_per_second": round(tally.games / self.seconds, 2),
            "wins_by_seat": tally.wins,
            "draws": tally.draws,
            "mean_decisions": round(tally.decisions / max(1, tally.finished), 2),
            "digest": self.digest(),
        }


def plan_of(
    game_name: str,
    *,
    bot_names: Iterable[str] = ("random",),
    count: int = 100,
    seed: int = 0,
    players: int | None = None,
    options: dict[str, str] | None = None,
    overlay: Table | None = None,
    overlay_name: str = "",
) -> Plan:
    """A plan whose parts fit together; says what does not.  One bot's name stands for all seats."""
    game = games.load(game_name)
    seats = game.check_seats(players if players is not None else game.seat_counts[0])
    names = tuple(bot_names)
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadFile(f"{len(names)} bots for {seats} seats: name one for each seat, or one for all")
    for name in names:
        bots.check_level(name)
    if count < 1 or seed < 0:
        raise BadFile("play at least 1 game, and give a seed of 0 or more")
    return Plan(game_name, seats, game.check_options(options or {}), names, count, seed, overlay, overlay_name)


class Player:
    """Plays the games of a plan; each process has one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = games.load(plan.game)
        self.content = self.game.load_content(plan.overlay)
        self.bots = [bots.make(name, self.game, self.content) for name in plan.bots]
        self.is_all_random = all(name == "random" for name in plan.bots)

    def play_batch(self, first: int, end: int) -> Tally:
        tally = Tally(wins=[0] * self.plan.players)
        for number in range(first, end):
            self._play(number, tally)
        return tally

    def _play(self, number: int, tally: Tally) -> None:
        tally.games += 1
        chance, rng = self.plan.sources(number)
        try:
            pos = self.game.set_up(self.plan.players, self.plan.options, self.content)
            decisions = play_at_random(pos, rng, chance) if self.is_all_random else self._decide(pos, rng, chance)
            result = self.game.result(pos)
            if result is None:
                raise BrokenRule("nothing is asked any more, but the game has no result")
        except Exception:
            tally.errors += 1
            tally.checksums.append(f"error in game {number}")
            if tally.failure is None:
                tally.failure = Failure(number, traceback.format_exc(), self._journal(number))
            return
        tally.finished += 1
        tally.decisions += decisions
        tally.checksums.append(checksum(pos))
        winners = result.winners()
        if len(winners) < len(tally.wins):
            for seat in winners:
                tally.wins[seat] += 1
        else:
            tally.draws += 1

    def _decide(self, pos: Any, rng: Seeded, chance: Seeded) -> int:
        """As `play_at_random`, with bots; random bots alone would play the very same game."""
        decisions = 0
        while questions := settle_by(pos, chance):
            question = questions[0]
            if len(question.options) > 1:
                decisions += 1
            step(pos, question.seat, self._answer(pos, question, rng))
        return decisions

    def _answer(self, pos: Any, question: Question, rng: Seeded) -> int:
        bot = self.bots[question.seat]
        view = self.game.view(pos, question.seat) if bot.needs_view else None
        action = bot.choose(view, question, rng)
        if action not in question.options:
            raise BrokenRule(f"{bot.level} answered {self.game.verbs.text(action)!r}, which was not offered")
        return action

    def _journal(self, number: int) -> str:
        """The same game once more, written down as far as it goes."""
        chance, rng = self.plan.sources(number)
        plan = self.plan
        head = journal.Head(plan.game, self.game.rules_version, plan.bots, plan.options, plan.overlay_name)
        match = Match(self.game, head, self.content, chance)
        try:
            match.run()
            while questions := match.questions():
                question = questions[0]
                match.answer(question.seat, self._answer(match.pos, question, rng))
        except Exception:
            pass  # the journal ends with what broke the game; the error itself is in the failure
        return journal.write(match.journal, self.game)


_player: Player | None = None
"""The player of this worker process."""


def _enlist(plan: Plan) -> None:
    global _player  # noqa: PLW0603  compiled rules cannot be sent to another process, so each loads its own
    _player = Player(plan)


def _play_batch(batch: tuple[int, int]) -> Tally:
    if _player is None:
        raise BrokenRule("a worker plays only after it was enlisted")
    return _player.play_batch(*batch)


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Report:
    """Plays a plan; `progress` hears how many games each batch has added."""
    size = max(1, min(MOST_PER_BATCH, plan.games // (workers * BATCHES_PER_WORKER)))
    batches = [(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    total = Tally(wins=[0] * plan.players)
    started = time.perf_counter()
    if workers <= 1:
        player = Player(plan)
        _gather(total, (player.play_batch(*batch) for batch in batches), progress)
    else:
        context = get_context("spawn")
        with ProcessPoolExecutor(workers, context, initializer=_enlist, initargs=(plan,)) as pool:
            _gather(total, pool.map(_play_batch, batches), progress)
    return Report(plan, total, max(time.perf_counter() - started, 1e-9))


def _gather(total: Tally, tallies: Iterable[Tally], progress: Callable[[int], None] | None) -> None:
    for tally in tallies:
        total.add(tally)
        if progress is not None:
            progress(tally.games)
