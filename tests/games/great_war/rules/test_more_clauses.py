"""More clauses that seldom decide anything: one test each."""

import pytest

from hatalom.core.question import Seat
from hatalom.games.great_war.board import LOSS_CAP
from hatalom.games.great_war.names import GENERAL, NEITHER, NO_GENERAL, PROVINCES, ZONES, General
from hatalom.games.great_war.phases.battles.land_battle import LandBattle
from hatalom.games.great_war.phases.battles.losses import Losses
from hatalom.games.great_war.phases.battles.pursuit import Pursuit, riders, spur
from hatalom.games.great_war.phases.battles.ships import ShipsFlee, ShipsReturn
from hatalom.games.great_war.phases.diplomacy.flight import Flight
from hatalom.games.great_war.phases.diplomacy.peace import owner_of
from hatalom.games.great_war.phases.diplomacy.rebellion import put_down_rebels, rebel_power
from hatalom.games.great_war.phases.diplomacy.revolution import Revolution
from hatalom.games.great_war.phases.transport.transfers import Transport, begin_transport
from hatalom.games.great_war.position import INVASION_ATTACK, LAND_ATTACK, PastAttack
from hatalom.games.great_war.rules.battles.sides import defenders, has_effect
from hatalom.games.great_war.rules.purchase.submarine_war import count_submarines
from hatalom.games.great_war.rules.transport.aid import is_way_to_russia_open
from hatalom.games.great_war.rules.victory import points_of_city, points_of_power
from hatalom.games.great_war.units import (
    FACE_UP,
    UNTIL_PURCHASE,
    count_of,
    has_attacked,
    kind_of,
    origin_of,
    pack,
    points_of,
    power_of,
    put,
    troops_of,
    with_attacked,
    with_points,
    with_way,
)
from hatalom.games.great_war.verbs import VERBS
from tests.games.great_war.rules.test_clauses import face_down, on_the_way
from tests.games.great_war.scenario import CONTENT, Scene, place, power, unit
from tests.rules import rule


def landing(scene: Scene, target: str, *ships: tuple[str, str, str, str]) -> Scene:
    """A fleet before a coast: nation, kind, origin, last zone."""
    pos = scene.pos
    pos.mode, pos.target, pos.lead = INVASION_ATTACK, place(target), power(ships[0][0])
    for nation, kind, origin, zone in ships:
        entry = pack(power(nation), unit(kind), 1, CONTENT.move[unit(kind)])
        pos.join_force(with_way(entry, place(origin), place(zone)))
    return scene


# -- 4, 5, 15, 18  Diplomacy ------------------------------------------------------------------------------------


@rule("4.13", "R23")
def test_sarajevo_is_given_only_to_a_serbia_that_is_in_the_war_and_has_a_home() -> None:
    scene = Scene("1915_winter").cards(austria=1).hold("austria", "belgrade", "nis", "skopje", "cetinje")
    assert scene.slot("austria").why_not("hand_over_sarajevo") == "serbia-not-there"
    scene = Scene("1915_winter").cards(austria=1)
    scene.pos.alliance[power("serbia")] = NEITHER
    assert scene.slot("austria").why_not("hand_over_sarajevo") == "serbia-not-there"


@rule("18.11", "R117")
def test_without_a_home_there_is_no_trialism() -> None:
    scene = Scene("1915_winter", advanced="on").cards(austria=1)
    assert scene.slot("austria").offers("trialism")
    for province in CONTENT.core[power("austria")]:
        scene.pos.controller[province] = power("russia")
    assert not scene.slot("austria").offers("trialism")


@rule("4.14", "R25")
def test_nobody_strikes_in_america() -> None:
    scene = Scene("1917_summer", war="usa").cards(germany=1).factory("new_york").war_production("usa")
    assert scene.slot("germany").why_not("strike new_york") == "not-enemy"


@rule("4.10", "4.17", "R19")
def test_when_nobody_pays_for_the_territory_delays_are_played() -> None:
    scene = Scene("1916_autumn").cards(russia=1, germany=1)
    scene.slot("russia").play("russia", "call romania").play("austria", "hand_over").play("germany", "refuse")
    assert scene.asked() == ("ask-delay", "germany")
    assert scene.owner("brasso") == "austria"


@rule("R103", "18.10")
def test_polish_areas_are_polands_while_it_is_in_play() -> None:
    scene = Scene("1916_spring", advanced="on")
    warsaw = place("warsaw")
    assert owner_of(scene.pos, warsaw) == power("russia")
    scene.pos.core[warsaw] = power("poland")
    assert owner_of(scene.pos, warsaw) == power("russia")
    scene.join("poland")
    assert owner_of(scene.pos, warsaw) == power("poland")
    scene.pos.core[place("paris")] = power("britain")
    assert owner_of(scene.pos, place("paris")) == power("france")


@rule("18.4", "R115")
def test_rebels_in_a_province_of_their_own_side_are_gone() -> None:
    scene = Scene("1916_spring", advanced="on").hold("germany", "warsaw")
    for province in ("warsaw", "lodz"):
        scene.pos.rebel[place(province)] = power("germany")
    put_down_rebels(scene.pos)
    assert [scene.pos.rebel[place(province)] >= 0 for province in ("warsaw", "lodz")] == [False, True]


@rule("R115")
def test_poland_arms_the_rebels_of_its_own_areas_only() -> None:
    scene = Scene("1916_spring", advanced="on").join("poland")
    for province, inciter in (("warsaw", "germany"), ("dublin", "germany"), ("sarajevo", "russia")):
        scene.pos.rebel[place(province)] = power(inciter)
    assert rebel_power(scene.pos, place("warsaw")) == power("poland")
    assert rebel_power(scene.pos, place("dublin")) == power("germany")
    assert rebel_power(scene.pos, place("sarajevo")) == power("serbia")


@rule("15.1", "R101")
def test_the_revolution_takes_russian_units_and_no_others() -> None:
    scene = Scene("1917_spring").units("britain", "riga", infantry=2).units("russia", "riga", infantry=2)
    scene.begin(Revolution(1)).play("germany", "revolution_at riga")
    assert scene.count("russia", "riga", "infantry") == 1
    assert scene.count("britain", "riga", "infantry") == 2


@rule("R22", "18.23")
def test_ships_flee_to_open_seas_and_each_port_is_named_once() -> None:
    scene = Scene(war="turkey").units("turkey", "istanbul", cruiser=2).begin(Flight([place("istanbul")], False))
    options = scene.options()
    assert len(options) == len(set(options))
    assert {"all_flee_to aen", "all_flee_to blw", "all_flee_to izmir"} <= set(options)
    closed = [p for p in PROVINCES if any(CONTENT.is_remote[z] for z in CONTENT.port_seas[p])]
    red = closed[0]
    scene = Scene()
    scene.pos.controller[red] = power("britain")
    scene.pos.raise_unit(red, power("britain"), unit("cruiser"), 1)
    scene.begin(Flight([red], False)).question()
    assert not scene.pos.units[red]
    assert all(not scene.pos.units[zone] for zone in CONTENT.port_seas[red])


# -- 7  Battles on land -----------------------------------------------------------------------------------------


@rule("6.7")
def test_where_nobody_commands_there_is_no_effect() -> None:
    pos = Scene().pos
    assert not any(has_effect(pos, NO_GENERAL, effect) for effect in range(20))
    assert has_effect(pos, General(GENERAL.numbers["falkenhayn"]), LOSS_CAP)
    assert not has_effect(pos, General(GENERAL.numbers["moltke"]), LOSS_CAP)


@rule("6.5", "R36")
def test_strong_nations_come_before_others_and_rebels() -> None:
    scene = Scene(war="usa").units("france", "verdun", infantry=24).units("usa", "verdun", infantry=2, rebel=3)
    found = defenders(scene.pos, place("verdun"), False)
    assert {(power_of(entry), kind_of(entry)): count_of(entry) for entry in found} == {
        (power("usa"), unit("infantry")): 2,
        (power("france"), unit("infantry")): 23,
    }


@rule("7.7", "R46")
def test_one_gas_unit_is_used_although_several_powers_have_one() -> None:
    scene = Scene("1916_spring").units("germany", "metz", infantry=2, gas=1).units("austria", "metz", infantry=1, gas=1)
    scene.units("france", "nancy", infantry=3).battles("germany")
    scene.play("germany", "attack nancy", "all_in", "invite austria").play("austria", "all_in", "join_done")
    scene.play("germany", "fight", "gas")
    assert sum(count_of(e) for e in scene.pos.force if kind_of(e) == unit("gas")) == 1


@rule("6.7", "R39")
def test_hindenburg_in_defence_does_not_throw_again_when_he_is_ahead() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=5, aircraft=2).general("hindenburg", "konigsberg")
    scene.units("russia", "vilna", infantry=5).battles("russia")
    scene.play("russia", "attack konigsberg", "all_in", "fight").roll(1, 2)
    assert scene.prompt() != "roll-again"
    assert isinstance(scene.pos.stack[-1], Losses | LandBattle)


@rule("6.7", "7.16")
def test_the_compulsory_loss_may_fall_on_others_than_falkenhayns_army() -> None:
    scene = Scene().general("falkenhayn", "metz")
    his = [("germany", "metz", "infantry", 2), ("germany", "metz", "artillery", 2)]
    on_the_way(scene, "nancy", *his, ("germany", "strassburg", "infantry", 2))
    scene.begin(Losses(True, False, 2, needs_fighting=True, capped=1))
    assert scene.offers("lose germany_artillery")
    scene = Scene().general("falkenhayn", "metz")
    on_the_way(scene, "nancy", *his)
    scene.begin(Losses(True, False, 2, needs_fighting=True, capped=1))
    assert not scene.offers("lose germany_artillery")


@rule("6.7", "7.16")
def test_the_reason_why_falkenhayns_guns_are_not_lost() -> None:
    scene = Scene().general("falkenhayn", "metz")
    his = [("germany", "metz", "infantry", 2), ("germany", "metz", "artillery", 2)]
    on_the_way(scene, "nancy", *his, ("austria", "metz", "infantry", 2))
    scene.begin(Losses(True, False, 2, needs_fighting=True, capped=1))
    assert scene.why_not("lose germany_artillery") == "must-lose-fighting"
    scene.begin(Losses(True, False, 2, needs_fighting=True, capped=2))
    assert scene.offers("lose germany_artillery")


@rule("9.5", "9.6")
def test_ashore_nothing_sinks() -> None:
    scene = Scene(war="turkey").units("turkey", "gallipoli", infantry=4).ip(britain=9).battles("britain")
    scene.units("britain", "malta", battleship=3, infantry=3)
    scene.play("britain", "invade gallipoli", "all_in", "fight").roll(1, 6)
    assert not any("cargo" in option for option in scene.options())
    assert not scene.said("cargo-lost")


@rule("18.21", "R125")
def test_only_cavalry_with_points_rides_and_one_at_a_time() -> None:
    scene = Scene("1915_spring", advanced="on")
    on_the_way(scene, "plock", ("germany", "konigsberg", "infantry", 3), ("germany", "konigsberg", "cavalry", 2))
    on_the_way(scene, "plock", ("germany", "danzig", "cavalry", 1))
    assert riders(scene.pos) == 3
    spur(scene.pos)
    assert riders(scene.pos) == 2
    on_the_way(scene, "plock", ("austria", "krakau", "infantry", 1))
    scene.pos.force = troops_of([e for e in scene.pos.force if kind_of(e) == unit("infantry")])
    assert riders(scene.pos) == 0
    before = list(scene.pos.force)
    spur(scene.pos)
    assert list(scene.pos.force) == before


@rule("18.21", "R125")
def test_those_who_are_cut_down_are_gone_from_where_they_fled_to() -> None:
    scene = Scene("1915_spring", advanced="on")
    on_the_way(scene, "plock", ("germany", "konigsberg", "cavalry", 1))
    for refuge in ("vilna", "warsaw"):
        face_down(scene, "russia", refuge, "infantry", 2)
        scene.pos.retreated = troops_of(
            [*scene.pos.retreated, with_way(scene.pos.units[place(refuge)][0], place(refuge), place("plock"))]
        )
    scene.pos.retreated = troops_of(sorted(scene.pos.retreated))
    scene.begin(Pursuit())
    for refuge in ("vilna", "warsaw"):
        scene.play("germany", f"pursue_at {refuge}", "pursue russia_infantry")
        scene.pos.stack[-1] = Pursuit(1)
    assert sorted(count_of(entry) for entry in scene.pos.retreated) == [1, 1]


@rule("7.31", "R56", "6.6")
def test_a_general_moves_once_in_a_turn() -> None:
    for has_moved in (False, True):
        scene = Scene().units("germany", "metz", infantry=9).general("moltke", "metz").battles("germany")
        scene.units("france", "nancy", artillery=1)
        scene.pos.general_moved[GENERAL.numbers["moltke"]] = has_moved
        scene.play("germany", "attack nancy", "all_in", "fight", "advance_all")
        assert (scene.prompt() == "ask-general-along") == (not has_moved)


@rule("R131")
def test_what_was_sent_before_is_offered_only_as_the_beginning_of_an_attack() -> None:
    scene = Scene().units("germany", "metz", infantry=4, artillery=1).units("france", "nancy", infantry=2)
    past = PastAttack(scene.pos.turn, LAND_ATTACK, place("nancy"), power("germany"), place("metz"), unit("infantry"), 2)
    scene.pos.attacks.append(past)
    scene.battles("germany").play("germany", "attack nancy")
    assert scene.offers("commit_as_before")
    scene.play("germany", "origin metz", "commit infantry", "origin_done")
    assert not scene.offers("commit_as_before")


@rule("R131")
def test_guns_alone_are_not_sent_as_before() -> None:
    scene = Scene().units("germany", "metz", infantry=4, artillery=1).units("france", "nancy", infantry=2)
    past = PastAttack(
        scene.pos.turn, LAND_ATTACK, place("nancy"), power("germany"), place("metz"), unit("artillery"), 1
    )
    scene.pos.attacks.append(past)
    scene.battles("germany").play("germany", "attack nancy")
    assert not scene.offers("commit_as_before")


@rule("7.4", "6.5")
def test_an_army_with_a_general_sends_25_at_most() -> None:
    metz = place("metz")
    scene = Scene().units("germany", "metz", infantry=27).general("moltke", "metz")
    scene.units("france", "nancy", infantry=2).battles("germany")
    scene.play("germany", "attack nancy", "origin metz", *["commit infantry"] * 24)
    assembly, infantry = scene.pos.stack[-1], VERBS.parse("commit infantry")
    assert assembly.why_not(scene.pos, Seat(0), infantry) is None
    scene.pos.force = put(scene.pos.force, with_way(pack(power("germany"), unit("infantry"), 1, 1), metz, metz))
    said = assembly.why_not(scene.pos, Seat(0), infantry)
    assert said is not None
    assert said.message.key == "too-many-in-all"


# -- 8, 9  Ships ------------------------------------------------------------------------------------------------


@rule("9.8", "R78", "18.16")
def test_the_ships_of_two_powers_are_asked_about_separately() -> None:
    scene = landing(Scene(war="turkey"), "gallipoli", ("britain", "cruiser", "malta", "aes"))
    landing(scene, "gallipoli", ("france", "cruiser", "malta", "aes"))
    scene.begin(ShipsReturn())
    question = scene.question()
    assert question is not None
    assert question.args[2] == 1
    scene.play("britain", "ships_zone")
    assert (scene.count("britain", "aes", "cruiser"), scene.count("france", "aes", "cruiser")) == (1, 0)


@rule("9.8", "18.16")
@pytest.mark.parametrize("is_met", [False, True])
def test_russian_ships_do_not_stay_where_romanian_ships_are(is_met: bool) -> None:
    scene = Scene("1916_autumn", advanced="on", war="turkey romania").hold("britain", "istanbul")
    landing(scene, "istanbul", ("russia", "cruiser", "odessa", "blw"))
    if is_met:
        scene.units("romania", "blw", cruiser=1).units("romania", "istanbul", infantry=1)
    scene.begin(ShipsReturn())
    options = scene.options()
    assert ("ships_zone" in options, "ships_port" in options) == (not is_met, not is_met)


@rule("9.8")
def test_ships_that_have_not_left_their_zone_have_one_way_less() -> None:
    scene = landing(Scene(war="turkey"), "gallipoli", ("britain", "cruiser", "aes", "aes"))
    scene.units("turkey", "gallipoli", infantry=1).begin(ShipsReturn())
    scene.question()
    assert scene.count("britain", "aes", "cruiser") == 1
    assert not scene.pos.force


@rule("7.36", "R62", "18.16")
def test_ships_do_not_flee_to_the_attackers_nor_to_those_they_must_not_meet() -> None:
    scene = Scene("1916_autumn", advanced="on", war="turkey romania").units("turkey", "istanbul", cruiser=1)
    landing(scene, "istanbul", ("britain", "battleship", "malta", "aen")).begin(ShipsFlee(place("istanbul")))
    scene.question()
    assert scene.count("turkey", "blw", "cruiser") == 1
    scene = Scene("1916_autumn", advanced="on", war="turkey romania").units("russia", "odessa", cruiser=1)
    scene.units("romania", "blw", cruiser=1).begin(ShipsFlee(place("odessa")))
    scene.question()
    assert scene.count("russia", "bln", "cruiser") == 1


@rule("18.19")
def test_no_torpedoes_in_an_invasion() -> None:
    scene = Scene("1915_spring", advanced="on", war="turkey").units("turkey", "istanbul", submarine=2, infantry=1)
    scene.units("britain", "malta", battleship=4, infantry=2).ip(britain=9).battles("britain")
    scene.hold("britain", "gallipoli").units("britain", "gallipoli", infantry=1)
    scene.play("britain", "invade istanbul", "all_in", "fight")
    assert scene.prompt() == "roll-luck"


@rule("8.2")
def test_each_power_sends_its_own_ships() -> None:
    scene = Scene(war="turkey").units("turkey", "aen", cruiser=1).units("britain", "aes", cruiser=2)
    scene.units("france", "aes", cruiser=2).battles("france")
    scene.play("france", "sea_attack aen", "origin aes", "commit cruiser")
    assert [power_of(entry) for entry in scene.pos.force] == [power("france")]
    assert scene.count("britain", "aes", "cruiser") == 2


@rule("9.4", "R74")
def test_one_infantry_goes_on_over_land_when_the_landing_is_stuck() -> None:
    scene = Scene("1915_spring", war="turkey").hold("britain", "gallipoli").units("britain", "gallipoli", infantry=1)
    scene.units("turkey", "istanbul", battleship=6, infantry=2).ip(britain=9)
    scene.units("britain", "malta", battleship=2, infantry=1).battles("britain")
    scene.play("britain", "invade istanbul", "all_in", "fight").roll(1, 6)
    while scene.prompt() in ("ask-lose-ship", "ask-lose-cargo", "ask-lose-from"):
        scene.play("britain", scene.options()[0])
    if scene.prompt() == "ask-second":
        scene.play("britain", "break_off")
    assert [origin_of(entry) for entry in scene.pos.force] == [place("gallipoli")]
    assert scene.prompt() == "roll-luck"


# -- 10 to 18 ---------------------------------------------------------------------------------------------------


@rule("10.4")
def test_one_unit_moves_though_there_are_tired_ones_too() -> None:
    scene = Scene().units("germany", "metz", cavalry=2)
    tired = with_points(pack(power("germany"), unit("cavalry"), 2, 1), 1)
    scene.pos.add(place("metz"), tired)
    scene.moves("germany").play("germany", "from metz", "to strassburg", "move cavalry", "move_done")
    assert scene.count("germany", "strassburg", "cavalry") == 1
    assert [points_of(e) for e in scene.pos.units[place("strassburg")]] == [0]


@rule("16.3", "16.8", "R108")
def test_st_petersburg_counts_for_its_holder_until_the_end_of_1916() -> None:
    for turn, is_counted in (("1916_autumn", True), ("1917_summer", False)):
        scene = Scene(turn).hold("germany", "petersburg")
        assert (points_of_power(scene.pos, power("germany")) > 0) == is_counted
        assert (points_of_city(scene.pos, place("petersburg")) > 0) == is_counted
        assert points_of_power(scene.pos, power("austria")) == 0
    assert points_of_city(scene.pos, place("metz")) == 0


@rule("18.18", "R122")
def test_without_britain_there_is_no_british_trade_to_sink() -> None:
    for is_in in (True, False):
        scene = Scene("1917_summer", advanced="on").ip(britain=5)
        zone = next(z for z in ZONES if CONTENT.is_minus_one[z])
        scene.pos.raise_unit(zone, power("germany"), unit("submarine"), 2)
        if not is_in:
            scene.pos.alliance[power("britain")] = NEITHER
        count_submarines(scene.pos)
        assert scene.pos.submarine_war == is_in
        assert scene.pos.ip[power("britain")] == (3 if is_in else 5)


@rule("18.27")
def test_either_of_two_straits_opens_the_way_to_russia() -> None:
    assert not is_way_to_russia_open(Scene(war="turkey").pos)
    assert is_way_to_russia_open(Scene(war="turkey").hold("britain", "istanbul").pos)
    assert is_way_to_russia_open(Scene(war="turkey").hold("britain", "copenhagen").pos)


@rule("18.27", "R129")
def test_only_summer_aid_to_russia_is_counted() -> None:
    for turn, counted in (("1916_summer", 1), ("1916_autumn", 0)):
        scene = Scene(turn, advanced="on", war="turkey").ip(britain=5).hold("britain", "istanbul")
        begin_transport(scene.pos)
        scene.begin(Transport())
        while scene.asked()[1] != "britain":
            scene.play(scene.asked()[1], "pass")
        scene.play("britain", "aid russia", "amount 1")
        assert scene.pos.aid_to_russia == counted


@rule("7.33", "6.7")
def test_who_lies_face_down_already_stays_so_under_nikolai() -> None:
    scene = Scene().general("nikolai", "plock").units("russia", "plock", infantry=3)
    face_down(scene, "russia", "plock", "infantry", 3)
    scene.units("germany", "konigsberg", infantry=4).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(3, 3)
    scene.play("germany", "second_assault").play("russia", "retreat", "all_to vilna")
    found = scene.state("vilna", "russia", unit("infantry"))
    assert sorted(turned for _, _, turned in found) == [FACE_UP, UNTIL_PURCHASE]


# -- Who may take part ------------------------------------------------------------------------------------------


def tired(scene: Scene, nation: str, where: str, kind: str, count: int) -> Scene:
    """Units that have attacked already in this turn."""
    entry = pack(power(nation), unit(kind), count, CONTENT.move[unit(kind)])
    scene.pos.add(place(where), with_attacked(entry))
    return scene


@rule("18.22")
def test_from_an_encircled_port_nobody_sails_flies_or_lands() -> None:
    scene = Scene("1915_spring", advanced="on", war="turkey").hold("britain", "gallipoli").ip(britain=9)
    scene.units("turkey", "aen", cruiser=1).units("britain", "aes", cruiser=2)
    scene.units("britain", "gallipoli", battleship=2, infantry=2, aircraft=1, zeppelin=1)
    scene.battles("britain")
    assert not any(option.startswith(("invade", "attack")) for option in scene.options())
    scene.play("britain", "sea_attack aen")
    assert [option for option in scene.options() if option.startswith("origin")] == ["origin aes"]


@rule("7.5", "9.1", "6.3")
def test_who_has_attacked_is_not_taken_aboard() -> None:
    scene = Scene(war="turkey").units("britain", "malta", battleship=3, cavalry=1).ip(britain=9)
    tired(scene, "britain", "malta", "infantry", 2).battles("britain")
    scene.play("britain", "invade gallipoli", "origin malta")
    assert [option for option in scene.options() if option.startswith("load")] == ["load cavalry"]
    guns = Scene(war="turkey").units("britain", "malta", battleship=3, artillery=1).ip(britain=9)
    assert not tired(guns, "britain", "malta", "infantry", 2).battles("britain").offers("invade gallipoli")


@rule("7.5", "6.3")
def test_of_equal_units_only_those_go_that_have_not_attacked() -> None:
    scene = tired(Scene().units("germany", "metz", infantry=1), "germany", "metz", "infantry", 2)
    tired(scene.units("germany", "strassburg", infantry=1), "germany", "strassburg", "infantry", 1)
    scene.units("france", "nancy", infantry=2).battles("germany").play("germany", "attack nancy", "all_in")
    assert sum(count_of(entry) for entry in scene.pos.force) == 2
    assert not any(has_attacked(entry) for entry in scene.pos.force)
    scene = tired(Scene(war="turkey").units("britain", "aes", cruiser=1), "britain", "aes", "cruiser", 2)
    scene.units("turkey", "aen", cruiser=1).battles("britain").play("britain", "sea_attack aen", "all_in")
    assert [(count_of(entry), has_attacked(entry)) for entry in scene.pos.force] == [(1, False)]


@rule("R131")
def test_attacks_are_remembered_for_a_year() -> None:
    scene = Scene("1916_autumn").units("germany", "metz", infantry=3).units("france", "nancy", infantry=2)
    pos, verdun = scene.pos, place("verdun")
    for age in (3, 4, 5):
        past = PastAttack(pos.turn - age, LAND_ATTACK, verdun, power("germany"), place("metz"), unit("infantry"), 1)
        pos.attacks.append(past)
    scene.battles("germany").play("germany", "attack nancy", "all_in", "fight")
    assert [pos.turn - attack.turn for attack in pos.attacks if attack.target == verdun] == [3, 4]


@rule("R131")
def test_an_attack_over_land_is_not_repeated_as_a_landing() -> None:
    scene = Scene(war="turkey").units("britain", "malta", battleship=2, infantry=2).ip(britain=9)
    past = PastAttack(
        scene.pos.turn, LAND_ATTACK, place("gallipoli"), power("britain"), place("malta"), unit("battleship"), 1
    )
    scene.pos.attacks.append(past)
    scene.battles("britain").play("britain", "invade gallipoli")
    assert not scene.offers("commit_as_before")
