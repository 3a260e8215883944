"""Opening a table, and taking a seat at one."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hatalom.server.wire.fields import Body, Id
from hatalom.table.clock import Pace, TimeOut


class NewSeatWire(Body):
    seat: Id
    who: Literal["me", "link", "open", "computer"]
    level: Id = ""
    person: Id = ""
    """A friend for whom a seat with a link is kept."""


class NewTableWire(Body):
    """A table to be opened.

    An overlay corrects the numbers of the box; it is plain data like the content files.  Without one the box of the
    house is taken, with an empty one the box as it came.
    """

    game: Id
    seats: Annotated[list[NewSeatWire], Meta(max_length=8)]
    options: Annotated[dict[Id, Id], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    same_screen: bool = False
    overlay: dict[str, Any] | None = None
    clock: Pace | None = None
    time_out: TimeOut = TimeOut.COMPUTER
    delay: Annotated[int, Meta(ge=0, le=60)] = 0
    """How many minutes later spectators see the game."""
    hints: bool = True
    """Whether players may ask the computer for advice."""
    private: bool = False
    """No list shows it to others; whoever has its address may look on."""
    rated: bool = False
    """It changes the ratings of its players, who agree by sitting down.  People only, and without hints."""


class NewTableAnswer(msgspec.Struct):
    id: str


Secret = Annotated[str, Meta(max_length=80)]


class JoinWire(Body):
    seat: Id
    secret: Secret = ""


class ReaderWire(Body):
    """Somebody has opened the link of a seat, takes a lesson first, or does not want it."""

    seat: Id
    secret: Secret = ""
    doing: Literal["reading", "lesson", "declined"] = "reading"


class RematchWire(Body):
    """The same people once more; with `swap` everybody has the next side."""

    swap: bool = True
