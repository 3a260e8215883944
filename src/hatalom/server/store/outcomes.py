"""How somebody's games ended: the rows of which a record is made."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import RowMapping, and_, func, or_, select

from hatalom.bots import level_of
from hatalom.server.ids import PersonId, SeatId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.lists import seats_of
from hatalom.table.table import Sitter
from hatalom.table.wire import ResultWire


class Outcome(msgspec.Struct, frozen=True):
    """One game that counts, from the side of one seat."""

    game: str
    seat: SeatId
    result: ResultWire


class RatedGame(msgspec.Struct, frozen=True):
    """A game that changed ratings: who played it, each with his rank."""

    game: str
    people: tuple[str, ...]
    ranks: tuple[int, ...]


class Outcomes:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: PersonId) -> list[Outcome]:
        """The oldest first.  A game of which somebody had several seats says nothing about him."""
        return [_outcome(row) for row in await self._played(person)]

    async def against_computers(self, person: PersonId) -> list[tuple[str, Outcome]]:
        """Games in which computers of one level held all other seats from the beginning, with that level."""
        rows = await self._played(person)
        seats = await seats_of(self.database, [row["id"] for row in rows])
        found = [(_level_of_others(seats[row["id"]], row["seat"]), _outcome(row)) for row in rows]
        return [(level, outcome) for level, outcome in found if level]

    async def _played(self, person: PersonId) -> Sequence[RowMapping]:
        seats, tables = t.seats.c, t.tables.c
        ended = and_(tables.status == "over", tables.result != "", tables.counted, ~tables.imported)
        seat = func.min(seats.seat).label("seat")
        query = select(tables.id, tables.game, tables.result, seat).join(t.seats).where(seats.owner == person, ended)
        query = query.group_by(tables.id, tables.game, tables.result, tables.updated).having(func.count() == 1)
        return await self.database.rows(query.order_by(tables.updated, tables.id))

    async def rated(self) -> list[RatedGame]:
        """The oldest first.  A game that a computer has finished for somebody, or that one player left, is none."""
        ended = and_(t.tables.c.rated, t.tables.c.status == "over", t.tables.c.result != "", t.tables.c.counted)
        query = select(t.tables.c.id, t.tables.c.game, t.tables.c.result).where(ended)
        tables = await self.database.rows(query.order_by(t.tables.c.updated, t.tables.c.id))
        seats = await seats_of(self.database, [table["id"] for table in tables])
        games = []
        for table in tables:
            sat = {seat["seat"]: seat["owner"] for seat in seats[table["id"]] if seat["kind"] == Sitter.HUMAN}
            ranks = {one.seat: one.rank for one in msgspec.json.decode(table["result"], type=ResultWire).seats}
            if sat.keys() == ranks.keys() and None not in sat.values() and len(set(sat.values())) == len(ranks) > 1:
                people = tuple(str(sat[seat]) for seat in ranks)
                games.append(RatedGame(table["game"], people, tuple(ranks.values())))
        return games

    async def since(self, person: PersonId) -> str:
        """When he first came."""
        row = await self.database.row(select(t.people.c.created).where(t.people.c.id == person))
        return row["created"] if row is not None else ""

    async def count_left(self, person: PersonId) -> int:
        """The games that he has given up: he sat there, and somebody else sits there now, or nobody."""
        known = t.seats.c.known.contains(f'"{person}"', autoescape=True)
        gone = and_(known, or_(t.seats.c.owner.is_(None), t.seats.c.owner != person))
        return await self.database.count(t.seats, gone)


def _outcome(row: RowMapping) -> Outcome:
    return Outcome(row["game"], SeatId(row["seat"]), msgspec.json.decode(row["result"], type=ResultWire))


def _level_of_others(seats: list[RowMapping], mine: str) -> str:
    """The level of all other seats; "" where there were people among them, or several levels."""
    others = [seat for seat in seats if seat["seat"] != mine]
    if any(seat["kind"] != Sitter.COMPUTER or seat["owner"] or seat["known"] != "[]" for seat in others):
        return ""
    levels = {level_of(seat["level"]) for seat in others}
    return levels.pop() if len(levels) == 1 else ""
