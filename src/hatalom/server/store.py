"""Everything that is read from and written to the database."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hatalom.core.errors import IllegalAction
from hatalom.server import schema as t
from hatalom.server.clock import now
from hatalom.server.wire import ChatWire
from hatalom.server.writer import Change, Writer, fact_columns, row_columns
from hatalom.table.keep import StoredRow
from hatalom.table.orders import Orders
from hatalom.table.table import Seat, Sitter

LIST_LENGTH = 100
CHAT_LENGTH = 200
KNOWN_SECONDS = 60.0
MOST_KNOWN = 10_000
LIST_COLUMNS = (
    t.games.c.id,
    t.games.c.game,
    t.games.c.status,
    t.games.c.waiting,
    t.games.c.progress,
    t.games.c.updated,
    t.games.c.clock,
)


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a cookie."""

    id: str
    name: str


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self._reader = engine.execution_options(reading=True)
        self._known: dict[str, tuple[float, Guest]] = {}  # by hash of the token, with the time it was looked up

    async def rows(self, query: Any) -> Sequence[RowMapping]:
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def row(self, query: Any) -> RowMapping | None:
        found = await self.rows(query)
        return found[0] if found else None

    # -- people ---------------------------------------------------------------------------------------------

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        """Whoever was looked up lately is not looked up again."""
        found = self._known.get(token_hash)
        if found is not None and time.monotonic() - found[0] < KNOWN_SECONDS:
            return found[1]
        query = select(t.guests.c.id, t.guests.c.name).join(t.sessions).where(t.sessions.c.token_hash == token_hash)
        row = await self.row(query)
        if row is None:
            return None
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        guest = Guest(row["id"], row["name"])
        self._known[token_hash] = (time.monotonic(), guest)
        return guest

    async def add_guest(self, guest: Guest, token_hash: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(t.guests).values(id=guest.id, name=guest.name, created=now()))
            await self._add_session(connection, guest.id, token_hash)

    async def add_session(self, guest: str, token_hash: str) -> None:
        async with self.engine.begin() as connection:
            await self._add_session(connection, guest, token_hash)

    async def _add_session(self, connection: AsyncConnection, guest: str, token_hash: str) -> None:
        await connection.execute(insert(t.sessions).values(token_hash=token_hash, guest=guest, created=now()))

    async def end_session(self, token_hash: str) -> None:
        self._known.pop(token_hash, None)
        async with self.engine.begin() as connection:
            await connection.execute(delete(t.sessions).where(t.sessions.c.token_hash == token_hash))

    async def rename(self, guest: str, name: str) -> list[str]:
        """The new name, at the running tables too; returns their ids."""
        running = select(t.games.c.id).where(t.games.c.status != "over")
        mine = and_(t.seats.c.owner == guest, t.seats.c.game.in_(running))
        async with self.engine.begin() as connection:
            await connection.execute(update(t.guests).where(t.guests.c.id == guest).values(name=name))
            await connection.execute(update(t.seats).where(mine).values(name=name))
            found = await connection.execute(select(t.seats.c.game).where(mine).distinct())
            tables = [row.game for row in found]
        self._known = {token: entry for token, entry in self._known.items() if entry[1].id != guest}
        return tables

    async def account_of(self, guest: str) -> str | None:
        row = await self.row(select(t.accounts.c.login).where(t.accounts.c.guest == guest))
        return row["login"] if row else None

    async def account(self, login: str) -> RowMapping | None:
        return await self.row(select(t.accounts).where(t.accounts.c.login == login))

    async def add_account(self, login: str, guest: str, password_hash: str) -> None:
        async with self.engine.begin() as connection:
            taken = select(t.accounts.c.login).where(or_(t.accounts.c.login == login, t.accounts.c.guest == guest))
            if (await connection.execute(taken)).first() is not None:
                raise IllegalAction("forbidden", "that login name is taken, or you have an account already")
            values = {"login": login, "guest": guest, "password_hash": password_hash, "created": now()}
            await connection.execute(insert(t.accounts).values(values))

    # -- tables ---------------------------------------------------------------------------------------------

    async def add_table(self, game: dict[str, Any], seats: list[dict[str, Any]], first: Change) -> None:
        async with self.engine.begin() as connection:
            at = now()
            columns = {**fact_columns(first.facts), **game, "version": first.version, "created": at, "updated": at}
            await connection.execute(insert(t.games), columns)
            await connection.execute(insert(t.seats), [{"game": first.game, **seat} for seat in seats])
            if first.rows:
                await connection.execute(insert(t.journal), row_columns(first))

    async def table(self, game: str) -> RowMapping | None:
        return await self.row(select(t.games).where(t.games.c.id == game))

    async def seats(self, game: str) -> list[Seat]:
        rows = await self.rows(select(t.seats).where(t.seats.c.game == game).order_by(t.seats.c.number))
        return [_seat(row) for row in rows]

    async def journal(self, game: str) -> list[StoredRow]:
        query = select(t.journal.c.kind, t.journal.c.seat, t.journal.c.what).where(t.journal.c.game == game)
        async with self._reader.connect() as connection:
            found = (await connection.execute(query.order_by(t.journal.c.seq))).all()
        return [StoredRow(row.kind, row.seat, row.what) for row in found]

    async def times(self, game: str) -> list[int]:
        """When each row of the journal was stored."""
        query = select(t.journal.c.at).where(t.journal.c.game == game).order_by(t.journal.c.seq)
        return [row["at"] for row in await self.rows(query)]

    async def snapshot(self, game: str) -> bytes | None:
        query = select(t.snapshots.c.data).where(t.snapshots.c.game == game).order_by(t.snapshots.c.version.desc())
        row = await self.row(query)
        return row["data"] if row else None

    async def keys(self, game: str) -> dict[tuple[str, str], int]:
        """The requests that were carried out, by guest and key, with the version each led to."""
        rows = await self.rows(select(t.keys).where(t.keys.c.game == game))
        return {(row["guest"], row["key"]): row["version"] for row in rows}

    async def tables_to_think_at(self) -> list[str]:
        """Running tables at which a computer is asked, or somebody with standing orders: they go on after a restart."""
        query = select(t.games.c.id, t.games.c.waiting, t.seats.c.seat).join(t.seats)
        answered = or_(t.seats.c.kind == Sitter.COMPUTER, t.seats.c.orders != "{}")
        rows = await self.rows(query.where(t.games.c.status != "over", answered))
        return sorted({row["id"] for row in rows if row["seat"] in msgspec.json.decode(row["waiting"])})

    async def count_running(self, host: str) -> int:
        return await self._count(t.games, and_(t.games.c.host == host, t.games.c.status != "over"))

    async def _count(self, table: Any, where: Any) -> int:
        async with self._reader.connect() as connection:
            query = select(func.count()).select_from(table).where(where)
            return int((await connection.execute(query)).scalar_one())

    # -- clocks and standing orders -------------------------------------------------------------------------

    async def uptime(self) -> int:
        row = await self.row(select(t.uptime.c.ms))
        return row["ms"] if row else 0

    async def set_uptime(self, ms: int) -> None:
        async with self.engine.begin() as connection:
            changed = await connection.execute(update(t.uptime).values(ms=ms))
            if changed.rowcount == 0:
                await connection.execute(insert(t.uptime).values(id=1, ms=ms))

    async def deadlines(self) -> dict[str, int]:
        query = select(t.games.c.id, t.games.c.deadline)
        rows = await self.rows(query.where(t.games.c.status != "over", t.games.c.deadline.is_not(None)))
        return {row["id"]: row["deadline"] for row in rows}

    async def set_orders(self, game: str, seat: int, orders: Orders) -> None:
        """Not a change of the table: no list may tell that somebody has given an order."""
        one = and_(t.seats.c.game == game, t.seats.c.number == seat)
        async with self.engine.begin() as connection:
            await connection.execute(update(t.seats).where(one).values(orders=msgspec.json.encode(orders).decode()))

    # -- lists ----------------------------------------------------------------------------------------------

    async def list_tables(
        self, which: str, guest: str
    ) -> tuple[Sequence[RowMapping], dict[str, list[tuple[str, Seat]]]]:
        """List rows and the seats of their tables: columns only, nothing of a game's inside."""
        seated = t.games.c.id.in_(select(t.seats.c.game).where(t.seats.c.owner == guest))
        mine = or_(seated, t.games.c.host == guest)
        where = {
            "mine": and_(mine, t.games.c.status != "over"),
            "open": and_(~mine, t.games.c.status != "over", t.games.c.id.in_(_with_open_seat())),
            "watch": and_(~mine, t.games.c.status == "running", ~t.games.c.same_screen),
            "finished": and_(mine, t.games.c.status == "over"),
        }[which]
        query = select(*LIST_COLUMNS).where(where).order_by(t.games.c.updated.desc()).limit(LIST_LENGTH)
        rows = await self.rows(query)
        ids = [row["id"] for row in rows]
        query_seats = select(t.seats).where(t.seats.c.game.in_(ids)).order_by(t.seats.c.game, t.seats.c.number)
        seats: dict[str, list[tuple[str, Seat]]] = {game: [] for game in ids}
        for row in await self.rows(query_seats):
            seats[row["game"]].append((row["seat"], _seat(row)))
        return rows, seats

    # -- looking back ---------------------------------------------------------------------------------------

    async def visits(self, game: str) -> dict[str, int]:
        """How many plies each guest knew of when he left."""
        rows = await self.rows(select(t.visits).where(t.visits.c.game == game))
        return {row["guest"]: row["ply"] for row in rows}

    async def set_visit(self, game: str, guest: str, ply: int) -> None:
        own = and_(t.visits.c.game == game, t.visits.c.guest == guest)
        async with self.engine.begin() as connection:
            await connection.execute(delete(t.visits).where(own))
            await connection.execute(insert(t.visits).values(game=game, guest=guest, ply=ply))

    async def set_branched(self, game: str) -> None:
        async with self.engine.begin() as connection:
            values = {"branched": True, "counted": False}
            await connection.execute(update(t.games).where(t.games.c.id == game).values(values))

    async def count_imported(self, host: str) -> int:
        return await self._count(t.games, and_(t.games.c.host == host, t.games.c.imported))

    async def count_reports(self, guest: str) -> int:
        return await self._count(t.reports, t.reports.c.guest == guest)

    async def add_report(self, values: dict[str, Any]) -> int:
        async with self.engine.begin() as connection:
            added = await connection.execute(insert(t.reports).values(at=now(), **values).returning(t.reports.c.id))
            return int(added.scalar_one())

    async def reports(self) -> Sequence[RowMapping]:
        """All reports, the newest last, each with the name of its game."""
        named = t.games.c.game.label("name")
        return await self.rows(select(t.reports, named).join(t.games).order_by(t.reports.c.id))

    # -- chat and notes -------------------------------------------------------------------------------------

    async def say(
        self, game: str, guest: Guest, seat: str | None, text: str, ply: int, to: str | None = None
    ) -> ChatWire:
        at = now()
        said = {"seat": seat, "name": guest.name, "text": text, "at": at, "ply": ply, "recipient": to}
        values = {"game": game, "guest": guest.id, **said}
        async with self.engine.begin() as connection:
            await connection.execute(insert(t.chat).values(values))
        return ChatWire(seat, guest.name, text, at, ply, to)

    async def chat(self, game: str) -> list[ChatWire]:
        """The last lines; what was said in secret takes no room from what everybody reads."""
        found: list[RowMapping] = []
        for is_open in (t.chat.c.recipient.is_(None), t.chat.c.recipient.is_not(None)):
            query = select(t.chat).where(t.chat.c.game == game, is_open).order_by(t.chat.c.id.desc())
            found += await self.rows(query.limit(CHAT_LENGTH))
        fields = ("seat", "name", "text", "at", "ply", "recipient")
        return [ChatWire(*(row[field] for field in fields)) for row in sorted(found, key=lambda row: row["id"])]

    async def note(self, game: str, guest: str) -> str:
        row = await self.row(select(t.notes.c.text).where(t.notes.c.game == game, t.notes.c.guest == guest))
        return row["text"] if row else ""

    async def set_note(self, game: str, guest: str, text: str) -> None:
        own = and_(t.notes.c.game == game, t.notes.c.guest == guest)
        async with self.engine.begin() as connection:
            await connection.execute(delete(t.notes).where(own))
            await connection.execute(insert(t.notes).values(game=game, guest=guest, text=text))


def _seat(row: RowMapping) -> Seat:
    kind = Sitter(row["kind"])
    orders = msgspec.json.decode(row["orders"], type=Orders)
    return Seat(kind, row["owner"] or "", row["name"], row["level"], row["link"], row["resigned"], orders, row["hints"])


def _with_open_seat() -> Any:
    return select(t.seats.c.game).where(t.seats.c.kind == Sitter.OPEN)
