"""What is said at tables, and the notes that people write for themselves."""

import msgspec
from sqlalchemy import RowMapping, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hatalom.server.ids import PersonId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database, rows_of
from hatalom.server.store.records import Lines
from hatalom.server.store.revisions import count_change
from hatalom.server.wire.talk import ChatWire

CHAT_LENGTH = 200


class Heard(msgspec.Struct, frozen=True):
    """A line was stored: its number, and the revision of the table with it."""

    revision: int
    number: int


class Talk:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table: TableId, person: PersonId, line: ChatWire) -> Heard:
        """Lines are numbered in the order in which they are stored, by whichever process."""
        said = {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at, "ply": line.ply}
        columns = {"table_id": table, "person_id": person, **said, "recipient": line.to}
        async with self.database.writing() as connection:
            revision = await count_change(connection, table)
            added = await connection.execute(insert(t.chat).values(columns).returning(t.chat.c.id))
            return Heard(revision, int(added.scalar_one()))

    async def note(self, table: TableId, person: PersonId) -> str:
        query = select(t.notes.c.text).where(t.notes.c.table_id == table, t.notes.c.person_id == person)
        row = await self.database.row(query)
        return row["text"] if row else ""

    async def set_note(self, table: TableId, person: PersonId, text: str) -> None:
        await self.database.put(t.notes, {"table_id": table, "person_id": person, "text": text})


async def chat_of(connection: AsyncConnection, table: TableId, after: int = 0) -> Lines:
    """The last lines after a number; what was said in secret takes no room from what everybody reads."""
    found: list[RowMapping] = []
    for is_open in (t.chat.c.recipient.is_(None), t.chat.c.recipient.is_not(None)):
        query = select(t.chat).where(t.chat.c.table_id == table, t.chat.c.id > after, is_open)
        found += await rows_of(connection, query.order_by(t.chat.c.id.desc()).limit(CHAT_LENGTH))
    found.sort(key=lambda row: int(row["id"]))
    return Lines([_line(row) for row in found], found[-1]["id"] if found else after)


def _line(row: RowMapping) -> ChatWire:
    return ChatWire(row["seat"], row["name"], row["text"], row["at"], row["ply"], row["recipient"], row["person_id"])
