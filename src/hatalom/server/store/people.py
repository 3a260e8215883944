"""People in the database: names, sessions, accounts."""

import datetime as dt
import time
from contextlib import suppress

import msgspec
from sqlalchemy import and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId, TableId, TokenHash
from hatalom.server.store import schema as t
from hatalom.server.store.away import Away
from hatalom.server.store.database import Database
from hatalom.server.store.records import Account, Person
from hatalom.server.store.revisions import count_change
from hatalom.server.store.rows import now
from hatalom.table.rest import Rest

KNOWN_SECONDS = 60.0
MOST_KNOWN = 10_000
SEEN = dt.timedelta(minutes=5)
"""It is written down that often at most that somebody is here."""
EXPIRY = dt.timedelta(days=365)
"""Whoever has not come for so long is a stranger again."""
TAKEN = "that login name is taken, or you have an account already"


class People:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: dict[TokenHash, tuple[float, Person]] = {}  # with the time each was looked up

    async def by_token(self, token_hash: TokenHash) -> Person | None:
        """Somebody who was looked up lately is not looked up again.  Whoever is kept out is a stranger."""
        found = self._known.get(token_hash)
        if found is not None and time.monotonic() - found[0] < KNOWN_SECONDS:
            return found[1]
        columns = (t.people.c.id, t.people.c.name, t.people.c.banned_until, t.sessions.c.seen)
        query = select(*columns).join(t.sessions)
        row = await self.database.row(query.where(t.sessions.c.token_hash == token_hash))
        if row is None or row["seen"] < _before(EXPIRY) or row["banned_until"] > now():
            return None
        if row["seen"] < _before(SEEN):
            with suppress(Away):  # whoever only looks needs no place on a full disk
                await self._see(token_hash)
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        person = Person(PersonId(row["id"]), row["name"])
        self._known[token_hash] = (time.monotonic(), person)
        return person

    async def _see(self, token_hash: TokenHash) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(t.sessions).where(t.sessions.c.token_hash == token_hash).values(seen=now()))

    async def add(self, person: Person, token_hash: TokenHash, browser: str = "") -> None:
        """A new person with a first session."""
        async with self.database.writing() as connection:
            await connection.execute(insert(t.people).values(id=person.id, name=person.name, created=now()))
            await _add_session(connection, person.id, token_hash, browser)

    async def add_session(self, person: PersonId, token_hash: TokenHash, browser: str = "") -> None:
        async with self.database.writing() as connection:
            await _add_session(connection, person, token_hash, browser)

    async def end_session(self, token_hash: TokenHash) -> None:
        self._known.pop(token_hash, None)
        async with self.database.writing() as connection:
            await connection.execute(delete(t.sessions).where(t.sessions.c.token_hash == token_hash))

    async def rename(self, person: PersonId, name: str) -> dict[TableId, int]:
        """The new name, at the running tables too; returns these, each with its revision."""
        running = select(t.tables.c.id).where(t.tables.c.status != "over")
        mine = and_(t.seats.c.owner == person, t.seats.c.table_id.in_(running))
        async with self.database.writing() as connection:
            await connection.execute(update(t.people).where(t.people.c.id == person).values(name=name))
            found = await connection.execute(select(t.seats.c.table_id).where(mine).distinct())
            tables = sorted(TableId(row.table_id) for row in found)  # in the order in which the writer locks them
            revisions = {table: await count_change(connection, table) for table in tables}
            await connection.execute(update(t.seats).where(mine).values(name=name))
        self.forget(person)
        return revisions

    def forget(self, person: PersonId) -> None:
        """Whoever asks in his name is looked up again."""
        self._known = {token: entry for token, entry in self._known.items() if entry[1].id != person}

    async def rest(self, person: PersonId) -> Rest | None:
        """When somebody rests; None if he has never said."""
        row = await self.database.row(select(t.people.c.rest).where(t.people.c.id == person))
        return msgspec.json.decode(row["rest"], type=Rest) if row is not None and row["rest"] else None

    async def nights_changed(self, person: PersonId) -> str:
        """When he last changed his nights."""
        row = await self.database.row(select(t.people.c.rest_changed).where(t.people.c.id == person))
        return row["rest_changed"] if row is not None else ""

    async def set_rest(self, person: PersonId, rest: Rest, changed: str) -> None:
        columns = {"rest": msgspec.json.encode(rest).decode(), "rest_changed": changed}
        async with self.database.writing() as connection:
            await connection.execute(update(t.people).where(t.people.c.id == person).values(columns))

    async def login_of(self, person: PersonId) -> str | None:
        row = await self.database.row(select(t.accounts.c.login).where(t.accounts.c.person_id == person))
        return row["login"] if row else None

    async def account(self, login: str) -> Account | None:
        row = await self.database.row(select(t.accounts).where(t.accounts.c.login == login))
        return Account(row["login"], PersonId(row["person_id"]), row["password_hash"]) if row else None

    async def add_account(self, account: Account) -> None:
        same = or_(t.accounts.c.login == account.login, t.accounts.c.person_id == account.person)
        async with self.database.writing() as connection:
            if (await connection.execute(select(t.accounts.c.login).where(same))).first() is not None:
                raise IllegalAction("forbidden", TAKEN)
            columns = {
                "login": account.login,
                "person_id": account.person,
                "password_hash": account.password_hash,
                "created": now(),
            }
            try:
                await connection.execute(insert(t.accounts).values(columns))
            except IntegrityError as error:  # somebody else took it just now
                raise IllegalAction("forbidden", TAKEN) from error


async def _add_session(connection: AsyncConnection, person: PersonId, token_hash: TokenHash, browser: str) -> None:
    columns = {"token_hash": token_hash, "person_id": person, "created": now(), "seen": now(), "name": browser}
    await connection.execute(insert(t.sessions).values(columns))


def _before(time: dt.timedelta) -> str:
    return (dt.datetime.now(dt.UTC) - time).isoformat(timespec="milliseconds")
