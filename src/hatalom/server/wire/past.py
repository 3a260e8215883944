"""Looking back: the best turns at a ply, play from there, journals from elsewhere, reports."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hatalom.server.wire.fields import NO_NUL, Body, Id, Whole
from hatalom.server.wire.opening import NewSeatWire
from hatalom.table.wire import AdviceWire, ReasonWire, StateWire


class StudyWire(msgspec.Struct):
    """The best turns at a ply of a finished game, for the seat that chose next and with its eyes.

    `ply` is where it chose; `level` is the computer that has found them.  What the seat did is among them;
    `common` is what holds of all.
    """

    ply: int
    seat: str
    level: str
    turns: list[AdviceWire]
    common: list[ReasonWire]


class PositionWire(Body):
    """A position as the text that the game writes, one thing a line; whoever changes it sets up another one by hand."""

    text: Annotated[str, Meta(max_length=60_000, pattern=NO_NUL)]


class HandStudyWire(msgspec.Struct):
    """A position set up by hand, as the seat sees it that chooses there, and the best turns for this seat."""

    seat: str
    level: str
    turns: list[AdviceWire]
    common: list[ReasonWire]
    state: StateWire


class BranchWire(Body):
    """A game to be played on from a ply of another one, alone or against computers."""

    ply: Whole
    seats: Annotated[list[NewSeatWire], Meta(max_length=8)]


class JournalWire(Body):
    """A journal file to be looked at here; the overlay, if it was played with one, comes along as plain data."""

    text: Annotated[str, Meta(max_length=900_000)]
    overlay: dict[str, Any] | None = None


class ReportWire(Body):
    """What somebody thinks is wrong by the rules, at this ply, seen with these eyes."""

    ply: Whole
    words: Annotated[str, Meta(min_length=1, max_length=2_000, pattern=NO_NUL)]
    seen_as: Id = ""
