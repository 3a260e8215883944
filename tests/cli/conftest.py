"""The real commands, each in a process of its own with a home of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def hatalom(home: Path, tmp_path: Path) -> Run:
    """`hatalom("verify", "a.journal")` as one would type it; `typed` are the lines typed into it."""
    folders = {"XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_STATE_HOME": "state"}
    environment = {
        **{key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))},
        **{key: str(home / folder) for key, folder in folders.items()},
        "HOME": str(home),
        "PYTHONPATH": str(SOURCES),
        "PYTHONIOENCODING": "utf-8",
        "COLUMNS": "100",
        "TERM": "dumb",
    }

    def run(*arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [Path(sys.executable).with_name("hatalom"), *arguments],
            input=typed,
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
        )

    return run
