"""Games between bots, many of them: the same plan gives the same games, on any number of processes."""

import hashlib
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from hatalom import bots
from hatalom.core.content import Table
from hatalom.core.errors import BadFile
from hatalom.games import load
from hatalom.lab.batches import crew_of, play_in_batches
from hatalom.lab.playing import Failure, Playing, Setting, rotations, setting_of, sources


@dataclass(frozen=True)
class Plan:
    """What is played.  Game number n of a plan is the same game everywhere and always.

    Where the bots change seats every seed is played with every rotation of the line-up.
    """

    setting: Setting
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    weights: dict[str, dict[str, float]] = field(default_factory=dict)
    changes_seats: bool = False

    def lineups(self) -> tuple[tuple[str, ...], ...]:
        return rotations(self.bots) if self.changes_seats else (self.bots,)

    def player(self) -> "Player":
        return Player(self)


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
            "game": plan.setting.game,
            "players": plan.setting.players,
            "options": plan.setting.options,
            "bots": list(plan.bots),
            "changes_seats": plan.changes_seats,
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
    changes_seats: bool = False,
) -> Plan:
    """A plan whose parts fit together; says what does not.  One bot's name stands for all seats.

    Where different bots change seats the number of games is raised to full rounds.
    """
    setting = setting_of(game_name, players, options, overlay, overlay_name)
    names = tuple(bot_names)
    if len(names) == 1:
        names *= setting.players
    if len(names) != setting.players:
        raise BadFile(f"{len(names)} bots for {setting.players} seats: name one for each seat, or one for all")
    game = load(setting.game)
    for name in names:
        bots.check_entrant(name, game)
    if count < 1:
        raise BadFile("play at least 1 game")
    sources(seed, 0)
    plan = Plan(setting, names, count, seed, bots.weights_of(names, game), changes_seats and len(set(names)) > 1)
    size = len(plan.lineups())
    return replace(plan, games=-(-count // size) * size)


class Player:
    """Plays the games of a plan; each process has one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.lineups = plan.lineups()
        self.playing = Playing(plan.setting, weights=plan.weights)

    def play_batch(self, first: int, end: int) -> Tally:
        tally = Tally(wins=[0] * self.plan.setting.players)
        for number in range(first, end):
            self._play(number, tally)
        return tally

    def _play(self, number: int, tally: Tally) -> None:
        tally.games += 1
        round_, turn = divmod(number, len(self.lineups))
        try:
            played = self.playing.play(self.lineups[turn], self.plan.seed, round_)
        except Exception:
            tally.errors += 1
            tally.checksums.append(f"error in game {number}")
            if tally.failure is None:
                tally.failure = self.playing.failure(self.lineups[turn], self.plan.seed, round_)
            return
        tally.finished += 1
        tally.decisions += played.decisions
        tally.checksums.append(played.checksum)
        if len(played.winners) < len(tally.wins):
            for seat in played.winners:
                tally.wins[seat] += 1
        else:
            tally.draws += 1


def simulate(
    plan: Plan, workers: int | None = 1, progress: Callable[[int], None] | None = None, ray: str = ""
) -> Report:
    """Plays a plan on `workers` processes or on a Ray cluster; `progress` hears how many games each batch has added."""
    total = Tally(wins=[0] * plan.setting.players)
    started = time.perf_counter()
    for batch in play_in_batches(plan, plan.games, crew_of(workers, ray)):
        total.add(batch.result)
        if progress is not None:
            progress(batch.result.games)
    return Report(plan, total, max(time.perf_counter() - started, 1e-9))
