"""The command: `python -m tools.chaos --kills 100 --database postgresql --workers 2`."""

import asyncio
import random
import sys
import time
from collections import Counter
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tools.chaos.house import House, database_of
from tools.chaos.people import Person, Told
from tools.chaos.verdict import faults_of

LONGEST_PAUSE = 1.5
CONSOLE = Console(stderr=True)


def main(
    kills: Annotated[int, typer.Option(min=1, help="How many processes are killed, for each database.")] = 50,
    database: Annotated[list[str] | None, typer.Option(help="sqlite, postgresql; both by default.")] = None,
    workers: Annotated[int, typer.Option(help="Server processes on PostgreSQL.")] = 2,
    people: Annotated[int, typer.Option(help="How many play at once.")] = 8,
    seed: Annotated[int | None, typer.Option(help="Draws the same kinds and pauses again.")] = None,
) -> None:
    """Kill processes of a server with SIGKILL while people play; exit code 1 if anything acknowledged is not stored."""
    seed = random.randrange(1_000_000) if seed is None else seed
    kinds = database or ["sqlite", "postgresql"]
    faults: list[str] = []
    summaries = []
    for kind in kinds:
        found, summary = run(kind, kills, workers, people, seed)
        faults += found
        summaries.append(summary)
    shown = Table("", *kinds)
    for what in summaries[0]:
        shown.add_row(what, *(summary[what] for summary in summaries))
    Console().print(shown)
    for fault in faults[:50]:
        Console().print(f"chaos: {fault}", markup=False)
    Console().print(f"chaos: seed {seed}, {len(faults)} faults")
    sys.exit(1 if faults else 0)


def run(kind: str, kills: int, workers: int, people: int, seed: int) -> tuple[list[str], dict[str, str]]:
    """All kills on one database; what was wrong in the end, and a summary."""
    with database_of(kind) as address:
        house = House(address, workers, random.Random(seed))
        counts: Counter[str] = Counter()
        try:
            killed, pauses, told = asyncio.run(_storm(house, kind, kills, people, seed, counts))
        finally:
            house.end()
        with CONSOLE.status(f"{kind}: playing {len(told)} games again"):
            faults = [f"{kind}: {fault}" for fault in faults_of(address, told)]
    return faults, {
        "killed": ", ".join(f"{count} {name}" for name, count in sorted(killed.items())),
        "games": str(len(told)),
        "acts acknowledged": str(counts["act"]),
        "take-backs acknowledged": str(counts["undo"]),
        "lines of talk acknowledged": str(counts["lines"]),
        "seats that two wanted": str(counts["joins"]),
        "requests broken off or failed": str(counts["broken off"] + counts["server errors"]),
        "answers again after (median)": f"{median(pauses):.1f} s",
        "answers again after (at most)": f"{max(pauses):.1f} s",
        "faults": str(len(faults)),
    }


async def _storm(
    house: House, kind: str, kills: int, people: int, seed: int, counts: Counter[str]
) -> tuple[Counter[str], list[float], list[Told]]:
    stop = asyncio.Event()
    everybody = [Person(house.url, number, seed, stop, counts) for number in range(people)]
    tasks = [asyncio.create_task(person.play()) for person in everybody]
    killed: Counter[str] = Counter()
    pauses: list[float] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=CONSOLE) as progress:
        bar = progress.add_task(f"{kind}: kills", total=kills)
        for _ in range(kills):
            await asyncio.sleep(house.rng.uniform(0, LONGEST_PAUSE))
            _raise_broken(tasks)
            killed[house.kill_one()] += 1
            pauses.append(await asyncio.to_thread(house.see_to_it))
            progress.advance(bar)
    stop.set()
    began = time.monotonic()
    await asyncio.wait_for(asyncio.gather(*tasks), 120)
    CONSOLE.print(f"{kind}: everybody had an answer {time.monotonic() - began:.1f} s after the last kill")
    return killed, pauses, [told for person in everybody for told in person.told]


def _raise_broken(tasks: list[asyncio.Task[None]]) -> None:
    """Somebody who cannot play on is a mistake of this program, or of the server."""
    for task in tasks:
        if task.done():
            task.result()


if __name__ == "__main__":
    typer.run(main)
