"""Computer opponents, from weak to strong; every game has the same ladder."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hatalom.bots.at_random import AtRandom
from hatalom.bots.bot import Bot
from hatalom.bots.novice import Novice
from hatalom.bots.squire import Squire
from hatalom.core.errors import BadFile
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Game

__all__ = ["LEVELS", "OPPONENTS", "Bot", "check_level", "evaluator_of", "knowledge_of", "make"]

LEVELS = ("random", "novice", "squire")
"""All levels by strength; their names are ids (`level.novice`)."""
OPPONENTS = LEVELS[1:]
"""The levels that people are offered."""


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise BadFile(f"there is no bot called {level!r}; the levels are: {', '.join(LEVELS)}")
    return level


def make(level: str, game: Game[Any, Any], content: Any) -> Bot:
    """A bot of this level for this game, played with this content."""
    check_level(level)
    if level == "novice":
        return Novice(game, content, _knowledge(game, "novice").appeal)
    if level == "squire":
        return Squire(game, content, knowledge_of(game))
    return AtRandom()


def evaluator_of(game: Game[Any, Any]) -> Evaluator[Any] | None:
    """How the bots judge positions of this game, if they can."""
    return None if find_spec(f"hatalom.games.{game.name}.evaluate") is None else knowledge_of(game)


def knowledge_of(game: Game[Any, Any]) -> Evaluator[Any]:
    found: Evaluator[Any] = _knowledge(game, "evaluate").EVALUATOR
    return found


def _knowledge(game: Game[Any, Any], module: str) -> Any:
    """What a game teaches its bots lies in modules of its own, loaded when a bot needs them."""
    return import_module(f"hatalom.games.{game.name}.{module}")
