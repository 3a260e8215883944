"""The doctor: looks at a server's machine and database, changes nothing, and says what to do."""

import datetime as dt
import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Iterator
from enum import StrEnum
from importlib import metadata
from pathlib import Path

import msgspec
from sqlalchemy import Connection, create_engine, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from hatalom._compiled import is_compiled
from hatalom.core.errors import BadFile
from hatalom.server.care.copies import check_copy
from hatalom.server.settings import STATIC
from hatalom.server.store import schema as t
from hatalom.server.store.engine import newest_revision, open_engine, revision_of, shown, url_of
from hatalom.server.store.files import OWNER_ONLY, file_of
from hatalom.server.store.lock import user_of
from hatalom.server.store.migrating import known_revisions
from hatalom.server.store.processes import NOW, census

GIGABYTE = 1 << 30
MOST_DRIFT_SECONDS = 5.0
OLD_BACKUP = dt.timedelta(days=7)
FEW_FILES = 4096
NIGHTLY = "let 'hatalom backup' run every night"


class Mark(StrEnum):
    WELL = "well"
    WATCH = "watch"
    BAD = "bad"


class Finding(msgspec.Struct, frozen=True):
    """What was looked at, what was found, and what to do about it."""

    mark: Mark
    what: str
    found: str
    advice: str = ""


def well(what: str, found: str) -> Finding:
    return Finding(Mark.WELL, what, found)


async def examine(address: str, static: Path = STATIC) -> list[Finding]:
    url = url_of(address)
    file = file_of(url)
    found = [_version(), _compiled(), _client(static), _open_files()]
    if file is None:
        return found + await _shared(address)
    if not file.exists():
        yet = f"{file} is not there yet"
        return [*found, Finding(Mark.WATCH, "database", yet, "the server makes it when it starts"), *_place(file)]
    found += [*_place(file), _permissions(file), _user(file)]
    try:
        check_copy(file, file)
    except BadFile as error:
        return [*found, Finding(Mark.BAD, "database", str(error), "bring back a copy: hatalom restore")]
    found.append(well("database", f"{file} is sound, {file.stat().st_size:,} bytes"))
    engine = create_engine("sqlite://", creator=lambda: _read_only(file), poolclass=NullPool)
    with engine.connect() as connection:
        return found + _ask(connection)


# -- the machine ------------------------------------------------------------------------------------------------------


def _version() -> Finding:
    python = ".".join(str(number) for number in sys.version_info[:3])
    return well("version", f"Hatalom {metadata.version('hatalom')} on Python {python}")


def _compiled() -> Finding:
    if is_compiled():
        return well("rules", "compiled")
    advice = "'make compile', or install a wheel for this kind of machine: computers think several times faster"
    return Finding(Mark.WATCH, "rules", "not compiled", advice)


def _client(static: Path) -> Finding:
    if (static / "index.html").is_file():
        return well("client", "built")
    return Finding(Mark.BAD, "client", f"there is none in {static}", "'make web', or install from a wheel")


def _open_files() -> Finding:
    """Every connection is an open file."""
    if sys.platform == "win32":
        return well("open files", "not limited")
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    found = "not limited" if most == resource.RLIM_INFINITY else f"{most:,} at once"
    if 0 <= most < FEW_FILES:
        advice = "for more than some hundred people: 'ulimit -n 65536', or LimitNOFILE in the systemd unit"
        return Finding(Mark.WATCH, "open files", found, advice)
    return well("open files", found)


def _place(file: Path) -> Iterator[Finding]:
    """The folder of the database: SQLite writes more files into it."""
    folder = file.parent
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    shown_free = f"{free / GIGABYTE:.1f} GB free in {folder}"
    if free < GIGABYTE:
        yield Finding(Mark.BAD, "disk", shown_free, "make room: a full disk stops every game")
    else:
        yield well("disk", shown_free)
    if os.access(folder, os.W_OK | os.X_OK) and (not file.exists() or os.access(file, os.R_OK | os.W_OK)):
        yield well("folder", f"{folder} can be written")
    else:
        advice = "run the server as the owner of the database, or name another file with --database"
        yield Finding(Mark.BAD, "folder", f"{folder} or {file.name} cannot be written by this user", advice)


def _permissions(file: Path) -> Finding:
    mode = stat.S_IMODE(file.stat().st_mode)
    if mode & ~OWNER_ONLY and sys.platform != "win32":
        advice = f"chmod 600 {file}: it holds people's sessions and the secrets of games"
        return Finding(Mark.BAD, "permissions", f"others may read {file} ({mode:o})", advice)
    return well("permissions", "only the owner may read the database")


def _user(file: Path) -> Finding:
    try:
        process = user_of(file)
    except OSError as error:
        advice = "run the doctor as the user who runs the server"
        return Finding(Mark.WATCH, "server", f"it cannot be found out whether one is running: {error.strerror}", advice)
    return well("server", "none is running" if process is None else f"process {process} is running")


# -- the database -----------------------------------------------------------------------------------------------------


async def _shared(address: str) -> list[Finding]:
    engine = open_engine(address)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(_ask)
    except (OSError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        advice = "is it running, and are host, port, name and password right?"
        return [Finding(Mark.BAD, "database", f"{shown(url_of(address))} does not answer: {reason}", advice)]
    finally:
        await engine.dispose()
    return [well("database", f"{shown(url_of(address))} answers"), *found]


def _ask(connection: Connection) -> list[Finding]:
    """What can be asked of the database itself."""
    found = [_schema(connection)]
    if connection.dialect.name == "postgresql":
        found += [_synchronous(connection), _clock_of_database(connection)]
    if found[0].mark == Mark.BAD or not inspect(connection).has_table(t.tables.name):
        return found
    if connection.dialect.name == "postgresql":
        alive = census(connection)[1]
        found.append(well("server", f"{len(alive)} processes are running"))
    else:
        found.append(_clock(connection))
    counts = connection.execute(select(t.tables.c.status, func.count()).group_by(t.tables.c.status)).all()
    found.append(well("games", ", ".join(f"{count} {status}" for status, count in counts) or "none yet"))
    if inspect(connection).has_table(t.logbook.name):
        found.append(_backup(connection))
    return found


def _read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def _schema(connection: Connection) -> Finding:
    revision = revision_of(connection)
    if revision is None:
        return Finding(Mark.WATCH, "schema", "the database is empty", "the server fills it when it starts")
    if revision not in known_revisions():
        return Finding(Mark.BAD, "schema", f"{revision} is newer than this program", "update the program")
    if revision != newest_revision():
        advice = "make a copy (hatalom backup); the server brings it up to date when it starts"
        return Finding(Mark.WATCH, "schema", f"{revision} is older than this program", advice)
    return well("schema", f"{revision}, the newest")


def _synchronous(connection: Connection) -> Finding:
    mode = connection.exec_driver_sql("SHOW synchronous_commit").scalar()
    if mode == "off":
        advice = "switch synchronous_commit on: otherwise a crash can lose what players were told is stored"
        return Finding(Mark.BAD, "commits", "PostgreSQL does not wait for the disk", advice)
    return well("commits", f"PostgreSQL waits for the disk (synchronous_commit = {mode})")


def _clock_of_database(connection: Connection) -> Finding:
    theirs = connection.execute(select(NOW)).scalar_one() / 1000
    return _clocks("the database's clock", theirs - dt.datetime.now(dt.UTC).timestamp(), both=True)


def _clock(connection: Connection) -> Finding:
    """Nothing can have been stored in the future."""
    newest = connection.execute(select(func.max(t.tables.c.updated))).scalar()
    if newest is None:
        return well("clock", f"it is {dt.datetime.now(dt.UTC):%Y-%m-%d %H:%M} UTC")
    ahead = (dt.datetime.fromisoformat(newest) - dt.datetime.now(dt.UTC)).total_seconds()
    return _clocks("the newest game", ahead, both=False)


def _clocks(whose: str, ahead: float, both: bool) -> Finding:
    if ahead > MOST_DRIFT_SECONDS or (both and ahead < -MOST_DRIFT_SECONDS):
        side = "ahead of" if ahead > 0 else "behind"
        advice = "set the clock by the network (systemd-timesyncd, chrony); games go on, but their dates are wrong"
        return Finding(Mark.WATCH, "clock", f"{whose} is {abs(ahead):,.0f} s {side} this machine's", advice)
    return well("clock", f"agrees with {whose}")


def _backup(connection: Connection) -> Finding:
    last = connection.execute(select(func.max(t.logbook.c.at)).where(t.logbook.c.what == "backup")).scalar()
    if last is None:
        return Finding(Mark.WATCH, "backup", "none was ever made", NIGHTLY)
    age = dt.datetime.now(dt.UTC) - dt.datetime.fromisoformat(last)
    if age > OLD_BACKUP:
        return Finding(Mark.WATCH, "backup", f"the last one is {age.days} days old", NIGHTLY)
    return well("backup", f"the last one is of {last[:16]} UTC")
