"""An experiment in a folder: it can be watched while it is played, stopped, and gone on with later.

It plays the very games of `hatalom arena` and `hatalom simulate`, so its digest is theirs.  One process plays it; what
others want to know they read from the folder's files, each of which is whole at any moment.
"""

import json
import shlex
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import msgspec

from hatalom.bots.bot import Budget
from hatalom.core.content import Table
from hatalom.games import load
from hatalom.lab import arena, simulate
from hatalom.lab.findings import Findings, Kind, findings_of, is_draw
from hatalom.lab.game_table import write_table
from hatalom.lab.playing import setting_of

Status = Literal["waiting", "running", "done", "stopped", "failed"]
FINDINGS = "findings.json"
REPORT = "report.json"
TABLES = ("games.csv", "games.parquet")
FILES = (REPORT, *TABLES)
"""What is there when an experiment has ended."""
SECONDS_PER_LOOK = 0.5
"""Findings are written so often while games are played."""


@dataclass(frozen=True)
class Experiment:
    """What is asked: the arguments of the command that asks the same."""

    kind: Kind
    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int
    changes_seats: bool = False
    overlay: Table | None = None
    box: str = ""
    """What the corrected box is called, with its digest; nothing where it is played with the usual one."""

    def plan(self) -> arena.Plan:
        """A simulation is an arena with a single line-up, or with its rotations where the bots change seats."""
        if self.kind == "arena":
            setting = setting_of(self.game, self.players, self.options, self.overlay, self.box)
            return arena.plan_of(setting, self.bots, self.games, self.seed)
        fixed = self._fixed()
        entrants = tuple(dict.fromkeys(fixed.bots))
        return arena.Plan(fixed.setting, entrants, fixed.lineups(), fixed.games, fixed.seed, Budget(), fixed.weights)

    def _fixed(self) -> simulate.Plan:
        return simulate.plan_of(
            self.game,
            bot_names=self.bots,
            count=self.games,
            seed=self.seed,
            players=self.players,
            options=self.options,
            overlay=self.overlay,
            overlay_name=self.box,
            changes_seats=self.changes_seats,
        )

    def as_json(self, report: arena.Report) -> dict[str, object]:
        """What the command prints with `--json`."""
        if self.kind == "arena":
            return report.as_json()
        return simulate.Report(self._fixed(), tally_of(report), report.seconds).as_json()


def experiment_of(
    kind: Kind,
    game: str,
    bots: tuple[str, ...],
    players: int | None = None,
    options: dict[str, str] | None = None,
    games: int = 100,
    seed: int = 0,
    changes_seats: bool = False,
    overlay: Table | None = None,
    box: str = "",
) -> Experiment:
    """An experiment whose parts fit together; says what does not.  Games are raised to full rounds."""
    setting = setting_of(game, players, options, overlay, box)
    wanted = Experiment(kind, game, setting.players, setting.options, bots, games, seed, changes_seats, overlay, box)
    plan = wanted.plan()
    if kind == "arena":
        return replace(wanted, bots=plan.bots, games=plan.games, changes_seats=False)
    return replace(wanted, bots=plan.lineups[0], games=plan.games, changes_seats=len(plan.lineups) > 1)


def command_of(experiment: Experiment, games: int) -> str:
    """The command line that plays the same games; options that are as usual need no mention."""
    usual = load(experiment.game).default_options()
    words = ["hatalom", experiment.kind, experiment.game, "--players", str(experiment.players)]
    for key, value in experiment.options.items():
        if value != usual[key]:
            words += ["--option", f"{key}={value}"]
    if experiment.overlay:
        words += ["--box", f"{experiment.game}.toml"]
    words += ["--bots", ",".join(experiment.bots), *(["--change-seats"] if experiment.changes_seats else [])]
    words += ["--games", str(games), "--seed", str(experiment.seed), "--json"]
    return shlex.join(words)


def tally_of(report: arena.Report) -> simulate.Tally:
    """The same games, counted as `simulate` counts them."""
    tally = simulate.Tally(wins=[0] * report.plan.setting.players, failure=report.found.failure)
    for row in report.found.rows:
        tally.games += 1
        tally.checksums.append(row.checksum)
        if not row.ranks:
            tally.errors += 1
            continue
        tally.finished += 1
        tally.decisions += row.decisions
        if is_draw(row):
            tally.draws += 1
        else:
            for seat, credit in enumerate(row.credits):
                tally.wins[seat] += credit > 0
    return tally


def run(experiment: Experiment, folder: Path) -> None:
    """Plays what has not been played yet, and writes everything."""
    plan, looked = experiment.plan(), 0.0

    def watch(report: arena.Report) -> None:
        nonlocal looked
        if time.monotonic() - looked >= SECONDS_PER_LOOK:
            looked = time.monotonic()
            _write_findings(folder, findings_of(experiment.kind, report))

    kept, control = _kept(plan, folder), _control(folder)
    _write(experiment, folder, arena.play(plan, keep_in=kept, control=control, watch=watch))


def end(experiment: Experiment, folder: Path) -> None:
    """Writes everything about the games that had been played when the experiment was stopped."""
    plan = experiment.plan()
    kept = _kept(plan, folder)
    played = len(arena.read_kept(kept, plan).rows)
    if played:
        report = arena.play(replace(plan, games=played), keep_in=kept, control=_control(folder))
        _write(experiment, folder, report)


def read_findings(folder: Path) -> Findings | None:
    """None before the first games are over."""
    try:
        return msgspec.json.decode((folder / FINDINGS).read_bytes(), type=Findings)
    except FileNotFoundError:
        return None


def _control(folder: Path) -> tuple[float, ...]:
    """What random players won, if that has been played already."""
    known = read_findings(folder)
    return tuple(known.control) if known is not None else ()


def is_current(experiment: Experiment, folder: Path) -> bool:
    """Whether the games that were kept are those that would be played today."""
    return _kept(experiment.plan(), folder).exists()


def _kept(plan: arena.Plan, folder: Path) -> Path:
    """Games of other rules, or of a Squire with other weights, are not gone on with."""
    return folder / f"played-{plan.digest()}.jsonl"


def _write(experiment: Experiment, folder: Path, report: arena.Report) -> None:
    _write_findings(folder, findings_of(experiment.kind, report, with_ratings=True))
    with _whole(folder / REPORT) as out:
        out.write_text(json.dumps(experiment.as_json(report)) + "\n", encoding="utf-8")
    for name in TABLES:
        if not name.endswith(".parquet") or find_spec("polars") is not None:
            with _whole(folder / name) as out:
                write_table(report, out)


def _write_findings(folder: Path, findings: Findings) -> None:
    with _whole(folder / FINDINGS) as out:
        out.write_bytes(msgspec.json.encode(findings))


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """A file beside this one, which takes its place when it is finished: nobody ever reads half of it."""
    beside = file.with_name(f"new-{file.name}")
    yield beside
    beside.replace(file)
