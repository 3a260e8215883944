"""`hatalom balance`: a page on who wins a game, how long it is and what decides it."""

import shlex
import sys
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from hatalom.cli.arguments import check_minutes, going_on_from, pairs
from hatalom.cli.bars import Bars
from hatalom.core.errors import BadFile
from hatalom.lab import balance as lab
from hatalom.lab.balance_page import write
from hatalom.lab.batches import end_of


def balance(
    game: Annotated[str, typer.Argument(help="The game, for example power_and_weakness.")],
    to: Annotated[Path, typer.Option(help="The folder for balance.md and its pictures.")],
    players: Annotated[list[int] | None, typer.Option(help="A number of seats; may be given again.")] = None,
    variant: Annotated[
        list[str] | None,
        typer.Option(help="A variant beside the usual one: key=value[,key=value]; again for another."),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option(help="A level and its games, squire=40, the strongest last; may be given again.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same report.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes play; one a core if left out.")] = None,
    ray: Annotated[str, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster.")] = "",
    keep: Annotated[Path | None, typer.Option(help="Keep the games in this folder and go on from it.")] = None,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Begin no game after so long; 0 reports what --keep has.")
    ] = None,
) -> None:
    """Plays a game with every level in all seats and writes a page on its balance.

    Example: hatalom balance hannibal --variant scenario=campaign_iberia --bot novice=100 --bot squire=40 --to reports
    """
    check_minutes(minutes, keep)
    variants = [pairs(text.split(",")) for text in variant or []]
    plan = lab.plan_of(game, players or (), variants, _games(bot or []), seed)
    with going_on_from(keep), Progress(console=Console(stderr=True), transient=True) as progress:
        report = lab.play(plan, workers, ray=ray, keep_in=keep, until=end_of(minutes), progress=Bars(progress, game))
    for file in write(report, to, _command(plan), date.today().isoformat()):
        print(file)
    broken_off = sum(cell.broken_off for cell in report.cells)
    if broken_off:
        print(f"{broken_off} games broke off; hatalom simulate with the same seed finds them", file=sys.stderr)
        raise typer.Exit(1)


def _games(levels: list[str]) -> dict[str, int] | None:
    """`--bot squire=40`, given once or more."""
    found = {}
    for text in levels:
        name, equals, count = text.rpartition("=")
        if not equals or not count.isdigit():
            raise BadFile(f"--bot {text!r} should look like squire=40")
        found[name] = int(count)
    return found or None


def _command(plan: lab.Plan) -> str:
    """The command that makes this report again, in any folder."""
    words = ["hatalom", "balance", plan.game]
    for count in plan.players:
        words += ["--players", str(count)]
    for variant in plan.variants:
        if variant:
            words += ["--variant", ",".join(f"{key}={choice}" for key, choice in variant.items())]
    for level, games in plan.games.items():
        words += ["--bot", f"{level}={games}"]
    return shlex.join([*words, "--seed", str(plan.seed), "--to", "report"])
