"""Opening the database: SQLite in WAL mode by default, brought up to the newest schema."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hatalom.core.errors import BadFile

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATIONS = Path(__file__).parent / "migrations"


def open_engine(address: str) -> AsyncEngine:
    """An engine for `sqlite:///file` or `postgresql://…`; the folder of a file is made where it is missing."""
    url = url_of(address)
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    if url.get_backend_name() != "sqlite":
        return _open_other(url)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url)
    _tune_sqlite(engine.sync_engine)
    return engine


def url_of(address: str) -> URL:
    try:
        return make_url(address)
    except ArgumentError as error:
        raise BadFile(f"{address!r} is no database; expected sqlite:///file or postgresql://…") from error


def direct_engine(engine: AsyncEngine) -> Engine | None:
    """The same SQLite file without asyncio: in a thread of its own one call after the other costs nothing extra."""
    url = engine.url
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    direct = create_engine(url.set(drivername="sqlite"))
    _tune_sqlite(direct)
    return direct


def _tune_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _open_other(url: URL) -> AsyncEngine:
    try:
        return create_async_engine(url)
    except ModuleNotFoundError as error:
        hint = "for PostgreSQL: pip install 'hatalom[postgres]'"
        raise BadFile(f"the database {url} needs the package {error.name}; {hint}") from error


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    command.upgrade(migrations_on(connection), "head")


def migrations_on(connection: Connection) -> Config:
    """The migrations, to be run on this connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def _set_up_sqlite(connection: Any, record: Any) -> None:
    """Write-ahead log: readers never wait, and what is committed survives a kill at any moment."""
    connection.isolation_level = None  # transactions are begun below, not by the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "busy_timeout = 10000", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes the write lock at once: taking it later could fail."""
    is_reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")
