# cold: reads a file once
"""Networks that were learned from play: data of a game, with where they come from."""

import hashlib
import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from hatalom.core.errors import BadFile
from hatalom.kit.net import Net

FILE = "learned.json"


@cache
def shipped_net(package: str, inputs: int) -> Net:
    """The network that comes with a game; it has been learned from features of this number."""
    return parse((files(package) / "bots" / "weights" / FILE).read_text(encoding="utf-8"), inputs, FILE)


def read_net(path: Path, inputs: int) -> Net:
    try:
        return parse(path.read_text(encoding="utf-8"), inputs, str(path))
    except OSError as error:
        raise BadFile(f"cannot read the network {path}: {error.strerror}") from error


def parse(text: str, inputs: int, source: str) -> Net:
    """What a file says; `source` is its name, for those who must correct it."""
    try:
        table = json.loads(text)
        layers = [[float(weight) for weight in layer] for layer in table["layers"]]
        biases = [[float(bias) for bias in layer] for layer in table["biases"]]
        digest = table["origin"]["digest"]
        first, second, last = (len(layer) for layer in biases)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadFile(f"{source} is no network: it needs origin, layers and biases (hatalom learn)") from None
    if [len(layer) for layer in layers] != [inputs * first, first * second, second * last] or last != 1:
        raise BadFile(f"{source} was learned from other features than this game has now ({inputs}): learn it again")
    if digest != digest_of(layers, biases):
        raise BadFile(f"{source} has been changed: its numbers do not fit its digest")
    return Net(inputs, layers, biases)


def digest_of(layers: list[list[float]], biases: list[list[float]]) -> str:
    return hashlib.sha256(json.dumps([layers, biases]).encode()).hexdigest()[:16]


def as_text(layers: list[list[float]], biases: list[list[float]], origin: dict[str, Any]) -> str:
    """The file of a network; five figures of every number are enough."""
    short = [[[float(f"{number:.5g}") for number in layer] for layer in part] for part in (layers, biases)]
    table = {"origin": {**origin, "digest": digest_of(*short)}, "layers": short[0], "biases": short[1]}
    return json.dumps(table) + "\n"
