"""Changes of tables on their way into the database: those that come at the same moment share one transaction."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, and_, bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from hatalom.core.errors import IllegalAction
from hatalom.server import schema as t
from hatalom.server.clock import now
from hatalom.server.database import direct_engine
from hatalom.table.keep import StoredRow
from hatalom.table.table import Seat

VERSIONS = (
    select(t.games.c.id, t.games.c.version).where(t.games.c.id.in_(bindparam("ids", expanding=True))).with_for_update()
)
UPDATE_GAME = update(t.games).where(t.games.c.id == bindparam("this"))
UPDATE_SEAT = update(t.seats).where(and_(t.seats.c.game == bindparam("this"), t.seats.c.number == bindparam("at")))
DROP_SNAPSHOTS = delete(t.snapshots).where(t.snapshots.c.game == bindparam("this"))
ADD_ROWS, ADD_KEYS, ADD_SNAPSHOTS = insert(t.journal), insert(t.keys), insert(t.snapshots)


class Facts(msgspec.Struct):
    """What a change of a table leaves in the columns that lists are answered from."""

    status: str
    waiting: list[str]
    progress: int
    counted: bool
    result: str
    offer: str
    clock: str = ""
    deadline: int | None = None
    """When somebody's time will be over, where a computer is to take his seat then."""


class Key(msgspec.Struct, frozen=True):
    """Whoever sends the same key again gets this version for an answer, and nothing is done twice."""

    guest: str
    key: str
    version: int


class Change(msgspec.Struct, frozen=True):
    """All that one change of a table leaves behind."""

    game: str
    before: int
    rows: list[StoredRow]
    facts: Facts
    seats: list[Seat] | None = None
    key: Key | None = None
    snapshot: bytes | None = None
    at: int = 0

    @property
    def version(self) -> int:
        return self.before + len(self.rows)


class Writer:
    """Takes changes; whoever hands one in goes on when it is committed.

    Into an SQLite file they are written by a thread of their own: one way there and back for all of them together.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.direct = direct_engine(engine)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def save(self, change: Change) -> None:
        """Commits a change; refused if somebody else has changed the table meanwhile."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        await done

    async def finish(self) -> None:
        """Waits for what is on its way, and lets the database go."""
        if self._task is not None:
            await self._task
        self._thread.shutdown()
        if self.direct is not None:
            self.direct.dispose()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write(batch)
        finally:
            self._task = None

    async def _write(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        try:
            stale = await self._commit([change for change, _ in batch])
        except Exception as error:
            for _, done in batch:
                _settle(done, error)
            return
        for change, done in batch:
            refusal = IllegalAction("stale", "the table was changed elsewhere: look again, then choose")
            _settle(done, refusal if change.game in stale else None)

    async def _commit(self, changes: list[Change]) -> set[str]:
        if self.direct is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, _put_directly, self.direct, changes)
        async with self.engine.begin() as connection:
            return await connection.run_sync(_put, changes)


def _put_directly(engine: Engine, changes: list[Change]) -> set[str]:
    with engine.begin() as connection:
        return _put(connection, changes)


def _put(connection: Connection, changes: list[Change]) -> set[str]:
    """Writes the changes that fit; returns the tables whose change does not."""
    ids = [change.game for change in changes]
    versions = {row.id: row.version for row in connection.execute(VERSIONS, {"ids": ids})}
    fitting = [change for change in changes if versions.get(change.game) == change.before]
    at = now()
    _many(connection, UPDATE_GAME, [_game_columns(change, at) for change in fitting])
    _many(connection, ADD_ROWS, [row for change in fitting for row in row_columns(change)])
    _many(connection, UPDATE_SEAT, [seat for change in fitting for seat in _seats(change)])
    _many(connection, ADD_KEYS, [_key_columns(change.game, change.key) for change in fitting if change.key])
    snapshots = [change for change in fitting if change.snapshot is not None]
    _many(connection, DROP_SNAPSHOTS, [{"this": change.game} for change in snapshots])
    kept = [{"game": c.game, "version": c.version, "data": c.snapshot} for c in snapshots]
    _many(connection, ADD_SNAPSHOTS, kept)
    return set(ids) - {change.game for change in fitting}


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # whoever waited has gone
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def _many(connection: Connection, statement: Any, values: list[dict[str, Any]]) -> None:
    if values:
        connection.execute(statement, values)


def fact_columns(facts: Facts) -> dict[str, Any]:
    return {**msgspec.structs.asdict(facts), "waiting": msgspec.json.encode(facts.waiting).decode()}


def seat_columns(seat: Seat) -> dict[str, Any]:
    return {
        "kind": str(seat.kind),
        "owner": seat.owner or None,
        "name": seat.name,
        "level": seat.level,
        "link": seat.link,
        "resigned": seat.resigned,
        "orders": msgspec.json.encode(seat.orders).decode(),
        "hints": seat.hints,
    }


def row_columns(change: Change) -> list[dict[str, Any]]:
    return [
        {"game": change.game, "seq": number, "kind": row.kind, "seat": row.seat, "what": row.what, "at": change.at}
        for number, row in enumerate(change.rows, start=change.before + 1)
    ]


def _game_columns(change: Change, at: str) -> dict[str, Any]:
    return {"this": change.game, **fact_columns(change.facts), "version": change.version, "updated": at}


def _seats(change: Change) -> list[dict[str, Any]]:
    return [{"this": change.game, "at": number, **seat_columns(seat)} for number, seat in enumerate(change.seats or [])]


def _key_columns(game: str, key: Key) -> dict[str, Any]:
    return {"game": game, "guest": key.guest, "key": key.key, "version": key.version}
