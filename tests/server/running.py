"""A server in a process of its own, which can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[2]
START = "from hatalom.cli import app; app()"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """`hatalom serve` on a database, a file or an address; use it in a `with` statement."""

    def __init__(
        self,
        database: Path | str,
        pace: float = 0.0,
        root: Path = ROOT,
        options: Sequence[str] = (),
        errors: Any = None,
        environment: Mapping[str, str] | None = None,
        program: str = START,
    ) -> None:
        address = database if isinstance(database, str) else f"sqlite:///{database}"
        self.root = root
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.options = [f"--port={self.port}", f"--database={address}", f"--pace={pace}", *options]
        self.errors = errors
        self.program = program
        self.environment = {**os.environ, "PYTHONPATH": str(root / "src"), **(environment or {})}
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", self.program, "serve", "--no-browser", "--no-limits", *self.options]
        self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL, stderr=self.errors)
        until = time.monotonic() + 60
        with httpx.Client(timeout=5) as http:  # one for all: each reads all certificates of the world when it is made
            while time.monotonic() < until:
                try:
                    http.get(f"{self.url}/api/me")
                    return
                except httpx.TransportError:
                    assert self.process.poll() is None, "the server ended by itself"
                    time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """kill -9: nothing can be tidied up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *error: Any) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=20)
