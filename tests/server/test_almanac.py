"""The almanac of a game: what everybody has played, and nothing of what is private."""

import asyncio
import datetime as dt
from typing import Any

import pytest
from litestar.testing import TestClient

from hatalom.server.app import App
from hatalom.server.ids import SeatId, TableId
from hatalom.server.services.almanac import LASTS, Almanac, first_monday, remarkable_of, sides_of, weeks_of
from hatalom.server.store.played import PlayedGame
from hatalom.table.wire import MessageWire, ResultWire, SeatResultWire
from tests.server.conftest import GAME, Json, Person
from tests.server.test_clocks import pair
from tests.server.test_friends import Someone
from tests.server.test_moderation import sign_up
from tests.server.test_peeking import join

PATH = f"/api/games/{GAME}/almanac"
ORANGE, WHITE = SeatId("orange"), SeatId("white")


@pytest.fixture(autouse=True)
def always_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatalom.server.services.almanac.LASTS", 0.0)


def almanac(person: Person) -> Json:
    answer = person.get(PATH)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_nothing_has_been_played_yet(stranger: Person) -> None:
    found = almanac(stranger)
    assert (found["finished"], found["judged"], found["sides"], found["regulars"]) == (0, 0, [], [])
    assert (found["remarkable"], found["ms"], found["lengths"]["counts"]) == ([], 0, [])
    assert {week["games"] for week in found["weeks"]} == {0}


def test_results_stand_by_side_with_their_range(anna: Person, bela: Person, stranger: Person) -> None:
    for loser, seat in ((anna, "orange"), (bela, "white"), (bela, "white")):
        assert loser.menu(pair(anna, bela), seat, "resign").status_code == 200
    pair(anna, bela)  # goes on
    found = almanac(stranger)
    assert (found["finished"], found["judged"], found["weeks"][-1]["games"]) == (3, 3, 3)
    [sides] = found["sides"]
    assert (sides["among"], sides["players"], sides["games"], sides["fair"]) == ("people", 2, 3, 0.5)
    assert [(one["name"], one["wins"], one["of"]) for one in sides["shares"]] == [("orange", 2, 3), ("white", 1, 3)]
    assert all(0 < one["low"] < one["share"] < one["high"] < 1 for one in sides["shares"])


def test_against_computers_only_people_are_counted(anna: Person) -> None:
    assert anna.menu(anna.open("me", "novice"), "orange", "resign").status_code == 200
    [sides] = almanac(anna)["sides"]
    assert (sides["among"], [(one["name"], one["wins"]) for one in sides["shares"]]) == ("computers", [("orange", 0)])


@pytest.mark.parametrize("kind", ["private", "same_screen", "another"])
def test_what_no_list_shows_is_not_counted(anna: Person, bela: Person, stranger: Person, kind: str) -> None:
    if kind == "same_screen":
        table = anna.open("me", "me", same_screen=True)
    elif kind == "private":
        table = anna.open("me", "open", private=True)
        assert join(bela, table, "white") == 200
    else:
        table = pair(anna, bela)
    assert anna.menu(table, "orange", "resign").status_code == 200
    assert almanac(stranger)["finished"] == (1 if kind == "another" else 0)
    assert stranger.get("/api/games/hannibal/almanac").json()["finished"] == 0


def test_only_those_are_named_who_show_themselves(client: TestClient[App], bela: Person) -> None:
    ann = Someone(client, "Ann")
    for _ in range(2):
        assert bela.menu(pair(ann.person, bela), "white", "resign").status_code == 200
    regulars: list[Json] = almanac(bela)["regulars"]
    assert [(one["name"], one["games"], one["person"]) for one in regulars] == [("Ann", 2, ann.id)]  # Béla is a guest
    ann.hide(results="friends")
    assert almanac(ann.person)["regulars"] == []
    sign_up(bela, "bela@example.org")
    assert [one["name"] for one in almanac(ann.person)["regulars"]] == ["Béla"]


def test_a_chronicle_is_linked_when_all_its_players_agree(
    client: TestClient[App], anna: Person, bela: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hatalom.server.services.almanac.BROKEN_OFF", ())  # nobody plays a whole game here
    table = pair(anna, bela)
    assert anna.menu(table, "orange", "resign").status_code == 200

    def told() -> list[str]:
        return [one["table"] for one in almanac(anna)["remarkable"] if one["which"] == "longest"]

    def agree(person: Person, agrees: bool) -> None:
        person.client.cookies.clear()
        wish = {"agree": agrees, "named": False}
        path = f"/api/tables/{table}/consent"
        assert person.client.put(path, json=wish, headers=person.headers).status_code < 300

    assert told() == []
    agree(anna, True)
    assert told() == []
    agree(bela, True)
    assert told() == [table]
    agree(anna, False)
    assert told() == []


def test_an_unknown_game_has_none(stranger: Person) -> None:
    assert stranger.get("/api/games/chess/almanac").status_code == 404


# -- sums ---------------------------------------------------------------------------------------------------------


def game(name: str, decisions: int, scores: tuple[int, int], reason: str = "result-points") -> PlayedGame:
    ranks = (1, 2) if scores[0] > scores[1] else (2, 1) if scores[0] < scores[1] else (1, 1)
    seats = [
        SeatResultWire(seat, rank, score) for seat, rank, score in zip((ORANGE, WHITE), ranks, scores, strict=True)
    ]
    result = ResultWire(seats, MessageWire(reason))
    return PlayedGame(TableId(name), result, frozenset({ORANGE, WHITE}), decisions, 60_000, "2026-11-16", True)


def test_remarkable_games_went_to_their_end_by_the_rules() -> None:
    games = [
        game("a", 90, (9, 2)),
        game("b", 40, (3, 7)),
        game("c", 60, (5, 6)),
        game("d", 2, (0, 0), "result-resigned"),
    ]
    assert [(one.which, one.table) for one in remarkable_of(games)] == [
        ("longest", "a"),
        ("shortest", "b"),
        ("closest", "c"),
    ]
    assert remarkable_of([game("d", 2, (0, 0), "result-resigned")]) == []
    unscored = remarkable_of([game("e", 5, (0, 0))])
    assert [one.which for one in unscored] == ["longest", "shortest"]


def test_a_shared_first_place_is_a_part_of_a_win() -> None:
    [sides] = sides_of([game("a", 9, (4, 4)), game("b", 9, (5, 4))], GAME)
    assert [(one.name, one.wins, one.of) for one in sides.shares] == [("orange", 1.5, 2), ("white", 0.5, 2)]


def test_weeks_begin_on_mondays_and_none_is_left_out() -> None:
    monday = first_monday(dt.date(2026, 11, 17))
    weeks = weeks_of(monday, {"2026-11-17": 2, "2026-11-16": 1, "2026-11-15": 4})
    assert (len(weeks), weeks[-1].monday, weeks[-1].games) == (26, "2026-11-16", 3)
    assert (weeks[-2].monday, weeks[-2].games, weeks[0].games) == ("2026-11-09", 4, 0)


class Counting:
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def last(self, *_: Any) -> list[PlayedGame]:
        self.asked += 1
        await asyncio.sleep(0)
        return []

    async def count(self, _: str) -> int:
        return 0

    async def days(self, *_: Any) -> dict[str, int]:
        return {}

    async def regulars(self, *_: Any) -> list[Any]:
        return []


def test_it_is_made_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hatalom.server.services.almanac.LASTS", LASTS)
    counting, book_time = Counting(), [0.0]
    book = Almanac(counting)  # type: ignore[arg-type]
    book.clock = lambda: book_time[0]

    async def ask() -> None:
        await asyncio.gather(*(book.of(GAME) for _ in range(5)))
        assert counting.asked == 1
        book_time[0] = LASTS
        await asyncio.gather(*(book.of(GAME) for _ in range(5)))
        assert counting.asked == 2

    asyncio.run(ask())
