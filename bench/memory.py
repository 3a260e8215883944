"""What a table costs in memory, awake and asleep, and how long it takes to wake up.  `python -m bench.memory`.

The longest recorded game of each game is stored, and loaded again and again, without viewers and with two.
And what SQLite's two ways to commit cost, one against the other in the same run.
"""

import asyncio
import gc
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from hatalom import games
from hatalom.core.question import SPECTATOR
from hatalom.server.historians import Historians
from hatalom.server.ids import NOBODY, PersonId, TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.services.imports import Imports
from hatalom.server.services.opening import Opening
from hatalom.server.settings import Settings
from hatalom.server.store import Store
from hatalom.server.store.engine import migrate, open_engine
from hatalom.server.store.records import Person
from hatalom.server.thinkers import Thinkers
from hatalom.server.watch import memory
from hatalom.server.wire.past import JournalWire
from tools.audit import ROOT

COUNT = 20
COMMITS = 300
KILOBYTE = 1024
ANNA = Person(PersonId("anna"), "Anna")


async def house(folder: Path, is_synced: bool = False) -> tuple[Hub, Store]:
    settings = Settings(f"sqlite:///{folder / 'bench.sqlite'}", is_synced=is_synced)
    engine = open_engine(settings.database, is_synced)
    await migrate(engine)
    store = Store(engine)
    return Hub(store, Thinkers(1, 1), settings), store


async def tables(folder: Path) -> None:
    hub, store = await house(folder)
    await store.people.add(ANNA, "hash")  # type: ignore[arg-type]
    opening = Opening(hub, store)
    print("| game | rows | awake, kB | with two viewers, kB | asleep again, kB | wakes in, ms |")
    print("|---|--:|--:|--:|--:|--:|")
    for name in games.NAMES:
        journal = max((ROOT / "tests/games" / name / "golden").glob("*.journal"), key=lambda file: file.stat().st_size)
        text = journal.read_text(encoding="utf-8")
        table = await Imports(opening, store.lists, Historians(hub.aside)).bring(ANNA, JournalWire(text))
        for room in hub.rooms.all():
            hub.rooms.forget(room)
        await cost(hub, name, table)
    await store.writer.finish()
    await store.engine.dispose()


async def cost(hub: Hub, name: str, table: TableId) -> None:
    await hub.rooms.loader.load(table)  # what all tables of a game share is there now
    before = settled()
    rooms: list[Room] = []
    times = []
    for _ in range(COUNT):
        began = time.perf_counter()
        rooms.append(await hub.rooms.loader.load(table))
        times.append(1000 * (time.perf_counter() - began))
    rows = rooms[0].table.match.version
    awake = settled()
    for room in rooms:
        hub.publisher.channel(room, SPECTATOR, NOBODY)
        hub.publisher.channel(room, 0, NOBODY)
    watched = settled()
    rooms.clear()
    asleep = settled()
    costs = [(after - before) / COUNT / KILOBYTE for after in (awake, watched, asleep)]
    print(f"| {name} | {rows} | {' | '.join(f'{one:,.0f}' for one in costs)} | {median(times):.0f} |")


def settled() -> int:
    gc.collect()
    memory.give_back()
    return memory.used()


async def commits(folder: Path) -> None:
    """Turn by turn, so that both meet the same machine."""
    houses = {}
    for is_synced in (False, True):
        place = folder / str(is_synced)
        place.mkdir()
        houses[is_synced] = (await house(place, is_synced))[1]
    took: dict[bool, list[float]] = {False: [], True: []}
    for number in range(COMMITS):
        for is_synced, store in houses.items():
            took[is_synced].append(await timed(lambda store=store, n=number: store.uptime.set(n)))  # type: ignore[misc]
    normal, full = (1000 * median(took[is_synced]) for is_synced in (False, True))
    print(f"\na commit: {normal:.2f} ms, with --synced {full:.2f} ms: {full / normal:.1f} times as long")
    for store in houses.values():
        await store.writer.finish()
        await store.engine.dispose()


async def timed(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    await work()  # type: ignore[misc]
    return time.perf_counter() - began


def main() -> None:
    for part in (tables, commits):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(part(Path(folder)))


if __name__ == "__main__":
    main()
