"""Copies of a position share the lists that hardly ever change: none of them may ever be changed in place."""

import pytest

from hatalom import games
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.snapshot import dump

CHOICES = 600
PLIES_KEPT = 12


@pytest.mark.parametrize("name", games.NAMES)
def test_a_copy_stays_as_it_was_while_the_original_plays_on(name: str) -> None:
    game = games.load(name)
    content = game.load_content()
    rng = Seeded(7)
    pos = game.set_up(game.seat_counts[-1], game.default_options(), content)
    kept = pos.copy()
    as_it_was = dump(kept)
    for number in range(CHOICES):
        questions = settle(pos)
        if not questions:
            break
        if number % PLIES_KEPT == 0:
            assert dump(kept) == as_it_was
            kept = pos.copy()
            as_it_was = dump(kept)
        question = questions[rng.below(len(questions))]
        step(pos, question.seat, question.options[rng.below(len(question.options))])
    assert dump(kept) == as_it_was
