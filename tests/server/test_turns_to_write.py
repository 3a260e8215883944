"""SQLite has one writer at a time: the others wait in a line, however long it is, and nobody is turned away."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import event, func, insert, select

from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.engine import migrate, open_engine

WRITERS = 30


def has_no_patience(connection: Any, record: Any) -> None:
    connection.execute("PRAGMA busy_timeout = 0")


async def write_side_by_side(file: Path) -> int:
    engine = open_engine(f"sqlite:///{file}")
    event.listen(engine.sync_engine, "connect", has_no_patience)
    await migrate(engine)
    database = Database(engine)

    async def write(number: int) -> None:
        async with database.writing() as connection:
            await connection.execute(insert(t.people).values(id=f"p{number}", name="Anna", created="now"))
            await asyncio.sleep(0.005)

    await asyncio.gather(*(write(number) for number in range(WRITERS)))
    async with database.reading() as connection:
        written = (await connection.execute(select(func.count()).select_from(t.people))).scalar_one()
    await engine.dispose()
    return int(written)


def test_many_who_write_at_once_all_get_their_turn(tmp_path: Path) -> None:
    assert asyncio.run(write_side_by_side(tmp_path / "store.sqlite")) == WRITERS
