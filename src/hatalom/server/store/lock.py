"""A lock that keeps two servers from one SQLite file: each would hold tables in memory that the other changes."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL

from hatalom.core.errors import BadFile
from hatalom.server.store.files import file_of


@contextmanager
def only_server(url: URL) -> Iterator[None]:
    """Held as long as the server runs; the system gives it back when the process ends, however it ends."""
    database = file_of(url)
    if database is None:
        yield
        return
    path = _lock_of(database)
    lock = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _take(lock):
            raise BadFile(
                f"another server (process {_owner(path)}) is using {database}: "
                f"stop it first, or name another file with --database"
            )
        os.ftruncate(lock, 0)
        os.write(lock, str(os.getpid()).encode())
        yield
    finally:
        os.close(lock)


def user_of(database: Path) -> str | None:
    """The process of the server that is using a file; None where there is none."""
    path = _lock_of(database)
    if not path.exists():
        return None
    lock = os.open(path, os.O_RDWR)
    try:
        return None if _take(lock) else _owner(path)
    finally:
        os.close(lock)


def _lock_of(database: Path) -> Path:
    return database.with_name(f"{database.name}-lock")


def _owner(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii") or "unknown"
    except (OSError, ValueError):
        return "unknown"


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """Locked bytes cannot be read on Windows: one far behind the number of the process is locked."""

    def _take(lock: int) -> bool:
        os.lseek(lock, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        os.lseek(lock, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def _take(lock: int) -> bool:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
