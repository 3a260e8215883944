"""`hatalom odds`: how likely victory is by what a position is worth."""

from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from hatalom import games as house
from hatalom.bots import check_entrant
from hatalom.bots.bot import Budget
from hatalom.core.errors import BadFile


def odds(
    game: Annotated[str, typer.Argument(help="The game, for example power_and_weakness.")],
    games: Annotated[int, typer.Option(min=5, help="Games of the level against itself.")] = 400,
    level: Annotated[str, typer.Option(help="Who plays.")] = "sovereign",
    nodes: Annotated[int | None, typer.Option(min=1, help="Positions that a choice may look at.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    careless: Annotated[float, typer.Option(help="The share of random choices.")] = 0.06,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes play; one a core if left out.")] = None,
    write: Annotated[Path | None, typer.Option(help="Write the curve into this file (.toml).")] = None,
) -> None:
    """Fits how likely victory is, between two equals, by what the best judgement says of a position.

    Example: hatalom odds power_and_weakness --games 400 --nodes 1500 --write chance.toml
    """
    try:
        from hatalom.lab import odds as lab
    except ImportError:
        raise BadFile("this needs NumPy; get it with: pip install 'hatalom[lab]'") from None

    plan = lab.Plan(game, check_entrant(level, house.load(game)), games, seed, careless, Budget(positions=nodes))
    with Progress(console=Console(stderr=True), transient=True) as progress:
        playing = progress.add_task("games", total=games)
        found = lab.measure(plan, workers, lambda count: progress.advance(playing, count))
    print("\n".join(found.lines()))
    print(f"{found.positions} positions: point {found.point:.4g}, turn {found.turn:.4g}, loss {found.loss:.4f}")
    if write is not None:
        write.write_text(found.as_toml(date.today().isoformat()), encoding="utf-8")
