"""The database does not do its part just now: it starts again, its network is cut, or its disk is full.

That passes, and is nobody's mistake: whoever asks is told to try again, and what goes on by itself is tried again.
"""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import exc

from hatalom.core.errors import HatalomError

PASSING_IN_A_FILE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
}
PRIMARY = 0xFF
"""SQLite's codes say more in their higher bits."""
PASSING_CLASSES = ("08", "25006", "53", "57", "58")
"""PostgreSQL's: no connection, read-only for now, no space or memory, stopped by an operator, trouble of the system."""


class Away(HatalomError):
    """Whether the last transaction was committed may not be known: a request with a key can safely be sent again."""


@contextmanager
def answering() -> Iterator[None]:
    """Tells what passes (`Away`) from mistakes of this program, which go on as they are."""
    try:
        yield
    except Exception as error:
        if not passes(error):
            raise
        reason = " ".join(str(getattr(error, "orig", None) or error).split()) or type(error).__name__
        raise Away(f"the database cannot be used just now: {reason}") from error


@asynccontextmanager
async def answering_within(limit: Any) -> AsyncIterator[None]:
    """The same where the answer could stay away for ever; `limit` is an `asyncio.timeout`."""
    with answering():
        async with limit:
            yield


def passes(error: Exception) -> bool:
    if isinstance(error, OSError | exc.TimeoutError):
        return True
    if isinstance(error, exc.DBAPIError) and (error.connection_invalidated or isinstance(error, exc.InterfaceError)):
        return True
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return code & PRIMARY in PASSING_IN_A_FILE
    return str(getattr(cause, "sqlstate", None) or "").startswith(PASSING_CLASSES)
