"""8  Sea battles: places of ships, ways and passages, the battle, retreat."""

import pytest

from hatalom.games.great_war.names import (
    BATTLESHIP,
    CENTRAL,
    CRUISER,
    ENTENTE,
    NOWHERE,
    SUBMARINE,
    Alliance,
    Place,
    Power,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.battles.losses import sea_losses
from hatalom.games.great_war.rules.sea_ways import FAR, distances, sea_way
from hatalom.games.great_war.units import Entry, has_attacked, kind_of, pack, points_of, turned_of
from tests.games.great_war.scenario import CONTENT, Scene, place
from tests.rules import rule


def north_sea() -> Scene:
    """The naval example of the rulebook."""
    scene = Scene().units("germany", "nss", battleship=3, cruiser=3)
    scene.units("britain", "hull", battleship=1).units("britain", "nsn", battleship=1, cruiser=2)
    scene.units("france", "boulogne", battleship=2, cruiser=1)
    return scene.battles("britain")


def step_cost(pos: GreatWar, zone: Place, other: Place, alliance: Alliance) -> int:
    """The points from one zone to the next."""
    return distances(pos, zone, alliance, CRUISER, 1, False)[other - 159]


def fight(scene: Scene) -> Scene:
    scene.play("britain", "sea_attack nss", "all_in", "invite france")
    return scene.play("france", "all_in", "join_done").play("britain", "fight")


@rule("8.2", "8.3", "8.5", "8.6", "8.7", "8.8", "8.11")
def test_the_example_of_the_rulebook() -> None:
    scene = fight(north_sea()).roll(2, 5)
    assert scene.said("strengths") == [[38, 34]]
    assert scene.asked() == ("ask-lose-ship", "germany")
    before = scene.pos.card[CRUISER]
    scene.play("germany", "lose germany_cruiser")
    assert scene.pos.card[CRUISER] == before + 1
    assert scene.asked() == ("ask-second", "britain")
    scene.play("britain", "second_assault").play("germany", "retreat")
    assert "all_to wba" in scene.options()
    assert "all_to nsn" not in scene.options()
    scene.play("germany", "all_to wba")
    assert scene.count("germany", "wba", "battleship") == 3
    scene.play("britain", "advance_done").play("france", "advance battleship", "advance_done")
    assert scene.count("france", "nss", "battleship") == 1
    assert scene.count("france", "boulogne", "battleship") == 1
    assert scene.count("britain", "nsn", "battleship") == 1
    assert scene.count("britain", "hull", "battleship") == 1


@rule("8.9", "R69")
def test_retreated_ships_lie_face_down_and_hold_their_zone() -> None:
    scene = fight(north_sea()).roll(2, 5).play("germany", "lose germany_cruiser")
    scene.play("britain", "second_assault").play("germany", "retreat", "all_to wba")
    assert scene.pos.side(place("wba")) == CENTRAL
    assert all(entry >> 14 & 3 == 1 for entry in scene.pos.units[place("wba")])


@rule("8.9", "R69", "8.3")
def test_ships_retreat_to_a_free_zone_that_attackers_from_a_port_only_crossed() -> None:
    scene = Scene().units("germany", "nss", cruiser=2).units("britain", "plymouth", battleship=1).battles("britain")
    scene.units("britain", "nsn", cruiser=1).play("britain", "sea_attack nss", "all_in", "fight").roll(1, 1)
    scene.play("britain", "second_assault").play("germany", "retreat")
    assert scene.offers("all_to cha")  # Plymouth's battleship goes back to its port whatever happens
    assert not scene.offers("all_to nsn")  # the cruiser from here comes back here
    assert scene.offers("all_to ska")
    assert scene.offers("all_to hamburg")
    assert not scene.offers("all_to hull")
    scene.play("germany", "all_to cha").play("britain", "advance_done")
    assert scene.count("britain", "plymouth", "battleship") == scene.count("britain", "nsn", "cruiser") == 1
    assert scene.pos.side(place("cha")) == CENTRAL


@rule("8.9", "R58", "18.17")
def test_a_submarine_may_retreat_to_the_open_sea_though_the_battleship_beside_it_cannot() -> None:
    scene = Scene(advanced="submarines").units("germany", "nor", battleship=1, submarine=1)
    scene.units("britain", "nsn", cruiser=3).battles("britain").play("britain", "sea_attack nor", "all_in", "fight")
    scene.play("germany", "guns").roll(1, 1).play("britain", "second_assault").play("germany", "retreat")
    scene.play("germany", "retreat_to heb")
    assert scene.options() == ["all_to heb", "all_to atn"]
    scene.play("germany", "all_to atn")
    assert scene.count("germany", "heb", "battleship") == scene.count("germany", "atn", "submarine") == 1


@rule("8.9", "R69", "18.17", "18.20")
def test_ships_retreat_to_their_own_zone_though_a_submarine_dived_through_it() -> None:
    scene = Scene(advanced="submarines").units("germany", "nor", cruiser=2).units("germany", "nsn", battleship=1)
    scene.units("britain", "nss", submarine=2).battles("britain")
    scene.play("britain", "sea_attack nor", "all_in", "fight", "guns").roll(3, 3)
    scene.play("britain", "second_assault").play("germany", "retreat")
    assert scene.offers("all_to nsn")
    scene.play("germany", "all_to nsn").play("britain", "advance_done")
    assert scene.count("britain", "nss", "submarine") == 2


@rule("8.2", "R65")
@pytest.mark.parametrize("order", [("aes", "ion"), ("ion", "aes")])
def test_of_equal_ways_the_one_that_ends_in_an_own_zone_whoever_is_sent_first(order: tuple[str, str]) -> None:
    scene = Scene(war="turkey").units("turkey", "lev", cruiser=1).units("britain", "ion", cruiser=1)
    scene.units("britain", "aes", cruiser=1).battles("britain").play("britain", "sea_attack lev")
    for zone in order:
        scene.play("britain", f"origin {zone}", "commit_all")
    scene.play("britain", "fight").roll(3, 3).play("britain", "break_off")
    assert scene.count("britain", "aes", "cruiser") == 2


@rule("8.7", "8.9", "R69")
def test_of_ships_in_a_zone_the_face_down_ones_are_given_first() -> None:
    scene = Scene().units("germany", "nss", cruiser=2).units("britain", "nsn", battleship=2).battles("britain")
    scene.pos.add(place("nss"), Entry(pack(Power(0), CRUISER, 2, 3) | 1 << 14))
    scene.play("britain", "sea_attack nss", "all_in", "fight").roll(1, 1)
    assert scene.said("strengths") == [[16, 8]]
    scene.play("germany", "lose germany_cruiser", "lose germany_cruiser")
    assert [turned_of(entry) for entry in scene.pos.units[place("nss")]] == [0]


@rule("8.7", "R68")
@pytest.mark.parametrize(("difference", "lost"), [(1, 0), (2, 1), (3, 1), (7, 3), (11, 4)])
def test_losses_at_sea_are_half_the_difference_rounded_down(difference: int, lost: int) -> None:
    assert sea_losses(Scene().pos, 2 * difference) == lost


@rule("8.2", "R65")
def test_how_far_ships_go() -> None:
    scene = Scene()
    ways = distances(scene.pos, place("nor"), ENTENTE, BATTLESHIP, 4, False)
    assert ways[place("cha") - 159] == 3
    assert ways[place("cel") - 159] == 3
    assert ways[place("bis") - 159] == 4
    scene.units("germany", "bis", cruiser=1)
    assert sea_way(scene.pos, place("nor"), place("bis"), ENTENTE, BATTLESHIP, 4) != NOWHERE
    assert sea_way(scene.pos, place("nor"), place("bis"), ENTENTE, CRUISER, 3) == NOWHERE


@rule("8.2", "R64", "8.1")
def test_the_way_leads_over_coastal_zones_without_enemies() -> None:
    scene = Scene().units("germany", "heb", cruiser=1)
    ways = distances(scene.pos, place("nor"), ENTENTE, BATTLESHIP, 4, False)
    assert ways[place("heb") - 159] == FAR
    assert ways[place("atn") - 159] == FAR
    assert ways[place("cha") - 159] == 3


@rule("8.4", "R66")
def test_kiel_canal_and_danish_straits() -> None:
    scene = Scene()
    pos = scene.pos
    assert step_cost(pos, place("wba"), place("nss"), CENTRAL) == 1
    assert step_cost(pos, place("wba"), place("ska"), CENTRAL) == FAR
    assert step_cost(pos, place("wba"), place("nss"), ENTENTE) == FAR
    assert step_cost(pos, place("wba"), place("ska"), ENTENTE) == FAR
    scene.join("denmark", alliance=ENTENTE).hold("germany", "copenhagen")
    assert step_cost(pos, place("wba"), place("ska"), CENTRAL) == 1
    assert step_cost(pos, place("wba"), place("ska"), ENTENTE) == FAR


@rule("8.4")
def test_gibraltar_is_british_and_istanbul_closed_until_turkey_is_in_the_war() -> None:
    scene = Scene()
    assert step_cost(scene.pos, place("cad"), place("alb"), ENTENTE) == 1
    assert step_cost(scene.pos, place("cad"), place("alb"), CENTRAL) == FAR
    assert step_cost(scene.pos, place("aen"), place("blw"), ENTENTE) == FAR
    scene.join("turkey")
    assert step_cost(scene.pos, place("aen"), place("blw"), CENTRAL) == 1


@rule("8.5", "R67")
def test_aircraft_and_zeppelins_help_with_the_luck_roll_only() -> None:
    scene = Scene().units("germany", "nss", cruiser=2).units("germany", "hamburg", zeppelin=2, aircraft=1)
    scene.units("britain", "hull", battleship=1, aircraft=1, infantry=3).units("britain", "manchester", aircraft=1)
    scene.battles("britain").play("britain", "sea_attack nss", "all_in", "fight").roll(1, 1)
    assert [args[3] for args in scene.said("luck-rolled")] == [1 + 4, 1 + 4]
    assert scene.said("strengths") == [[8, 8]]


@rule("8.5", "R67")
def test_only_the_defenders_own_aircraft_around_the_zone_help_him_by_themselves() -> None:
    scene = Scene().units("germany", "nss", cruiser=2).units("germany", "hamburg", zeppelin=1)
    scene.units("britain", "hull", battleship=1).units("britain", "london", aircraft=2).units(
        "germany", "koln", aircraft=1
    )
    scene.battles("britain").play("britain", "sea_attack nss", "origin hull", "commit_all", "fight").roll(3, 3)
    assert [args[3] for args in scene.said("luck-rolled")] == [3, 3 + 1]  # London was not sent, Cologne has no coast


@rule("8.5", "R67")
def test_aircraft_reach_a_zone_over_an_own_province_and_zeppelins_only_from_its_coast() -> None:
    scene = Scene().units("germany", "nss", cruiser=1).units("france", "boulogne", cruiser=1)
    scene.units("france", "reims", aircraft=1).units("france", "paris", zeppelin=1).battles("france")
    scene.play("france", "sea_attack nss")
    assert scene.offers("origin reims")  # over Lille
    assert not scene.offers("origin paris")
    scene.play("france", "cancel").hold("germany", "lille").battles("france").play("france", "sea_attack nss")
    assert not scene.offers("origin reims")


@rule("8.5", "R67")
def test_a_sea_attack_needs_a_ship() -> None:
    scene = Scene().units("germany", "nss", cruiser=2).units("britain", "hull", aircraft=1).battles("britain")
    assert not scene.offers("sea_attack nss")


@rule("8.10", "R70")
def test_ships_in_port_and_free_zones_cannot_be_attacked_at_sea() -> None:
    scene = Scene().units("germany", "hamburg", cruiser=2).units("germany", "ska", cruiser=1)
    scene.units("britain", "hull", battleship=1).battles("britain")
    assert scene.options() == ["sea_attack ska", "end_battles"]
    assert scene.why_not("sea_attack nss") == "not-enemy-place"  # free, though the ships in Hamburg could sail there


@rule("8.9", "R69", "8.7")
def test_nothing_is_lost_on_equal_strength_and_both_fleets_gone_means_the_attack_has_failed() -> None:
    scene = Scene().units("germany", "nss", submarine=2).units("britain", "hull", cruiser=2).battles("britain")
    scene.play("britain", "sea_attack nss", "all_in", "fight").roll(4, 4)
    assert scene.said("strengths") == [[4, 4]]
    assert not scene.said("unit-lost")
    scene.play("britain", "break_off")
    assert scene.count("britain", "hull", "cruiser") == 2
    both = Scene(advanced="submarines").units("germany", "nss", submarine=1).units("britain", "hull", submarine=1)
    both.battles("britain").play("britain", "sea_attack nss", "all_in", "fight", "torpedo").play("germany", "torpedo")
    both.roll(6, 6)
    assert len(both.said("hit-taken")) == 2
    assert both.said("attack-failed")
    assert both.pos.is_empty(place("nss"))
    assert both.pos.is_empty(place("hull"))


@rule("8.2", "8.3", "R65")
def test_after_a_failure_ships_from_a_zone_stop_next_to_the_target_and_those_from_a_port_return() -> None:
    scene = Scene().units("germany", "nss", battleship=2).units("britain", "nor", cruiser=1)
    scene.units("britain", "edinburgh", cruiser=1).battles("britain")
    scene.play("britain", "sea_attack nss", "all_in", "fight").roll(6, 1)
    assert scene.said("strengths") == [[4 + 4, 12]]  # a difference of 2: one cruiser
    scene.play("britain", "lose_from edinburgh", "break_off")
    assert scene.count("britain", "nor", "cruiser") == 0
    left = scene.count("britain", "nsn", "cruiser"), scene.count("britain", "edinburgh", "cruiser")
    assert left == (1, 0)
    spared = Scene().units("germany", "nss", cruiser=1).units("britain", "nor", cruiser=1)
    spared.units("britain", "edinburgh", cruiser=1).battles("britain")
    spared.play("britain", "sea_attack nss", "all_in", "fight").roll(3, 3).play("britain", "break_off")
    assert spared.count("britain", "nsn", "cruiser") == spared.count("britain", "edinburgh", "cruiser") == 1
    assert all(points_of(e) == 0 for where in ("nsn", "edinburgh") for e in spared.pos.units[place(where)])


@rule("8.5", "R67", "10.3")
def test_aircraft_that_helped_at_sea_are_home_again_and_have_made_their_attack() -> None:
    scene = Scene().units("germany", "nss", cruiser=1).units("britain", "hull", cruiser=1, aircraft=1)
    scene.units("britain", "manchester", aircraft=1).units("britain", "london", zeppelin=1).battles("britain")
    scene.play("britain", "sea_attack nss", "all_in", "fight").roll(1, 6)
    assert scene.said("luck-won") == []  # 1 + 2 + 2 + 1 against 6
    scene.play("britain", "break_off")
    for where, left in (("hull", 1), ("manchester", 0), ("london", 0)):
        air = [e for e in scene.pos.units[place(where)] if CONTENT.luck[kind_of(e)]]
        assert [(points_of(e), has_attacked(e)) for e in air] == [(left, True)]


@rule("1.7", "1.8", "R11a")
def test_ports_open_onto_their_seas_and_islands_are_ports() -> None:
    assert CONTENT.is_port[place("kiel")]
    assert CONTENT.is_port[place("hamburg")]
    for province in range(154):
        if not CONTENT.near[province] and CONTENT.is_open[province] and not CONTENT.is_america[province]:
            assert CONTENT.is_port[province]
    assert list(CONTENT.port_seas[place("suez")]) == [place("red")]
    assert place("lev") in CONTENT.seas[place("suez")]


@rule("18.17", "R121")
def test_submarines_pass_enemy_zones_and_the_open_sea_in_the_advanced_game() -> None:
    scene = Scene(advanced="submarines").units("britain", "nsn", cruiser=1)
    ways = distances(scene.pos, place("nss"), CENTRAL, SUBMARINE, 3, False)
    assert ways[place("nsn") - 159] == 1
    assert ways[place("nor") - 159] == 2
    assert ways[place("atn") - 159] == 3
    scene.units("germany", "nss", submarine=1).moves("germany").play("germany", "from nss")
    assert scene.offers("to atn")
    assert not scene.offers("to nsn")
    basic = Scene().units("britain", "nsn", cruiser=1)
    assert distances(basic.pos, place("nss"), CENTRAL, SUBMARINE, 3, False)[place("nor") - 159] == FAR


@rule("18.19", "R123", "21.3")
def test_torpedoes() -> None:
    scene = Scene(advanced="submarines").units("germany", "nss", submarine=2, cruiser=1)
    scene.units("britain", "hull", battleship=1, cruiser=1).battles("britain")
    scene.play("britain", "sea_attack nss", "all_in", "fight")
    assert scene.asked() == ("ask-torpedo", "germany")
    scene.play("germany", "torpedo").roll(6, 2)
    assert scene.asked() == ("ask-torpedo-hit", "germany")
    scene.play("germany", "hit britain_battleship").roll(3, 3)
    assert scene.said("strengths") == [[2, 4]]


@rule("18.20", "R124")
def test_ships_attack_submarines_in_the_open_sea_from_a_port_and_come_home_face_down() -> None:
    scene = Scene(advanced="submarines").units("germany", "atm", submarine=1)
    scene.units("britain", "plymouth", battleship=1).units("britain", "cel", cruiser=1).battles("britain")
    scene.play("britain", "sea_attack atm", "all_in", "fight")
    assert scene.count("britain", "cel", "cruiser") == 1
    scene.play("germany", "guns").roll(5, 1)
    scene.question()
    assert scene.pos.is_empty(place("atm"))
    assert [entry >> 14 & 3 for entry in scene.pos.units[place("plymouth")]] == [2]


@rule("18.23", "R127", "18.24")
def test_the_suez_canal_and_the_persian_gulf() -> None:
    scene = Scene(advanced="suez").join("turkey")
    scene.units("britain", "alexandria", battleship=1, infantry=1).ip(britain=3).battles("britain")
    assert scene.offers("invade basra")
    assert scene.offers("invade aqaba")
    scene.hold("turkey", "suez").battles("britain")
    assert not scene.offers("invade basra")
    basic = Scene().join("turkey").units("britain", "alexandria", battleship=1, infantry=1).ip(britain=3)
    basic.battles("britain")
    assert not basic.offers("invade basra")
    assert basic.offers("invade jerusalem")
