"""Rates of play, each held for a while: how many answers were stored in time, and how long each took."""

import asyncio
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from tools.chaos.house import descendants
from tools.load.people import Actor

MOST_MS = 150.0
LEAST_SHARE = 0.98
FEWEST = 100
"""With fewer answers nothing can be said of the slowest in a hundred."""


@dataclass(frozen=True)
class Step:
    """One rate, and what came of it."""

    rate: float
    share: float
    """Of the answers that were to be given in this time, so many were."""
    median_ms: float
    p99_ms: float
    megabytes: float
    """Of all processes of the server, when the step was over."""

    def holds(self) -> bool:
        return self.share >= LEAST_SHARE and self.p99_ms <= MOST_MS


async def hold(actors: Sequence[Actor], rate: float, seconds: float, server: int) -> Step:
    """All together give `rate` answers a second, each at its own table in its turn."""
    times: list[float] = []
    each = len(actors) / rate

    async def play(actor: Actor, number: int, until: float) -> None:
        await asyncio.sleep(each * number / len(actors))  # tables do not click in step with each other
        while (now := time.perf_counter()) < until:
            times.append(await actor.act())
            await asyncio.sleep(max(0.0, now + each - time.perf_counter()))

    until = time.perf_counter() + seconds
    await asyncio.gather(*(play(actor, number, until) for number, actor in enumerate(actors)))
    if len(times) < FEWEST:
        raise RuntimeError(f"only {len(times)} answers at {rate:g} a second: hold each rate for longer")
    share = min(1.0, len(times) / (rate * seconds))
    return Step(rate, share, 1000 * median(times), 1000 * quantiles(times, n=100)[98], megabytes_of(server))


def megabytes_of(first: int) -> float:
    """What a process and all that come from it have in memory; what they share is counted for each."""
    pages = 0
    for pid in (first, *(pid for pid, _, _ in descendants(first))):
        try:
            pages += int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
        except OSError:  # ended meanwhile, or a system that does not tell
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
