"""What the processes did in the last day, for the operator's curves."""

import datetime as dt

import msgspec
from sqlalchemy import delete, insert, select

from hatalom.server.store import schema as t
from hatalom.server.store.database import Database

KEPT = dt.timedelta(hours=24)


class Load(msgspec.Struct, frozen=True):
    """What one process did in the seconds up to a moment; `acts` is JSON."""

    at: str
    process: str
    seconds: int
    actions: int
    acts: str


class Loads:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, load: Load) -> None:
        """What is older than a day goes."""
        columns = {
            "at": load.at,
            "process_id": load.process,
            "seconds": load.seconds,
            "actions": load.actions,
            "acts": load.acts,
        }
        oldest = (dt.datetime.fromisoformat(load.at) - KEPT).isoformat(timespec="milliseconds")
        async with self.database.writing() as connection:
            await connection.execute(insert(t.load).values(columns))
            await connection.execute(delete(t.load).where(t.load.c.at < oldest))

    async def all(self) -> list[Load]:
        """The oldest first."""
        rows = await self.database.rows(select(t.load).order_by(t.load.c.at))
        return [Load(row["at"], row["process_id"], row["seconds"], row["actions"], row["acts"]) for row in rows]
