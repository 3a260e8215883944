"""The table of a league: points, then the opponents, then the game between the two, then games won."""

from typing import Literal

from hatalom.server.leagues.standings import Game, standings

Outcome = Literal["first", "second", "draw"]
POINTS = {"first": (2, 0), "second": (0, 2), "draw": (1, 1)}


def game(number: int, first: int, second: int, outcome: Outcome) -> Game:
    return Game(number, (first, second), POINTS[outcome], "played")


def order(count: int, *games: Game, system: str = "robin") -> list[tuple[int, int]]:
    table = standings(count, max(one.round for one in games), games, "swiss" if system == "swiss" else "robin")
    return [(row.number, row.place) for row in table]


def test_points_are_counted_in_halves() -> None:
    table = standings(3, 2, [game(1, 0, 1, "first"), game(2, 1, 2, "draw")], "robin")
    assert [(row.points, row.cells) for row in table] == [(2, [2, None]), (1, [0, 1]), (1, [None, 1])]


def test_equal_points_are_parted_by_those_who_were_beaten() -> None:
    """Two and three have a point each: two has beaten the winner, three the last one."""
    games = [game(1, 0, 1, "second"), game(1, 2, 3, "first"), game(2, 0, 3, "first"), game(2, 2, 1, "draw")]
    assert order(4, *games)[0] == (1, 1)
    assert order(4, *games)[1:] == [(2, 2), (0, 3), (3, 4)]


def test_in_the_swiss_system_lost_games_count_by_their_opponents_too() -> None:
    games = [game(1, 0, 1, "first"), game(1, 2, 3, "first"), game(2, 0, 2, "first"), game(2, 1, 3, "draw")]
    table = {row.number: row.tie_break for row in standings(4, 2, games, "swiss")}
    assert table[1] == 2 * (4 + 1)  # the winner has two points, the one he drew with half a point
    assert order(4, *games, system="swiss") == [(0, 1), (2, 2), (1, 3), (3, 4)]


def robin_of_four(*outcomes: Outcome) -> list[Game]:
    pairs = [(1, 0, 1), (1, 2, 3), (2, 0, 2), (2, 1, 3), (3, 0, 3), (3, 1, 2)]
    return [game(*pair, outcome) for pair, outcome in zip(pairs, outcomes, strict=True)]


def test_the_game_between_the_two_comes_next() -> None:
    table = standings(4, 3, robin_of_four("second", "first", "draw", "draw", "first", "second"), "robin")
    assert [(row.number, row.place, row.points, row.tie_break) for row in table] == [
        (2, 1, 5, 11),
        (1, 2, 3, 7),  # has beaten the next one
        (0, 3, 3, 7),
        (3, 4, 1, 3),
    ]


def test_then_whoever_has_won_more_games_stands_higher() -> None:
    table = standings(4, 3, robin_of_four("draw", "first", "draw", "second", "draw", "first"), "robin")
    assert [(row.number, row.place, row.wins) for row in table] == [(1, 1, 1), (2, 1, 1), (3, 1, 1), (0, 4, 0)]


def test_whoever_is_still_level_shares_the_place() -> None:
    drawn = [game(1, 0, 1, "draw"), game(2, 1, 2, "draw"), game(3, 0, 2, "draw")]
    assert order(3, *drawn) == [(0, 1), (1, 1), (2, 1)]


def test_a_free_round_is_a_point_without_an_opponent() -> None:
    games = [Game(1, (0,), (2,), "free"), game(1, 1, 2, "draw")]
    assert [(row.number, row.points, row.tie_break, row.wins) for row in standings(3, 1, games, "swiss")] == [
        (0, 2, 0, 0),
        (1, 1, 2, 0),
        (2, 1, 2, 0),
    ]


def test_a_point_of_a_round_that_somebody_sits_out_is_half_or_none() -> None:
    games = [Game(1, (0,), (1,), "away"), Game(2, (0,), (0,), "away")]
    assert standings(1, 2, games, "swiss")[0].cells == [1, 0]
