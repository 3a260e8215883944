"""What is said at tables, and the notes that people write for themselves."""

from sqlalchemy import RowMapping, and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hatalom.server.ids import PersonId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database, rows_of
from hatalom.server.wire.talk import ChatWire

CHAT_LENGTH = 200


class Talk:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table: TableId, person: PersonId, line: ChatWire) -> None:
        said = {"seat": line.seat, "name": line.name, "text": line.text, "at": line.at, "ply": line.ply}
        columns = {"table_id": table, "person_id": person, **said, "recipient": line.to}
        async with self.database.engine.begin() as connection:
            await connection.execute(insert(t.chat).values(columns))

    async def note(self, table: TableId, person: PersonId) -> str:
        query = select(t.notes.c.text).where(t.notes.c.table_id == table, t.notes.c.person_id == person)
        row = await self.database.row(query)
        return row["text"] if row else ""

    async def set_note(self, table: TableId, person: PersonId, text: str) -> None:
        own = and_(t.notes.c.table_id == table, t.notes.c.person_id == person)
        async with self.database.engine.begin() as connection:
            await connection.execute(delete(t.notes).where(own))
            await connection.execute(insert(t.notes).values(table_id=table, person_id=person, text=text))


async def chat_of(connection: AsyncConnection, table: TableId) -> list[ChatWire]:
    """The last lines; what was said in secret takes no room from what everybody reads."""
    found: list[RowMapping] = []
    for is_open in (t.chat.c.recipient.is_(None), t.chat.c.recipient.is_not(None)):
        query = select(t.chat).where(t.chat.c.table_id == table, is_open).order_by(t.chat.c.id.desc())
        found += await rows_of(connection, query.limit(CHAT_LENGTH))
    return [
        ChatWire(row["seat"], row["name"], row["text"], row["at"], row["ply"], row["recipient"])
        for row in sorted(found, key=lambda row: row["id"])
    ]
