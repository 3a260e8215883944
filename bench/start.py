"""How long `hatalom serve` takes until it answers, on a database that is there already.  `python -m bench.start`."""

import os
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Annotated

import typer

from hatalom._compiled import is_compiled
from tests.server.running import START, free_port


def main(runs: Annotated[int, typer.Option(min=1, help="How many starts are measured.")] = 5) -> None:
    """Start a server again and again; the first start, which makes the file and Python's bytecode, is not counted."""
    with tempfile.TemporaryDirectory() as folder:
        times = [start(f"sqlite:///{Path(folder, 'start.sqlite')}") for _ in range(runs + 1)][1:]
    walls, processors = zip(*times, strict=True)
    rules = "compiled" if is_compiled() else "interpreted"
    print(
        f"{runs} starts, rules {rules}: the server answers after {spread(walls)} s; {spread(processors)} s of processor"
    )
    print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def start(database: str) -> tuple[float, float]:
    """Seconds until it answers, and seconds of processor time until then."""
    port, began = free_port(), time.monotonic()
    options = ["serve", "--no-browser", f"--port={port}", f"--database={database}"]
    server = subprocess.Popen([sys.executable, "-c", START, *options], stdout=subprocess.DEVNULL)
    try:
        while not answers(port):
            assert server.poll() is None, "the server ended by itself"
            time.sleep(0.01)
        return time.monotonic() - began, processor_seconds(server.pid)
    finally:
        server.kill()
        server.wait()


def answers(port: int) -> bool:
    try:
        line = HTTPConnection("127.0.0.1", port, timeout=5)
        line.request("GET", "/healthz")
        return line.getresponse().status == 200
    except OSError:
        return False


def processor_seconds(pid: int) -> float:
    """As Linux tells it."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def spread(times: tuple[float, ...]) -> str:
    return f"{median(times):.2f} ({min(times):.2f} to {max(times):.2f})"


if __name__ == "__main__":
    typer.run(main)
