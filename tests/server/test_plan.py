"""Plans over HTTP: nothing is done by them, nobody else hears of them, and there is a measure to them."""

import time
from types import SimpleNamespace
from typing import Any

import pytest

from hatalom import games
from hatalom.server.security import rates
from hatalom.table.plan import MOST_ACTS, MOST_STEPS
from tests.server.conftest import GAME, Json, Person


def asked(person: Person, table: str) -> tuple[str, Json]:
    state = person.table(table, "next")["state"]
    return str(state["question"]["seat"]), state


def plan(person: Person, table: str, steps: list[list[str]], **more: Any) -> Any:
    seat, state = asked(person, table)
    body = {"seat": seat, "steps": steps, "version": state["version"], **more}
    return person.post(f"/api/tables/{table}/plan", body)


def test_a_plan_is_tried_and_nothing_is_done(anna: Person, stranger: Person) -> None:
    table = anna.open("me", "me", same_screen=True)
    seat, state = asked(anna, table)
    before = stranger.table(table)
    first = state["question"]["options"][0]["action"]
    answer = plan(anna, table, [[first], ["nonsense_of_nobody"]])
    assert answer.json()["error"] == "bad-request"
    answer = plan(anna, table, [[first]])
    assert answer.status_code == 200, answer.text
    (step,) = answer.json()["steps"]
    assert step["labels"] == [state["question"]["options"][0]["label"]]
    assert answer.json()["state"]["version"] == state["version"]
    assert asked(anna, table) == (seat, state)
    assert stranger.table(table) | {"now": 0} == before | {"now": 0}


def test_what_is_refused_says_why_and_is_skipped(anna: Person) -> None:
    table = anna.open("me", "me", same_screen=True)
    _, state = asked(anna, table)
    offered = [option["action"] for option in state["question"]["options"]]
    verbs = games.load(GAME).verbs
    other = next(verbs.text(verb.first) for verb in verbs.all if verbs.text(verb.first) not in offered)
    steps = plan(anna, table, [[other], [offered[0]]]).json()["steps"]
    assert steps[0]["status"] == "refused"
    assert steps[1].get("status", "ok") != "refused"


def test_what_is_closed_in_a_plan_says_why(anna: Person) -> None:
    """Before its first step the reasons are those of the table."""
    table = anna.open("me", "me", same_screen=True)
    seat, state = asked(anna, table)
    offered = [option["action"] for option in state["question"]["options"]]
    verbs = games.load(GAME).verbs
    closed = next(verbs.text(verb.first) for verb in verbs.all if verbs.text(verb.first) not in offered)
    body = {"seat": seat, "steps": [], "version": state["version"], "thing": closed}
    answer = anna.post(f"/api/tables/{table}/plan/why", body)
    assert answer.json() == anna.post(f"/api/tables/{table}/why", {"seat": seat, "thing": closed}).json()


def test_a_plan_for_another_moment_is_refused(anna: Person) -> None:
    table = anna.open("me", "me", same_screen=True)
    assert plan(anna, table, [], version=10_000).json()["error"] == "stale"


def test_a_plan_has_a_measure(anna: Person) -> None:
    table = anna.open("me", "me", same_screen=True)
    for steps in ([["recruit"]] * (MOST_STEPS + 1), [["recruit"] * 60] * (MOST_ACTS // 60 + 1)):
        assert plan(anna, table, steps).status_code == 400


def test_nobody_plans_without_a_pause(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock stands still, so nobody is forgiven meanwhile."""
    table = anna.open("me", "me", same_screen=True)
    now = time.monotonic()
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=lambda: now))
    codes = [plan(anna, table, []).status_code for _ in range(21)]
    assert (codes[0], codes[-1]) == (200, 429)
