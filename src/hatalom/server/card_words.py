"""What the card of a chronicle says, and what it marks on its map."""

from dataclasses import dataclass

import msgspec


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
