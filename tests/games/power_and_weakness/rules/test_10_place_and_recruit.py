"""10  Actions B and C: place a unit, recruit."""

import pytest

from hatalom.games.power_and_weakness.names import REGION
from tests.games.power_and_weakness.scenario import new_cycle, scene
from tests.rules import rule


@rule("10.1")
def test_10_1_one_active_unit_on_an_empty_or_own_region_no_cube() -> None:
    regions = {"kent": "orange 1k", "essex": "white 1k"}
    placing = scene("magic", cubes=4, orange="reserve 2k2m", regions=regions)
    assert placing.targets("orange", "place_unit") == set(REGION.ids) - {"essex"}
    placing.play("orange", "place_unit kent", "place_unit mercia")
    assert (placing.at("kent"), placing.at("mercia")) == ("orange 1k1m", "orange 1m")
    assert (placing.reserve("orange"), placing.cubes) == ("2k", 4)


@rule("10.1")
@pytest.mark.parametrize(
    ("units", "is_allowed"), [("3m", True), ("3k", True), ("2k1m", True), ("4m", False), ("2k2m", False), ("6k", False)]
)
def test_10_1_at_most_three_units_active_and_passive_together(units: str, is_allowed: bool) -> None:
    placing = scene("magic", orange="reserve 1m", regions={"kent": f"orange {units}"})
    assert ("kent" in placing.targets("orange", "place_unit")) == is_allowed
    if not is_allowed:
        assert placing.refusal("orange", "place_unit kent") == ("full-region", "10.1")


@rule("10.1")
def test_10_1_after_it_at_most_four_but_more_by_move_ship_and_influence() -> None:
    regions = {"kent": "orange 4m", "essex": "orange 3m", "powys": "orange 1m"}
    full = scene("magic", cubes=4, orange="reserve 3m tiles ship move influence_tent", regions=regions)
    full.play("orange", "place_unit essex")
    assert "essex" not in full.targets("orange", "place_unit")
    full.play("orange", "play_tile influence_tent", "reinforce kent")
    full.play("orange", "play_tile ship", "ship_from essex", "ship_to kent", "send_all essex", "done")
    full.play("orange", "play_tile move", "move_from powys", "move_to kent", "send_mage powys", "done")
    assert full.at("kent") == "orange 10m"


@rule("10.2")
@pytest.mark.parametrize(("cycle", "gets"), [("magic", "3k"), ("steel", "3m")])
def test_10_2_recruiting_brings_passive_units_and_removes_a_cube(cycle: str, gets: str) -> None:
    recruiting = scene(cycle, cubes=3).play("orange", "recruit")
    assert (recruiting.reserve("orange"), recruiting.cubes) == (gets, 2)
    assert recruiting.reserve("white") == "0"


@rule("10.2")
def test_10_2_with_the_last_cube_the_cycle_ends() -> None:
    last = scene("magic", cubes=1).play("orange", "recruit")
    assert last.told("cycle-ended") == [{"orange": 0, "white": 0}]
    assert last.cycle == "steel"


@rule("10.3")
def test_10_3_three_the_first_time_in_the_cycle_then_two() -> None:
    recruiting = scene("magic", cubes=6)
    recruiting.play("orange", "recruit")
    assert recruiting.reserve("orange") == "3k"
    recruiting.play("orange", "recruit")
    assert recruiting.reserve("orange") == "5k"
    recruiting.play("white", "recruit")
    assert recruiting.reserve("white") == "2k"


@rule("10.3r1")
def test_10_3r1_first_by_either_player_and_tiles_neither_use_nor_get_the_bonus() -> None:
    recruiting = scene("magic", cubes=8, orange="tiles merlin", white="tiles snake")
    recruiting.play("orange", "play_tile merlin", "recruit_two knight")
    recruiting.play("white", "let_it_stand")
    assert recruiting.reserve("orange") == "2k"  # not three
    recruiting.play("orange", "recruit")
    assert recruiting.reserve("orange") == "5k"  # the bonus was still there
    recruiting.play("white", "recruit", "play_tile snake", "recruit_two knight")
    assert recruiting.reserve("white") == "4k"


@rule("10.4")
@pytest.mark.parametrize(("in_stock", "gets"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_10_4_too_few_in_stock_give_fewer_or_none(in_stock: int, gets: int) -> None:
    thin = scene("magic", cubes=3, orange=f"reserve {16 - in_stock}k")
    assert "recruit" in thin.options("orange")
    thin.play("orange", "recruit")
    assert thin.reserve("orange") == f"{16 - in_stock + gets}k"
    assert thin.cubes == 2


@rule("10.4r1")
def test_10_4r1_all_he_can_get_and_a_meagre_first_recruit_is_still_the_first() -> None:
    thin = scene("magic", cubes=5, orange="reserve 15k", actions=1)
    assert [option for option in thin.options("orange") if option.startswith("recruit")] == ["recruit"]
    thin.play("orange", "recruit")
    assert thin.told("recruited-first")[0]["n"] == 1
    thin.play("white", "recruit")
    assert thin.reserve("white") == "2k"
    thin.play("white", "recruit")
    assert thin.reserve("white") == "4k"


@rule("10.4r1")
def test_10_4r1_a_first_recruit_that_brings_nothing_is_still_the_first() -> None:
    thin = scene("steel", cubes=5, orange="reserve 16m", actions=1).play("orange", "recruit")
    assert thin.cubes == 4
    thin.play("white", "recruit")
    assert thin.reserve("white") == "2m"


@rule("10.5")
def test_10_5_with_the_last_cube_the_units_are_still_taken() -> None:
    last = scene("magic", cubes=1, recruited=True).play("orange", "recruit")
    assert last.told("recruited") == [{"seat": "seat.orange", "n": 2, "unit": "unit.knight", "cubes": 0}]
    assert last.reserve("orange") == "4k"  # two recruited, two of reinforcement


@rule("10.6")
def test_10_6_recruits_are_active_in_the_next_cycle() -> None:
    now = scene("magic", cubes=1, orange="vp 1", white="vp 3").play("orange", "recruit")
    now.turn_up(3, "move*3 ship*2 snake")
    assert (now.cycle, now.reserve("orange")) == ("steel", "5k")
    now.play("orange", "place_unit kent", "place_unit kent")
    assert now.at("kent") == "orange 2k"


@rule("10.3")
def test_10_3_the_bonus_is_back_in_every_cycle() -> None:
    again = new_cycle("steel", orange="vp 1", white="vp 3").turn_up(3, "move*3 ship*2 snake")
    again.play("orange", "recruit")
    assert again.reserve("orange") == "2k3m"
