"""Spectators: the public view, on some tables minutes later, and nothing in advance by any other way."""

from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from hatalom.server.app import App
from hatalom.server.settings import Settings
from hatalom.table.clock import MINUTE, SECOND
from tests.server.conftest import AtOnce, Hands, Json, Person, create_app

DELAY = 5


@pytest.fixture(autouse=True)
def some_day(hands: Hands) -> None:
    hands.time = 20 * MINUTE


@pytest.fixture
def client(hands: Hands, settings: Settings) -> Iterator[TestClient[App]]:
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as running:
        yield running


def pair(anna: Person, bela: Person, delay: int = DELAY) -> str:
    table = anna.open("me", "open", delay=delay)
    assert bela.post(f"/api/tables/{table}/join", {"seat": "white"}).status_code == 200
    return table


def play_once(table: str, *people: Person) -> None:
    """Whoever is asked recruits."""
    for person in people:
        state = person.table(table)["state"]
        if state["question"] is not None:
            assert person.act(table, state["viewer"], "recruit", state["version"]).status_code == 200
            return
    raise AssertionError("nobody is asked")


def said(whole: Json) -> list[str]:
    return [entry["message"]["key"] for entry in whole["log"]]


def test_spectators_see_what_was_played_when_its_time_has_come(
    anna: Person, bela: Person, stranger: Person, hands: Hands
) -> None:
    table = pair(anna, bela)
    begun = stranger.table(table)
    play_once(table, anna, bela)
    hands.time += DELAY * MINUTE - SECOND
    assert anna.table(table)["state"]["plies"] > begun["state"]["plies"]
    waiting = stranger.table(table)
    assert (waiting["state"], waiting["log"], waiting["delay"]) == (begun["state"], begun["log"], DELAY)
    hands.time += SECOND
    later = stranger.table(table)
    assert later["state"]["plies"] == anna.table(table)["state"]["plies"]
    assert said(later) == said(anna.table(table))


def test_nothing_is_told_in_advance_by_another_way(anna: Person, bela: Person, stranger: Person, hands: Hands) -> None:
    table = pair(anna, bela)
    before = stranger.table(table)
    play_once(table, anna, bela)
    ply = before["state"]["plies"]
    assert stranger.get(f"/api/tables/{table}/at/{ply}").status_code == 200
    assert stranger.get(f"/api/tables/{table}/at/{ply + 1}").json()["error"] == "no-such-ply"
    assert stranger.get(f"/api/tables/{table}/journal").json()["state"] == before["state"]
    assert stranger.table(table, "spectator")["state"] == before["state"]
    assert stranger.table(table)["offer"] is None


def test_players_see_with_a_spectators_eyes_at_once(anna: Person, bela: Person, hands: Hands) -> None:
    table = pair(anna, bela)
    play_once(table, anna, bela)
    assert anna.table(table, "spectator")["state"]["plies"] == anna.table(table)["state"]["plies"]


def test_the_end_of_a_game_is_for_everybody(anna: Person, bela: Person, stranger: Person, hands: Hands) -> None:
    table = pair(anna, bela)
    play_once(table, anna, bela)
    assert anna.menu(table, "orange", "resign").status_code == 200
    end = stranger.table(table)
    assert end["state"]["result"] is not None
    assert end["state"]["plies"] == anna.table(table)["state"]["plies"]


def test_a_restart_does_not_bring_spectators_nearer(settings: Settings, hands: Hands) -> None:
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as first:
        anna, bela = Person(first, "Anna"), Person(first, "Béla")
        table = pair(anna, bela)
        begun = Person(first).table(table)["state"]["plies"]
        play_once(table, anna, bela)
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as second:
        assert Person(second).table(table)["state"]["plies"] == begun
        hands.time += DELAY * MINUTE
        assert Person(second).table(table)["state"]["plies"] > begun


def test_without_a_delay_spectators_see_everything_public_at_once(
    anna: Person, bela: Person, stranger: Person, hands: Hands
) -> None:
    table = pair(anna, bela, delay=0)
    play_once(table, anna, bela)
    assert stranger.table(table)["state"]["plies"] == anna.table(table)["state"]["plies"]


def test_a_delay_of_more_than_an_hour_is_refused(anna: Person) -> None:
    seats = [{"seat": seat, "who": "me"} for seat in ("orange", "white")]
    wish = {"game": "power_and_weakness", "seats": seats, "delay": 61}
    assert anna.post("/api/tables", wish).status_code == 400


def test_what_is_said_remembers_how_far_the_game_was(anna: Person, bela: Person, hands: Hands) -> None:
    """So that talk can stand in the log where it belongs."""
    table = pair(anna, bela)
    play_once(table, anna, bela)
    plies = anna.table(table)["state"]["plies"]
    anna.post(f"/api/tables/{table}/say", {"text": "hello"})
    assert [line["ply"] for line in bela.table(table)["chat"]] == [plies]
