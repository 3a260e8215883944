"""`hatalom strength`: a page on how strong the computers of a game are."""

import datetime as dt
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from hatalom.bots.bot import Budget
from hatalom.cli.arguments import going_on_from, pairs
from hatalom.cli.bars import Bars
from hatalom.core.errors import BadFile
from hatalom.lab import strength as lab


def strength(
    game: Annotated[str, typer.Argument(help="The game, for example power_and_weakness.")],
    to: Annotated[Path, typer.Option(help="The folder of strength.md and its figures, strength.json.")],
    match: Annotated[
        list[str] | None,
        typer.Option(
            help="A level against another, and the games: captain@1000ms,squire:first=60; may be given again."
        ),
    ] = None,
    players: Annotated[list[int] | None, typer.Option(help="A number of seats; may be given again.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant as key=value; may be given again.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same page.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes play; one a core if left out.")] = None,
    time: Annotated[int | None, typer.Option(min=1, metavar="MS", help="Milliseconds a bot may think.")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="Positions a bot may look at for an answer.")] = None,
    sprt: Annotated[bool, typer.Option(help="Stop each match as soon as it is decided.")] = False,
    keep: Annotated[Path | None, typer.Option(help="Keep the games in this folder and go on from it.")] = None,
) -> None:
    """Lets every level play the one below it and writes a page with what each of them won.

    What the folder's page already has stays, unless it is measured anew.

    Example: hatalom strength hannibal --match captain,squire:first=60 --match marshal,captain=60 --to report
    """
    if time is not None and nodes is not None:
        raise BadFile("give --time or --nodes, not both")
    wanted = [_match(text) for text in match or []]
    plan = lab.plan_of(game, pairs(option or []), players or (), wanted, seed, Budget(time, nodes))
    lab.check_folder(plan, to)
    with going_on_from(keep), Progress(console=Console(stderr=True), transient=True) as progress:
        report = lab.play(plan, workers, is_sequential=sprt, keep_in=keep, progress=Bars(progress, game))
    print(lab.write(report, to, dt.datetime.now(dt.UTC).date().isoformat()))
    failed = [one.report.found.failure for one in report.found if one.report.found.failure is not None]
    if failed:
        print(f"{failed[0].error}a game broke off; hatalom arena with the same seed finds it", file=sys.stderr)
        raise typer.Exit(1)


def _match(text: str) -> tuple[str, str, int]:
    """`captain,squire:first=60`."""
    names, equals, count = text.rpartition("=")
    bot, comma, rivals = names.partition(",")
    if not (equals and comma and count.isdigit() and int(count) > 0):
        raise BadFile(f"--match {text!r} should look like captain,squire=60")
    return bot, rivals, int(count)
