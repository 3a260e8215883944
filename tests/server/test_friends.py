"""Other people: what they show, friends by consent, and a block list of which nobody learns."""

from typing import Any

import pytest
from litestar.testing import TestClient

from hatalom.server.app import App
from tests.server.conftest import Json, Person
from tests.server.test_clocks import pair
from tests.server.test_moderation import sign_up


class Someone:
    """A person with an account, whose id the others know."""

    def __init__(self, client: TestClient[App], name: str) -> None:
        self.person = sign_up(Person(client, name), f"{name}@example.org")
        self.path = f"/api/people/{self._id()}"

    def _id(self) -> str:
        table = self.person.open("me", "link")
        return str(self.person.table(table)["seats"][0]["person"])

    @property
    def id(self) -> str:
        return self.path.rpartition("/")[2]

    def sees(self, other: "Someone") -> Json:
        answer = self.person.get(other.path)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def do(self, other: "Someone", what: str, method: str = "POST") -> Json:
        self.person.client.cookies.clear()
        answer = self.person.client.request(method, f"{other.path}/{what}", headers=self.person.headers)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def people(self) -> dict[str, list[str]]:
        found = self.person.get("/api/me/people").json()
        return {kind: [one["name"] for one in rows] for kind, rows in found.items()}

    def hide(self, **circles: str) -> None:
        body = {"results": "all", "strength": "friends", "here": "friends", **circles}
        self.person.client.cookies.clear()
        answer = self.person.client.put("/api/me/privacy", json=body, headers=self.person.headers)
        assert answer.status_code == 200, answer.text
        assert self.person.get("/api/me/privacy").json() == body


@pytest.fixture
def ann(client: TestClient[App]) -> Someone:
    return Someone(client, "Ann")


@pytest.fixture
def ben(client: TestClient[App]) -> Someone:
    return Someone(client, "Ben")


def befriend(one: Someone, other: Someone) -> None:
    one.do(other, "friend")
    other.do(one, "friend")


def test_friends_are_those_who_both_want_it(ann: Someone, ben: Someone) -> None:
    assert ann.sees(ben)["tie"] == "none"
    ann.do(ben, "friend")
    assert (ann.sees(ben)["tie"], ben.sees(ann)["tie"]) == ("asked", "asks")
    assert (ann.people()["asked"], ben.people()["asks"]) == (["Ben"], ["Ann"])
    assert ann.people()["friends"] == ben.people()["friends"] == []
    ben.do(ann, "friend")
    assert (ann.people()["friends"], ben.people()["friends"]) == (["Ben"], ["Ann"])
    ann.do(ben, "friend", "DELETE")
    assert ben.people() == {"friends": [], "asked": [], "asks": [], "blocked": []}


def test_friends_need_accounts_and_nobody_is_his_own(client: TestClient[App], ann: Someone, bela: Person) -> None:
    assert bela.post(f"{ann.path}/friend", {}).status_code == 403
    assert ann.person.post(f"{ann.path}/friend", {}).status_code == 400
    assert ann.person.post("/api/people/nobody/friend", {}).status_code == 404
    assert ann.person.get("/api/people/%00").status_code == 404


def test_a_profile_shows_what_its_owner_lets_others_see(ann: Someone, ben: Someone) -> None:
    for _ in range(5):
        table = pair(ann.person, ben.person, rated=True, hints=False)
        assert ben.person.menu(table, "white", "resign").status_code == 200
    shown = ben.sees(ann)
    assert shown["profile"]["sides"][0]["won"] == 5
    assert shown["profile"]["strengths"] == [], "strength is for friends"
    assert shown["here"] is None
    assert ann.sees(ann)["profile"]["strengths"][0]["rating"] > 1500
    befriend(ann, ben)
    assert ben.sees(ann)["profile"]["strengths"][0]["rating"] > 1500
    assert ben.sees(ann)["here"] is False
    with ann.person.live(ann.person.open("me", "link")) as live:
        live.receive_json(timeout=10)
        assert ben.sees(ann)["here"] is True
        assert ben.person.get("/api/me/people").json()["friends"][0]["here"] is True
    ann.hide(results="me", here="me")
    assert (ben.sees(ann)["profile"], ben.sees(ann)["here"]) == (None, None)
    ann.hide(results="friends", strength="me")
    assert ben.sees(ann)["profile"]["strengths"] == []
    ben.do(ann, "friend", "DELETE")
    assert ben.sees(ann)["profile"] is None


def test_bad_privacy_is_refused(ann: Someone) -> None:
    for bad in ({"results": "some", "strength": "me", "here": "me"}, {"results": "me"}):
        answer = ann.person.client.put("/api/me/privacy", json=bad, headers=ann.person.headers)
        assert answer.status_code == 400
    assert ann.person.get("/api/me/privacy").json() == {"results": "all", "strength": "friends", "here": "friends"}


def test_a_guest_has_a_name_and_no_profile(ann: Someone, bela: Person) -> None:
    table = pair(ann.person, bela)
    guest = ann.person.table(table)["seats"][1]["person"]
    found = ann.person.get(f"/api/people/{guest}").json()
    assert (found["name"], found["guest"], found["profile"]) == ("Béla", True, None)


def invite(host: Someone, friend: Someone) -> Any:
    seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "link", "person": friend.id}]
    return host.person.post("/api/tables", {"game": "power_and_weakness", "seats": seats})


def test_a_seat_is_kept_for_a_friend(ann: Someone, ben: Someone) -> None:
    assert invite(ann, ben).status_code == 403
    befriend(ann, ben)
    table = invite(ann, ben).json()["id"]
    assert [row["id"] for row in ben.person.get("/api/tables?list=invited").json()] == [table]
    assert ben.person.post(f"/api/tables/{table}/join", {"seat": "white"}).status_code == 200
    waiting = ann.person.open("me", "open")
    wish = {"seat": "white", "who": "link", "person": ben.id}
    assert ann.person.post(f"/api/tables/{waiting}/seats", wish).status_code == 204
    assert [row["id"] for row in ben.person.get("/api/tables?list=invited").json()] == [waiting]


def test_who_is_blocked_cannot_invite_and_learns_nothing_of_it(ann: Someone, ben: Someone) -> None:
    befriend(ann, ben)
    before = ben.sees(ann), ben.people()
    assert ann.do(ben, "block")["friends"] == []
    assert ann.people()["blocked"] == ["Ben"]
    assert (ben.sees(ann)["tie"], ben.people()) == (before[0]["tie"], before[1])
    assert invite(ben, ann).status_code == 201
    assert ann.person.get("/api/tables?list=invited").json() == []
    with ann.person.live(ann.person.open("me", "link")) as live:
        live.receive_json(timeout=10)
        assert ben.sees(ann)["here"] is None
    ann.do(ben, "block", "DELETE")
    assert len(ann.person.get("/api/tables?list=invited").json()) == 1


def test_a_question_of_somebody_who_is_blocked_is_not_heard(ann: Someone, ben: Someone) -> None:
    ann.do(ben, "block")
    ben.do(ann, "friend")
    assert ben.sees(ann)["tie"] == "asked"
    assert ann.people()["asks"] == []
    assert ann.sees(ben)["tie"] == "none"
    assert ann.sees(ben)["blocked"] is True
    assert ben.sees(ann)["blocked"] is False


def test_the_nudge_of_somebody_who_is_blocked_looks_like_any_other(ann: Someone, ben: Someone) -> None:
    table = pair(ann.person, ben.person)
    asked = ann.person.table(table)["state"]["question"] is not None
    nudged, nudger = (ann, ben) if asked else (ben, ann)
    nudged.do(nudger, "block")
    body = {"seat": "orange" if asked else "white"}
    assert nudger.person.post(f"/api/tables/{table}/nudge", body).status_code == 204
    assert nudger.person.post(f"/api/tables/{table}/nudge", body).status_code == 429


def test_ties_go_with_a_person(ann: Someone, ben: Someone) -> None:
    befriend(ann, ben)
    exported = ann.person.get("/api/me/export").json()
    assert [one["name"] for one in exported["friends"]] == ["Ben"]
    assert ben.person.post("/api/me/farewell", {"name": "Ben"}).status_code == 200
    assert ann.people()["friends"] == []
    assert ann.person.get(ben.path).status_code == 404


def test_the_words_of_a_spectator_name_him_so_that_he_can_be_blocked(ann: Someone, ben: Someone) -> None:
    """Whom somebody blocks his browser leaves out, with a seat or without one."""
    table = ann.person.open("me", "novice")
    assert ben.person.post(f"/api/tables/{table}/say", {"text": "Psst"}).status_code == 204
    [line] = ann.person.table(table)["chat"]
    assert (line["seat"], line["person"]) == (None, ben.id)


def test_home_tells_nothing_that_a_blocked_one_said(ann: Someone, ben: Someone) -> None:
    table = pair(ann.person, ben.person)
    waiting = ann if ann.person.table(table)["state"]["question"] is not None else ben
    other = ben if waiting is ann else ann

    def said() -> Any:
        return waiting.person.get("/api/home").json()["turns"][0]["said"]

    assert other.person.post(f"/api/tables/{table}/say", {"text": "Peace?"}).status_code == 204
    assert said()["text"] == "Peace?"
    waiting.do(other, "block")
    assert said() is None


def test_notes_of_somebody_who_is_blocked_are_not_shown(ann: Someone, ben: Someone) -> None:
    table = pair(ann.person, ben.person)
    assert ben.person.menu(table, "white", "resign").status_code == 200
    note = {"seat": "white", "ply": 0, "text": "Here it was lost.", "arrows": []}
    assert ben.person.post(f"/api/tables/{table}/annotations", note).status_code == 201

    def seen_by(reader: Someone) -> list[str]:
        listed = reader.person.get(f"/api/tables/{table}/annotations").json()
        told = reader.person.get(f"/api/tables/{table}/chronicle").json()["annotations"]
        assert listed == told
        return [one["text"] for one in listed]

    assert seen_by(ann) == ["Here it was lost."]
    ann.do(ben, "block")
    assert seen_by(ann) == []
    assert seen_by(ben) == ["Here it was lost."]
