"""How people come back: passkeys, links by mail, passwords, codes; where they are signed in; and how they go."""

import datetime as dt
import re
from contextlib import suppress
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from tests.server.authenticator import Authenticator
from tests.server.conftest import Json, Person, token_in
from tests.server.receivers import Mailbox
from tests.server.test_clocks import pair
from tests.server.test_notices import ADDRESS, app, client, mailbox, postbox, with_mail

__all__ = ["app", "client", "mailbox", "postbox"]  # fixtures


def returned(person: Person, answer: Any) -> Person:
    """The same person, or another browser, with the token that was just given."""
    assert answer.status_code == 200, answer.text
    person.headers = {"Authorization": f"Bearer {token_in(answer)}"}
    return person


def remove(person: Person, path: str) -> Any:
    person.client.cookies.clear()
    return person.client.delete(path, headers=person.headers)


def ends(socket: WebSocketTestSession) -> None:
    """The server closes the connection, after whatever it still had to say."""
    with suppress(WebSocketDisconnect):
        while True:
            socket.receive_json()


def account(person: Person) -> Json:
    found: Json = person.get("/api/me/account").json()
    return found


def with_passkey(person: Person) -> Authenticator:
    device = Authenticator(ADDRESS, "table.local")
    begun = person.post("/api/me/passkeys/begin", {}).json()
    wish = {"ticket": begun["ticket"], "credential": device.make(begun["options"]), "name": "Laptop"}
    answer = person.post("/api/me/passkeys", wish)
    assert answer.status_code == 201, answer.text
    assert person.post("/api/me/passkeys", wish).status_code == 403  # a ticket is good for one time
    return device


def by_passkey(browser: Person, device: Authenticator, **more: Any) -> Any:
    begun = browser.post("/api/login/passkey/begin", {}).json()
    wish = {"ticket": begun["ticket"], "credential": device.prove(begun["options"]), **more}
    return browser.post("/api/login/passkey", wish)


def test_a_passkey_opens_the_account_on_another_device(anna: Person, bela: Person) -> None:
    table, device = pair(anna, bela), with_passkey(anna)
    [key] = account(anna)["passkeys"]
    assert key["name"] == "Laptop"
    other = returned(Person(anna.client), by_passkey(Person(anna.client), device))
    assert [row["id"] for row in other.get("/api/tables?list=mine").json()] == [table]
    stranger = Authenticator(ADDRESS, "table.local")
    assert by_passkey(Person(anna.client), stranger).status_code == 403
    device.origin = "https://elsewhere.example"
    assert by_passkey(Person(anna.client), device).status_code == 403
    refused = remove(anna, f"/api/me/passkeys/{key['id']}")
    assert (refused.status_code, "last way" in refused.text) == (403, True)
    anna.post("/api/me/account", {"login": "anna", "password": "a good password"})
    anna = returned(anna, anna.post("/api/login", {"login": "Anna ", "password": "a good password"}))
    assert remove(anna, f"/api/me/passkeys/{key['id']}").json()["passkeys"] == []


def test_a_link_by_mail_opens_the_account_once(anna: Person, mailbox: Mailbox) -> None:
    with_mail(anna, mailbox)
    browser = Person(anna.client)
    assert browser.post("/api/login/mail", {"address": "nobody@example.org"}).status_code == 204
    assert mailbox.letters == []
    assert browser.post("/api/login/mail", {"address": "anna@example.org", "lang": "hu"}).status_code == 204
    found = re.search(rf"{ADDRESS}/enter/(\S+)", mailbox.letters.pop().get_content())
    assert found is not None
    assert browser.post("/api/login/link", {"secret": "guess"}).status_code == 403
    browser = returned(browser, browser.post("/api/login/link", {"secret": found[1]}))
    assert browser.get("/api/me").json()["name"] == "Anna"
    assert Person(anna.client).post("/api/login/link", {"secret": found[1]}).status_code == 403


def test_a_code_opens_the_account_once_if_all_else_is_lost(anna: Person) -> None:
    anna = returned(anna, anna.post("/api/me/account", {"login": "anna", "password": "a good password"}))
    codes = anna.post("/api/me/codes", {}).json()["codes"]
    assert (len(set(codes)), account(anna)["codes"]) == (8, 8)
    browser = Person(anna.client)
    browser = returned(browser, browser.post("/api/login/code", {"secret": codes[0].upper()}))
    assert Person(anna.client).post("/api/login/code", {"secret": codes[0]}).status_code == 403
    assert account(browser)["codes"] == 7
    browser.client.cookies.clear()
    new = browser.client.put("/api/me/password", json={"new": "a better password"}, headers=browser.headers)
    assert new.status_code == 204  # whoever has just proved who he is needs no old password
    assert Person(anna.client).post("/api/login", {"login": "anna", "password": "a good password"}).status_code == 403
    assert Person(anna.client).post("/api/login", {"login": "anna", "password": "a better password"}).status_code == 200


def test_a_session_that_was_not_used_for_a_year_has_ended(anna: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatalom.server.store.people.KNOWN_SECONDS", 0.0)
    assert anna.get("/api/me").json()["known"]
    monkeypatch.setattr("hatalom.server.store.people.now", lambda: "2020-01-01T00:00:00.000+00:00")
    monkeypatch.setattr("hatalom.server.store.people.SEEN", dt.timedelta(0))
    assert anna.get("/api/me").json()["known"]  # seen now, but by a clock that is years behind
    assert not anna.get("/api/me").json()["known"]


def test_the_games_of_a_guest_come_along(anna: Person, bela: Person) -> None:
    device, guest = with_passkey(anna), Person(anna.client, "Guest")
    table, shared = pair(guest, bela), anna.open("me", "open")
    assert guest.post(f"/api/tables/{shared}/join", {"seat": "white"}).status_code == 200
    with guest.live(table) as socket:
        socket.receive_json()
        anna = returned(guest, by_passkey(guest, device, bring=True))
        ends(socket)
    mine = {row["id"]: row for row in anna.get("/api/tables?list=mine").json()}
    assert set(mine) == {table, shared}
    assert [seat["mine"] for seat in mine[table]["seats"]] == [True, False]
    assert [seat["mine"] for seat in mine[shared]["seats"]] == [True, False]  # never both sides of a game
    assert bela.table(table)["seats"][0]["name"] == "Anna"


def test_a_session_that_is_ended_loses_its_connections_at_once(anna: Person, bela: Person) -> None:
    table, device = pair(anna, bela), with_passkey(anna)
    other = returned(Person(anna.client), by_passkey(Person(anna.client), device))
    [there] = [one for one in account(anna)["sessions"] if not one["mine"]]
    with other.live(table) as theirs, anna.live(table) as mine:
        theirs.receive_json()
        mine.receive_json()
        assert remove(bela, f"/api/me/sessions/{there['id']}").status_code == 404
        assert len(remove(anna, f"/api/me/sessions/{there['id']}").json()["sessions"]) == 1
        ends(theirs)
        assert other.get("/api/me").json()["known"] is False
        bela.post(f"/api/tables/{table}/say", {"text": "still here?"})
        while mine.receive_json()["kind"] != "chat":
            pass


def test_everything_that_is_stored_of_somebody_is_told_to_him_alone(
    anna: Person, bela: Person, mailbox: Mailbox
) -> None:
    table = pair(anna, bela)
    with_mail(anna, mailbox)
    anna.post(f"/api/tables/{table}/say", {"text": "hello from Anna"})
    bela.post(f"/api/tables/{table}/say", {"text": "hello from Bela"})
    told = anna.get("/api/me/export")
    assert told.json()["person"][0]["name"] == "Anna"
    assert [row["id"] for row in told.json()["tables"]] == [table]
    assert [way["address"] for way in told.json()["ways"]] == ["anna@example.org"]
    assert "hello from Anna" in told.text
    assert "hello from Bela" not in told.text
    assert Person(anna.client).get("/api/me/export").status_code == 403


def test_whoever_goes_leaves_his_games_to_the_others(anna: Person, bela: Person) -> None:
    over, running, alone = pair(anna, bela), pair(anna, bela), anna.open("me", "novice")
    waiting, device = anna.open("me", "link"), with_passkey(anna)
    assert bela.menu(over, "white", "resign").status_code == 200
    anna.post(f"/api/tables/{over}/say", {"text": "a word of mine"})
    assert anna.post("/api/me/farewell", {"name": "Béla"}).status_code == 400
    assert anna.post("/api/me/farewell", {"name": "Anna"}).status_code == 200
    assert anna.get("/api/me").json()["known"] is False
    assert by_passkey(Person(anna.client), device).status_code == 403
    seat = bela.table(over)["seats"][0]
    assert (seat["name"], seat["gone"], seat["kind"]) == ("", True, "human")
    assert bela.table(running)["seats"][0]["kind"] == "computer"
    assert bela.table(alone)["seats"][0]["kind"] == "open"
    assert bela.table(waiting)["seats"][0]["kind"] == "open"
    for table in (over, running, alone):
        assert "Anna" not in bela.get(f"/api/tables/{table}").text
        assert "a word of mine" not in bela.get(f"/api/tables/{table}").text
