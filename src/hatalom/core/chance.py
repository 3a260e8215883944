"""Where NATURE's answers come from: a committed stream in play, plain seeds in research, scripts in tests."""

import hashlib
import hmac
import random
import secrets
from collections.abc import Callable
from typing import final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of answers: `pick` returns an index with probability weight / sum of weights."""

    def pick(self, weights: list[int]) -> int:
        raise AssertionError("a chance source must pick")


def total_of(weights: list[int]) -> int:
    total = 0
    for weight in weights:
        total += weight
    return total


def index_at(weights: list[int], point: int) -> int:
    """Which weight the point (0 … total - 1) falls into."""
    last = len(weights) - 1
    for index in range(last):
        point -= weights[index]
        if point < 0:
            return index
    return last


@final
class Seeded(Chance):
    """A plain seed, for tests and research: the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        self.draw: Callable[[], float] = random.Random(seed).random

    def pick(self, weights: list[int]) -> int:
        return index_at(weights, int(self.draw() * total_of(weights)))

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""
        return int(self.draw() * bound)


@final
class Stream(Chance):
    """The n-th answer is HMAC-SHA-256(secret, n): nobody can foresee it, everybody can check it afterwards."""

    def __init__(self, secret: bytes, drawn: int = 0) -> None:
        self.secret = secret
        self.drawn = drawn

    def pick(self, weights: list[int]) -> int:
        point = stream_point(self.secret, self.drawn, total_of(weights))
        self.drawn += 1
        return index_at(weights, point)


def stream_point(secret: bytes, number: int, total: int) -> int:
    """The point of draw `number`; 256 bits over a small total make the bias immeasurable."""
    digest = hmac.new(secret, b"hatalom draw %d" % number, hashlib.sha256).digest()
    return int.from_bytes(digest, "big") % total


def commitment_of(secret: bytes) -> str:
    """What players get at the start: it fixes the secret without telling it."""
    return hashlib.sha256(b"hatalom commitment " + secret).hexdigest()


def new_secret() -> bytes:
    return secrets.token_bytes(32)
