"""Finished games with their results, a page at a time."""

from typing import Any

import msgspec
from sqlalchemy import and_, exists, func, or_, select

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.lists import LIST_COLUMNS, readable, seats_of
from hatalom.server.store.records import FinishedTable
from hatalom.server.store.rows import reading
from hatalom.table.wire import ResultWire

MOST = 50


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which finished games: somebody's own or those that everybody may see, of a game, with a player of this name.

    `before` is the time of the last one that is known, and its id.
    """

    mine: PersonId | None = None
    game: str = ""
    player: str = ""
    before: tuple[str, str] | None = None
    most: int = MOST


class Finished:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def page(self, wanted: Wanted) -> list[FinishedTable]:
        """The newest first.  A game that ended without a result, or cannot be read, is left out."""
        query = select(*LIST_COLUMNS, t.tables.c.result, t.tables.c.counted).where(*_which(wanted))
        query = query.order_by(t.tables.c.updated.desc(), t.tables.c.id.desc())
        rows = await self.database.rows(query.limit(min(wanted.most, MOST)))
        seats = await seats_of(self.database, [row["id"] for row in rows])
        found = []
        for row in rows:
            for listed in readable(row, seats[row["id"]]):
                try:
                    with reading(row["id"]):
                        result = msgspec.json.decode(row["result"], type=ResultWire)
                except IllegalAction:
                    continue
                found.append(FinishedTable(listed, result, row["counted"]))
        return found


def _which(wanted: Wanted) -> list[Any]:
    table = t.tables.c
    conditions: list[Any] = [table.status == "over", table.result != ""]
    if wanted.mine is None:
        conditions += [~table.private, ~table.same_screen, ~table.imported]
    else:
        conditions.append(table.id.in_(select(t.seats.c.table_id).where(t.seats.c.owner == wanted.mine)))
    if wanted.game:
        conditions.append(table.game == wanted.game)
    if wanted.player:
        named = func.lower(t.seats.c.name).contains(wanted.player.lower(), autoescape=True)
        conditions.append(exists().where(and_(t.seats.c.table_id == table.id, named)))
    if wanted.before is not None:
        when, last = wanted.before
        conditions.append(or_(table.updated < when, and_(table.updated == when, table.id < last)))
    return conditions
