"""Every game has a board for the terminal, in both languages, from the view alone."""

from io import StringIO

import pytest
from rich.console import Console

from hatalom import games
from hatalom.cli import boards
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.question import SPECTATOR
from hatalom.texts import load_texts
from hatalom.texts.bundle import strictly


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_a_board_can_be_drawn_at_any_moment(name: str, lang: str) -> None:
    game = games.load(name)
    content = game.load_content()
    texts = load_texts(game, lang, missing=strictly)
    seats, rng = game.seat_counts[-1], Seeded(4)
    pos = game.set_up(seats, game.default_options(), content)
    for number in range(120):
        questions = settle_by(pos, rng)
        if not questions:
            break
        question = questions[0]
        if number % 30 == 0:
            for viewer in (SPECTATOR, *range(seats)):
                console = Console(file=StringIO(), width=100)
                console.print(boards.draw(name, game.view(pos, viewer), texts))
                drawn = console.file.getvalue()  # type: ignore[attr-defined]
                assert texts.name(f"seat.{game.seat_ids(seats)[0]}") in drawn
                assert len(drawn.splitlines()) > 10
        step(pos, question.seat, question.options[rng.below(len(question.options))])
