"""Levels 3 to 5: they look beyond the end of their own turn, each as far as the game's evaluation lays down."""

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, final

from hatalom.bots.answers import VICTORY_LOOKS, VICTORY_WIDTH, Seeker
from hatalom.bots.bot import Budget, Thinker
from hatalom.bots.search.ahead import Lookahead
from hatalom.bots.squire import UNLIMITED
from hatalom.core.chance import Seeded
from hatalom.core.evaluator import Evaluator, Foresight
from hatalom.core.game import Appeal, Game
from hatalom.core.question import Question

SHARE = 10
"""Of the time and the positions that may be looked at, one part in so many is for a turn that wins at once, …"""
LEAST = 1000
"""… if that is enough to find a long one."""


class Commander(Thinker):
    """Compares its best turns by what follows them."""

    level: ClassVar[str]
    sees_victories: ClassVar[bool] = True
    """Whether it takes a turn that wins at once though it is long and costs much, where the game has such turns."""

    def __init__(
        self,
        game: Game[Any, Any],
        content: Any,
        evaluator: Evaluator[Any],
        appeal: Appeal,
        budget: Budget | None = None,
    ) -> None:
        self.game = game
        self.content = content
        foresight = self.foresight(evaluator)
        assert foresight is not None, f"there is no {self.level} in {game.name}"
        budget = budget or Budget()
        seconds = (budget.milliseconds or 0) / 1000
        usual = UNLIMITED if seconds else foresight.positions
        positions = budget.positions or usual
        share = min(VICTORY_LOOKS, positions // SHARE)
        self.seeker = Seeker(game, evaluator, VICTORY_WIDTH, share, seconds / SHARE)
        self.seeks_victory = self.sees_victories and share >= LEAST and self.seeker.hurry is not None
        if self.seeks_victory:
            seconds -= seconds / SHARE
            positions -= share if positions < UNLIMITED else 0
        self.search = Lookahead(evaluator, game.resample, appeal, foresight, positions, seconds)

    @staticmethod
    @abstractmethod
    def foresight(evaluator: Evaluator[Any]) -> Foresight | None:
        """How this level looks ahead in a game; None where the game has no such level."""

    def think(self, world: Callable[[], Any], question: Question, rng: Seeded) -> int:
        if len(question.options) == 1:
            return question.options[0]
        pos = world()
        won = self.seeker.victories(pos, question, rng) if self.seeks_victory else []
        return won[0].way[0] if won else self.search.choose(pos, question, rng)


@final
class Captain(Commander):
    """Counts on the others' answer to its turn."""

    level = "captain"
    sees_victories = False

    @staticmethod
    def foresight(evaluator: Evaluator[Any]) -> Foresight | None:
        return evaluator.answer_ahead()


@final
class Marshal(Commander):
    """Looks several turns ahead."""

    level = "marshal"

    @staticmethod
    def foresight(evaluator: Evaluator[Any]) -> Foresight | None:
        return evaluator.far_ahead()


@final
class Sovereign(Commander):
    """Looks ahead with a judgement that has learned from play, mostly as far as Marshal."""

    level = "sovereign"

    @staticmethod
    def foresight(evaluator: Evaluator[Any]) -> Foresight | None:
        return evaluator.far_ahead()
