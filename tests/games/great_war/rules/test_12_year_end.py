"""12  Year-end: the IP of the next year, factories, war production."""

from hatalom.games.great_war.names import CENTRAL
from hatalom.games.great_war.phases.purchase.year_end import YearEnd
from hatalom.games.great_war.phases.turn import STEP_PURCHASE
from hatalom.games.great_war.position import TURNED_OVER
from hatalom.games.great_war.rules.purchase.income import income
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


@rule("12.1", "12.2", "12.3", "12.7", "11.16")
def test_left_over_ip_are_lost_and_the_base_value_of_the_next_year_counts() -> None:
    scene = Scene("1914_autumn").ip(germany=7, britain=0, serbia=5)
    scene.begin(YearEnd())
    scene.question()
    assert scene.pos.ip[power("germany")] == 29
    assert scene.pos.ip[power("britain")] == 20
    assert scene.pos.ip[power("serbia")] == sum(
        scene.pos.content.industry[p] for p in scene.pos.content.core[power("serbia")]
    )


@rule("12.1", "R88")
def test_the_summary_comes_in_autumn_but_not_after_1918() -> None:
    content = Scene().pos.content
    assert [turn for turn in range(18) if content.has_year_end[turn]] == [1, 5, 9, 13]
    scene = Scene("1918_autumn").ip(germany=3)
    scene.step(STEP_PURCHASE)
    assert scene.prompt() != "ask-war-production"
    assert scene.pos.ip[power("germany")] == 3


@rule("12.4", "12.5", "12.6", "12.8", "12.9", "R89", "R90")
def test_france_at_the_end_of_1915() -> None:
    scene = Scene("1915_autumn").hold("france", "brussels", "antwerp", "liege").hold("germany", "nantes")
    scene.factory("marseille")
    scene.begin(YearEnd())
    scene.play("germany", "no_war_production").play("france", "war_production").play("austria", "no_war_production")
    assert scene.pos.ip[power("france")] == 23
    assert scene.pos.war_production[power("france")]


@rule("12.4")
def test_konigsberg_lost_costs_one_ip() -> None:
    """E2c"""
    scene = Scene("1914_autumn").hold("russia", "konigsberg")
    assert income(scene.pos, power("germany"), 1) == 28
    assert income(scene.pos, power("russia"), 1) == income(Scene().pos, power("russia"), 1) + 1


@rule("R89", "12.4")
def test_a_core_province_in_an_allys_hands_is_minus_too() -> None:
    scene = Scene("1914_autumn").hold("austria", "konigsberg")
    assert income(scene.pos, power("germany"), 1) == 28


@rule("12.6", "R90")
def test_factories_on_strike_do_not_count_and_captured_ones_do() -> None:
    scene = Scene("1915_autumn").factory("koln", state=TURNED_OVER).hold("germany", "paris")
    paris = scene.pos.content.industry[place("paris")]
    assert income(scene.pos, power("germany"), 2) == 29 + paris
    scene.hold("france", "paris")
    assert income(scene.pos, power("germany"), 2) == 29 - 2


@rule("R90")
def test_ip_are_never_below_nothing() -> None:
    scene = Scene("1917_autumn")
    for province in scene.pos.content.core[power("russia")]:
        scene.pos.controller[province] = power("germany")
    assert income(scene.pos, power("russia"), 4) == 0


@rule("12.8", "R91")
def test_war_production_is_asked_at_the_ends_of_1915_to_1917_until_it_is_introduced() -> None:
    scene = Scene("1914_autumn").begin(YearEnd())
    assert scene.prompt() != "ask-war-production"
    scene = Scene("1915_autumn").begin(YearEnd())
    assert scene.asked() == ("ask-war-production", "germany")
    scene.play("germany", "war_production")
    assert scene.asked() == ("ask-war-production", "france")
    scene.play("france", "no_war_production")
    assert scene.asked() == ("ask-war-production", "austria")
    scene.play("austria", "war_production")
    assert scene.pos.ip[power("germany")] == 33
    scene.pos.turn += 4
    scene.begin(YearEnd())
    assert scene.asked() == ("ask-war-production", "france")


@rule("11.20", "R87")
def test_a_minor_powers_ip_are_those_of_the_provinces_it_controls() -> None:
    scene = Scene("1915_autumn").join("bulgaria", CENTRAL).hold("bulgaria", "belgrade")
    own = sum(scene.pos.content.industry[p] for p in scene.pos.content.core[power("bulgaria")])
    belgrade = scene.pos.content.industry[place("belgrade")]
    assert income(scene.pos, power("bulgaria"), 2) == own + belgrade
    scene.factory("sofia")
    assert income(scene.pos, power("bulgaria"), 2) == own + belgrade + 2


@rule("18.8", "18.10")
def test_krakow_given_to_poland_is_missing_for_austria() -> None:
    scene = Scene("1915_autumn")
    before = income(scene.pos, power("austria"), 2)
    scene.hold("poland", "krakau")
    assert income(scene.pos, power("austria"), 2) == before - scene.pos.content.industry[place("krakau")]
