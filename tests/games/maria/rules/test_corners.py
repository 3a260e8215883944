"""Corners of the rules where one item meets another: what really happens on the map."""

from hatalom.games.maria.names import GENERAL, SAXONY
from hatalom.games.maria.phases.course import CARDS, MOVEMENT
from hatalom.games.maria.phases.supply_paths import NO_PATH, supply_cost
from hatalom.games.maria.phases.tactical_cards import income
from tests.games.maria.scenario import Scene
from tests.rules import rule


@rule("10.1.2", "10.3.2")
def test_a_move_to_a_neighbour_takes_the_road_between_them() -> None:
    """Schärding and Ried are adjacent; along main roads Ried is four cities away, over Linz."""
    scene = Scene()
    scene.general("belle_isle", "schaerding", 5)
    scene.stage("france_bavaria", MOVEMENT)
    scene.act("move_general belle_isle", "move_to ried")
    assert scene.at("belle_isle") == "ried"
    assert scene.controller("linz") == "austria"
    assert scene.targets("move_to")


@rule("9.3", "14.1", "14.1r1")
def test_no_supply_path_runs_over_the_map_that_is_not_used() -> None:
    """From Würzburg to Ulm it is 5 cities over Flanders and 7 on the map of Bohemia."""
    for form, cost in (("advanced", 0), ("introductory", NO_PATH)):
        scene = Scene(form)
        scene.general("broglie", "wuerzburg", 4)
        scene.train("france_2", "ulm")
        assert supply_cost(scene.pos, GENERAL.numbers["broglie"]) == cost


@rule("19.3.3", "8.3")
def test_a_saxony_that_could_not_draw_with_prussia_draws_with_austria() -> None:
    for is_taken, drawn, then in ((True, 0, 2), (False, 1, 0)):
        scene = Scene()
        if is_taken:
            scene.marker("dresden", "austria")
        scene.stage("prussia_saxony", CARDS)
        scene.draw_any()
        assert len(scene.cards("saxony")) == drawn
        scene.pos.track[0] = 4
        scene.pos.saxony_left = 1
        assert income(scene.pos, SAXONY) == then
