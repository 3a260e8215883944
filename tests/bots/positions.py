"""Positions in which somebody has a choice."""

from typing import Any

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.question import NATURE, Question


def questions(game: Any, seed: int, plies: int, seats: int = 0) -> list[tuple[Any, Question]]:
    """Those of a game played at random by so many, or by the fewest who can."""
    rng, found = Seeded(seed), []
    pos = game.set_up(seats or game.seat_counts[0], game.default_options(), game.load_content())
    for _ in range(plies):
        asked_now = settle(pos)
        if not asked_now:
            break
        question = asked_now[rng.below(len(asked_now))]
        if question.seat == NATURE:
            step(pos, NATURE, question.options[rng.pick(question.weights)])
            continue
        if len(question.options) > 1:
            found.append((pos.copy(), question))
        step(pos, question.seat, question.options[rng.below(len(question.options))])
    return found
