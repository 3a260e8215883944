"""How somebody comes back: passkeys, codes, links of mails; and the sessions in which he is signed in."""

import datetime as dt

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, update

from hatalom.server.ids import PersonId, TokenHash
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.records import Person
from hatalom.server.store.rows import now

ID_LENGTH = 16
"""A session is named by so many signs of its hash: its owner can tell it from others, and nobody can use it."""


class Passkey(msgspec.Struct, frozen=True):
    id: str
    person: PersonId
    public_key: bytes
    count: int
    name: str
    created: str = ""
    used: str = ""


class Session(msgspec.Struct, frozen=True):
    token_hash: TokenHash
    name: str
    created: str
    seen: str

    @property
    def id(self) -> str:
        return self.token_hash[:ID_LENGTH]


class Ticket(msgspec.Struct, frozen=True):
    person: PersonId | None
    value: str


class Accounts:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- sessions ---------------------------------------------------------------------------------------------------

    async def sessions(self, person: PersonId) -> list[Session]:
        """The one that was used last first."""
        query = select(t.sessions).where(t.sessions.c.person_id == person).order_by(t.sessions.c.seen.desc())
        rows = await self.database.rows(query)
        return [Session(TokenHash(row["token_hash"]), row["name"], row["created"], row["seen"]) for row in rows]

    # -- passkeys ---------------------------------------------------------------------------------------------------

    async def passkeys(self, person: PersonId) -> list[Passkey]:
        query = select(t.passkeys).where(t.passkeys.c.person_id == person).order_by(t.passkeys.c.created)
        return [_passkey(row) for row in await self.database.rows(query)]

    async def passkey(self, id_: str) -> Passkey | None:
        row = await self.database.row(select(t.passkeys).where(t.passkeys.c.id == id_.replace("\0", "")))
        return _passkey(row) if row is not None else None

    async def add_passkey(self, key: Passkey) -> None:
        columns = {**msgspec.structs.asdict(key), "person_id": key.person, "created": now(), "used": now()}
        del columns["person"]
        async with self.database.writing() as connection:
            await connection.execute(insert(t.passkeys).values(columns))

    async def use_passkey(self, id_: str, count: int) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(t.passkeys).where(t.passkeys.c.id == id_).values(count=count, used=now()))

    async def remove_passkey(self, person: PersonId, id_: str) -> bool:
        own = delete(t.passkeys).where(t.passkeys.c.person_id == person, t.passkeys.c.id == id_.replace("\0", ""))
        async with self.database.writing() as connection:
            return (await connection.execute(own)).rowcount > 0

    # -- codes and tickets ------------------------------------------------------------------------------------------

    async def set_codes(self, person: PersonId, hashes: list[str]) -> None:
        """New ones; the old ones open nothing any more."""
        async with self.database.writing() as connection:
            await connection.execute(delete(t.codes).where(t.codes.c.person_id == person))
            await connection.execute(insert(t.codes), [{"hash": one, "person_id": person} for one in hashes])

    async def count_codes(self, person: PersonId) -> int:
        return await self.database.count(t.codes, t.codes.c.person_id == person)

    async def use_code(self, hash_: str) -> PersonId | None:
        """Whose account it opens; it does so once."""
        used = delete(t.codes).where(t.codes.c.hash == hash_).returning(t.codes.c.person_id)
        async with self.database.writing() as connection:
            found = (await connection.execute(used)).scalar()
        return PersonId(found) if found is not None else None

    async def add_ticket(self, hash_: str, kind: str, ticket: Ticket, lasts: dt.timedelta) -> None:
        until = (dt.datetime.now(dt.UTC) + lasts).isoformat(timespec="milliseconds")
        columns = {"hash": hash_, "kind": kind, "person_id": ticket.person, "value": ticket.value, "until": until}
        async with self.database.writing() as connection:
            await connection.execute(delete(t.tickets).where(t.tickets.c.until < now()))
            await connection.execute(insert(t.tickets).values(columns))

    async def use_ticket(self, hash_: str, kind: str) -> Ticket | None:
        """It is good for one time."""
        used = delete(t.tickets).where(t.tickets.c.hash == hash_, t.tickets.c.kind == kind, t.tickets.c.until > now())
        async with self.database.writing() as connection:
            row = (await connection.execute(used.returning(t.tickets.c.person_id, t.tickets.c.value))).first()
        return Ticket(PersonId(row.person_id) if row.person_id else None, row.value) if row is not None else None

    async def name_of(self, person: Person) -> str | None:
        """How an account is called: by its login name, its mail address, or its owner; None for a guest."""
        query = select(t.accounts.c.login).where(t.accounts.c.person_id == person.id)
        row = await self.database.row(query)
        if row is not None:
            return str(row["login"])
        has_passkey = await self.database.count(t.passkeys, t.passkeys.c.person_id == person.id) > 0
        return await self.mail_of(person.id) or (person.name if has_passkey else None)

    # -- mail and password ------------------------------------------------------------------------------------------

    async def mail_of(self, person: PersonId) -> str | None:
        """The address that he has confirmed."""
        query = select(t.ways.c.address).where(t.ways.c.person_id == person, t.ways.c.kind == "mail")
        row = await self.database.row(query.where(t.ways.c.proof == ""))
        return row["address"] if row is not None else None

    async def person_with_mail(self, address: str) -> PersonId | None:
        """Whoever has confirmed this address first."""
        query = select(t.ways.c.person_id).where(t.ways.c.kind == "mail", t.ways.c.proof == "")
        row = await self.database.row(query.where(t.ways.c.address == address).order_by(t.ways.c.created).limit(1))
        return PersonId(row["person_id"]) if row is not None else None

    async def set_password(self, person: PersonId, password_hash: str) -> bool:
        """False for somebody who has no login name."""
        own = update(t.accounts).where(t.accounts.c.person_id == person).values(password_hash=password_hash)
        async with self.database.writing() as connection:
            return (await connection.execute(own)).rowcount > 0


def _passkey(row: RowMapping) -> Passkey:
    return Passkey(
        row["id"],
        PersonId(row["person_id"]),
        row["public_key"],
        row["count"],
        row["name"],
        row["created"],
        row["used"],
    )
