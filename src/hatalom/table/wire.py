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
    """Why this click cannot be taken back: "chance", "other" (another player decides next) or "reveal"."""


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
    """What one step back, and going back to the start of the phase, would take back."""

    step: int
    label: MessageWire
    start: int


class SeatResultWire(msgspec.Struct):
    seat: str
    rank: int
    score: int


class ResultWire(msgspec.Struct):
    seats: list[SeatResultWire]
    reason: MessageWire


class StateWire(msgspec.Struct):
    """The game as one viewer sees it at one version."""

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
