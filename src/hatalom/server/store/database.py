"""The open database, as the parts of the store use it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from sqlalchemy import RowMapping, Table, func, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hatalom.server.store.away import answering_within

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

MOST_SECONDS = 10.0
"""A shared database that has not answered for so long is taken for unreachable: a cut network tells nobody."""


class Database:
    """Reads without holding up writers.  `Away` if the database cannot do its part just now."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_postgresql = engine.dialect.name == "postgresql"
        self.turn: AbstractAsyncContextManager[None] = nullcontext() if self.is_postgresql else asyncio.Lock()
        """SQLite has one writer at a time, and the others try again and again until they give up; here they queue."""
        self._reader = self._single = engine.execution_options(reading=True)
        if self.is_postgresql:
            self._reader = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            self._single = engine.execution_options(isolation_level="AUTOCOMMIT")  # one question, one journey

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at its end."""
        async with self._in_time(), self.turn, self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """What is read here belongs to one moment, in however many queries."""
        async with self._in_time(), self._reader.connect() as connection:
            yield connection

    async def rows(self, query: Any) -> Sequence[RowMapping]:
        async with self._in_time(), self._single.connect() as connection:
            return await rows_of(connection, query)

    def insert(self, table: Table) -> "sqlite.Insert | postgresql.Insert":
        """An insertion that can say what becomes of a row that is there already."""
        if not self.is_postgresql:
            return sqlite.insert(table)
        from sqlalchemy.dialects import postgresql  # 60 ms of a start that most servers need not spend

        return postgresql.insert(table)

    async def put(self, table: Table, row: dict[str, Any]) -> None:
        """Writes a row in the place of the one with the same primary key."""
        keys = [column.name for column in table.primary_key]
        new = {name: value for name, value in row.items() if name not in keys}
        wish = self.insert(table).values(row).on_conflict_do_update(index_elements=keys, set_=new)
        async with self.writing() as connection:
            await connection.execute(wish)

    async def row(self, query: Any) -> RowMapping | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def count(self, table: Any, where: Any) -> int:
        async with self._in_time(), self._single.connect() as connection:
            query = select(func.count()).select_from(table).where(where)
            return int((await connection.execute(query)).scalar_one())

    def _in_time(self) -> AbstractAsyncContextManager[None]:
        return answering_within(asyncio.timeout(MOST_SECONDS if self.is_postgresql else None))


async def rows_of(connection: AsyncConnection, query: Any) -> Sequence[RowMapping]:
    return (await connection.execute(query)).mappings().all()
