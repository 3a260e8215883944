"""7  Start of a cycle: action tiles."""

import pytest

from tests.games.power_and_weakness.scenario import Scene, first_cycle, new_cycle, scene
from tests.rules import rule

ALL_INFLUENCE = "influence_castle*4 influence_helmet*4 influence_tent*4 influence_key*4"
ALL_STRENGTH = " ".join(
    f"strength_{marker}_{units}" for marker in ("castle", "helmet", "tent", "key") for units in ("knights", "mages")
)


@rule("7.1")
def test_7_1_tiles_nobody_took_are_discarded() -> None:
    begun = new_cycle("steel", display="move*2 revolt", discard="move", orange="tiles snake")
    begun.nature("turn_up_time 3")
    assert begun.discard == "move*3 revolt"
    assert begun.display == ""
    assert begun.tiles("orange") == "snake"  # those taken stay


@rule("7.2")
@pytest.mark.parametrize("value", [3, 4, 5, 6, 7, 8])
def test_7_2_value_plus_three_tiles_are_turned_up(value: int) -> None:
    begun = new_cycle("steel").nature(f"turn_up_time {value}")
    turned_up = 0
    while begun.prompt == "ask-tile":
        begun.nature(f"turn_up_tile {next(iter(begun.weights()))}")
        turned_up += 1
    assert turned_up == value + 3
    assert sum(begun.pos.display) == value + 3


@rule("7.3")
def test_7_3_discards_are_shuffled_again_when_the_pile_is_too_small() -> None:
    """Two tiles are left face down; three more come from the discards."""
    begun = thin_pile()
    begun.nature("turn_up_time 3", "turn_up_tile revolt", "turn_up_tile revolt")
    assert begun.weights() == {"snake": 2, "victory_point": 3, "marker_exchange": 2}
    begun.turn_up_tiles("snake*2 victory_point*2")
    assert begun.prompt == "ask-starter"
    assert begun.display == "snake*2 victory_point*2 revolt*2"
    assert begun.discard == ""


def thin_pile() -> Scene:
    """Two revolts face down; discarded are two snakes; in the display two exchanges and three victory points."""
    return new_cycle(
        "steel",
        orange=f"tiles {ALL_INFLUENCE} {ALL_STRENGTH}",
        white="tiles move*3 ship*2 merlin*2",
        discard="snake*2",
        display="victory_point*3 marker_exchange*2",
    )


@rule("7.3r1")
def test_7_3r1_the_pile_is_turned_up_first_then_the_discards_with_those_just_discarded() -> None:
    begun = thin_pile().nature("turn_up_time 3")
    assert begun.weights() == {"revolt": 2}
    begun.nature("turn_up_tile revolt")
    assert begun.weights() == {"revolt": 1}
    begun.nature("turn_up_tile revolt")
    assert begun.weights() == {"snake": 2, "victory_point": 3, "marker_exchange": 2}


@rule("7.3r1")
def test_7_3r1_a_pile_that_is_just_enough_is_not_renewed() -> None:
    """Six face down, time tile 3: all six are turned up, the discards stay where they are."""
    begun = new_cycle(
        "steel",
        orange=f"tiles {ALL_INFLUENCE} {ALL_STRENGTH}",
        white="tiles move*3 merlin*2 snake*2",
        discard="victory_point*3",
    )
    begun.turn_up(3, "ship*2 revolt*2 marker_exchange*2")
    assert begun.prompt == "ask-starter"
    assert begun.discard == "victory_point*3"
    assert sum(begun.pos.pile) == 0


@rule("7.3r1")
def test_7_3r1_an_empty_pile_is_renewed_at_once() -> None:
    begun = new_cycle(
        "steel",
        orange=f"tiles {ALL_INFLUENCE} {ALL_STRENGTH}",
        white="tiles move*3 merlin*2",
        discard="victory_point*3 revolt*2 marker_exchange*2 ship*2 snake*2",
    )
    begun.nature("turn_up_time 3")
    assert sum(begun.weights().values()) == 11
    begun.turn_up_tiles("victory_point*3 revolt*2 ship")
    assert begun.discard == ""
    assert sum(begun.pos.pile) == 5


@rule("7.3r1")
def test_7_3r1_as_many_as_there_are_when_the_players_hold_the_rest() -> None:
    """Four tiles are not held; time tile 8 would ask for eleven."""
    begun = new_cycle(
        "steel",
        orange=f"tiles {ALL_INFLUENCE} {ALL_STRENGTH} victory_point*3",
        white="tiles move*3 ship*2 merlin*2 snake*2",
        display="revolt",
        discard="marker_exchange",
    )
    begun.turn_up(8, "revolt marker_exchange revolt marker_exchange")
    assert begun.prompt == "ask-starter"
    assert begun.display == "revolt*2 marker_exchange*2"


@rule("7.3r1")
def test_7_3r1_even_with_no_tile_at_all_the_cycle_goes_on() -> None:
    begun = new_cycle(
        "steel",
        orange=f"tiles {ALL_INFLUENCE} {ALL_STRENGTH} victory_point*3",
        white="tiles move*3 ship*2 merlin*2 snake*2 revolt*2 marker_exchange*2",
    )
    begun.nature("turn_up_time 3", "draw_starter white")
    assert begun.display == ""
    assert "take_tile" not in begun.verbs("white")


@rule("7.4")
def test_7_4_the_first_display_is_the_seven_of_set_up() -> None:
    begun = first_cycle(display="influence_castle*4 move*3")
    assert begun.display == "influence_castle*4 move*3"
    assert len(begun.told("tile-turned-up")) == 0


@rule("7.4")
def test_7_4_the_first_cycle_turns_up_nothing_however_few_tiles_lie_there() -> None:
    begun = scene("magic", number=0, cubes=4, length=4, display="move", stack="Cycle[0,0,false]")
    assert begun.told("cycle-begun") == [{"n": 1, "cycle": "cycle.magic"}]
    assert (begun.prompt, begun.display) == ("ask-starter", "move")


@rule("7.4r1")
def test_7_4r1_the_display_is_not_refilled_during_a_cycle() -> None:
    taken = scene("magic", display="move ship snake", cubes=4)
    taken.play("orange", "take_tile move", "take_tile ship")
    assert taken.display == "snake"
    taken.play("white", "take_tile snake", "recruit")
    assert (taken.display, taken.asked) == ("", "orange")
    assert taken.refusal("orange", "take_tile move") == ("empty-display", "9.1")
