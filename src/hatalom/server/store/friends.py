"""Ties between people: friends by consent, whom somebody blocks, and who may see what of him."""

from typing import Any, Literal

import msgspec
from sqlalchemy import and_, delete, exists, or_, select, update

from hatalom.server.ids import PersonId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.lists import is_blocked
from hatalom.server.store.records import Person
from hatalom.server.store.rows import now

Circle = Literal["all", "friends", "me"]


class Privacy(msgspec.Struct, frozen=True):
    """Who may see somebody's results, his strength, and whether he is here."""

    results: Circle = "all"
    strength: Circle = "friends"
    here: Circle = "friends"

    @classmethod
    def read(cls, stored: str) -> "Privacy":
        """As it stands in the database; nothing is there until somebody has chosen."""
        return msgspec.json.decode(stored, type=cls) if stored else cls()


class Ties(msgspec.Struct, frozen=True):
    """What is between a person and another: who wants whom for a friend, and whether the first blocks the other."""

    wants: bool
    is_wanted: bool
    blocks: bool
    is_blocked: bool

    @property
    def are_friends(self) -> bool:
        return self.wants and self.is_wanted


class Friends:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def person(self, id_: str) -> Person | None:
        """Nobody who has gone for good."""
        query = select(t.people.c.id, t.people.c.name).where(t.people.c.id == id_.replace("\0", ""))
        row = await self.database.row(query)
        return Person(PersonId(row["id"]), row["name"]) if row is not None and row["name"] else None

    async def between(self, person: PersonId, other: PersonId) -> Ties:
        found = select(
            _has(t.friends, person, other).label("wants"),
            _has(t.friends, other, person).label("is_wanted"),
            _has(t.blocks, person, other).label("blocks"),
            _has(t.blocks, other, person).label("is_blocked"),
        )
        [row] = await self.database.rows(found)
        return Ties(*(bool(row[name]) for name in ("wants", "is_wanted", "blocks", "is_blocked")))

    async def are(self, person: PersonId, other: PersonId) -> bool:
        return (await self.between(person, other)).are_friends

    async def wanted(self, person: PersonId) -> list[Person]:
        """Those whom he wants for friends, whether they want it too or not."""
        mine = t.people.join(t.friends, t.friends.c.other == t.people.c.id)
        return await self._people(mine, t.friends.c.person_id == person, ~is_blocked(person, t.people.c.id))

    async def wanting(self, person: PersonId) -> list[Person]:
        """Those who want him; whom he blocks he is not told of."""
        theirs = t.people.join(t.friends, t.friends.c.person_id == t.people.c.id)
        return await self._people(theirs, t.friends.c.other == person, ~is_blocked(person, t.people.c.id))

    async def blocked(self, person: PersonId) -> list[Person]:
        mine = t.people.join(t.blocks, t.blocks.c.other == t.people.c.id)
        return await self._people(mine, t.blocks.c.person_id == person)

    async def want(self, person: PersonId, other: PersonId) -> None:
        await self.database.put(t.friends, {"person_id": person, "other": other, "at": now()})

    async def part(self, person: PersonId, other: PersonId) -> None:
        """Neither wants the other any more."""
        one = and_(t.friends.c.person_id == person, t.friends.c.other == other)
        back = and_(t.friends.c.person_id == other, t.friends.c.other == person)
        async with self.database.writing() as connection:
            await connection.execute(delete(t.friends).where(or_(one, back)))

    async def block(self, person: PersonId, other: PersonId) -> None:
        """What the other one wanted stays as it is: nothing changes for him."""
        await self.database.put(t.blocks, {"person_id": person, "other": other, "at": now()})

    async def unblock(self, person: PersonId, other: PersonId) -> None:
        one = and_(t.blocks.c.person_id == person, t.blocks.c.other == other)
        async with self.database.writing() as connection:
            await connection.execute(delete(t.blocks).where(one))

    async def privacy(self, person: PersonId) -> Privacy:
        row = await self.database.row(select(t.people.c.privacy).where(t.people.c.id == person))
        return Privacy.read(row["privacy"] if row is not None else "")

    async def set_privacy(self, person: PersonId, privacy: Privacy) -> None:
        text = msgspec.json.encode(privacy).decode()
        async with self.database.writing() as connection:
            await connection.execute(update(t.people).where(t.people.c.id == person).values(privacy=text))

    async def _people(self, joined: Any, *conditions: Any) -> list[Person]:
        query = select(t.people.c.id, t.people.c.name).select_from(joined).where(*conditions)
        rows = await self.database.rows(query.order_by(t.people.c.name, t.people.c.id))
        return [Person(PersonId(row["id"]), row["name"]) for row in rows]


def _has(table: Any, person: PersonId, other: PersonId) -> Any:
    return exists().where(table.c.person_id == person, table.c.other == other)
