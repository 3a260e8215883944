"""`hatalom reports`: what players think is wrong by the rules, and a failing test made of it."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console

from hatalom import games
from hatalom.cli.arguments import Database
from hatalom.core.errors import BadFile
from hatalom.table.keep import write_journal

if TYPE_CHECKING:
    from hatalom.server.store.records import Report, StoredTable

TEST = '''"""Report {number} on {game}, ply {ply}, seen by {seat}, {at}.

It fails until somebody has written down what should be true of the position instead of the last line.
"""

from pathlib import Path

from hatalom import games
from hatalom.core.journal import read
from hatalom.core.replay import replay

JOURNAL = Path(__file__).with_name("report_{number}.journal")
OVERLAY = {overlay!r}
WORDS = {words!r}


def test_report_{number}() -> None:
    game = games.load({game!r})
    match = replay(game, read(JOURNAL.read_text(encoding="utf-8"), game), game.load_content(OVERLAY))
    pos = match.position_at({ply})
    assert False, f"{{WORDS}}\\n\\n{{game.write(pos)}}"  # noqa: B011, PT015
'''


def reports(
    database: Database = None,
    export: Annotated[int | None, typer.Option(metavar="N", help="Write report N as a failing test.")] = None,
    folder: Annotated[Path, typer.Option("--to", help="The folder the test is written to.")] = Path(),
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for every report.")] = False,
) -> None:
    """Lists the rules bugs that players have reported, or writes one of them as a failing test with its journal.

    Example: hatalom reports --export 3 --to tests/reports
    """
    from hatalom.server.settings import default_database

    found, stored = asyncio.run(_read(database or default_database(), export))
    if stored is not None:
        for path in _export(found[0], stored, folder):
            typer.echo(path)
        return
    console = Console(highlight=False)
    for report in found:
        if as_json:
            print(msgspec.json.encode(report).decode())
        else:
            seat = report.seat or "spectator"
            console.print(f"[bold]{report.id}[/]  {report.game}  ply {report.ply}  {seat}  {report.at[:16]}")
            console.print(f"    {report.words}", markup=False)
    if not found and not as_json:
        console.print("Nobody has reported anything.")


async def _read(database: str, export: int | None) -> tuple[list["Report"], "StoredTable | None"]:
    """The reports; where one is to be exported, that one and its table."""
    from hatalom.server.store import Store
    from hatalom.server.store.engine import migrate, open_engine

    engine = open_engine(database)
    try:
        await migrate(engine)
        store = Store(engine)
        found = [report for report in await store.reports.all() if export is None or report.id == export]
        if export is None:
            return found, None
        if not found:
            raise BadFile(f"there is no report {export}: 'hatalom reports' lists those there are")
        stored = await store.tables.load(found[0].table)
        if stored is None:
            raise BadFile(f"the game of report {export} is gone")
        return found, stored
    finally:
        await engine.dispose()


def _export(report: "Report", stored: "StoredTable", folder: Path) -> list[Path]:
    """The journal as it was when the report was made, without the secret of its draws, and the test."""
    from hatalom.server.rooms.loading import head_of

    game = games.load(report.game)
    head = replace(head_of(stored), commitment="")
    journal = write_journal(head, stored.rows[: report.version], game, None)
    overlay = stored.record.overlay
    text = TEST.format(
        number=report.id,
        game=game.name,
        ply=report.ply,
        seat=report.seat or "a spectator",
        at=report.at[:10],
        overlay=json.loads(overlay) if overlay else None,
        words=report.words,
    )
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"report_{report.id}.journal", folder / f"test_report_{report.id}.py"]
    for path, content in zip(paths, [journal, text], strict=True):
        path.write_text(content, encoding="utf-8")
    return paths
