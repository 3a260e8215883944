"""Home: what waits for me and what has happened since; finished games with results, filters and pages."""

import pytest

from hatalom.server.ids import TableId
from hatalom.table.wire import EpisodeWire, MessageWire, StoryWire
from tests.server.conftest import Person
from tests.server.test_peeking import join, pair
from tests.server.test_spectators import play_once


def asked(table: str, *people: Person) -> Person:
    return next(person for person in people if person.table(table)["state"]["question"] is not None)


def test_a_first_visitor_has_no_home_yet(anna: Person, stranger: Person) -> None:
    stranger.client.cookies.clear()
    assert stranger.get("/api/home").status_code == 403
    assert not anna.get("/api/me").json()["returns"]
    assert anna.get("/api/home").json() == {"turns": [], "finished": []}
    anna.open("me", "novice")
    assert anna.get("/api/me").json()["returns"]


def test_my_turn_tells_what_i_am_asked_and_what_was_said(anna: Person, bela: Person) -> None:
    table = pair(anna, bela)
    mine = asked(table, anna, bela)
    other = bela if mine is anna else anna
    other.post(f"/api/tables/{table}/say", {"text": "Peace?"})
    turn = mine.get("/api/home").json()["turns"][0]
    assert (turn["table"]["id"], turn["said"]["text"]) == (table, "Peace?")
    assert turn["prompt"] is not None
    assert turn["seat"] == turn["table"]["waiting"][0]
    assert other.get("/api/home").json()["turns"] == []


def test_only_what_is_new_to_me_is_told(anna: Person, bela: Person) -> None:
    """Looking at home is no visit: what has happened is told again until the table is opened."""
    table = pair(anna, bela)
    mine = asked(table, anna, bela)
    before = mine.get("/api/home").json()["turns"][0]["lines"]
    assert mine.get("/api/home").json()["turns"][0]["lines"] == before
    with mine.live(table) as live:
        live.receive_json(timeout=10)
    assert mine.get("/api/home").json()["turns"][0]["lines"] == 0


def test_a_table_that_has_not_begun_is_nobodys_turn(anna: Person) -> None:
    anna.open("me", "open")
    row = anna.get("/api/tables?list=mine").json()[0]
    assert (row["begun"], row["my_turn"], row["waiting"]) == (False, False, [])


def test_finished_games_have_results_for_everybody_unless_they_are_private(
    anna: Person, bela: Person, stranger: Person
) -> None:
    table = pair(anna, bela)
    hidden = anna.open("me", "open", private=True)
    assert join(bela, hidden, "white") == 200
    shared = anna.open("me", "me", same_screen=True)
    for one, seat in ((table, "orange"), (hidden, "orange"), (shared, "orange")):
        assert anna.menu(one, seat, "resign").status_code == 200
    rows = stranger.get("/api/finished").json()
    assert [row["id"] for row in rows] == [table]
    assert {one["seat"]: one["rank"] for one in rows[0]["result"]} == {"orange": 2, "white": 1}
    assert {row["id"] for row in anna.get("/api/finished?mine=true").json()} == {table, hidden, shared}
    assert len(anna.get("/api/home").json()["finished"]) == 3


def test_a_finished_game_says_where_it_turned_once_its_chronicle_is_written(anna: Person, bela: Person) -> None:
    table = pair(anna, bela)
    assert anna.menu(table, "orange", "resign").status_code == 200
    assert [row["turned"] for row in anna.get("/api/home").json()["finished"]] == [None]
    episodes = [
        EpisodeWire(0, ply, ply, "orange", swing, [], 0, MessageWire(key), [])
        for ply, swing, key in ((4, 1.0, "less"), (9, 3.0, "most"))
    ]
    story = StoryWire(MessageWire("title"), None, ["orange", "white"], 9, None, episodes, [])
    chronicles = anna.client.app.house.store.chronicles
    anna.client.blocking_portal.call(chronicles.keep, TableId(table), 9, story)
    assert [row["turned"]["key"] for row in anna.get("/api/home").json()["finished"]] == ["most"]


def test_finished_games_by_game_by_player_and_by_page(anna: Person, bela: Person, stranger: Person) -> None:
    games = [pair(anna, bela) for _ in range(3)]
    for table in games:
        anna.menu(table, "orange", "resign")

    def found(query: str) -> list[str]:
        return [row["id"] for row in stranger.get(f"/api/finished?{query}").json()]

    assert found("") == games[::-1]
    assert found("game=hannibal") == []
    assert found("player=nna") == games[::-1]
    assert found("player=%25") == []
    newest = stranger.get("/api/finished").json()[0]
    stranger.client.cookies.clear()
    page = stranger.client.get("/api/finished", params={"before": newest["updated"], "last": newest["id"]})
    assert [row["id"] for row in page.json()] == games[1::-1]


@pytest.mark.parametrize("which", ["watch", "open"])
def test_lists_tell_spectators_nothing_that_the_delay_keeps_from_them(
    anna: Person, bela: Person, stranger: Person, which: str
) -> None:
    table = anna.open("me", "open", delay=5, clock="live")
    other = anna.open("me", "open")
    assert join(bela, table, "white") == join(bela, other, "white") == 200
    if which == "open":
        assert bela.menu(table, "white", "abandon").status_code == 200
        assert bela.menu(other, "white", "abandon").status_code == 200

    def row() -> dict[str, object]:
        rows = stranger.get(f"/api/tables?list={which}").json()
        assert [one["id"] for one in rows] == [other, table]  # as they were opened, whoever has just played
        found: dict[str, object] = rows[1]
        return found

    before = row()
    if which == "watch":
        play_once(table, anna, bela)
    else:
        anna.post(f"/api/tables/{table}/say", {"text": "hello"})
    assert row() == before
    assert (before["waiting"], before["progress"], before["left"], before["delay"]) == ([], 0, None, 5)
    mine = next(one for one in anna.get("/api/tables?list=mine").json() if one["id"] == table)
    assert mine["waiting"] != []
