"""Level 0: any option.  A tool for tests and a yardstick, not an opponent."""

from typing import Any, final

from hatalom.bots.bot import Bot
from hatalom.core.chance import Seeded
from hatalom.core.question import Question


@final
class AtRandom(Bot):
    level = "random"
    needs_view = False

    def choose(self, view: Any, question: Question, rng: Seeded) -> int:
        return question.options[rng.below(len(question.options))]
