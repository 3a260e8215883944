"""16  Snake."""

import pytest

from tests.games.power_and_weakness.scenario import Scene, figure, scene
from tests.rules import rule

EVERY_USE = [
    ("influence_tent", ["reinforce kent"]),
    ("influence_castle", ["acquire deira"]),
    ("strength_tent_knights", ["strengthen"]),
    ("strength_tent_knights", ["recruit_shown"]),
    ("move", ["move_from lindsey", "move_to mercia", "send_all lindsey", "done"]),
    ("move", ["recruit_shown"]),
    ("ship", ["ship_from strathclyde", "ship_to kent", "send_mage strathclyde", "done"]),
    ("ship", ["recruit_shown"]),
    ("merlin", ["reinforce kent"]),
    ("merlin", ["acquire deira"]),
    ("merlin", ["recruit_two knight"]),
    ("snake", ["recruit_two mage"]),
]


def played(tile: str, choices: list[str], cubes: int = 4, tiles: str = "") -> Scene:
    stage = figure("steel", cubes=cubes, orange=f"reserve 2k tiles {tile} {tiles}", white="tiles snake")
    return stage.play("orange", f"play_tile {tile}", *choices)


@rule("16.1")
def test_16_1_a_snake_cancels_the_tile_both_cubes_go() -> None:
    stage = played("influence_tent", ["reinforce kent"], cubes=4)
    assert (stage.asked, stage.cubes) == ("white", 3)
    stage.play("white", "play_snake")
    assert stage.cubes == 2
    assert stage.at("kent") == "empty"
    assert stage.reserve("orange") == "2k"
    assert stage.discard == "influence_tent snake"
    assert (stage.tiles("orange"), stage.tiles("white")) == ("", "")
    assert stage.told("tile-cancelled") == [{"seat": "seat.white", "tile": "tile.influence_tent", "cubes": 2}]


@rule("16.2")
@pytest.mark.parametrize(("cubes", "may_answer"), [(1, False), (2, True), (3, True)])
def test_16_2_only_if_a_cube_is_left_for_it(cubes: int, may_answer: bool) -> None:
    stage = played("influence_tent", ["reinforce kent"], cubes=cubes)
    assert (stage.prompt == "ask-snake") == may_answer
    if not may_answer:
        assert stage.at("kent") == "orange 1k"


@rule("16.2r1")
def test_16_2r1_the_tile_that_takes_the_last_cube_cannot_be_cancelled() -> None:
    stage = played("influence_castle", ["acquire deira"], cubes=1)
    assert stage.prompt == "ask-retreat"  # white is asked, but not for a snake
    stage.play("white", "give_up").play("orange", "occupy deira")
    assert stage.told("tile-cancelled") == []
    assert stage.tiles("white") == "snake"
    assert (stage.at("deira"), stage.cycle) == ("orange 1k", "magic")


@rule("16.2r2")
def test_16_2r2_the_snake_may_end_the_cycle_and_the_tile_has_no_effect() -> None:
    stage = played("influence_tent", ["reinforce kent"], cubes=2, tiles="move").play("white", "play_snake")
    assert stage.cycle == "magic"
    assert stage.at("kent") == "empty"
    assert stage.tiles("orange") == "move"
    assert stage.log[:3] == ["played-to-reinforce", "tile-cancelled", "cycle-ended"]


@rule("16.2r2")
def test_16_2r2_otherwise_the_same_action_goes_on() -> None:
    stage = played("influence_tent", ["reinforce kent"], cubes=4, tiles="move").play("white", "play_snake")
    assert (stage.asked, stage.prompt) == ("orange", "ask-next-tile")
    assert stage.options("orange") == {"play_tile move", "stop_playing"}
    stage.play("orange", "stop_playing")
    assert stage.action_number == (2, 2)


@rule("16.2r2")
def test_16_2r2_answered_on_the_last_but_one_cube_the_cycle_goes_on_with_what_is_left() -> None:
    """Three cubes: one for the tile, one for the snake, one is left and may be used by the next tile."""
    stage = played("influence_tent", ["reinforce kent"], cubes=3, tiles="move").play("white", "play_snake")
    assert stage.cubes == 1
    stage.play("orange", "play_tile move", "recruit_shown")
    assert (stage.cycle, stage.cubes) == ("magic", 0)
    assert stage.told("recruited-by-tile")[0]["n"] == 1


@rule("16.2r3")
@pytest.mark.parametrize(("tile", "choices"), EVERY_USE)
def test_16_2r3_every_tile_can_be_cancelled_whatever_its_use(tile: str, choices: list[str]) -> None:
    stage = played(tile, choices)
    assert stage.options("white") == {"play_snake", "let_it_stand"}
    stage.play("white", "play_snake")
    assert stage.board() == figure("steel").board()
    assert (stage.reserve("orange"), stage.strength("orange"), stage.cubes) == ("2k", "", 2)


@rule("16.2r3")
def test_16_2r3_one_answer_per_tile() -> None:
    stage = figure("steel", cubes=6, orange="reserve 1k tiles influence_tent move", white="tiles snake*2")
    stage.play("orange", "play_tile influence_tent", "reinforce kent").play("white", "let_it_stand")
    assert stage.at("kent") == "orange 1k"
    assert (stage.asked, stage.prompt, stage.cubes) == ("orange", "ask-next-tile", 5)  # not a second time
    stage.play("orange", "play_tile move", "recruit_shown").play("white", "play_snake")
    assert (stage.asked, stage.prompt, stage.cubes) == ("orange", "ask-action", 3)
    assert stage.tiles("white") == "snake"


@rule("16.2r3")
def test_16_2r3_an_answering_snake_is_not_answered_and_costs_no_action() -> None:
    stage = figure("steel", cubes=6, orange="reserve 1k tiles influence_tent snake", white="tiles snake", actions=1)
    stage.play("orange", "play_tile influence_tent", "reinforce kent").play("white", "play_snake")
    assert stage.options("orange") == {"play_tile snake", "stop_playing"}
    assert stage.at("kent") == "empty"
    stage.play("orange", "stop_playing")
    assert (stage.asked, stage.action_number) == ("white", (1, 2))


@rule("16.2r3")
def test_16_2r3_each_tile_of_a_series_may_be_answered() -> None:
    stage = figure("steel", cubes=8, orange="tiles move*2", white="tiles snake*2")
    for cubes in (6, 4):
        stage.play("orange", "play_tile move", "recruit_shown").play("white", "play_snake")
        assert stage.cubes == cubes
    assert (stage.tiles("white"), stage.reserve("orange")) == ("", "0")


@rule("16.2r4")
def test_16_2r4_a_cancelled_influence_moves_no_unit_a_cancelled_strength_gives_nothing() -> None:
    influence = played("influence_castle", ["acquire deira"]).play("white", "play_snake")
    assert influence.board() == figure("steel").board()
    assert influence.asked == "orange"  # no retreat is asked for
    strength = played("strength_tent_knights", ["strengthen"]).play("white", "play_snake")
    assert strength.strength("orange") == ""


@rule("16.3")
def test_16_3_the_snake_is_the_only_tile_of_the_opponents_turn() -> None:
    tiles = "merlin move ship strength_key_mages influence_tent"
    stage = figure("steel", cubes=5, orange="reserve 1k tiles move", white=f"reserve 1k tiles snake {tiles}")
    assert stage.asked == "orange"
    stage.play("orange", "play_tile move", "recruit_shown")
    assert stage.options("white") == {"play_snake", "let_it_stand"}
    without = figure("steel", cubes=5, orange="reserve 1k tiles move", white=f"reserve 1k tiles {tiles}")
    without.play("orange", "play_tile move", "recruit_shown")
    assert without.asked == "orange"


@rule("16.3")
def test_16_3_not_against_the_own_tile() -> None:
    stage = figure("steel", cubes=5, orange="tiles move snake").play("orange", "play_tile move", "recruit_shown")
    assert (stage.asked, stage.prompt) == ("orange", "ask-next-tile")


@rule("16.3a")
def test_16_3a_a_recruiting_snake_is_a_tile_like_any_other() -> None:
    stage = scene("magic", cubes=5, orange="tiles snake").play("orange", "play_tile snake", "recruit_two knight")
    assert (stage.cubes, stage.discard, stage.reserve("orange")) == (4, "snake", "2k")
    assert stage.action_number == (2, 2)


@rule("16.3ar1")
def test_16_3ar1_so_the_opponent_may_answer_it_with_his_own_snake() -> None:
    stage = scene("magic", cubes=5, orange="tiles snake", white="tiles snake")
    stage.play("orange", "play_tile snake", "recruit_two knight")
    assert stage.asked == "white"
    stage.play("white", "play_snake")
    assert (stage.cubes, stage.discard, stage.reserve("orange")) == (3, "snake*2", "0")


@rule("16.4")
def test_16_4_in_the_own_turn_the_snake_only_recruits() -> None:
    stage = figure("steel", orange="reserve 3k tiles snake").play("orange", "play_tile snake")
    assert stage.options("orange") == {"recruit_two mage", "recruit_two knight"}
