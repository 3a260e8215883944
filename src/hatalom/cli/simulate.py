"""`hatalom simulate`: games between bots, counted."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hatalom.cli.arguments import corrected, listed, pairs
from hatalom.lab.simulate import Plan, Report, plan_of
from hatalom.lab.simulate import simulate as play_plan


def simulate(
    game: Annotated[str, typer.Argument(help="The game, for example power_and_weakness.")],
    players: Annotated[int | None, typer.Option(help="How many seats; the game's usual number if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant as key=value; may be given again.")] = None,
    bots: Annotated[
        str,
        typer.Option(help="A bot for each seat, or one for all: a level (novice, captain …) or module:Class."),
    ] = "random",
    change_seats: Annotated[
        bool, typer.Option("--change-seats", help="Play every seed with every rotation of the bots.")
    ] = False,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes play; one a core if left out.")] = None,
    ray: Annotated[str, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    box: Annotated[Path | None, typer.Option(help="An overlay with corrected numbers of the game.")] = None,
) -> None:
    """Plays games between bots and counts results, length and speed.

    Example: hatalom simulate power_and_weakness --bots squire,random --games 200 --workers 2
    """
    table, label = corrected(game, box)
    plan = plan_of(
        game,
        bot_names=listed(bots),
        count=games,
        seed=seed,
        players=players,
        options=pairs(option or []),
        overlay=table,
        overlay_name=label,
        changes_seats=change_seats,
    )
    report = _play(plan, workers, ray)
    if as_json:
        print(json.dumps(report.as_json()))
    else:
        _print_table(report)
    failure = report.tally.failure
    if failure is not None:
        file = Path(f"failed-{plan.setting.game}-{plan.seed}-{failure.number}.journal")
        file.write_text(failure.journal, encoding="utf-8")
        print(f"{failure.error}game {failure.number} broke off; replay it with: hatalom replay {file}", file=sys.stderr)
        raise typer.Exit(1)


def _play(plan: Plan, workers: int | None, ray: str) -> Report:
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(f"{plan.setting.game}: {', '.join(plan.bots)}", total=plan.games)
        return play_plan(plan, workers, lambda played: progress.advance(bar, played), ray)


def _print_table(report: Report) -> None:
    found = report.as_json()
    seats = found.pop("wins_by_seat")
    table = Table(title=f"{found.pop('game')}: {found['games']} games")
    table.add_column("what")
    table.add_column("value", justify="right")
    for seat, wins in enumerate(seats):
        share = 100 * wins / max(1, report.tally.finished)
        who = "" if report.plan.changes_seats else f" ({report.plan.bots[seat]})"
        table.add_row(f"wins of seat {seat + 1}{who}", f"{wins} ({share:.1f} %)")
    for key, value in found.items():
        table.add_row(key.replace("_", " "), _word(value))
    Console().print(table)


def _word(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{key}={choice}" for key, choice in value.items()) or "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}" if isinstance(value, int | float) else str(value)
