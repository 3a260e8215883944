"""The weights of a game's evaluation: data of the game, with where they come from.

`first.toml` was set by judgement.  `fitted.toml`, where there is one, was fitted to the results of games by
`hatalom tune` and has won against the first in the arena; then the computers play with it.  `marshal.toml`, where there
is one, has better weights yet, for Marshal alone, so that those below can still be beaten.
`beside.toml`, where there is one, has the weights that stand beside the learned network.  `styles.toml` says how
computers of a certain temper differ: what each style adds to the weights of their level.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from hatalom.core.content import Table
from hatalom.core.errors import BadFile

FIRST = "first"
FITTED = "fitted"
MARSHAL = "marshal"
BESIDE = "beside"
STYLES = "styles.toml"


@dataclass(frozen=True)
class Weights:
    """The weight of every named part, and what the file says of its origin: date, games, seed, digest."""

    values: dict[str, float]
    origin: Table


def usual(package: str) -> Weights:
    """The weights that the computers play with."""
    return shipped(package, FITTED) or first(package)


def beside(package: str) -> Weights:
    """The weights beside what the game's network adds: its own where it has any, for it knows part of the same."""
    return shipped(package, BESIDE) or usual(package)


def first(package: str) -> Weights:
    """The weights that were set by judgement: progress is measured against them."""
    found = shipped(package, FIRST)
    assert found is not None, f"{package} has no weights"
    return found


@cache
def shipped(package: str, name: str) -> Weights | None:
    """Weights that come with the game, by their name; None where there are none of this name."""
    file = files(package) / "bots" / "weights" / f"{name}.toml"
    return parse(file.read_text(encoding="utf-8"), f"{name}.toml") if file.is_file() else None


@cache
def styles(package: str) -> dict[str, dict[str, float]]:
    """The styles of a game by name, and what each adds to which weights; none where it has no file of them."""
    file = files(package) / "bots" / "weights" / STYLES
    return _parse_styles(file.read_text(encoding="utf-8"), package) if file.is_file() else {}


def styled(values: dict[str, float], package: str, style: str) -> dict[str, float]:
    """These weights as a computer of this style has them."""
    more = styles(package)[style]
    return {name: round(value + more.get(name, 0.0), 6) for name, value in values.items()}


def _parse_styles(text: str, package: str) -> dict[str, dict[str, float]]:
    found = {
        style: {name: float(amount) for name, amount in more.items()} for style, more in tomllib.loads(text).items()
    }
    known = first(package).values
    for style, more in found.items():
        for name in more:
            if name not in known:
                raise BadFile(f"{STYLES}: {style} changes {name}, which is no part of this evaluation")
    return found


def read(path: Path, package: str) -> Weights:
    """The weights of a file; it names every part of this game's evaluation, and no other."""
    try:
        found = parse(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise BadFile(f"cannot read the weights {path}: {error.strerror}") from error
    wanted = first(package).values
    for name in wanted:
        if name not in found.values:
            raise BadFile(f"{path} has no weight for {name}")
    for name in found.values:
        if name not in wanted:
            raise BadFile(f"{path}: {name} is no part of this evaluation; its parts: {', '.join(wanted)}")
    return found


def parse(text: str, source: str) -> Weights:
    """What a file says; `source` is its name, for those who must correct it."""
    try:
        table = tomllib.loads(text)
        values = {name: float(weight) for name, weight in table.pop("weights").items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadFile(f"{source} is no file of weights: it needs [weights] with a number for each part") from None
    return Weights(values, table)
