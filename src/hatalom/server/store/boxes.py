"""The boxes that people keep in their accounts, each as the file it is."""

import msgspec
from sqlalchemy import RowMapping, delete, select, update

from hatalom.server.ids import BoxId, PersonId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.rows import now


class BoxRecord(msgspec.Struct, frozen=True, kw_only=True):
    id: BoxId
    person_id: PersonId
    game: str
    name: str
    digest: str
    text: str
    is_shared: bool = False
    updated: str = ""


class Boxes:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: PersonId) -> list[BoxRecord]:
        """The newest first."""
        mine = select(t.boxes).where(t.boxes.c.person_id == person)
        rows = await self.database.rows(mine.order_by(t.boxes.c.updated.desc(), t.boxes.c.id))
        return [_record(row) for row in rows]

    async def get(self, box: BoxId) -> BoxRecord | None:
        row = await self.database.row(select(t.boxes).where(t.boxes.c.id == box.replace("\0", "")))
        return _record(row) if row is not None else None

    async def put(self, record: BoxRecord) -> None:
        await self.database.put(t.boxes, {**msgspec.to_builtins(record), "updated": now()})

    async def share(self, box: BoxId, is_shared: bool) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(t.boxes).where(t.boxes.c.id == box).values(is_shared=is_shared))

    async def remove(self, box: BoxId) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(t.boxes).where(t.boxes.c.id == box))


def _record(row: RowMapping) -> BoxRecord:
    return BoxRecord(**{str(key): value for key, value in row.items()})
