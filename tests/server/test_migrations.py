"""The schema that migrations build is the schema the server uses, and what was stored before is kept."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from hatalom.server import schema as t
from hatalom.server.database import MIGRATIONS, migrate, open_engine
from hatalom.server.store import Store

GAME = """INSERT INTO games VALUES ('g', 'power_and_weakness', 1, '{}', '', x'00', 'anna', 0, '', 'running', 0, '[]', 0,
          1, '', '2026', '2026')"""
OLD = [
    "INSERT INTO guests VALUES ('anna', 'Anna', '2026')",
    GAME,
    "INSERT INTO seats VALUES ('g', 0, 'orange', 'human', 'anna', 'Anna', '', '', 0)",
]


def config_for(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def to_first(connection: Connection) -> None:
    command.upgrade(config_for(connection), "0001")


def back_to_first(connection: Connection) -> None:
    command.downgrade(config_for(connection), "0001")


def test_tables_of_the_first_schema_are_kept_without_clock_and_orders(tmp_path: Path) -> None:
    async def story() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
        async with engine.begin() as connection:
            await connection.run_sync(to_first)
            for statement in OLD:
                await connection.execute(text(statement))
        await migrate(engine)
        store = Store(engine)
        row = await store.table("g")
        assert row is not None
        assert (row["clock"], row["deadline"], row["host"]) == ("", None, "anna")
        assert [(seat.owner, seat.orders) for seat in await store.seats("g")] == [("anna", {})]
        assert await store.uptime() == 0
        await store.set_uptime(7)
        await store.set_uptime(9)
        assert await store.uptime() == 9
        async with engine.connect() as connection:
            differences = await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), t.metadata)
            )
        assert differences == []
        async with engine.begin() as connection:
            await connection.run_sync(back_to_first)
            kept = await connection.execute(text("SELECT owner FROM seats"))
            assert kept.scalars().all() == ["anna"]
        await engine.dispose()

    asyncio.run(story())
