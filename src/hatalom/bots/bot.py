"""What a computer opponent is: it gets a view and a question, and answers with one of the options."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from hatalom.core.chance import Seeded
from hatalom.core.game import Game
from hatalom.core.question import Question


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one answer; what is not said is the bot's own affair.

    With a number of positions the answer depends on nothing else; with a time it depends on the machine too.
    """

    milliseconds: int | None = None
    positions: int | None = None


class Bot(ABC):
    """A bot is handed what its seat may see and nothing else, so it cannot cheat.

    It keeps nothing between two answers: the same view, question and chance give the same answer.
    """

    level: ClassVar[str]
    needs_view: ClassVar[bool] = True
    """False for a bot that does not look: it gets None for a view, which saves building one."""

    @abstractmethod
    def choose(self, view: Any, question: Question, rng: Seeded) -> int:
        """One of the question's options."""


class Thinker(Bot):
    """A bot that thinks in a position which its seat could be in.

    Whoever has the position itself need not make a view of it first: `resample` draws the same world as `determinize`
    makes of the view, with the same chance (`core/conform.py` asks for it), and is many times faster.
    """

    game: Game[Any, Any]
    content: Any

    def choose(self, view: Any, question: Question, rng: Seeded) -> int:
        return self.think(lambda: self.game.determinize(view, rng, self.content), question, rng)

    @abstractmethod
    def think(self, world: Callable[[], Any], question: Question, rng: Seeded) -> int:
        """One of the question's options; `world` draws a position, and has not been called yet."""
