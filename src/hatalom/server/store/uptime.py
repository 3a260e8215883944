"""The server's uptime as it is stored: one row."""

from sqlalchemy import insert, select, update

from hatalom.server.store import schema as t
from hatalom.server.store.database import Database


class StoredUptime:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self) -> int:
        row = await self.database.row(select(t.uptime.c.ms))
        return row["ms"] if row else 0

    async def set(self, ms: int) -> None:
        async with self.database.engine.begin() as connection:
            changed = await connection.execute(update(t.uptime).values(ms=ms))
            if changed.rowcount == 0:
                await connection.execute(insert(t.uptime).values(id=1, ms=ms))
