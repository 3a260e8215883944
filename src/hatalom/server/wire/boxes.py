"""Boxes that their owners have corrected."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hatalom.core.boxfile import About
from hatalom.server.wire.fields import Body, Id
from hatalom.table.boxes import Check

MOST_CHARACTERS = 60_000
FileText = Annotated[str, Meta(max_length=MOST_CHARACTERS, pattern=r"^[^\x00]*$")]


class BoxFileWire(Body):
    """The file with which the owner of a box corrects it: TOML, written like the content files of the game."""

    name: Annotated[str, Meta(max_length=100)]
    text: FileText


class ChangeWire(msgspec.Struct):
    """A value as it was and as it is, in words of the file; nothing where there is none."""

    key: str
    was: str | None
    now: str | None


class LaidBoxWire(msgspec.Struct):
    """The corrected box of a table: all that is in it, in the form of the content files, and what differs from ours."""

    content: dict[str, Any]
    changes: list[ChangeWire]


class OwnBoxWire(msgspec.Struct):
    """A box that can be played with: its data as a new table takes them, its name with a digest, its corrections.

    `text` is the box as a file, `about` what it says of itself.
    """

    overlay: dict[str, Any]
    label: str
    changes: list[ChangeWire]
    about: About
    text: str


class DraftWire(Body):
    """A box that is being corrected."""

    overlay: dict[str, Any]
    about: About = msgspec.field(default_factory=About)


class BoxCheckWire(msgspec.Struct):
    """What was found: everything that was tried, the corrections, and the box as a file."""

    checks: list[Check]
    label: str
    changes: list[ChangeWire]
    text: str


class KeepBoxWire(Body):
    """A box to be kept in the account, in the place of one that is there if `id` names it."""

    game: Id
    text: FileText
    id: Id = ""


class BoxRowWire(msgspec.Struct):
    """A box in the account."""

    id: str
    game: str
    name: str
    digest: str
    is_shared: bool
    updated: str


class BoxesWire(msgspec.Struct):
    """My boxes, the newest first, and by game those of this house: tables are played with them unless they say."""

    mine: list[BoxRowWire]
    house: dict[str, str]


class SharedBoxWire(msgspec.Struct):
    """A box that its owner keeps in his account; others see it once he has shared it."""

    game: str
    is_mine: bool
    is_shared: bool
    owner: str
    box: OwnBoxWire


class ShareWire(Body):
    shared: bool = True
