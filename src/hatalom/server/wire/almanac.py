"""What everybody has played of a game: results by side, lengths, remarkable games, who plays most."""

from typing import Literal

import msgspec

from hatalom.lab.findings import Lengths, Share
from hatalom.table.wire import SeatResultWire

Among = Literal["people", "computers"]
Remarkable = Literal["longest", "shortest", "closest"]


class SidesWire(msgspec.Struct):
    """How often each side won, with so many players: between people only, or what people won against computers.

    `fair` is what every side would win if all were equal.
    """

    among: Among
    players: int
    games: int
    fair: float
    shares: list[Share]


class WeekWire(msgspec.Struct):
    """How many games ended in the week that begins on this Monday."""

    monday: str
    games: int


class RemarkableWire(msgspec.Struct):
    """A game whose chronicle everybody may read; `ms` is the time from its first decision to its last."""

    which: Remarkable
    table: str
    decisions: int
    ms: int
    result: list[SeatResultWire]
    ended: str


class RegularWire(msgspec.Struct):
    person: str
    name: str
    games: int


class AlmanacWire(msgspec.Struct):
    """`finished` games in all; what stands after it is told of the `judged` last ones.

    `ms` is the time that half of them took at most.
    """

    game: str
    finished: int
    judged: int
    sides: list[SidesWire]
    lengths: Lengths
    ms: int
    weeks: list[WeekWire]
    remarkable: list[RemarkableWire]
    regulars: list[RegularWire]
