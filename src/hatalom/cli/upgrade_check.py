"""`hatalom upgrade-check`: do the stored games still go the same way by the rules of this program?"""

import asyncio
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from hatalom.cli.arguments import Database
from hatalom.table.reload import Verdict

if TYPE_CHECKING:
    from hatalom.server.upgrade import Checked

STYLES = {Verdict.SAME: "green", Verdict.DIFFERS: "yellow", Verdict.BREAKS: "red"}


def upgrade_check(
    database: Database = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Plays all stored games again by the rules of this program, for example after an update.

    same: the game goes on.  differs: every row is still legal, but the position or the end is another one.
    breaks: a row is not legal any more.  The last two can be looked at but not played on.
    An SQLite file is copied first, so nothing in it changes.  Exit code 0 if all games are the same, 1 if not.

    Example: hatalom upgrade-check --database sqlite:///games.sqlite
    """
    from hatalom.server.settings import default_database

    found = _check(database or default_database())
    counts = {verdict.value: sum(game.verdict == verdict for game in found) for verdict in Verdict}
    if as_json:
        print(msgspec.json.encode({"games": len(found), **counts, "tables": found}).decode())
    else:
        console = Console(highlight=False)
        if found:
            console.print(_table(found))
        console.print(f"{len(found)} stored games: " + ", ".join(f"{n} {word}" for word, n in counts.items()))
    raise typer.Exit(0 if counts[Verdict.SAME] == len(found) else 1)


def _check(database: str) -> list["Checked"]:
    from hatalom.server.upgrade import check_all

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("playing stored games again", total=None)

        def on_game(game: "Checked", total: int) -> None:
            progress.update(bar, advance=1, total=total)

        return asyncio.run(check_all(database, on_game))


def _table(found: list["Checked"]) -> Table:
    table = Table("table", "game", "state", "played by", "now", "row", "why", box=None, pad_edge=False)
    for game in found:
        verdict = f"[{STYLES[game.verdict]}]{game.verdict}[/]"
        row = str(game.row) if game.verdict != Verdict.SAME else ""
        table.add_row(game.table, game.game, game.status, f"version {game.rules_version}", verdict, row, game.why)
    return table
