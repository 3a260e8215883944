"""M6  What the browser shows of a general under the pointer: reach, supply path, protected fortresses; no secrets."""

import msgspec

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle
from hatalom.core.question import SPECTATOR
from hatalom.games.maria.game import GAME
from hatalom.games.maria.phases.course import MOVEMENT
from hatalom.games.maria.view import General, view
from tests.games.maria.scenario import Scene
from tests.rules import rule


def seen(scene: Scene, name: str) -> General:
    return next(general for general in view(scene.pos, SPECTATOR).generals if general.id == name)


def bohemia() -> Scene:
    scene = Scene()
    scene.general("friedrich", "jaromer", 8)
    scene.general("karl", "pardubitz", 6)
    scene.train("prussia_1", "schweidnitz")
    return scene


@rule("9.3")
def test_the_supply_path_leads_to_the_train() -> None:
    supply = seen(bohemia(), "friedrich").supply
    assert supply is not None
    assert supply.is_fed
    assert (len(supply.path), supply.path[0], supply.path[-1]) == (3, "trautenau", "schweidnitz")
    assert supply.cost == 0


@rule("9.6")
def test_a_path_goes_round_hussars_or_tells_what_they_cost() -> None:
    scene = bohemia()
    scene.hussars("trautenau")
    round_about = seen(scene, "friedrich").supply
    assert round_about is not None
    assert "trautenau" not in round_about.path
    assert (len(round_about.path), round_about.cost) == (4, 0)
    scene.hussars("trautenau", "glatz")
    crossed = seen(scene, "friedrich").supply
    assert crossed is not None
    assert (len(crossed.path), crossed.cost, crossed.is_fed) == (3, 3, True)


@rule("9.2")
def test_at_home_no_path_is_needed_and_off_the_map_nothing_is_told() -> None:
    scene = bohemia()
    at_home = seen(scene, "karl").supply
    assert at_home is not None
    assert (at_home.is_fed, at_home.path) == (True, [])
    assert seen(scene, "traun").supply is None
    assert seen(scene, "traun").protects == []


@rule("9.3")
def test_without_a_path_a_general_is_not_fed() -> None:
    scene = bohemia()
    scene.general("schwerin", "olmuetz", 5)
    supply = seen(scene, "schwerin").supply
    assert supply is not None
    assert (supply.is_fed, supply.path, supply.cost) == (False, [], 0)


@rule("10.3.3")
def test_protected_are_the_fortresses_of_ones_side_within_three_cities() -> None:
    scene = Scene()
    scene.general("neipperg", "neustadt_in_oberschlesien", 5)
    scene.general("friedrich", "steinau", 8)
    assert set(seen(scene, "neipperg").protects) == {"neisse", "brieg", "cosel", "troppau"}
    assert set(seen(scene, "friedrich").protects) == {"glogau", "liegnitz"}
    scene.marker("neisse", "prussia")
    assert "neisse" not in seen(scene, "neipperg").protects


@rule("10.1.2")
def test_the_reach_of_those_who_may_move_next_is_told() -> None:
    scene = bohemia()
    scene.stage("prussia_saxony", MOVEMENT)
    reach = view(scene.pos, SPECTATOR).reach
    assert set(reach) == {"friedrich"}
    scene.act("move_general friedrich")
    shown = view(scene.pos, SPECTATOR)
    assert shown.reach == {}
    assert shown.ways == reach["friedrich"]


@rule("6.4")
def test_nothing_of_it_depends_on_troops_or_hands() -> None:
    scene = bohemia()
    scene.hand("prussia", "clubs_5 hearts_7")
    scene.hand("austria", "clubs_6 hearts_8")
    scene.stage("prussia_saxony", MOVEMENT)
    settle(scene.pos)
    other = GAME.resample(scene.pos, SPECTATOR, Seeded(5))
    assert msgspec.json.encode(view(other, SPECTATOR)) == msgspec.json.encode(view(scene.pos, SPECTATOR))
