"""Level 2: greedy to the end of its own turn, with the game's evaluation."""

from collections.abc import Callable
from typing import Any, final

from hatalom.bots.bot import Budget, Thinker
from hatalom.bots.search.turn import TurnSearch
from hatalom.core.chance import Seeded
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Game
from hatalom.core.question import Question

UNLIMITED = 1_000_000_000
"""Positions, where the time is the limit."""


@final
class Squire(Thinker):
    level = "squire"

    def __init__(
        self, game: Game[Any, Any], content: Any, evaluator: Evaluator[Any], budget: Budget | None = None
    ) -> None:
        self.game = game
        self.content = content
        budget = budget or Budget()
        seconds = (budget.milliseconds or 0) / 1000
        usual = UNLIMITED if seconds else evaluator.budget()
        self.search = TurnSearch(evaluator, evaluator.width(), budget.positions or usual, seconds)

    def think(self, world: Callable[[], Any], question: Question, rng: Seeded) -> int:
        if len(question.options) == 1:
            return question.options[0]
        return self.search.choose(world(), question, rng)
