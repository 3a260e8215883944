"""Computer opponents, from weak to strong; every game has the same ladder."""

from collections.abc import Iterable
from typing import Any

from hatalom.bots.at_random import AtRandom
from hatalom.bots.bot import Bot, Budget
from hatalom.bots.novice import Novice
from hatalom.bots.own import class_of, is_own, make_own
from hatalom.bots.squire import Squire
from hatalom.bots.weighted import is_weighted, judged_by, weights_named
from hatalom.core.errors import BadFile
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Game, Knowledge

__all__ = [
    "LEVELS",
    "OPPONENTS",
    "Bot",
    "Budget",
    "check_entrant",
    "check_level",
    "evaluator_of",
    "knowledge_of",
    "make",
    "opponents_of",
    "strongest_of",
    "weights_of",
]

LEVELS = ("random", "novice", "squire")
"""All levels by strength; the texts `level-novice` and so on name them."""
OPPONENTS = LEVELS[1:]
"""The levels that people are offered."""


def check_level(level: str, game: Game[Any, Any]) -> str:
    """A level that there is, and that knows this game; any option at all can be chosen without knowledge."""
    if level not in LEVELS:
        raise BadFile(f"there is no bot called {level!r}; the levels are: {', '.join(LEVELS)}")
    if level != AtRandom.level:
        knowledge_of(game)
    return level


def check_entrant(name: str, game: Game[Any, Any]) -> str:
    """Whoever may play in the laboratory.

    That is a level, Squire with other weights (`squire:first`), or a class from outside the house (`my_bots:Cautious`).
    """
    if is_weighted(name):
        weights_named(name, game)
        return name
    if not is_own(name):
        return check_level(name, game)
    class_of(name)
    return name


def weights_of(names: Iterable[str], game: Game[Any, Any]) -> dict[str, dict[str, float]]:
    """The weights of those entrants that bring their own, so that a plan with them can travel."""
    return {name: weights_named(name, game) for name in names if is_weighted(name)}


def opponents_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """The levels that people are offered in this game; none where only people play it."""
    return OPPONENTS if game.knowledge() is not None else ()


def strongest_of(game: Game[Any, Any]) -> str | None:
    """The level whose advice counts most; none where only people play this game."""
    offered = opponents_of(game)
    return offered[-1] if offered else None


def make(
    level: str,
    game: Game[Any, Any],
    content: Any,
    budget: Budget | None = None,
    weights: dict[str, float] | None = None,
) -> Bot:
    """A bot of this level, or another entrant of the laboratory, for this game, played with this content.

    `weights` are those of an entrant that brings its own, where they are known already.
    """
    if is_weighted(level):
        values = weights_named(level, game) if weights is None else weights
        return Squire(game, content, judged_by(values, game), budget)
    if is_own(level):
        return make_own(level, game, content)
    check_level(level, game)
    if level == AtRandom.level:
        return AtRandom()
    knowledge = knowledge_of(game)
    if level == Novice.level:
        return Novice(game, content, knowledge.appeal)
    assert level == Squire.level, f"{level} is a level that nobody makes"
    return Squire(game, content, knowledge.evaluator, budget)


def evaluator_of(game: Game[Any, Any]) -> Evaluator[Any] | None:
    """How the bots judge positions of this game, if they can."""
    knowledge = game.knowledge()
    return None if knowledge is None else knowledge.evaluator


def knowledge_of(game: Game[Any, Any]) -> Knowledge:
    """What computers know of this game; says so where they know nothing."""
    knowledge = game.knowledge()
    if knowledge is None:
        raise BadFile(f"no computer knows how to play {game.name}: it is played by people only")
    return knowledge
