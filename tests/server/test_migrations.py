"""The schema that migrations build is the schema the server uses, and what was stored before is kept."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, insert, select

from hatalom.core.chance import Seeded
from hatalom.server.ids import PersonId, TableId
from hatalom.server.rooms.loading import table_of
from hatalom.server.store import Store
from hatalom.server.store import schema as t
from hatalom.server.store.engine import migrate, newest_revision, open_engine
from hatalom.server.store.migrating import migrations_on as config_for
from hatalom.server.store.records import Standing
from hatalom.table.keep import store_row
from hatalom.table.table import Sitter
from tests.table.tables import SECRET, human, play, power

Rows = dict[str, list[dict[str, Any]]]
ID, ANNA = TableId("g"), PersonId("anna")
FIRST: Rows = {
    "guests": [{"id": "anna", "name": "Anna", "created": "2026"}],
    "games": [
        {
            "id": "g",
            "game": "power_and_weakness",
            "rules_version": 1,
            "options": "{}",
            "overlay": "",
            "secret": SECRET,
            "host": "anna",
            "same_screen": False,
            "offer": "",
            "status": "running",
            "version": 0,
            "waiting": '["orange"]',
            "progress": 0,
            "counted": True,
            "result": "",
            "created": "2026",
            "updated": "2026",
        }
    ],
    "seats": [
        {
            "game": "g",
            "number": number,
            "seat": seat,
            "kind": "human",
            "owner": "anna",
            "name": "Anna",
            "level": "",
            "link": "",
            "resigned": False,
        }
        for number, seat in enumerate(("orange", "white"))
    ],
}
"""What a server stored under the first schema."""

OF_A_GAME: Rows = {
    "sessions": [{"token_hash": "hash", "guest": "anna", "created": "2026"}],
    "accounts": [{"login": "anna@example.org", "guest": "anna", "password_hash": "x", "created": "2026"}],
    "chat": [
        {"game": "g", "guest": "anna", "seat": "orange", "name": "Anna", "text": "hello", "at": "2026", "ply": 3},
        {"game": "g", "guest": "anna", "seat": None, "name": "Anna", "text": "ah", "at": "2026", "ply": 4},
    ],
    "notes": [{"game": "g", "guest": "anna", "text": "watch Kent"}],
    "keys": [{"game": "g", "guest": "anna", "key": "k", "version": 9}],
    "visits": [{"game": "g", "guest": "anna", "ply": 5}],
    "reports": [
        {
            "game": "g",
            "guest": "anna",
            "seat": "orange",
            "version": 9,
            "ply": 5,
            "view": "{}",
            "words": "wrong",
            "at": "2026",
        }
    ],
    "uptime": [{"id": 1, "ms": 77}],
}
"""What else it stored under the sixth, the last one that called a table a game."""


def put(connection: Connection, rows: Rows) -> None:
    """Stores rows under whatever schema the database has."""
    for name, values in rows.items():
        connection.execute(insert(Table(name, MetaData(), autoload_with=connection)), values)


def everything(connection: Connection) -> dict[str, list[Any]]:
    found = MetaData()
    found.reflect(connection)
    return {
        name: [dict(row._mapping) for row in connection.execute(select(table).order_by(*table.primary_key.columns))]
        for name, table in found.tables.items()
    }


def up_to(revision: str) -> Callable[[Connection], None]:
    return lambda connection: command.upgrade(config_for(connection), revision)


def down_to(revision: str) -> Callable[[Connection], None]:
    return lambda connection: command.downgrade(config_for(connection), revision)


def differences(connection: Connection) -> list[Any]:
    """Between what the migrations have built and what the server uses."""
    found: list[Any] = compare_metadata(MigrationContext.configure(connection), t.metadata)
    return found


def test_there_is_one_newest_schema(database: str) -> None:
    async def story() -> None:
        engine = open_engine(database)
        async with engine.begin() as connection:
            heads = await connection.run_sync(lambda plain: ScriptDirectory.from_config(config_for(plain)).get_heads())
        await engine.dispose()
        assert list(heads) == [newest_revision()]

    asyncio.run(story())


def test_tables_of_the_first_schema_are_kept_without_clock_and_orders(database: str) -> None:
    async def story() -> None:
        engine = open_engine(database)
        async with engine.begin() as connection:
            await connection.run_sync(up_to("0001"))
            await connection.run_sync(put, FIRST)
        await migrate(engine)
        store = Store(engine)
        stored = await store.tables.load(ID)
        assert stored is not None
        assert (stored.record.host, stored.clock, stored.offer) == ("anna", None, None)
        assert stored.standing == Standing(is_branched=False, is_begun=True, is_shared=False, rematch=TableId(""))
        assert [(seat.owner, seat.orders, seat.hints) for seat in stored.seats] == [("anna", {}, 0)] * 2
        assert await store.lists.deadlines() == {}
        assert await store.uptime.get() == 0
        await store.uptime.set(7)
        await store.uptime.set(9)
        assert await store.uptime.get() == 9
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        async with engine.begin() as connection:
            await connection.run_sync(down_to("0001"))
            kept = await connection.run_sync(everything)
            assert {name: kept[name] for name in FIRST} == FIRST
        await engine.dispose()

    asyncio.run(story())


def test_a_game_under_way_goes_on_when_games_become_tables_and_guests_people(database: str) -> None:
    """A real game with everything around it, stored when a table was called a game: the same game comes back."""
    played = power(human("anna"), human("anna"))
    play(played, Seeded(5), 40)
    rows = [store_row(row, played.game) for row in played.match.journal.rows]
    journal = [
        {"game": "g", "seq": number, **msgspec.structs.asdict(row), "at": 100 * number}
        for number, row in enumerate(rows, start=1)
    ]

    async def story() -> None:
        engine = open_engine(database)
        async with engine.begin() as connection:
            await connection.run_sync(up_to("0006"))
            await connection.run_sync(put, {**FIRST, **OF_A_GAME, "journal": journal})
            before = await connection.run_sync(everything)
        await migrate(engine)
        store = Store(engine)
        stored = await store.tables.load(ID)
        assert stored is not None
        table, _ = table_of(stored)
        assert table.match.checksum() == played.match.checksum()
        assert [seat.kind for seat in table.seats] == [Sitter.HUMAN] * 2
        assert stored.times == [row["at"] for row in journal]
        assert (stored.keys, stored.visits) == ({(ANNA, "k"): 9}, {ANNA: 5})
        assert [(line.text, line.ply) for line in stored.chat.said] == [("hello", 3), ("ah", 4)]
        assert await store.talk.note(ID, ANNA) == "watch Kent"
        assert [(report.words, report.game) for report in await store.reports.all()] == [
            ("wrong", "power_and_weakness")
        ]
        assert [listed.id for listed in await store.lists.tables("mine", ANNA)] == [ID]
        assert await store.people.login_of(ANNA) == "anna@example.org"
        assert await store.uptime.get() == 77
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        async with engine.begin() as connection:
            await connection.run_sync(down_to("0006"))
            after = await connection.run_sync(everything)
        assert {**after, "alembic_version": None} == {**before, "alembic_version": None}
        await engine.dispose()

    asyncio.run(story())


def test_a_table_takes_everything_of_its_own_with_it(database: str) -> None:
    """The foreign keys still cascade after the renaming."""

    async def story() -> None:
        engine = open_engine(database)
        async with engine.begin() as connection:
            await connection.run_sync(up_to("0006"))
            await connection.run_sync(put, {**FIRST, **OF_A_GAME})
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(t.tables.delete())
            left = await connection.run_sync(everything)
        assert [name for name in ("seats", "chat", "notes", "keys", "visits", "reports") if left[name]] == []
        assert len(left["people"]) == 1
        await engine.dispose()

    asyncio.run(story())


def test_games_of_leagues_for_two_keep_their_players_and_points(database: str) -> None:
    league = {"name": "Spring", "game": "hannibal", "system": "swiss", "rounds": 3, "days": 7, "rated": True}
    league |= {"id": "l", "private": False, "maker": "anna", "status": "on", "starts": "2026", "created": "2026"}
    games = [(0, 1, "first"), (2, 3, "draw"), (4, 5, ""), (6, None, "first")]
    pairings = [
        {"league_id": "l", "round": 1, "board": board, "first": first, "second": second, "outcome": outcome}
        for board, (first, second, outcome) in enumerate(games)
    ]

    async def story() -> None:
        engine = open_engine(database)
        async with engine.begin() as connection:
            await connection.run_sync(up_to("0020"))
            people = [{"id": "anna", "name": "Anna", "created": "2026"}]
            await connection.run_sync(put, {"people": people, "leagues": [league], "pairings": pairings})
            before = await connection.run_sync(everything)
            await connection.run_sync(up_to("0021"))
            rows = (await connection.run_sync(everything))["pairings"]
            assert [row["players"] for row in rows] == ["0 1", "2 3", "4 5", "6"]
            assert [row["points"] for row in rows] == ["2 0", "1 1", "", "2"]
            await connection.run_sync(down_to("0020"))
            assert (await connection.run_sync(everything))["pairings"] == before["pairings"]
        await engine.dispose()

    asyncio.run(story())
