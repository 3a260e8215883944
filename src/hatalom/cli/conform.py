"""`hatalom conform`: the examiner at work."""

import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from hatalom import games
from hatalom.core.conform import THOROUGH, Report, examine

ENDLESS = 10**9


def conform(
    game: Annotated[str, typer.Argument(help="Which game to examine.")],
    number: Annotated[int, typer.Option("--games", min=1, help="How many random games.")] = 100,
    minutes: Annotated[float | None, typer.Option(help="Go on for so many minutes instead.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed; game n has seed + n.")] = 0,
    thorough: Annotated[
        int, typer.Option(min=1, help="One ply in so many gets the slow checks; more for long games.")
    ] = THOROUGH,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    out: Annotated[Path, typer.Option(help="Where journals of violations are written.")] = Path("violations"),
) -> None:
    """Plays random games of every variant and checks that the game keeps the contract.

    Example: hatalom conform power_and_weakness --games 200
    """
    chosen = games.load(game)
    end = time.monotonic() + minutes * 60 if minutes else None
    total = ENDLESS if end else number
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), disable=as_json) as progress:
        task = progress.add_task(f"examining {game}", total=None if end else number)

        def on_game(report: Report) -> bool:
            progress.update(task, completed=report.games)
            return end is None or time.monotonic() < end

        report = examine(chosen, total, seed, on_game=on_game, thorough=thorough)
    files = _write(report, out)
    if as_json:
        found = [{"check": v.check, "detail": v.detail, "ply": v.ply} for v in report.violations]
        summary = {"game": game, "games": report.games, "plies": report.plies, "violations": len(found)}
        print(msgspec.json.encode({**summary, "found": found}).decode())
    else:
        for violation, file in zip(report.violations, files, strict=True):
            print(f"{violation.check} at ply {violation.ply}: {violation.detail} ({file})")
        print(f"games {report.games}  plies {report.plies}  violations {len(report.violations)}")
    raise typer.Exit(1 if report.violations else 0)


def _write(report: Report, folder: Path) -> list[Path]:
    files = []
    for number, violation in enumerate(report.violations, start=1):
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{violation.check}-{number}.journal"
        file.write_text(violation.journal, encoding="utf-8")
        files.append(file)
    return files
