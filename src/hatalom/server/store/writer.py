"""Changes of tables on their way into the database: those that come at the same moment share one transaction."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, and_, bindparam, delete, insert, select, update

from hatalom.server.ids import TableId
from hatalom.server.store import schema as t
from hatalom.server.store.away import answering
from hatalom.server.store.database import Database
from hatalom.server.store.engine import direct_engine
from hatalom.server.store.records import Change
from hatalom.server.store.revisions import Overtaken
from hatalom.server.store.rows import Columns, fact_columns, journal_columns, key_columns, now, seat_columns

FOUND = (
    select(t.tables.c.id, t.tables.c.version, t.tables.c.revision)
    .where(t.tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(t.tables.c.id)  # processes that write to the same tables wait for each other, and not in a circle
    .with_for_update()
)
UPDATE_TABLE = update(t.tables).where(t.tables.c.id == bindparam("this"))
UPDATE_SEAT = update(t.seats).where(and_(t.seats.c.table_id == bindparam("this"), t.seats.c.number == bindparam("at")))
DROP_SNAPSHOTS = delete(t.snapshots).where(t.snapshots.c.table_id == bindparam("this"))
ADD_ROWS, ADD_KEYS, ADD_SNAPSHOTS = insert(t.journal), insert(t.keys), insert(t.snapshots)


class Writer:
    """Takes changes; `save` comes back when the change is committed.

    Into an SQLite file they are written by a thread of their own, all that wait in one go.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.direct = direct_engine(database.engine)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many changes have not been begun to be written."""
        return len(self._waiting)

    async def save(self, change: Change) -> None:
        """Commits a change; `Overtaken` if somebody else has changed the table meanwhile."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        await done

    async def finish(self) -> None:
        """Waits for what is on its way, and lets the database go."""
        if self._task is not None:
            await self._task
        self._thread.shutdown()
        if self.direct is not None:
            self.direct.dispose()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write(batch)
        finally:
            self._task = None

    async def _write(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        try:
            stale = await self._commit([change for change, _ in batch])
        except Exception as error:
            for _, done in batch:
                _settle(done, error)
            return
        for change, done in batch:
            _settle(done, Overtaken() if change.table in stale else None)

    async def _commit(self, changes: list[Change]) -> set[TableId]:
        if self.direct is not None:
            loop = asyncio.get_running_loop()
            async with self.database.turn:
                with answering():
                    return await loop.run_in_executor(self._thread, _put_directly, self.direct, changes)
        async with self.database.writing() as connection:
            return await connection.run_sync(_put, changes)


def _put_directly(engine: Engine, changes: list[Change]) -> set[TableId]:
    with engine.begin() as connection:
        return _put(connection, changes)


def _put(connection: Connection, changes: list[Change]) -> set[TableId]:
    """Writes the changes that fit; returns the tables whose change does not."""
    ids = [change.table for change in changes]
    found = {row.id: (row.version, row.revision) for row in connection.execute(FOUND, {"ids": ids})}
    fitting = [change for change in changes if found.get(change.table) == (change.before, change.revision)]
    at = now()
    _many(connection, UPDATE_TABLE, [_table_columns(change, at) for change in fitting])
    _many(connection, ADD_ROWS, [row for change in fitting for row in journal_columns(change)])
    _many(connection, UPDATE_SEAT, [seat for change in fitting for seat in _seats(change)])
    _many(connection, ADD_KEYS, [key_columns(change.table, change.key) for change in fitting if change.key])
    snapshots = [change for change in fitting if change.snapshot is not None]
    _many(connection, DROP_SNAPSHOTS, [{"this": change.table} for change in snapshots])
    kept = [{"table_id": c.table, "version": c.version, "data": c.snapshot} for c in snapshots]
    _many(connection, ADD_SNAPSHOTS, kept)
    return set(ids) - {change.table for change in fitting}


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # nobody waits for it any more
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _many(connection: Connection, statement: Any, values: list[Columns]) -> None:
    if values:
        connection.execute(statement, values)


def _table_columns(change: Change, at: str) -> Columns:
    counts = {"version": change.version, "revision": change.revision + 1}
    return {"this": change.table, **fact_columns(change.facts), **counts, "updated": at}


def _seats(change: Change) -> list[Columns]:
    return [
        {"this": change.table, "at": number, **seat_columns(seat)} for number, seat in enumerate(change.seats or [])
    ]
