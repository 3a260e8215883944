"""The server that is killed: its processes, found by their parents from the one that we have started."""

import os
import random
import signal
import subprocess
import tempfile
import time

import httpx

from tests.server.running import Running
from tools.chaos.databases import Place

START_SECONDS = 300.0
RECOVERY_SECONDS = 60.0
TRACEBACK = "Traceback (most recent call last)"


class House:
    """A server, and which of its processes may be killed."""

    def __init__(self, place: Place, workers: int, rng: random.Random) -> None:
        self.rng = rng
        self.is_shared = not place.address.startswith("sqlite")
        options = [f"--workers={workers}"] if self.is_shared else []
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the house stands
        self.server = Running(place.address, options=options, errors=self.log, environment=place.environment)
        self.url = self.server.url
        self.http = httpx.Client(base_url=self.url, timeout=30)

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

    def works_again(self) -> float | None:
        """Seconds until somebody new can come in, which has to be stored; None if nobody can for too long."""
        began = time.monotonic()
        while (passed := time.monotonic() - began) < RECOVERY_SECONDS:
            self.http.cookies.clear()
            try:
                if self.http.post("/api/me", json={"name": "late"}).is_success:
                    return passed
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        return None

    def tracebacks(self) -> list[str]:
        """What the server took for a mistake of its own."""
        return [f"{TRACEBACK}{rest[:3000]}" for rest in self.logged().split(TRACEBACK)[1:]]

    def logged(self) -> str:
        self.log.seek(0)
        return self.log.read().decode(errors="replace")

    def has_ended(self) -> bool:
        """By itself, or killed."""
        return self.server.process is None or self.server.process.poll() is not None

    def _answers(self) -> bool:
        try:
            return self.http.get("/api/me", timeout=10).status_code == 200
        except httpx.TransportError:
            time.sleep(0.02)
            return False

    def end(self) -> None:
        self.server.__exit__()
        self.http.close()
        self.log.close()


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
