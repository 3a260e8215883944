"""Nobody looks into another one's cards: every way by which one person could come to know what two seats know."""

import pytest

from tests.server.conftest import Json, Person

SEATS = {"maria": "me", "frederick": "open", "louis": "open"}


def link_of(host: Person, table: str, seat: str = "white") -> str:
    found: str = next(one["link"] for one in host.table(table)["seats"] if one["seat"] == seat)
    return found


def join(person: Person, table: str, seat: str, secret: str = "") -> int:
    status: int = person.post(f"/api/tables/{table}/join", {"seat": seat, "secret": secret}).status_code
    return status


def pair(anna: Person, bela: Person) -> str:
    table = anna.open("me", "open")
    assert join(bela, table, "white") == 200
    return table


def open_game(person: Person, game: str, seats: dict[str, str]) -> str:
    wishes = [{"seat": seat, "who": who} for seat, who in seats.items()]
    return str(person.post("/api/tables", {"game": game, "seats": wishes}).json()["id"])


def test_before_the_game_begins_nobody_sees_his_cards(anna: Person, bela: Person) -> None:
    table = open_game(anna, "hannibal", {"rome": "link", "carthage": "me"})
    waiting = anna.table(table)
    assert (waiting["begun"], waiting["state"]["viewer"], waiting["state"]["question"]) == (False, None, None)
    assert anna.table(table, "carthage")["state"]["viewer"] is None
    assert anna.get(f"/api/tables/{table}?as=rome").status_code == 403
    assert not waiting["state"]["has_secrets"]
    assert join(bela, table, "rome", link_of(anna, table, "rome")) == 200
    begun = anna.table(table)
    assert (begun["begun"], begun["state"]["viewer"], begun["state"]["has_secrets"]) == (True, "carthage", True)


@pytest.mark.parametrize("call", ["act", "why", "ahead", "plan", "hint", "undo"])
def test_no_call_tells_a_seat_anything_before_the_game_begins(anna: Person, call: str) -> None:
    table = anna.open("me", "link")
    version = anna.table(table)["state"]["version"]
    bodies: dict[str, Json] = {
        "act": {"action": "recruit", "version": version, "key": "k"},
        "why": {"thing": "region.kent"},
        "ahead": {"acts": [], "version": version},
        "plan": {"steps": [], "version": version},
        "hint": {"version": version},
        "undo": {"ply": 0, "version": version, "key": "k"},
    }
    answer = anna.post(f"/api/tables/{table}/{call}", {"seat": "orange", **bodies[call]})
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")


def test_a_host_cannot_look_through_the_seat_of_his_friend(anna: Person, bela: Person) -> None:
    table = anna.open("me", "link")
    secret = link_of(anna, table)
    assert join(anna, table, "white", secret) == 403
    assert anna.get(f"/api/tables/{table}?as=white").status_code == 403
    assert join(bela, table, "white", secret) == 200
    assert bela.table(table)["counted"]


def test_a_host_without_a_seat_who_has_looked_takes_no_other_one(anna: Person, bela: Person) -> None:
    """He may play the friend's seat himself; once he has, the other one is not for him."""
    table = anna.open("link", "open")
    assert join(bela, table, "white") == 200
    assert join(anna, table, "orange", link_of(anna, table, "orange")) == 200
    assert anna.menu(table, "orange", "abandon").status_code == 200
    assert bela.menu(table, "white", "abandon").status_code == 200
    assert join(anna, table, "white") == 403
    assert join(bela, table, "orange") == 403
    assert join(Person(bela.client, "Cili"), table, "orange") == 200
    assert join(anna, table, "white") == 403


def test_a_player_cannot_take_the_seat_that_another_has_left(anna: Person, bela: Person) -> None:
    table = pair(anna, bela)
    assert bela.menu(table, "white", "abandon").status_code == 200
    assert join(anna, table, "white") == 403
    assert anna.get(f"/api/tables/{table}?as=white").status_code == 403
    assert anna.table(table)["counted"]


def test_who_has_left_a_seat_may_come_back_to_it_and_to_no_other(anna: Person, bela: Person) -> None:
    table = pair(anna, bela)
    assert anna.menu(table, "orange", "abandon").status_code == 200
    assert bela.menu(table, "white", "abandon").status_code == 200
    assert join(anna, table, "white") == 403
    assert join(anna, table, "orange") == 200
    assert join(bela, table, "white") == 200
    assert anna.table(table)["counted"]


def test_knowledge_outlives_those_who_sat_there_in_between(anna: Person, bela: Person) -> None:
    cili = Person(anna.client, "Cili")
    table = pair(anna, bela)
    bela.menu(table, "white", "abandon")
    assert join(cili, table, "white") == 200
    anna.menu(table, "orange", "abandon")
    assert join(bela, table, "orange") == 403
    cili.menu(table, "white", "abandon")
    assert join(cili, table, "orange") == 403
    assert join(bela, table, "white") == 200


def test_a_second_seat_by_consent_of_the_table_does_not_count(anna: Person, bela: Person) -> None:
    cili = Person(anna.client, "Cili")
    table = open_game(anna, "maria", SEATS)
    assert join(bela, table, "frederick") == 200
    assert join(cili, table, "louis") == 200
    assert anna.menu(table, "maria", "ask_seat", other="louis").status_code == 400  # nobody has left it
    assert cili.menu(table, "louis", "abandon").status_code == 200
    assert join(anna, table, "louis") == 403
    assert anna.menu(table, "maria", "ask_seat", other="louis").status_code == 200
    assert bela.table(table)["offer"]["target"] == "louis"
    assert anna.get(f"/api/tables/{table}?as=louis").status_code == 403
    assert bela.menu(table, "frederick", "refuse_seat").status_code == 200
    assert anna.get(f"/api/tables/{table}?as=louis").status_code == 403
    assert anna.menu(table, "maria", "ask_seat", other="louis").status_code == 200
    assert bela.menu(table, "frederick", "grant_seat").status_code == 200
    whole = anna.table(table, "louis")
    assert (whole["state"]["viewer"], whole["counted"]) == ("louis", False)


def test_who_plays_two_seats_and_gives_one_away_plays_on_uncounted(anna: Person, bela: Person) -> None:
    table = anna.open("me", "me")
    assert anna.table(table, "orange")["counted"]
    assert anna.menu(table, "white", "abandon").status_code == 200
    assert join(bela, table, "white") == 200
    assert not bela.table(table)["counted"]


def test_what_the_reader_of_a_link_does_is_told_to_the_host_alone(anna: Person, bela: Person, stranger: Person) -> None:
    table = anna.open("me", "link")
    body = {"seat": "white", "secret": link_of(anna, table)}
    assert stranger.post(f"/api/tables/{table}/invitation", body).json()["status"] == "free"
    assert [seat["reader"] for seat in anna.table(table)["seats"]] == ["", "reading"]
    assert [seat["reader"] for seat in bela.table(table)["seats"]] == ["", ""]
    wrong = stranger.post(f"/api/tables/{table}/invitation", {"seat": "white", "secret": "guess"}).json()
    assert wrong["status"] == "taken"
    assert all(seat["link"] is None for seat in wrong["seats"])
