"""Plans: steps that are complete or not, what ends one, and what two made-up positions do not agree on."""

import pytest

from hatalom.core.errors import IllegalAction
from hatalom.table.plan import Found, _agreed, known_to, plan_of, why_in_plan
from hatalom.table.table import Table
from hatalom.table.wire import PlanWire
from tests.table.tables import power
from tests.table.test_ahead import general, on_the_move


def plan(table: Table, seat: int, *steps: list[str]) -> PlanWire:
    return plan_of(known_to(table.match, seat, table.match.version_for(seat)), list(steps))


def goal(plan: PlanWire) -> str:
    assert plan.state.question is not None
    return next(option.action for option in plan.state.question.options if option.verb == "move_to")


def test_a_piece_without_its_goal_is_half_a_step() -> None:
    table, seat = on_the_move()
    piece = general(table, seat)
    half = plan(table, seat, [piece])
    assert half.steps[0].is_open
    assert half.state.question == table.ahead(seat, [piece], table.match.version).question
    whole = plan(table, seat, [piece, goal(half)])
    assert [arrow.goal for arrow in whole.steps[0].arrows] == [f"town.{goal(half).split()[1]}"]


def test_a_step_is_said_in_the_present_for_it_has_not_happened() -> None:
    table, seat = on_the_move()
    piece = general(table, seat)
    march = [piece, goal(plan(table, seat, [piece]))]
    if plan(table, seat, march).steps[0].is_open:
        march.append("stop")
    (step,) = plan(table, seat, march).steps
    (said,) = step.said
    assert said.key == "told-march"
    assert said.args["town"] == f"town.{march[1].split()[1]}"
    assert said.key not in [line.key for line in step.told]


def test_a_refused_step_is_skipped_and_has_its_reason() -> None:
    table, seat = on_the_move()
    piece = general(table, seat)
    march = [piece, goal(plan(table, seat, [piece])), "stop"]
    found = plan(table, seat, march, march, ["finish"])
    if found.steps[0].status == "refused":  # the march ended by itself
        march.pop()
        found = plan(table, seat, march, march, ["finish"])
    assert [step.status for step in found.steps][:2] == ["ok", "refused"]
    assert found.steps[1].why is not None
    assert found.steps[2].status != "refused"


def test_why_a_piece_cannot_go_twice_is_told_where_it_has_gone_in_the_plan() -> None:
    table, seat = on_the_move()
    piece = general(table, seat)
    march = [piece, goal(plan(table, seat, [piece]))]
    if plan(table, seat, march).steps[0].is_open:
        march.append("stop")
    now = known_to(table.match, seat, table.match.version_for(seat))
    assert why_in_plan(now, [], piece) == []
    (reason,) = why_in_plan(now, [march], piece)
    assert reason.action == piece


def test_what_another_decides_is_planned_once_and_the_next_step_is_tried_as_if_it_were_not_there() -> None:
    table = power()
    seat = table.asked()[0]
    question = table.state(seat).question
    assert question is not None
    ending = next(option.action for option in question.options if option.ends_undo == "other")
    other = next(option.action for option in question.options if option.action != ending)
    found = plan(table, seat, [ending], [ending], [other])
    assert [(step.status, step.stop) for step in found.steps][:2] == [("stop", "other"), ("refused", None)]
    assert found.steps[2].status != "refused"
    alone = plan(table, seat, [ending]).state.question
    assert alone is not None
    offered = [option.action for option in question.options if option.action != ending]
    assert [option.action for option in alone.options] == offered


def test_who_is_not_asked_has_nothing_to_plan() -> None:
    table = power()
    other = 1 - table.asked()[0]
    with pytest.raises(IllegalAction) as refused:
        plan(table, other)
    assert refused.value.code == "not-your-turn"


def test_what_depends_on_something_made_up_is_not_told() -> None:
    one, two = Found([1], asked=[1, 2]), Found([1], asked=[1])
    assert _agreed([one, two]) == Found([1], "stop", "reveal")
    assert _agreed([one, Found([1], asked=[1, 2])]) is one
