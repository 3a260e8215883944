"""`hatalom learn`: a network for the learned level, from self-play."""

from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from hatalom import games as house
from hatalom.core.errors import BadFile
from hatalom.lab.playing import setting_of


def learn(
    game: Annotated[str, typer.Argument(help="The game, for example power_and_weakness.")],
    write: Annotated[Path, typer.Option(help="Write the network into this file (.json).")],
    games: Annotated[int, typer.Option(min=32, help="Games of self-play.")] = 5_000,
    level: Annotated[str, typer.Option(help="Who plays: squire, sovereign or another entrant.")] = "squire",
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    careless: Annotated[float, typer.Option(help="The share of random choices in self-play.")] = 0.08,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes play; one a core if left out.")] = None,
    ray: Annotated[str, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster.")] = "",
) -> None:
    """Learns a network from self-play; PyTorch trains it, on a graphics card where there is one.

    Example: hatalom learn power_and_weakness --games 5000 --write mine.json
    Then: hatalom arena power_and_weakness --bots sovereign:mine.json,marshal --time 100 --sprt
    """
    try:
        from hatalom.lab import learn as lab
    except ImportError:
        raise BadFile("learning needs NumPy; get it with: pip install 'hatalom[lab]'") from None
    if write.suffix != ".json":
        raise BadFile(f"{write.name}: the file of a network ends in .json")
    learned = lab.learned_of(house.load(game))
    plan = lab.Plan(setting_of(game), level, games, seed, careless)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        playing = progress.add_task("games", total=games)
        seen = lab.gather(plan, workers, ray, lambda count: progress.advance(playing, count))
        training = progress.add_task("epochs", total=lab.MOST_EPOCHS)
        lesson = lab.train(seen, learned.inputs, seed, lambda epoch: progress.update(training, completed=epoch))
    write.write_text(lesson.as_text(plan, date.today().isoformat()), encoding="utf-8")
    print(f"{lesson.rows} positions; unseen games: loss {lesson.loss_before:.4f} → {lesson.loss_after:.4f}; {write}")
