"""What somebody has played, and how it ended."""

from typing import Literal

import msgspec

Bead = Literal["won", "lost", "drawn"]
Reliability = Literal["new", "leaves", "reliable", "very"]


class SideWire(msgspec.Struct):
    """One side of a game: the last results, the newest last, and the counts of all of them."""

    game: str
    seat: str
    won: int
    lost: int
    drawn: int
    beads: list[Bead]


class StrengthWire(msgspec.Struct):
    """My rating in a game after so many rated games, and how unsure it is.

    The truth lies within `half` of it half of the time, within `most` of it 19 times of 20.  With few games it is null.
    """

    game: str
    games: int
    rating: int | None
    half: int
    most: int


class AgainstWire(msgspec.Struct):
    """How I fare against computers of a level alone: of my last games, ten at most, I have won so many."""

    game: str
    level: str
    games: int
    won: int


class ProfileWire(msgspec.Struct):
    """`finished` games that count, and `left` ones that were given up; the reliability follows from both."""

    since: str
    finished: int
    left: int
    reliability: Reliability
    sides: list[SideWire]
    strengths: list[StrengthWire]
