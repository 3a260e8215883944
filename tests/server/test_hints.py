"""Hints: the computer's advice, counted for all to see, from what the asker knows alone."""

import asyncio
import multiprocessing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.hearing import MOST
from hatalom.bots.squire import Squire
from hatalom.core.chance import Seeded
from hatalom.core.question import Question
from hatalom.server.settings import Settings
from hatalom.server.thinkers import Thinkers, task_for
from hatalom.server.thinkers import advise as advise_there
from hatalom.table import words
from hatalom.table.wire import CounselWire
from tests.bots.positions import questions
from tests.server.conftest import HOSTS, AtOnce, Json, Person, create_app
from tests.table.tables import power


def asked(person: Person, table: str) -> tuple[str, Json]:
    """The seat of this person that is asked, and the state it sees."""
    state = person.table(table, "next")["state"]
    return str(state["question"]["seat"]), state


def hints_of(person: Person, table: str) -> dict[str, int]:
    return {seat["seat"]: seat["hints"] for seat in person.table(table)["seats"]}


def test_up_to_three_options_of_the_question_with_reasons(anna: Person) -> None:
    table = anna.open("me", "me", same_screen=True)
    seat, state = asked(anna, table)
    answer = anna.hint(table, seat, state["version"])
    assert answer.status_code == 200, answer.text
    advice = answer.json()["advice"]
    assert 1 <= len(advice) <= MOST
    offered = {option["action"] for option in state["question"]["options"]}
    assert {one["action"] for one in advice} <= offered
    assert len({one["action"] for one in advice}) == len(advice)
    assert all(one["reasons"] for one in advice)


def test_a_hint_is_counted_once_for_everybody_to_see_and_changes_nothing_else(
    anna: Person, bela: Person, stranger: Person
) -> None:
    table = anna.open("me", "open")
    assert bela.post(f"/api/tables/{table}/join", {"seat": "white"}).status_code == 200
    person = anna if anna.table(table)["state"]["question"] else bela
    seat, state = asked(person, table)
    before = stranger.table(table)["state"]
    first = person.hint(table, seat, state["version"]).json()
    assert person.hint(table, seat, state["version"]).json() == first
    for reader in (anna, bela, stranger):
        assert hints_of(reader, table) == {"orange": int(seat == "orange"), "white": int(seat == "white")}
    assert person.table(table, "next")["state"] == state
    assert stranger.table(table)["state"] == before
    moved = person.act(table, seat, first["advice"][0]["action"], state["version"])
    assert moved.status_code == 200
    assert person.hint(table, seat, state["version"]).json()["error"] == "stale"


def test_who_takes_the_seat_takes_its_count_too(anna: Person, bela: Person) -> None:
    table = anna.open("me", "me", same_screen=True)
    seat, state = asked(anna, table)
    assert anna.hint(table, seat, state["version"]).status_code == 200
    assert anna.menu(table, seat, "abandon").status_code == 200
    assert bela.post(f"/api/tables/{table}/join", {"seat": seat}).status_code == 200
    assert hints_of(bela, table)[seat] == 1


def test_a_table_without_hints_gives_none(anna: Person) -> None:
    table = anna.open("me", "me", same_screen=True, hints=False)
    seat, state = asked(anna, table)
    assert anna.table(table)["hints"] is False
    refused = anna.hint(table, seat, state["version"])
    assert (refused.status_code, refused.json()["error"]) == (403, "forbidden")
    assert hints_of(anna, table) == {"orange": 0, "white": 0}


def test_no_hint_for_a_seat_that_is_not_asked_nor_for_one_a_computer_plays(anna: Person) -> None:
    table = anna.open("me", "me", same_screen=True)
    seat, state = asked(anna, table)
    other = "white" if seat == "orange" else "orange"
    assert anna.hint(table, other, state["version"]).json()["error"] == "not-your-turn"
    assert anna.menu(table, seat, "hand_to_computer", level="random").status_code == 200
    assert anna.hint(table, seat, state["version"]).status_code == 403


def test_a_lesson_has_its_own_coach(anna: Person) -> None:
    lesson = anna.get("/api/games").json()[0]["lessons"][0]["id"]
    table = anna.post(f"/api/games/power_and_weakness/lessons/{lesson}", {}).json()["id"]
    whole = anna.table(table)
    assert whole["hints"] is False
    assert anna.hint(table, whole["state"]["viewer"], whole["state"]["version"]).status_code == 403


def test_too_many_at_once_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("power_and_weakness")
    quick = game, bots.adviser("squire", game, game.load_content())  # one that does not look ahead
    monkeypatch.setattr("hatalom.server.thinkers._adviser", lambda name, overlay: quick)
    settings = Settings(f"sqlite:///{tmp_path / 'test.sqlite'}", pace=0, static=tmp_path / "static", hosts=HOSTS)
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as client:
        anna = Person(client, "Anna")
        statuses = []
        for _ in range(12):
            table = anna.open("me", "me", same_screen=True)
            seat, state = asked(anna, table)
            statuses.append(anna.hint(table, seat, state["version"]).status_code)
    assert statuses[0] == 200
    assert statuses[-1] == 429


def test_the_count_survives_a_restart_and_the_journal_knows_nothing_of_it(settings: Settings) -> None:
    def journal(person: Person, table: str) -> Any:
        return person.get(f"/api/tables/{table}/journal?as=spectator").json()

    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as client:
        anna = Person(client, "Anna")
        table = anna.open("me", "me", same_screen=True)
        seat, state = asked(anna, table)
        before = journal(anna, table)
        assert anna.hint(table, seat, state["version"]).status_code == 200
        assert journal(anna, table) == before
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as client:
        anna.client = client
        assert hints_of(anna, table)[seat] == 1
        assert anna.hint(table, seat, state["version"]).status_code == 200
        assert hints_of(anna, table)[seat] == 1, "it is the same question"
        assert journal(anna, table) == before


@pytest.mark.parametrize("name", games.NAMES)
def test_what_the_asker_may_not_know_changes_no_byte_of_the_hint(name: str) -> None:
    """Everything hidden from him is drawn anew: other cards, other bids, other troops; the hint stays the same."""
    game = games.load(name)
    content = game.load_content()
    squire = Squire(game, content, bots.knowledge_of(game).evaluator)
    found = questions(game, 5, 160)
    differing = compared = 0
    for pos, question in found[:: max(1, len(found) // 5)]:
        seats = game.seat_ids(pos.seats if hasattr(pos, "seats") else 2)

        def said(other: Any, asked: Question = question, seats: list[str] = seats) -> bytes:
            hints = advise(squire, game.view(other, asked.seat), asked, Seeded(3))
            return msgspec.json.encode(words.counsel_of(game, hints, seats))

        first = said(pos)
        for seed in range(3):
            other = game.resample(pos, question.seat, Seeded(seed))
            differing += game.write(other) != game.write(pos)
            compared += 1
            assert said(other) == first
    assert compared > 0
    assert differing > 0 or name in ("power_and_weakness", "great_war"), "nothing hidden was changed"


def test_a_hidden_bid_changes_no_byte_of_what_the_adviser_is_handed() -> None:
    """9.4  The other seat has bid in secret: whatever its bid, the task for the adviser is the same."""
    handed = set()
    for bid in (0, 1):
        table = power()
        rng = Seeded(3)
        while not any(question.prompt.key == "ask-bid" for question in table.match.questions()):
            asked_now = table.match.questions()[0]
            action = asked_now.options[rng.below(len(asked_now.options))]
            table.act(asked_now.seat, table.game.verbs.text(action), table.match.version_for(asked_now.seat))
        table.act(0, f"bid {bid}", table.match.version_for(0))
        question = next(question for question in table.match.questions() if question.seat == 1)
        handed.add(task_for(table, question, "", seed=7))
    assert len(handed) == 1
    assert b"reason-share" in advise_there(handed.pop())


def test_an_adviser_that_breaks_gives_none_and_holds_nobody_up() -> None:
    async def story() -> list[Any]:
        thinkers = Thinkers(1, 60)
        try:
            return [await thinkers.advise(b"no task"), len(multiprocessing.active_children())]
        finally:
            thinkers.close()

    advice, processes = asyncio.run(story())
    assert advice == CounselWire([], [])
    assert processes >= 1
