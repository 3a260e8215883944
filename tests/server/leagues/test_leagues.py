"""Leagues on the server, in simulated time: rounds begin and end by themselves, and everybody gets what he has won."""

import datetime as dt
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from hatalom.server.app import App
from hatalom.server.settings import Settings
from hatalom.table.clock import DAY
from tests.server.conftest import GAME, AtOnce, Hands, Json, Person, create_app, token_in

NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Eszter")
SIDES = ("orange", "white")
BEGINNING = dt.datetime(2026, 11, 17, 12, tzinfo=dt.UTC)


class Season:
    """A server whose days pass when the test says so, and people with accounts."""

    def __init__(self, client: TestClient[App], hands: Hands) -> None:
        self.client = client
        self.hands = hands
        self.keeper = client.app.house.keeper
        self.today = BEGINNING
        self.keeper.clock = lambda: self.today
        self.people = [with_account(client, name) for name in NAMES]

    def go_round(self) -> None:
        with self.client.portal() as portal:
            portal.call(self.keeper.go_round)

    def pass_days(self, days: float) -> None:
        self.today += dt.timedelta(days=days)
        self.hands.time += int(days * DAY)
        self.go_round()

    def make(self, count: int, begin: bool = True, **more: Any) -> str:
        """A league of the first so many people."""
        wish = {"name": "Autumn", "game": GAME, "system": "robin", **more}
        made = self.people[0].post("/api/leagues", wish)
        assert made.status_code == 201, made.text
        league = str(made.json()["id"])
        for person in self.people[:count]:
            assert person.post(f"/api/leagues/{league}/join", {}).status_code == 200
        if begin:
            assert self.people[0].post(f"/api/leagues/{league}/begin", {}).status_code == 200
        return league

    def league(self, league: str) -> Json:
        found: Json = self.people[0].get(f"/api/leagues/{league}").json()
        return found

    def running(self, league: str) -> list[Json]:
        return [game for game in self.league(league)["games"] if not game["points"]]

    def lose(self, game: Json, seat: str) -> None:
        """The player in this seat resigns."""
        loser = self.people[game["players"][SIDES.index(seat)]]
        assert loser.menu(game["table"], seat, "resign").status_code == 200

    def asked(self, game: Json) -> int:
        """Who is on turn: the first player or the second."""
        state = state_of(self.people[game["players"][0]], game)
        return 0 if state["question"] else 1

    def answer(self, game: Json) -> int:
        """Whoever is on turn takes his first option; tells who it was."""
        asked = self.asked(game)
        person, seat = self.people[game["players"][asked]], SIDES[asked]
        state = state_of(person, game)
        answer = person.act(game["table"], seat, state["question"]["options"][0]["action"], state["version"])
        assert answer.status_code == 200, answer.text
        return asked

    def table(self, league: str) -> list[tuple[str, int, int]]:
        return [(row["name"], row["place"], row["points"]) for row in self.league(league)["entrants"]]


def state_of(person: Person, game: Json) -> Json:
    state: Json = person.table(game["table"])["state"]
    return state


def with_account(client: TestClient[App], name: str) -> Person:
    person = Person(client, name)
    body = {"login": f"{name}@example.org", "password": "long enough"}
    answer = person.post("/api/me/account", body)
    assert answer.status_code == 200, answer.text
    person.headers = {"Authorization": f"Bearer {token_in(answer)}"}
    return person


@pytest.fixture
def season(hands: Hands, settings: Settings) -> Iterator[Season]:
    with TestClient(create_app(settings, AtOnce(1, 10)), base_url="https://table.local") as client:
        yield Season(client, hands)


def test_a_league_of_four_runs_to_its_end(season: Season) -> None:
    """Anna wins all her games, Dávid loses all of his; Béla beats Csilla."""
    league = season.make(4)
    strength = [0, 1, 2, 3]
    for number in (1, 2, 3):
        games = season.running(league)
        assert [game["round"] for game in games] == [number] * 2
        for game in games:
            first, second = game["players"]
            season.lose(game, "white" if strength.index(first) < strength.index(second) else "orange")
        season.go_round()
    assert season.league(league)["status"] == "over"
    assert season.table(league) == [("Anna", 1, 6), ("Béla", 2, 4), ("Csilla", 3, 2), ("Dávid", 4, 0)]
    for row in season.league(league)["entrants"]:
        assert sum(row["cells"]) == row["points"]
    pairs = {frozenset(game["players"]) for game in season.league(league)["games"]}
    assert len(pairs) == 6


def test_the_tables_of_a_round_wait_for_nobody_and_have_a_slow_clock(season: Season) -> None:
    league = season.make(4, rated=True)
    for game in season.running(league):
        first, second = game["players"]
        table = season.people[first].table(game["table"])
        assert [seat["name"] for seat in table["seats"]] == [NAMES[first], NAMES[second]]
        assert table["clock"]["terms"]["pace"] == "slow"
        mine = season.people[second].get("/api/tables?list=mine").json()
        assert [(row["id"], row["rated"], row["begun"]) for row in mine] == [(game["table"], True, True)]


def test_a_league_begins_on_its_day_if_there_are_enough(season: Season) -> None:
    few = season.make(2, begin=False, starts="2026-11-20")
    enough = season.make(3, begin=False, starts="2026-11-20")
    season.pass_days(2)
    assert {season.league(one)["status"] for one in (few, enough)} == {"open"}
    season.pass_days(1)
    assert [season.league(one)["status"] for one in (few, enough)] == ["open", "running"]
    assert season.people[4].post(f"/api/leagues/{enough}/join", {}).status_code == 403
    assert season.people[2].post(f"/api/leagues/{few}/join", {}).status_code == 200
    season.go_round()
    assert season.league(few)["status"] == "running"


def test_whoever_has_not_answered_when_the_days_are_over_has_lost(season: Season) -> None:
    league = season.make(4, days=2)
    begun, idle = season.running(league)
    asked = season.answer(begun)
    while season.asked(begun) == asked:
        season.answer(begun)
    season.pass_days(2.1)
    games = {game["table"]: game for game in season.league(league)["games"] if game["round"] == 1}
    assert (games[begun["table"]]["how"], games[begun["table"]]["points"]) == ("absent", [[2, 0], [0, 2]][asked])
    assert games[idle["table"]]["how"] == "absent"
    assert season.people[0].table(idle["table"])["state"]["result"] is not None
    assert len(season.running(league)) == 2


def test_what_both_have_begun_and_not_finished_in_time_is_drawn(season: Season) -> None:
    league = season.make(4, days=2)
    game = season.running(league)[0]
    first = season.answer(game)
    while season.asked(game) == first:
        season.answer(game)
    season.answer(game)
    season.pass_days(2.1)
    found = next(one for one in season.league(league)["games"] if one["table"] == game["table"])
    assert (found["how"], found["points"]) == ("unfinished", [1, 1])


def test_whose_time_is_over_has_lost(season: Season) -> None:
    league = season.make(4, days=30)
    season.pass_days(10.5)
    ended = [game for game in season.league(league)["games"] if game["round"] == 1]
    assert {game["how"] for game in ended} == {"late"}
    for game in ended:
        result = season.people[0].table(game["table"])["state"]["result"]
        winner = next(one["seat"] for one in result["seats"] if one["rank"] == 1)
        assert SIDES[game["points"].index(2)] == winner


def test_whoever_leaves_loses_his_game_and_those_to_come(season: Season) -> None:
    league = season.make(4)
    assert season.people[3].post(f"/api/leagues/{league}/leave", {}).status_code == 200
    assert season.people[3].post(f"/api/leagues/{league}/leave", {}).status_code == 403
    for _ in range(3):
        for game in season.running(league):
            season.lose(game, "white")
        season.go_round()
    found = season.league(league)
    assert found["status"] == "over"
    gone = next(row for row in found["entrants"] if row["name"] == "Dávid")
    assert (gone["left_after"], gone["points"]) == (1, 0)
    walked = [game for game in found["games"] if 3 in game["players"]]
    assert [game["how"] for game in walked] == ["walkover"] * 3
    assert sum(row["points"] for row in found["entrants"]) == 12


def test_whoever_goes_for_good_leaves_his_leagues(season: Season) -> None:
    league, waiting = season.make(4), season.make(4, begin=False)
    assert season.people[3].post("/api/me/farewell", {"name": "Dávid"}).status_code == 200
    season.go_round()
    gone = [row for row in season.league(league)["entrants"] if row["name"] == ""]
    assert [row["left_after"] for row in gone] == [1]
    assert len(season.league(waiting)["entrants"]) == 3


def test_a_computer_that_finishes_a_game_loses_it_for_its_player(season: Season) -> None:
    league = season.make(4)
    game = season.running(league)[0]
    second = season.people[game["players"][1]]
    assert second.menu(game["table"], "white", "hand_to_computer", level="random").status_code == 200
    season.lose(game, "orange")
    season.go_round()
    found = next(one for one in season.league(league)["games"] if one["table"] == game["table"])
    assert (found["points"], found["how"]) == ([2, 0], "computer")


def test_a_swiss_league_has_free_rounds_and_lets_players_sit_out(season: Season) -> None:
    league = season.make(5, system="swiss", rounds=3)
    assert [game["how"] for game in season.league(league)["games"]] == ["", "", "free"]
    path = f"/api/leagues/{league}/away"
    assert season.client.put(path, json={"away": True}, headers=season.people[0].headers).status_code == 200
    for _ in range(3):
        for game in season.running(league):
            season.lose(game, "white")
        season.go_round()
    found = season.league(league)
    assert found["status"] == "over"
    assert [game["how"] for game in found["games"] if game["players"][0] == 0 and game["round"] == 2] == ["away"]
    anna = next(row for row in found["entrants"] if row["name"] == "Anna")
    assert anna["cells"][1] == 1
    assert len([game for game in found["games"] if game["how"] == "free"]) == 2


def test_a_server_that_was_killed_between_pairing_and_laying_lays_the_tables_later(season: Season) -> None:
    opening, laid = season.keeper.opening, season.keeper.opening.lay

    async def fails(*_: Any) -> None:
        raise OSError("killed")

    opening.lay = fails
    league = season.make(4, begin=False)
    assert season.people[0].post(f"/api/leagues/{league}/begin", {}).status_code == 500
    opening.lay = laid
    games = season.running(league)
    assert season.league(league)["tables"] == []
    season.go_round()
    assert {row["id"] for row in season.league(league)["tables"]} == {game["table"] for game in games}


MARIA: dict[str, Any] = {"game": "maria", "seats": 3}


def test_a_league_of_three_at_a_table_gives_everybody_every_seat(season: Season) -> None:
    league = season.make(3, days=2, **MARIA)
    assert season.league(league)["rounds"] == 3
    for number in (1, 2, 3):
        (game,) = season.running(league)
        assert (game["round"], len(game["players"])) == (number, 3)
        table = season.people[0].table(game["table"])
        assert [seat["name"] for seat in table["seats"]] == [NAMES[one] for one in game["players"]]
        season.pass_days(2.1)
    found = season.league(league)
    assert found["status"] == "over"
    for seat in range(3):
        assert sorted(game["players"][seat] for game in found["games"]) == [0, 1, 2]
    assert [(game["points"], game["how"]) for game in found["games"]] == [([2, 2, 2], "unfinished")] * 3


def test_whoever_leaves_a_table_of_three_is_played_for_and_gets_nothing(season: Season) -> None:
    league = season.make(4, days=2, **MARIA)
    first = season.league(league)["games"]
    assert [game["how"] for game in first] == ["", "free"]
    assert first[1]["points"] == [2]  # as many as a game brings on average
    (game,) = season.running(league)
    gone = game["players"][1]
    assert season.people[gone].post(f"/api/leagues/{league}/leave", {}).status_code == 200
    other = season.people[game["players"][0]]
    table = other.table(game["table"])
    assert (table["seats"][1]["kind"], table["state"]["result"]) == ("computer", None)
    for seat, power in ((0, "maria"), (2, "louis")):
        person = season.people[game["players"][seat]]
        state = state_of(person, game)
        action = state["question"]["options"][0]["action"]
        assert person.act(game["table"], power, action, state["version"]).status_code == 200
    season.pass_days(2.1)
    ended = season.league(league)["games"][0]
    assert (ended["points"], ended["how"]) == ([3, 0, 3], "unfinished")
    (second,) = season.running(league)
    assert gone not in second["players"]


def test_at_a_table_of_three_a_computer_plays_for_whoever_is_late(season: Season) -> None:
    """He can take his seat back; where the computer plays to the end, he gets nothing."""
    league = season.make(3, days=60, **MARIA)
    (game,) = season.running(league)
    season.pass_days(30)
    with season.client.portal() as portal:
        portal.call(season.keeper.hub.deadlines.look)
    table = season.people[0].table(game["table"])
    assert "computer" in {seat["kind"] for seat in table["seats"]}


def test_a_league_ends_when_too_few_for_a_table_are_left(season: Season) -> None:
    league = season.make(3, **MARIA)
    assert season.people[2].post(f"/api/leagues/{league}/leave", {}).status_code == 200
    season.pass_days(15)
    assert season.league(league)["status"] == "over"


def test_a_league_needs_as_many_as_sit_at_a_table(season: Season) -> None:
    league = season.make(4, begin=False, game="great_war", seats=5)
    assert season.league(league)["least"] == 5
    assert season.people[0].post(f"/api/leagues/{league}/begin", {}).status_code == 403
    assert season.people[4].post(f"/api/leagues/{league}/join", {}).status_code == 200
    assert season.people[0].post(f"/api/leagues/{league}/begin", {}).status_code == 200
    assert len(season.running(league)[0]["players"]) == 5
    wrong = {"name": "Autumn", "game": "hannibal", "system": "robin", "seats": 3}
    assert season.people[0].post("/api/leagues", wrong).status_code == 400


def test_bad_leagues_are_refused_and_leave_nothing_behind(season: Season) -> None:
    good = {"name": "Autumn", "game": GAME, "system": "robin"}
    anna = season.people[0]
    for bad in ({"name": " "}, {"name": "x" * 61}, {"game": "chess"}, {"system": "knockout"}, {"rounds": 1}):
        assert anna.post("/api/leagues", {**good, **bad}).status_code in (400, 404), bad
    for bad in ({"days": 0}, {"starts": "tomorrow"}, {"starts": "2026-13-01"}, {"starts": "2030-01-01"}):
        assert anna.post("/api/leagues", {**good, **bad}).status_code == 400, bad
    assert anna.get("/api/leagues").json() == []
    for _ in range(5):
        assert anna.post("/api/leagues", good).status_code == 201
    assert anna.post("/api/leagues", good).status_code == 429


def test_a_private_league_is_listed_for_its_players_alone(season: Season) -> None:
    league = season.make(2, begin=False, private=True)
    assert [row["id"] for row in season.people[1].get("/api/leagues").json()] == [league]
    assert season.people[2].get("/api/leagues").json() == []
    assert season.people[2].get(f"/api/leagues/{league}").status_code == 200
    assert season.people[2].get("/api/leagues/%00").status_code == 404
