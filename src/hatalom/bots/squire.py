"""Level 2: greedy to the end of its own turn, with the game's evaluation."""

from typing import Any, final

from hatalom.bots.bot import Bot, Budget
from hatalom.bots.search.turn import TurnSearch
from hatalom.core.chance import Seeded
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Game
from hatalom.core.question import Question


@final
class Squire(Bot):
    level = "squire"

    def __init__(
        self, game: Game[Any, Any], content: Any, evaluator: Evaluator[Any], budget: Budget | None = None
    ) -> None:
        self.game = game
        self.content = content
        positions = budget.positions if budget is not None else None
        self.search = TurnSearch(evaluator, evaluator.width(), positions or evaluator.budget())

    def choose(self, view: Any, question: Question, rng: Seeded) -> int:
        if len(question.options) == 1:
            return question.options[0]
        return self.search.choose(self.game.determinize(view, rng, self.content), question, rng)
