"""14  Elimination of a country after one more turn."""

from hatalom.games.great_war.names import PROVINCE_COUNT
from hatalom.games.great_war.position import REMOVED
from hatalom.games.great_war.rules.elimination import eliminate_powers, has_home
from tests.games.great_war.scenario import CONTENT, Scene, place, power
from tests.rules import rule


def france_lost(turn: str = "1916_spring", war: str = "") -> Scene:
    scene = Scene(turn, war=war)
    for province in range(PROVINCE_COUNT):
        if CONTENT.country[province] == power("france") and not CONTENT.is_colony[province]:
            scene.pos.controller[province] = power("germany")
    return scene.units("france", "algiers", infantry=2).general("joffre", "algiers").cards(france=1).ip(france=3)


@rule("14.1", "14.2", "14.3", "R98", "R11")
def test_a_power_without_european_core_is_marked_and_may_be_saved() -> None:
    scene = france_lost()
    assert not has_home(scene.pos, power("france"))
    eliminate_powers(scene.pos)
    assert scene.pos.marked[power("france")]
    assert power("france") in scene.pos.order
    scene.hold("britain", "paris")
    eliminate_powers(scene.pos)
    assert not scene.pos.marked[power("france")]


@rule("14.2", "14.4", "0.5", "R100")
def test_after_the_next_turn_it_is_out() -> None:
    scene = france_lost()
    eliminate_powers(scene.pos)
    eliminate_powers(scene.pos)
    pos = scene.pos
    assert power("france") not in pos.order
    assert pos.gone[power("france")]
    assert pos.is_empty(place("algiers"))
    assert pos.general_at[7] == REMOVED
    assert pos.cards[power("france")] == pos.ip[power("france")] == 0
    assert [scene.owner(name) for name in ("casablanca", "algiers", "tunis")] == ["britain", "britain", "britain"]


@rule("14.4", "0.5")
def test_its_colonies_go_to_the_nearest_great_power() -> None:
    scene = france_lost(war="italy")
    eliminate_powers(scene.pos)
    eliminate_powers(scene.pos)
    assert [scene.owner(name) for name in ("casablanca", "algiers", "tunis")] == ["britain", "britain", "italy"]


@rule("R99")
def test_turkey_lives_by_its_european_provinces_and_a_minor_power_by_any() -> None:
    scene = Scene(war="turkey").hold("britain", "istanbul", "edirne", "gallipoli")
    assert not has_home(scene.pos, power("turkey"))
    scene.hold("austria", "belgrade", "nis", "skopje")
    assert has_home(scene.pos, power("serbia"))
    scene.hold("austria", "cetinje")
    assert not has_home(scene.pos, power("serbia"))
    scene.join("usa")
    assert has_home(scene.pos, power("usa"))


@rule("14.2", "R98")
def test_the_mark_is_looked_at_when_a_turn_ends() -> None:
    scene = france_lost().step(14)
    scene.question()
    assert scene.said("power-marked") == [[power("france")]]


@rule("14.3")
def test_while_marked_it_raises_units_in_its_colonies() -> None:
    scene = france_lost().on_card("france", infantry=1)
    eliminate_powers(scene.pos)
    scene.purchase("france").play("france", "buy infantry")
    assert set(scene.options()) == {"at casablanca", "at algiers", "at tunis"}
    scene.play("france", "at algiers")
    assert scene.count("france", "algiers", "infantry") == 3
