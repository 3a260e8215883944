"""Clauses that seldom decide anything: one test each."""

import pytest

from hatalom.games.great_war.names import GENERAL, ITALY, NEITHER, UNIT_COUNT
from hatalom.games.great_war.phases.battles.losses import Losses
from hatalom.games.great_war.phases.battles.pursuit import Pursuit
from hatalom.games.great_war.phases.diplomacy.revolution import Revolution
from hatalom.games.great_war.phases.placement import Placement
from hatalom.games.great_war.phases.transport.transfers import Transport, begin_transport
from hatalom.games.great_war.phases.turn import STEP_BEGIN
from hatalom.games.great_war.position import LAND_ATTACK, SEA_ATTACK, PastAttack
from hatalom.games.great_war.rules.battles.dice import artillery_dice, torpedo_dice
from hatalom.games.great_war.rules.battles.losses import loss_rank
from hatalom.games.great_war.rules.battles.origins import ways_to_lose
from hatalom.games.great_war.rules.battles.sides import defenders, defending_general
from hatalom.games.great_war.rules.elimination import eliminate, has_home
from hatalom.games.great_war.rules.purchase.joint_occupation import strongest
from hatalom.games.great_war.units import (
    UNTIL_PURCHASE,
    count_of,
    kind_of,
    origin_of,
    pack,
    power_of,
    troops_of,
    with_army,
    with_turned,
    with_way,
)
from tests.games.great_war.scenario import CONTENT, Scene, place, power, unit
from tests.rules import rule


def face_down(scene: Scene, nation: str, where: str, kind: str, count: int) -> Scene:
    entry = pack(power(nation), unit(kind), count, CONTENT.move[unit(kind)])
    scene.pos.add(place(where), with_turned(entry, UNTIL_PURCHASE))
    return scene


def on_the_way(scene: Scene, target: str, *units: tuple[str, str, str, int]) -> Scene:
    """An attack over land: nation, origin, kind, count."""
    pos = scene.pos
    pos.mode, pos.target, pos.lead = LAND_ATTACK, place(target), power(units[0][0])
    for nation, origin, kind, count in units:
        entry = pack(power(nation), unit(kind), count, CONTENT.move[unit(kind)])
        pos.join_force(with_way(entry, place(origin), place(origin)))
    return scene


# -- 4, 5  Diplomacy and entry ----------------------------------------------------------------------------------


@rule("4.7", "14.4")
def test_a_country_that_is_out_of_the_game_is_not_called() -> None:
    scene = Scene("1916_spring").cards(france=1)
    scene.pos.gone[power("italy")] = True
    scene.slot("france")
    assert scene.why_not("call italy") == "out-of-the-game"
    assert scene.why_not("declare_war italy") == "out-of-the-game"


@rule("R20", "R122", "18.18")
def test_submarines_bring_the_usa_into_the_war_and_no_other_delayed_country() -> None:
    scene = Scene("1915_summer")
    scene.pos.submarine_war = True
    for country in ("italy", "usa"):
        scene.pos.pending.append(power(country))
        scene.pos.called[power(country)] = True
        scene.pos.due[power(country)] = scene.pos.turn + 1
    scene.step(STEP_BEGIN)
    assert scene.asked() == ("ask-place", "usa")
    assert not scene.pos.in_war(power("italy"))


def italy_with(infantry: int) -> Scene:
    left = [infantry] + [0] * (UNIT_COUNT - 1)
    return Scene(war="italy").begin(Placement(ITALY, left, CONTENT.stack_limit, False))


@rule("5.7", "R32")
def test_italy_with_fewer_than_sixteen_units_has_eight_in_one_province_and_the_rest_in_another() -> None:
    scene = italy_with(11).play("italy", "place roma", "place milano")
    assert set(scene.options()) == {"place roma", "place milano"}
    scene.play("italy", *["place milano"] * 2)
    assert set(scene.options()) == {"place roma", "place milano", "place_all roma"}  # Rome may still come to eight
    scene.play("italy", "place milano")
    assert not scene.offers("place_all roma")
    scene.play("italy", *["place roma"] * 2)
    assert scene.count("italy", "milano", "infantry") == 8
    assert scene.count("italy", "roma", "infantry") == 3


@rule("5.7", "R32")
def test_of_nine_italian_units_one_may_stand_apart() -> None:
    scene = italy_with(9)
    assert not scene.offers("place_all roma")
    scene.play("italy", "place roma", "place milano", "place roma")
    assert scene.count("italy", "roma", "infantry") == 8
    assert scene.count("italy", "milano", "infantry") == 1


@rule("5.7", "R32")
def test_eight_italian_units_stand_together() -> None:
    scene = italy_with(8)
    assert scene.offers("place_all roma")
    scene.play("italy", "place roma").question()
    assert scene.count("italy", "roma", "infantry") == 8


# -- 6, 7  Who fights -------------------------------------------------------------------------------------------


@rule("6.5", "R36")
def test_before_an_attack_begins_at_most_25_defenders_count() -> None:
    scene = Scene().units("france", "verdun", infantry=27).units("germany", "metz", infantry=3)
    scene.battles("germany").play("germany", "attack verdun")
    assert sum(count_of(entry) for entry in defenders(scene.pos, place("verdun"), False)) == 25


@rule("6.5", "R36")
def test_in_an_assault_only_the_attacked_province_has_a_surplus() -> None:
    scene = Scene().units("france", "verdun", infantry=27).units("france", "nancy", infantry=30)
    scene.units("germany", "metz", infantry=3).battles("germany").play("germany", "attack verdun", "all_in", "fight")
    assert sum(count_of(entry) for entry in defenders(scene.pos, place("nancy"), False)) == 25


@rule("6.5", "R36")
def test_whoever_is_not_among_the_25_is_no_defender_at_all() -> None:
    scene = Scene().units("britain", "verdun", infantry=25).units("france", "verdun", infantry=3, cavalry=2)
    found = defenders(scene.pos, place("verdun"), False)
    assert [(power_of(entry), count_of(entry)) for entry in found] == [(power("britain"), 25)]


@rule("7.33", "R59")
def test_a_general_whose_units_lie_face_down_does_not_command_the_ships_in_port() -> None:
    scene = face_down(Scene(), "germany", "kiel", "infantry", 2).general("moltke", "kiel")
    scene.units("germany", "kiel", cruiser=1)
    assert defending_general(scene.pos, place("kiel")) < 0
    scene.units("germany", "kiel", infantry=1)
    assert defending_general(scene.pos, place("kiel")) >= 0


@rule("7.7", "7.33")
def test_artillery_that_lies_face_down_does_not_fire() -> None:
    scene = Scene().units("france", "nancy", infantry=1, artillery=1)
    face_down(scene, "france", "nancy", "artillery", 2)
    on_the_way(scene, "nancy", ("germany", "metz", "infantry", 3))
    assert [die.power for die in artillery_dice(scene.pos)] == [power("france")]


@rule("18.19", "7.33")
def test_submarines_that_lie_face_down_fire_no_torpedo() -> None:
    scene = Scene(advanced="on").units("germany", "nss", submarine=1)
    face_down(scene, "germany", "nss", "submarine", 2)
    assert len(torpedo_dice(scene.pos, scene.pos.units[place("nss")], False)) == 1


@rule("7.4", "R42", "9.3")
def test_the_limit_of_five_is_given_as_the_reason() -> None:
    scene = Scene(war="turkey").units("britain", "malta", battleship=7, infantry=7).ip(britain=5).battles("britain")
    scene.play("britain", "invade gallipoli", "origin malta", *["load infantry"] * 4)
    assert scene.why_not("commit infantry") == ""
    scene.play("britain", "load infantry")
    assert scene.why_not("commit infantry") == "too-many-from-here"
    assert scene.why_not("commit cruiser") == ""


# -- 7.17  Losses -----------------------------------------------------------------------------------------------


@rule("7.17", "9.5")
def test_an_empty_battleship_goes_before_a_loaded_one_and_ashore_a_load_means_nothing() -> None:
    pos, battleship, infantry = Scene().pos, unit("battleship"), unit("infantry")
    germany = power("germany")
    empty = loss_rank(pos, germany, battleship, True, True, False)
    assert loss_rank(pos, germany, battleship, True, True, True) == empty + 100
    ashore = loss_rank(pos, germany, infantry, True, False, False)
    assert loss_rank(pos, germany, infantry, True, False, True) == ashore
    assert loss_rank(pos, germany, unit("cruiser"), True, True, False) < empty
    assert loss_rank(pos, germany, unit("artillery"), True, False, False) > 1000


@rule("7.17r1", "6.7")
def test_a_loss_that_costs_a_generals_bonus_comes_last() -> None:
    """Foch adds 2 to an attack of several powers, as long as somebody of his army takes part."""
    scene = Scene().general("foch", "verdun")
    french = [("france", "verdun", "infantry", 1), ("france", "nancy", "infantry", 3)]
    on_the_way(scene, "metz", *french, ("britain", "nancy", "infantry", 2))
    alike = troops_of(entry for entry in scene.pos.force if power_of(entry) == power("france"))
    assert ways_to_lose(scene.pos, alike) == [place("nancy"), place("verdun")]


@rule("6.7")
def test_the_reason_why_falkenhayns_army_loses_no_more() -> None:
    scene = Scene().general("falkenhayn", "metz")
    others = [("austria", "strassburg", "infantry", 2), ("austria", "strassburg", "cavalry", 1)]
    on_the_way(scene, "nancy", ("germany", "metz", "infantry", 2), *others)
    scene.begin(Losses(True, False, 1, capped=0))
    assert set(scene.options()) == {"lose austria_infantry", "lose austria_cavalry"}
    assert scene.why_not("lose germany_infantry") == "cap-of-general"
    scene.begin(Losses(True, False, 1, capped=1))
    assert scene.offers("lose germany_infantry")


# -- 8  Attacks at sea ------------------------------------------------------------------------------------------


@rule("18.22")
def test_ships_of_an_encircled_port_do_not_sail_again_as_before() -> None:
    scene = Scene("1915_spring", advanced="on", war="turkey").hold("britain", "gallipoli")
    scene.units("turkey", "aen", cruiser=1).units("britain", "gallipoli", cruiser=1).units("britain", "aes", cruiser=2)
    for origin in ("gallipoli", "aes"):
        past = PastAttack(scene.pos.turn, SEA_ATTACK, place("aen"), power("britain"), place(origin), unit("cruiser"), 1)
        scene.pos.attacks.append(past)
    scene.battles("britain").play("britain", "sea_attack aen", "commit_as_before")
    assert [(origin_of(entry), count_of(entry)) for entry in scene.pos.force] == [(place("aes"), 1)]


# -- 11, 13  Joint occupation and transport ---------------------------------------------------------------------


@rule("11.8", "R82")
def test_units_count_for_the_general_in_whose_army_they_stood() -> None:
    scene = Scene().hold("germany", "lodz").general("moltke", "lodz").general("hotzendorf", "lodz")
    scene.units("austria", "lodz", infantry=1).units("germany", "lodz", infantry=2)
    assert strongest(scene.pos, place("lodz")) == power("germany")
    lent = pack(power("germany"), unit("infantry"), 3, 1)
    scene.pos.add(place("lodz"), with_army(lent, GENERAL.numbers["hotzendorf"] + 1))
    assert strongest(scene.pos, place("lodz")) == power("austria")


@rule("13.2", "13.4", "R93")
def test_the_reasons_why_a_transport_cannot_start() -> None:
    scene = Scene().hold("germany", "cairo").units("germany", "cairo", infantry=1)
    scene.units("germany", "berlin", infantry=1)
    begin_transport(scene.pos)
    scene.begin(Transport())
    assert scene.asked() == ("ask-transport", "germany")
    assert scene.why_not("transport cairo") == "not-connected"
    assert scene.why_not("transport koln") == "no-unit-there"
    assert scene.why_not("transport nss") == "no-unit-there"


# -- 14  Elimination --------------------------------------------------------------------------------------------


@rule("14.1", "R99")
def test_gibraltar_and_malta_are_no_home_for_britain() -> None:
    scene = Scene()
    for province in CONTENT.core[power("britain")]:
        if not CONTENT.is_colony[province]:
            scene.pos.controller[province] = power("germany")
    assert (scene.owner("gibraltar"), scene.owner("malta")) == ("britain", "britain")
    assert not has_home(scene.pos, power("britain"))


@rule("14.4", "R100")
def test_a_core_province_goes_back_to_its_owner_though_another_power_is_nearer() -> None:
    scene = Scene(war="turkey").hold("austria", "konigsberg", "warsaw")
    scene.hold("turkey", "danzig", "plock", "vilna", "riga", "lodz", "brest_litovsk", "rovno")
    eliminate(scene.pos, power("austria"))
    assert scene.owner("konigsberg") == "germany"
    assert scene.owner("warsaw") == "turkey"


# -- Two of a kind ----------------------------------------------------------------------------------------------


@rule("4.1", "R24")
def test_serbia_that_cannot_return_keeps_nobody_else_out() -> None:
    for names in (["serbia", "turkey"], ["turkey", "serbia"]):
        scene = Scene("1915_autumn").hold("austria", "belgrade", "nis", "skopje", "cetinje")
        scene.pos.alliance[power("serbia")] = NEITHER
        scene.pos.leave_order(power("serbia"))
        for name in names:
            scene.pos.pending.append(power(name))
            scene.pos.due[power(name)] = scene.pos.turn
        scene.step(STEP_BEGIN)
        assert scene.asked() == ("ask-place", "turkey")
        assert not scene.pos.in_war(power("serbia"))


@rule("9.5", "R75")
@pytest.mark.parametrize(("sunk", "afloat"), [("malta", "cyprus"), ("cyprus", "malta")])
def test_the_cargo_that_sinks_came_from_the_port_of_its_battleship(sunk: str, afloat: str) -> None:
    scene = Scene(war="turkey").units("turkey", "istanbul", battleship=8, infantry=4).ip(britain=9).battles("britain")
    scene.units("britain", "cyprus", battleship=3, infantry=1).units("britain", "malta", battleship=3, infantry=1)
    scene.play("britain", "invade istanbul", "all_in", "fight").roll(1, 6)
    scene.play("britain", "lose britain_loaded_battleship", f"lose_from {sunk}")
    cargo = [origin_of(entry) for entry in scene.pos.force if kind_of(entry) == unit("infantry")]
    assert cargo == [place(afloat)]


@rule("18.21", "R125")
def test_the_cavalry_cuts_down_units_where_the_lead_says() -> None:
    scene = Scene("1915_spring", advanced="on")
    on_the_way(scene, "plock", ("germany", "konigsberg", "cavalry", 1))
    for refuge in ("vilna", "warsaw"):
        face_down(scene, "russia", refuge, "infantry", 2)
        gone = scene.pos.units[place(refuge)][0]
        scene.pos.retreated = troops_of([*scene.pos.retreated, with_way(gone, place(refuge), place("plock"))])
    scene.begin(Pursuit())
    assert set(scene.options()) == {"pursue_at vilna", "pursue_at warsaw", "stop_pursuit"}
    for refuge in ("vilna", "warsaw"):
        scene.play("germany", f"pursue_at {refuge}", "pursue russia_infantry")
        assert scene.count("russia", refuge, "infantry") == 1
        scene.pos.stack[-1] = Pursuit(1)
    assert scene.count("russia", "vilna", "infantry") == scene.count("russia", "warsaw", "infantry") == 1


@rule("18.21", "R125")
def test_the_cavalry_stays_where_it_rides_until_nobody_is_left_there() -> None:
    scene = Scene("1915_spring", advanced="on")
    on_the_way(scene, "plock", ("germany", "konigsberg", "cavalry", 2))
    for refuge in ("vilna", "warsaw"):
        face_down(scene, "russia", refuge, "infantry", 2)
        scene.pos.retreated = troops_of(
            [*scene.pos.retreated, with_way(scene.pos.units[place(refuge)][0], place(refuge), place("plock"))]
        )
    scene.pos.retreated = troops_of(sorted(scene.pos.retreated))
    scene.begin(Pursuit()).play("germany", "pursue_at vilna", "pursue russia_infantry")
    assert scene.options() == ["pursue russia_infantry", "stop_pursuit"]
    scene.play("germany", "pursue russia_infantry", "pursue russia_infantry")  # now they are cut down in Warsaw
    assert (scene.count("russia", "vilna", "infantry"), scene.count("russia", "warsaw", "infantry")) == (0, 1)


# -- 15  Russia -------------------------------------------------------------------------------------------------


@rule("15.1", "R101")
def test_the_revolution_reaches_russians_in_paris() -> None:
    scene = Scene("1917_spring").units("russia", "paris", infantry=1, artillery=1)  # the first place of all
    scene.begin(Revolution(1)).play("germany", "revolution_at paris")
    assert scene.options() == ["revolution_unit infantry", "revolution_unit artillery"]
    scene.play("germany", "revolution_unit artillery")
    assert (scene.count("russia", "paris", "infantry"), scene.count("russia", "paris", "artillery")) == (1, 0)
