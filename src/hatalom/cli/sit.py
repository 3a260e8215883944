"""`hatalom sit`: a bot takes a seat at a table in the browser."""

from typing import Annotated

import typer

from hatalom.lab.sitting import Sitting, in_words, link_of


def sit(
    link: Annotated[str, typer.Argument(help="The link of a seat that waits for a friend.")],
    bot: Annotated[str, typer.Option(help="A level, or a class of your own as module:Class.")],
) -> None:
    """Lets a bot of yours play against people: it takes a seat by its link, as a friend would, and plays to the end.

    Example: hatalom sit http://localhost:8321/tables/abc/join/white/secret --bot my_bots:Cautious
    """
    sitting = Sitting(link_of(link), bot)
    print(f"{bot} plays {sitting.game.name} on the seat {sitting.link.seat}; it ends with the game, or with Ctrl+C")
    result = sitting.play()
    print(f"the game is over: {in_words(result)}")
