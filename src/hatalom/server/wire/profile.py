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


class ProfileWire(msgspec.Struct):
    """`finished` games that count, and `left` ones that were given up; the reliability follows from both."""

    since: str
    finished: int
    left: int
    reliability: Reliability
    sides: list[SideWire]
