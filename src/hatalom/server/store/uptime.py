"""The server's uptime as it is stored: one row."""

from sqlalchemy import case, insert, select, update
from sqlalchemy.exc import IntegrityError

from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.processes import NOW


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

    async def go_on(self, silence: int) -> int:
        """The uptime of all processes together, by the clock of the database; returns it.

        Somebody asks every few seconds.  If nobody has for longer than `silence`, the server was down meanwhile, and
        that does not count; nor does a clock that was set back.
        """
        passed = NOW - t.uptime.c.at
        counted = case((passed.between(0, silence), passed), else_=0)
        advance = update(t.uptime).values(ms=t.uptime.c.ms + counted, at=NOW).returning(t.uptime.c.ms)
        async with self.database.engine.begin() as connection:
            found = (await connection.execute(advance)).scalar()
        if found is not None:
            return int(found)
        try:
            async with self.database.engine.begin() as connection:
                await connection.execute(insert(t.uptime).values(id=1, ms=0, at=NOW))
        except IntegrityError:  # another process has just begun to count
            pass
        return await self.get()
