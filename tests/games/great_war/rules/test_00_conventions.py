"""0  Conventions: who speaks for an alliance, control, liberation, default controllers, removal."""

import pytest
from mypy_extensions import i64

from hatalom.games.great_war.names import CENTRAL, ENTENTE, POWER, PROVINCE_COUNT, Alliance, Place, Unit
from hatalom.games.great_war.phases.diplomacy.flight import Flight
from hatalom.games.great_war.rules.default_controller import default_controller
from tests.games.great_war.scenario import CONTENT, Scene, place, power
from tests.rules import rule


def nearest(scene: Scene, country: str, alliance: i64) -> str:
    home = [Place(p) for p in range(PROVINCE_COUNT) if CONTENT.country[p] == power(country)]
    return POWER.ids[default_controller(scene.pos, Alliance(alliance), home)]


@rule("0.1")
def test_the_spokesman_is_the_first_power_of_the_alliance_in_the_general_order() -> None:
    scene = Scene()
    assert POWER.ids[scene.pos.spokesman(CENTRAL)] == "germany"
    assert POWER.ids[scene.pos.spokesman(ENTENTE)] == "britain"
    scene.pos.leave_order(power("germany"))
    assert POWER.ids[scene.pos.spokesman(CENTRAL)] == "austria"


@rule("0.2")
def test_each_power_pays_with_its_own_ip_and_cards_though_one_player_runs_several() -> None:
    scene = Scene("1915_spring", players=2, war="turkey").cards(germany=1, austria=0)
    scene.slot("austria")
    assert scene.pos.runner[power("austria")] == scene.pos.runner[power("germany")]
    assert not scene.offers("call bulgaria")
    scene.ip(germany=9, austria=0).purchase("austria").on_card("austria", infantry=3)
    assert scene.prompt() != "ask-buy"


@rule("0.3")
def test_an_alliance_controls_what_its_powers_control() -> None:
    scene = Scene().hold("austria", "warsaw")
    assert scene.pos.side(place("warsaw")) == CENTRAL
    assert scene.pos.side(place("paris")) == ENTENTE
    assert scene.pos.side(place("madrid")) == -1
    assert scene.pos.side(place("bern")) == -1


@rule("0.5")
@pytest.mark.parametrize(
    ("country", "alliance", "runner"),
    [
        ("belgium", ENTENTE, "france"),
        ("netherlands", ENTENTE, "britain"),
        ("denmark", ENTENTE, "britain"),
        ("norway", ENTENTE, "britain"),
        ("sweden", ENTENTE, "russia"),
        ("spain", ENTENTE, "britain"),
        ("romania", ENTENTE, "russia"),
        ("greece", ENTENTE, "britain"),
        ("portugal", ENTENTE, "britain"),
        ("albania", ENTENTE, "britain"),
        ("belgium", CENTRAL, "germany"),
        ("netherlands", CENTRAL, "germany"),
        ("denmark", CENTRAL, "germany"),
        ("bulgaria", CENTRAL, "austria"),
        ("albania", CENTRAL, "austria"),
    ],
)
def test_default_controllers_at_the_start(country: str, alliance: int, runner: str) -> None:
    assert nearest(Scene(), country, alliance) == runner


@rule("0.5")
def test_bulgaria_goes_to_turkey_once_turkey_is_in_the_war_and_the_usa_only_stands_in_alone() -> None:
    assert nearest(Scene(war="turkey"), "bulgaria", CENTRAL) == "turkey"
    scene = Scene("1917_spring", war="usa").hold("usa", "lille", "reims", "verdun")
    assert nearest(scene, "belgium", ENTENTE) == "britain"  # across the North Sea, though the USA is next door
    for name in ("britain", "france", "russia", "serbia"):
        scene.pos.leave_order(power(name))
        scene.pos.alliance[power(name)] = Alliance(-1)
    assert nearest(scene, "belgium", ENTENTE) == "usa"


@rule("0.6")
def test_powers_that_may_react_are_asked_in_the_general_order() -> None:
    scene = Scene("1914_autumn").cards(germany=1, russia=1, britain=1, france=1)
    scene.slot("germany").play("germany", "call turkey")
    assert scene.asked() == ("ask-delay", "britain")
    scene.play("britain", "pass")
    assert scene.asked() == ("ask-delay", "france")
    scene.play("france", "pass")
    assert scene.asked() == ("ask-delay", "russia")


@rule("0.7")
def test_who_can_do_nothing_is_skipped() -> None:
    scene = Scene().ip(germany=0)
    scene.purchase("germany")
    assert scene.prompt() != "ask-buy"


@rule("0.9")
def test_fighting_units_die_and_everything_else_goes_back_to_the_card() -> None:
    scene = Scene()
    russia = power("russia")
    scene.on_card("russia", artillery=0)
    scene.pos.bury(russia, Unit(0), 2)
    scene.pos.bury(russia, Unit(2), 1)
    assert scene.pos.dead[11 * russia] == 2
    assert scene.pos.card[11 * russia + 2] == 1


@rule("0.9", "4.12")
def test_units_that_cannot_flee_go_back_to_the_card_alive() -> None:
    scene = Scene().units("britain", "malta", infantry=2).on_card("britain", infantry=0)
    scene.begin(Flight([place("malta")], False))
    scene.question()
    assert scene.pos.card[11 * power("britain")] == 2
    assert scene.pos.dead[11 * power("britain")] == 0


@rule("4.12", "R22")
def test_ships_flee_to_a_zone_without_enemies_or_a_port_beside_it() -> None:
    scene = Scene().units("russia", "riga", cruiser=1).units("germany", "cba", cruiser=1)
    scene.begin(Flight([place("riga")], False))
    assert scene.options() == [f"all_flee_to {where}" for where in ("petersburg", "helsinki", "fin")]


@rule("0.10", "4.17", "11.9")
def test_diplomatic_cards_are_bought_without_limit() -> None:
    scene = Scene().ip(germany=22)
    scene.purchase("germany").play("germany", "buy diplomacy_card", *["repeat_purchase"] * 6)
    assert scene.pos.cards[power("germany")] == 7
    assert scene.pos.ip[power("germany")] == 1
