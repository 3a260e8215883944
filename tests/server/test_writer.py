"""Committing changes: together where they come together, refused where they do not fit, never half."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import event, select

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId, TableId, TokenHash
from hatalom.server.rooms.hub import Hub
from hatalom.server.services.opening import Opening, Setting
from hatalom.server.services.play import Play
from hatalom.server.services.viewing import Viewing
from hatalom.server.settings import Settings
from hatalom.server.store import Store
from hatalom.server.store import schema as t
from hatalom.server.store.engine import migrate, open_engine
from hatalom.server.store.records import Change, Facts, Key, Person, StoredTable
from hatalom.server.wire.opening import NewSeatWire, NewTableWire
from hatalom.server.wire.play import ActWire
from hatalom.table import keep
from hatalom.table.keep import EVERY, StoredRow
from hatalom.table.table import Table
from tests.server.conftest import GAME, AtOnce

ANNA = Person(PersonId("anna"), "Anna")
FACTS = Facts(1, "running", ["orange"], 0, True, "", "")
ROW = StoredRow("step", 0, "recruit")


class House:
    """A hub with its store, and what people do at its tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.hub = Hub(store, AtOnce(1, 1), settings)
        self.opening = Opening(self.hub, store)
        self.play = Play(self.hub, store.tables)
        self.viewing = Viewing(self.hub, store.tables)

    async def new_table(self) -> TableId:
        seats = [NewSeatWire("orange", "me"), NewSeatWire("white", "me")]
        return await self.opening.open(ANNA, NewTableWire(GAME, seats, same_screen=True))

    async def act(self, table: TableId, key: str) -> int:
        """Whoever is asked takes the last option."""
        room = await self.hub.rooms.room(table)
        seat = room.table.asked()[0]
        action = room.table.game.verbs.text(room.table.match.questions()[0].options[-1])
        wish = ActWire(room.table.seat_ids[seat], action, room.table.match.version_for(seat), key)
        return (await self.play.act(ANNA, table, wish)).version

    async def stored(self, table: TableId) -> StoredTable:
        stored = await self.store.tables.load(table)
        assert stored is not None
        return stored


def with_house(database: str, story: Callable[[House], Awaitable[None]]) -> None:
    """Runs a story in a house with this database."""

    async def run() -> None:
        settings = Settings(database, pace=0, window_delay=(0, 0))
        engine = open_engine(settings.database)
        await migrate(engine)
        house = House(Store(engine), settings)
        if await house.store.people.by_token(TokenHash("hash")) is None:
            await house.store.people.add(ANNA, TokenHash("hash"))
        try:
            await story(house)
        finally:
            await house.hub.stop()
            await engine.dispose()

    asyncio.run(run())


def test_changes_that_come_together_share_a_transaction_and_a_stale_one_is_refused_alone(database: str) -> None:
    async def story(house: House) -> None:
        writer, store = house.store.writer, house.store
        tables = [await house.new_table() for _ in range(5)]
        versions = [len((await house.stored(table)).rows) for table in tables]
        versions[2] += 1  # somebody else has changed this one
        await asyncio.gather(*(house.stored(table) for table in tables))  # all connections are open
        begun: list[str] = []
        engine = writer.direct or store.engine.sync_engine
        event.listen(engine, "begin", lambda connection: begun.append("begin"))
        changes = [
            Change(table, before, [ROW, ROW], FACTS, None, Key(ANNA.id, "k", 7))
            for table, before in zip(tables, versions, strict=True)
        ]
        answers = await asyncio.gather(*map(writer.save, changes), return_exceptions=True)
        assert [isinstance(answer, IllegalAction) for answer in answers] == [False, False, True, False, False]
        assert 1 <= len(begun) <= 2
        for number, table in enumerate(tables):
            stored = await house.stored(table)
            assert len(stored.rows) - versions[number] == (2 if number != 2 else -1)
            assert stored.keys == ({(ANNA.id, "k"): 7} if number != 2 else {})

    with_house(database, story)


def test_what_cannot_be_stored_is_not_told_and_is_forgotten(database: str) -> None:
    async def story(house: House) -> None:
        table = await house.new_table()
        before = await house.viewing.table(ANNA, table, None)
        room = await house.hub.rooms.room(table)

        async def fail(change: Any) -> None:
            raise OSError("disk full")

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(house.store.writer, "save", fail)
            with pytest.raises(OSError, match="disk full"):
                await house.act(table, "a")
        after = await house.viewing.table(ANNA, table, None)
        assert after.state == before.state
        assert await house.hub.rooms.room(table) is not room
        await house.act(table, "a")

    with_house(database, story)


def test_the_journal_cannot_hold_one_number_twice() -> None:
    primary = [column.name for column in t.journal.primary_key.columns]
    assert primary == ["table_id", "seq"]


def test_a_table_that_is_stored_with_a_past_keeps_its_snapshot(database: str) -> None:
    """A branch or an imported game wakes as quickly as one that was played here."""

    async def story(house: House) -> None:
        table = (await house.hub.rooms.room(await house.new_table())).table
        setting = Setting(secret=bytes(32), snapshot=keep.take_snapshot(table))
        await house.opening.add(ANNA, table, setting, TableId("with-a-past"))
        stored = await house.store.tables.load(TableId("with-a-past"))
        assert stored is not None
        assert stored.snapshot == setting.snapshot

    with_house(database, story)


def test_a_long_game_is_loaded_from_its_snapshot(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    repeated: list[int] = []
    original = Table.repeat

    def counting(self: Table, row: Any, number: int) -> None:
        repeated.append(number)
        original(self, row, number)

    async def story(house: House) -> None:
        table = await house.new_table()
        for number in range(EVERY + 10):
            await house.act(table, str(number))
        shown = {seat: await house.viewing.table(ANNA, table, seat) for seat in ("orange", "white")}
        query = select(t.snapshots.c.version).where(t.snapshots.c.table_id == table)
        async with house.store.engine.connect() as connection:
            version = (await connection.execute(query)).scalar_one()
        assert version >= EVERY
        monkeypatch.setattr(Table, "repeat", counting)
        house.hub.changes.forget(await house.hub.rooms.room(table))
        for seat, whole in shown.items():
            again = await house.viewing.table(ANNA, table, seat)
            assert (again.state, again.log) == (whole.state, whole.log)
        assert all(number > version for number in repeated)

    with_house(database, story)


def test_the_database_is_brought_up_to_date_once_and_left_alone_after(database: str) -> None:
    async def story(house: House) -> None:
        await house.new_table()

    with_house(database, story)
    with_house(database, story)
