"""What people who are away are to be told: found in the tables as they stand, and kept until it is told.

Nothing is written when a move is made.  What is owed follows from the tables, so that no stop of the server loses it;
and what was told is written down, so that nobody is told twice.
"""

import datetime as dt
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, and_, delete, func, insert, or_, select, tuple_, update

from hatalom.server.ids import PersonId, TableId, WayId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.lists import LIST_COLUMNS, is_blocked, readable, seats_of
from hatalom.server.store.records import ListedTable
from hatalom.server.store.rows import now
from hatalom.table.table import Sitter

LATELY = dt.timedelta(days=2)
"""A game that ended longer ago is no news."""


class Kept(msgspec.Struct, frozen=True):
    """A row: one matter for one way; `told` is empty until it is."""

    way: WayId
    table: TableId
    kind: str
    key: str
    since: str
    taken: str = ""
    told: str = ""

    @property
    def id(self) -> tuple[str, str, str]:
        return self.way, self.table, self.kind


class Around(msgspec.Struct, frozen=True):
    """A table around which something is to be told; `result` is JSON, or empty while the game goes on."""

    listed: ListedTable
    host: PersonId
    result: str


class Notices:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def around(self, people: Collection[PersonId]) -> list[Around]:
        """The tables of these people: running, waiting for them, or lately over."""
        seats, table = t.seats.c, t.tables.c
        theirs = or_(seats.owner.in_(people), and_(seats.invited.in_(people), seats.kind == Sitter.LINK))
        lately = (dt.datetime.now(dt.UTC) - LATELY).isoformat(timespec="milliseconds")
        stands = or_(table.status != "over", and_(table.updated > lately, table.result != ""))
        query = select(*LIST_COLUMNS, table.host, table.result).where(
            stands, ~table.imported, ~table.same_screen, table.id.in_(select(seats.table_id).where(theirs))
        )
        rows = await self.database.rows(query)
        found = await seats_of(self.database, [row["id"] for row in rows])
        return [
            Around(listed, PersonId(row["host"]), row["result"])
            for row in rows
            for listed in readable(row, found[row["id"]])
        ]

    async def turns(self, asked: Collection[tuple[TableId, int]]) -> dict[tuple[TableId, int], str]:
        """Which turn it is for seats that are asked: it is another one when they have answered meanwhile."""
        journal = t.journal.c
        query = select(journal.table_id, journal.seat, func.max(journal.seq).label("last"))
        query = query.where(tuple_(journal.table_id, journal.seat).in_(list(asked)))
        rows = await self.database.rows(query.group_by(journal.table_id, journal.seat)) if asked else []
        last = {(TableId(row["table_id"]), int(row["seat"])): str(row["last"]) for row in rows}
        return {seat: last.get(seat, "0") for seat in asked}

    async def talked(self, since: dict[PersonId, str]) -> set[tuple[PersonId, TableId]]:
        """Where somebody else has said something since people were last here, that they may read."""
        chat, seats = t.chat.c, t.seats.c
        said = select(seats.owner, chat.table_id, func.max(chat.at).label("at")).where(
            seats.table_id == chat.table_id,
            seats.owner.in_(list(since)),
            chat.person_id != seats.owner,
            or_(chat.recipient.is_(None), chat.recipient == seats.seat),
            chat.at > min(since.values(), default=""),
            ~is_blocked(seats.owner, chat.person_id),
        )
        rows = await self.database.rows(said.group_by(seats.owner, chat.table_id)) if since else []
        return {(PersonId(row["owner"]), TableId(row["table_id"])) for row in rows if row["at"] > since[row["owner"]]}

    async def nudged(self, people: Collection[PersonId]) -> dict[tuple[PersonId, TableId], str]:
        heard = and_(t.nudges.c.person_id.in_(people), ~is_blocked(t.nudges.c.person_id, t.nudges.c.by))
        rows = await self.database.rows(select(t.nudges).where(heard))
        return {(PersonId(row["person_id"]), TableId(row["table_id"])): row["at"] for row in rows}

    async def blocked(self, people: Collection[PersonId]) -> set[tuple[PersonId, PersonId]]:
        """Who of these wants to hear nothing from whom."""
        rows = await self.database.rows(select(t.blocks).where(t.blocks.c.person_id.in_(people)))
        return {(PersonId(row["person_id"]), PersonId(row["other"])) for row in rows}

    async def connected(self, people: Collection[PersonId]) -> set[tuple[PersonId, TableId]]:
        """Who is connected to which table, by whichever process."""
        rows = await self.database.rows(select(t.presence).where(t.presence.c.person_id.in_(people)))
        return {(PersonId(row["person_id"]), TableId(row["table_id"])) for row in rows}

    # -- what is owed, and what was told ---------------------------------------------------------------------------

    async def kept(self) -> list[Kept]:
        return [_kept(row) for row in await self.database.rows(select(t.notices))]

    async def renew(self, new: Sequence[Kept], over: Sequence[Kept]) -> None:
        """Writes down what is owed from now on, in the place of what was before; what no longer stands goes."""
        if not new and not over:
            return
        rows = [msgspec.structs.asdict(one) for one in new]
        columns = [{"way_id": row.pop("way"), "table_id": row.pop("table"), **row} for row in rows]
        async with self.database.writing() as connection:
            for gone in [*new, *over]:
                await connection.execute(delete(t.notices).where(_is(gone)))
            ways = select(t.ways.c.id).where(t.ways.c.id.in_([one.way for one in new]))
            there = {row.id for row in await connection.execute(ways)}
            fitting = [row for row in columns if row["way_id"] in there]
            if fitting:
                await connection.execute(insert(t.notices), fitting)

    async def take(self, wanted: Sequence[Kept], again: str) -> list[Kept]:
        """Of these rows those that nobody else is about to tell; one that was taken before `again` is taken anew."""
        got = []
        async with self.database.writing() as connection:
            for one in wanted:
                free = and_(_is(one), t.notices.c.key == one.key, t.notices.c.told == "", t.notices.c.taken < again)
                taken = await connection.execute(update(t.notices).where(free).values(taken=now()))
                if taken.rowcount > 0:
                    got.append(one)
        return got

    async def told(self, ones: Sequence[Kept]) -> None:
        async with self.database.writing() as connection:
            for one in ones:
                same = and_(_is(one), t.notices.c.key == one.key)
                await connection.execute(update(t.notices).where(same).values(told=now()))


def _is(one: Kept) -> Any:
    return and_(t.notices.c.way_id == one.way, t.notices.c.table_id == one.table, t.notices.c.kind == one.kind)


def _kept(row: RowMapping) -> Kept:
    return Kept(
        WayId(row["way_id"]), TableId(row["table_id"]), row["kind"], row["key"], row["since"], row["taken"], row["told"]
    )
