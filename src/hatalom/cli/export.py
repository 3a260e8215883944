"""`hatalom export`: games as a data set, one row a decision."""

import json
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from hatalom import games as all_games
from hatalom.cli.arguments import check_writable, corrected, listed, pairs
from hatalom.cli.files import read_journal
from hatalom.core.errors import BadFile
from hatalom.lab.simulate import Plan, plan_of

SUFFIX = ".parquet"


def export(
    file: Annotated[Path, typer.Argument(help="The file to write; its name ends with .parquet.")],
    source: Annotated[list[str], typer.Argument(help="A game, to be played by bots, or journals of one game.")],
    players: Annotated[int | None, typer.Option(help="How many seats; the game's usual number if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant as key=value; may be given again.")] = None,
    bots: Annotated[
        str,
        typer.Option(help="A bot for each seat, or one for all: a level (novice, captain …) or module:Class."),
    ] = "squire",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes play; one a core if left out.")] = None,
    ray: Annotated[str, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster.")] = "",
    observations: Annotated[bool, typer.Option(help="Write what the seat sees as numbers, too.")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    box: Annotated[Path | None, typer.Option(help="An overlay with corrected numbers of the game.")] = None,
) -> None:
    """Writes games as a Parquet file, one row a decision: who was asked what, the choice, and how the game ended.

    Example: hatalom export games.parquet power_and_weakness --bots squire,novice --games 500

    Of games that were kept: hatalom export mine.parquet one.journal two.journal
    """
    if file.suffix != SUFFIX:
        raise BadFile(f"{file.name}: the name of a data set ends with {SUFFIX}")
    check_writable(file)
    if source[0] in all_games.NAMES:
        if len(source) > 1:
            raise BadFile("name one game, or journals of one game")
        table, label = corrected(source[0], box)
        plan = plan_of(
            source[0],
            bot_names=listed(bots),
            count=games,
            seed=seed,
            players=players,
            options=pairs(option or []),
            overlay=table,
            overlay_name=label,
        )
        count, rows = plan.games, _play(plan, file, workers, ray, observations)
    else:
        for name in source:
            if not Path(name).exists():
                names = ", ".join(all_games.NAMES)
                raise BadFile(f"{name} is neither a journal here nor a game; the games are: {names}")
        count, rows = len(source), _replay([Path(name) for name in source], box, file, observations)
    if as_json:
        print(json.dumps({"file": str(file), "games": count, "rows": rows, "bytes": file.stat().st_size}))
    else:
        decisions, played = _counted(rows, "decision"), _counted(count, "game")
        print(f"{file}: {decisions} of {played}, {file.stat().st_size:,} bytes")


def _counted(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def _play(plan: Plan, file: Path, workers: int | None, ray: str, observations: bool) -> int:
    lab = _laboratory()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(f"{plan.setting.game}: {', '.join(plan.bots)}", total=plan.games)
        rows: int = lab.export(
            lab.Plan(plan, observations), file, workers, ray, lambda played: progress.advance(bar, played)
        )
    return rows


def _replay(journals: list[Path], box: Path | None, file: Path, observations: bool) -> int:
    lab = _laboratory()
    kept = [read_journal(journal, box) for journal in journals]
    rows: int = lab.export_journals([lab.Read(one.journal, one.house.table) for one in kept], file, observations)
    return rows


def _laboratory() -> ModuleType:
    """The module that writes data sets: it needs a library that not everybody has."""
    try:
        from hatalom.lab import export as lab
    except ImportError:
        raise BadFile("data sets need Polars; get it with: pip install 'hatalom[lab]'") from None
    return lab
