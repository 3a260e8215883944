"""Positions that show a rule: steps of the lessons, as pictures for the rules pages."""

from typing import Any

import msgspec

from hatalom.core.chance import Stream
from hatalom.core.errors import BadFile
from hatalom.core.game import Game
from hatalom.table.coach import LessonTable
from hatalom.table.lessons import Lesson, LessonStep, lesson_of, lessons_of
from hatalom.table.table import Seat, Sitter

OFF_THE_BOARD = ("panel", "seat", "action")
"""What a coach points at that is not a thing of the game."""
NO_SECRET = bytes(32)
"""The steps of a lesson before its exercise know no chance: nothing is drawn."""


class Example(msgspec.Struct, frozen=True):
    """The step `step` of a lesson shows the rule `rule`; it is about these things."""

    rule: str
    lesson: str
    step: int
    things: tuple[str, ...]


def examples_of(game: Game[Any, Any]) -> list[Example]:
    """One for each rule that a lesson shows: where something is done if there is such a step, else where it is told."""
    found: dict[str, tuple[bool, Example]] = {}
    for lesson in lessons_of(game):
        for number, step in _shown(lesson):
            things = tuple(thing for thing in step.show if thing.partition(".")[0] not in OFF_THE_BOARD)
            is_act = step.kind == "act"
            known = found.get(step.rule)
            if step.rule and things and (known is None or (is_act and not known[0])):
                found[step.rule] = is_act, Example(step.rule, lesson.id, number, things)
    return [example for _, example in found.values()]


def table_at(game: Game[Any, Any], lesson_id: str, number: int) -> LessonTable:
    """The table of a lesson after a learner has done all that comes before a step."""
    lesson = lesson_of(game, lesson_id)
    if number not in dict(_shown(lesson)):
        raise BadFile(f"lesson {lesson_id} has no step {number} that can be shown")
    table = LessonTable(game, lesson, Seat(Sitter.HUMAN), Stream(NO_SECRET))
    while table.number < number:
        _go_on(table)
    return table


def _shown(lesson: Lesson) -> list[tuple[int, LessonStep]]:
    """The steps up to the exercise: what is done there is the learner's own."""
    steps = list(enumerate(lesson.steps))
    end = next((number for number, step in steps if step.goal is not None), len(steps))
    return steps[:end]


def _go_on(table: LessonTable) -> None:
    step, seat = table.step, table.learner
    if step is None or step.kind == "read":
        table.next()
        return
    question = table.match.question_for(seat)
    taught = [table.game.verbs.text(option) for option in question.options] if question is not None else []
    action = next((action for action in taught if step.lets(action)), None)
    if action is None:
        raise BadFile(f"lesson {table.lesson.id}: what step {table.number} teaches is not offered")
    table.act(seat, action, table.match.version_for(seat))
