"""The file of an SQLite database: it holds people's sessions and the secrets of games, so nobody else may read it."""

import os
import stat
from pathlib import Path

from sqlalchemy import URL

from hatalom.core.errors import BadFile

OWNER_ONLY = 0o600


def file_of(url: URL) -> Path | None:
    """None for a database that is no file."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def prepare_file(path: Path) -> None:
    """Makes the file and its folder where they are missing, and closes the file to others."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
        if stat.S_IMODE(path.stat().st_mode) != OWNER_ONLY:
            path.chmod(OWNER_ONLY)
    except OSError as error:
        raise BadFile(
            f"the database {path} cannot be written: {error.strerror}; name a file in a folder of yours with --database"
        ) from error
