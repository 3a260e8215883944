"""What a viewer of a table is told, as types; the browser's TypeScript is generated from them."""

from typing import Any

import msgspec


class MessageWire(msgspec.Struct):
    """A sentence without its language: the browser has the words."""

    key: str
    args: dict[str, str | int] = {}
    rule: str = ""


class PartWire(msgspec.Struct):
    label: MessageWire
    value: int
    seat: str | None = None
    places: list[tuple[str, int]] = []


class ForecastWire(msgspec.Struct):
    parts: list[PartWire]
    total: int
    verdict: MessageWire
    good: bool
    place: str = ""


class OptionWire(msgspec.Struct):
    """One thing that can be done now.  `action` is what the client sends back."""

    action: str
    verb: str
    label: MessageWire
    target: str | int | None = None
    """`region.kent`, a number, or nothing: whatever is drawn with this id glows."""
    hint: MessageWire | None = None
    forecast: ForecastWire | None = None
    ends_undo: str | None = None
    """Why this click cannot be taken back: "chance", "other" (another player decides next), "reveal" or "over"."""


class QuestionWire(msgspec.Struct):
    """What this viewer is asked."""

    seat: str
    prompt: MessageWire
    options: list[OptionWire]


class WaitingWire(msgspec.Struct):
    """Somebody else is asked: who, and what about."""

    seat: str
    prompt: MessageWire


class LogEntry(msgspec.Struct):
    """One line of the log; `ply` is where the scrubber jumps."""

    ply: int
    message: MessageWire
    crumb: MessageWire | None = None
    """The heading (turn or cycle) under which the line stands, told with its first line."""


class StripWire(msgspec.Struct):
    label: MessageWire
    when: int


class UndoWire(msgspec.Struct):
    """What one step back (to ply `step`), and going back as far as one may alone (to ply `start`), would take back.

    `free` says that more than a player's own is taken back, which local games against computers allow: the log
    marks it, and the game leaves the statistics.
    """

    step: int
    label: MessageWire
    start: int
    free: bool = False


class SeatResultWire(msgspec.Struct):
    seat: str
    rank: int
    score: int


class ResultWire(msgspec.Struct):
    seats: list[SeatResultWire]
    reason: MessageWire


class RefusalWire(msgspec.Struct):
    """Why a thing cannot be done now, and which action that is about."""

    action: str
    message: MessageWire


class StateWire(msgspec.Struct):
    """The game as one viewer sees it at one version.

    `has_secrets` says that this viewer sees what a spectator does not: on a shared screen it must be covered.
    """

    version: int
    viewer: str | None
    view: Any
    crumbs: list[MessageWire]
    strip: list[StripWire]
    question: QuestionWire | None
    waiting: list[WaitingWire]
    undo: UndoWire | None
    result: ResultWire | None
    plies: int
    has_secrets: bool = False
