"""`hatalom reports`: what players think is wrong by the rules, and a failing test made of it."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from hatalom import games
from hatalom.core.errors import BadFile
from hatalom.core.journal import Head, Journal, write
from hatalom.table.keep import StoredRow, read_row
from hatalom.table.table import overlay_digest

if TYPE_CHECKING:
    from sqlalchemy import RowMapping

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
    database: Annotated[str | None, typer.Option(metavar="URL", help="sqlite:///file or postgresql://…")] = None,
    export: Annotated[int | None, typer.Option(metavar="N", help="Write report N as a failing test.")] = None,
    folder: Annotated[Path, typer.Option("--to", help="The folder the test is written to.")] = Path(),
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for every report.")] = False,
) -> None:
    """Lists the rules bugs that players have reported, or writes one of them as a failing test with its journal.

    Example: hatalom reports --export 3 --to tests/reports
    """
    from hatalom.server.settings import default_database

    found, kept = asyncio.run(_read(database or default_database(), export))
    if kept is not None:
        for path in _export(found[0], kept, folder):
            typer.echo(path)
        return
    console = Console(highlight=False)
    for row in found:
        if as_json:
            print(json.dumps({key: row[key] for key in row if key != "view"}, ensure_ascii=False))
        else:
            seat = row["seat"] or "spectator"
            console.print(f"[bold]{row['id']}[/]  {row['name']}  ply {row['ply']}  {seat}  {row['at'][:16]}")
            console.print(f"    {row['words']}", markup=False)
    if not found and not as_json:
        console.print("Nobody has reported anything.")


@dataclass(frozen=True)
class Kept:
    """The stored game that a report is about."""

    table: "RowMapping"
    seats: list[str]
    rows: list[StoredRow]


async def _read(database: str, export: int | None) -> tuple[Sequence["RowMapping"], Kept | None]:
    """The reports; of the one to be exported also the journal and the table."""
    from hatalom.server.database import migrate, open_engine
    from hatalom.server.store import Store

    engine = open_engine(database)
    try:
        await migrate(engine)
        store = Store(engine)
        found = [row for row in await store.reports() if export is None or row["id"] == export]
        if export is None:
            return found, None
        if not found:
            raise BadFile(f"there is no report {export}: 'hatalom reports' lists those there are")
        game = found[0]["game"]
        table = await store.table(game)
        if table is None:
            raise BadFile(f"the game of report {export} is gone")
        seats = [seat.name or str(seat.kind) for seat in await store.seats(game)]
        return found, Kept(table, seats, await store.journal(game))
    finally:
        await engine.dispose()


def _export(report: "RowMapping", kept: Kept, folder: Path) -> list[Path]:
    """The journal as it was when the report was made, without the secret of its draws, and the test."""
    table = kept.table
    game = games.load(report["name"])
    head = Head(
        game.name,
        table["rules_version"],
        tuple(kept.seats),
        json.loads(table["options"]),
        overlay_digest(table["overlay"]),
        given=table["given"],
        origin=table["origin"],
    )
    journal = Journal(head, [read_row(row, game) for row in kept.rows[: report["version"]]])
    text = TEST.format(
        number=report["id"],
        game=game.name,
        ply=report["ply"],
        seat=report["seat"] or "a spectator",
        at=report["at"][:10],
        overlay=json.loads(table["overlay"]) if table["overlay"] else None,
        words=report["words"],
    )
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"report_{report['id']}.journal", folder / f"test_report_{report['id']}.py"]
    for path, content in zip(paths, [write(journal, game), text], strict=True):
        path.write_text(content, encoding="utf-8")
    return paths
