"""The look back: curves, turning points, luck and deeds, counted by hand where that is possible."""

from math import log2, sqrt
from typing import Any

import pytest

from hatalom import bots
from hatalom.core.chance import Seeded
from hatalom.core.evaluator import Evaluator
from hatalom.core.question import NATURE, SPECTATOR, Seat
from hatalom.games.hannibal import GAME as HANNIBAL
from hatalom.games.heads_of_state import GAME as STATE
from hatalom.games.power_and_weakness import GAME as POWER
from hatalom.table.analysis import analyse
from hatalom.table.table import Table
from hatalom.table.turning import declined, stretches, turning_points
from tests.table.tables import ambush, human, new_table, play, power, state


@pytest.fixture(scope="module")
def table() -> Table:
    table = power()
    play(table, Seeded(4), 5000)
    return table


def test_every_curve_has_a_value_for_every_ply_and_ends_with_the_result(table: Table) -> None:
    whole = analyse(table.match, bots.evaluator_of(POWER))
    assert [series.label.key for series in whole.series] == [
        "measure-points",
        "measure-victory-points",
        "measure-units",
        "measure-regions",
        "estimate",
    ]
    assert {len(row) for series in whole.series for row in series.values} == {len(table.match.plies) + 1}
    result = table.match.result()
    assert result is not None
    assert [row[0] for row in whole.series[0].values] == [0, 0]
    assert max(abs(value) for row in whole.series[-1].values for value in row) < 50  # victory itself is left out


def test_where_it_is_known_how_often_a_judgement_wins_the_estimate_is_the_chance_to_win(table: Table) -> None:
    """It ends with who has won, and what moved it most is a turning point whatever happened there."""
    whole = analyse(table.match, the_learned())
    estimate = whole.series[-1]
    assert (estimate.label.key, estimate.is_estimate) == ("estimate-chances", True)
    first, second = estimate.values
    assert len(first) == len(table.match.plies) + 1
    assert all(0 <= one <= 100 and abs(one + other - 100) < 0.2 for one, other in zip(first, second, strict=True))
    result = table.match.result()
    assert result is not None
    assert [first[-1], second[-1]] == [100.0 * (seat in result.winners()) for seat in range(2)]
    parts = stretches(table.match, declined(table.match))
    most = max(abs(first[end] - first[start]) for start, end in parts)
    assert max(point.swing for point in whole.turning_points) == pytest.approx(most, abs=0.01)


def the_learned() -> Evaluator[Any]:
    learned = bots.knowledge_of(POWER).learned
    assert learned is not None
    assert learned.shipped is not None
    return learned.shipped()


@pytest.mark.parametrize(("on_turn", "first"), [(0, 0.9), (1, 0.7), (-1, 0.8)])
def test_a_chance_is_that_of_whoever_has_the_next_turn(table: Table, on_turn: int, first: float) -> None:
    """Who would win nine games of ten in his turn wins seven in the other's; between the turns it is the mean."""
    whole = analyse(table.match, Curious(on_turn))
    assert whole.series[-1].values[0][0] == pytest.approx(100 * first)


class Curious(Evaluator[Any]):
    """Who is on turn has a chance of .9 or, if it is the second, of .3."""

    def __init__(self, on_turn: int) -> None:
        self.on_turn = on_turn

    def value(self, pos: Any, seat: Seat) -> float:
        return 0.9 if seat == 0 else 0.3

    def chance(self, value: float) -> float:
        return value

    def turn_of(self, pos: Any) -> int:
        return self.on_turn


def test_a_game_without_an_evaluator_has_no_estimate(table: Table) -> None:
    whole = analyse(table.match, None)
    assert not any(series.is_estimate for series in whole.series)
    assert whole.turning_points


def test_turning_points_are_where_most_was_gained_in_the_order_of_play() -> None:
    values = [[0.0, 1.0, 1.0, 5.0, 4.0], [0.0, -1.0, -1.0, -5.0, -4.0]]
    parts = [(0, 1), (1, 2), (2, 3), (3, 4)]
    assert turning_points(parts, values) == [(0, 1, 0, 1.0), (2, 3, 0, 4.0), (3, 4, 1, 1.0)]


def test_luck_is_the_sum_of_the_chances_against_what_came(table: Table) -> None:
    whole = analyse(table.match, None)
    markers = next(kind for kind in whole.luck if kind.label.key == "verb-lay-marker")
    assert [draw.total for draw in markers.draws] == list(range(18, 3, -1))  # 18 markers, one less every time (2.5)
    castle = next(entry for entry in markers.outcomes if entry.outcome == "marker.castle")
    left, chances, came = 5, [], 0
    for draw in markers.draws:
        chances.append(left / draw.total)
        if draw.outcome == "marker.castle":
            assert draw.weight == left
            left, came = left - 1, came + 1
    assert castle.came == came
    assert castle.expected == pytest.approx(sum(chances), abs=0.001)
    assert castle.spread == pytest.approx(sqrt(sum(p * (1 - p) for p in chances)), abs=0.001)
    assert markers.surprise == pytest.approx(-sum(log2(d.weight / d.total) for d in markers.draws), abs=0.01)


def test_a_coin_toss_is_one_bit() -> None:
    table = power()
    play(table, Seeded(0), 5000)
    starters = [kind for kind in analyse(table.match, None).luck if kind.label.key == "verb-draw-starter"]
    for kind in starters:
        assert kind.expected_surprise == len(kind.draws)
        assert kind.surprise == len(kind.draws)


@pytest.fixture(scope="module")
def court() -> Table:
    table = state()
    play(table, Seeded(5), 20_000)
    return table


def test_the_curves_of_heads_of_state_end_with_what_lies_on_the_board(court: Table) -> None:
    whole = analyse(court.match, bots.evaluator_of(STATE))
    points, nobles, influence, countries, _ = ([row[-1] for row in series.values] for series in whole.series)
    view, result = court.state(SPECTATOR).view, court.match.result()
    assert result is not None
    assert points == [seat.score for seat in result.seats]
    boxes = [box for area in view.areas for box in area.boxes]
    for number, seat in enumerate(whole.seats):
        assert nobles[number] == sum(box.owner == seat for box in boxes)
        assert influence[number] == sum(box.influence for box in boxes if box.owner == seat)
        assert countries[number] == sum(
            country.standings[0].seat == seat for country in view.countries if country.standings
        )


def test_the_bag_is_in_the_ledger_by_whose_cube_was_hoped_for(court: Table) -> None:
    """10.9  Three cubes of four are the attacker's: whoever's cube it is, it is his luck."""
    bag = next(kind for kind in analyse(court.match, None).luck if kind.label.key == "verb-draw-cube")
    assert {(draw.weight, draw.total) for draw in bag.draws} <= {(3, 4), (1, 4)}
    assert sum(entry.came for entry in bag.outcomes) == len(bag.draws)
    assert sum(entry.expected for entry in bag.outcomes) == pytest.approx(len(bag.draws), abs=0.01)
    assert {entry.outcome for entry in bag.outcomes} <= {f"seat.{seat}" for seat in court.seat_ids}


def test_deeds_are_real_choices(table: Table) -> None:
    whole = analyse(table.match, None)
    chosen = [ply.step for ply in table.match.plies if ply.step.seat != NATURE and not ply.step.auto]
    assert sum(sum(deed.counts) for deed in whole.deeds) == len(chosen)


def test_a_game_without_measures_still_has_luck_and_deeds() -> None:
    table = ambush()
    play(table, Seeded(1), 500)
    whole = analyse(table.match, None)
    assert (whole.series, whole.turning_points) == ([], [])
    assert len(whole.luck[0].draws) == table.match.journal.draws()


def test_whoever_declines_does_not_act_and_nothing_turns_there() -> None:
    """What follows a declined reaction belongs to the stretch of the one who acted."""
    table = new_table(HANNIBAL, human("anna"), human("bela"))
    play(table, Seeded(3), 1500)
    match = table.match
    passed = declined(match)
    assert passed
    starts = [start + 1 for start, _ in stretches(match, passed)]
    assert not passed & set(starts)
    assert passed & {start + 1 for start, _ in stretches(match)}
    parts = stretches(match, passed)
    assert [end for _, end in parts][:-1] == [start for start, _ in parts][1:]
