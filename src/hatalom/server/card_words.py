"""What the card of a chronicle says and shows, and what it marks on its map."""

from dataclasses import dataclass

import msgspec

from hatalom.core.game import Piece
from hatalom.table.wire import SeriesWire


class Mark(msgspec.Struct, frozen=True):
    """A turning point: its number, and the places it was about."""

    number: int
    places: list[str]


@dataclass(frozen=True)
class CardWords:
    """In the reader's language."""

    game: str
    title: str
    line: str
    ending: str
    seats: tuple[str, ...]
    marks: tuple[Mark, ...] = ()
    """The turning points, for the map."""


@dataclass(frozen=True)
class CardPicture:
    """The map of a game with its last pieces, and the curves of its seats."""

    game: str
    pieces: list[Piece]
    curve: SeriesWire | None
    seats: list[str]
