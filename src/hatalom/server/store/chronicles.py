"""Chronicles in the database: written once and kept, who wants them public, and what players have added."""

import zlib

import msgspec
from sqlalchemy import RowMapping, and_, delete, insert, select

from hatalom.server.ids import PersonId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.rows import now
from hatalom.server.wire.chronicle import DrawnArrowWire, NewAnnotationWire
from hatalom.table.wire import MessageWire, StoryWire

FORMAT = 5
"""Counts the ways in which stories are told: one that was told in an older way is told anew."""


class Consent(msgspec.Struct, frozen=True):
    """Somebody wants a chronicle to be public; his name may stand in it or not."""

    person: PersonId
    named: bool


class Annotation(msgspec.Struct, frozen=True):
    id: int
    table: TableId
    person: PersonId
    seat: str
    ply: int
    text: str
    arrows: list[DrawnArrowWire]
    at: str


class Branched(msgspec.Struct, frozen=True):
    """A table that goes on from a ply of another one."""

    id: TableId
    host: PersonId
    ply: int
    is_over: bool


class Chronicles:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def story(self, table: TableId, version: int) -> StoryWire | None:
        """As it was told of this version of the table, if it was."""
        one = and_(t.stories.c.table_id == table, t.stories.c.version == version, t.stories.c.format == FORMAT)
        row = await self.database.row(select(t.stories.c.data).where(one))
        return msgspec.json.decode(zlib.decompress(row["data"]), type=StoryWire) if row is not None else None

    async def turning_points(self, tables: list[TableId]) -> dict[TableId, MessageWire]:
        """Where these games turned most, of those whose chronicle has been written."""
        one = and_(t.stories.c.table_id.in_(tables), t.stories.c.format == FORMAT)
        found = {}
        for row in await self.database.rows(select(t.stories.c.table_id, t.stories.c.data).where(one)):
            story = msgspec.json.decode(zlib.decompress(row["data"]), type=StoryWire)
            if story.episodes:
                found[TableId(row["table_id"])] = max(story.episodes, key=lambda episode: episode.swing).title
        return found

    async def keep(self, table: TableId, version: int, story: StoryWire) -> None:
        data = zlib.compress(msgspec.json.encode(story))
        await self.database.put(t.stories, {"table_id": table, "version": version, "format": FORMAT, "data": data})

    async def played(self, table: TableId) -> str:
        """When the table was last changed."""
        row = await self.database.row(select(t.tables.c.updated).where(t.tables.c.id == table))
        return str(row["updated"]) if row is not None else ""

    # -- consent ----------------------------------------------------------------------------------------------

    async def consents(self, table: TableId) -> dict[PersonId, Consent]:
        rows = await self.database.rows(select(t.consents).where(t.consents.c.table_id == table))
        return {PersonId(row["person_id"]): Consent(PersonId(row["person_id"]), row["named"]) for row in rows}

    async def agree(self, table: TableId, person: PersonId, *, named: bool) -> None:
        await self.database.put(t.consents, {"table_id": table, "person_id": person, "named": named, "at": now()})

    async def withdraw(self, table: TableId, person: PersonId) -> None:
        one = and_(t.consents.c.table_id == table, t.consents.c.person_id == person)
        async with self.database.writing() as connection:
            await connection.execute(delete(t.consents).where(one))

    # -- annotations ------------------------------------------------------------------------------------------

    async def annotate(self, table: TableId, person: PersonId, wish: NewAnnotationWire, text: str) -> Annotation:
        at = now()
        columns = {
            "table_id": table,
            "person_id": person,
            "seat": wish.seat,
            "ply": wish.ply,
            "text": text,
            "arrows": msgspec.json.encode(wish.arrows).decode(),
            "at": at,
        }
        async with self.database.writing() as connection:
            added = await connection.execute(insert(t.annotations).values(columns).returning(t.annotations.c.id))
            number = int(added.scalar_one())
        return Annotation(number, table, person, wish.seat, wish.ply, text, wish.arrows, at)

    async def annotations(self, tables: list[TableId]) -> list[Annotation]:
        """Of several tables, by ply."""
        query = select(t.annotations).where(t.annotations.c.table_id.in_(tables))
        rows = await self.database.rows(query.order_by(t.annotations.c.ply, t.annotations.c.id))
        return [_annotation(row) for row in rows]

    async def count_annotations(self, table: TableId, person: PersonId) -> int:
        one = and_(t.annotations.c.table_id == table, t.annotations.c.person_id == person)
        return await self.database.count(t.annotations, one)

    async def remove_annotation(self, table: TableId, person: PersonId, number: int) -> bool:
        """Only one's own; False where there is none."""
        one = and_(t.annotations.c.table_id == table, t.annotations.c.person_id == person, t.annotations.c.id == number)
        async with self.database.writing() as connection:
            return (await connection.execute(delete(t.annotations).where(one))).rowcount > 0

    # -- branches ---------------------------------------------------------------------------------------------

    async def branches(self, commitment: str, hosts: list[PersonId], most: int) -> list[Branched]:
        """What these people have played on from the game with this commitment, the newest first."""
        if not commitment or not hosts:
            return []
        columns = (t.tables.c.id, t.tables.c.host, t.tables.c.given, t.tables.c.status)
        query = select(*columns).where(t.tables.c.origin == commitment, t.tables.c.host.in_(hosts))
        rows = await self.database.rows(query.order_by(t.tables.c.created.desc()).limit(most))
        return [
            Branched(TableId(row["id"]), PersonId(row["host"]), row["given"], row["status"] == "over") for row in rows
        ]


def _annotation(row: RowMapping) -> Annotation:
    return Annotation(
        id=row["id"],
        table=TableId(row["table_id"]),
        person=PersonId(row["person_id"]),
        seat=row["seat"],
        ply=row["ply"],
        text=row["text"],
        arrows=msgspec.json.decode(row["arrows"], type=list[DrawnArrowWire]),
        at=row["at"],
    )
