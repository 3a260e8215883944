"""A profile: results by game and side, and whether somebody sees his games through."""

from hatalom.server.ids import SeatId
from hatalom.server.services.profiles import has_won, reliability
from hatalom.server.store.outcomes import Outcome
from hatalom.table.wire import MessageWire, ResultWire, SeatResultWire
from tests.server.conftest import Person
from tests.server.test_clocks import pair

RATED = {"rated": True, "hints": False}


def test_results_stand_by_side_the_newest_last(anna: Person, bela: Person) -> None:
    for loser, seat in ((anna, "orange"), (bela, "white"), (bela, "white")):
        assert loser.menu(pair(anna, bela), seat, "resign").status_code == 200
    pair(anna, bela)  # goes on
    profile = anna.get("/api/me/profile").json()
    assert (profile["finished"], profile["left"], profile["reliability"]) == (3, 0, "new")
    [side] = profile["sides"]
    assert (side["game"], side["seat"], side["won"], side["lost"]) == ("power_and_weakness", "orange", 2, 1)
    assert side["beads"] == ["lost", "won", "won"]
    assert bela.get("/api/me/profile").json()["sides"][0]["beads"] == ["won", "lost", "lost"]


def test_whoever_gives_a_seat_up_has_left_a_game(anna: Person, bela: Person) -> None:
    assert anna.menu(pair(anna, bela), "orange", "abandon").status_code == 200
    assert anna.get("/api/me/profile").json()["left"] == 1
    assert bela.get("/api/me/profile").json()["left"] == 0


def test_reliability_is_said_of_those_who_have_played() -> None:
    assert reliability(4, 0) == "new"
    assert reliability(5, 5) == "leaves"
    assert reliability(10, 1) == "reliable"
    assert reliability(20, 1) == "very"


def test_only_games_that_everybody_agreed_to_change_ratings(anna: Person, bela: Person) -> None:
    pair_of_seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "open"}]
    with_hints = anna.post("/api/tables", {"game": "power_and_weakness", "seats": pair_of_seats, "rated": True})
    assert with_hints.status_code == 400
    pair_of_seats[1] = {"seat": "white", "who": "computer", "level": "novice"}
    alone = {"game": "power_and_weakness", "seats": pair_of_seats, **RATED}
    assert anna.post("/api/tables", alone).status_code == 400
    assert bela.menu(pair(anna, bela), "white", "resign").status_code == 200
    assert anna.get("/api/me/profile").json()["strengths"] == []
    given_up = pair(anna, bela, **RATED)
    assert bela.menu(given_up, "white", "hand_to_computer", level="novice").status_code == 200
    assert anna.menu(given_up, "orange", "resign").status_code == 200
    assert anna.get("/api/me/profile").json()["strengths"] == []
    for _ in range(5):
        assert bela.menu(pair(anna, bela, **RATED), "white", "resign").status_code == 200
    [mine], [theirs] = (person.get("/api/me/profile").json()["strengths"] for person in (anna, bela))
    assert (mine["games"], theirs["games"]) == (5, 5)
    assert mine["rating"] > 1500 > theirs["rating"]
    assert 0 < mine["half"] < mine["most"] < 327


def test_with_few_games_there_is_no_number(anna: Person, bela: Person) -> None:
    assert bela.menu(pair(anna, bela, **RATED), "white", "resign").status_code == 200
    [mine] = anna.get("/api/me/profile").json()["strengths"]
    assert (mine["games"], mine["rating"]) == (1, None)


def test_how_i_fare_against_computers_is_told_by_level_from_my_last_games(anna: Person, bela: Person) -> None:
    for level in ("novice", *("squire:bold",) * 11, "squire"):
        assert anna.menu(anna.open("me", level), "orange", "resign").status_code == 200
    anna.open("me", "squire")  # goes on
    assert bela.menu(pair(anna, bela), "white", "resign").status_code == 200
    assert anna.get("/api/me/computers").json() == [
        {"game": "power_and_weakness", "level": "novice", "games": 1, "won": 0},
        {"game": "power_and_weakness", "level": "squire", "games": 10, "won": 0},
    ]
    assert bela.get("/api/me/computers").json() == []


def test_a_computer_that_took_a_persons_seat_is_no_opponent_of_its_level(anna: Person, bela: Person) -> None:
    table = pair(anna, bela)
    assert bela.menu(table, "white", "abandon").status_code == 200
    assert anna.menu(table, "orange", "resign").status_code == 200
    assert anna.get("/api/me/computers").json() == []


def test_who_wins_with_allies_has_won_and_who_shares_with_all_has_not() -> None:
    def outcome(*ranks: int) -> Outcome:
        named = zip(("germany", "russia", "france"), ranks, strict=True)
        seats = [SeatResultWire(seat, rank, 0) for seat, rank in named]
        return Outcome("great_war", SeatId("germany"), ResultWire(seats, MessageWire("won")))

    assert has_won(outcome(1, 2, 2))
    assert has_won(outcome(1, 1, 2))
    assert not has_won(outcome(1, 1, 1))
    assert not has_won(outcome(2, 1, 1))
