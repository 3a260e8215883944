"""One table in the database: opened, loaded, and what is kept beside its journal."""

from sqlalchemy import RowMapping, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatalom.server.ids import PersonId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database, rows_of
from hatalom.server.store.records import Change, Keys, StoredTable, TableRecord, Visits
from hatalom.server.store.rows import (
    clock_of,
    fact_columns,
    journal_columns,
    now,
    offer_of,
    orders_text,
    reading,
    record_of,
    seat_columns,
    seat_of,
    table_columns,
    waiting_of,
)
from hatalom.server.store.talk import chat_of
from hatalom.table.keep import StoredRow
from hatalom.table.orders import Orders
from hatalom.table.table import Seat


class Tables:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, record: TableRecord, seat_ids: list[str], seats: list[Seat], first: Change) -> None:
        """A new table with its seats and what has happened before anybody is asked."""
        at = now()
        columns = {**table_columns(record), **fact_columns(first.facts), "version": first.version}
        seat_rows = [
            {"table_id": record.id, "number": number, "seat": seat_id, **seat_columns(seat)}
            for number, (seat_id, seat) in enumerate(zip(seat_ids, seats, strict=True))
        ]
        async with self.database.engine.begin() as connection:
            await connection.execute(insert(t.tables), {**columns, "created": at, "updated": at})
            await connection.execute(insert(t.seats), seat_rows)
            if first.rows:
                await connection.execute(insert(t.journal), journal_columns(first))

    async def record(self, table: TableId) -> TableRecord | None:
        async with self.database.reader.connect() as connection:
            row = await _table(connection, table)
            with reading(table):
                return record_of(row) if row is not None else None

    async def load(self, table: TableId) -> StoredTable | None:
        async with self.database.reader.connect() as connection:
            row = await _table(connection, table)
            if row is None:
                return None
            rows, times = await _journal(connection, table)
            with reading(table):
                return StoredTable(
                    record=record_of(row),
                    status=row["status"],
                    waiting=waiting_of(row),
                    result=row["result"],
                    seats=await _seats(connection, table),
                    rows=rows,
                    times=times,
                    snapshot=await _snapshot(connection, table),
                    offer=offer_of(row),
                    clock=clock_of(row),
                    is_branched=row["branched"],
                    keys=await _keys(connection, table),
                    visits=await _visits(connection, table),
                    chat=await chat_of(connection, table),
                )

    async def set_orders(self, table: TableId, seat: int, orders: Orders) -> None:
        """Not a change of the table: no list may tell that somebody has given an order."""
        one = and_(t.seats.c.table_id == table, t.seats.c.number == seat)
        async with self.database.engine.begin() as connection:
            await connection.execute(update(t.seats).where(one).values(orders=orders_text(orders)))

    async def set_branched(self, table: TableId) -> None:
        """Somebody tries out how a running game goes on: it does not count any more."""
        async with self.database.engine.begin() as connection:
            columns = {"branched": True, "counted": False}
            await connection.execute(update(t.tables).where(t.tables.c.id == table).values(columns))

    async def close(self, table: TableId) -> None:
        """The game cannot go on by the rules of this program: it leaves the lists of running games.

        All else stays as it was stored, for a program that knows its rules.
        """
        async with self.database.engine.begin() as connection:
            columns = {"status": "over", "deadline": None}
            await connection.execute(update(t.tables).where(t.tables.c.id == table).values(columns))

    async def set_visit(self, table: TableId, person: PersonId, ply: int) -> None:
        own = and_(t.visits.c.table_id == table, t.visits.c.person_id == person)
        async with self.database.engine.begin() as connection:
            await connection.execute(delete(t.visits).where(own))
            await connection.execute(insert(t.visits).values(table_id=table, person_id=person, ply=ply))


async def _table(connection: AsyncConnection, table: TableId) -> RowMapping | None:
    if "\0" in table:  # PostgreSQL would refuse the question
        return None
    found = await rows_of(connection, select(t.tables).where(t.tables.c.id == table))
    return found[0] if found else None


async def _seats(connection: AsyncConnection, table: TableId) -> list[Seat]:
    query = select(t.seats).where(t.seats.c.table_id == table).order_by(t.seats.c.number)
    return [seat_of(row) for row in await rows_of(connection, query)]


async def _journal(connection: AsyncConnection, table: TableId) -> tuple[list[StoredRow], list[int]]:
    """The rows, and when each was stored."""
    columns = (t.journal.c.kind, t.journal.c.seat, t.journal.c.what, t.journal.c.at)
    query = select(*columns).where(t.journal.c.table_id == table).order_by(t.journal.c.seq)
    found = (await connection.execute(query)).all()
    return [StoredRow(row.kind, row.seat, row.what) for row in found], [row.at for row in found]


async def _snapshot(connection: AsyncConnection, table: TableId) -> bytes | None:
    """The newest one."""
    query = select(t.snapshots.c.data).where(t.snapshots.c.table_id == table).order_by(t.snapshots.c.version.desc())
    found = await rows_of(connection, query.limit(1))
    return found[0]["data"] if found else None


async def _keys(connection: AsyncConnection, table: TableId) -> Keys:
    rows = await rows_of(connection, select(t.keys).where(t.keys.c.table_id == table))
    return {(PersonId(row["person_id"]), row["key"]): row["version"] for row in rows}


async def _visits(connection: AsyncConnection, table: TableId) -> Visits:
    rows = await rows_of(connection, select(t.visits).where(t.visits.c.table_id == table))
    return {PersonId(row["person_id"]): row["ply"] for row in rows}
