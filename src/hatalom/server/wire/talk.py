"""What is said at a table, and notes of one's own."""

from typing import Annotated

import msgspec
from msgspec import Meta

from hatalom.server.wire.fields import NO_NUL, Body, Id, Text


class ChatWire(msgspec.Struct):
    """What a `person` said; `ply` is how far the game was then, as everybody knew it.

    `to` is the seat to which alone it was said: nobody but the two reads it.  A line has no number: a gap would
    tell the others that two have talked.
    """

    seat: str | None
    name: str
    text: str
    at: str
    ply: int = 0
    to: str | None = None
    person: str = ""


class SayWire(Body):
    """Something to be said to everybody, or `to` one seat alone where the game allows secret talk."""

    text: Text
    to: Id = ""


class NoteWire(msgspec.Struct):
    """A player's own notes on a table, for nobody else's eyes."""

    text: Annotated[str, Meta(max_length=10_000, pattern=NO_NUL)]
