"""`hatalom arena`: bots against each other, with intervals and ratings."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hatalom.bots.bot import Budget
from hatalom.cli.arguments import check_minutes, check_writable, corrected, going_on_from, listed, pairs
from hatalom.core.errors import BadFile
from hatalom.lab import arena as lab
from hatalom.lab.batches import check_address, end_of
from hatalom.lab.game_table import check_table, write_table
from hatalom.lab.playing import setting_of
from hatalom.lab.plots import check_picture, draw_arena

BAR_WIDTH = 50


def arena(
    game: Annotated[str, typer.Argument(help="The game, for example power_and_weakness.")],
    bots: Annotated[
        str,
        typer.Option(
            help="The bots to compare, also as marshal@1000ms or squire@200n; the last fills seats left over."
        ),
    ],
    players: Annotated[int | None, typer.Option(help="How many seats; the game's usual number if left out.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A variant as key=value; may be given again.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games at most; raised to full rounds.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    time: Annotated[int | None, typer.Option(min=1, metavar="MS", help="Milliseconds a bot may think.")] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="Positions a bot may look at for an answer.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes play; one a core if left out.")] = None,
    ray: Annotated[str, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster.")] = "",
    sprt: Annotated[bool, typer.Option(help="Stop when it is decided whether the first bot is better.")] = False,
    keep: Annotated[Path | None, typer.Option(help="Keep results in this file and go on from it.")] = None,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Begin no game after so long; 0 reports what --keep has.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the result into this file (.svg or .png).")] = None,
    table: Annotated[Path | None, typer.Option(help="Write one row a game into this file (.csv or .parquet).")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    box: Annotated[Path | None, typer.Option(help="An overlay with corrected numbers of the game.")] = None,
) -> None:
    """Lets bots play each other: seats rotated, the same seeds for all, 95 % intervals, ratings, random control.

    Example: hatalom arena power_and_weakness --bots squire,novice --games 200 --sprt
    """
    if time is not None and nodes is not None:
        raise BadFile("give --time or --nodes, not both")
    check_minutes(minutes, keep)
    for file in (plot, keep, table):
        if file is not None:
            check_writable(file)
    if plot is not None:
        check_picture(plot)
    if table is not None:
        check_table(table)
    if ray:
        check_address(ray)
    setting = setting_of(game, players, pairs(option or []), *corrected(game, box))
    plan = lab.plan_of(setting, listed(bots), games, seed, Budget(time, nodes))
    with going_on_from(keep), Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(f"{game}: {', '.join(plan.bots)}", total=plan.games)
        report = lab.play(
            plan,
            workers,
            ray=ray,
            is_sequential=sprt,
            keep_in=keep,
            until=end_of(minutes),
            progress=lambda played: progress.advance(bar, played),
        )
    if as_json:
        print(json.dumps(report.as_json()))
    else:
        _print(report)
    if plot is not None:
        draw_arena(report, plot)
    if table is not None:
        write_table(report, table)
    if report.broken_off():
        _tell_what_broke(report, keep)
        raise typer.Exit(1)


def _tell_what_broke(report: lab.Report, keep: Path | None) -> None:
    """With the journal of the first game that broke off; of those that were kept there is none."""
    failure, plan = report.found.failure, report.plan
    if failure is None:
        print(f"{keep}: kept games broke off; name a new file to play them again", file=sys.stderr)
        return
    file = Path(f"failed-{plan.setting.game}-{plan.seed}-{failure.number}.journal")
    file.write_text(failure.journal, encoding="utf-8")
    print(f"{failure.error}a game broke off; replay it with: hatalom replay {file}", file=sys.stderr)


def _print(report: lab.Report) -> None:
    found = report.as_json()
    table = Table(title=f"{found['game']}, {found['players']} seats: {found['games']} games", caption=_caption(report))
    for heading in ("bot", "wins", "share", "95 %", "rating", "ms a choice"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name in sorted(report.plan.bots, key=lambda name: -found["share"][name]):
        low, high = found["ci95"][name]
        rating = found["ratings"][name]
        table.add_row(
            name,
            f"{found['wins'][name]:g} of {found['seats'][name]}",
            f"{100 * found['share'][name]:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{rating['mu']:.1f} ± {2 * rating['sigma']:.1f}",
            f"{found['ms_per_decision'].get(name, 0):.2f}",
        )
    Console().print(table)
    Console().print(_plot(found))


def _plot(found: dict[str, Any]) -> Table:
    """Every bot's share as a bar, the best one first."""
    plot = Table.grid(padding=(0, 1))
    for name in sorted(found["bots"], key=lambda name: -found["share"][name]):
        low, high = found["ci95"][name]
        plot.add_row(name, _bar(found["share"][name], low, high, found["fair"]))
    plot.add_row("", f"│ fair share {100 * found['fair']:.0f} %   ▓─ 95 % interval")
    return plot


def _bar(share: float, low: float, high: float, fair: float) -> str:
    """The share as a bar, its interval as a line through the bar's end, the fair share as a stroke."""
    drawn = ["█" if (place + 0.5) / BAR_WIDTH <= share else " " for place in range(BAR_WIDTH)]
    for place in range(int(low * BAR_WIDTH), min(BAR_WIDTH, round(high * BAR_WIDTH))):
        drawn[place] = "▓" if drawn[place] == "█" else "─"
    drawn[min(BAR_WIDTH - 1, int(fair * BAR_WIDTH))] = "│"
    return "".join(drawn)


def _caption(report: lab.Report) -> str:
    """What else one should know of the figures above."""
    control = ", ".join(f"{100 * share:.0f}" for share in report.control)
    lines = [f"random players win by seat: {control} %", f"{report.seconds:.1f} s, digest {report.digest()}"]
    if report.verdict:
        first = report.plan.bots[0]
        more = "more" if report.verdict == "higher" else "no more"
        lines.insert(0, f"decided: {first} wins {more} than its fair share")
    if report.broken_off():
        lines.append(f"{report.broken_off()} games broke off")
    return "\n".join(lines)
