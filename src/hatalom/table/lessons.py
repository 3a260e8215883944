"""The lessons of a game: TOML files beside the game, texts in Fluent; a game adds lessons without code.

A lesson begins at a position in the game's own notation and goes on step by step.  A step without `open` is read and
ended by "next"; with `open` only actions that begin with one of these words can be done, and the first of them ends
the step; with a `goal` everything is open until the goal is reached.  `answers` are what the others and NATURE answer
after the learner, such as "white recruit" or "nature turn_up_time 4".
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from hatalom.core.errors import BadFile
from hatalom.core.event import Event
from hatalom.core.game import Game
from hatalom.texts.games import LANGS

FOLDER = "lessons"


class Goal(msgspec.Struct, forbid_unknown_fields=True):
    """What must happen: a line of the log with these arguments, so many times; `lost` is a line that comes too early.

    `solution` is one way to do it, for the learner who asks and for the test that plays every lesson.
    """

    event: str
    args: dict[str, str | int] = {}
    times: int = 1
    lost: str = ""
    solution: list[str] = []

    def is_met_by(self, event: Event) -> bool:
        told = event.message.fill(event.args)
        return event.message.key == self.event and all(told.get(key) == value for key, value in self.args.items())


class LessonStep(msgspec.Struct, forbid_unknown_fields=True):
    """One step; `text` is the last part of its key, `show` names what the coach points at."""

    text: str
    open: list[str] = []
    answers: list[str] = []
    show: list[str] = []
    rule: str = ""
    position: str = ""
    goal: Goal | None = None

    @property
    def kind(self) -> str:
        return "exercise" if self.goal is not None else "act" if self.open else "read"

    def lets(self, action: str) -> bool:
        """Whether an action is the taught one."""
        return any(action == words or action.startswith(f"{words} ") for words in self.open)


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    seat: str
    position: str
    steps: list[LessonStep]
    seats: int = 2
    minutes: int = 4
    id: str = ""

    def key(self, part: str = "") -> str:
        """The text of the lesson, or of one of its steps."""
        return f"lesson-{self.id}-{part}" if part else f"lesson-{self.id}"


@cache
def lessons_of(game: Game[Any, Any]) -> tuple[Lesson, ...]:
    """In the order of the numbers that their files begin with: `1-board.toml` is the lesson `board`."""
    folder = files(game.content_files.package) / FOLDER
    if not folder.is_dir():
        return ()
    sources = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(_read(file.name, file.read_text(encoding="utf-8")) for file in sources)


def _read(name: str, text: str) -> Lesson:
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadFile(f"lessons/{name}: {error}") from error
    lesson.id = name.removesuffix(".toml").partition("-")[2]
    return lesson


def lesson_of(game: Game[Any, Any], name: str) -> Lesson:
    found = next((lesson for lesson in lessons_of(game) if lesson.id == name), None)
    if found is None:
        names = ", ".join(lesson.id for lesson in lessons_of(game)) or "none"
        raise BadFile(f"{game.name} has no lesson {name!r}; its lessons: {names}")
    return found


def lesson_texts(game: Game[Any, Any], lang: str) -> str:
    """The words of all lessons of a game; none where there are no lessons."""
    if lang not in LANGS:
        raise BadFile(f"there is no language {lang!r}; choose one of {', '.join(LANGS)}")
    file = files(game.content_files.package) / FOLDER / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
