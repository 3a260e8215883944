"""One table in the database: opened, loaded, and what is kept beside its journal."""

from sqlalchemy import RowMapping, and_, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatalom.server.ids import PersonId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database, rows_of
from hatalom.server.store.lists import is_abandoned
from hatalom.server.store.records import Change, Keys, SinceThen, StoredTable, TableRecord, Visits
from hatalom.server.store.revisions import count_change
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
    standing_of,
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
        async with self.database.writing() as connection:
            await connection.execute(insert(t.tables), {**columns, "created": at, "updated": at})
            await connection.execute(insert(t.seats), seat_rows)
            if first.rows:
                await connection.execute(insert(t.journal), journal_columns(first))
            if first.snapshot is not None:
                kept = {"table_id": record.id, "version": first.version, "data": first.snapshot}
                await connection.execute(insert(t.snapshots), kept)

    async def remove_abandoned(self, table: TableId, before: str) -> bool:
        """Removes a table with all that belongs to it, unless somebody has come to it at the last moment."""
        async with self.database.writing() as connection:
            removed = delete(t.tables).where(t.tables.c.id == table, is_abandoned(before))
            return (await connection.execute(removed)).rowcount > 0

    async def record(self, table: TableId) -> TableRecord | None:
        async with self.database.reading() as connection:
            row = await _table(connection, table)
            with reading(table):
                return record_of(row) if row is not None else None

    async def load(self, table: TableId) -> StoredTable | None:
        async with self.database.reading() as connection:
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
                    standing=standing_of(row),
                    keys=await _keys(connection, table),
                    visits=await _visits(connection, table),
                    chat=await chat_of(connection, table),
                    revision=row["revision"],
                )

    async def since(self, table: TableId, version: int, line: int) -> SinceThen | None:
        """What is stored beyond so many rows and the line with this number."""
        async with self.database.reading() as connection:
            row = await _table(connection, table)
            if row is None:
                return None
            rows, times = await _journal(connection, table, version)
            with reading(table):
                return SinceThen(
                    rules_version=row["rules_version"],
                    revision=row["revision"],
                    seats=await _seats(connection, table),
                    rows=rows,
                    times=times,
                    offer=offer_of(row),
                    clock=clock_of(row),
                    standing=standing_of(row),
                    chat=await chat_of(connection, table, line),
                )

    async def revisions(self, tables: list[TableId]) -> dict[TableId, int]:
        """Of the tables that there are."""
        query = select(t.tables.c.id, t.tables.c.revision).where(t.tables.c.id.in_(tables))
        return {TableId(row["id"]): row["revision"] for row in await self.database.rows(query)}

    async def answered(self, table: TableId, person: PersonId, key: str) -> int | None:
        """The version to which the request with this key has led, if it was carried out."""
        one = and_(t.keys.c.table_id == table, t.keys.c.person_id == person, t.keys.c.key == key)
        row = await self.database.row(select(t.keys.c.version).where(one))
        return row["version"] if row is not None else None

    async def visits(self, table: TableId) -> Visits:
        async with self.database.reading() as connection:
            return await _visits(connection, table)

    async def set_orders(self, table: TableId, seat: int, orders: Orders) -> int:
        """No list may tell that somebody has given an order.  Returns the table's revision."""
        one = and_(t.seats.c.table_id == table, t.seats.c.number == seat)
        async with self.database.writing() as connection:
            revision = await count_change(connection, table)
            await connection.execute(update(t.seats).where(one).values(orders=orders_text(orders)))
            return revision

    async def set_branched(self, table: TableId) -> int:
        """Somebody tries out how a running game goes on: it does not count any more.  Returns the revision."""
        async with self.database.writing() as connection:
            revision = await count_change(connection, table)
            columns = {"branched": True, "counted": False}
            await connection.execute(update(t.tables).where(t.tables.c.id == table).values(columns))
            return revision

    async def set_rematch(self, table: TableId, rematch: TableId) -> tuple[TableId, int]:
        """Where the same people play once more: the first table opened for it.  Returns that and the revision."""
        async with self.database.writing() as connection:
            revision = await count_change(connection, table)
            first = and_(t.tables.c.id == table, t.tables.c.rematch == "")
            await connection.execute(update(t.tables).where(first).values(rematch=rematch))
            found = await rows_of(connection, select(t.tables.c.rematch).where(t.tables.c.id == table))
            return TableId(found[0]["rematch"]), revision

    async def remove_unbegun(self, table: TableId) -> bool:
        """Removes a table whose game has not begun; False if somebody has just taken the last seat."""
        async with self.database.writing() as connection:
            removed = delete(t.tables).where(t.tables.c.id == table, ~t.tables.c.begun)
            return (await connection.execute(removed)).rowcount > 0

    async def close(self, table: TableId) -> None:
        """The game cannot go on by the rules of this program: it leaves the lists of running games.

        All else stays as it was stored, for a program that knows its rules.
        """
        async with self.database.writing() as connection:
            columns = {"status": "over", "deadline": None}
            await connection.execute(update(t.tables).where(t.tables.c.id == table).values(columns))

    async def set_visit(self, table: TableId, person: PersonId, ply: int) -> None:
        await self.database.put(t.visits, {"table_id": table, "person_id": person, "ply": ply})


async def _table(connection: AsyncConnection, table: TableId) -> RowMapping | None:
    if "\0" in table:  # PostgreSQL would refuse the question
        return None
    found = await rows_of(connection, select(t.tables).where(t.tables.c.id == table))
    return found[0] if found else None


async def _seats(connection: AsyncConnection, table: TableId) -> list[Seat]:
    query = select(t.seats).where(t.seats.c.table_id == table).order_by(t.seats.c.number)
    return [seat_of(row) for row in await rows_of(connection, query)]


async def _journal(connection: AsyncConnection, table: TableId, after: int = 0) -> tuple[list[StoredRow], list[int]]:
    """The rows after so many, and when each was stored."""
    columns = (t.journal.c.kind, t.journal.c.seat, t.journal.c.what, t.journal.c.at)
    query = select(*columns).where(t.journal.c.table_id == table, t.journal.c.seq > after)
    found = (await connection.execute(query.order_by(t.journal.c.seq))).all()
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
