"""A searching level with other weights than its usual ones: `captain:bold`, `squire:first` or `squire:mine.toml`.

A style (`bold`) is offered to people too.  The others are for the laboratory: progress is measured against them; the
first and the fitted weights come with the game, where it has them.  `sovereign:mine.toml` has these weights beside the
network that comes with the game.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatalom.bots.commanders import Captain, Marshal, Sovereign
from hatalom.bots.squire import Squire
from hatalom.core import weights
from hatalom.core.errors import BadFile
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Game
from hatalom.core.weights import Weights

LEVELS = (Squire.level, Captain.level, Marshal.level)
"""Those that play in styles."""
WEIGHTED = (*LEVELS, Sovereign.level)
"""Those that have weights."""


def is_weighted(name: str) -> bool:
    level, colon, source = name.partition(":")
    return bool(colon) and level in WEIGHTED and not source.endswith(".json")  # that is a network


def level_of(name: str) -> str:
    """The level of `captain` or `captain:…`."""
    return name.partition(":")[0]


def weights_named(name: str, game: Game[Any, Any]) -> dict[str, float]:
    """The weights of `squire` or `squire:…`; says so where there are none of this name."""
    package, source = game.content_files.package, name.partition(":")[2]
    own = weights_of_level(level_of(name), game).values
    if level_of(name) == Sovereign.level and not source.endswith(".toml"):
        raise BadFile(f"beside a network there are weights from a file *.toml only, not {source!r}")
    if not source:
        return own
    if source in weights.styles(package):
        return weights.styled(own, package, source)
    if source.endswith(".toml"):
        return weights.read(Path(source), package).values
    found = weights.shipped(package, source)
    if found is None or found.values.keys() != own.keys():
        known = ", ".join(map(repr, (weights.FIRST, *weights.styles(package))))
        raise BadFile(f"{game.name} has no weights called {source!r}; take {known} or a file *.toml")
    return found.values


def styles_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """The styles in which computers of this game may play, besides the usual one."""
    knowledge = game.knowledge()
    if knowledge is None or knowledge.judge is None:
        return ()
    return tuple(weights.styles(game.content_files.package))


def is_styled(name: str, game: Game[Any, Any]) -> bool:
    """Whether this is a level with one of the game's styles, like `captain:bold`."""
    level, _, style = name.partition(":")
    return level in LEVELS and style in styles_of(game)


def usual_weights(game: Game[Any, Any]) -> Weights:
    """What the computers of this game play with."""
    _judge(game)
    return weights.usual(game.content_files.package)


def weights_of_level(level: str, game: Game[Any, Any]) -> Weights:
    """What this level plays with in this game."""
    return _own_weights(level, game) or usual_weights(game)


def has_own_weights(level: str, game: Game[Any, Any]) -> bool:
    """Whether this level plays with other weights than the usual ones."""
    return _own_weights(level, game) is not None


def _own_weights(level: str, game: Game[Any, Any]) -> Weights | None:
    return weights.shipped(game.content_files.package, weights.MARSHAL) if level == Marshal.level else None


def judged_by(values: dict[str, float], game: Game[Any, Any], level: str = Squire.level) -> Evaluator[Any]:
    """The game's evaluation with these weights, as this level has it."""
    return _judge(game, level)(values)


def _judge(game: Game[Any, Any], level: str = Squire.level) -> Callable[[dict[str, float]], Evaluator[Any]]:
    knowledge = game.knowledge()
    if knowledge is None or knowledge.judge is None:
        raise BadFile(f"the computers of {game.name} have no weights that could be changed")
    if level != Sovereign.level:
        return knowledge.judge
    if knowledge.learned is None or knowledge.learned.judge is None:
        raise BadFile(f"there is no network of {game.name} that weights could stand beside")
    return knowledge.learned.judge
