"""The command: `python -m tools.chaos --kills 100 --others 5 --database postgresql --workers 2`."""

import asyncio
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tools.chaos.databases import database_of
from tools.chaos.house import House
from tools.chaos.people import Person
from tools.chaos.troubles import KINDS, Trouble, troubles_for, untried
from tools.chaos.verdict import faults_of

LONGEST_PAUSE = 1.5
KILL = Trouble("kill", lambda: None, lambda: None, 0, 0)
CONSOLE = Console(stderr=True)


@dataclass
class Storm:
    """What has come over a server, and how it fared."""

    counts: Counter[str] = field(default_factory=Counter)
    came: Counter[str] = field(default_factory=Counter)
    pauses: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def main(
    kills: Annotated[int, typer.Option(min=0, help="How many processes are killed, for each database.")] = 50,
    others: Annotated[int, typer.Option(min=0, help="How often each other trouble comes, for each database.")] = 3,
    trouble: Annotated[list[str] | None, typer.Option(help=f"Only these others: {', '.join(KINDS)}.")] = None,
    database: Annotated[list[str] | None, typer.Option(help="sqlite, postgresql; both by default.")] = None,
    workers: Annotated[int, typer.Option(help="Server processes on PostgreSQL.")] = 2,
    people: Annotated[int, typer.Option(help="How many play at once.")] = 8,
    seed: Annotated[int | None, typer.Option(help="Draws the same kinds and pauses again.")] = None,
) -> None:
    """Kill a server and let fail what it stands on while people play; exit code 1 if it loses anything or breaks."""
    seed = random.randrange(1_000_000) if seed is None else seed
    faults: list[str] = []
    shown = Table("")
    columns: list[dict[str, str]] = []
    for kind in database or ["sqlite", "postgresql"]:
        for name, kinds, count in (("kills", None, kills), ("other troubles", trouble or list(KINDS), others)):
            if count:
                storm, summary = run(kind, kinds, count, workers, people, seed)
                shown.add_column(f"{kind}, {name}")
                columns.append(summary)
                faults += storm.faults
    for what in columns[0] if columns else ():
        shown.add_row(what, *(summary[what] for summary in columns))
    Console().print(shown)
    for fault in faults[:50]:
        Console().print(f"chaos: {fault}", markup=False)
    for why in untried() if others else ():
        Console().print(f"chaos: not tried here: {why}")
    Console().print(f"chaos: seed {seed}, {len(faults)} faults")
    sys.exit(1 if faults else 0)


def run(
    kind: str, kinds: list[str] | None, count: int, workers: int, people: int, seed: int
) -> tuple[Storm, dict[str, str]]:
    """A storm over one database: so many kills, or so many troubles of each of these kinds."""
    storm = Storm()
    with database_of(kind, is_fragile=kinds is not None) as place:
        house = House(place, workers, random.Random(seed))
        plan = [one for one in troubles_for(place) if one.name in kinds] if kinds is not None else [KILL]
        plan *= count
        house.rng.shuffle(plan)
        try:
            everybody = [Person(house.url, number, seed, storm.counts) for number in range(people)]
            asyncio.run(_blow(house, kind, plan, everybody, storm))
            was_broken = any(person.faults for person in everybody)
            if kinds is not None or was_broken:  # for one that asked a killed one to think, that alone is a mistake
                storm.faults += [f"{kind}: in the log: {one}" for one in house.tracebacks()]
        finally:
            house.end()
        told = [told for person in everybody for told in person.told]
        storm.faults += [f"{kind}: {fault}" for person in everybody for fault in person.faults]
        with CONSOLE.status(f"{kind}: playing {len(told)} games again"):
            storm.faults += [f"{kind}: {fault}" for fault in faults_of(place.address, told)]
    counts = storm.counts
    return storm, {
        "came": ", ".join(f"{count} {name}" for name, count in sorted(storm.came.items())),
        "games": str(len(told)),
        "acts acknowledged": str(counts["act"]),
        "take-backs acknowledged": str(counts["undo"]),
        "lines of talk acknowledged": str(counts["lines"]),
        "seats that two wanted": str(counts["joins"]),
        "requests broken off": str(counts["broken off"]),
        "requests turned away (503)": str(counts["turned away"]),
        "serves again after (median)": f"{median(storm.pauses or [0]):.1f} s",
        "serves again after (at most)": f"{max(storm.pauses, default=0):.1f} s",
        "faults": str(len(storm.faults)),
    }


async def _blow(house: House, kind: str, plan: list[Trouble], everybody: list[Person], storm: Storm) -> None:
    tasks = [asyncio.create_task(person.play()) for person in everybody]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=CONSOLE) as progress:
        bar = progress.add_task(kind, total=len(plan))
        for trouble in plan:
            progress.update(bar, description=f"{kind}: {trouble.name}")
            await asyncio.sleep(house.rng.uniform(0, LONGEST_PAUSE))
            _raise_broken(tasks)
            await (_kill(house, storm) if trouble is KILL else _suffer(house, trouble, storm))
            progress.advance(bar)
    for person in everybody:
        person.stop.set()
    began = time.monotonic()
    await asyncio.wait_for(asyncio.gather(*tasks), 300)
    CONSOLE.print(f"{kind}: everybody had an answer {time.monotonic() - began:.1f} s after the last trouble")


async def _kill(house: House, storm: Storm) -> None:
    storm.came[house.kill_one()] += 1
    storm.pauses.append(await asyncio.to_thread(house.see_to_it))


async def _suffer(house: House, trouble: Trouble, storm: Storm) -> None:
    """Nobody starts the server again: it has to find its way by itself."""
    storm.came[trouble.name] += 1
    await asyncio.to_thread(trouble.begin)
    await asyncio.sleep(house.rng.uniform(trouble.shortest, trouble.longest))
    await asyncio.to_thread(trouble.end)
    pause = await asyncio.to_thread(house.works_again)
    if house.has_ended():
        raise RuntimeError(f"{trouble.name}: the server ended by itself: {house.logged()[-3000:]}")
    if pause is None:
        raise RuntimeError(f"{trouble.name}: the server does not serve again: {house.logged()[-3000:]}")
    storm.pauses.append(pause)


def _raise_broken(tasks: list[asyncio.Task[None]]) -> None:
    """Somebody who cannot play on is a mistake of this program, or of the server."""
    for task in tasks:
        if task.done():
            task.result()


if __name__ == "__main__":
    typer.run(main)
