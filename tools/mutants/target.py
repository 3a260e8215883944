"""What is mutated: the rules of a game or the core; and the tests that must notice."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "src" / "hatalom"
BUILD = ROOT / "build" / "mutants"

GOAL = 95.0
"""Percent of the mutants of a game that the tests must notice."""
CORE_GOAL = 98.0

ROOMS = ("rules/**/*.py", "phases/**/*.py")
BESIDE = ("towns.py", "units.py")
"""What rules ask of towns and units; it lies beside `game.py`."""

QUICK = ("power_and_weakness", "heads_of_state")
"""Games whose whole plays are short enough to be repeated for every mutant of the core."""

ABOUT_BOTS = ("test_bots.py", "test_battle_solver.py")
"""Tests that take long and prove how computers play, not what the rules are: no mutant is shown to them."""

CORE_TESTS = (
    "tests/core",
    "tests/table",
    "tests/games/test_golden.py",
    "tests/games/test_notation.py",
    "tests/games/test_recorded.py",
    *(f"tests/games/{game}/property" for game in QUICK),
)


@dataclass(frozen=True)
class Target:
    name: str
    sources: tuple[Path, ...]
    tests: tuple[Path, ...]  # files and folders for pytest
    equivalents: Path  # the list of mutants that change nothing
    goal: float
    left_out: tuple[str, ...]  # games whose tests say nothing about this, or take too long
    root: Path = ROOT

    def short(self, source: Path) -> str:
        """A source's name in reports and lists."""
        return source.relative_to(self.root).as_posix().removeprefix("src/hatalom/")


def games() -> list[str]:
    return sorted(folder.parent.name for folder in (PACKAGE / "games").glob("*/phases"))


def target_of(name: str) -> Target:
    if name == "core":
        sources = tuple(sorted((PACKAGE / "core").glob("*.py")))
        tests = tuple(ROOT / test for test in CORE_TESTS)
        long = tuple(game for game in games() if game not in QUICK)
        return Target(name, sources, tests, ROOT / "tests/core/equivalent_mutants.toml", CORE_GOAL, long)
    folder = PACKAGE / "games" / name
    found = {source for pattern in (*ROOMS, *BESIDE) for source in folder.glob(pattern)}
    mine = ROOT / "tests/games" / name
    shared = sorted((ROOT / "tests/games").glob("test_*.py"))
    others = tuple(game for game in games() if game != name)
    return Target(name, tuple(sorted(found)), (mine, *shared), mine / "equivalent_mutants.toml", GOAL, others)
