"""18  The advanced game: rebellion, Poland, Trialism, encirclement, Africa, submarine war, pursuit, aid."""

from hatalom.games.great_war.names import (
    AUSTRIA,
    CENTRAL,
    ENTENTE,
    INFANTRY,
    NOBODY,
    POLAND,
    PRAG,
    REBEL,
    SWITCH_IDS,
    UNITS,
)
from hatalom.games.great_war.phases.elimination import eliminate_powers
from hatalom.games.great_war.phases.encirclement import is_encircled
from hatalom.games.great_war.phases.entries import enter_war
from hatalom.games.great_war.phases.hospitals import free_hospitals
from hatalom.games.great_war.phases.pursuit import Pursuit
from hatalom.games.great_war.phases.rebellion import put_down_rebels, turn_up_rebels
from hatalom.games.great_war.phases.romania_russia import may_share
from hatalom.games.great_war.phases.submarine_war import count_submarines
from hatalom.games.great_war.phases.transport import Transport, begin_transport
from hatalom.games.great_war.phases.turn import BEGIN
from hatalom.games.great_war.phases.year_end import YearEnd, income
from hatalom.games.great_war.units import UNTIL_PURCHASE, pack, with_turned, with_way
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


def transport(scene: Scene, **ip: int) -> Scene:
    """The rounds of transport; nobody has IP to give but those who are named."""
    scene.pos.ip = [0] * len(scene.pos.ip)
    begin_transport(scene.pos)
    return scene.ip(**ip).begin(Transport())


@rule("18.0", "R112", "17.1")
def test_every_advanced_rule_has_its_switch() -> None:
    assert Scene().pos.switches == 0
    assert Scene(advanced="on").pos.switches == (1 << len(SWITCH_IDS)) - 1
    assert Scene(advanced="aid").pos.switches == 1 << SWITCH_IDS.index("aid")


# -- rebellion ----------------------------------------------------------------------------------------------------


@rule("18.1", "18.2", "18.3", "18.4", "R115", "R113")
def test_a_rebellion_in_prague() -> None:
    """O35"""
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
    assert scene.pos.card[UNITS * AUSTRIA + 2] == 1
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
    """O35"""
    scene = Scene("1915_spring", advanced="rebellion").cards(britain=1).units("austria", "wien", cavalry=1)
    scene.units("austria", "prag", artillery=1).slot("britain").play("britain", "rebellion prag")
    scene.moves("austria").play("austria", "from wien", "to prag")
    assert scene.pos.rebel[PRAG] == power("britain")
    scene.play("austria", "end_moves")
    assert scene.pos.rebel[PRAG] == NOBODY
    assert scene.count("austria", "prag", "artillery") == 1


@rule("18.4", "R115", "18.3")
def test_a_rebellion_that_was_not_put_down_takes_the_area_after_the_purchases() -> None:
    """O35"""
    scene = Scene("1915_spring", advanced="rebellion", players=2).cards(britain=1).units("austria", "wien", cavalry=1)
    scene.units("italy", "venezia", infantry=1).join("italy").slot("britain").play("britain", "rebellion prag")
    scene.pos.ip = [0] * len(scene.pos.ip)
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
    transport(scene).play("germany", "transport posen")
    assert scene.offers("to lodz")


# -- Poland -------------------------------------------------------------------------------------------------------


def polish(*held: str, **cards: int) -> Scene:
    return Scene("1915_autumn", advanced="on").hold("germany", *held).cards(**cards)


@rule("18.6", "18.7", "18.8", "18.10")
def test_poland_with_krakow() -> None:
    """O36"""
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
    """O36"""
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
    assert scene.pos.card[UNITS * POLAND] == 1
    scene.ip(poland=5).purchase("poland")
    assert scene.offers("buy infantry")


@rule("18.9", "18.10")
def test_poland_that_fell_is_not_made_again_and_its_areas_stay_nobodys_core() -> None:
    scene = polish("warsaw", "lodz", "plock", germany=2).ip(russia=3).on_card("russia", infantry=1)
    scene.slot("germany").play("germany", "make_poland").play("austria", "keep_krakow")
    while scene.prompt() == "ask-place":
        scene.play("germany", scene.options()[-1])
    for area in ("warsaw", "lodz", "plock"):
        scene.hold("russia", area).pos.set_units(place(area), [])
    eliminate_powers(scene.pos)
    assert "poland" in scene.order()  # one more turn (14.2)
    eliminate_powers(scene.pos)
    assert "poland" not in scene.order()
    scene.purchase("russia").play("russia", "buy infantry")
    assert scene.why_not("at warsaw") == "not-core-to-raise"
    scene.hold("germany", "warsaw", "lodz", "plock").slot("germany")
    assert scene.why_not("make_poland") == "once-only"


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


# -- Romania and Russia, encirclement, Africa ---------------------------------------------------------------------


@rule("18.16", "R120")
def test_romanian_and_russian_units_do_not_share_a_place() -> None:
    scene = Scene("1916_autumn", advanced="on", war="romania").units("russia", "odessa", infantry=1)
    assert not may_share(scene.pos, power("romania"), place("odessa"))
    assert may_share(scene.pos, power("britain"), place("odessa"))
    assert may_share(scene.pos, power("romania"), place("iasi"))
    basic = Scene("1916_autumn", war="romania").units("russia", "odessa", infantry=1)
    assert may_share(basic.pos, power("romania"), place("odessa"))
    scene.hold("russia", "iasi").units("romania", "iasi", infantry=1).factory("iasi").ip(russia=9)
    scene.on_card("russia", artillery=1, infantry=0).purchase("russia").play("russia", "buy artillery")
    assert scene.why_not("at iasi") == "not-together"


@rule("18.16", "R120")
def test_romanians_do_not_pass_russians_nor_lie_in_a_hospital_beside_them() -> None:
    scene = Scene("1916_autumn", advanced="romania_russia", war="romania").units("romania", "iasi", cavalry=1)
    scene.units("russia", "odessa", infantry=1).moves("romania").play("romania", "from iasi")
    assert not scene.offers("to odessa")
    assert not scene.offers("to kiev")  # behind odessa
    scene.pos.set_units(place("odessa"), [])
    scene.moves("romania").play("romania", "from iasi")
    assert scene.offers("to odessa")
    assert scene.offers("to kiev")
    wounded = Scene("1916_autumn", advanced="romania_russia", war="romania").hospital("iasi").ip(romania=3)
    assert free_hospitals(wounded.pos, power("romania")) == [place("iasi")]
    wounded.units("russia", "iasi", infantry=1)
    assert free_hospitals(wounded.pos, power("romania")) == []


@rule("18.22", "R126")
def test_encirclement() -> None:
    """O34"""
    scene = Scene("1915_spring", advanced="on", war="turkey").hold("britain", "gallipoli")
    gallipoli = place("gallipoli")
    scene.units("britain", "aen", cruiser=1)
    assert not is_encircled(scene.pos, gallipoli)
    scene.pos.set_units(place("aen"), [])
    assert not is_encircled(scene.pos, gallipoli)
    scene.units("turkey", "aen", cruiser=1)
    assert is_encircled(scene.pos, gallipoli)
    scene.factory("gallipoli").ip(britain=9).on_card("britain", artillery=1)
    scene.purchase("britain").play("britain", "buy artillery")
    assert scene.why_not("at gallipoli") == "encircled"
    scene.units("britain", "london", infantry=1)
    transport(scene).play("britain", "transport london")
    assert scene.why_not("to gallipoli") == "not-connected"
    scene.ip(britain=9).purchase("britain")
    assert scene.offers("buy diplomacy_card")


@rule("R126")
def test_a_neutral_neighbour_breaks_the_ring() -> None:
    scene = Scene("1915_spring", advanced="on").units("germany", "nss", cruiser=1)
    for province in scene.pos.content.near[place("lille")]:
        if scene.pos.side(province) == ENTENTE:
            scene.pos.controller[province] = power("germany")
    assert not is_encircled(scene.pos, place("lille"))
    scene.join("belgium", CENTRAL)
    assert is_encircled(scene.pos, place("lille"))


@rule("18.25", "R128")
def test_limits_in_africa() -> None:
    scene = Scene("1915_spring", advanced="on").ip(france=9, britain=9).on_card("france", infantry=5)
    scene.on_card("britain", infantry=5).purchase("france").play("france", "buy infantry", "at algiers", "buy infantry")
    assert scene.why_not("at tunis") == "area-limit"
    scene.play("france", "at paris", "end_purchase")
    scene.purchase("britain").play("britain", "buy infantry", "at cairo", "repeat_purchase", "buy infantry")
    assert scene.why_not("at suez") == "area-limit"
    assert scene.why_not("at kuwait") == "area-limit"
    basic = Scene("1915_spring").ip(britain=9).on_card("britain", infantry=1).purchase("britain")
    assert basic.play("britain", "buy infantry").offers("at kuwait")


@rule("18.25", "R128")
def test_ships_count_for_the_limits_in_africa_and_icons_do_not() -> None:
    scene = Scene("1915_spring", advanced="africa_limits").ip(france=20).on_card("france", infantry=2, cruiser=2)
    scene.purchase("france").play("france", "buy factory", "at tunis", "buy hospital", "at tunis", "buy infantry")
    assert scene.offers("at algiers")
    scene.play("france", "at paris", "buy cruiser", "at tunis", "buy infantry")
    assert scene.why_not("at algiers") == "area-limit"


# -- submarines ---------------------------------------------------------------------------------------------------


@rule("18.18", "R122")
def test_submarines_in_the_atlantic() -> None:
    """O32"""
    scene = (
        Scene("1916_summer", advanced="on").units("germany", "atm", submarine=2).units("germany", "atn", submarine=1)
    )
    scene.ip(britain=2)
    count_submarines(scene.pos)
    assert scene.pos.ip[power("britain")] == 0
    assert scene.pos.debt[power("britain")] == 1
    assert scene.pos.submarine_war
    scene.pos.turn += 1
    scene.begin(YearEnd()).play("germany", "no_war_production").play("france", "no_war_production")
    scene.play("austria", "no_war_production")
    assert scene.pos.ip[power("britain")] == 20 - 1


@rule("18.18", "R122", "5.8")
def test_the_usa_enters_in_spring_1917_after_submarine_war() -> None:
    """O32"""
    scene = Scene("1917_winter", advanced="on").cards(britain=1, germany=3)
    scene.pos.submarine_war = True
    scene.slot("britain").play("britain", "call usa")
    assert scene.asked() == ("ask-place", "usa")
    scene = Scene("1917_winter", advanced="on")
    scene.pos.submarine_war = True
    scene.step(BEGIN)
    assert scene.prompt() != "ask-place"
    scene.pos.turn += 1
    scene.step(BEGIN)
    assert scene.asked() == ("ask-place", "usa")


@rule("R122")
def test_a_running_delay_of_the_usa_ends() -> None:
    scene = Scene("1917_spring", advanced="on").cards(britain=1, germany=2)
    scene.slot("britain").play("britain", "call usa").play("germany", "delay", "delay")
    scene.pos.submarine_war = True
    scene.pos.turn += 1
    scene.step(BEGIN)
    assert scene.asked() == ("ask-place", "usa")


@rule("18.18")
def test_no_loss_in_the_basic_game() -> None:
    scene = Scene("1916_summer").units("germany", "atm", submarine=2).ip(britain=2)
    count_submarines(scene.pos)
    assert scene.pos.ip[power("britain")] == 2


# -- pursuit ------------------------------------------------------------------------------------------------------


def fleeing(riders: int) -> Scene:
    """O33: three infantry and an artillery of Russia have retreated from plock to empty vilna."""
    scene = Scene("1915_spring", advanced="on").on_card("russia", artillery=0)
    scene.pos.target, scene.pos.lead, scene.pos.mode = place("plock"), power("germany"), 1
    scene.pos.force = [with_way(pack(power("germany"), 1, riders, 1), place("konigsberg"), place("konigsberg"))]
    for kind, count in ((0, 3), (2, 1)):
        gone = with_turned(pack(power("russia"), kind, count, 0), UNTIL_PURCHASE)
        scene.pos.add(place("vilna"), gone)
        scene.pos.retreated.append(with_way(gone, place("vilna"), place("plock")))
    return scene.begin(Pursuit())


@rule("18.21", "R125")
def test_each_cavalry_cuts_down_two_units() -> None:
    """O33"""
    scene = fleeing(2)
    scene.play("germany", "pursue russia_artillery", "pursue russia_infantry", "pursue russia_infantry")
    scene.play("germany", "pursue russia_infantry")
    assert scene.pos.units[place("vilna")] == []
    assert scene.pos.card[UNITS * power("russia") + 2] == 1
    assert len(scene.pos.fallen) == 3
    assert all(entry >> 16 & 7 == 0 for entry in scene.pos.force)


@rule("18.21")
def test_one_cavalry_cuts_down_two_and_may_stop() -> None:
    scene = fleeing(1)
    scene.play("germany", "pursue russia_infantry", "pursue russia_infantry")
    assert scene.count("russia", "vilna", "infantry") == 1
    assert scene.prompt() != "ask-pursue-unit"
    scene = fleeing(1)
    scene.play("germany", "stop_pursuit")
    assert scene.count("russia", "vilna", "infantry") == 3


# -- aid ----------------------------------------------------------------------------------------------------------


@rule("18.26", "R129")
def test_aid_costs_a_transfer_and_carries_three_ip() -> None:
    scene = Scene("1915_spring", advanced="on").units("britain", "london", infantry=1)
    transport(scene, britain=5).play("britain", "aid france")
    assert scene.options() == ["amount 1", "amount 2", "amount 3"]
    scene.play("britain", "amount 3")
    assert scene.pos.ip[power("france")] == 3
    assert scene.pos.ip[power("britain")] == 2
    assert scene.pos.capacity[power("britain")] == 4
    assert "aid russia" not in scene.options()


@rule("18.27", "R129")
def test_aid_to_russia_only_in_summer_and_at_most_six() -> None:
    scene = Scene("1915_summer", advanced="on", players=2)
    scene.units("britain", "london", infantry=1).units("france", "paris", infantry=1)
    transport(scene, britain=20, france=20).play("britain", "aid russia", "amount 3")
    scene.play("france", "aid russia", "amount 2")
    scene.play("britain", "aid russia")
    assert scene.pos.aid_to_russia == 6
    scene.play("france", "pass")
    assert not scene.offers("aid russia")
    open_way = Scene("1915_spring", advanced="on").join("denmark", ENTENTE).units("britain", "london", infantry=1)
    assert transport(open_way, britain=5).offers("aid russia")


@rule("18.27", "R129")
def test_the_straits_do_not_shut_the_way_of_the_summer_aid() -> None:
    """The Entente holds Copenhagen, but the German fleet bars the Baltic: six IP in summer, as before."""

    def barred(turn: str) -> Scene:
        scene = Scene(turn, advanced="aid").join("denmark", ENTENTE).units("britain", "london", infantry=1)
        for zone in ("wba", "cba", "fin"):
            scene.units("germany", zone, cruiser=1)
        return transport(scene, britain=20)

    assert not barred("1915_spring").offers("aid russia")
    scene = barred("1915_summer").play("britain", "aid russia", "amount 3", "aid russia", "amount 3")
    assert scene.pos.ip[power("russia")] == 6
    assert not scene.offers("aid russia")
    assert scene.offers("aid france")


@rule("18.27", "R129")
def test_with_the_straits_open_aid_to_russia_has_no_limit() -> None:
    scene = Scene("1915_summer", advanced="aid").join("denmark", ENTENTE).units("britain", "london", infantry=1)
    transport(scene, britain=20).play("britain", "aid russia", "amount 3").play("russia", "pass_all")
    scene.play("britain", *["aid russia", "amount 3"] * 2)
    assert scene.pos.ip[power("russia")] == 9


@rule("18.26")
def test_no_aid_in_the_basic_game() -> None:
    scene = Scene("1915_spring").units("britain", "london", infantry=1)
    assert not any(option.startswith("aid") for option in transport(scene, britain=5).options())


@rule("4.4", "18.15")
def test_belgium_driven_into_the_central_camp_is_run_by_germany() -> None:
    scene = Scene().begin()
    enter_war(scene.pos, power("belgium"), CENTRAL)
    assert scene.pos.runner[power("belgium")] == scene.pos.runner[power("germany")]
