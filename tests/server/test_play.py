"""Playing over HTTP: one place checks everything, and what it takes is stored."""

import random
from typing import Any

import pytest
from litestar.testing import TestClient

from hatalom import games
from hatalom.core.journal import read
from hatalom.core.replay import verify
from hatalom.server.app import App
from tests.server.conftest import GAME, Json, Person


@pytest.fixture
def client(lasting_client: TestClient[App]) -> TestClient[App]:
    return lasting_client


def choose(state: Json, rng: random.Random) -> str:
    return str(rng.choice(state["question"]["options"])["action"])


def asked(person: Person, table: str) -> tuple[str, Json]:
    """Whose turn it is at a table of one's own, and what that seat sees."""
    for seat in ("orange", "white"):
        state = person.table(table, seat)["state"]
        if state["question"] is not None:
            return seat, state
    raise AssertionError("nobody is asked")


def test_a_whole_game_against_the_computer(anna: Person) -> None:
    table = anna.open("me", "novice")
    rng = random.Random(1)
    with anna.live(table) as live:
        state = live.receive_json(timeout=10)["table"]["state"]
        answered = 0
        while state["result"] is None:
            if state["question"] is not None and state["version"] >= answered:
                answer = anna.act(table, "orange", choose(state, rng), state["version"])
                assert answer.status_code == 200, answer.text
                answered = answer.json()["version"]
            update = live.receive_json(timeout=10)
            while update["kind"] != "state":
                update = live.receive_json(timeout=10)
            state = update["state"]
    answer = anna.get(f"/api/tables/{table}/journal")
    assert answer.headers["content-type"].startswith("text/plain")
    game = games.load(GAME)
    match, draws = verify(game, read(answer.text, game), game.load_content())
    assert draws > 10
    assert match.result() is not None
    row = next(row for row in anna.get("/api/tables?list=finished").json() if row["id"] == table)
    assert (row["status"], row["progress"], row["my_turn"]) == ("over", 100, False)


LONGEST = ("maria", "great_war")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long if name in LONGEST else ()) for name in games.NAMES]
)
def test_every_game_is_played_to_its_end_by_computers(anna: Person, stranger: Person, name: str) -> None:
    game = games.load(name)
    ids = game.seat_ids(min(game.seat_counts))
    seats = [{"seat": seat, "who": "computer", "level": "random"} for seat in ids]
    table = anna.post("/api/tables", {"game": name, "seats": seats}).json()["id"]
    with stranger.live(table) as live:
        update = live.receive_json(timeout=20)
        state = update["table"]["state"]
        while state["result"] is None:
            update = live.receive_json(timeout=20)
            state = update.get("state", state)
    assert len(state["result"]["seats"]) == len(ids)
    text = stranger.get(f"/api/tables/{table}/journal").text
    verify(game, read(text, game), game.load_content())


def test_a_running_game_gives_away_ones_own_view_only(anna: Person, stranger: Person) -> None:
    table = anna.open("me", "novice")
    own = anna.get(f"/api/tables/{table}/journal").json()
    assert own["state"]["viewer"] == "orange"
    assert set(own) == {"state", "log", "commitment"}
    assert stranger.get(f"/api/tables/{table}/journal").json()["state"]["viewer"] is None


def test_a_repeated_request_is_harmless(anna: Person) -> None:
    table = anna.open("me", "me", same_screen=True)
    seat, state = asked(anna, table)
    first = anna.act(table, seat, "recruit", state["version"], key="once")
    again = anna.act(table, seat, "recruit", state["version"], key="once")
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json()
    plies = anna.table(table, seat)["state"]["plies"]
    assert plies == state["plies"] + 1


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"version": 3}, 409, "stale"),
        ({"action": "place_unit atlantis"}, 400, "bad-request"),
        ({"action": "occupy kent"}, 409, "not-offered"),
        ({"action": "turn_up_time 5"}, 409, "not-offered"),
        ({"seat": "purple"}, 400, "bad-request"),
        ({"key": ""}, 400, "bad-request"),
        ({"key": "k" * 65}, 400, "bad-request"),
        ({"action": "x" * 121}, 400, "bad-request"),
        ({"version": "four"}, 400, "bad-request"),
    ],
)
def test_what_was_not_offered_is_refused_and_changes_nothing(
    anna: Person, change: Json, status: int, code: str
) -> None:
    table = anna.open("me", "me", same_screen=True)
    seat, state = asked(anna, table)
    body = {"seat": seat, "action": "recruit", "version": state["version"], "key": "k", **change}
    answer = anna.post(f"/api/tables/{table}/act", body)
    assert (answer.status_code, answer.json()["error"]) == (status, code)
    assert anna.table(table, seat)["state"] == state


def test_not_your_turn_and_not_your_seat(anna: Person, bela: Person) -> None:
    table = anna.open("me", "open")
    assert bela.post(f"/api/tables/{table}/join", {"seat": "white"}).status_code == 200
    people = {"orange": anna, "white": bela}
    state = anna.table(table)["state"]
    turn = state["question"]["seat"] if state["question"] else state["waiting"][0]["seat"]
    other = "white" if turn == "orange" else "orange"
    early = people[other].act(table, other, "recruit", state["version"])
    assert (early.status_code, early.json()["error"]) == (409, "not-your-turn")
    foreign = people[other].act(table, turn, "recruit", state["version"])
    assert (foreign.status_code, foreign.json()["error"]) == (403, "not-your-seat")


def test_undo_and_its_limits(anna: Person) -> None:
    table = anna.open("me", "me", same_screen=True)
    seat, state = asked(anna, table)
    tile = next(o["action"] for o in state["question"]["options"] if o["ends_undo"] in (None, "other"))
    anna.act(table, seat, tile, state["version"])
    undo = anna.table(table, seat)["state"]["undo"]
    assert undo["step"] == state["plies"]
    version = anna.table(table, seat)["state"]["version"]
    assert anna.undo(table, seat, 0, version).json()["error"] == "no-such-ply"
    assert anna.undo(table, seat, undo["step"], version).status_code == 200
    assert anna.table(table, seat)["state"]["question"] == state["question"]


def test_why_names_the_rule(anna: Person) -> None:
    table = anna.open("me", "me", same_screen=True)
    seat, _ = asked(anna, table)
    refusals = anna.post(f"/api/tables/{table}/why", {"seat": seat, "thing": "play_tile merlin"}).json()
    assert [refusal["action"] for refusal in refusals] == ["play_tile merlin"]
    assert refusals[0]["message"]["rule"]


def test_resigning_over_the_menu_ends_the_game(anna: Person) -> None:
    table = anna.open("me", "me", same_screen=True)
    assert anna.menu(table, "white", "resign").status_code == 200
    result = anna.table(table)["state"]["result"]
    assert result["reason"]["key"] == "result-resigned"
    assert anna.menu(table, "orange", "resign").json()["error"] == "over"
    assert "secret: " in anna.get(f"/api/tables/{table}/journal").text


def test_a_draw_between_two_people(anna: Person, bela: Person) -> None:
    table = anna.open("me", "open")
    bela.post(f"/api/tables/{table}/join", {"seat": "white"})
    assert anna.menu(table, "orange", "offer_draw").status_code == 200
    offer = bela.table(table)["offer"]
    assert (offer["kind"], offer["seat"], offer["agreed"]) == ("draw", "orange", [])
    assert bela.menu(table, "white", "accept_draw").status_code == 200
    assert anna.table(table)["state"]["result"]["reason"]["key"] == "result-draw-agreed"


def test_a_computer_plays_for_somebody_until_he_is_back(anna: Person, bela: Person) -> None:
    table = anna.open("me", "open")
    bela.post(f"/api/tables/{table}/join", {"seat": "white"})
    assert anna.menu(table, "orange", "hand_to_computer", level="novice").status_code == 200
    seats = {seat["seat"]: seat for seat in anna.table(table)["seats"]}
    assert (seats["orange"]["kind"], seats["orange"]["mine"]) == ("computer", True)
    refused = anna.act(table, "orange", "recruit", anna.table(table)["state"]["version"])
    assert refused.json()["error"] == "forbidden"
    assert anna.menu(table, "orange", "take_seat_back").status_code == 200
    seats = {seat["seat"]: seat for seat in anna.table(table)["seats"]}
    assert seats["orange"]["kind"] == "human"


def test_unknown_games_seats_options_and_levels_are_named(anna: Person) -> None:
    def refused(**change: Any) -> str:
        seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "open"}]
        answer = anna.post("/api/tables", {"game": GAME, "seats": seats, **change})
        assert answer.status_code in (400, 404)
        return str(answer.json()["message"])

    assert "no game called" in refused(game="chess")
    assert "played by 2" in refused(seats=[{"seat": "orange", "who": "me"}])
    assert "orange, white" in refused(seats=[{"seat": "orange", "who": "me"}] * 2)
    assert "no option" in refused(options={"length": "short"})
    level = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "computer", "level": "godlike"}]
    assert "no bot called" in refused(seats=level)
    assert "overlay" in refused(overlay={"moon": 1})
    assert "overlay" in refused(overlay={"map": {"regions": 7}})


@pytest.mark.parametrize(
    ("names", "complaint"),
    [
        ({"en": {"region": {"atlantis": {"nom": "Atlantis"}}}}, "names.en.region.atlantis is unknown"),
        ({"hu": {"region": {"kent": {"genitive": "Kenté"}}}}, "names.hu.region.kent.genitive is unknown"),
        ({"hu": {"region": {"kent": {"nom": 7}}}}, "names.hu.region.kent.nom is 7; expected a text"),
        ({"de": {"region": {"kent": {"nom": "Kent"}}}}, "tables by language"),
        ("Kent", "tables by language"),
    ],
)
def test_wrong_names_of_an_overlay_are_told_and_nothing_is_opened(anna: Person, names: Any, complaint: str) -> None:
    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "open"}]
    before = anna.get("/api/tables?list=mine").json()
    answer = anna.post("/api/tables", {"game": GAME, "seats": seats, "overlay": {"names": names}})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
    assert complaint in answer.json()["message"]
    assert anna.get("/api/tables?list=mine").json() == before


def test_an_overlay_renames_a_region_at_its_table_only(anna: Person) -> None:
    overlay = {"map": {"regions": [{"id": "kent", "name": "Cantium"}]}}
    table = anna.open("me", "open", overlay=overlay)
    here = anna.get(f"/api/tables/{table}/texts/en").json()["names"]["region.kent"]
    assert here == {"nom": "Cantium"}
    assert anna.get(f"/api/games/{GAME}/texts/en").json()["names"]["region.kent"]["nom"] == "Kent"


def test_notes_are_for_ones_own_eyes(anna: Person, bela: Person) -> None:
    table = anna.open("me", "open")
    anna.client.cookies.clear()
    path = f"/api/tables/{table}/notes"
    assert anna.client.put(path, json={"text": "watch Kent"}, headers=anna.headers).status_code == 204
    assert anna.get(path).json() == {"text": "watch Kent"}
    assert bela.get(path).json() == {"text": ""}
