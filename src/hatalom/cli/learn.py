"""`hatalom learn`: a network for the learned level, from self-play."""

from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from hatalom import games as house
from hatalom.bots import check_entrant
from hatalom.bots.bot import Budget
from hatalom.cli.arguments import check_writable
from hatalom.core.errors import BadFile
from hatalom.kit.learned import read_weights

JUDGE, WORLDS = "sovereign", 8
"""Who compares turns, and in how many worlds, where nothing else is said."""


def learn(
    game: Annotated[str, typer.Argument(help="The game, for example power_and_weakness.")],
    write: Annotated[Path, typer.Option(help="Write the network into this file (.json).")],
    games: Annotated[int, typer.Option(min=32, help="Games of self-play.")] = 5_000,
    players: Annotated[list[int] | None, typer.Option(help="How many players; may be given several times.")] = None,
    level: Annotated[str, typer.Option(help="Who plays: squire, squire:mine.json or another entrant.")] = "squire",
    against: Annotated[str, typer.Option(help="One seat of --level plays against others of this entrant.")] = "",
    nodes: Annotated[int | None, typer.Option(min=1, help="Positions that a choice may look at.")] = None,
    time: Annotated[int | None, typer.Option(min=1, metavar="MS", help="Milliseconds a choice may take.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")] = 0,
    minutes: Annotated[float | None, typer.Option(min=0.01, help="Begin no game after so long.")] = None,
    careless: Annotated[float, typer.Option(help="The share of random choices in self-play.")] = 0.08,
    noted: Annotated[float, typer.Option(min=0.001, max=1, help="The share of positions that is noted.")] = 1.0,
    compared: Annotated[float, typer.Option(min=0, max=1, help="At this share of choices turns are compared.")] = 0.0,
    judge: Annotated[
        str, typer.Option(help="Who compares them: sovereign, sovereign:mine.json …", show_default=JUDGE)
    ] = "",
    worlds: Annotated[int | None, typer.Option(min=4, help="In how many worlds.", show_default=str(WORLDS))] = None,
    share: Annotated[float, typer.Option(min=0, max=1, help="How much of the network's number counts.")] = 1.0,
    trace: Annotated[float, typer.Option(min=0, max=1, help="Below 1: learn from what follows, too.")] = 1.0,
    keep: Annotated[Path | None, typer.Option(help="Keep what was seen in this file (.npz).")] = None,
    also: Annotated[list[Path] | None, typer.Option(help="Learn from these kept rows too.")] = None,
    join: Annotated[list[Path] | None, typer.Option(help="Write the mean of it and these networks.")] = None,
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
    from hatalom.lab.batches import end_of
    from hatalom.lab.train import MOST_CHECKS, WAYS, pytorch, train

    if compared == 0 and (judge or worlds is not None):
        given = "--judge" if judge else "--worlds"
        raise BadFile(f"{given} is about comparing turns, and none are compared: say --compared 0.4, or leave it out")
    if write.suffix != ".json":
        raise BadFile(f"{write.name}: the file of a network ends in .json")
    for file in [write] if keep is None else [write, keep]:
        check_writable(file)
    found = house.load(game)
    learned = lab.learned_of(found)
    seats = tuple(found.check_seats(count) for count in players or found.seat_counts[:1])
    plan = lab.Plan(
        game,
        seats,
        check_entrant(level, found),
        games,
        seed,
        careless,
        Budget(positions=nodes, milliseconds=time),
        check_entrant(against, found) if against else "",
        noted,
        compared,
        check_entrant(judge or JUDGE, found) if compared > 0 else JUDGE,
        worlds or WORLDS,
    )
    if compared > 0 and against:
        raise BadFile("--compared lets the judge play for everybody, so --against would say nothing: leave one out")
    if compared > 0:
        plan.player()  # says so at once where turns cannot be compared
    earlier = [lab.read(file, learned.inputs) for file in also or []]
    others = [read_weights(file, learned.inputs) for file in join or []]
    pytorch()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        playing = progress.add_task("games", total=games)
        until = end_of(minutes)
        plan, seen = lab.gather(plan, workers, ray, lambda count: progress.advance(playing, count), until)
        told = seen.told()
        if keep is not None:
            seen.write(keep)
        for rows in earlier:
            seen.add_round(rows)
        training = progress.add_task("checks", total=(1 + (trace < 1)) * len(WAYS) * MOST_CHECKS)
        lesson = train(
            seen,
            learned.inputs,
            learned.margin is not None,
            seed,
            share,
            trace,
            lambda check: progress.update(training, completed=check),
        )
    origin = {
        "date": date.today().isoformat(),
        **plan.origin(),
        **({"share": share} if share < 1 else {}),
        **({"trace": trace} if trace < 1 else {}),
        "rows_of_other_games": sum(len(rows.game) for rows in earlier),
        **({"comparisons": seen.turns.count()} if compared > 0 or seen.turns.game else {}),
        **({"joined_with": [file.name for file in join]} if join else {}),
    }
    write.write_text(lesson.joined(others).as_text(origin), encoding="utf-8")
    if against:
        print("\n".join(f"{level} against {against}, {line}" for line in told))
    if compared > 0 or seen.turns.game:
        print(f"{seen.turns.count()} comparisons of {len(seen.turns.game)} turns")
    print(f"{lesson.rows} positions; unseen games: loss {lesson.loss_before:.4f} → {lesson.loss_after:.4f}; {write}")
