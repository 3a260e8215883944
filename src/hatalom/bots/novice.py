"""Level 1: rules of thumb, from the game's knowledge."""

from collections.abc import Callable
from typing import Any, final

from hatalom.bots.bot import Thinker
from hatalom.core.chance import Seeded
from hatalom.core.game import Appeal, Game
from hatalom.core.question import Question


@final
class Novice(Thinker):
    """Takes the option that it likes best; between equals chance decides."""

    level = "novice"

    def __init__(self, game: Game[Any, Any], content: Any, appeal: Appeal) -> None:
        self.game = game
        self.content = content
        self.appeal = appeal

    def think(self, world: Callable[[], Any], question: Question, rng: Seeded) -> int:
        pos = world()
        best: list[int] = []
        most = 0.0
        for action in question.options:
            appeal = self.appeal(pos, question.seat, action)
            if not best or appeal > most:
                best, most = [action], appeal
            elif appeal == most:
                best.append(action)
        return best[rng.below(len(best))]
