"""Tables of three and more: nobody sits twice, everybody meets everybody and has every seat about equally often."""

import itertools
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from hatalom.server.leagues.groups import draw, rounds_of_groups
from hatalom.server.leagues.standings import (
    LOST,
    Game,
    System,
    past_of,
    points_for,
    points_for_free_round,
    standings,
)


def next_round(count: int, seats: int, number: int, games: list[Game], system: System) -> list[Game]:
    order = [row.number for row in standings(count, number - 1, games, system)]
    tables, free = draw([past_of(one, games, seats) for one in order], seats, system == "swiss")
    alone = [Game(number, (one,), (points_for_free_round(seats),), "free") for one in free]
    return [*(Game(number, tuple(table)) for table in tables), *alone]


def played(count: int, seats: int, system: System, data: st.DataObject, rounds: int) -> list[list[Game]]:
    """A league with any results at all."""
    done: list[list[Game]] = []
    for number in range(1, rounds + 1):
        games = next_round(count, seats, number, [*itertools.chain(*done)], system)
        places = data.draw(st.permutations(range(1, seats + 1)))
        done.append(
            [game if game.is_over else Game(number, game.players, points_for(places), "played") for game in games]
        )
    return done


@st.composite
def leagues(draw_one: st.DrawFn) -> tuple[int, int]:
    seats = draw_one(st.sampled_from([3, 4, 5, 7]))
    return draw_one(st.integers(seats, 20)), seats


@settings(deadline=None, max_examples=25)
@given(leagues(), st.sampled_from(["robin", "swiss"]), st.data())
def test_nobody_sits_twice_and_seats_and_free_rounds_are_shared_out_evenly(
    league: tuple[int, int], system: System, data: st.DataObject
) -> None:
    count, seats = league
    rounds = played(count, seats, system, data, rounds_of_groups(count, seats))
    for games in rounds:
        assert sorted(itertools.chain(*(game.players for game in games))) == [*range(count)]
        assert all(len(game.players) == seats for game in games if game.how == "played")
        assert sum(game.how == "free" for game in games) == count % seats
    pasts = [past_of(one, [*itertools.chain(*rounds)], seats) for one in range(count)]
    assert all(max(past.seats) - min(past.seats) <= 2 for past in pasts)
    assert max(past.free for past in pasts) - min(past.free for past in pasts) <= 1


@settings(deadline=None, max_examples=20)
@given(st.integers(3, 24), st.data())
def test_at_tables_of_three_nobody_meets_the_same_player_three_times_before_all_others(
    count: int, data: st.DataObject
) -> None:
    rounds = played(count, 3, "robin", data, rounds_of_groups(count, 3))
    tables = [game.players for games in rounds for game in games if game.is_met]
    met = Counter(frozenset(pair) for table in tables for pair in itertools.combinations(table, 2))
    assert max(met.values()) <= (3 if count == 3 else 2)


def test_as_long_as_it_can_be_nobody_meets_again() -> None:
    """Nine players at tables of three: in four rounds everybody meets everybody exactly once."""
    games: list[Game] = []
    for number in range(1, 5):
        games += [Game(number, game.players, (4, 2, 0), "played") for game in next_round(9, 3, number, games, "robin")]
    met = Counter(frozenset(pair) for game in games for pair in itertools.combinations(game.players, 2))
    assert met == Counter(frozenset(pair) for pair in itertools.combinations(range(9), 2))


def test_three_players_have_every_seat_once() -> None:
    games: list[Game] = []
    for number in (1, 2, 3):
        games += [Game(number, game.players, (4, 2, 0), "played") for game in next_round(3, 3, number, games, "robin")]
    assert [past_of(one, games, 3).seats for one in range(3)] == [[1, 1, 1]] * 3


def test_in_the_swiss_system_those_meet_who_stand_close() -> None:
    games = [Game(1, (0, 1, 2), (4, 2, 0), "played"), Game(1, (3, 4, 5), (4, 2, 0), "played")]
    second = next_round(6, 3, 2, games, "swiss")
    assert [sorted(game.players) for game in second] == [[0, 1, 3], [2, 4, 5]]


def test_a_place_is_worth_a_point_for_everybody_behind_it_and_is_split_when_shared() -> None:
    assert points_for([1, 2, 3]) == (4, 2, 0)
    assert points_for([2, 1, 1]) == (0, 3, 3)
    assert points_for([1, 1, 1, 1, 1]) == (4, 4, 4, 4, 4)
    assert points_for([LOST, 3, 2]) == (0, 2, 4)
    assert points_for([LOST, 1, LOST]) == (0, 4, 0)


def test_level_at_tables_of_three_is_parted_by_those_left_behind_then_by_each_other() -> None:
    games = [Game(1, (0, 1, 2), (4, 2, 0), "played"), Game(2, (1, 0, 2), (4, 2, 0), "played")]
    table = standings(3, 2, games, "robin")
    assert [(row.number, row.place, row.points) for row in table] == [(0, 1, 6), (1, 1, 6), (2, 3, 0)]
    games.append(Game(3, (0, 2, 1), (4, 2, 0), "played"))
    assert [(row.number, row.place) for row in standings(3, 3, games, "robin")] == [(0, 1), (1, 2), (2, 3)]
