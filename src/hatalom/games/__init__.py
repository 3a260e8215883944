"""The games, by name; each is imported only when somebody asks for it."""

from importlib import import_module
from typing import Any

from hatalom.core.errors import BadFile
from hatalom.core.game import Game

NAMES = ("power_and_weakness", "heads_of_state", "hannibal", "maria", "great_war")
"""Those that are offered; in a browser, those of them that the client can draw."""


def load(name: str) -> Game[Any, Any]:
    if name not in NAMES:
        raise BadFile(f"there is no game called {name!r}; the games are: {', '.join(NAMES)}")
    game: Game[Any, Any] = import_module(f"hatalom.games.{name}").GAME
    return game
