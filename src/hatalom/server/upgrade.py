"""Stored games and the rules of this program: which of them go on, before anybody sits down again."""

import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from hatalom.core.errors import BadFile, HatalomError, IllegalAction
from hatalom.core.match import Match
from hatalom.core.replay import CRASHES
from hatalom.server.ids import TableId
from hatalom.server.rooms.loading import stored_game
from hatalom.server.store import Store
from hatalom.server.store.engine import migrate, open_engine, url_of
from hatalom.server.store.files import file_of
from hatalom.server.store.records import StoredTable
from hatalom.table.reload import Finding, Verdict, play_again
from hatalom.table.table import Table


class Checked(msgspec.Struct, frozen=True):
    """A stored game and what the rules of this program make of it; `row` and `why` where it is not the same."""

    table: str
    game: str
    status: str
    rules_version: int
    verdict: Verdict
    row: int
    why: str


async def check_all(address: str, on_game: Callable[[Checked, int], None]) -> list[Checked]:
    """Plays every stored game again; `on_game` is called with each result and the number of games.

    An SQLite file is copied first, so nothing in it changes.  Another database is brought to the schema of this
    program, as the server would do.
    """
    with tempfile.TemporaryDirectory() as folder:
        engine = open_engine(_copied(address, Path(folder)))
        try:
            await migrate(engine)
            store = Store(engine)
            ids = await store.lists.all()
            found = []
            for table_id in ids:
                checked = await _check(store, table_id)
                if checked is not None:
                    found.append(checked)
                    on_game(checked, len(ids))
            await store.writer.finish()
            return found
        finally:
            await engine.dispose()


async def _check(store: Store, table: TableId) -> Checked | None:
    """One table; what is stored of it may make no sense at all, which says nothing about the others."""
    try:
        stored = await store.tables.load(table)
    except IllegalAction as error:
        return Checked(table, "", "", 0, Verdict.BREAKS, 0, str(error))
    return _checked(stored) if stored is not None else None


def _checked(stored: StoredTable) -> Checked:
    def sit(match: Match) -> Table:
        return Table(match, stored.seats)

    record = stored.record
    try:
        finding = play_again(stored_game(stored), sit)[1]
    except (HatalomError, *CRASHES) as error:
        finding = Finding(Verdict.BREAKS, 0, f"it cannot even be set up: {error}")
    return Checked(
        table=record.id,
        game=record.game,
        status=stored.status,
        rules_version=record.rules_version,
        verdict=finding.verdict,
        row=finding.row,
        why=finding.why,
    )


def _copied(address: str, folder: Path) -> str:
    """The address of a copy, where the database is a file."""
    file = file_of(url_of(address))
    if file is None:
        return address
    if not file.is_file():
        raise BadFile(f"there is no database {file}")
    copy = folder / "copy.sqlite"
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as old, closing(sqlite3.connect(copy)) as new:
        old.backup(new)
    return f"sqlite:///{copy}"
