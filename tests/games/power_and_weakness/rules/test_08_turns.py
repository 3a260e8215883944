"""8  Turns."""

import pytest

from tests.games.power_and_weakness.scenario import Scene, first_cycle, new_cycle, scene
from tests.rules import rule

SEVEN = "move*3 ship*2 snake*2"


def begin(cycle: str, orange: int, white: int, regions: dict[str, str]) -> Scene:
    """A cycle of four cubes up to the starting player."""
    return new_cycle(cycle, orange=f"vp {orange}", white=f"vp {white}", regions=regions).turn_up(4, SEVEN)


@rule("8.1")
@pytest.mark.parametrize(("orange", "white", "starter"), [(2, 3, "orange"), (6, 5, "white")])
def test_8_1_fewer_points_start(orange: int, white: int, starter: str) -> None:
    """Active regions, here the other way round, do not matter then."""
    regions = {"kent": f"{starter} 2k", "essex": f"{starter} 1k"}
    begun = begin("steel", orange, white, regions)
    assert begun.asked == starter
    assert begun.told("starts-with-fewer-points") == [{"seat": f"seat.{starter}"}]


@rule("8.1")
def test_8_1_equal_points_fewer_active_regions_start() -> None:
    begun = begin("steel", 3, 3, {"kent": "orange 1k", "essex": "orange 1k", "wessex": "white 9k"})
    assert begun.asked == "white"
    assert begun.told("starts-with-fewer-regions") == [{"seat": "seat.white"}]


@rule("8.1")
@pytest.mark.parametrize("starter", ["orange", "white"])
def test_8_1_all_equal_the_lot_decides(starter: str) -> None:
    begun = begin("steel", 3, 3, {"kent": "orange 1k", "wessex": "white 9k", "essex": "orange 4m"})
    assert begun.weights() == {"orange": 1, "white": 1}
    begun.nature(f"draw_starter {starter}")
    assert begun.asked == starter
    assert begun.told("starts-by-lot") == [{"seat": f"seat.{starter}"}]


@rule("8.1r1")
def test_8_1r1_active_is_judged_by_the_cycle_now_beginning() -> None:
    """By knights orange has two regions and white one; by mages it is the other way round."""
    regions = {"kent": "orange 2k1m", "essex": "orange 1k", "wessex": "white 1k2m", "mercia": "white 1m"}
    regions["powys"] = "orange 1m"
    assert begin("magic", 3, 3, regions).asked == "orange"  # orange powys; white wessex, mercia
    assert begin("steel", 3, 3, regions).asked == "white"  # orange kent, essex; white none


@rule("8.1r1")
def test_8_1r1_only_the_points_on_the_track_are_compared() -> None:
    """Points of the last check of victory (points 9 against 4) are not VP."""
    begun = new_cycle("steel", orange="vp 2 points 9", white="vp 3 points 4").turn_up(4, SEVEN)
    assert begun.asked == "orange"


@rule("8.2")
def test_8_2_a_turn_has_two_actions() -> None:
    begun = begin("steel", 2, 3, {})
    assert begun.action_number == (1, 2)
    begun.play("orange", "take_tile move")
    assert (begun.asked, begun.action_number) == ("orange", (2, 2))
    begun.play("orange", "take_tile move")
    assert (begun.asked, begun.action_number) == ("white", (1, 2))


@rule("8.3")
@pytest.mark.parametrize("regions", [{}, {"kent": "white 1k"}], ids=["lot", "tie broken by regions"])
def test_8_3_after_equal_points_the_first_turn_has_one_action(regions: dict[str, str]) -> None:
    begun = begin("steel", 4, 4, regions)
    if not regions:
        begun.nature("draw_starter orange")
    assert (begun.asked, begun.action_number) == ("orange", (1, 1))
    begun.play("orange", "take_tile move")
    assert (begun.asked, begun.action_number) == ("white", (1, 2))
    begun.play("white", "take_tile move", "take_tile ship")
    assert (begun.asked, begun.action_number) == ("orange", (1, 2))
    begun.play("orange", "take_tile ship")
    assert (begun.asked, begun.action_number) == ("orange", (2, 2))


@rule("8.3")
def test_8_3_different_points_two_actions_from_the_start() -> None:
    assert begin("steel", 4, 5, {}).action_number == (1, 2)


@rule("8.4")
def test_8_4_four_kinds_of_action_in_any_order() -> None:
    four = scene("magic", orange="reserve 2m tiles move", display="ship")
    kinds = {"take_tile", "place_unit", "recruit", "play_tile"}
    assert four.verbs("orange") == kinds
    for first in ("take_tile ship", "place_unit kent", "recruit"):
        assert {"place_unit", "recruit", "play_tile"} <= four.copy().play("orange", first).verbs("orange")
    played = four.copy().play("orange", "play_tile move", "recruit_shown")
    assert played.verbs("orange") == {"take_tile", "place_unit", "recruit"}


@rule("8.4")
@pytest.mark.parametrize("twice", ["take_tile ship", "place_unit kent", "recruit"])
def test_8_4_the_same_kind_twice(twice: str) -> None:
    again = scene("magic", orange="reserve 2m", display="ship*2")
    again.play("orange", twice, twice)
    assert again.asked == "white"


@rule("8.4r1")
def test_8_4r1_there_is_no_pass() -> None:
    """With nothing at all a player still has to recruit."""
    bare = scene("magic", orange="reserve 0", cubes=2)
    assert bare.options("orange") == {"recruit"}
    stuffed = scene("magic", orange="reserve 16k", cubes=2)  # no knight in stock either
    assert stuffed.options("orange") == {"recruit"}


@rule("8.4r1")
def test_8_4r1_the_second_action_is_chosen_after_the_first_is_resolved() -> None:
    """The unit an auction cost is gone when the second action is chosen."""
    taking = scene("magic", orange="reserve 1m", display="victory_point")
    assert "place_unit kent" in taking.options("orange")
    taking.play("orange", "take_tile victory_point")
    assert taking.asked == "orange white"
    taking.bid(1, 0)
    assert (taking.action_number, taking.options("orange")) == ((2, 2), {"recruit"})


@rule("8.5")
def test_8_5_turns_alternate_until_the_cycle_ends() -> None:
    begun = begin("steel", 2, 3, {})
    seats = []
    while begun.prompt == "ask-action":
        seats.append(begun.asked)
        begun.play(begun.asked, "take_tile move" if "move" in begun.display else "recruit")
    assert seats == ["orange", "orange", "white", "white", "orange", "orange", "white"]
    assert begun.cycle == "magic"


@rule("8.6")
def test_8_6_the_rest_of_the_turn_is_lost_when_the_cycle_ends() -> None:
    last = scene("magic", cubes=1, orange="vp 3", white="vp 5", display="move")
    last.play("orange", "recruit")
    assert last.cycle == "steel"
    last.turn_up(3, "ship*2 snake*2 merlin*2")
    assert (last.asked, last.action_number) == ("orange", (1, 2))  # 4 against 6 VP, not a second action of before


@rule("8.6")
def test_8_6_the_other_player_may_have_no_turn_at_all() -> None:
    begun = new_cycle("steel", orange="vp 2 tiles merlin*2 snake", white="vp 3").turn_up(3, "ship*2 move*3 snake")
    begun.play("orange", "play_tile merlin", "recruit_two mage", "play_tile merlin", "recruit_two mage")
    begun.play("orange", "play_tile snake", "recruit_two mage")
    assert begun.cycle == "magic"
    assert begun.told("cycle-ended") == [{"orange": 0, "white": 0}]


@rule("8.6")
def test_8_6_points_won_during_the_cycle_change_neither_turns_nor_actions() -> None:
    """White gets ahead, then level; turns go on as they were."""
    begun = new_cycle("steel", orange="vp 2 reserve 3k", white="vp 3 reserve 3k")
    begun.turn_up(6, "victory_point*3 move*3 ship*2 snake")
    begun.play("orange", "take_tile victory_point").bid(1, 0)
    assert (begun.vp(), begun.asked, begun.action_number) == ((3, 3), "orange", (2, 2))
    begun.play("orange", "take_tile victory_point").bid(1, 0)
    assert (begun.vp(), begun.asked, begun.action_number) == ((4, 3), "white", (1, 2))
    begun.play("white", "take_tile move", "take_tile move")
    assert (begun.asked, begun.action_number) == ("orange", (1, 2))


@rule("8.6")
def test_8_6_the_single_action_after_a_tie_stays_single_whatever_is_won() -> None:
    begun = first_cycle(display="victory_point*3 move*3 ship")
    begun.play("orange", "take_tile victory_point").bid(0, 2)
    assert begun.vp() == (0, 1)
    assert (begun.asked, begun.action_number) == ("white", (1, 2))
