"""Copies of a PostgreSQL database by its own tools, `pg_dump` and `pg_restore`, which come with every PostgreSQL."""

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import URL

from hatalom.core.errors import BadFile
from hatalom.server.store.files import OWNER_ONLY


def dump(url: URL, goal: Path) -> int:
    """A copy as of one moment, though the servers go on writing; returns its size."""
    if goal.exists():
        raise BadFile(f"{goal} is there already: name another file")
    unfinished = goal.with_name(f"{goal.name}.unfinished")
    try:
        goal.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY))
        _run("pg_dump", "--format=custom", "--no-owner", f"--file={unfinished}", address_of(url), url=url)
        _run("pg_restore", "--list", str(unfinished), url=url)  # it can be read to its end
        unfinished.replace(goal)
    except OSError as error:
        raise BadFile(f"{goal} cannot be written: {error.strerror}") from error
    finally:
        unfinished.unlink(missing_ok=True)
    return goal.stat().st_size


def load_dump(copy: Path, url: URL) -> None:
    """Everything or nothing: what was in the database is replaced in one transaction."""
    if not copy.is_file():
        raise BadFile(f"there is no copy {copy}")
    options = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    _run("pg_restore", *options, f"--dbname={address_of(url)}", str(copy), url=url)


def address_of(url: URL) -> str:
    """The database as these tools are told; the password is not on their command line, where others could read it."""
    told = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    return told.render_as_string()


def _run(tool: str, *arguments: str, url: URL) -> None:
    found = shutil.which(tool)
    if found is None:
        raise BadFile(f"{tool} is needed for this: install PostgreSQL's client programs (postgresql-client)")
    password = {"PGPASSWORD": str(url.password)} if url.password else {}
    done = subprocess.run([found, *arguments], env={**os.environ, **password}, capture_output=True, text=True)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise BadFile(f"{tool} could not do it: {lines[0]}")
