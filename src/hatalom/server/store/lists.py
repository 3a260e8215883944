"""Many tables at once: the lobby's lists, counts, and what has to go on after a restart.  Columns only."""

import logging
from typing import Any, Literal

from sqlalchemy import RowMapping, and_, exists, func, or_, select

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.records import ListedTable
from hatalom.server.store.rows import listed_of, reading, waiting_of
from hatalom.table.table import Sitter

log = logging.getLogger(__name__)
LIST_LENGTH = 100
FAR = 1 << 62
LIST_COLUMNS = (
    t.tables.c.id,
    t.tables.c.game,
    t.tables.c.status,
    t.tables.c.waiting,
    t.tables.c.progress,
    t.tables.c.updated,
    t.tables.c.clock,
    t.tables.c.delay,
    t.tables.c.begun,
    t.tables.c.created,
    t.tables.c.rated,
)
Which = Literal["mine", "open", "watch", "finished", "invited"]


class Lists:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def tables(self, which: Which, person: PersonId) -> list[ListedTable]:
        """One of the lobby's lists, the table that changed last first.

        Others' tables stand in the order in which they were opened: no list tells where somebody has just played.
        """
        order = t.tables.c.created if which in ("watch", "open") else t.tables.c.updated
        query = select(*LIST_COLUMNS).where(_in_list(which, person)).order_by(order.desc(), t.tables.c.id)
        rows = await self.database.rows(query.limit(LIST_LENGTH))
        seats = await seats_of(self.database, [row["id"] for row in rows])
        return [listed for row in rows for listed in readable(row, seats[row["id"]])]

    async def has_played(self, person: PersonId) -> bool:
        """Whether somebody has sat at a table, or opened one."""
        seated = select(t.seats.c.table_id).where(t.seats.c.owner == person)
        hosted = select(t.tables.c.id).where(t.tables.c.host == person)
        return (
            await self.database.row(seated.limit(1)) is not None or await self.database.row(hosted.limit(1)) is not None
        )

    async def all(self) -> list[TableId]:
        """Every table there is, the oldest first."""
        rows = await self.database.rows(select(t.tables.c.id).order_by(t.tables.c.created, t.tables.c.id))
        return [TableId(row["id"]) for row in rows]

    async def count_running(self, host: PersonId) -> int:
        return await self.database.count(t.tables, and_(t.tables.c.host == host, t.tables.c.status != "over"))

    async def count_imported(self, host: PersonId) -> int:
        return await self.database.count(t.tables, and_(t.tables.c.host == host, t.tables.c.imported))

    async def count_by_status(self) -> dict[str, int]:
        query = select(t.tables.c.status, func.count().label("count")).group_by(t.tables.c.status)
        return {row["status"]: row["count"] for row in await self.database.rows(query)}

    async def abandoned(self, before: str) -> list[TableId]:
        """See `is_abandoned`."""
        rows = await self.database.rows(select(t.tables.c.id).where(is_abandoned(before)))
        return [TableId(row["id"]) for row in rows]

    async def count_unchanged(self, since: str) -> int:
        """Running games at which nothing has happened since then."""
        return await self.database.count(t.tables, and_(t.tables.c.status == "running", t.tables.c.updated < since))

    async def to_think_at(self) -> list[TableId]:
        """Running tables at which a computer is asked, or somebody with standing orders, and that nobody keeps."""
        query = select(t.tables.c.id, t.tables.c.waiting, t.seats.c.seat).join(t.seats)
        answered = or_(t.seats.c.kind == Sitter.COMPUTER, t.seats.c.orders != "{}")
        is_kept = exists().where(t.keepers.c.table_id == t.tables.c.id)
        rows = await self.database.rows(query.where(t.tables.c.status != "over", answered, ~is_kept))
        return sorted({TableId(row["id"]) for row in rows if _is_waiting_for(row)})

    async def clocks_of(self, person: PersonId) -> list[TableId]:
        """The running tables with a clock at which somebody sits."""
        seated = t.tables.c.id.in_(select(t.seats.c.table_id).where(t.seats.c.owner == person))
        query = select(t.tables.c.id).where(t.tables.c.status != "over", t.tables.c.clock != "", seated)
        return [TableId(row["id"]) for row in await self.database.rows(query)]

    async def deadlines(self, until: int = FAR) -> dict[TableId, int]:
        """When somebody's time will be over, of the tables where that is known."""
        query = select(t.tables.c.id, t.tables.c.deadline)
        rows = await self.database.rows(query.where(t.tables.c.status != "over", t.tables.c.deadline <= until))
        return {TableId(row["id"]): row["deadline"] for row in rows}


async def seats_of(database: Database, tables: list[str]) -> dict[str, list[RowMapping]]:
    """The seats of some tables, each in the order of its game."""
    found: dict[str, list[RowMapping]] = {table: [] for table in tables}
    query = select(t.seats).where(t.seats.c.table_id.in_(tables)).order_by(t.seats.c.table_id, t.seats.c.number)
    for seat in await database.rows(query):
        found[seat["table_id"]].append(seat)
    return found


def is_abandoned(before: str) -> Any:
    """A table of a guest that is older than that, at which no person has acted, talked or reported anything."""
    untouched = [~exists().where(other.c.table_id == t.tables.c.id) for other in (t.keys, t.chat, t.notes, t.reports)]
    of_a_guest = and_(
        *(~exists().where(way.c.person_id == t.tables.c.host) for way in (t.accounts, t.passkeys, t.ways))
    )
    is_old = and_(t.tables.c.status != "over", ~t.tables.c.imported, t.tables.c.updated < before)
    return and_(is_old, of_a_guest, *untouched)


def readable(row: RowMapping, seats: list[RowMapping]) -> list[ListedTable]:
    """A line of a list; none for a table that cannot be read."""
    try:
        with reading(row["id"]):
            return [listed_of(row, seats)]
    except IllegalAction as error:
        log.warning("left out of a list: %s", error)
        return []


def _is_waiting_for(row: RowMapping) -> bool:
    """Whether this table waits for this seat; at one that cannot be read nothing goes on by itself."""
    try:
        with reading(row["id"]):
            return row["seat"] in waiting_of(row)
    except IllegalAction as error:
        log.warning("nothing goes on there by itself: %s", error)
        return False


def is_blocked(person: Any, other: Any) -> Any:
    """Whether somebody wants to hear nothing from another; both may be columns."""
    return exists().where(t.blocks.c.person_id == person, t.blocks.c.other == other)


def kept_for(person: PersonId) -> Any:
    """The tables at which a free seat waits for this person, who has not said no."""
    is_free = and_(t.seats.c.kind == Sitter.LINK, t.seats.c.reader != "declined")
    return select(t.seats.c.table_id).where(t.seats.c.invited == person, is_free)


def _in_list(which: Which, person: PersonId) -> Any:
    seated = t.tables.c.id.in_(select(t.seats.c.table_id).where(t.seats.c.owner == person))
    mine = or_(seated, t.tables.c.host == person)
    with_open_seat = t.tables.c.id.in_(select(t.seats.c.table_id).where(t.seats.c.kind == Sitter.OPEN))
    return {
        "mine": and_(mine, t.tables.c.status != "over"),
        "open": and_(~mine, t.tables.c.status != "over", with_open_seat, ~t.tables.c.private),
        "watch": and_(~mine, t.tables.c.status == "running", ~t.tables.c.same_screen, ~t.tables.c.private),
        "invited": and_(
            ~mine,
            t.tables.c.status != "over",
            t.tables.c.id.in_(kept_for(person)),
            ~is_blocked(person, t.tables.c.host),
        ),
        "finished": and_(mine, t.tables.c.status == "over"),
    }[which]
