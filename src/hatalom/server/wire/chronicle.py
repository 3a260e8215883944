"""The chronicle of a finished game: what everybody reads, who has agreed to that, and what its players add."""

from typing import Annotated

import msgspec
from msgspec import Meta

from hatalom.server.wire.fields import NO_NUL, Body, Id, Whole
from hatalom.table.wire import MessageWire, ResultWire, StoryWire

MOST_ARROWS = 6
Thing = Annotated[str, Meta(max_length=80, pattern=r"^[a-z_]+\.[a-z0-9_]+$")]


class DrawnArrowWire(Body):
    """An arrow that a player has drawn, from one thing on the map to another."""

    start: Thing
    goal: Thing


class NewAnnotationWire(Body):
    """What a player writes and draws at a ply of a finished game, as the one who had this seat."""

    seat: Id
    ply: Whole
    text: Annotated[str, Meta(max_length=500, pattern=NO_NUL)] = ""
    arrows: Annotated[list[DrawnArrowWire], Meta(max_length=MOST_ARROWS)] = msgspec.field(default_factory=list)


class AnnotationWire(msgspec.Struct):
    """A player's note at a ply; `mine` says that the reader wrote it and may remove it."""

    id: int
    seat: str
    ply: int
    text: str
    arrows: list[DrawnArrowWire]
    at: str
    mine: bool = False


class CastWire(msgspec.Struct):
    """Who had a seat, as far as this reader is told, and how it did; `agreed`: its player wants a public page."""

    seat: str
    kind: str
    name: str | None
    level: str
    rank: int
    score: int
    mine: bool = False
    agreed: bool | None = None


class BranchOfWire(msgspec.Struct):
    """A game that one of the players has played on from a ply of this one."""

    id: str
    ply: int
    seat: str
    is_over: bool
    notes: list[AnnotationWire] = []


class ChronicleWire(msgspec.Struct):
    """The page of a finished game for one reader.

    `verdict` is addressed to him.  `public` says that everybody may read it: each player has agreed.  `agrees` and
    `named` are the reader's own consent, where he is asked for it.
    """

    id: str
    game: str
    options: dict[str, str]
    played: str
    commitment: str
    imported: bool
    story: StoryWire
    result: ResultWire
    verdict: MessageWire
    cast: list[CastWire]
    annotations: list[AnnotationWire]
    branches: list[BranchOfWire]
    public: bool
    in_points: bool = False
    """Whether the score is counted in points."""
    may_consent: bool = False
    agrees: bool = False
    named: bool = False


class ConsentWire(Body):
    """Whether a player wants everybody to read the chronicle, and whether his name may stand in it."""

    agree: bool
    named: bool = False
