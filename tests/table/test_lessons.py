"""Every lesson of every game is played through on the engine, and all its words are there in both languages."""

import itertools

import pytest
from fluent.syntax import FluentParser, ast

from hatalom.core.chance import Stream
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.games import NAMES, load
from hatalom.server.library import rules_of
from hatalom.table.coach import LessonTable
from hatalom.table.lessons import Lesson, LessonStep, lesson_of, lesson_texts, lessons_of
from hatalom.texts import LANGS, Bundle, name_table
from hatalom.texts.bundle import strictly
from tests.table.tables import SECRET, human

LESSONS = [(name, lesson.id) for name in NAMES for lesson in lessons_of(load(name))]
every_lesson = pytest.mark.parametrize(("name", "lesson"), LESSONS)
PANELS = {"panel", "seat", "action"}


def begun(name: str, lesson: str) -> LessonTable:
    game = load(name)
    return LessonTable(game, lesson_of(game, lesson), human("anna"), Stream(SECRET))


def act(table: LessonTable, action: str, seat: int) -> None:
    table.act(seat, action, table.match.version_for(seat))


def play_step(table: LessonTable, step: LessonStep) -> None:
    """As a learner who does what the coach says."""
    if step.goal is not None:
        for entry in step.goal.solution:
            seat, _, action = entry.partition(" ")
            act(table, action, table.seat_number(seat))
        return
    if step.kind == "read":
        table.next()
        return
    question = table.state(table.learner).question
    assert question is not None, f"{step.text}: nothing is asked of the learner"
    assert question.options, f"{step.text}: the taught action is not offered"
    for words in step.open:
        assert any(step.lets(option.action) and option.action.startswith(words) for option in question.options)
    act(table, question.options[0].action, table.learner)


def test_how_many_lessons_there_are() -> None:
    counts = {"power_and_weakness": 5, "heads_of_state": 5, "hannibal": 6, "maria": 7, "great_war": 7}
    assert {name: len(lessons_of(load(name))) for name in counts} == counts


@every_lesson
def test_a_lesson_can_be_played_through(name: str, lesson: str) -> None:
    table = begun(name, lesson)
    steps = table.lesson.steps
    for number, step in enumerate(steps):
        assert table.number == number, f"{step.text}: the step before it has not ended"
        assert table.game.broken_invariant(table.match.pos) is None, step.text
        play_step(table, step)
        assert table.number == number + 1, f"{step.text}: the step does not end"
    coach = table.state(table.learner).coach
    assert coach is not None
    assert coach.kind == "over"


@every_lesson
def test_a_lesson_ends_in_a_free_exercise_with_a_solution(name: str, lesson: str) -> None:
    last = lesson_of(load(name), lesson).steps[-1]
    assert last.goal is not None
    assert last.goal.solution


@every_lesson
def test_the_board_changes_only_when_the_learner_turns_the_page(name: str, lesson: str) -> None:
    steps = lesson_of(load(name), lesson).steps
    for before, step in itertools.pairwise(steps):
        assert not step.position or before.kind == "read", f"{step.text} would sweep away what was just done"


@every_lesson
def test_what_a_lesson_names_exists(name: str, lesson: str) -> None:
    game = load(name)
    rules = {item.number for chapter in rules_of(name, "en") for item in chapter.items}
    events = {message.key for message in game.messages}
    names = name_table(game, "en")
    for step in lesson_of(game, lesson).steps:
        assert not step.rule or step.rule in rules, step.text
        assert all(thing in names or thing.split(".")[0] in PANELS for thing in step.show), step.text
        if step.goal is not None:
            assert step.goal.event in events
            assert not step.goal.lost or step.goal.lost in events


def text_keys(lesson: Lesson) -> set[str]:
    keys = {lesson.key(), f"{lesson.key()}.about", lesson.key("end")}
    for step in lesson.steps:
        keys.add(lesson.key(step.text))
        if step.kind != "read":
            keys.add(f"{lesson.key(step.text)}.hint")
    return keys


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", sorted({name for name, _ in LESSONS}))
def test_every_text_is_there_and_belongs_to_a_step(name: str, lang: str) -> None:
    game = load(name)
    source = lesson_texts(game, lang)
    written = set()
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry
        if isinstance(entry, ast.Message):
            written |= {entry.id.name, *(f"{entry.id.name}.{part.id.name}" for part in entry.attributes)}
    wanted = set().union(*(text_keys(lesson) for lesson in lessons_of(game)))
    assert written == wanted
    bundle = Bundle(lang, source, name_table(game, lang), strictly)
    assert all(bundle.text(key.partition(".")[0], {}, key.partition(".")[2]) for key in wanted)


def test_only_the_taught_step_is_open() -> None:
    table = begun("power_and_weakness", "board")
    with pytest.raises(IllegalAction):
        act(table, "place_unit kent", table.learner)
    while table.step is not None and table.step.kind == "read":
        table.next()
    state = table.state(table.learner)
    assert state.question is not None
    assert [option.action for option in state.question.options] == ["place_unit kent"]
    with pytest.raises(IllegalAction):
        act(table, "place_unit essex", table.learner)
    assert [refusal.message.key for refusal in table.why(table.learner, "region.essex")] == ["lesson-board-first.hint"]
    assert table.match.version == 0
    with pytest.raises(IllegalAction):
        table.next()


def test_an_exercise_begins_again_and_can_be_lost() -> None:
    table = begun("power_and_weakness", "scoring")
    for step in table.lesson.steps[:-1]:
        play_step(table, step)
    act(table, "recruit", table.learner)
    coach = table.state(table.learner).coach
    assert coach is not None
    assert coach.lost
    table.again()
    coach = table.state(table.learner).coach
    assert coach is not None
    assert (coach.kind, coach.lost) == ("exercise", False)
    play_step(table, table.lesson.steps[-1])
    assert table.step is None


def test_a_wrong_move_in_an_exercise_is_told_and_forgotten_when_it_begins_again() -> None:
    table = begun("power_and_weakness", "board")
    for step in table.lesson.steps[:-1]:
        play_step(table, step)
    assert not is_astray(table)
    act(table, "place_unit dumnonia", table.learner)
    assert is_astray(table)
    table.again()
    assert not is_astray(table)
    act(table, "place_unit essex", table.learner)
    assert table.step is None
    assert table.computer_questions() == [], "nobody thinks when the lesson is over"


def is_astray(table: LessonTable) -> bool:
    coach = table.state(table.learner).coach
    assert coach is not None
    return coach.astray


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(BadFile, match="its lessons: board"):
        lesson_of(load("power_and_weakness"), "chess")
