"""Computer opponents, from weak to strong; every game has the same ladder."""

from typing import Any

from hatalom.bots.at_random import AtRandom
from hatalom.bots.bot import Bot
from hatalom.core.errors import BadFile
from hatalom.core.game import Game

__all__ = ["LEVELS", "OPPONENTS", "Bot", "check_level", "make"]

LEVELS = ("random",)
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
    return AtRandom()
