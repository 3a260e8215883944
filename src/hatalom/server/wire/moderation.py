"""Complaints about people, and what moderators do about them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hatalom.server.wire.fields import NO_NUL, Body, Id
from hatalom.server.wire.operator import HappenedWire, ReportRowWire

Words = Annotated[str, Meta(max_length=1_000, pattern=NO_NUL)]
Why = Annotated[str, Meta(min_length=1, max_length=200, pattern=NO_NUL)]


class NewComplaintWire(Body):
    """About what was said at a `table` at a moment (`at`), about the player of a `seat` there, or about a `person`."""

    table: Id = ""
    at: Id = ""
    seat: Id = ""
    person: Id = ""
    words: Words = ""


class ComplaintWire(msgspec.Struct):
    """`by` whom, about whom (`person`, `name`); `said` are the words that were reported, if it is about those."""

    id: int
    by: str
    person: str
    name: str
    table: str
    game: str
    said: str
    words: str
    at: str
    muted: str
    """Until when he is silent already; `banned` likewise."""
    banned: str


class ModerationWire(msgspec.Struct):
    """What waits for a moderator, the oldest first, and what was done, the newest first."""

    complaints: list[ComplaintWire]
    reports: list[ReportRowWire]
    done: list[HappenedWire]


class HeardWire(msgspec.Struct):
    """A line of the talk around a complaint; `reported` is the one that it is about."""

    name: str
    text: str
    at: str
    secret: bool
    reported: bool


class ClosingWire(Body):
    """Why there is nothing more to do."""

    why: Why


class MeasureWire(Body):
    """What a moderator does with somebody, for so many days, and why; a new `name` where that is the measure."""

    act: Literal["mute", "unmute", "ban", "unban", "rename"]
    why: Why
    days: Annotated[int, Meta(ge=1, le=3650)] = 1
    name: Annotated[str, Meta(max_length=40, pattern=NO_NUL)] = ""
