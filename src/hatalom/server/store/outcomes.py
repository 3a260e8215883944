"""How somebody's games ended: the rows of which a record is made."""

import msgspec
from sqlalchemy import and_, func, or_, select

from hatalom.server.ids import PersonId, SeatId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.table.wire import ResultWire


class Outcome(msgspec.Struct, frozen=True):
    """One game that counts, from the side of one seat."""

    game: str
    seat: SeatId
    result: ResultWire


class Outcomes:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: PersonId) -> list[Outcome]:
        """The oldest first.  A game of which somebody had several seats says nothing about him."""
        seats, tables = t.seats.c, t.tables.c
        ended = and_(tables.status == "over", tables.result != "", tables.counted, ~tables.imported)
        seat = func.min(seats.seat).label("seat")
        query = select(tables.game, tables.result, seat).join(t.seats).where(seats.owner == person, ended)
        query = query.group_by(tables.id, tables.game, tables.result, tables.updated).having(func.count() == 1)
        rows = await self.database.rows(query.order_by(tables.updated, tables.id))
        return [
            Outcome(row["game"], SeatId(row["seat"]), msgspec.json.decode(row["result"], type=ResultWire))
            for row in rows
        ]

    async def since(self, person: PersonId) -> str:
        """When he first came."""
        row = await self.database.row(select(t.people.c.created).where(t.people.c.id == person))
        return row["created"] if row is not None else ""

    async def count_left(self, person: PersonId) -> int:
        """The games that he has given up: he sat there, and somebody else sits there now, or nobody."""
        known = t.seats.c.known.contains(f'"{person}"', autoescape=True)
        gone = and_(known, or_(t.seats.c.owner.is_(None), t.seats.c.owner != person))
        return await self.database.count(t.seats, gone)
