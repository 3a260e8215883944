"""What the strongest computer would do, and why, printed: at a table, and in a game that is looked at again."""

from typing import Any

from rich.console import Console
from rich.text import Text

from hatalom import bots
from hatalom.bots.advice import advise
from hatalom.cli.words import advice_lines, common_line, option_line
from hatalom.core.chance import Seeded
from hatalom.core.game import Game
from hatalom.core.question import Question
from hatalom.table.words import counsel_of
from hatalom.texts import Bundle


def print_hints(
    console: Console,
    texts: Bundle,
    game: Game[Any, Any],
    content: Any,
    view: Any,
    question: Question,
    seats: list[str],
    rng: Seeded,
    played: list[int] | None = None,
) -> bool:
    """What holds for all of them, then the options that it would take, by their numbers among all.

    False where no computer knows the game.

    What was `played`, as the clicks of its seat, is told beside them.
    """
    level = bots.strongest_of(game)
    if level is None:
        return False
    adviser = bots.adviser(level, game, content, bots.budget_of_advice(level))
    counsel = counsel_of(game, advise(adviser, view, question, rng, played=played), seats)
    if counsel.common:
        console.print(Text(common_line(texts, counsel.common, seats[question.seat])), soft_wrap=True)
    for one in counsel.advice:
        action = game.verbs.parse(one.action)
        number = question.options.index(action) + 1
        mark = f" ({texts.text('cli-hint-played')})" if one.played else ""
        console.print(Text(f"{number}  {option_line(texts, one)}{mark}", style="bold"), soft_wrap=True)
        for line in advice_lines(texts, one, seats[question.seat]):
            console.print(Text(f"   {line}"), soft_wrap=True)
    if any(reason.judged and reason.change for one in counsel.advice for reason in one.reasons):
        console.print(Text(texts.text("cli-hint-arrows"), style="dim"))
    return True
