"""Data sets: the decisions of games as a Parquet file, played by bots on any crew or read from journals."""

import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import polars as pl

from hatalom.core.content import Table
from hatalom.core.driver import forced_of, settle, step
from hatalom.core.errors import BadFile
from hatalom.core.journal import Journal
from hatalom.core.question import NATURE
from hatalom.core.replay import replay
from hatalom.lab import simulate
from hatalom.lab.batches import crew_of, play_in_batches
from hatalom.lab.decisions import Decisions, facts_of
from hatalom.lab.playing import Playing, Setting, setting_of, sources
from hatalom.lab.stepper import Rules


@dataclass(frozen=True)
class Plan:
    """The games that `simulate` would play, to be written down."""

    games: simulate.Plan
    with_observations: bool = True

    def player(self) -> "Player":
        return Player(self)


@dataclass(frozen=True)
class Part:
    """Some games as the content of a Parquet file."""

    games: int
    rows: int
    data: bytes


class Player:
    """Plays the games of a plan and writes them down; each process has one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.playing = Playing(plan.games.setting, weights=plan.games.weights)
        self.rules = Rules(plan.games.setting)

    def play_batch(self, first: int, end: int) -> Part:
        found = Decisions(self.rules, self.plan.with_observations)
        for number in range(first, end):
            self._play(number, found)
        return Part(end - first, found.first, found.parquet())

    def _play(self, number: int, found: Decisions) -> None:
        """The same game as elsewhere: single answers that tell nobody anything are given at once."""
        plan, setting = self.plan.games, self.plan.games.setting
        chance, rng = sources(plan.seed, number)
        players = self.playing.bots_of(plan.bots)
        pos = self.playing.game.set_up(setting.players, setting.options, self.playing.content)
        ply = 0
        while questions := settle(pos):
            ply += 1
            question = questions[0]
            if question.seat == NATURE:
                action = question.options[chance.pick(question.weights)]
            elif forced := forced_of(questions):
                question, action = forced, forced.options[0]
            else:
                action = self.playing.answer(pos, question, players[question.seat], rng)
                found.add(number, ply, pos, question, action, plan.bots[question.seat])
            step(pos, question.seat, action)
        found.end(self.playing.game.result(pos))


def export(
    plan: Plan, file: Path, workers: int | None = 1, ray: str = "", progress: Callable[[int], None] | None = None
) -> int:
    """Plays a plan and writes the file; returns the number of rows."""
    rows = 0
    with _parts(file, plan.games.setting) as write:
        for batch in play_in_batches(plan, plan.games.games, crew_of(workers, ray)):
            write(batch.result.data)
            rows += batch.result.rows
            if progress is not None:
                progress(batch.result.games)
    return rows


@dataclass(frozen=True)
class Read:
    """A journal with the corrected data it was played with, if there were any."""

    journal: Journal
    overlay: Table | None = None


def export_journals(journals: Iterable[Read], file: Path, with_observations: bool = True) -> int:
    """Plays journals of one setting again and writes the file; game n is the n-th journal."""
    read = list(journals)
    settings = [_setting(one) for one in read]
    if not settings or any(setting != settings[0] for setting in settings):
        raise BadFile("the journals of one file must have the same game, number of seats, options and data")
    rules = Rules(settings[0])
    rows = 0
    with _parts(file, settings[0]) as write:
        for number, one in enumerate(read):
            found = Decisions(rules, with_observations)
            _replay(number, one.journal, rules, found)
            rows += found.first
            write(found.parquet())
    return rows


def _setting(read: Read) -> Setting:
    head = read.journal.head
    return setting_of(head.game, len(head.seats), head.options, read.overlay, head.overlay)


def _replay(number: int, journal: Journal, rules: Rules, found: Decisions) -> None:
    match = replay(rules.game, journal, rules.content)
    pos: Any = rules.game.set_up(rules.players, rules.setting.options, rules.content)
    for ply, played in enumerate(match.plies.steps, start=1):
        questions = settle(pos)
        question = next(question for question in questions if question.seat == played.seat)
        if played.seat != NATURE and not played.auto:
            found.add(number, ply, pos, question, played.action, journal.head.seats[played.seat])
        step(pos, played.seat, played.action)
    found.end(match.result())


@contextmanager
def _parts(file: Path, setting: Setting) -> Iterator[Callable[[bytes], None]]:
    """Takes parts one after the other and makes one file of them, without ever holding more than one in memory."""
    folder = Path(tempfile.mkdtemp(prefix=f".{file.name}.", dir=file.parent))
    parts: list[Path] = []

    def write(data: bytes) -> None:
        parts.append(folder / f"{len(parts):08}.parquet")
        parts[-1].write_bytes(data)

    try:
        yield write
        pl.scan_parquet(parts).sink_parquet(file, metadata=facts_of(setting))
    finally:
        shutil.rmtree(folder)
