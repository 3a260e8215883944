"""The logbook of the server: when it was started, saved, tidied up, what moderators did.  Nobody changes it later."""

from collections.abc import Collection
from typing import Literal, get_args

import msgspec
from sqlalchemy import Connection, func, insert, inspect, select

from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.rows import now

Moderated = Literal["muted", "unmuted", "banned", "unbanned", "renamed", "looked", "closed", "answered"]
Happened = Literal["start", "backup", "restore", "removed"] | Moderated
MODERATED: Collection[Moderated] = get_args(Moderated)


class Entry(msgspec.Struct, frozen=True):
    at: str
    what: Happened
    words: dict[str, str]


class Logbook:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, what: Happened, **words: str) -> None:
        async with self.database.writing() as connection:
            await connection.run_sync(enter, what, words)

    async def last(self, count: int, kinds: Collection[Happened] = ()) -> list[Entry]:
        """The newest first; of certain kinds only, where they are named."""
        query = select(t.logbook).where(t.logbook.c.what.in_(kinds)) if kinds else select(t.logbook)
        rows = await self.database.rows(query.order_by(t.logbook.c.id.desc()).limit(count))
        return [Entry(row["at"], row["what"], msgspec.json.decode(row["words"], type=dict[str, str])) for row in rows]

    async def last_time(self, what: Happened) -> str | None:
        row = await self.database.row(select(func.max(t.logbook.c.at).label("at")).where(t.logbook.c.what == what))
        return row["at"] if row else None


def enter(connection: Connection, what: Happened, words: dict[str, str]) -> None:
    """A database of an older version has no logbook yet."""
    if inspect(connection).has_table(t.logbook.name):
        told = {"at": now(), "what": what, "words": msgspec.json.encode(words).decode()}
        connection.execute(insert(t.logbook).values(told))
