"""Events: what happened, as a message with an audience."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.message import Message, Said
from hatalom.core.numbers import bit
from hatalom.core.question import EVERYTHING

EVERYBODY: Final = -1
UNSAID: Final = -(1 << 40)
"""Stands where there is no argument; no fact of a game is such a number."""


def arguments(a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> list[i64]:
    """Those that were given."""
    return [argument for argument in (a, b, c, d, e, f) if argument != UNSAID]


def only(seat: int) -> int:
    """The audience that is one seat alone."""
    return bit(seat)


def all_but(seat: int) -> int:
    """Everybody else: the other seats and the spectators."""
    return EVERYBODY ^ bit(seat)


@final
class Event:
    """A line of the log: the message, its arguments, who may read it (a bit per seat), and the heading above it."""

    def __init__(self, message: Message, args: list[i64], audience: int, heading: Said | None = None) -> None:
        self.message = message
        self.args = args
        self.audience = audience
        self.heading = heading

    def is_for(self, viewer: int) -> bool:
        """Spectators (below 0) read what everybody but a named seat may read: the audience must be open."""
        if viewer < 0:
            return self.audience < 0 or viewer == EVERYTHING
        return (self.audience >> viewer) & 1 == 1
