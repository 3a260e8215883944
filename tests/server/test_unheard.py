"""Whoever is blocked cannot reach somebody who is away either: no notice tells of his words, nudges and invitations."""

import pytest
from litestar.testing import TestClient

from hatalom.server.app import App
from tests.server.conftest import Person
from tests.server.receivers import Mailbox
from tests.server.test_friends import Someone, befriend, invite
from tests.server.test_notices import app, at_turn, client, go_round, mailbox, postbox, with_mail

__all__ = ["app", "client", "mailbox", "postbox"]  # fixtures


def block(one: Person, table: str, seat: str) -> None:
    other = next(found["person"] for found in one.table(table)["seats"] if found["seat"] == seat)
    assert one.post(f"/api/people/{other}/block", {}).status_code == 200


@pytest.mark.parametrize("is_blocked", [False, True])
def test_words_and_nudges_of_somebody_who_is_blocked_are_not_told(
    anna: Person, bela: Person, mailbox: Mailbox, is_blocked: bool
) -> None:
    table, asked, other = at_turn(anna, bela)
    seat = "orange" if asked is anna else "white"
    with_mail(asked, mailbox, wants={"said": ["mail"], "turn": ["mail"]})
    go_round(anna)
    mailbox.letters.clear()
    if is_blocked:
        block(asked, table, "white" if seat == "orange" else "orange")
    assert other.post(f"/api/tables/{table}/say", {"text": "hello"}).status_code == 204
    assert other.post(f"/api/tables/{table}/nudge", {"seat": seat}).status_code == 204
    go_round(anna)
    assert bool(mailbox.letters) is not is_blocked


@pytest.mark.parametrize("is_blocked", [False, True])
def test_invitations_of_somebody_who_is_blocked_are_not_told(
    client: TestClient[App], mailbox: Mailbox, is_blocked: bool
) -> None:
    ann, ben = Someone(client, "Ann"), Someone(client, "Ben")
    befriend(ann, ben)
    with_mail(ann.person, mailbox, wants={"invited": ["mail"]})
    if is_blocked:
        ann.do(ben, "block")
    assert invite(ben, ann).status_code == 201
    go_round(ann.person)
    assert bool(mailbox.letters) is not is_blocked


def test_the_address_that_is_the_only_way_back_stays(anna: Person, mailbox: Mailbox) -> None:
    way = with_mail(anna, mailbox)
    remove = f"/api/me/ways/{way}"
    anna.client.cookies.clear()
    assert anna.client.delete(remove, headers=anna.headers).status_code == 403
    other = {"kind": "mail", "address": "other@example.org"}
    assert anna.post("/api/me/ways", other).status_code == 403, "it would take the place of the first one"
    assert anna.get("/api/me/account").json()["mail"] == "anna@example.org"
    claimed = anna.post("/api/me/account", {"login": "anna", "password": "long enough"})
    assert claimed.status_code == 200
    cookie = claimed.headers["set-cookie"].split("=", 1)[1].split(";")[0]
    anna.headers = {"Authorization": f"Bearer {cookie}"}
    anna.client.cookies.clear()
    assert anna.client.delete(remove, headers=anna.headers).status_code == 200
