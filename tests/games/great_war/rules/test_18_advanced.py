"""18.0, 18.15 to 18.27  The advanced game: encirclement, Africa, submarine war, pursuit, aid."""

import pytest

from hatalom.core.numbers import numbers_of
from hatalom.games.great_war.names import CENTRAL, ENTENTE, SWITCH_IDS, UNIT_COUNT, Unit
from hatalom.games.great_war.phases.battles.pursuit import Pursuit
from hatalom.games.great_war.phases.diplomacy.entries import enter_war
from hatalom.games.great_war.phases.purchase.year_end import YearEnd
from hatalom.games.great_war.phases.transport.transfers import Transport, begin_transport
from hatalom.games.great_war.phases.turn import STEP_BEGIN
from hatalom.games.great_war.rules.battles.hospitals import free_hospitals
from hatalom.games.great_war.rules.encirclement import is_encircled
from hatalom.games.great_war.rules.purchase.submarine_war import count_submarines
from hatalom.games.great_war.rules.romania_russia import may_share
from hatalom.games.great_war.units import UNTIL_PURCHASE, pack, troops_of, with_turned, with_way
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


def transport(scene: Scene, **ip: int) -> Scene:
    """The rounds of transport; nobody has IP to give but those who are named."""
    scene.pos.ip = numbers_of([0] * len(scene.pos.ip))
    begin_transport(scene.pos)
    return scene.ip(**ip).begin(Transport())


@rule("18.0", "R112", "17.1")
def test_every_advanced_rule_has_its_switch() -> None:
    assert Scene().pos.switches == 0
    assert Scene(advanced="on").pos.switches == (1 << len(SWITCH_IDS)) - 1
    assert Scene(advanced="aid").pos.switches == 1 << SWITCH_IDS.index("aid")


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
    scene.pos.set_units(place("odessa"), troops_of([]))
    scene.moves("romania").play("romania", "from iasi")
    assert scene.offers("to odessa")
    assert scene.offers("to kiev")
    wounded = Scene("1916_autumn", advanced="romania_russia", war="romania").hospital("iasi").ip(romania=3)
    assert free_hospitals(wounded.pos, power("romania")) == [place("iasi")]
    wounded.units("russia", "iasi", infantry=1)
    assert free_hospitals(wounded.pos, power("romania")) == []


@rule("18.16", "R120", "7.5")
def test_russian_guns_alone_cannot_lead_where_only_romanian_infantry_could_help() -> None:
    scene = Scene("1917_spring", advanced="romania_russia", war="romania").units("russia", "rovno", artillery=1)
    scene.units("romania", "iasi", infantry=1).units("austria", "lemberg", infantry=1).battles("russia")
    assert not scene.offers("attack lemberg")
    scene.hold("britain", "odessa").units("britain", "odessa", infantry=1).battles("russia")
    scene.play("russia", "attack lemberg", "all_in")
    assert scene.options() == ["invite britain", "cancel"]


@rule("18.22", "R126")
def test_encirclement() -> None:
    scene = Scene("1915_spring", advanced="on", war="turkey").hold("britain", "gallipoli")
    gallipoli = place("gallipoli")
    scene.units("britain", "aen", cruiser=1)
    assert not is_encircled(scene.pos, gallipoli)
    scene.pos.set_units(place("aen"), troops_of([]))
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


@rule("18.22", "R126")
@pytest.mark.parametrize(
    ("province", "around", "seas"),
    [("suez", ["port_said", "jerusalem", "aqaba"], ["lev", "red"]), ("aswan", ["cairo"], ["red"])],
)
def test_at_suez_and_aswan_the_ring_needs_ships_on_the_red_sea(
    province: str, around: list[str], seas: list[str]
) -> None:
    """Both border the Red Sea, although Aswan is no port: enemies on land alone do not encircle them."""
    scene = Scene("1915_spring", advanced="on", war="turkey").hold("turkey", *around)
    scene.units("britain", province, infantry=1)
    assert not is_encircled(scene.pos, place(province))
    for zone in seas:
        assert not is_encircled(scene.pos, place(province))
        scene.units("turkey", zone, cruiser=1)
    assert is_encircled(scene.pos, place(province))
    scene.battles("britain")
    assert not any(option.startswith("attack") for option in scene.options())
    scene.hold("britain", around[0])
    assert not is_encircled(scene.pos, place(province))


@rule("18.22", "18.23", "R127")
def test_where_nobody_sails_on_the_red_sea_suez_cannot_be_encircled() -> None:
    """With the rule of encirclement but without that of the canal no ship ever comes there."""
    scene = Scene("1915_spring", advanced="encirclement", war="turkey")
    scene.hold("turkey", "port_said", "jerusalem", "aqaba").units("turkey", "lev", cruiser=1)
    scene.units("britain", "suez", infantry=1).battles("britain")
    assert scene.offers("attack jerusalem")


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
    scene = Scene("1917_winter", advanced="on").cards(britain=1, germany=3)
    scene.pos.submarine_war = True
    scene.slot("britain").play("britain", "call usa")
    assert scene.asked() == ("ask-place", "usa")
    scene = Scene("1917_winter", advanced="on")
    scene.pos.submarine_war = True
    scene.step(STEP_BEGIN)
    assert scene.prompt() != "ask-place"
    scene.pos.turn += 1
    scene.step(STEP_BEGIN)
    assert scene.asked() == ("ask-place", "usa")


@rule("R122")
def test_a_running_delay_of_the_usa_ends() -> None:
    scene = Scene("1917_spring", advanced="on").cards(britain=1, germany=2)
    scene.slot("britain").play("britain", "call usa").play("germany", "delay", "delay")
    scene.pos.submarine_war = True
    scene.pos.turn += 1
    scene.step(STEP_BEGIN)
    assert scene.asked() == ("ask-place", "usa")


@rule("18.18")
def test_no_loss_in_the_basic_game() -> None:
    scene = Scene("1916_summer").units("germany", "atm", submarine=2).ip(britain=2)
    count_submarines(scene.pos)
    assert scene.pos.ip[power("britain")] == 2


# -- pursuit ------------------------------------------------------------------------------------------------------


def fleeing(riders: int) -> Scene:
    """Three infantry and an artillery of Russia have retreated from plock to empty vilna."""
    scene = Scene("1915_spring", advanced="on").on_card("russia", artillery=0)
    scene.pos.target, scene.pos.lead, scene.pos.mode = place("plock"), power("germany"), 1
    scene.pos.force = troops_of(
        [with_way(pack(power("germany"), Unit(1), riders, 1), place("konigsberg"), place("konigsberg"))]
    )
    for kind, count in ((0, 3), (2, 1)):
        gone = with_turned(pack(power("russia"), Unit(kind), count, 0), UNTIL_PURCHASE)
        scene.pos.add(place("vilna"), gone)
        scene.pos.retreated = troops_of([*scene.pos.retreated, with_way(gone, place("vilna"), place("plock"))])
    return scene.begin(Pursuit())


@rule("18.21", "R125")
def test_each_cavalry_cuts_down_two_units() -> None:
    scene = fleeing(2)
    scene.play("germany", "pursue russia_artillery", "pursue russia_infantry", "pursue russia_infantry")
    scene.play("germany", "pursue russia_infantry")
    assert scene.pos.is_empty(place("vilna"))
    assert scene.pos.card[UNIT_COUNT * power("russia") + 2] == 1
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
