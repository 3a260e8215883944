"""The commands as one types them, each with a home of its own.

A process for each would spend most of its time on imports; the server's tests start the installed command.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from hatalom.cli import app


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


Run = Callable[..., Done]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def hatalom(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`hatalom("verify", "a.journal")` as one would type it; `typed` are the lines typed into it."""
    folders = {"XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_STATE_HOME": "state"}
    environment: dict[str, str | None] = {
        **{key: None for key in os.environ if key.startswith(("LC_", "LANG"))},
        **{key: str(home / folder) for key, folder in folders.items()},
        "HOME": str(home),
        "COLUMNS": "100",
        "TERM": "dumb",
    }

    def run(*arguments: str | Path, typed: str = "") -> Done:
        monkeypatch.chdir(tmp_path)
        result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, env=environment)
        return Done(result.exit_code, result.stdout, result.stderr)

    return run
