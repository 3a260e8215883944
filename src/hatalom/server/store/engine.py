"""Opening the database: SQLite in WAL mode by default, brought up to the newest schema."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from hatalom.core.errors import BadFile
from hatalom.server.store.files import file_of, prepare_file
from hatalom.server.store.lock import only_server

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
EXPECTED = "expected sqlite:///file or postgresql://user:password@host/name"
PATIENCE_SECONDS = 60.0
UPGRADE_LOCK = 0x4A7A10
"""Any number, as long as it is always the same."""
MIGRATIONS = Path(__file__).parent / "migrations"


def open_engine(address: str, is_synced: bool = False) -> AsyncEngine:
    """An engine for `sqlite:///file` or `postgresql://…`; a file is made where it is missing.

    With `is_synced` every commit to a file waits until the disk has it, so it survives a power cut too.  PostgreSQL
    does so by itself.
    """
    url, synchronous = url_of(address), "FULL" if is_synced else "NORMAL"
    file = file_of(url)
    if file is not None:
        prepare_file(file)
    try:
        engine = create_async_engine(url, execution_options={"synchronous": synchronous})
    except ModuleNotFoundError as error:
        hint = "for PostgreSQL: pip install 'hatalom[postgres]'"
        raise BadFile(f"the database {shown(url)} needs the package {error.name}; {hint}") from error
    if url.get_backend_name() == "sqlite":
        _tune_sqlite(engine.sync_engine, synchronous)
    return engine


def url_of(address: str) -> URL:
    """The address with the driver that is used for it; says what is expected where it is none."""
    try:
        url = make_url(address)
        url = url.set(drivername=DRIVERS[url.get_backend_name()])
    except (ArgumentError, KeyError, ValueError) as error:
        raise BadFile(f"{address!r} is no database that can be used here; {EXPECTED}") from error
    if "uri" in url.query:  # SQLite's own addresses name files by other rules
        raise BadFile(f"{address!r} is no database that can be used here; {EXPECTED}")
    return url


def direct_engine(engine: AsyncEngine) -> Engine | None:
    """The same SQLite file without asyncio: in a thread of its own one call after the other costs nothing extra."""
    if file_of(engine.url) is None:
        return None
    direct = create_engine(engine.url.set(drivername="sqlite"))
    _tune_sqlite(direct, engine.sync_engine.get_execution_options()["synchronous"])
    return direct


async def prepare(address: str) -> None:
    """Finds out whether a server can run on this database, and brings it up to date."""
    engine = open_engine(address)
    try:
        with only_server(engine.url):
            await migrate(engine)
    finally:
        await engine.dispose()


async def migrate(engine: AsyncEngine) -> None:
    with _plain_errors(engine.url):
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)


async def migrate_patiently(engine: AsyncEngine) -> None:
    """Waits a while for a shared database that does not answer: it may just be starting again, as this process is."""
    until = time.monotonic() + (PATIENCE_SECONDS if file_of(engine.url) is None else 0)
    while True:
        try:
            return await migrate(engine)
        except BadFile as error:
            if error.__cause__ is None or time.monotonic() > until:
                raise
            await asyncio.sleep(1)


def revision_of(connection: Connection) -> str | None:
    """Which schema a database has; none where it is empty or another program's."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return revision


def newest_revision() -> str:
    """The files of the migrations begin with their numbers."""
    return max(file.name.split("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py"))


def shown(url: URL) -> str:
    """A database as it may be told: without the password."""
    file = file_of(url)
    return str(file) if file is not None else url.set(drivername=url.get_backend_name()).render_as_string()


def _upgrade(connection: Connection) -> None:
    _wait_for_other_servers(connection)
    current = revision_of(connection)
    if current == newest_revision():
        return
    from hatalom.server.store.migrating import known_revisions, upgrade

    if current is None and file_of(connection.engine.url) is not None and inspect(connection).get_table_names():
        raise BadFile(f"{shown(connection.engine.url)} is the database of another program: name another file")
    if current is not None and current not in known_revisions():
        raise BadFile(
            f"the database {shown(connection.engine.url)} was written by a newer version of Hatalom: "
            f"update this one, or name another database with --database"
        )
    upgrade(connection)


def _wait_for_other_servers(connection: Connection) -> None:
    """Two servers that start at once bring a shared database up to date one after the other."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK})")


@contextmanager
def _plain_errors(url: URL) -> Iterator[None]:
    """Says what is wrong with a database, and what to do."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        reason = str(getattr(error, "orig", error)).strip()
        raise BadFile(f"the database {shown(url)} cannot be used: {reason}; is it the right one? {EXPECTED}") from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadFile(
            f"the database {shown(url)} does not answer: {reason}; is it running, and are host and port right?"
        ) from error


def _tune_sqlite(engine: Engine, synchronous: str) -> None:
    event.listen(engine, "connect", partial(_set_up_sqlite, synchronous))
    event.listen(engine, "begin", _begin_sqlite)


def _set_up_sqlite(synchronous: str, connection: Any, record: Any) -> None:
    """Write-ahead log: readers never wait, and what is committed survives a kill at any moment."""
    connection.isolation_level = None  # transactions are begun below, not by the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", f"synchronous = {synchronous}", "busy_timeout = 10000", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write takes the write lock at once: taking it later could fail."""
    is_reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")
