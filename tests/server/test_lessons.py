"""Lessons over HTTP: a table in memory for each learner, filtered to the taught step, stored nowhere."""

from typing import Any

import pytest

from hatalom.server.ids import PersonId, TableId
from hatalom.server.rooms.publisher import Publisher
from hatalom.server.rooms.room import Info, Room
from hatalom.server.uptime import Uptime
from tests.server.conftest import GAME, Person
from tests.table.tables import power


def begin(person: Person, lesson: str = "board") -> str:
    answer = person.post(f"/api/games/{GAME}/lessons/{lesson}", {})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def state(person: Person, table: str) -> Any:
    return person.table(table)["state"]


def read_on(person: Person, table: str) -> Any:
    """Reads until something has to be done."""
    while (shown := state(person, table))["coach"]["kind"] == "read":
        assert person.post(f"/api/lessons/{table}/next", {}).status_code == 200
    return shown


def test_the_game_tells_of_its_lessons_and_their_words_are_there(anna: Person) -> None:
    game = next(game for game in anna.get("/api/games").json() if game["name"] == GAME)
    assert [lesson["id"] for lesson in game["lessons"]] == ["board", "recruit", "influence", "auction", "scoring"]
    for lang in ("en", "hu"):
        assert "lesson-board-welcome" in anna.get(f"/api/games/{GAME}/lessons/texts/{lang}").json()["messages"]


def test_only_the_taught_step_is_taken(anna: Person) -> None:
    table = begin(anna)
    shown = read_on(anna, table)
    assert [option["action"] for option in shown["question"]["options"]] == ["place_unit kent"]
    assert anna.act(table, "orange", "recruit", shown["version"]).json()["error"] == "not-offered"
    assert state(anna, table)["version"] == shown["version"]
    hint = anna.post(f"/api/tables/{table}/why", {"seat": "orange", "thing": "region.essex"}).json()
    assert hint[0]["message"]["key"] == "lesson-board-first.hint"
    assert anna.act(table, "orange", "place_unit kent", shown["version"]).status_code == 200
    assert state(anna, table)["coach"]["step"] == shown["coach"]["step"] + 1
    assert anna.post(f"/api/lessons/{table}/again", {}).status_code == 200
    assert state(anna, table)["coach"]["step"] == 0


def test_a_lesson_is_its_learners_alone_and_stored_nowhere(anna: Person, bela: Person) -> None:
    table = begin(anna)
    assert bela.post(f"/api/lessons/{table}/next", {}).json()["error"] == "forbidden"
    assert anna.post(f"/api/tables/{table}/say", {"text": "hello"}).json()["error"] == "forbidden"
    assert anna.post(f"/api/tables/{table}/menu", {"seat": "orange", "act": "resign"}).json()["error"] == "forbidden"
    for which in ("mine", "watch", "open"):
        assert table not in anna.get(f"/api/tables?list={which}").text
    begin(anna, "recruit")
    assert anna.get(f"/api/tables/{table}").status_code == 404


@pytest.mark.parametrize("is_kept", [True, False])
def test_what_one_knew_when_one_left_is_stored_for_games_alone(is_kept: bool) -> None:
    """A lesson stands in no list, so there is nothing to store it with."""
    anna, publisher = PersonId("anna"), Publisher(keep=60)
    room = Room(Info(id=TableId("t"), host=anna, is_kept=is_kept), power(), Uptime())
    channel = publisher.channel(room, 0, anna)
    known = publisher.leave(room, channel, publisher.enter(room, channel, since=None))
    assert known == (room.table.match.plies_for(0) if is_kept else None)


@pytest.mark.parametrize("path", [f"/api/games/{GAME}/lessons/chess", "/api/games/chess/lessons/board"])
def test_a_lesson_that_is_not_there(anna: Person, path: str) -> None:
    assert anna.post(path, {}).json()["error"] == "not-found"
