"""From an invitation to the game, and to the next one with the sides swapped."""

import pytest

from hatalom.table import seating
from tests.server.conftest import Person, token_in
from tests.server.test_peeking import join, link_of, open_game, pair

SEATS = {"maria": "me", "frederick": "link", "louis": "link"}


def kinds(person: Person, table: str) -> list[str]:
    return [seat["kind"] for seat in person.table(table)["seats"]]


def change(person: Person, table: str, seat: str, who: str, level: str = "") -> int:
    status: int = person.post(f"/api/tables/{table}/seats", {"seat": seat, "who": who, "level": level}).status_code
    return status


def close(person: Person, table: str) -> int:
    person.client.cookies.clear()
    return person.client.delete(f"/api/tables/{table}", headers=person.headers).status_code


def listed(person: Person, which: str) -> list[str]:
    return [row["id"] for row in person.get(f"/api/tables?list={which}").json()]


def test_the_reader_of_a_link_is_told_who_invites_him_to_what(anna: Person, bela: Person) -> None:
    table = anna.open("me", "link", clock="slow")
    call, body = f"/api/tables/{table}/invitation", {"seat": "white", "secret": link_of(anna, table)}
    invitation = bela.post(call, body).json()
    assert (invitation["status"], invitation["host"], invitation["seat"]) == ("free", "Anna", "white")
    assert invitation["terms"]["pace"] == "slow"
    bela.post(call, {**body, "doing": "lesson"})
    assert anna.table(table)["seats"][1]["reader"] == "lesson"
    assert anna.post(call, body).json()["status"] == "mine"
    assert anna.table(table)["seats"][1]["reader"] == "lesson"  # the host is no reader
    assert join(bela, table, "white", body["secret"]) == 200
    assert anna.table(table)["seats"][1]["reader"] == ""
    assert bela.post(call, body).json()["status"] == "mine"
    assert Person(bela.client, "Cili").post(call, body).json()["status"] == "taken"


def test_a_lesson_holds_the_seat_for_a_while(anna: Person, bela: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """For whoever takes it first; when its time is over, for whoever comes."""
    table = anna.open("me", "link")
    call, body = f"/api/tables/{table}/invitation", {"seat": "white", "secret": link_of(anna, table)}
    learner, cili = Person(bela.client), Person(bela.client, "Cili")
    learner.headers = {"Authorization": f"Bearer {token_in(learner.post(call, {**body, 'doing': 'lesson'}))}"}
    assert learner.post(call, body).json()["status"] == "free"
    assert cili.post(call, body).json()["status"] == "held"
    assert join(cili, table, "white", body["secret"]) == 403
    monkeypatch.setattr(seating, "HELD", -1)
    second = anna.open("me", "link")
    call, body = f"/api/tables/{second}/invitation", {"seat": "white", "secret": link_of(anna, second)}
    assert bela.post(call, {**body, "doing": "lesson"}).json()["status"] == "free"
    assert cili.post(call, body).json()["status"] == "free"
    assert join(learner, table, "white", link_of(anna, table)) == 200


def test_the_host_changes_free_seats_until_the_game_begins(anna: Person, bela: Person) -> None:
    table = anna.open("me", "link")
    secret = link_of(anna, table)
    assert change(bela, table, "white", "open") == 403
    assert change(anna, table, "white", "me") == 204
    assert kinds(anna, table) == ["link", "human"]
    assert link_of(anna, table, "orange") == secret
    body = {"seat": "white", "secret": secret}  # the link that was sent still fits: it leads to the other side
    assert bela.post(f"/api/tables/{table}/invitation", body).json()["seat"] == "orange"
    assert change(anna, table, "orange", "open") == 204
    assert listed(bela, "open") == [table]
    assert change(anna, table, "white", "computer", "novice") == 403  # her own
    assert change(anna, table, "orange", "computer", "novice") == 204
    assert anna.table(table)["begun"]
    assert change(anna, table, "orange", "open") == 403
    assert close(anna, table) == 403


def test_a_guest_who_leaves_before_the_beginning_makes_room_for_another_friend(
    anna: Person, bela: Person, stranger: Person
) -> None:
    table = open_game(anna, "maria", SEATS)
    old = link_of(anna, table, "louis")
    assert join(bela, table, "louis", old) == 200
    assert bela.menu(table, "louis", "resign", level="novice").status_code == 403
    assert bela.menu(table, "louis", "abandon").status_code == 200
    assert link_of(anna, table, "louis") not in (None, old)
    assert listed(stranger, "open") == []
    assert join(bela, table, "frederick", link_of(anna, table, "frederick")) == 200  # nothing was to be seen yet


def test_only_the_host_takes_a_table_away_again(anna: Person, bela: Person) -> None:
    table = anna.open("me", "open")
    assert close(bela, table) == 403
    assert close(anna, table) == 204
    assert anna.get(f"/api/tables/{table}").status_code == 404
    assert listed(anna, "mine") == []


def test_private_tables_are_in_no_list_of_others(anna: Person, bela: Person, stranger: Person) -> None:
    table = anna.open("me", "open", private=True)
    assert listed(stranger, "open") == []
    assert join(bela, table, "white") == 200
    assert listed(stranger, "watch") == []
    assert listed(anna, "mine") == listed(bela, "mine") == [table]
    assert stranger.table(table)["private"]


def test_a_rematch_swaps_sides_and_keeps_the_seats_for_the_same_people(anna: Person, bela: Person) -> None:
    table = pair(anna, bela)
    call = f"/api/tables/{table}/rematch"
    assert anna.post(call, {}).status_code == 403  # it is not over
    anna.menu(table, "orange", "resign")
    assert Person(anna.client, "Cili").post(call, {}).status_code == 403
    again = anna.post(call, {}).json()["id"]
    assert bela.table(table)["rematch"] == again
    assert listed(bela, "invited") == [again]
    assert [seat["kept"] for seat in bela.table(again)["seats"]] == [True, False]
    assert join(Person(anna.client, "Dani"), again, "orange") == 403
    assert bela.post(call, {}).json()["id"] == again
    assert bela.table(again)["state"]["viewer"] == "orange"
    assert anna.table(again)["state"]["viewer"] == "white"
    assert listed(bela, "invited") == []


def test_an_invitation_that_was_declined_is_not_shown_again(anna: Person, bela: Person) -> None:
    table = pair(anna, bela)
    anna.menu(table, "orange", "resign")
    again = anna.post(f"/api/tables/{table}/rematch", {"swap": False}).json()["id"]
    body = {"seat": "white", "doing": "declined"}
    assert bela.post(f"/api/tables/{again}/invitation", body).json()["status"] == "free"
    assert listed(bela, "invited") == []
    assert anna.table(again)["seats"][1]["reader"] == "declined"


def test_against_a_computer_one_has_the_other_side_at_once(anna: Person) -> None:
    table = anna.open("me", "novice")
    anna.menu(table, "orange", "resign")
    again = anna.post(f"/api/tables/{table}/rematch", {}).json()["id"]
    assert kinds(anna, again) == ["computer", "human"]
    assert anna.table(again)["begun"]
