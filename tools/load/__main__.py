"""The command: `python -m tools.load --database postgresql --workers 2`."""

import asyncio
import sys
from dataclasses import dataclass
from http.cookiejar import DefaultCookiePolicy
from typing import Annotated

import httpx
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hatalom import games as house
from tests.server.running import Running
from tools.chaos.databases import database_of
from tools.load.curve import LEAST_SHARE, MOST_MS, Step, hold
from tools.load.people import Actor

AT_ONCE = 20
"""So many tables are laid side by side."""
CONSOLE = Console(stderr=True)


@dataclass(frozen=True)
class Found:
    """What came of it: a step for each rate, the megabytes after each minute, the connections that were cut."""

    steps: list[Step]
    memory: list[float]
    cuts: int


def main(
    games: Annotated[int, typer.Option(min=1, help="Open games, of all five games by turns.")] = 2_000,
    sockets: Annotated[int, typer.Option(min=2, help="Connections of people who play at some of them.")] = 1_000,
    rate: Annotated[list[float] | None, typer.Option(help="Answers a second, of all; may be given again.")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="How long each rate is held.")] = 30,
    database: Annotated[str, typer.Option(help="sqlite or postgresql.")] = "sqlite",
    workers: Annotated[int, typer.Option(min=1, help="Server processes on PostgreSQL.")] = 1,
    minutes: Annotated[int, typer.Option(min=0, help="Then play on at the lowest rate, and tell the memory.")] = 0,
) -> None:
    """Lay many tables, play at some of them faster and faster, and say up to where it holds.

    The people need a processor too, and share this machine with the server: on two cores it is about half of it.
    Exit code 1 if not even the lowest rate holds.
    """
    rates = sorted(rate or [25, 50, 75, 100, 150, 200])
    options = [f"--workers={workers}"] if database != "sqlite" else []
    with database_of(database) as place, Running(place.address, options=options) as server:
        assert server.process is not None
        found = asyncio.run(_raise(server.url, server.process.pid, games, sockets, rates, seconds, minutes))
    title = f"{games} games, {sockets} connections, {database}, {workers} process{'es' if workers > 1 else ''}"
    shown = Table("answers/s", "in time", "stored, median", "stored, p99", "memory", "holds", title=title)
    for step in found.steps:
        times = (f"{step.median_ms:.0f} ms", f"{step.p99_ms:.0f} ms", f"{step.megabytes:.0f} MB")
        shown.add_row(f"{step.rate:g}", f"{step.share:.0%}", *times, "yes" if step.holds() else "no")
    Console().print(shown)
    print(f"It holds if {LEAST_SHARE:.0%} are given in time and stored within {MOST_MS:.0f} ms (99 of 100).")
    print(f"Connections that were cut: {found.cuts}.")
    for minute, megabytes in enumerate(found.memory, start=1):
        print(f"after {minute} minutes at {rates[0]:g} answers/s: {megabytes:.0f} MB")
    sys.exit(0 if found.steps[0].holds() else 1)


async def _raise(
    url: str, pid: int, games: int, sockets: int, rates: list[float], seconds: float, minutes: int
) -> Found:
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=120, limits=limits) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # everybody is somebody else
        actors = [Actor(url, http, number, house.NAMES[number % len(house.NAMES)]) for number in range(games)]
        playing: list[Actor] = []
        while actors[len(playing) :] and sum(len(actor.seats) for actor in playing) < sockets:
            playing.append(actors[len(playing)])
        steps: list[Step] = []
        with Progress(console=CONSOLE) as progress:
            await _lay(actors, len(playing), progress)
            bar = progress.add_task("rates", total=len(rates))
            for rate in rates:
                steps.append(await hold(playing, rate, seconds, pid))
                progress.advance(bar)
                if not steps[-1].holds():
                    break
            bar = progress.add_task("minutes", total=minutes)
            memory: list[float] = []
            for _ in range(minutes):
                memory.append((await hold(playing, rates[0], 60, pid)).megabytes)
                progress.advance(bar)
        for actor in playing:
            await actor.get_up()
    return Found(steps, memory, sum(actor.cuts for actor in playing))


async def _lay(actors: list[Actor], playing: int, progress: Progress) -> None:
    """All tables are laid; at the first ones people sit down."""
    bar = progress.add_task("tables", total=len(actors))
    room = asyncio.Semaphore(AT_ONCE)

    async def lay(number: int, actor: Actor) -> None:
        async with room:
            await (actor.sit_down() if number < playing else actor.open())
            progress.advance(bar)

    await asyncio.gather(*(lay(number, actor) for number, actor in enumerate(actors)))


if __name__ == "__main__":
    typer.run(main)
