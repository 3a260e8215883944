"""Where NATURE's answers come from: a committed stream in play, plain seeds in research, scripts in tests."""

import hashlib
import hmac
import random
import secrets
from collections.abc import Callable
from typing import final

from mypy_extensions import i64, mypyc_attr

from hatalom.core.numbers import Numbers, numbers_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of answers: `pick` returns an index with probability weight / sum of weights."""

    def pick(self, weights: list[int]) -> int:
        raise AssertionError("a chance source must pick")

    def draw_from(self, bag: Numbers) -> int:
        """The thing that is drawn from a bag, each single one with the same probability: the counts are the weights."""
        return self.pick(list(bag))


def total_of(weights: Numbers) -> int:
    total: i64 = 0
    for weight in weights:
        total += weight
    return total


def index_at(weights: Numbers, point: i64) -> int:
    """Which weight the point (0 … total - 1) falls into."""
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    return len(weights) - 1


@final
class Seeded(Chance):
    """A plain seed, for tests and research: the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        self.draw: Callable[[], float] = random.Random(seed).random

    def pick(self, weights: list[int]) -> int:
        return self.draw_from(numbers_of(weights))

    def draw_from(self, bag: Numbers) -> int:
        return index_at(bag, int(self.draw() * total_of(bag)))

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
        numbers = numbers_of(weights)
        point = stream_point(self.secret, self.drawn, total_of(numbers))
        self.drawn += 1
        return index_at(numbers, point)


def stream_point(secret: bytes, number: int, total: int) -> int:
    """The point of draw `number`; 256 bits over a small total make the bias immeasurable."""
    digest = hmac.new(secret, b"hatalom draw %d" % number, hashlib.sha256).digest()
    return int.from_bytes(digest, "big") % total


def commitment_of(secret: bytes) -> str:
    """What players get at the start: it fixes the secret without telling it."""
    return hashlib.sha256(b"hatalom commitment " + secret).hexdigest()


def new_secret() -> bytes:
    return secrets.token_bytes(32)
