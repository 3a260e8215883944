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
Weights = tuple[list[list[float]], list[list[float]]]
"""Of the layers, and their biases."""


@cache
def shipped_net(package: str, inputs: int) -> Net:
    """The network that comes with a game; it has been learned from features of this number."""
    return parse((files(package) / "bots" / "weights" / FILE).read_text(encoding="utf-8"), inputs, FILE)


def joined(members: list[Weights]) -> Weights:
    """One network that says the mean of what several say: their units side by side, each blind to the others'."""
    firsts = [len(biases[0]) for _, biases in members]
    layers: list[list[float]] = [[], [], []]
    biases: list[list[float]] = [[], [], [0.0]]
    before = 0
    for (own_layers, own_biases), units in zip(members, firsts, strict=True):
        layers[0] += own_layers[0]
        for unit in range(len(own_biases[1])):
            row = own_layers[1][unit * units : (unit + 1) * units]
            layers[1] += [0.0] * before + row + [0.0] * (sum(firsts) - before - units)
        layers[2] += [weight / len(members) for weight in own_layers[2]]
        biases[0] += own_biases[0]
        biases[1] += own_biases[1]
        biases[2][0] += own_biases[2][0] / len(members)
        before += units
    return layers, biases


def read_weights(path: Path, inputs: int) -> Weights:
    """The layers and biases of a file."""
    try:
        return checked(path.read_text(encoding="utf-8"), inputs, str(path))
    except OSError as error:
        raise BadFile(f"cannot read the network {path}: {error.strerror}") from error
    except UnicodeDecodeError:
        raise BadFile(f"{path} is no network: it is not a text file (hatalom learn writes one)") from None


def read_net(path: Path, inputs: int) -> Net:
    return Net(inputs, *read_weights(path, inputs))


def parse(text: str, inputs: int, source: str) -> Net:
    return Net(inputs, *checked(text, inputs, source))


def checked(text: str, inputs: int, source: str) -> Weights:
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
    return layers, biases


def digest_of(layers: list[list[float]], biases: list[list[float]]) -> str:
    return hashlib.sha256(json.dumps([layers, biases]).encode()).hexdigest()[:16]


def as_text(layers: list[list[float]], biases: list[list[float]], origin: dict[str, Any]) -> str:
    """The file of a network; five figures of every number are enough."""
    short = [[[float(f"{number:.5g}") for number in layer] for layer in part] for part in (layers, biases)]
    table = {"origin": {**origin, "digest": digest_of(*short)}, "layers": short[0], "biases": short[1]}
    return json.dumps(table) + "\n"
