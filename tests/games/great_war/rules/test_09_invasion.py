"""9  Invasion: ships carry units to an enemy coast."""

import pytest

from hatalom.games.great_war.names import (
    ARTILLERY,
    BASE,
    CAVALRY,
    CENTRAL,
    GENERAL,
    INVASION,
    NO_PIECE,
    RIVER,
    UNIT,
    UNIT_COUNT,
    Unit,
)
from hatalom.games.great_war.position import INVASION_ATTACK
from hatalom.games.great_war.rules.battles.strength import defence_bonuses
from hatalom.games.great_war.units import LOADED_BIT, Entry, is_loaded, kind_of, pack, points_of, troops_of, with_way
from tests.games.great_war.scenario import CONTENT, Scene, place, power
from tests.rules import rule


def dardanelles(**turks: int) -> Scene:
    scene = Scene(war="turkey").units("turkey", "istanbul", **turks).ip(britain=5)
    return scene.units("britain", "malta", battleship=2, infantry=2).battles("britain")


@rule("9.1", "9.2", "9.3", "9.4", "R72", "R74")
def test_a_stuck_invasion() -> None:
    scene = dardanelles(battleship=1, cruiser=1, infantry=4)
    scene.play("britain", "invade istanbul", "origin malta", "load infantry", "load infantry", "fight")
    assert scene.pos.ip[power("britain")] == 2
    scene.roll(3, 3)
    assert scene.said("strengths") == [[16, 6 + 4 + 8]]
    scene.play("britain", "second_assault").play("turkey", "stand").roll(5, 3)
    assert scene.said("strengths")[-1] == [20, 18]
    assert scene.said("invasion-stuck")
    assert scene.count("britain", "malta", "battleship") == 2
    assert scene.count("britain", "malta", "infantry") == 2
    assert scene.pos.ip[power("britain")] == 2


@rule("9.1", "R71")
def test_only_battleships_carry_and_only_one_unit_each() -> None:
    scene = Scene(war="turkey").ip(britain=5).units("britain", "malta", cruiser=3, infantry=2).battles("britain")
    assert not scene.offers("invade istanbul")
    scene.units("britain", "malta", battleship=1).battles("britain")
    scene.play("britain", "invade istanbul", "origin malta", "load infantry")
    assert not scene.offers("load infantry")
    assert sum(is_loaded(entry) for entry in scene.pos.force) == 2


@rule("9.2")
def test_without_3_ip_there_is_no_invasion_and_a_cancelled_one_costs_nothing() -> None:
    scene = dardanelles(infantry=1).ip(britain=2).units("turkey", "aen", cruiser=1).battles("britain")
    assert scene.options() == ["sea_attack aen", "end_battles"]
    assert scene.why_not("invade izmir") == "too-little-ip"
    scene = dardanelles(infantry=1)
    scene.play("britain", "invade istanbul", "origin malta", "load infantry", "origin_done")
    assert scene.pos.ip[power("britain")] == 2
    scene.play("britain", "cancel")
    assert scene.pos.ip[power("britain")] == 5


@rule("9.3", "R73")
def test_no_enemy_zone_may_lie_in_the_way() -> None:
    scene = dardanelles(infantry=1).units("turkey", "aen", cruiser=1).battles("britain")
    assert not scene.offers("invade gallipoli")
    assert scene.offers("invade izmir")


@rule("9.5", "R75")
def test_cargo_goes_down_with_its_battleship() -> None:
    scene = dardanelles(battleship=3, cruiser=2, infantry=4)
    scene.play("britain", "invade istanbul", "origin malta", "load infantry", "load infantry", "fight").roll(3, 3)
    assert scene.said("strengths") == [[16, 18 + 8 + 8]]
    assert len(scene.said("cargo-lost")) == 2
    assert scene.pos.dead[11 * power("britain")] == 2
    assert scene.said("invasion-stuck")
    assert scene.pos.fallen == []


@rule("9.6", "9.7", "R76", "R77", "R48")
def test_the_bonus_against_an_invasion() -> None:
    scene = Scene(war="italy")
    pos = scene.pos
    pos.mode, pos.target, pos.lead = INVASION_ATTACK, place("triest"), power("italy")
    land = with_way(pack(power("italy"), Unit(0), 1, 1), place("udine"), place("udine"))
    sea = with_way(pack(power("italy"), Unit(0), 1, 1), place("venezia"), place("nad"))
    sea = Entry(sea | LOADED_BIT)
    pos.force = troops_of([land])
    assert [defence_bonuses(pos, pos.target)[m] for m in (BASE, RIVER, INVASION)] == [4, 2, 0]
    pos.force = troops_of([sea])
    assert [defence_bonuses(pos, pos.target)[m] for m in (BASE, RIVER, INVASION)] == [4, 0, 4]
    pos.force = troops_of([land, sea])
    assert [defence_bonuses(pos, pos.target)[m] for m in (BASE, RIVER, INVASION)] == [4, 0, 0]


@rule("9.3", "9.4", "9.8", "R73", "R74", "R78")
def test_escorts_join_from_zones_and_other_ports_and_every_kind_of_ship_has_its_own_way_home() -> None:
    scene = dardanelles(cruiser=2, zeppelin=1).units("britain", "aes", cruiser=1)
    scene.units("britain", "cyprus", submarine=1).battles("britain")
    scene.play("britain", "invade istanbul", "origin malta", "load infantry", "load infantry")
    scene.play("britain", "origin aes", "commit_all", "origin cyprus", "commit_all", "fight").roll(3, 3)
    assert scene.said("luck-won") == [[CENTRAL]]  # the Zeppelin in the port
    assert scene.said("strengths") == [[16 + 2 + 4, 8 + 8 + 4]]  # the coast counts 4, a lead of 1 sinks nobody
    scene.play("britain", "second_assault").play("turkey", "retreat")
    assert scene.count("turkey", "blw", "cruiser") == 2  # aen is full of the landing fleet
    scene.play("britain", "advance_all")
    assert scene.owner("istanbul") == "britain"
    ways = {"battleship": "ships_port", "cruiser": "ships_zone", "submarine": "ships_home"}
    for _ in ways:
        question = scene.question()
        assert question is not None
        scene.play("britain", ways[UNIT.ids[question.args[1]]])
    assert scene.count("britain", "istanbul", "battleship") == 2
    assert scene.count("britain", "aen", "cruiser") == 1
    assert scene.count("britain", "cyprus", "submarine") == 1


@rule("9.6", "7.4", "R42", "R76")
def test_five_units_at_most_land_from_a_port_without_a_general() -> None:
    scene = Scene(war="turkey").units("turkey", "izmir", infantry=1).ip(britain=5)
    scene.units("britain", "malta", battleship=7, infantry=7).battles("britain")
    scene.play("britain", "invade izmir", "origin malta", *["load infantry"] * 5)
    assert not scene.offers("load infantry")
    led = Scene(war="turkey").units("turkey", "izmir", infantry=1).ip(britain=5).general("allenby", "malta")
    led.units("britain", "malta", battleship=7, infantry=7).battles("britain")
    led.play("britain", "invade izmir", "origin malta", *["load infantry"] * 7, "fight").roll(3, 3)
    assert led.said("strengths") == [[21, 2 + 4 + 4]]
    led.play("britain", "advance_all", "general_along")
    assert led.pos.general_at[GENERAL.numbers["allenby"]] == place("izmir")


@rule("9.1", "9.3", "R71", "R73", "R42")
def test_ships_without_cargo_are_no_invasion_and_aircraft_beside_the_fleet_are_not_among_the_five() -> None:
    scene = Scene(war="turkey").hold("turkey", "palermo").units("turkey", "palermo", infantry=1).ip(britain=5)
    scene.units("britain", "malta", battleship=6, infantry=6, aircraft=1).battles("britain")
    scene.play("britain", "invade palermo", "origin malta", "commit battleship", "commit aircraft")
    assert not any(option.startswith("fight") for option in scene.options())
    scene.play("britain", *["load infantry"] * 5)
    assert not scene.offers("load infantry")
    land = Scene(war="turkey").hold("britain", "edirne").units("britain", "edirne", infantry=2).ip(britain=5)
    land.units("britain", "malta", battleship=1, infantry=1).battles("britain").play("britain", "invade istanbul")
    land.play("britain", "origin edirne", "commit_all")
    assert land.offers("fight")
    land.play("britain", "origin malta", "commit battleship", "origin_done")
    assert not land.offers("fight")
    assert land.why_not("fight") == "needs-fighting-unit"


@rule("9.8", "R78", "9.9", "R79")
def test_after_a_landing_the_ships_go_home_stay_or_enter_the_port() -> None:
    scene = dardanelles()
    scene.play("britain", "invade gallipoli", "origin malta", "load infantry", "load infantry", "fight", "advance_all")
    assert scene.owner("gallipoli") == "britain"
    assert set(scene.options()) == {"ships_home", "ships_zone", "ships_port"}
    scene.play("britain", "ships_port")
    assert scene.count("britain", "gallipoli", "battleship") == 2
    assert scene.count("britain", "gallipoli", "infantry") == 2
    assert all(entry >> 16 & 7 == 0 for entry in scene.pos.units[place("gallipoli")])


@rule("9.8")
def test_carried_cavalry_keeps_one_point_and_units_that_do_not_land_go_back() -> None:
    scene = Scene(war="turkey").ip(britain=5).units("britain", "malta", battleship=2, infantry=1, cavalry=1)
    scene.battles("britain").play("britain", "invade izmir", "origin malta", "load infantry", "load cavalry", "fight")
    scene.play("britain", "advance infantry", "advance_done", "ships_home")
    assert scene.count("britain", "izmir", "infantry") == 1
    cavalry = [entry for entry in scene.pos.units[place("malta")] if kind_of(entry) == 1]
    assert [entry >> 16 & 7 for entry in cavalry] == [1]
    assert scene.count("britain", "malta", "battleship") == 2


@rule("9.4", "R74")
def test_ships_of_the_port_may_retreat_and_the_landing_follows() -> None:
    scene = dardanelles(cruiser=1, infantry=1)
    scene.play("britain", "invade istanbul", "origin malta", "load infantry", "load infantry", "fight").roll(3, 3)
    assert scene.said("strengths") == [[16, 4 + 8]]
    assert scene.said("unit-lost")
    assert scene.prompt() == "roll-luck"
    other = dardanelles(cruiser=2, infantry=1)
    other.play("britain", "invade istanbul", "origin malta", "load infantry", "load infantry", "fight").roll(3, 3)
    other.play("britain", "second_assault").play("turkey", "retreat")
    assert other.count("turkey", "blw", "cruiser") == 2
    assert other.prompt() == "roll-luck"


@rule("9.4", "9.7", "R74", "R79", "7.36")
def test_a_land_attack_goes_on_without_a_stuck_landing() -> None:
    scene = Scene(war="turkey bulgaria").hold("britain", "edirne").units("britain", "edirne", infantry=5).ip(britain=5)
    scene.units("turkey", "istanbul", battleship=2, infantry=1).units("britain", "malta", battleship=1, infantry=1)
    scene.battles("britain").play("britain", "invade istanbul", "all_in", "fight").roll(6, 1)
    assert scene.said("strengths") == [[8 + 4, 12 + 8]]  # at sea: 4 and luck against 6 and the coast, two ships lost
    assert scene.said("invasion-stuck")
    assert scene.pos.dead[UNIT_COUNT * power("britain")] == 1  # the cargo
    scene.roll(3, 3)
    assert scene.said("strengths")[-1][0] == 15  # the five of Edirne fight on alone
    scene.play("britain", "advance infantry", "advance_done").play("turkey", "flee_to blw")
    assert scene.owner("istanbul") == "britain"
    assert scene.count("turkey", "istanbul", "battleship") == 0
    assert scene.count("turkey", "blw", "battleship") == 2


@rule("9.5", "R75", "7.24")
def test_the_loser_chooses_loaded_or_empty_battleships_and_which_cargo_goes_down() -> None:
    scene = Scene(war="turkey").units("turkey", "istanbul", battleship=6, infantry=4).ip(britain=9).hospital("london")
    scene.units("britain", "malta", battleship=4, infantry=1, artillery=1, cavalry=1).battles("britain")
    scene.play("britain", "invade istanbul", "origin malta", "load infantry", "load artillery", "load cavalry")
    scene.play("britain", "commit battleship", "fight").roll(1, 1)
    assert scene.said("strengths") == [[32, 36 + 8]]  # 6 points: three ships
    assert set(scene.options()) == {"lose britain_loaded_battleship", "lose britain_battleship"}
    guns = scene.pos.card[UNIT_COUNT * power("britain") + ARTILLERY]
    scene.play("britain", "lose britain_loaded_battleship")
    assert set(scene.options()) == {f"lose_cargo britain_{kind}" for kind in ("infantry", "cavalry", "artillery")}
    scene.play("britain", "lose_cargo britain_artillery", "lose britain_loaded_battleship")
    scene.play("britain", "lose_cargo britain_cavalry", "lose britain_battleship", "break_off")
    assert scene.pos.card[UNIT_COUNT * power("britain") + ARTILLERY] == guns + 1
    assert scene.pos.dead[UNIT_COUNT * power("britain") + CAVALRY] == 1
    assert scene.pos.patient[place("london")] == NO_PIECE
    assert scene.count("britain", "malta", "battleship") == scene.count("britain", "malta", "infantry") == 1


@rule("9.8", "R78", "9.6")
def test_after_a_failed_landing_the_units_are_back_and_the_ships_go_home_or_stay_at_sea() -> None:
    scene = dardanelles(infantry=3).general("kemal", "istanbul")
    scene.play("britain", "invade istanbul", "origin malta", "load infantry", "load infantry", "fight").roll(3, 3)
    assert scene.said("strengths") == [[6, 6 + 4 + 4 + 4 + extra(scene, "istanbul")]]
    assert scene.said("attack-failed")
    assert scene.pos.dead[UNIT_COUNT * power("britain")] == 2
    assert set(scene.options()) == {"ships_home", "ships_zone"}
    scene.play("britain", "ships_zone")
    assert scene.count("britain", "aen", "battleship") == 2
    assert [points_of(entry) for entry in scene.pos.units[place("aen")]] == [0]


def extra(scene: Scene, province: str) -> int:
    """What fortress and icons add in a province, doubled."""
    number = place(province)
    return 4 * CONTENT.is_fortress[number] + 2 * (scene.pos.factory[number] > 0)


def riga() -> Scene:
    """A British battleship lies in Riga beside a Russian infantry."""
    scene = Scene().units("britain", "riga", battleship=1).units("russia", "riga", infantry=1).ip(britain=5)
    return scene.battles("britain").play("britain", "invade danzig")


@rule("R130", "R131", "R73", "9.3")
@pytest.mark.parametrize("clicks", [["all_in"], ["origin riga", "commit_all"]])
def test_all_in_sends_a_battleship_that_an_ally_can_load(clicks: list[str]) -> None:
    scene = riga().play("britain", *clicks)
    assert scene.options() == ["invite russia", "cancel"]
    scene.play("britain", "invite russia").play("russia", "all_in")
    assert scene.asked() == ("ask-assemble", "britain")
    assert scene.offers("fight")


@rule("R130", "R131", "R73")
def test_an_ally_sends_his_battleship_for_the_cargo_of_the_lead() -> None:
    scene = Scene().units("britain", "riga", battleship=1).units("russia", "riga", infantry=1).ip(russia=5)
    scene.battles("russia").play("russia", "invade danzig")
    assert scene.options() == ["invite britain", "cancel"]
    scene.play("russia", "invite britain").play("britain", "all_in", "join_done")
    scene.play("russia", "all_in")
    assert scene.offers("fight")


@rule("R130", "R131")
def test_all_in_is_not_offered_where_nobody_would_go() -> None:
    """A second battleship in London could only escort: without a landing there is nothing to escort."""
    scene = riga()
    scene.pos.remove(place("riga"), scene.pos.units[place("riga")][-1], 1)  # the Russian infantry has left
    assert scene.count("russia", "riga", "infantry") == 0
    assert scene.options() == ["origin riga", "cancel"]
    scene.play("britain", "origin riga")
    assert scene.options() == ["commit battleship", "origin_done"]


@rule("R130", "9.3", "R73")
def test_all_in_takes_escorts_from_every_port_whichever_comes_first() -> None:
    """Battleships in Brest escort the one that is loaded in Plymouth, although Brest comes before it in the list."""
    scene = Scene().units("france", "brest", battleship=1).units("france", "plymouth", battleship=1, infantry=1)
    scene.units("germany", "boulogne", infantry=1).hold("germany", "boulogne").ip(france=5)
    scene.battles("france").play("france", "invade boulogne", "all_in")
    assert scene.count("france", "brest", "battleship") == 0
    assert scene.options() == ["fight", "cancel"]
