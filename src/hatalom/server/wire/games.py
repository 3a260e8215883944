"""The games of this server: what they need, their words, their rules."""

import msgspec

from hatalom.table.clock import Terms


class GameOptionWire(msgspec.Struct):
    key: str
    choices: list[str]
    default: str
    rule: str


class LessonWire(msgspec.Struct):
    """A lesson; its words are `lesson-<id>` and `lesson-<id>.about` of the lessons' texts."""

    id: str
    minutes: int
    steps: int


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

    `styles` are the tempers that the computers of the levels `styled` may have, as in `captain:bold`; `rungs` is how
    strong the levels have proved to be.

    `box`, by language: the words of the box, with which a game is chosen and a table put together.
    """

    name: str
    seat_counts: list[int]
    seat_ids: dict[str, list[str]]
    options: list[GameOptionWire]
    levels: list[str]
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
    title: str
    items: list[RuleItemWire]
