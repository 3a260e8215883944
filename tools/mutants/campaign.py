"""All mutants of a sample, several at a time; what is known already is not tried again."""

import importlib
import json
import os
import select
import signal
import time
from dataclasses import dataclass
from pathlib import Path

import pytest
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tools.mutants.mutant import Mutant
from tools.mutants.reach import Reach, checksum, measure, world
from tools.mutants.target import ABOUT_BOTS, BUILD, Target
from tools.mutants.trial import HUNG, KILLED, SURVIVED, UNREACHED, Test, try_mutant

WAITING = 600.0
"""Seconds by the clock after which a mutant that neither works nor ends is given up."""
SAVED_EVERY = 20
"""So many results at most are lost where a campaign is ended from outside."""


@dataclass
class Result:
    outcome: str
    killer: str  # the test that noticed
    stamp: str  # of the sources and tests that it is true for


@dataclass
class Running:
    mutant: Mutant
    child: int
    since: float


class Campaign:
    """A pytest plugin: pytest collects the tests, this runs them, many times over."""

    def __init__(self, target: Target, mutants: list[Mutant], workers: int, build: Path = BUILD) -> None:
        self.target = target
        self.mutants = mutants
        self.workers = workers
        self.build = build
        self.store = build / f"{target.name}.json"
        self.results: dict[str, Result] = {}
        self.failing: list[str] = []  # tests that fail without any change
        self.running: dict[int, Running] = {}  # by the pipe it answers through
        self.unsaved = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out tests of other games, which are named after them, and those of the bots."""
        mine = [item for item in items if not any(game in item.name for game in self.target.left_out)]
        items[:] = [item for item in mine if item.path.name not in ABOUT_BOTS]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise SystemExit("mutants: the tests cannot be collected")
        for source in self.target.sources:
            importlib.import_module(".".join(source.relative_to(self.target.root / "src").with_suffix("").parts))
        print(f"mutants: {self.target.name}: which test reaches which line", flush=True)
        reach = measure(self.target, session.items, self.build / f"{self.target.name}.reach.json")
        self.failing = [name for name, test in reach.tests.items() if not test.passes]
        self.resume(session.items)
        self.run(session.items, reach)
        return True

    def resume(self, items: list[pytest.Item]) -> None:
        self.stamp = world(self.target.root) + checksum({item.path for item in items})
        if self.store.exists():
            kept = json.loads(self.store.read_text())
            self.results = {key: Result(**entry) for key, entry in kept.items()}

    def save(self) -> None:
        entries = {key: vars(result) for key, result in sorted(self.results.items())}
        self.store.write_text(json.dumps(entries, indent=0))
        self.unsaved = 0

    def is_known(self, mutant: Mutant) -> bool:
        result = self.results.get(mutant.key)
        return result is not None and result.stamp == self.stamp

    def run(self, items: list[pytest.Item], reach: Reach) -> None:
        by_name = {item.nodeid: item for item in items}
        waiting = [mutant for mutant in self.mutants if not self.is_known(mutant)]
        columns = (TextColumn("mutants: {task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        bar = Progress(*columns)
        task = bar.add_task(self.target.name, total=len(self.mutants), completed=len(self.mutants) - len(waiting))
        with bar:
            try:
                while waiting or self.running:
                    while waiting and len(self.running) < self.workers:
                        mutant = waiting.pop(0)
                        if not self.start(mutant, self.tests_for(mutant, reach, by_name)):
                            bar.advance(task)
                    for _ in self.collect():
                        bar.advance(task)
            finally:
                for running in self.running.values():
                    os.kill(running.child, signal.SIGKILL)
                self.save()

    def tests_for(self, mutant: Mutant, reach: Reach, by_name: dict[str, pytest.Item]) -> list[Test]:
        """Those that reach the line, fastest first; but first the one that noticed it last time."""
        names = reach.of(mutant.file, mutant.change.line)
        last = self.results.get(mutant.key)
        names.sort(key=lambda name: last is None or name != last.killer)
        return [Test(by_name[name], reach.tests[name].seconds) for name in names]

    def start(self, mutant: Mutant, tests: list[Test]) -> bool:
        if not tests:
            self.results[mutant.key] = Result(UNREACHED, "", self.stamp)
            return False
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            try_mutant(mutant, tests, writing)
        os.close(writing)
        self.running[reading] = Running(mutant, child, time.monotonic())
        return True

    def collect(self) -> list[Mutant]:
        """Those that have ended by now; waits a moment for the first."""
        ended: list[Mutant] = []
        for pipe in select.select(list(self.running), [], [], 1.0)[0]:
            running = self.running.pop(pipe)
            with os.fdopen(pipe, "rb") as answers:
                answer = answers.read()
            status = os.waitpid(running.child, 0)[1]
            outcome, killer = json.loads(answer) if answer else (HUNG if is_late(status) else KILLED, "")
            self.results[running.mutant.key] = Result(outcome, killer, self.stamp)
            ended.append(running.mutant)
        for running in self.running.values():
            if time.monotonic() - running.since > WAITING:
                os.kill(running.child, signal.SIGKILL)
        self.unsaved += len(ended)
        if self.unsaved >= SAVED_EVERY:
            self.save()
        return ended


def survivors(store: Path) -> set[str]:
    """The keys of those that no test has noticed."""
    kept = json.loads(store.read_text()) if store.exists() else {}
    return {key for key, entry in kept.items() if entry["outcome"] in (SURVIVED, UNREACHED)}


def is_late(status: int) -> bool:
    return os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGKILL)


def pytest_arguments(target: Target) -> list[str]:
    """Collect quietly, without what would run a test twice, elsewhere or by chance."""
    off = [word for name in ("cacheprovider", "xdist", "rerunfailures", "randomly") for word in ("-p", f"no:{name}")]
    return [
        "-q",
        "-s",
        "--no-header",
        "--no-summary",
        "--tb=no",
        "-m",
        "recorded or not long",
        f"--rootdir={target.root}",
        *off,
        *map(str, target.tests),
    ]
