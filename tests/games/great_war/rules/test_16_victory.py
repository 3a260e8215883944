"""16  Victory: two conditions over two turns, or points at the end of 1918."""

from hatalom.core.numbers import numbers_of
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import CENTRAL, ENTENTE, NEITHER, TURN, Condition
from hatalom.games.great_war.rules.victory import is_fulfilled, judge_turn, points_of_power, victory_points
from tests.games.great_war.scenario import CONTENT, Scene, place, power
from tests.rules import rule

BERLIN, VIENNA, SOFIA_ISTANBUL, LONDON, PARIS, ROME_BRUSSELS, BALKANS, RUSSIA = range(8)


def new_turn(scene: Scene) -> None:
    scene.pos.turn += 1
    scene.pos.taken = numbers_of([0] * len(scene.pos.taken))


@rule("16.1", "16.2", "16.4", "16.5")
def test_an_interrupted_condition() -> None:
    scene = Scene("1918_winter", war="turkey bulgaria").hold("britain", "berlin", "istanbul", "sofia")
    pos = scene.pos
    judge_turn(pos)
    assert list(pos.counters[:3]) == [1, 0, 1]
    new_turn(scene)
    pos.set_controller(place("berlin"), power("germany"))
    pos.set_controller(place("berlin"), power("britain"))
    judge_turn(pos)
    assert list(pos.counters[:3]) == [0, 0, 2]
    assert pos.winner != ENTENTE
    new_turn(scene)
    judge_turn(pos)
    assert list(pos.counters[:3]) == [1, 0, 3]
    assert pos.winner != ENTENTE
    new_turn(scene)
    judge_turn(pos)
    assert pos.is_over
    assert pos.winner == ENTENTE


@rule("16.4", "R104")
def test_a_place_won_in_this_turn_counts_at_once() -> None:
    scene = Scene("1915_summer")
    scene.pos.set_controller(place("paris"), power("germany"))
    assert is_fulfilled(scene.pos, Condition(PARIS))
    scene.pos.set_controller(place("paris"), power("france"))
    scene.pos.set_controller(place("paris"), power("germany"))
    assert not is_fulfilled(scene.pos, Condition(PARIS))


@rule("16.3")
def test_the_russian_condition_expires_with_1916() -> None:
    scene = Scene("1916_summer").hold("germany", "paris", "petersburg", "moscow")
    judge_turn(scene.pos)
    new_turn(scene)
    judge_turn(scene.pos)
    assert scene.pos.winner == CENTRAL
    late = Scene("1916_autumn").hold("germany", "paris", "petersburg", "moscow")
    judge_turn(late.pos)
    assert late.pos.counters[RUSSIA] == 1
    new_turn(late)
    judge_turn(late.pos)
    assert late.pos.counters[RUSSIA] == 0
    assert not late.pos.is_over
    assert victory_points(late.pos, CENTRAL) == 5


@rule("16.6", "R106")
def test_both_at_the_same_time_plays_on() -> None:
    scene = Scene("1917_summer", war="turkey bulgaria").hold("britain", "berlin", "istanbul", "sofia")
    scene.hold("germany", "paris", "london")
    pos = scene.pos
    judge_turn(pos)
    new_turn(scene)
    judge_turn(pos)
    assert pos.counters[BERLIN] == pos.counters[PARIS] == 2
    assert not pos.is_over
    new_turn(scene)
    pos.set_controller(place("paris"), power("france"))
    judge_turn(pos)
    assert pos.winner == ENTENTE


@rule("16.6", "16.7", "R106")
def test_both_at_the_end_of_1918_is_decided_by_points() -> None:
    scene = Scene("1918_autumn", war="turkey bulgaria italy").hold("britain", "berlin", "istanbul", "sofia")
    scene.hold("germany", "paris", "london").hold("austria", "roma")
    scene.pos.counters = numbers_of([1, 0, 1, 1, 1, 0, 0, 0])
    judge_turn(scene.pos)
    assert scene.pos.is_over
    assert scene.pos.winner == CENTRAL  # 13 to 10


@rule("16.7", "16.8", "R107", "R108")
def test_points_at_the_end_of_1918() -> None:
    scene = (
        Scene("1918_autumn", war="italy turkey").join("bulgaria", patron="germany").join("belgium", alliance=ENTENTE)
    )
    scene.hold("austria", "roma").hold("bulgaria", "belgrade").hold("britain", "sofia")
    pos = scene.pos
    assert (victory_points(pos, CENTRAL), victory_points(pos, ENTENTE)) == (4, 2)
    assert points_of_power(pos, power("austria")) == 3
    assert points_of_power(pos, power("bulgaria")) == 1
    assert points_of_power(pos, power("britain")) == 2
    judge_turn(pos)
    assert pos.is_over
    assert pos.winner == CENTRAL
    pos.stack = []
    result = GAME.result(pos)
    assert result is not None
    assert [seat.rank for seat in result.seats] == [1, 1, 1, 2, 2, 2, 2]
    assert [seat.score for seat in result.seats] == [1, 3, 0, 2, 0, 0, 0]


@rule("16.7")
def test_equal_points_are_a_draw() -> None:
    scene = Scene("1918_autumn")
    judge_turn(scene.pos)
    assert scene.pos.is_over
    assert scene.pos.winner == NEITHER


@rule("16.7", "R107")
def test_a_city_lost_and_retaken_in_the_last_turn_gives_nobody_points() -> None:
    scene = Scene("1918_autumn").hold("germany", "paris")
    scene.pos.set_controller(place("paris"), power("france"))
    scene.pos.set_controller(place("paris"), power("germany"))
    assert victory_points(scene.pos, CENTRAL) == 0


@rule("R105")
def test_a_city_of_an_own_member_or_of_a_neutral_counts_for_nobody() -> None:
    scene = Scene("1918_autumn").join("belgium", alliance=CENTRAL)
    assert victory_points(scene.pos, CENTRAL) == 0
    assert not is_fulfilled(scene.pos, Condition(ROME_BRUSSELS))


@rule("16.2")
def test_the_most_points_there_are() -> None:
    assert sum(sum(points) for points in CONTENT.condition_points[:3]) == 15
    assert sum(sum(points) for points in CONTENT.condition_points[3:7]) == 20
    assert TURN.ids[CONTENT.russian_condition_until] == "1916_autumn"


@rule("18.14", "R119")
def test_the_condition_follows_the_capital() -> None:
    scene = Scene("1917_summer").hold("italy", "budapest").join("italy")
    assert not is_fulfilled(scene.pos, Condition(VIENNA))
    scene.pos.capital = place("budapest")
    assert is_fulfilled(scene.pos, Condition(VIENNA))
    assert victory_points(scene.pos, ENTENTE) == 5
