"""Level 1: rules of thumb, from the game's knowledge."""

from typing import Any, final

from hatalom.bots.bot import Bot
from hatalom.core.chance import Seeded
from hatalom.core.game import Appeal, Game
from hatalom.core.question import Question


@final
class Novice(Bot):
    """Takes the option that it likes best; between equals chance decides."""

    level = "novice"

    def __init__(self, game: Game[Any, Any], content: Any, appeal: Appeal) -> None:
        self.game = game
        self.content = content
        self.appeal = appeal

    def choose(self, view: Any, question: Question, rng: Seeded) -> int:
        pos = self.game.determinize(view, rng, self.content)
        best: list[int] = []
        most = 0.0
        for action in question.options:
            appeal = self.appeal(pos, question.seat, action)
            if not best or appeal > most:
                best, most = [action], appeal
            elif appeal == most:
                best.append(action)
        return best[rng.below(len(best))]
