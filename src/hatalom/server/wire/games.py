"""The games of this server: what they need, their words, their rules."""

from typing import Any

import msgspec

from hatalom.core.columns import Column
from hatalom.table.clock import Terms


class GameOptionWire(msgspec.Struct):
    key: str
    choices: list[str]
    default: str
    rule: str


class LessonWire(msgspec.Struct):
    """A lesson; its words are `lesson-<id>`, `lesson-<id>.about` and, for each step, `lesson-<id>-<step>`."""

    id: str
    minutes: int
    steps: list[str]


class TextsWire(msgspec.Struct):
    """The words of a game in one language: the Fluent file, and every form of every name by id."""

    messages: str
    names: dict[str, dict[str, str | list[str]]]


class RungWire(msgspec.Struct):
    """What was measured: one seat of a level won so much of its games against others, 19 times of 20 in this range.

    `fair` is what it would win if it were as good as the others.
    """

    level: str
    rivals: str
    players: int
    games: int
    won: float
    low: float
    high: float
    fair: float


class GameWire(msgspec.Struct):
    """A game of this server; `seat_ids` and `clocks` by number of players, `weight` from 1 (light) to 5 (heavy).

    `levels` are all that the game has, `levels_with` those that people are offered, by number of players.

    `styles` are the tempers that the computers of the levels `styled` may have, as in `captain:bold`; `rungs` is how
    strong the levels have proved to be.

    `box`, by language: the words of the box, with which a game is chosen and a table put together.
    """

    name: str
    seat_counts: list[int]
    seat_ids: dict[str, list[str]]
    options: list[GameOptionWire]
    levels: list[str]
    levels_with: dict[str, list[str]]
    styles: list[str]
    styled: list[str]
    rungs: list[RungWire]
    minutes: int
    weight: int
    lessons: list[LessonWire]
    clocks: dict[str, list[Terms]]
    box: dict[str, TextsWire]


class RuleItemWire(msgspec.Struct):
    """One item of the rules; its text is Markdown.  A ruling has the number of its item and an r."""

    number: str
    text: str


class ChapterWire(msgspec.Struct):
    """A chapter, or a part of the chapter before it."""

    title: str
    items: list[RuleItemWire]
    is_part: bool = False


class ExampleWire(msgspec.Struct):
    """A position that shows a rule: a step of a lesson, and the things it is about."""

    rule: str
    lesson: str
    step: int
    things: list[str]


class DecisionWire(msgspec.Struct):
    """Why an unclear rule was read as it was, and what else would have been possible; in English, as Markdown."""

    number: str
    rules: list[str]
    decision: str
    ground: str
    alternative: str


class FactWire(msgspec.Struct, omit_defaults=True):
    """One row of a block, and where it comes from: "rulebook", "public" or "reconstructed".

    A table as a whole has no id.  A link has two ends.  `details` are single facts of it that come from elsewhere.
    `values` are what it says, by the keys of the columns.
    """

    id: str
    source: str
    ends: tuple[str, str] | None = None
    details: dict[str, str] = {}
    rule: str = ""
    values: dict[str, Any] = {}


class BlockWire(msgspec.Struct):
    """Rows of a game's content that belong together; `kind` is the kind of things they are about, if there is one.

    Rows of a list are told apart by the fact `key`; links may be added and taken away.
    """

    path: str
    rule: str
    kind: str
    key: str
    is_links: bool
    columns: list[Column]
    rows: list[FactWire]
