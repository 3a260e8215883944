"""Every game has a board for the terminal, in both languages, from the view alone."""

from io import StringIO

import pytest
from rich.console import Console

from hatalom import games
from hatalom.cli import boards
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.question import SPECTATOR
from hatalom.games.heads_of_state import game as heads_of_state
from hatalom.texts import load_texts
from hatalom.texts.bundle import strictly
from tests.games.heads_of_state.scenario import FULL_DISPLAY, placing, table


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


def test_the_board_of_heads_of_state_shows_what_everybody_may_count() -> None:
    """15.4, 15.5r1: markers with who has them, discards, and the cards that nobody has seen."""
    texts = load_texts(heads_of_state.GAME, "en", missing=strictly)
    console = Console(file=StringIO(), width=160)
    at = table("square germany blue -", "large yellow - -", "discard gold*3", placing("red"), *FULL_DISPLAY)
    console.print(boards.draw("heads_of_state", heads_of_state.GAME.view(at.pos, 0), texts))
    drawn = console.file.getvalue()  # type: ignore[attr-defined]
    assert "10 Blue  5" in drawn
    assert "All seven ranks: 16 Yellow" in drawn
    assert "Discarded: gold ×3" in drawn
    assert "Not seen yet: " in drawn
