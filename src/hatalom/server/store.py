"""Everything that is read from and written to the database."""

import datetime as dt
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import RowMapping, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hatalom.core.errors import IllegalAction
from hatalom.server import schema as t
from hatalom.server.wire import ChatWire
from hatalom.table.keep import StoredRow
from hatalom.table.table import Seat, Sitter

LIST_LENGTH = 100
CHAT_LENGTH = 200
LIST_COLUMNS = (
    t.games.c.id,
    t.games.c.game,
    t.games.c.status,
    t.games.c.waiting,
    t.games.c.progress,
    t.games.c.updated,
)


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a cookie."""

    id: str
    name: str


class Facts(msgspec.Struct):
    """What a change of a table leaves in the columns that lists are answered from."""

    status: str
    waiting: list[str]
    progress: int
    counted: bool
    result: str
    offer: str


def now() -> str:
    return dt.datetime.now(dt.UTC).isoformat(timespec="milliseconds")


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reader = engine.execution_options(reading=True)

    async def rows(self, query: Any) -> Sequence[RowMapping]:
        async with self._reader.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def row(self, query: Any) -> RowMapping | None:
        found = await self.rows(query)
        return found[0] if found else None

    # -- people ---------------------------------------------------------------------------------------------

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        query = select(t.guests.c.id, t.guests.c.name).join(t.sessions).where(t.sessions.c.token_hash == token_hash)
        row = await self.row(query)
        return Guest(row["id"], row["name"]) if row else None

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
            return [row.game for row in found]

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

    async def add_table(
        self, game: dict[str, Any], seats: list[dict[str, Any]], facts: Facts, rows: list[StoredRow]
    ) -> None:
        async with self.engine.begin() as connection:
            columns = {**_columns(facts), **game, "version": len(rows), "created": now(), "updated": now()}
            await connection.execute(insert(t.games).values(columns))
            await connection.execute(insert(t.seats), [{"game": game["id"], **seat} for seat in seats])
            await self._add_rows(connection, game["id"], 0, rows)

    async def save(
        self,
        game: str,
        before: int,
        rows: list[StoredRow],
        facts: Facts,
        *,
        seats: list[Seat] | None = None,
        key: tuple[str, str, int] | None = None,
        snapshot: bytes | None = None,
    ) -> None:
        """One change of a table in one transaction; refused if somebody else has changed it meanwhile."""
        async with self.engine.begin() as connection:
            version = before + len(rows)
            is_current = and_(t.games.c.id == game, t.games.c.version == before)
            columns = {**_columns(facts), "version": version, "updated": now()}
            changed = await connection.execute(update(t.games).where(is_current).values(columns))
            if changed.rowcount != 1:
                raise IllegalAction("stale", "the table was changed elsewhere: look again, then choose")
            await self._add_rows(connection, game, before, rows)
            if seats is not None:
                await self._update_seats(connection, game, seats)
            if key is not None:
                guest, text, shown = key
                await connection.execute(insert(t.keys).values(game=game, guest=guest, key=text, version=shown))
            if snapshot is not None:
                await connection.execute(delete(t.snapshots).where(t.snapshots.c.game == game))
                await connection.execute(insert(t.snapshots).values(game=game, version=version, data=snapshot))

    async def _add_rows(self, connection: AsyncConnection, game: str, before: int, rows: list[StoredRow]) -> None:
        if rows:
            values = [
                {"game": game, "seq": before + number, "kind": row.kind, "seat": row.seat, "what": row.what}
                for number, row in enumerate(rows, start=1)
            ]
            await connection.execute(insert(t.journal), values)

    async def _update_seats(self, connection: AsyncConnection, game: str, seats: list[Seat]) -> None:
        for number, seat in enumerate(seats):
            here = and_(t.seats.c.game == game, t.seats.c.number == number)
            await connection.execute(update(t.seats).where(here).values(seat_columns(seat)))

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

    async def snapshot(self, game: str) -> bytes | None:
        query = select(t.snapshots.c.data).where(t.snapshots.c.game == game).order_by(t.snapshots.c.version.desc())
        row = await self.row(query)
        return row["data"] if row else None

    async def version_of_key(self, game: str, guest: str, key: str) -> int | None:
        known = and_(t.keys.c.game == game, t.keys.c.guest == guest, t.keys.c.key == key)
        row = await self.row(select(t.keys.c.version).where(known))
        return row["version"] if row else None

    async def tables_to_think_at(self) -> list[str]:
        """Running tables at which a computer is asked: after a restart they go on."""
        query = select(t.games.c.id, t.games.c.waiting, t.seats.c.seat).join(t.seats)
        rows = await self.rows(query.where(t.games.c.status != "over", t.seats.c.kind == Sitter.COMPUTER))
        return sorted({row["id"] for row in rows if row["seat"] in msgspec.json.decode(row["waiting"])})

    async def count_running(self, host: str) -> int:
        query = select(func.count()).select_from(t.games).where(t.games.c.host == host, t.games.c.status != "over")
        async with self._reader.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

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

    # -- chat and notes -------------------------------------------------------------------------------------

    async def say(self, game: str, guest: Guest, seat: str | None, text: str) -> ChatWire:
        at = now()
        values = {"game": game, "guest": guest.id, "seat": seat, "name": guest.name, "text": text, "at": at}
        async with self.engine.begin() as connection:
            added = await connection.execute(insert(t.chat).values(values).returning(t.chat.c.id))
            return ChatWire(added.scalar_one(), seat, guest.name, text, at)

    async def chat(self, game: str) -> list[ChatWire]:
        query = select(t.chat).where(t.chat.c.game == game).order_by(t.chat.c.id.desc()).limit(CHAT_LENGTH)
        rows = await self.rows(query)
        return [ChatWire(row["id"], row["seat"], row["name"], row["text"], row["at"]) for row in reversed(rows)]

    async def note(self, game: str, guest: str) -> str:
        row = await self.row(select(t.notes.c.text).where(t.notes.c.game == game, t.notes.c.guest == guest))
        return row["text"] if row else ""

    async def set_note(self, game: str, guest: str, text: str) -> None:
        own = and_(t.notes.c.game == game, t.notes.c.guest == guest)
        async with self.engine.begin() as connection:
            await connection.execute(delete(t.notes).where(own))
            await connection.execute(insert(t.notes).values(game=game, guest=guest, text=text))


def seat_columns(seat: Seat) -> dict[str, Any]:
    return {
        "kind": str(seat.kind),
        "owner": seat.owner or None,
        "name": seat.name,
        "level": seat.level,
        "link": seat.link,
        "resigned": seat.resigned,
    }


def _seat(row: RowMapping) -> Seat:
    kind = Sitter(row["kind"])
    return Seat(kind, row["owner"] or "", row["name"], row["level"], row["link"], row["resigned"])


def _columns(facts: Facts) -> dict[str, Any]:
    return {**msgspec.structs.asdict(facts), "waiting": msgspec.json.encode(facts.waiting).decode()}


def _with_open_seat() -> Any:
    return select(t.seats.c.game).where(t.seats.c.kind == Sitter.OPEN)
