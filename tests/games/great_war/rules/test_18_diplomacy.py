"""18.1 to 18.14  The advanced game at home: rebellion, Poland, Trialism and the capital."""

from hatalom.core.numbers import numbers_of
from hatalom.games.great_war.names import (
    AUSTRIA,
    CAVALRY,
    ENTENTE,
    INFANTRY,
    NOBODY,
    POLAND,
    PRAG,
    REBEL,
    UNIT_COUNT,
    Alliance,
)
from hatalom.games.great_war.phases.diplomacy.rebellion import put_down_rebels, turn_up_rebels
from hatalom.games.great_war.phases.transport.transfers import Transport, begin_transport
from hatalom.games.great_war.rules.battles.sides import defenders
from hatalom.games.great_war.rules.elimination import eliminate, eliminate_powers
from hatalom.games.great_war.rules.purchase.income import income
from hatalom.games.great_war.units import count_in, troops_of
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule

# -- rebellion ----------------------------------------------------------------------------------------------------


@rule("18.1", "18.2", "18.3", "18.4", "R115", "R113")
def test_a_rebellion_in_prague() -> None:
    scene = Scene("1915_spring", advanced="on").cards(britain=2).units("austria", "prag", artillery=1)
    scene.on_card("austria", artillery=0, infantry=1).ip(austria=5).line("prag")
    scene.slot("britain").play("britain", "rebellion prag")
    assert scene.pos.cards[power("britain")] == 1
    assert not scene.offers("rebellion prag")
    assert scene.owner("prag") == "austria"
    put_down_rebels(scene.pos)
    scene.purchase("austria").play("austria", "buy infantry")
    assert scene.why_not("at prag") == "rebels-there"
    turn_up_rebels(scene.pos)
    assert scene.owner("prag") == "britain"
    assert scene.count("britain", "prag", "rebel") == 1
    assert scene.pos.card[UNIT_COUNT * AUSTRIA + 2] == 1
    assert not scene.pos.line[PRAG]
    assert scene.pos.content.defence_strong[REBEL] == 2
    assert scene.pos.content.defence_strong[INFANTRY] == 3


@rule("18.4", "R115")
def test_a_fighting_unit_puts_the_rebellion_down() -> None:
    scene = Scene("1915_spring", advanced="on").cards(britain=1)
    scene.slot("britain").play("britain", "rebellion prag")
    scene.units("austria", "prag", cavalry=1)
    put_down_rebels(scene.pos)
    turn_up_rebels(scene.pos)
    assert scene.owner("prag") == "austria"
    assert len(scene.said("rebellion-put-down")) == 1


@rule("18.4", "R115", "3.5")
def test_a_cavalry_that_comes_in_phase_iii_puts_the_rebellion_down_when_the_movements_end() -> None:
    scene = Scene("1915_spring", advanced="rebellion").cards(britain=1).units("austria", "wien", cavalry=1)
    scene.units("austria", "prag", artillery=1).slot("britain").play("britain", "rebellion prag")
    scene.moves("austria").play("austria", "from wien", "to prag")
    assert scene.pos.rebel[PRAG] == power("britain")
    scene.play("austria", "end_moves")
    assert scene.pos.rebel[PRAG] == NOBODY
    assert scene.count("austria", "prag", "artillery") == 1


@rule("18.4", "R115", "18.3")
def test_a_rebellion_that_was_not_put_down_takes_the_area_after_the_purchases() -> None:
    scene = Scene("1915_spring", advanced="rebellion", players=2).cards(britain=1).units("austria", "wien", cavalry=1)
    scene.units("italy", "venezia", infantry=1).join("italy").slot("britain").play("britain", "rebellion prag")
    scene.pos.ip = numbers_of([0] * len(scene.pos.ip))
    scene.moves("austria").play("austria", "end_moves")
    assert scene.prompt() == "ask-transport"
    assert scene.owner("prag") == "britain"
    assert scene.pos.side(PRAG) == ENTENTE


@rule("18.2")
def test_no_rebellion_where_a_fighting_unit_stands() -> None:
    scene = Scene("1915_spring", advanced="on").cards(britain=1).units("austria", "prag", infantry=1).slot("britain")
    assert scene.why_not("rebellion prag") == "is-guarded"


@rule("18.1", "R113")
def test_mother_countries_must_be_at_war_with_the_holder() -> None:
    scene = Scene("1915_spring", advanced="on").cards(britain=3).slot("britain")
    assert scene.why_not("rebellion brasso") == "mother-at-peace"
    assert scene.why_not("rebellion trent") == "mother-at-peace"
    assert scene.offers("rebellion sarajevo")
    assert scene.why_not("rebellion krakau") == "no-nationality"
    assert scene.why_not("rebellion warsaw") == "not-the-owners"
    scene = Scene("1915_spring", advanced="on").cards(germany=3).slot("germany")
    for area in ("warsaw", "lodz", "plock", "dublin"):
        assert scene.offers(f"rebellion {area}")
    assert Scene("1915_spring").cards(germany=3).slot("germany").why_not("rebellion dublin") == "rule-not-used"


@rule("R115")
def test_the_mother_country_gets_the_area() -> None:
    scene = Scene("1915_spring", advanced="on", war="italy").cards(britain=1).units("austria", "trent", aircraft=1)
    scene.slot("britain").play("britain", "rebellion trent")
    put_down_rebels(scene.pos)
    turn_up_rebels(scene.pos)
    assert scene.owner("trent") == "italy"
    assert scene.count("italy", "trent", "rebel") == 1


@rule("R115", "7.36")
def test_ships_leave_the_port_of_a_rebellion() -> None:
    scene = Scene("1915_spring", advanced="on").cards(germany=1).units("britain", "dublin", cruiser=1)
    scene.slot("germany").play("germany", "rebellion dublin")
    turn_up_rebels(scene.pos)
    while scene.prompt() == "ask-flee":
        scene.play("britain", "all_flee_to iri")
    scene.question()
    assert scene.owner("dublin") == "germany"
    assert scene.count("britain", "iri", "cruiser") == 1


@rule("18.4")
def test_units_may_be_brought_to_the_rebels_in_the_same_turn() -> None:
    scene = Scene("1915_spring", advanced="rebellion").cards(germany=1).units("germany", "posen", infantry=1)
    scene.slot("germany").play("germany", "rebellion lodz")
    turn_up_rebels(scene.pos)
    begin_transport(scene.pos)
    scene.begin(Transport()).play("germany", "transport posen")
    assert scene.offers("to lodz")


@rule("R115", "6.5", "R36")
def test_among_more_than_25_a_rebel_counts_as_infantry() -> None:
    scene = Scene(advanced="rebellion").hold("france", "prag").units("france", "prag", infantry=20, cavalry=6, rebel=1)
    counted = defenders(scene.pos, PRAG, False)
    assert [count_in(counted, power("france"), kind) for kind in (INFANTRY, REBEL, CAVALRY)] == [20, 1, 4]


# -- Poland -------------------------------------------------------------------------------------------------------


def polish(*held: str, **cards: int) -> Scene:
    return Scene("1915_autumn", advanced="on").hold("germany", *held).cards(**cards)


@rule("18.6", "18.7", "18.8", "18.10")
def test_poland_with_krakow() -> None:
    scene = polish("warsaw", "lodz", germany=1)
    scene.slot("germany").play("germany", "make_poland").play("austria", "keep_krakow")
    assert "poland" not in scene.order()
    assert scene.pos.cards[power("germany")] == 1
    assert scene.why_not("make_poland") == "allies-refused"
    before = income(scene.pos, AUSTRIA, 2)
    scene.slot("germany").play("germany", "make_poland").play("austria", "add_krakow")
    assert scene.asked() == ("ask-place", "poland")
    scene.play("germany", "place_all warsaw", "place krakau", "place lodz")
    assert scene.owner("krakau") == scene.owner("lodz") == "poland"
    assert scene.count("poland", "warsaw", "infantry") == 2
    assert scene.order()[-1] == "poland"
    assert scene.pos.runner[POLAND] == scene.pos.runner[power("germany")]
    assert income(scene.pos, AUSTRIA, 2) == before - 1


@rule("18.6")
def test_poland_needs_warsaw_and_two_more() -> None:
    assert polish("lodz", "plock", germany=1).slot("germany").why_not("make_poland") == "not-enough-poland"
    assert polish("warsaw", germany=1).slot("germany").why_not("make_poland") == "not-enough-poland"
    assert polish("warsaw", "lodz", "plock", germany=1).slot("germany").offers("make_poland")
    assert polish("warsaw", "lodz", "plock", britain=1).slot("britain").why_not("make_poland") == "only-central"


@rule("18.9", "18.10")
def test_polish_areas_are_no_russian_core_any_more() -> None:
    scene = polish("warsaw", "lodz", "plock", germany=1).ip(russia=9).on_card("russia", infantry=1, artillery=1)
    before = income(scene.pos, power("russia"), 2)
    scene.slot("germany").play("germany", "make_poland").play("austria", "keep_krakow")
    scene.hold("russia", "warsaw")
    assert income(scene.pos, power("russia"), 2) == before + scene.pos.content.industry[place("warsaw")]
    scene.purchase("russia").play("russia", "buy infantry")
    assert scene.why_not("at warsaw") == "not-core-to-raise"
    assert scene.slot("germany").why_not("make_poland") == "once-only"


@rule("18.10")
def test_poland_buys_like_other_minor_powers() -> None:
    scene = polish("warsaw", "lodz", "plock", germany=1)
    scene.slot("germany").play("germany", "make_poland").play("austria", "keep_krakow")
    while scene.prompt() == "ask-place":
        scene.play("germany", scene.options()[-1])
    assert scene.pos.card[UNIT_COUNT * POLAND] == 1
    scene.ip(poland=5).purchase("poland")
    assert scene.offers("buy infantry")


@rule("18.9", "18.10")
def test_poland_that_fell_is_not_made_again_and_its_areas_stay_nobodys_core() -> None:
    scene = polish("warsaw", "lodz", "plock", germany=2).ip(russia=3).on_card("russia", infantry=1)
    scene.slot("germany").play("germany", "make_poland").play("austria", "keep_krakow")
    while scene.prompt() == "ask-place":
        scene.play("germany", scene.options()[-1])
    for area in ("warsaw", "lodz", "plock"):
        scene.hold("russia", area).pos.set_units(place(area), troops_of([]))
    eliminate_powers(scene.pos)
    assert "poland" in scene.order()  # one more turn (14.2)
    eliminate_powers(scene.pos)
    assert "poland" not in scene.order()
    scene.purchase("russia").play("russia", "buy infantry")
    assert scene.why_not("at warsaw") == "not-core-to-raise"
    scene.hold("germany", "warsaw", "lodz", "plock").slot("germany")
    assert scene.why_not("make_poland") == "once-only"


@rule("R31", "0.5", "18.10")
def test_poland_goes_to_the_great_power_nearest_to_its_areas() -> None:
    scene = (
        Scene(advanced="poland", war="bulgaria turkey").join("poland", Alliance(1), "bulgaria").hold("poland", "warsaw")
    )
    for area in ("warsaw", "lodz", "plock"):
        scene.pos.core[place(area)] = power("poland")
    scene.hold("russia", "konigsberg", "posen", "breslau", "danzig")  # only Austria-Hungary still touches Poland
    eliminate(scene.pos, power("bulgaria"))
    assert scene.pos.patron[power("poland")] == power("austria")


# -- Trialism -----------------------------------------------------------------------------------------------------


@rule("18.11", "18.12", "18.5", "R117")
def test_trialism() -> None:
    scene = Scene("1915_spring", advanced="on").cards(austria=1, britain=1)
    scene.slot("austria").play("austria", "trialism", "place wien", "place sarajevo", "capital_stays")
    assert scene.count("austria", "wien", "infantry") == 1
    assert scene.count("austria", "sarajevo", "infantry") == 1
    assert scene.pos.cards[AUSTRIA] == 0
    assert scene.why_not("trialism") == "once-only"
    assert scene.slot("britain").why_not("rebellion prag") == "slavs-content"


@rule("18.13", "18.14", "R118", "R119")
def test_the_capital_moves_once() -> None:
    scene = Scene("1915_spring", advanced="on").cards(austria=3)
    scene.pos.counters[1] = 1
    scene.slot("austria")
    assert scene.why_not("move_capital prag") == "not-a-capital"
    scene.hold("russia", "budapest")
    assert scene.why_not("move_capital budapest") == "capital-not-held"
    scene.hold("austria", "budapest").play("austria", "move_capital budapest")
    assert scene.pos.capital == place("budapest")
    assert scene.pos.counters[1] == 0
    scene.play("austria", "trialism", "place wien", "place wien")
    assert scene.prompt() == "ask-diplomacy"
    assert scene.why_not("move_capital prag") == "once-only"


@rule("18.13")
def test_trialism_moves_the_capital_to_prague_for_nothing() -> None:
    scene = Scene("1915_spring", advanced="on").cards(austria=1)
    scene.slot("austria").play("austria", "trialism", "place wien", "place wien", "capital_prague")
    assert scene.pos.capital == PRAG
    assert scene.pos.cards[AUSTRIA] == 0


@rule("18.13", "R118")
def test_after_trialism_the_move_to_prague_costs_a_card() -> None:
    scene = Scene("1915_spring", advanced="trialism").cards(austria=2)
    scene.slot("austria").play("austria", "trialism", "place wien", "place wien", "capital_stays")
    assert scene.pos.capital == place("wien")
    scene.play("austria", "move_capital prag")
    assert scene.pos.capital == PRAG
    assert scene.pos.cards[AUSTRIA] == 0
