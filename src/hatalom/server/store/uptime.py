"""The server's uptime as it is stored: one row."""

from sqlalchemy import case, insert, select, update
from sqlalchemy.exc import IntegrityError

from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.downtime import begin_again
from hatalom.server.store.processes import NOW


class StoredUptime:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self) -> int:
        row = await self.database.row(select(t.uptime.c.ms))
        return row["ms"] if row else 0

    async def set(self, ms: int) -> None:
        async with self.database.writing() as connection:
            changed = await connection.execute(update(t.uptime).values(ms=ms))
            if changed.rowcount == 0:
                await connection.execute(insert(t.uptime).values(id=1, ms=ms))

    async def begin_again(self, stopped: int, skew: int) -> None:
        """See `downtime`."""
        await begin_again(self.database, stopped, skew)

    async def go_on(self, silence: int) -> tuple[int, bool]:
        """The uptime of all processes together, by the clock of the database; and whether the server was down.

        Somebody asks every few seconds.  If nobody has for longer than `silence`, the server was down meanwhile, and
        that does not count; nor does a clock that was set back.
        """
        passed = NOW - t.uptime.c.at
        was_up = passed.between(0, silence)
        known = select(was_up.label("was_up")).with_for_update()
        advance = update(t.uptime).values(ms=t.uptime.c.ms + case((was_up, passed), else_=0), at=NOW)
        async with self.database.writing() as connection:
            before = (await connection.execute(known)).scalar()
            found = (await connection.execute(advance.returning(t.uptime.c.ms))).scalar()
        if found is not None:
            return int(found), not before
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(t.uptime).values(id=1, ms=0, at=NOW))
        except IntegrityError:  # another process has just begun to count
            pass
        return await self.get(), False
