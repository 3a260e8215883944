"""The processes that share this database: who is alive, who keeps which table, and who is connected where.

Times are those of the database, so the clocks of several machines need not agree.  Only PostgreSQL is shared.
"""

from collections.abc import Mapping

import msgspec
from sqlalchemy import BigInteger, Connection, and_, cast, delete, func, insert, inspect, select, update

from hatalom.server.ids import PersonId, ProcessId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database

NOW = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
"""Milliseconds."""
SILENCE_MS = 10_000
"""A process that has said nothing for so long has died."""
ALIVE = t.processes.c.beat.between(NOW - SILENCE_MS, NOW + SILENCE_MS)
"""One whose last word lies far ahead died before the clock of the database was set back."""


class Buried(msgspec.Struct, frozen=True):
    """Processes that have died, and the tables to which somebody was connected by one of them."""

    processes: list[ProcessId]
    tables: list[TableId]


def census(connection: Connection) -> tuple[int, list[str]]:
    """How many tables there are, and which processes are alive; a database that is empty has neither."""
    if not inspect(connection).has_table(t.tables.name):
        return 0, []
    tables = int(connection.execute(select(func.count()).select_from(t.tables)).scalar_one())
    if not inspect(connection).has_table(t.processes.name):
        return tables, []
    alive = select(t.processes.c.id).where(ALIVE)
    return tables, [row.id for row in connection.execute(alive)]


class Processes:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, process: ProcessId) -> None:
        async with self.database.writing() as connection:
            await connection.execute(insert(t.processes).values(id=process, beat=NOW))

    async def beat(self, process: ProcessId) -> bool:
        """The process is alive; False if the others have given it up."""
        async with self.database.writing() as connection:
            beaten = update(t.processes).where(t.processes.c.id == process).values(beat=NOW)
            return (await connection.execute(beaten)).rowcount > 0

    async def set_figures(self, process: ProcessId, figures: str) -> None:
        async with self.database.writing() as connection:
            told = update(t.processes).where(t.processes.c.id == process).values(figures=figures)
            await connection.execute(told)

    async def figures(self, but: ProcessId) -> dict[ProcessId, str]:
        """What all other processes have told of themselves."""
        query = select(t.processes.c.id, t.processes.c.figures).where(t.processes.c.id != but)
        query = query.where(t.processes.c.figures != "", t.processes.c.beat > 0)
        return {ProcessId(row["id"]): row["figures"] for row in await self.database.rows(query)}

    async def end(self, process: ProcessId) -> None:
        """It ends in order: the others bury it at once."""
        async with self.database.writing() as connection:
            await connection.execute(update(t.processes).where(t.processes.c.id == process).values(beat=0))

    async def bury(self) -> Buried | None:
        """Removes the processes that have died, and with them all they kept."""
        async with self.database.writing() as connection:
            query = select(t.processes.c.id).where(~ALIVE).with_for_update(skip_locked=True)
            ids = [row.id for row in await connection.execute(query)]
            if not ids:
                return None
            left = select(t.presence.c.table_id).where(t.presence.c.process_id.in_(ids)).distinct()
            tables = [TableId(row.table_id) for row in await connection.execute(left)]
            await connection.execute(delete(t.processes).where(t.processes.c.id.in_(ids)))
            return Buried([ProcessId(process) for process in ids], tables)

    async def keep(self, process: ProcessId, table: TableId) -> bool:
        """Whether this process keeps the table from now on: one at a time does."""
        wish = self.database.insert(t.keepers).values(table_id=table, process_id=process)
        own = t.keepers.c.process_id == process
        wish = wish.on_conflict_do_update(index_elements=["table_id"], set_={"process_id": process}, where=own)
        async with self.database.writing() as connection:
            alive = select(t.processes.c.id).where(t.processes.c.id == process).with_for_update(key_share=True)
            if (await connection.execute(alive)).first() is None:
                return False
            return (await connection.execute(wish)).rowcount > 0

    async def release(self, process: ProcessId, table: TableId) -> None:
        own = and_(t.keepers.c.table_id == table, t.keepers.c.process_id == process)
        async with self.database.writing() as connection:
            await connection.execute(delete(t.keepers).where(own))

    async def set_present(self, process: ProcessId, table: TableId, present: Mapping[PersonId, int]) -> None:
        """Who is connected to a table by this process, and how often."""
        own = and_(t.presence.c.table_id == table, t.presence.c.process_id == process)
        rows = [
            {"table_id": table, "process_id": process, "person_id": person, "connections": count}
            for person, count in present.items()
        ]
        async with self.database.writing() as connection:
            await connection.execute(delete(t.presence).where(own))
            if rows:
                await connection.execute(insert(t.presence), rows)

    async def present(self, table: TableId, but: ProcessId) -> dict[PersonId, int]:
        """Who is connected to a table by all other processes."""
        count = func.sum(t.presence.c.connections).label("count")
        query = select(t.presence.c.person_id, count).where(t.presence.c.table_id == table)
        query = query.where(t.presence.c.process_id != but).group_by(t.presence.c.person_id)
        return {PersonId(row["person_id"]): int(row["count"]) for row in await self.database.rows(query)}
