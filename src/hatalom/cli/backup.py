"""`hatalom backup` and `hatalom restore`: a copy of everything that is stored, and back again."""

import asyncio
import datetime as dt
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hatalom.cli.arguments import Database
from hatalom.core.errors import BadFile

if TYPE_CHECKING:
    from hatalom.server.store.logbook import Happened


def backup(
    goal: Annotated[
        Path | None, typer.Argument(help="The file to write; without it, one with the date in this folder.")
    ] = None,
    database: Database = None,
) -> None:
    """Copies everything that is stored into one file, while the server goes on.

    The copy is checked before it gets its name, and only you may read it.  PostgreSQL is copied by its own pg_dump.
    Experiments of the laboratory are files of their own, and not in it.

    Example: hatalom backup /var/backups/hatalom.sqlite
    """
    from hatalom.server.care.copies import back_up
    from hatalom.server.care.dumps import dump
    from hatalom.server.settings import default_database
    from hatalom.server.store.engine import url_of
    from hatalom.server.store.files import file_of

    address = database or default_database()
    url = url_of(address)
    file = file_of(url)
    ending = "sqlite" if file is not None else "dump"
    goal = goal or Path(f"hatalom-{dt.datetime.now(dt.UTC):%Y-%m-%d-%H%M%S}.{ending}")
    size = back_up(file, goal) if file is not None else dump(url, goal)
    asyncio.run(_enter(address, "backup", file=goal.name, bytes=str(size)))
    typer.echo(f"{goal} ({size:,} bytes)")


def restore(
    copy: Annotated[Path, typer.Argument(help="A file that `hatalom backup` has written.")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Put it in the place of what is there.")] = False,
) -> None:
    """Brings a copy back.  Stop the server first.

    An SQLite file that is replaced is kept beside it.  What is in a PostgreSQL database is replaced in one go.

    Example: hatalom restore /var/backups/hatalom.sqlite --replace
    """
    from hatalom.server.care.copies import bring_back
    from hatalom.server.care.dumps import load_dump
    from hatalom.server.settings import default_database
    from hatalom.server.store.engine import shown, url_of
    from hatalom.server.store.files import file_of

    address = database or default_database()
    url = url_of(address)
    file = file_of(url)
    if file is not None:
        kept = bring_back(copy, file, replace)
        if kept is not None:
            typer.echo(f"the database that was there is kept as {kept}")
    else:
        asyncio.run(_check_quiet(address, replace))
        load_dump(copy, url)
    asyncio.run(_enter(address, "restore", file=copy.name))
    typer.echo(f"{shown(url)} is as it was in {copy}")


async def _enter(address: str, what: "Happened", **words: str) -> None:
    """Into the logbook of the server."""
    from hatalom.server.store import logbook
    from hatalom.server.store.engine import open_engine

    engine = open_engine(address)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(logbook.enter, what, words)
    finally:
        await engine.dispose()


async def _check_quiet(address: str, may_replace: bool) -> None:
    """No server may be running on a shared database that is replaced."""
    from hatalom.server.store.engine import open_engine
    from hatalom.server.store.processes import census

    engine = open_engine(address)
    try:
        async with engine.connect() as connection:
            tables, alive = await connection.run_sync(census)
    finally:
        await engine.dispose()
    if alive:
        raise BadFile(f"a server is running on this database ({alive[0]}): stop it first")
    if tables and not may_replace:
        raise BadFile("there are games in this database already: --replace puts the copy in their place")
