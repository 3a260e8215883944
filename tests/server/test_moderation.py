"""Moderation: people report each other, moderators look and act, and everything they do is written down."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from hatalom.server.app import App
from hatalom.server.settings import Settings
from tests.server.conftest import AtOnce, Json, Person, create_app, token_in
from tests.server.test_clocks import pair

LOGIN = "gabor@example.org"


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient[App]]:
    app = create_app(replace(settings, moderators=(LOGIN.upper(),)), AtOnce(1, 10))
    with TestClient(app, base_url="https://table.local") as running:
        yield running


def sign_up(person: Person, login: str) -> Person:
    claimed = person.post("/api/me/account", {"login": login, "password": "long enough"})
    assert claimed.status_code == 200, claimed.text
    person.headers = {"Authorization": f"Bearer {token_in(claimed)}"}
    return person


@pytest.fixture
def gabor(client: TestClient[App]) -> Person:
    return sign_up(Person(client, "Gábor"), LOGIN)


def view(moderator: Person) -> Json:
    answer = moderator.get("/api/moderation")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def say(person: Person, table: str, text: str) -> Any:
    return person.post(f"/api/tables/{table}/say", {"text": text})


def insulted(anna: Person, bela: Person) -> str:
    """A table at which Béla has said something that Anna reports."""
    table = pair(anna, bela)
    assert say(bela, table, "you are a fool").status_code == 204
    [line] = anna.table(table)["chat"]
    assert anna.post("/api/complaints", {"table": table, "at": line["at"]}).status_code == 204
    return table


def person_in(moderator: Person) -> str:
    [complaint] = view(moderator)["complaints"]
    return str(complaint["person"])


def act(moderator: Person, whom: str, act: str, **more: Any) -> Any:
    return moderator.post(f"/api/moderation/people/{whom}", {"act": act, "why": "insult", **more})


def test_a_line_is_reported_with_its_words_and_its_speaker(anna: Person, bela: Person, gabor: Person) -> None:
    table = insulted(anna, bela)
    [complaint] = view(gabor)["complaints"]
    assert (complaint["by"], complaint["name"], complaint["said"]) == ("Anna", "Béla", "you are a fool")
    assert (complaint["table"], complaint["game"]) == (table, "power_and_weakness")


def test_what_one_could_not_hear_one_cannot_report(client: TestClient[App], gabor: Person) -> None:
    one, two, three = (Person(client, name) for name in ("One", "Two", "Three"))
    seats = [{"seat": "germany", "who": "me"}, {"seat": "britain", "who": "open"}, {"seat": "russia", "who": "open"}]
    table = one.post("/api/tables", {"game": "great_war", "seats": seats}).json()["id"]
    assert two.post(f"/api/tables/{table}/join", {"seat": "britain"}).status_code == 200
    assert three.post(f"/api/tables/{table}/join", {"seat": "russia"}).status_code == 200
    body = {"text": "let us fall upon him", "to": "britain"}
    assert one.post(f"/api/tables/{table}/say", body).status_code == 204
    at = two.table(table)["chat"][0]["at"]
    assert three.post("/api/complaints", {"table": table, "at": at}).status_code == 404
    assert two.post("/api/complaints", {"table": table, "at": at}).status_code == 204
    [complaint] = view(gabor)["complaints"]
    assert complaint["said"] == "let us fall upon him"
    talk = gabor.get(f"/api/moderation/complaints/{complaint['id']}/talk").json()
    assert [(line["text"], line["secret"], line["reported"]) for line in talk] == [(body["text"], True, True)]


def test_a_player_is_reported_by_his_seat(anna: Person, bela: Person, gabor: Person) -> None:
    table = pair(anna, bela)
    assert anna.post("/api/complaints", {"table": table, "seat": "white"}).status_code == 400
    wish = {"table": table, "seat": "white", "words": "he never moves"}
    assert anna.post("/api/complaints", wish).status_code == 204
    assert bela.post("/api/complaints", wish).status_code == 400, "nobody reports himself"
    [complaint] = view(gabor)["complaints"]
    assert (complaint["name"], complaint["words"], complaint["said"]) == ("Béla", "he never moves", "")


def test_who_is_muted_can_play_but_not_talk(anna: Person, bela: Person, gabor: Person) -> None:
    table = insulted(anna, bela)
    muted = act(gabor, person_in(gabor), "mute", days=2).json()
    assert muted["complaints"][0]["muted"] > ""
    refused = say(bela, table, "hello")
    assert (refused.status_code, refused.json()["error"]) == (403, "muted")
    assert say(anna, table, "hello").status_code == 204
    assert bela.menu(table, "white", "offer_draw").status_code == 200
    assert act(gabor, person_in(gabor), "unmute").status_code == 200
    assert say(bela, table, "sorry").status_code == 204


def test_who_is_muted_writes_no_notes_on_a_chronicle(anna: Person, bela: Person, gabor: Person) -> None:
    table = insulted(anna, bela)
    assert bela.menu(table, "white", "resign").status_code == 200
    act(gabor, person_in(gabor), "mute", days=2)
    note = {"seat": "white", "ply": 0, "text": "Fool.", "arrows": []}
    refused = bela.post(f"/api/tables/{table}/annotations", note)
    assert (refused.status_code, refused.json()["error"]) == (403, "muted")
    assert anna.get(f"/api/tables/{table}/annotations").json() == []
    assert act(gabor, person_in(gabor), "unmute").status_code == 200
    assert bela.post(f"/api/tables/{table}/annotations", note).status_code == 201


def listen(live: WebSocketTestSession) -> None:
    for _ in range(5):
        live.receive_json(timeout=10)


def test_who_is_banned_is_a_stranger_at_once_and_cannot_sign_in(anna: Person, bela: Person, gabor: Person) -> None:
    sign_up(bela, "bela@example.org")
    table = insulted(anna, bela)
    whom = person_in(gabor)
    with bela.live(table) as live:
        live.receive_json(timeout=10)
        assert act(gabor, whom, "ban", days=30).status_code == 200
        with pytest.raises(WebSocketDisconnect):
            listen(live)
    assert bela.get("/api/me").json()["known"] is False
    assert bela.get("/api/home").status_code == 403
    login = bela.post("/api/login", {"login": "bela@example.org", "password": "long enough"})
    assert (login.status_code, login.json()["error"]) == (403, "banned")
    assert act(gabor, whom, "unban").status_code == 200
    assert bela.post("/api/login", {"login": "bela@example.org", "password": "long enough"}).status_code == 200


def test_a_new_name_stands_at_the_running_tables(anna: Person, bela: Person, gabor: Person) -> None:
    table = insulted(anna, bela)
    assert act(gabor, person_in(gabor), "rename", name="Guest 7").status_code == 200
    assert [seat["name"] for seat in anna.table(table)["seats"]] == ["Anna", "Guest 7"]
    assert bela.get("/api/me").json()["name"] == "Guest 7"


def test_all_that_moderators_do_is_written_down(anna: Person, bela: Person, gabor: Person) -> None:
    insulted(anna, bela)
    [complaint] = view(gabor)["complaints"]
    number, whom = complaint["id"], complaint["person"]
    talk = gabor.get(f"/api/moderation/complaints/{number}/talk").json()
    assert [line["text"] for line in talk] == ["you are a fool"]
    for measure in ("mute", "unmute", "ban", "unban"):
        assert act(gabor, whom, measure).status_code == 200
    assert act(gabor, whom, "rename", name="B.").status_code == 200
    closed = gabor.post(f"/api/moderation/complaints/{number}/close", {"why": "muted for a day"}).json()
    assert closed["complaints"] == []
    kinds = [entry["what"] for entry in closed["done"]]
    assert kinds == ["closed", "renamed", "unbanned", "banned", "unmuted", "muted", "looked"]
    assert all(entry["words"]["who"] == "Gábor" for entry in closed["done"])
    again = gabor.post(f"/api/moderation/complaints/{number}/close", {"why": "again"})
    assert again.status_code == 404
    assert gabor.get(f"/api/moderation/complaints/{number}/talk").status_code == 404


def test_reports_about_the_rules_are_answered_too(anna: Person, bela: Person, gabor: Person) -> None:
    table = pair(anna, bela)
    assert anna.post(f"/api/tables/{table}/report", {"ply": 1, "words": "this is wrong"}).status_code == 204
    [report] = view(gabor)["reports"]
    assert (report["name"], report["words"]) == ("Anna", "this is wrong")
    path = f"/api/moderation/reports/{report['id']}/close"
    assert gabor.post(path, {"why": "it is rule 8.4"}).json()["reports"] == []
    assert gabor.post(path, {"why": "again"}).status_code == 404


def test_bad_measures_are_refused(anna: Person, bela: Person, gabor: Person) -> None:
    insulted(anna, bela)
    whom = person_in(gabor)
    assert act(gabor, "nobody", "mute").status_code == 404
    assert act(gabor, "%00", "mute").status_code == 404
    assert act(gabor, whom, "hang").status_code == 400
    assert act(gabor, whom, "mute", days=0).status_code == 400
    assert gabor.post(f"/api/moderation/people/{whom}", {"act": "mute"}).status_code == 400
    assert gabor.get(f"/api/moderation/complaints/{10**30}/talk").status_code == 404
    assert view(gabor)["done"] == []


def test_moderators_cannot_be_silenced_by_each_other(anna: Person, gabor: Person) -> None:
    table = pair(gabor, anna)
    wish = {"table": table, "seat": "orange", "words": "he bans everybody"}
    assert anna.post("/api/complaints", wish).status_code == 204
    assert act(gabor, person_in(gabor), "ban").status_code == 403


def test_talk_has_a_limit_of_its_own(anna: Person, bela: Person) -> None:
    table = pair(anna, bela)
    answers = [say(anna, table, f"line {number}").status_code for number in range(20)]
    assert answers.count(429) >= 5
    assert say(bela, table, "and I?").status_code == 204
    assert anna.menu(table, "orange", "offer_draw").status_code == 200


def test_complaints_have_a_limit(anna: Person, bela: Person) -> None:
    table = pair(anna, bela)
    wish = {"table": table, "seat": "white", "words": "again"}
    assert 429 in [anna.post("/api/complaints", wish).status_code for _ in range(25)]
