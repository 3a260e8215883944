"""Which test reaches which line: measured once with coverage.py and kept until a source or a test changes."""

import hashlib
import json
import os
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.target import Target

Lines = dict[str, list[int]]  # by source


@dataclass
class Reached:
    """What one test does: the lines it reaches, how long it takes, whether it passes at all."""

    stamp: str  # of the sources and tests that it is true for
    passes: bool
    seconds: float
    lines: Lines = field(default_factory=dict)


@dataclass
class Reach:
    tests: dict[str, Reached]

    def of(self, source: str, line: int) -> list[str]:
        """The tests that reach a line, fastest first."""
        found = [name for name, test in self.tests.items() if test.passes and line in test.lines.get(source, ())]
        return sorted(found, key=lambda name: self.tests[name].seconds)


def checksum(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(str(file).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def world(root: Path) -> str:
    """A checksum of all that a test may depend on beside its own file: sources, content, helpers of tests."""
    sources = [file for file in (root / "src").rglob("*") if file.suffix in (".py", ".toml", ".ftl")]
    helpers = [file for file in (root / "tests").rglob("*.py") if not file.name.startswith("test_")]
    return checksum(sources + helpers)


def measure(target: Target, items: list[pytest.Item], store: Path) -> Reach:
    """Take what is kept; run the rest once, in a process of its own, so that nothing stays behind in this one."""
    outside = world(target.root)
    stamps = {item.path: checksum([item.path]) + outside for item in items}
    fresh = {name: test for name, test in load(store).items() if test.stamp in stamps.values()}
    missing = [item for item in items if item.nodeid not in fresh]
    if missing:
        child = os.fork()
        if child == 0:
            fresh |= record(target, missing, stamps)
            store.write_text(json.dumps({name: vars(test) for name, test in fresh.items()}))
            os._exit(0)
        if os.waitpid(child, 0)[1] != 0:
            raise SystemExit("mutants: the tests could not be measured")
        fresh = load(store)
    return Reach({item.nodeid: fresh[item.nodeid] for item in items})


def load(store: Path) -> dict[str, Reached]:
    kept = json.loads(store.read_text()) if store.exists() else {}
    return {name: Reached(**entry) for name, entry in kept.items()}


def record(target: Target, items: list[pytest.Item], stamps: dict[Path, str]) -> dict[str, Reached]:
    tracer = coverage.Coverage(data_file=None, include=[str(source) for source in target.sources], config_file=False)
    found: dict[str, Reached] = {}
    tracer.start()
    for number, item in enumerate(items):
        tracer.switch_context(item.nodeid)
        began = time.process_time()
        following = items[number + 1] if number + 1 < len(items) else None
        reports = runtestprotocol(item, log=False, nextitem=following)
        passes = not any(report.failed for report in reports)
        found[item.nodeid] = Reached(stamps[item.path], passes, time.process_time() - began)
    tracer.stop()
    data = tracer.get_data()
    for source in target.sources:
        for line, tests in data.contexts_by_lineno(str(source)).items():
            for test in tests:
                if test in found:
                    found[test].lines.setdefault(target.short(source), []).append(line)
    return found
