"""A server starts without what only few requests need."""

import subprocess
import sys
from pathlib import Path

from hatalom.server.warming import LATE, warm_up

START = """
import asyncio, sys
from hatalom.cli.serve import serve
from hatalom.server.app import create_app
from hatalom.server.settings import Settings
from hatalom.server.store.engine import prepare
asyncio.run(prepare(sys.argv[1]))
create_app(Settings(sys.argv[1]))
print(*sys.modules)
"""
HEAVY = {"alembic", "webauthn", "cryptography", "PIL", "pydantic", "numpy", "polars"}


def loaded_by_a_start(database: Path) -> set[str]:
    command = [sys.executable, "-c", START, f"sqlite:///{database}"]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


def test_large_libraries_and_games_are_loaded_later(tmp_path: Path) -> None:
    first = loaded_by_a_start(tmp_path / "new.sqlite")
    assert "alembic" in first  # an empty database is filled
    again = loaded_by_a_start(tmp_path / "new.sqlite")
    assert not HEAVY & again
    assert not [module for module in again if module.startswith("hatalom.games.") or module in LATE]


def test_they_are_loaded_once_the_server_listens() -> None:
    warm_up()
    assert sys.modules.keys() >= set(LATE)
