"""6  Start of a cycle: time tile."""

import pytest

from tests.games.power_and_weakness.scenario import Scene, first_cycle, new_cycle, scene
from tests.rules import rule


def play_a_cycle(played: Scene, time: int) -> None:
    """Turns up the tile, lets the lot decide for orange, and recruits until the cubes are used up."""
    played.nature(f"turn_up_time {time}")
    while played.prompt == "ask-tile":
        played.nature(f"turn_up_tile {next(iter(played.weights()))}")
    if played.prompt == "ask-starter":
        played.nature("draw_starter orange")
    while played.prompt == "ask-action":
        played.play(played.asked, "recruit")


@rule("6.1")
@pytest.mark.parametrize("value", [3, 4, 5, 6, 7, 8])
def test_6_1_as_many_cubes_as_the_time_tile_says(value: int) -> None:
    begun = new_cycle("magic").nature(f"turn_up_time {value}")
    assert begun.cubes == value
    assert begun.told("time-turned-up") == [{"n": value, "tiles": value + 3}]


@rule("6.2")
def test_6_2_no_time_tile_in_the_first_cycle() -> None:
    begun = first_cycle()
    assert begun.told("time-turned-up") == []
    assert begun.cubes == 4


@rule("6.2r1")
def test_6_2r1_a_tile_turned_up_does_not_return_until_the_pile_is_empty() -> None:
    """Ten cycles draw ten of the eleven tiles; the eleventh is certain; then all are there again."""
    played = new_cycle("steel", number=2)
    left = {"3": 1, "4": 2, "5": 3, "6": 2, "7": 2, "8": 1}
    for time in (3, 4, 4, 5, 5, 5, 6, 6, 7, 7):
        assert played.weights() == {value: count for value, count in left.items() if count}
        play_a_cycle(played, time)
        left[str(time)] -= 1
    assert played.weights() == {"8": 1}
    play_a_cycle(played, 8)
    assert played.vp() == (11, 11)  # eleven times 0 : 0: the game goes on
    assert played.weights() == {"3": 1, "4": 2, "5": 3, "6": 2, "7": 2, "8": 1}


@rule("6.2r2")
def test_6_2r2_the_hourglass_is_empty_when_a_cycle_begins() -> None:
    ending = scene("magic", cubes=1).play("orange", "recruit")
    assert ending.log[-3:] == ["cycle-begun", "reinforced", "reinforced"]
    assert ending.cubes == 0
    ending.nature("turn_up_time 3")
    assert ending.cubes == 3
