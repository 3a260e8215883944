"""`hatalom tune`: the weights of a game's evaluation, improved by play."""

import json
import sys
from datetime import date
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hatalom import games as house
from hatalom.bots import WEIGHTED_LEVELS
from hatalom.bots.bot import Budget
from hatalom.bots.squire import Squire
from hatalom.bots.weighted import weights_named
from hatalom.cli.arguments import check_minutes, corrected, going_on_from, pairs
from hatalom.cli.bars import Bars
from hatalom.core.errors import BadFile
from hatalom.core.weights import FIRST
from hatalom.lab.batches import end_of
from hatalom.lab.playing import setting_of

if TYPE_CHECKING:
    from hatalom.lab.tune import Report


def tune(
    game: Annotated[str, typer.Argument(help="The game, for example power_and_weakness.")],
    players: Annotated[int | None, typer.Option(help="How many seats; the game's usual number if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant as key=value; may be given again.")] = None,
    games: Annotated[int, typer.Option(min=5, help="Games of self-play, or of duels, in each round.")] = 400,
    check: Annotated[int, typer.Option(min=1, help="Games in the arena that check each round.")] = 200,
    rounds: Annotated[int, typer.Option(min=1, help="How often to play, fit and check.")] = 1,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same weights.")] = 0,
    start: Annotated[
        str, typer.Option(help="The weights to begin with: first, fitted, marshal, beside or a file.")
    ] = "first",
    nodes: Annotated[int | None, typer.Option(min=1, help="Positions a bot may look at for an answer.")] = None,
    careless: Annotated[float, typer.Option(help="The share of random choices in self-play.")] = 0.1,
    climb: Annotated[
        str, typer.Option(metavar="LEVEL", help="Improve them by duels of this level instead: squire, captain, …")
    ] = "",
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes play; one a core if left out.")] = None,
    ray: Annotated[str, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster.")] = "",
    keep: Annotated[Path | None, typer.Option(help="Keep the games in this folder and go on from it.")] = None,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Begin no game after so long; 0 reports what --keep has.")
    ] = None,
    write: Annotated[Path | None, typer.Option(help="Write the weights into this file (.toml).")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    box: Annotated[Path | None, typer.Option(help="An overlay with corrected numbers of the game.")] = None,
) -> None:
    """Fits the weights of a game's evaluation to the results of self-play, and checks them in the arena.

    Example: hatalom tune power_and_weakness --games 600 --keep tuning --write mine.toml

    With --climb two sets of weights that differ a little meet in every game, and the better ones are gone towards. It
    takes more games, and finds what results alone do not tell.

    Example: hatalom tune power_and_weakness --start fitted --climb captain --games 4000 --write mine.toml
    """
    check_minutes(minutes, keep)
    if write is not None and write.suffix != ".toml":
        raise BadFile(f"{write.name}: a file of weights ends in .toml")
    lab = _laboratory()
    table, label = corrected(game, box)
    setting = setting_of(game, players, pairs(option or []), table, label)
    weights, first = (weights_named(f"{Squire.level}:{name}", house.load(game)) for name in (start, FIRST))
    if climb and climb not in WEIGHTED_LEVELS:
        raise BadFile(f"{climb!r} has no weights to improve; the levels that have: {', '.join(WEIGHTED_LEVELS)}")
    plan = lab.Plan(setting, weights, games, check, rounds, seed, careless, Budget(positions=nodes), climb, first)
    with going_on_from(keep), Progress(console=Console(stderr=True), transient=True) as progress:
        report: Report = lab.tune(
            plan, workers, ray=ray, keep_in=keep, until=end_of(minutes), progress=Bars(progress, game)
        )
    if as_json:
        print(json.dumps(report.as_json()))
    else:
        _print(report)
    if write is not None:
        write.write_text(report.as_toml(date.today().isoformat()), encoding="utf-8")
    failure = report.failure
    if failure is not None:
        file = Path(f"failed-{game}-{plan.seed}-{failure.number}.journal")
        file.write_text(failure.journal, encoding="utf-8")
        print(f"{failure.error}a game broke off; replay it with: hatalom replay {file}", file=sys.stderr)
        raise typer.Exit(1)


def _laboratory() -> ModuleType:
    """The module that tunes: it needs a library that not everybody has."""
    try:
        from hatalom.lab import tune as lab
    except ImportError:
        raise BadFile("tuning needs NumPy; get it with: pip install 'hatalom[lab]'") from None
    return lab


def _print(report: "Report") -> None:
    setting, chosen = report.plan.setting, report.chosen()
    table = Table(title=f"{setting.game}, {setting.players} seats: weights of round {chosen.number}")
    for heading in ("part", "before", "after", "times"):
        table.add_column(heading, justify="left" if heading == "part" else "right")
    for name, weight in chosen.weights.items():
        before = report.plan.start[name]
        times = f"{weight / before:.2f}" if before else "–"
        table.add_row(name, f"{before:g}", f"{weight:g}", times)
    console = Console(highlight=False)
    console.print(table)
    console.print(_outcome(report))


def _outcome(report: "Report") -> str:
    """What each round brought, and what follows."""
    lines = []
    for round_ in report.rounds:
        share, (low, high), fair = round_.share()
        fitted = round_.fitted
        loss = "" if fitted is None else f"loss {fitted.loss_before:.4f} → {fitted.loss_after:.4f} bits; "
        lines.append(
            f"round {round_.number}: {round_.games} games, {loss}"
            f"won {100 * share:.1f} % [{100 * low:.1f}–{100 * high:.1f}] against round {round_.against}, "
            f"fair {100 * fair:.0f} %"
        )
    won = report.chosen().has_won()
    lines.append("these weights win measurably" if won else "no weights won measurably: keep those you have")
    lines.append(f"{report.seconds:.1f} s, digest {report.chosen().digest}")
    return "\n".join(lines)
