"""Nights and holidays on the server: checked, heeded at every table, seen by others only as sleep."""

import datetime as dt
from collections.abc import Iterator
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from litestar.testing import TestClient

from hatalom.server.app import App
from hatalom.server.settings import Settings
from hatalom.table.clock import DAY, HOUR
from tests.server.conftest import AtOnce, Hands, Json, Person, create_app
from tests.server.test_clocks import pair, times, turn_of, wait_for_computer

NIGHTS = {"zone": "Europe/Budapest", "week": [420, 1380], "weekend": [420, 1380]}


@pytest.fixture
def client(hands: Hands, settings: Settings) -> Iterator[TestClient[App]]:
    hands.ahead = at("2026-11-16T20:00")
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as running:
        yield running


def at(text: str) -> int:
    zone = ZoneInfo("Europe/Budapest")
    return round(dt.datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * 1000)


def rest(person: Person, **changed: Any) -> Any:
    person.client.cookies.clear()
    return person.client.put("/api/me/rest", json={**NIGHTS, **changed}, headers=person.headers)


def running(whole: Json) -> Json:
    return times(whole)[turn_of(whole)]


def test_a_fast_clock_stands_still_at_night(hands: Hands, anna: Person, bela: Person) -> None:
    assert rest(anna).status_code == rest(bela).status_code == 200
    table = pair(anna, bela, clock="fast")
    left = 28 * HOUR  # three hours today, sixteen tomorrow, nine the day after: with two nights of eight
    assert running(anna.table(table))["left"] == left + 16 * HOUR
    hands.time += 4 * HOUR
    row = bela.get("/api/tables?list=mine").json()[0]
    assert row["left"] == left + 12 * HOUR
    assert row["asleep"] == 7 * HOUR
    assert running(anna.table(table))["asleep"] == 11 * HOUR


def test_whoever_changes_his_nights_does_so_at_his_running_tables(hands: Hands, anna: Person, bela: Person) -> None:
    table = pair(anna, bela, clock="slow")
    before = running(anna.table(table))["left"]
    for person in (anna, bela):
        assert rest(person).json()["week"] == [420, 1380]
    assert running(anna.table(table))["left"] > before


def test_live_clocks_do_not_care(anna: Person, bela: Person) -> None:
    table = pair(anna, bela, clock="live")
    before = running(anna.table(table))["left"]
    assert rest(anna).status_code == rest(bela).status_code == 200
    assert running(anna.table(table))["left"] == before


def test_nights_may_be_changed_once_a_day_and_holidays_at_any_time(anna: Person) -> None:
    always = {"week": [0, 1440], "weekend": [0, 1440], "holidays": [["2026-12-23", "2026-12-24"]]}
    assert rest(anna, **always).status_code == 200  # a holiday is no change of nights, even before there are any
    assert rest(anna).status_code == 200
    assert rest(anna, week=[480, 1380]).status_code == 429
    assert rest(anna, holidays=[["2026-12-23", "2027-01-02"]]).status_code == 200
    assert anna.get("/api/me/rest").json()["holidays"] == [["2026-12-23", "2027-01-02"]]


@pytest.mark.parametrize(
    "wrong",
    [
        {"zone": "Nowhere/Land"},
        {"zone": "../etc/passwd"},
        {"week": [420, 1000]},
        {"weekend": [1000, 420]},
        {"week": [0, 1800]},
        {"holidays": [["2026-02-30", "2026-03-02"]]},
        {"holidays": [["2026-01-01", "2026-02-15"]]},
        {"holidays": [["2026-01-01", "9999-12-31"]]},
    ],
    ids=str,
)
def test_what_is_no_rest_is_refused(anna: Person, wrong: Json) -> None:
    assert rest(anna, **wrong).status_code == 400
    assert anna.get("/api/me/rest").json()["week"] == [0, 1440]


def test_after_a_restart_the_deadline_is_later_by_the_time_the_server_was_down(
    hands: Hands, settings: Settings
) -> None:
    """Down from ten in the evening to noon: of these fourteen hours six were hours awake."""
    hands.ahead = at("2026-11-16T20:00")
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as first:
        anna, bela = Person(first, "Anna"), Person(first, "Béla")
        assert rest(anna).status_code == rest(bela).status_code == 200
        table = pair(anna, bela, clock="fast")
        due = anna.table(table)["now"] + running(anna.table(table))["left"] + hands.ahead
        hands.time += 2 * HOUR
    hands.ahead += 14 * HOUR
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as second:
        anna.client = bela.client = second
        whole = anna.table(table)
        later = whole["clock"]["at"] + running(whole)["left"] + hands.ahead
        assert later == due + 6 * HOUR
        hands.time += later - hands.ahead - hands.time - HOUR
        assert bela.get("/api/tables?list=mine").json()[0]["left"] == HOUR
        hands.time += HOUR
        assert wait_for_computer(anna) in ("orange", "white")


def test_a_holiday_of_mine_makes_my_deadline_later(hands: Hands, anna: Person, bela: Person) -> None:
    table = pair(anna, bela, clock="slow", time_out="players")
    turn = turn_of(anna.table(table))
    person = anna if turn == "orange" else bela
    before = running(anna.table(table))["left"]
    assert rest(person, week=[0, 1440], weekend=[0, 1440], holidays=[["2026-11-18", "2026-11-20"]]).status_code == 200
    assert running(anna.table(table))["left"] == before + 3 * DAY
