"""What a plan leads to as a whole: arrows of attacks and marches, provinces left bare, money."""

from hatalom.core.question import Seat
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.names import GERMANY
from hatalom.games.great_war.units import troops_of
from tests.games.great_war.scenario import Scene, place
from tests.rules import rule

GERMAN = Seat(0)


@rule("7.2")
def test_an_attack_is_drawn_from_where_its_units_come() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2).units("russia", "plock", infantry=1).battles("germany")
    before = scene.pos.copy()
    scene.play("germany", "attack plock", "all_in")
    (arrow,) = GAME.traces(before, scene.pos, GERMAN)
    assert (arrow.start, arrow.goal, arrow.n, arrow.what) == ("place.konigsberg", "place.plock", 2, "attack")


@rule("10.1")
def test_units_that_stand_elsewhere_are_drawn_and_what_they_left_bare_is_told() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2).units("russia", "plock", infantry=1).battles("germany")
    before, after = scene.pos.copy(), scene.pos.copy()
    after.set_units(place("berlin"), before.units[place("konigsberg")])
    after.set_units(place("konigsberg"), troops_of([]))
    (arrow,) = GAME.traces(before, after, GERMAN)
    assert (arrow.start, arrow.goal, arrow.n, arrow.what) == ("place.konigsberg", "place.berlin", 2, "march")
    (row,) = GAME.outlook(before, after, GERMAN)
    assert row.text.fill() == {"place": "place.konigsberg", "n": 0}
    assert GAME.traces(before, after, Seat(9)) == []


@rule("11.1")
def test_the_money_of_every_power_is_counted() -> None:
    scene = Scene().battles("germany")
    counts = {one.label.fill()["power"]: one.value for one in GAME.tallies(scene.pos, GERMAN)}
    assert counts["power.germany"] == scene.pos.ip[GERMANY]


@rule("7.2")
def test_what_threatens_is_a_city_with_fewer_units_than_the_enemies_beside_it() -> None:
    scene = Scene().units("germany", "berlin", infantry=2).units("russia", "posen", infantry=3).battles("germany")
    (row,) = GAME.dangers(scene.pos, GERMAN)
    assert row.text.fill() == {"place": "place.berlin", "n": 2, "m": 3}
    safe = Scene().units("germany", "berlin", infantry=3).units("russia", "posen", infantry=3).battles("germany")
    assert GAME.dangers(safe.pos, GERMAN) == []
