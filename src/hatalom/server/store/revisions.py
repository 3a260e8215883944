"""The revision of a table counts everything that is changed about it.

A process that has a table in memory knows by it whether that is the newest.  A change says from which revision it was
made, and the database takes it only if that is still the one: so two processes never change a table past each other.
"""

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import TableId
from hatalom.server.store import schema as t


class Overtaken(IllegalAction):
    """Another process was faster: the table is no longer what the change was made from."""

    def __init__(self) -> None:
        super().__init__("stale", "the table was changed elsewhere: look again, then choose")


async def count_change(connection: AsyncConnection, table: TableId) -> int:
    """Begins a transaction that writes about a table: it counts, and others who write about it wait for its end.

    Returns the new revision; 0 where there is no such table.
    """
    counted = update(t.tables).where(t.tables.c.id == table).values(revision=t.tables.c.revision + 1)
    return int((await connection.execute(counted.returning(t.tables.c.revision))).scalar() or 0)
