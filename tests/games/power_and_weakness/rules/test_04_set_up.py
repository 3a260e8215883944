"""4  Set-up."""

from hatalom.games.power_and_weakness.names import MARKER, REGION
from tests.games.power_and_weakness.scenario import MARKERS_OF_THE_FIGURE, first_cycle, new_cycle, set_up
from tests.rules import rule

FIGURE_MARKERS = [f"lay_marker {marker}" for marker in MARKERS_OF_THE_FIGURE.values()]


@rule("4.1")
def test_4_1_each_region_gets_one_marker_at_random() -> None:
    laying = set_up()
    left = {"castle": 5, "helmet": 5, "tent": 4, "key": 4}
    for region, marker in MARKERS_OF_THE_FIGURE.items():
        assert laying.weights() == {kind: count for kind, count in left.items() if count}
        laying.nature(f"lay_marker {marker}")
        left[marker] -= 1
        assert laying.marker(region) == marker
    assert laying.prompt == "ask-tile"
    assert [args["region"] for args in laying.told("marker-laid")] == [f"region.{region}" for region in REGION.ids]


@rule("4.2")
def test_4_2_the_three_markers_left_are_set_aside() -> None:
    laid = set_up().nature(*FIGURE_MARKERS)
    assert laid.set_aside == "helmet*3"
    others = ["castle"] * 5 + ["helmet"] * 5 + ["tent"] * 4 + ["key"]
    assert set_up().nature(*(f"lay_marker {marker}" for marker in others)).set_aside == "key*3"
    assert len(others) == 15
    assert set(others) == set(MARKER.ids)


@rule("4.3")
def test_4_3_three_mages_and_three_knights_in_reserve_13_and_13_in_stock() -> None:
    fresh = set_up()
    for seat in ("orange", "white"):
        assert (fresh.reserve(seat), fresh.stock(seat)) == ("3k3m", "13k13m")


@rule("4.4")
def test_4_4_seven_action_tiles_are_turned_up() -> None:
    laid = set_up().nature(*FIGURE_MARKERS)
    weights = laid.weights()
    assert sum(weights.values()) == 40
    assert weights["influence_castle"] == 4
    laid.turn_up_tiles("influence_castle*4 move snake")
    assert laid.prompt == "ask-tile"
    assert "influence_castle" not in laid.weights()
    laid.nature("turn_up_tile ship")
    assert laid.prompt == "ask-starter"
    assert laid.display == "influence_castle*4 move ship snake"


@rule("4.5")
def test_4_5_the_game_begins_with_a_magic_cycle() -> None:
    assert first_cycle().cycle == "magic"


@rule("4.6")
def test_4_6_four_cubes_on_the_hourglass() -> None:
    assert first_cycle().cubes == 4


@rule("4.7")
def test_4_7_both_pawns_start_on_0() -> None:
    assert first_cycle().vp() == (0, 0)


@rule("4.8")
def test_4_8_no_unit_is_on_the_board() -> None:
    assert first_cycle().board() == {}


@rule("4.9")
def test_4_9_the_time_tiles_form_a_pile_of_their_own() -> None:
    begun = first_cycle()
    begun.play("orange", "recruit").play("white", "recruit", "recruit").play("orange", "recruit")
    assert begun.prompt == "ask-time-tile"
    assert sum(begun.weights().values()) == 11


@rule("4.9r1")
def test_4_9r1_the_pile_is_shuffled_so_each_tile_is_equally_likely() -> None:
    assert new_cycle("steel").weights() == {"3": 1, "4": 2, "5": 3, "6": 2, "7": 2, "8": 1}
    assert new_cycle("steel", time="5*2 8").weights() == {"5": 2, "8": 1}
