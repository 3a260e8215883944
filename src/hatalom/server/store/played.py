"""What everybody has played of a game: how it ended, how long it took, and who plays most.

Only games that count and that any list shows: nothing is told of private tables, nor of those at one screen.
"""

from typing import Any

import msgspec
from sqlalchemy import and_, exists, func, or_, select

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId, SeatId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.friends import Privacy
from hatalom.server.store.lists import seats_of
from hatalom.server.store.records import Person
from hatalom.server.store.rows import reading
from hatalom.table.table import Sitter
from hatalom.table.wire import ResultWire

DAY = 10
"""So many signs of a time are its day."""


class PlayedGame(msgspec.Struct, frozen=True):
    """`people` are the seats that people had at the end; `ms` is the time from the first decision to the last."""

    table: TableId
    result: ResultWire
    people: frozenset[SeatId]
    decisions: int
    ms: int
    ended: str
    has_public_chronicle: bool


class Regular(msgspec.Struct, frozen=True):
    """Somebody with an account, and how many games he has played."""

    person: Person
    games: int
    privacy: Privacy


class Played:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def count(self, game: str) -> int:
        return await self.database.count(t.tables, _finished(game))

    async def days(self, game: str, since: str) -> dict[str, int]:
        """How many games ended on each day."""
        day = func.substr(t.tables.c.updated, 1, DAY).label("day")
        query = select(day, func.count().label("games")).where(_finished(game), t.tables.c.updated >= since)
        return {row["day"]: row["games"] for row in await self.database.rows(query.group_by(day))}

    async def last(self, game: str, most: int) -> list[PlayedGame]:
        """The newest first.  One that cannot be read is left out."""
        table = t.tables.c
        newest = select(table.id, table.result, table.updated, _has_public_chronicle().label("told"))
        newest = newest.where(_finished(game)).order_by(table.updated.desc(), table.id.desc()).limit(most)
        rows = await self.database.rows(newest)
        ids = [row["id"] for row in rows]
        seats, lengths = await seats_of(self.database, ids), await self._lengths(ids)
        found = []
        for row in rows:
            try:
                with reading(row["id"]):
                    result = msgspec.json.decode(row["result"], type=ResultWire)
            except IllegalAction:
                continue
            people = frozenset(SeatId(seat["seat"]) for seat in seats[row["id"]] if seat["kind"] == Sitter.HUMAN)
            length = lengths.get(row["id"], (0, 0))
            found.append(PlayedGame(TableId(row["id"]), result, people, *length, row["updated"], bool(row["told"])))
        return found

    async def _lengths(self, tables: list[str]) -> dict[str, tuple[int, int]]:
        """The decisions of each table, and the milliseconds from the first to the last."""
        row = t.journal.c
        decided = and_(row.table_id.in_(tables), row.kind == "step", row.seat >= 0)
        sums = select(row.table_id, func.count().label("count"), (func.max(row.at) - func.min(row.at)).label("ms"))
        found = await self.database.rows(sums.where(decided).group_by(row.table_id))
        return {one["table_id"]: (one["count"], one["ms"]) for one in found}

    async def regulars(self, game: str, most: int) -> list[Regular]:
        """Those with an account who have finished most games."""
        person, games = t.people.c, func.count(t.seats.c.table_id.distinct()).label("games")
        joined = t.seats.join(t.tables).join(t.people, t.people.c.id == t.seats.c.owner)
        query = select(person.id, person.name, person.privacy, games).select_from(joined)
        query = query.where(_finished(game), person.name != "", _has_account(), t.seats.c.kind == Sitter.HUMAN)
        query = query.group_by(person.id, person.name, person.privacy).order_by(games.desc(), person.id).limit(most)
        return [
            Regular(Person(PersonId(row["id"]), row["name"]), row["games"], Privacy.read(row["privacy"]))
            for row in await self.database.rows(query)
        ]


def _finished(game: str) -> Any:
    table = t.tables.c
    is_listed = and_(~table.private, ~table.same_screen, ~table.imported)
    return and_(table.game == game, table.status == "over", table.result != "", table.counted, is_listed)


def _has_public_chronicle() -> Any:
    """Whether everybody who played it lets everybody read it; at a table without people its host decides."""
    seats, consents = t.seats.c, t.consents.c
    of_table = consents.table_id == t.tables.c.id
    has_agreed = exists().where(of_table, consents.person_id == seats.owner).correlate(t.tables, t.seats)
    taken = and_(seats.table_id == t.tables.c.id, seats.owner.is_not(None))
    refused = exists().where(taken, ~has_agreed).correlate(t.tables)
    host = exists().where(of_table, consents.person_id == t.tables.c.host).correlate(t.tables)
    return and_(~refused, or_(exists().where(taken).correlate(t.tables), host))


def _has_account() -> Any:
    """A login name, a passkey, or a mail address that was confirmed."""
    is_mail = and_(t.ways.c.kind == "mail", t.ways.c.proof == "")
    return or_(
        exists().where(t.accounts.c.person_id == t.people.c.id),
        exists().where(t.passkeys.c.person_id == t.people.c.id),
        exists().where(t.ways.c.person_id == t.people.c.id, is_mail),
    )
