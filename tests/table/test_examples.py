"""Positions of the lessons that show a rule."""

import pytest

from hatalom.core.errors import BadFile
from hatalom.games import load
from hatalom.table.examples import examples_of, table_at
from tests.games.five import THE_FIVE


@pytest.mark.parametrize("name", THE_FIVE)
def test_every_example_can_be_laid_out_and_shows_its_rule(name: str) -> None:
    game = load(name)
    examples = examples_of(game)
    assert len(examples) > 5
    assert len({example.rule for example in examples}) == len(examples)
    for example in examples:
        table = table_at(game, example.lesson, example.step)
        coach = table.state(table.learner).coach
        assert coach is not None
        assert (coach.step, coach.say.rule) == (example.step, example.rule)
        assert set(example.things) <= set(coach.show)


def test_a_rule_is_shown_where_something_is_done_rather_than_where_it_is_told() -> None:
    game = load("power_and_weakness")
    example = next(example for example in examples_of(game) if example.rule == "10.1")
    question = table_at(game, example.lesson, example.step).state(0).question
    assert question is not None
    assert [option.action for option in question.options] == ["place_unit kent"]


def test_what_the_coach_points_at_beside_the_board_is_no_thing_of_an_example() -> None:
    assert all(
        thing.partition(".")[0] not in ("panel", "seat", "action")
        for example in examples_of(load("maria"))
        for thing in example.things
    )


@pytest.mark.parametrize(("lesson", "step"), [("nothing", 0), ("board", 99), ("board", -1)])
def test_what_cannot_be_shown(lesson: str, step: int) -> None:
    with pytest.raises(BadFile):
        table_at(load("power_and_weakness"), lesson, step)


def test_an_exercise_is_the_learners_own() -> None:
    game = load("power_and_weakness")
    exercise = len(table_at(game, "board", 0).lesson.steps) - 1
    with pytest.raises(BadFile):
        table_at(game, "board", exercise)
