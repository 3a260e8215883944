"""A profile: results by game and side, and whether somebody sees his games through."""

from hatalom.server.services.profiles import reliability
from tests.server.conftest import Person
from tests.server.test_clocks import pair


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
