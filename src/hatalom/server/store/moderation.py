"""Complaints of people about people, and what moderators have imposed on them."""

import datetime as dt
from typing import Any

import msgspec
from sqlalchemy import RowMapping, and_, exists, insert, or_, select, update

from hatalom.server.ids import PersonId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.rows import now


class NewComplaint(msgspec.Struct, frozen=True, kw_only=True):
    """`line` is the number of what was said, 0 for a complaint about somebody as a whole; `said` are its words."""

    person: PersonId
    about: PersonId
    table: TableId | None
    line: int = 0
    said: str = ""
    words: str


class Complaint(msgspec.Struct, frozen=True, kw_only=True):
    """A stored one, with the names that both people have now."""

    id: int
    by: str
    about: PersonId
    name: str
    table: TableId | None
    game: str
    line: int
    said: str
    words: str
    at: str
    is_closed: bool


class Line(msgspec.Struct, frozen=True):
    """Something that was said: its number, who said it, and to whom if not to all."""

    number: int
    person: PersonId
    name: str
    text: str
    at: str
    seat: str | None
    to: str | None


class Moderation:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- complaints -------------------------------------------------------------------------------------------------

    async def line_at(self, table: TableId, at: str, reader: PersonId) -> Line | None:
        """What was said at a table at that moment, if this reader has heard it."""
        sits = exists().where(
            t.seats.c.table_id == t.chat.c.table_id,
            t.seats.c.owner == reader,
            or_(t.seats.c.seat == t.chat.c.recipient, t.seats.c.seat == t.chat.c.seat),
        )
        here = and_(t.chat.c.table_id == table, t.chat.c.at == at, or_(t.chat.c.recipient.is_(None), sits))
        row = await self.database.row(select(t.chat).where(here).order_by(t.chat.c.id).limit(1))
        return _line(row) if row is not None else None

    async def add(self, new: NewComplaint) -> None:
        columns = {**msgspec.structs.asdict(new), "at": now()}
        columns |= {"person_id": columns.pop("person"), "table_id": columns.pop("table")}
        async with self.database.writing() as connection:
            await connection.execute(insert(t.complaints).values(columns))

    async def count_open(self, person: PersonId) -> int:
        mine = and_(t.complaints.c.person_id == person, t.complaints.c.closed == "")
        return await self.database.count(t.complaints, mine)

    async def open(self, most: int) -> list[Complaint]:
        """The oldest first."""
        query = _complaints().where(t.complaints.c.closed == "").order_by(t.complaints.c.id).limit(most)
        return [_complaint(row) for row in await self.database.rows(query)]

    async def get(self, id_: int) -> Complaint | None:
        row = await self.database.row(_complaints().where(t.complaints.c.id == id_))
        return _complaint(row) if row is not None else None

    async def close(self, id_: int) -> bool:
        """False if it was closed before."""
        one = update(t.complaints).where(t.complaints.c.id == id_, t.complaints.c.closed == "")
        async with self.database.writing() as connection:
            return (await connection.execute(one.values(closed=now()))).rowcount > 0

    async def close_report(self, id_: int) -> bool:
        one = update(t.reports).where(t.reports.c.id == id_, t.reports.c.closed == "")
        async with self.database.writing() as connection:
            return (await connection.execute(one.values(closed=now()))).rowcount > 0

    async def talk_around(self, complaint: Complaint, most: int) -> list[Line]:
        """The last lines that everybody could read; of secret talk that of the two whose line was reported."""
        reported = select(t.chat.c.seat, t.chat.c.recipient).where(t.chat.c.id == complaint.line)
        found = await self.database.row(reported.where(t.chat.c.recipient.is_not(None)))
        readable: Any = t.chat.c.recipient.is_(None)
        if found is not None:
            two = [found["seat"], found["recipient"]]
            readable = or_(readable, and_(t.chat.c.seat.in_(two), t.chat.c.recipient.in_(two)))
        query = select(t.chat).where(t.chat.c.table_id == complaint.table, readable)
        rows = await self.database.rows(query.order_by(t.chat.c.id.desc()).limit(most))
        return [_line(row) for row in reversed(rows)]

    # -- people -----------------------------------------------------------------------------------------------------

    async def name_of(self, person: PersonId) -> str | None:
        """None for somebody who is not here."""
        row = await self.database.row(select(t.people.c.name).where(t.people.c.id == person.replace("\0", "")))
        return row["name"] if row is not None else None

    async def muted_until(self, person: PersonId) -> str:
        """Empty for who may talk."""
        return await self._until(person, "muted_until")

    async def banned_until(self, person: PersonId) -> str:
        return await self._until(person, "banned_until")

    async def mute(self, person: PersonId, days: int) -> str:
        return await self._set(person, "muted_until", days)

    async def ban(self, person: PersonId, days: int) -> str:
        return await self._set(person, "banned_until", days)

    async def _until(self, person: PersonId, column: str) -> str:
        row = await self.database.row(select(t.people.c[column]).where(t.people.c.id == person))
        return row[column] if row is not None and row[column] > now() else ""

    async def _set(self, person: PersonId, column: str, days: int) -> str:
        """For so many days from now; for none it ends."""
        until = dt.datetime.now(dt.UTC) + dt.timedelta(days=days)
        text = until.isoformat(timespec="milliseconds") if days else ""
        async with self.database.writing() as connection:
            await connection.execute(update(t.people).where(t.people.c.id == person).values({column: text}))
        return text


def _complaints() -> Any:
    by, about = t.people.alias("by"), t.people.alias("about")
    joined = (
        t.complaints.join(by, by.c.id == t.complaints.c.person_id)
        .join(about, about.c.id == t.complaints.c.about)
        .outerjoin(t.tables, t.tables.c.id == t.complaints.c.table_id)
    )
    columns = (by.c.name.label("by_name"), about.c.name.label("about_name"), t.tables.c.game)
    return select(t.complaints, *columns).select_from(joined)


def _complaint(row: RowMapping) -> Complaint:
    return Complaint(
        id=row["id"],
        by=row["by_name"],
        about=PersonId(row["about"]),
        name=row["about_name"],
        table=TableId(row["table_id"]) if row["table_id"] else None,
        game=row["game"] or "",
        line=row["line"],
        said=row["said"],
        words=row["words"],
        at=row["at"],
        is_closed=bool(row["closed"]),
    )


def _line(row: RowMapping) -> Line:
    return Line(
        row["id"], PersonId(row["person_id"]), row["name"], row["text"], row["at"], row["seat"], row["recipient"]
    )
