"""Everything that is stored of one person: told to him, given to another of his own, or taken away."""

from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hatalom.server.ids import PersonId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database, rows_of
from hatalom.server.store.revisions import count_change

KEPT_BY_PERSON = (t.sessions, t.accounts, t.passkeys, t.codes, t.ways, t.lessons, t.visits, t.notes, t.nudges, t.boxes)
"""What goes with its person."""
SAID = (t.chat, t.annotations, t.consents)
"""And what he has said to others."""


class Estate:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def everything(self, person: PersonId) -> dict[str, Any]:
        """All that is stored of somebody, without secrets."""
        seats, tables = t.seats.c, t.tables.c
        played = select(
            tables.id, tables.game, tables.status, tables.created, tables.updated, tables.result, seats.seat
        )
        asked: dict[str, Any] = {
            "person": select(t.people.c.name, t.people.c.created, t.people.c.rest, t.people.c.wishes).where(
                t.people.c.id == person
            ),
            "logins": select(t.accounts.c.login, t.accounts.c.created).where(t.accounts.c.person_id == person),
            "sessions": select(t.sessions.c.name, t.sessions.c.created, t.sessions.c.seen).where(
                t.sessions.c.person_id == person
            ),
            "passkeys": select(t.passkeys.c.name, t.passkeys.c.created, t.passkeys.c.used).where(
                t.passkeys.c.person_id == person
            ),
            "ways": select(t.ways.c.kind, t.ways.c.address, t.ways.c.created).where(t.ways.c.person_id == person),
            "tables": played.join(t.seats).where(seats.owner == person).order_by(tables.created),
            "chat": _own(t.chat, person, "table_id", "text", "recipient", "at"),
            "notes": _own(t.notes, person, "table_id", "text"),
            "annotations": _own(t.annotations, person, "table_id", "ply", "text", "at"),
            "leagues": select(t.leagues.c.name, t.leagues.c.game, t.entrants.c.joined)
            .join(t.entrants)
            .where(t.entrants.c.person_id == person),
            "boxes": _own(t.boxes, person, "game", "name", "text", "is_shared", "updated"),
            "friends": _named(t.friends, person),
            "blocked": _named(t.blocks, person),
            "complaints": _own(t.complaints, person, "table_id", "words", "at"),
            "reports": _own(t.reports, person, "table_id", "words", "at"),
        }
        async with self.database.reading() as connection:
            return {
                name: [{str(key): value for key, value in row.items()} for row in await rows_of(connection, query)]
                for name, query in asked.items()
            }

    async def running(self, person: PersonId) -> list[TableId]:
        """The tables at which somebody sits in a game that goes on."""
        mine = select(t.seats.c.table_id).where(t.seats.c.owner == person)
        rows = await self.database.rows(
            select(t.tables.c.id).where(t.tables.c.status != "over", t.tables.c.id.in_(mine))
        )
        return [TableId(row["id"]) for row in rows]

    async def remove(self, person: PersonId) -> list[TableId]:
        """Somebody goes: his games stay for the others, without his name.  Returns his tables."""
        async with self.database.writing() as connection:
            mine = or_(t.seats.c.owner == person, t.seats.c.invited == person)
            tables = await _tables(connection, select(t.seats.c.table_id).where(mine))
            await connection.execute(update(t.seats).where(t.seats.c.owner == person).values(owner=None, name=""))
            await connection.execute(update(t.seats).where(t.seats.c.invited == person).values(invited=None))
            for table in (*KEPT_BY_PERSON, *SAID):
                await connection.execute(delete(table).where(table.c.person_id == person))
            await _leave_leagues(connection, person)
            for ties in (t.friends, t.blocks):
                await connection.execute(delete(ties).where(or_(ties.c.person_id == person, ties.c.other == person)))
            nothing = {"name": "", "rest": "", "rest_changed": "", "wishes": "", "privacy": ""}
            await connection.execute(update(t.people).where(t.people.c.id == person).values(nothing))
            return tables

    async def give(self, guest: PersonId, heir: PersonId) -> list[TableId]:
        """A guest turns out to be somebody: the tables of the guest are his, but for those at which he sits already."""
        known = select(t.seats.c.table_id).where(
            or_(t.seats.c.owner == heir, t.seats.c.known.contains(f'"{heir}"', autoescape=True))
        )
        theirs = or_(t.seats.c.owner == guest, t.seats.c.known.contains(f'"{guest}"', autoescape=True))
        seated = select(t.seats.c.table_id).where(theirs, ~t.seats.c.table_id.in_(known))
        hosted = select(t.tables.c.id).where(t.tables.c.host == guest, ~t.tables.c.id.in_(known))
        async with self.database.writing() as connection:
            tables = await _tables(connection, seated.union(hosted))
            here = t.seats.c.table_id.in_(tables)
            name = select(t.people.c.name).where(t.people.c.id == heir).scalar_subquery()
            owned = update(t.seats).where(here, t.seats.c.owner == guest)
            await connection.execute(owned.values(owner=heir, name=name))
            await _rename_known(connection, tables, guest, heir)
            host = update(t.tables).where(t.tables.c.id.in_(tables), t.tables.c.host == guest)
            await connection.execute(host.values(host=heir))
            await connection.execute(update(t.boxes).where(t.boxes.c.person_id == guest).values(person_id=heir))
            for table in (t.chat, t.annotations):
                same = and_(table.c.person_id == guest, table.c.table_id.in_(tables))
                await connection.execute(update(table).where(same).values(person_id=heir))
            return tables


def _own(table: Any, person: PersonId, *columns: str) -> Any:
    return select(*(table.c[name] for name in columns)).where(table.c.person_id == person)


def _named(table: Any, person: PersonId) -> Any:
    """The people to whom somebody has this tie."""
    others = select(t.people.c.name, table.c.at).join(table, table.c.other == t.people.c.id)
    return others.where(table.c.person_id == person)


async def _tables(connection: AsyncConnection, query: Any) -> list[TableId]:
    """In the order in which the writer locks them; each counts a change."""
    found = sorted({TableId(row[0]) for row in await connection.execute(query)})
    for table in found:
        await count_change(connection, table)
    return found


async def _leave_leagues(connection: AsyncConnection, person: PersonId) -> None:
    """Those that have begun keep his place in the table."""
    mine = t.entrants.c.person_id == person
    await connection.execute(delete(t.entrants).where(mine, t.entrants.c.number < 0))
    rounds = select(func.count()).where(t.rounds.c.league_id == t.entrants.c.league_id).scalar_subquery()
    gone = update(t.entrants).where(mine, t.entrants.c.left_after < 0)
    await connection.execute(gone.values(left_after=rounds))


async def _rename_known(connection: AsyncConnection, tables: list[TableId], guest: PersonId, heir: PersonId) -> None:
    query = select(t.seats).where(t.seats.c.table_id.in_(tables), t.seats.c.known != "[]")
    for row in await rows_of(connection, query):
        known = [heir if one == guest else one for one in msgspec.json.decode(row["known"], type=list[str])]
        this = and_(t.seats.c.table_id == row["table_id"], t.seats.c.number == row["number"])
        await connection.execute(update(t.seats).where(this).values(known=msgspec.json.encode(known).decode()))
