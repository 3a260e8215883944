"""13  Move tiles."""

from tests.games.power_and_weakness.scenario import figure, scene
from tests.rules import rule


@rule("13.1")
def test_13_1_own_units_of_both_kinds_between_two_adjacent_regions() -> None:
    moving = scene("steel", cubes=4, orange="tiles move", regions={"kent": "orange 2k2m", "essex": "white 1k"})
    moving.play("orange", "play_tile move")
    assert moving.targets("orange", "move_from") == {"kent"}
    assert moving.refusal("orange", "move_from essex") == ("no-own-units", "13.1")
    moving.play("orange", "move_from kent")
    assert moving.targets("orange", "move_to") == {"wessex"}  # essex is white
    assert moving.refusal("orange", "move_to mercia") == ("not-adjacent", "13.1")
    moving.play("orange", "move_to wessex", "send_knight kent", "send_mage kent", "done")
    assert (moving.at("kent"), moving.at("wessex"), moving.cubes) == ("orange 1k1m", "orange 1k1m", 3)


@rule("13.1")
def test_13_1_a_region_may_be_left_empty() -> None:
    moving = scene("steel", cubes=4, orange="tiles move", regions={"kent": "orange 2k1m"})
    moving.play("orange", "play_tile move", "move_from kent", "move_to essex", "send_all kent")
    assert moving.options("orange") == {"done"}
    moving.play("orange", "done")
    assert moving.board() == {"essex": "orange 2k1m"}


@rule("13.1")
def test_13_1_adjacency_is_that_of_the_current_cycle() -> None:
    moving = scene("magic", orange="tiles move", regions={"kent": "orange 1k"})
    moving.play("orange", "play_tile move", "move_from kent")
    assert moving.targets("orange", "move_to") == {"strathclyde", "elmet", "powys"}


@rule("13.2")
def test_13_2_both_directions_at_once() -> None:
    moving = scene("steel", orange="tiles move", regions={"kent": "orange 2k", "essex": "orange 3m"})
    moving.play("orange", "play_tile move", "move_from essex", "move_to kent")
    moving.play("orange", "send_all essex", "send_knight kent", "send_knight kent", "done")
    assert (moving.at("kent"), moving.at("essex")) == ("orange 3m", "orange 2k")


@rule("13.2")
def test_13_2_the_second_region_alone_may_send() -> None:
    moving = scene("steel", orange="tiles move", regions={"kent": "orange 2k", "essex": "orange 3m"})
    moving.play("orange", "play_tile move", "move_from essex", "move_to kent", "send_all kent", "done")
    assert moving.board() == {"essex": "orange 2k3m"}


@rule("13.2r1")
def test_13_2r1_exactly_two_regions_empty_or_own_and_at_least_one_unit() -> None:
    regions = {"kent": "orange 1k1m", "essex": "orange 9k", "mercia": "orange 1k", "wessex": "white 1k"}
    moving = scene("steel", orange="tiles move", regions=regions)
    moving.play("orange", "play_tile move", "move_from kent")
    assert moving.refusal("orange", "move_to wessex") == ("foreign-region", "3.9r1")
    moving.play("orange", "move_to essex")
    assert {option.split()[1] for option in moving.options("orange")} == {"kent", "essex"}  # never mercia, no "done"
    moving.play("orange", "send_knight kent", "send_mage kent", "done")
    assert moving.at("essex") == "orange 10k1m"  # no limit


@rule("13.2r1")
def test_13_2r1_a_unit_moves_once_and_nobody_goes_on() -> None:
    """What comes from essex cannot be sent back or on."""
    regions = {"kent": "orange 1k", "essex": "orange 1m"}
    moving = scene("steel", orange="tiles move", regions=regions)
    moving.play("orange", "play_tile move", "move_from kent", "move_to essex", "send_knight kent")
    assert moving.options("orange") == {"send_mage essex", "done"}
    moving.play("orange", "send_mage essex")
    assert moving.options("orange") == {"done"}


@rule("13.2r1")
def test_13_2r1_without_a_region_to_go_to_the_tile_only_recruits() -> None:
    """Kent's neighbours by land are essex and wessex, both white."""
    regions = {"kent": "orange 1k", "essex": "white 1k", "wessex": "white 1m"}
    moving = scene("steel", orange="tiles move", regions=regions).play("orange", "play_tile move")
    assert moving.options("orange") == {"recruit_shown"}
    assert moving.refusal("orange", "move_from kent") == ("nowhere-to-go", "13.2r1")


@rule("13.3")
def test_13_3_or_it_recruits() -> None:
    moving = figure("steel", cubes=4, orange="tiles move").play("orange", "play_tile move", "recruit_shown")
    assert (moving.reserve("orange"), moving.cubes) == ("1k1m", 3)
