"""Copies of an SQLite database: made while the server runs, checked, and brought back."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from hatalom.core.errors import BadFile
from hatalom.server.store.engine import url_of
from hatalom.server.store.files import OWNER_ONLY
from hatalom.server.store.lock import only_server
from hatalom.server.store.migrating import known_revisions

PAGES_AT_ONCE = 2000
COMPANIONS = ("-wal", "-shm")
"""Files that SQLite keeps beside a database; they belong to that very database."""


def back_up(file: Path, goal: Path) -> int:
    """A copy as of one moment, though the server goes on writing; returns its size.

    The copy gets its name only when it is whole and has been checked.
    """
    if not file.is_file():
        raise BadFile(f"there is no database {file}")
    if goal.exists():
        raise BadFile(f"{goal} is there already: name another file")
    with _unfinished(goal) as unfinished:
        _copy(file, unfinished)
        check_copy(unfinished, goal)
        _rename(unfinished, goal)
    return goal.stat().st_size


def bring_back(copy: Path, file: Path, may_replace: bool) -> Path | None:
    """Puts a copy in the place of a database; returns where the old one is kept now, if there was one.

    No server may be using it, and the copy is checked first.
    """
    if not copy.is_file():
        raise BadFile(f"there is no copy {copy}")
    check_copy(copy, copy)
    file.parent.mkdir(parents=True, exist_ok=True)
    with only_server(url_of(f"sqlite:///{file}")):
        if file.exists() and not may_replace:
            raise BadFile(f"{file} is there already: --replace puts the copy in its place and keeps the old one")
        with _unfinished(file) as unfinished:
            _copy(copy, unfinished)
            kept = _keep(file) if file.exists() else None
            for ending in COMPANIONS:
                file.with_name(file.name + ending).unlink(missing_ok=True)
            _rename(unfinished, file)
    return kept


def check_copy(file: Path, name: Path) -> None:
    """Whether a file is a sound database of this program, no newer than the program itself."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
            revision = _revision(database)
    except sqlite3.Error as error:
        raise BadFile(f"{name} is no database that can be read: {error}") from error
    if found != "ok":
        raise BadFile(f"{name} is damaged: {found}; use an older copy")
    if revision is None:
        raise BadFile(f"{name} is the database of another program")
    if revision not in known_revisions():
        raise BadFile(f"{name} was written by a newer version of Hatalom: update this one first")


def _revision(database: sqlite3.Connection) -> str | None:
    try:
        row = database.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError:
        return None
    return str(row[0]) if row else None


def _copy(old: Path, new: Path) -> None:
    try:
        source = sqlite3.connect(f"{old.resolve().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(new)) as goal:
            source.backup(goal, pages=PAGES_AT_ONCE)
            goal.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    except sqlite3.Error as error:
        raise BadFile(f"{old} cannot be copied to {new.parent}: {error}") from error


@contextmanager
def _unfinished(goal: Path) -> Iterator[Path]:
    """A file beside the goal that only its owner may read; it is gone in the end, whatever happens."""
    unfinished = goal.with_name(f"{goal.name}.unfinished")
    try:
        goal.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except OSError as error:
        raise BadFile(f"{goal} cannot be written: {error.strerror}") from error
    try:
        yield unfinished
    finally:
        unfinished.unlink(missing_ok=True)


def _rename(unfinished: Path, goal: Path) -> None:
    """The disk has all of it before it gets its name."""
    with unfinished.open("rb+") as written:
        os.fsync(written.fileno())
    unfinished.replace(goal)
    with suppress(OSError):  # not every system can do that for folders
        folder = os.open(goal.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def _keep(file: Path) -> Path:
    """The database that is replaced, with what was not yet written back into it, under another name."""
    number = 1
    while (kept := file.with_name(f"{file.name}.replaced-{number}")).exists():
        number += 1
    with closing(sqlite3.connect(file)) as database, suppress(sqlite3.Error):  # it may be damaged
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copy2(file, kept)
    return kept
