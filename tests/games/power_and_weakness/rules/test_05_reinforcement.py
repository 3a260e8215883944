"""5  Start of a cycle: reinforcement."""

import pytest

from tests.games.power_and_weakness.scenario import first_cycle, new_cycle, scene
from tests.rules import rule


@rule("5.1")
@pytest.mark.parametrize(("cycle", "reserve", "stock"), [("magic", "1k3m", "15k13m"), ("steel", "3k1m", "13k15m")])
def test_5_1_two_active_units_from_stock_to_reserve(cycle: str, reserve: str, stock: str) -> None:
    begun = new_cycle(cycle, orange="reserve 1k1m", white="reserve 1k1m")
    for seat in ("orange", "white"):
        assert (begun.reserve(seat), begun.stock(seat)) == (reserve, stock)


@rule("5.2")
@pytest.mark.parametrize(("in_stock", "gets"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_5_2_a_thin_stock_gives_one_or_none(in_stock: int, gets: int) -> None:
    begun = new_cycle("steel", white=f"reserve {16 - in_stock}k", orange="reserve 3k")
    assert begun.reserve("white") == f"{16 - in_stock + gets}k"
    assert begun.reserve("orange") == "5k"
    assert [args["n"] for args in begun.told("reinforced")] == [2, gets]


@rule("5.3")
def test_5_3_reinforcement_only_at_the_very_start_of_the_cycle() -> None:
    """It comes before the time tile, and no later turn of the cycle brings it again."""
    begun = new_cycle("steel")
    assert begun.log == ["cycle-begun", "reinforced", "reinforced"]
    assert begun.prompt == "ask-time-tile"
    begun.turn_up(5, "move*3 ship*2 snake*2 merlin").nature("draw_starter orange")
    for seat, action in (("orange", "place_unit kent"), ("white", "place_unit essex"), ("white", "take_tile move")):
        begun.play(seat, action)
    begun.play("orange", "take_tile move", "take_tile snake").play("white", "take_tile merlin")
    assert begun.reserve("orange") == "1k"
    assert begun.reserve("white") == "1k"
    assert len(begun.told("reinforced")) == 2


@rule("5.4")
def test_5_4_in_the_first_cycle_too_so_both_begin_with_five_mages_and_three_knights() -> None:
    begun = first_cycle()
    for seat in ("orange", "white"):
        assert begun.reserve(seat) == "3k5m"


@rule("5.4r1")
def test_5_4r1_compulsory_and_simultaneous() -> None:
    """Nobody is asked between the last cube and the time tile, and both have their units by then."""
    ending = scene("magic", cubes=1).play("orange", "recruit")
    assert ending.asked == "nature"
    assert ending.prompt == "ask-time-tile"
    assert (ending.reserve("orange"), ending.reserve("white")) == ("5k", "2k")
