"""Talk between two: only where the game allows it, and nobody but the two ever reads it."""

import json
from typing import Any

import pytest
from litestar.testing import TestClient

from hatalom import games
from hatalom.server.app import App
from hatalom.server.rooms import talk
from hatalom.server.settings import Settings
from tests.server.conftest import AtOnce, Json, Person, create_app

WORDS = "we attack together in spring"


@pytest.fixture
def client(lasting_client: TestClient[App]) -> TestClient[App]:
    return lasting_client


def seats_of(game: str, count: int) -> list[str]:
    return games.load(game).seat_ids(count)


class Round:
    """A table at which everybody is a person, each with one seat; and one who looks on."""

    def __init__(self, client: TestClient[App], game: str, count: int) -> None:
        self.seats = seats_of(game, count)
        self.people = {seat: Person(client, seat.title()) for seat in self.seats}
        self.onlooker, self.nobody = Person(client, "Onlooker"), Person(client)
        host = self.people[self.seats[0]]
        wishes = [{"seat": seat, "who": "me" if seat == self.seats[0] else "open"} for seat in self.seats]
        answer = host.post("/api/tables", {"game": game, "seats": wishes})
        assert answer.status_code == 201, answer.text
        self.id = str(answer.json()["id"])
        for seat in self.seats[1:]:
            joined = self.people[seat].post(f"/api/tables/{self.id}/join", {"seat": seat})
            assert joined.status_code == 200

    def say(self, person: Person, to: str = "", text: str = WORDS) -> Any:
        return person.post(f"/api/tables/{self.id}/say", {"text": text, "to": to})


def chat_of(person: Person, table: str, seen_as: str = "") -> list[Json]:
    chat: list[Json] = person.table(table, seen_as)["chat"]
    return chat


@pytest.fixture
def war(client: TestClient[App]) -> Round:
    return Round(client, "great_war", 3)


def test_secret_talk_leaves_no_trace_in_what_the_others_read(war: Round) -> None:
    one, _, three = (war.people[seat] for seat in war.seats)
    war.say(one, text="good morning")
    before = three.table(war.id)
    for _ in range(5):
        war.say(one, to=war.seats[1])
    after = three.table(war.id)
    assert after == before | {"now": after["now"]}


def test_secret_talk_takes_no_room_from_what_everybody_reads(war: Round, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "KEPT_LINES", 2)
    one, two, three = (war.people[seat] for seat in war.seats)
    for number in range(3):
        war.say(one, text=f"aloud {number}")
        war.say(one, to=war.seats[1], text=f"softly {number}")
    assert [line["text"] for line in chat_of(three, war.id)] == ["aloud 1", "aloud 2"]
    assert [line["text"] for line in chat_of(two, war.id)] == ["aloud 1", "softly 1", "aloud 2", "softly 2"]


def test_a_word_between_two_reaches_the_two_and_nobody_else(war: Round) -> None:
    one, two, three = (war.people[seat] for seat in war.seats)
    assert one.table(war.id)["secret_talk"] is True
    assert war.say(one, to=war.seats[1]).status_code == 204
    for person in (one, two):
        assert [(line["text"], line["to"]) for line in chat_of(person, war.id)] == [(WORDS, war.seats[1])]
        assert chat_of(person, war.id, "spectator") == []
    for person in (three, war.onlooker, war.nobody):
        assert WORDS not in json.dumps(person.table(war.id))
        assert WORDS not in person.get(f"/api/tables/{war.id}/journal").text
    assert war.say(two, text="hello").status_code == 204
    assert [line["text"] for line in chat_of(three, war.id)] == ["hello"]


def test_the_socket_tells_it_only_to_the_two(war: Round) -> None:
    one, two, three = (war.people[seat] for seat in war.seats)
    with two.live(war.id) as friend, three.live(war.id) as rival, war.onlooker.live(war.id) as watching:
        with one.live(war.id) as own:
            assert war.say(one, to=war.seats[1]).status_code == 204
            assert war.say(one, text="hello").status_code == 204
            assert lines_until(own, "hello") == [WORDS, "hello"]
        assert lines_until(friend, "hello") == [WORDS, "hello"]
        for other in (rival, watching):
            assert lines_until(other, "hello") == ["hello"]


def lines_until(live: Any, last: str) -> list[str]:
    """All that a connection is told in the chat, up to a line; nothing else that it is told may hold the secret."""
    lines: list[str] = []
    while last not in lines:
        update = live.receive_json(timeout=10)
        if update["kind"] == "chat":
            lines.append(update["line"]["text"])
        else:
            assert WORDS not in json.dumps(update)
    return lines


def test_it_stays_between_the_two_when_the_game_is_over_and_after_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as client:
        war = Round(client, "great_war", 3)
        one, two, three = (war.people[seat] for seat in war.seats)
        assert war.say(one, to=war.seats[1]).status_code == 204
        assert one.menu(war.id, war.seats[0], "offer_draw").status_code == 200
        for seat in war.seats[1:]:
            assert war.people[seat].menu(war.id, seat, "accept_draw").status_code == 200
        assert one.table(war.id)["state"]["result"] is not None
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as client:
        for person in (one, two, three, war.onlooker, war.nobody):
            person.client = client
        for eyes in (*war.seats, "all", "spectator"):
            for person in (three, war.onlooker, war.nobody):
                assert chat_of(person, war.id, eyes) == []
        assert chat_of(one, war.id, war.seats[1]) == []  # with another's eyes one reads nothing of his
        assert [line["text"] for line in chat_of(two, war.id, war.seats[1])] == [WORDS]


@pytest.mark.parametrize("who", ["nobody", "onlooker", "player"])
def test_who_may_talk_to_one_alone(war: Round, who: str) -> None:
    person = {"nobody": war.nobody, "onlooker": war.onlooker, "player": war.people[war.seats[2]]}[who]
    assert war.say(person, to=war.seats[1]).status_code == (204 if who == "player" else 403)
    assert war.say(person, to=war.seats[2]).status_code == 403
    assert war.say(person, to="nowhere").status_code in (400, 403)


def test_nobody_reads_what_is_said_to_a_computer_or_an_empty_seat(client: TestClient[App]) -> None:
    seats = seats_of("great_war", 3)
    anna = Person(client, "Anna")
    wishes = [
        {"seat": seats[0], "who": "me"},
        {"seat": seats[1], "who": "computer", "level": "random"},
        {"seat": seats[2], "who": "open"},
    ]
    table = anna.post("/api/tables", {"game": "great_war", "seats": wishes}).json()["id"]
    for seat in seats[1:]:
        assert anna.post(f"/api/tables/{table}/say", {"text": WORDS, "to": seat}).status_code == 403


@pytest.mark.parametrize(("game", "count"), [("maria", 3), ("great_war", 2), ("power_and_weakness", 2)])
def test_everything_is_said_to_all_where_secret_talk_is_not_allowed(
    client: TestClient[App], game: str, count: int
) -> None:
    """21  In Maria all negotiation is public; where two play there is nobody to keep a secret from."""
    table = Round(client, game, count)
    one = table.people[table.seats[0]]
    assert one.table(table.id)["secret_talk"] is False
    refused = table.say(one, to=table.seats[1])
    assert (refused.status_code, refused.json()["error"]) == (403, "forbidden")
    assert chat_of(one, table.id) == []
