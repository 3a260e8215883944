"""The open database, as the parts of the store use it."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import RowMapping, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class Database:
    """Reads without holding up writers.  To write, use `engine.begin()`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reader = engine.execution_options(reading=True)

    async def rows(self, query: Any) -> Sequence[RowMapping]:
        async with self.reader.connect() as connection:
            return await rows_of(connection, query)

    async def row(self, query: Any) -> RowMapping | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def count(self, table: Any, where: Any) -> int:
        async with self.reader.connect() as connection:
            query = select(func.count()).select_from(table).where(where)
            return int((await connection.execute(query)).scalar_one())


async def rows_of(connection: AsyncConnection, query: Any) -> Sequence[RowMapping]:
    return (await connection.execute(query)).mappings().all()
