"""What so many players at once need: a calculation from unit costs.  `python -m bench.sizing --people 10000`.

What an act costs the server and how large its news are is measured here and now, in this process; what is not measured
(how people behave, what a computer thinks) is assumed, and every assumption is an option.
"""

import asyncio
import random
import sqlite3
import tempfile
import time
import zlib
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Annotated

import typer

from bench.memory import ANNA, KILOBYTE, house
from bench.report import here
from hatalom import games
from hatalom.core.question import SPECTATOR
from hatalom.server.ids import NOBODY
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.post import Outbox
from hatalom.server.rooms.room import Room
from hatalom.server.services.opening import Opening
from hatalom.server.wire.opening import NewSeatWire, NewTableWire
from hatalom.table.table import Table

MEGABYTE = KILOBYTE * KILOBYTE
ROUTE_MS = 2.0
"""What HTTP, the session and the lock of a table add to an act; see `make load` for the whole."""
USED = 0.6
"""How much of a core may be used before people have to wait at busy moments."""
CONNECTIONS = 15
"""To the database, for each process."""


@dataclass(frozen=True)
class Unit:
    """What one act costs at one game with two viewers."""

    game: str
    ms: float
    sent: float
    """Bytes to one viewer, packed as the connection packs them."""
    stored: float
    """Bytes of the database."""


def main(
    people: Annotated[int, typer.Option(min=1, help="Players connected at once.")] = 10_000,
    pause: Annotated[float, typer.Option(help="Seconds between two acts of one player at his turn or not.")] = 15.0,
    at_table: Annotated[float, typer.Option(help="People at one table.")] = 2.5,
    computers: Annotated[float, typer.Option(help="Acts of computers for each act of a person.")] = 0.5,
    thinking: Annotated[float, typer.Option(help="Seconds of processor for an act of a computer.")] = 0.5,
    table_kb: Annotated[float, typer.Option(help="A table awake with its viewers; see bench.memory.")] = 1500.0,
    acts: Annotated[int, typer.Option(min=1, help="Acts that are measured at each game.")] = 100,
) -> None:
    """Print the unit costs and the calculation."""
    with tempfile.TemporaryDirectory() as folder:
        units = asyncio.run(measured(Path(folder), acts))
    print(f"{here()} Rules interpreted or compiled as this Python has them.\n")
    print("| game | processor an act, ms | to each viewer, kB | stored, kB |\n|---|--:|--:|--:|")
    for unit in units:
        print(f"| {unit.game} | {unit.ms:.1f} | {unit.sent / KILOBYTE:.1f} | {unit.stored / KILOBYTE:.1f} |")
    print()
    for line in calculation(units, people, pause, at_table, computers, thinking, table_kb):
        print(f"* {line}")


def calculation(
    units: list[Unit],
    people: int,
    pause: float,
    at_table: float,
    computers: float,
    thinking: float,
    table_kb: float,
) -> list[str]:
    """Every line is one step, with its figures."""
    ms, sent, stored = (mean(getattr(unit, name) for unit in units) for name in ("ms", "sent", "stored"))
    of_people = people / pause
    every = of_people * (1 + computers)
    tables = people / at_table
    cores = every * (ms + ROUTE_MS) / 1000
    processes = max(1, round(cores / USED + 0.5))
    thinkers = of_people * computers * thinking
    news = every * at_table * sent
    copies = min(at_table, processes)
    memory = tables * copies * table_kb * KILOBYTE
    return [
        f"acts of people: {people:,} people / {pause:g} s = {of_people:,.0f} a second",
        f"with computers: {of_people:,.0f} × (1 + {computers:g}) = {every:,.0f} acts a second",
        f"server: {every:,.0f} × ({ms:.1f} + {ROUTE_MS:g} ms) = {cores:.1f} cores, so {processes} processes "
        f"at {USED:.0%} of a core each",
        f"computers: {of_people:,.0f} × {computers:g} × {thinking:g} s = {thinkers:,.0f} cores that think",
        f"tables awake: {people:,} / {at_table:g} = {tables:,.0f}, each {table_kb:,.0f} kB and in memory wherever one "
        f"of its people is connected (at most {copies:g} processes) = {memory / MEGABYTE / KILOBYTE:,.1f} GB, "
        f"{memory / MEGABYTE / processes:,.0f} MB for each process",
        f"to viewers: {every:,.0f} × {at_table:g} × {sent / KILOBYTE:.1f} kB = {8 * news / MEGABYTE:,.0f} Mbit/s",
        f"database: {every:,.0f} commits a second at most (those of one moment share one), "
        f"{every * stored / MEGABYTE * 3600 / KILOBYTE:,.1f} GB an hour while all play, "
        f"{processes * CONNECTIONS} connections",
    ]


async def measured(folder: Path, acts: int) -> list[Unit]:
    hub, store = await house(folder)
    await store.people.add(ANNA, "hash")  # type: ignore[arg-type]
    found = [await measure(hub, Opening(hub, store), name, acts, folder) for name in games.NAMES]
    await store.writer.finish()
    await store.engine.dispose()
    return found


async def measure(hub: Hub, opening: Opening, name: str, acts: int, folder: Path) -> Unit:
    """Random acts at one table that a spectator and a player watch, through the rules, the database and the news."""
    game = games.load(name)
    seats = [NewSeatWire(seat, "me") for seat in game.seat_ids(game.seat_counts[0])]
    room = await hub.rooms.room(await opening.open(ANNA, NewTableWire(name, seats, same_screen=True)))
    outboxes = [hub.publisher.channel(room, eyes, NOBODY).post.open() for eyes in (SPECTATOR, 0)]
    rng = random.Random(1)
    await play(hub, room, rng, 10, outboxes)  # what all tables share is there now
    size = database_size(folder)
    began = time.process_time()
    updates, done = await play(hub, room, rng, acts, outboxes)
    spent = time.process_time() - began
    sent = sum(map(packed, updates)) / len(outboxes)
    hub.rooms.forget(room)
    return Unit(name, 1000 * spent / done, sent / done, max(0, database_size(folder) - size) / done)


async def play(hub: Hub, room: Room, rng: random.Random, acts: int, outboxes: list[Outbox]) -> tuple[list[str], int]:
    """As many acts as the game goes on for; the updates that were sent, and how many acts that were."""
    updates: list[str] = []
    for number in range(acts):
        questions = room.table.match.questions()
        if not questions:
            return updates, max(1, number)
        question = rng.choice(questions)
        action = room.table.game.verbs.text(rng.choice(question.options))
        async with room.lock:
            await hub.change(room, partial(answer, seat=question.seat, action=action))
        updates.extend(outbox.get_nowait() for outbox in outboxes for _ in range(outbox.qsize()))
    return updates, acts


def answer(table: Table, seat: int, action: str) -> None:
    table.act(seat, action, table.match.version_for(seat))


def packed(update: str) -> int:
    """As the connection packs it."""
    return len(zlib.compress(update.encode()))


def database_size(folder: Path) -> int:
    """Of the file itself, once its log is written into it."""
    file = folder / "bench.sqlite"
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return file.stat().st_size


if __name__ == "__main__":
    typer.run(main)
