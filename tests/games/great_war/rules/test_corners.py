"""Corners of the rules: rare positions in which two rules meet."""

from hatalom.games.great_war.names import CAVALRY, GENERAL, Alliance, Place, Power, Unit, piece_of
from hatalom.games.great_war.phases.diplomacy.entries import enter_war
from hatalom.games.great_war.position import TURNED_OVER, WORKING
from hatalom.games.great_war.rules.elimination import eliminate
from hatalom.games.great_war.rules.encirclement import is_encircled
from hatalom.games.great_war.units import Entry, count_of, kind_of, origin_of, pack, points_of
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule

INFANTRY = Unit(0)


def at(scene: Scene, name: str) -> Place:
    return scene.pos.general_at[GENERAL.numbers[name]]


# -- attacks ----------------------------------------------------------------------------------------------------


@rule("7.3", "R41")
def test_the_lead_must_be_one_of_the_attacking_powers() -> None:
    scene = Scene().hold("austria", "warsaw").units("germany", "konigsberg", infantry=1)
    scene.units("austria", "warsaw", infantry=4).units("russia", "plock", infantry=1).battles("germany")
    scene.play("germany", "attack plock", "invite austria").play("austria", "all_in", "join_done")
    assert not scene.offers("fight")
    assert scene.why_not("fight") == "needs-own-unit"
    scene.play("germany", "all_in")
    assert scene.offers("fight")


@rule("6.5", "R36")
def test_units_above_25_come_in_at_the_second_assault_only() -> None:
    scene = Scene().units("france", "verdun", infantry=27).general("foch", "verdun")
    scene.units("germany", "metz", infantry=10, artillery=3).general("moltke", "metz").battles("germany")
    scene.play("germany", "attack verdun", "all_in", "fight").roll(4, 5, 6)
    scene.play("germany", "hit france_infantry", "hit france_infantry", "hit france_infantry").roll(3, 3)
    assert scene.said("strengths") == [[30, 2 * 22 + 4]]  # fortress 2; three of the 25 were hit
    scene.play("germany", *["lose germany_infantry"] * 4)
    scene.play("germany", "second_assault").play("france", "stand").roll(1, 1, 1).roll(3, 3)
    assert scene.said("strengths")[-1] == [18, 2 * 24 + 4]


@rule("R38", "6.6")
def test_the_commander_of_two_generals_does_not_change_while_his_units_are_away() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=4, artillery=1).general("mackensen", "konigsberg")
    scene.units("austria", "konigsberg", infantry=3).general("hotzendorf", "konigsberg")
    scene.units("russia", "plock", infantry=9).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(1).roll(3, 4)
    assert scene.said("luck-rolled")[0] == [power("germany"), 3, 2, 5]


@rule("7.16", "6.7", "R39")
def test_falkenhayn_cannot_spare_the_compulsory_fighting_unit() -> None:
    scene = Scene().units("germany", "metz", infantry=3, aircraft=3).general("falkenhayn", "metz")
    scene.units("germany", "strassburg", zeppelin=2).units("france", "nancy", infantry=15).battles("germany")
    scene.play("germany", "attack nancy", "all_in", "fight").roll(3, 3)
    scene.play("germany", "lose germany_aircraft", "lose germany_aircraft")
    assert not scene.offers("lose germany_aircraft")
    assert set(scene.options()) == {"lose germany_infantry", "lose germany_zeppelin"}
    scene.play("germany", "lose germany_zeppelin")
    assert len(scene.said("unit-lost")) == 4
    assert sum(count_of(entry) for entry in scene.pos.force if origin_of(entry) == place("metz")) == 3


@rule("7.31", "R55", "R56")
def test_guns_of_the_lead_may_follow_the_infantry_of_an_ally() -> None:
    scene = Scene().hold("austria", "warsaw").units("austria", "warsaw", artillery=2)
    scene.units("germany", "konigsberg", infantry=3).units("russia", "plock", artillery=1).battles("austria")
    scene.play("austria", "attack plock", "all_in", "invite germany").play("germany", "all_in", "join_done")
    scene.play("austria", "fight").play("germany", "advance_all")
    assert scene.asked() == ("ask-advance", "austria")
    scene.play("austria", "advance artillery", "advance_done")
    assert scene.count("austria", "plock", "artillery") == 1
    assert scene.count("austria", "warsaw", "artillery") == 1
    assert scene.owner("plock") == "germany"


@rule("6.7", "7.24", "R53", "R37")
def test_only_what_fell_under_straussenburg_is_cheap() -> None:
    scene = Scene().units("austria", "sarajevo", infantry=4).general("straussenburg", "sarajevo").hospital("wien")
    scene.units("austria", "szeged", cavalry=2).units("serbia", "belgrade", infantry=6).battles("austria")
    scene.ip(austria=3).play("austria", "attack belgrade", "all_in", "fight").roll(3, 3)
    scene.play("austria", "lose austria_cavalry", "lose austria_infantry")
    scene.play("austria", "lose austria_cavalry", "lose austria_infantry", "break_off")
    assert {"rebuild infantry", "rebuild cavalry"} <= set(scene.options())
    scene.play("austria", "rebuild cavalry")
    assert scene.pos.ip[power("austria")] == 0


@rule("6.7", "R37")
def test_an_allys_unit_under_straussenburg_is_cheap_too() -> None:
    scene = Scene().units("austria", "sarajevo", infantry=1).units("germany", "sarajevo", infantry=4)
    scene.general("straussenburg", "sarajevo").hospital("berlin").ip(germany=1)
    scene.units("serbia", "belgrade", infantry=9).battles("germany")
    scene.play("germany", "attack belgrade", "all_in", "fight").roll(3, 3)
    assert scene.asked() == ("ask-rebuild", "germany")
    scene.play("germany", "rebuild infantry")
    assert scene.pos.ip[power("germany")] == 0
    assert scene.pos.cheap_rebuild_used


@rule("7.4", "R42")
def test_cavalry_under_its_own_general_leaves_the_five_of_the_middle_province_alone() -> None:
    scene = Scene().units("austria", "budapest", cavalry=4).general("hotzendorf", "budapest")
    scene.units("austria", "agram", infantry=6).units("serbia", "belgrade", infantry=5).battles("austria")
    scene.play("austria", "attack belgrade", "origin budapest", "commit_all", "origin agram", "commit_all")
    assert sum(count_of(entry) for entry in scene.pos.force) == 9
    scene.play("austria", "fight")


# -- retreat ----------------------------------------------------------------------------------------------------


def beaten_at_plock(*, cavalry: int = 2) -> Scene:
    scene = Scene(advanced="pursuit").units("germany", "konigsberg", infantry=3, cavalry=cavalry)
    scene.units("russia", "plock", infantry=4, artillery=1).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight").roll(3, 3, 3)
    return scene


@rule("18.21", "R125")
def test_units_that_retreated_one_by_one_are_cut_down_one_by_one() -> None:
    scene = beaten_at_plock().play("germany", "lose germany_infantry", "second_assault")
    scene.play("russia", "retreat", "retreat_to vilna", "retreat_to vilna", "all_to vilna")
    scene.play("germany", "pursue russia_infantry")
    assert scene.count("russia", "vilna", "infantry") == 3
    scene.play("germany", "pursue russia_infantry", "pursue russia_infantry", "pursue russia_infantry")
    assert scene.count("russia", "vilna", "infantry") == 0


@rule("18.21", "7.24", "R53")
def test_a_garrison_stops_the_pursuit_and_hospitals_help_the_pursued() -> None:
    held = beaten_at_plock().units("russia", "vilna", infantry=1)
    held.play("germany", "lose germany_infantry", "second_assault").play("russia", "retreat", "all_to vilna")
    assert held.prompt() == "ask-advance"
    assert held.count("russia", "vilna", "infantry") == 5
    scene = beaten_at_plock().hospital("moscow").ip(russia=3)
    before = scene.pos.card[11 * power("russia") + 2]
    scene.play("germany", "lose germany_infantry", "second_assault").play("russia", "retreat", "all_to vilna")
    scene.play("germany", "pursue russia_artillery", "pursue russia_infantry", "stop_pursuit")
    assert scene.pos.card[11 * power("russia") + 2] == before + 1
    assert scene.asked() == ("ask-rebuild", "russia")
    scene.play("russia", "rebuild infantry")
    assert scene.pos.patient[place("moscow")] == piece_of(power("russia"), INFANTRY)


@rule("R26", "4.15", "7.33")
def test_fighting_units_that_retreat_into_a_strike_end_it() -> None:
    scene = Scene("1916_spring").units("germany", "metz", infantry=3).factory("koln", state=TURNED_OVER)
    scene.units("france", "verdun", infantry=5).battles("france")
    scene.play("france", "attack metz", "all_in", "fight").roll(3, 3)
    scene.play("france", "second_assault").play("germany", "retreat", "all_to koln")
    assert scene.pos.factory[place("koln")] == WORKING


@rule("R44", "R58")
def test_the_commander_of_the_defence_leads_the_whole_retreat_and_places_the_general() -> None:
    scene = Scene().units("france", "lille", infantry=1).units("britain", "lille", infantry=4).general("haig", "lille")
    scene.hold("germany", "brussels").units("germany", "brussels", infantry=5).battles("germany")
    scene.play("germany", "attack lille", "all_in", "fight").roll(3, 3)
    scene.play("germany", "second_assault")
    assert scene.asked() == ("ask-stand", "france")
    scene.play("france", "retreat", "retreat_to boulogne", "retreat_to reims", "all_to boulogne")
    assert scene.asked() == ("ask-general-retreat", "france")
    scene.play("france", "general_to boulogne")
    assert at(scene, "haig") == place("boulogne")


# -- generals ---------------------------------------------------------------------------------------------------


@rule("R81", "R38")
def test_a_general_does_not_sail_with_ships() -> None:
    scene = Scene().units("germany", "hamburg", infantry=6, cruiser=1).general("moltke", "hamburg")
    scene.units("germany", "kiel", infantry=1).moves("germany")
    scene.play("germany", "from hamburg", "to kiel", "move cruiser", "move_done")
    assert scene.asked() == ("ask-move", "germany")
    assert at(scene, "moltke") == place("hamburg")


@rule("5.7", "R32", "R96")
def test_italys_two_generals_command_its_armies_of_eight() -> None:
    scene = Scene("1916_spring").begin()
    enter_war(scene.pos, power("italy"), Alliance(0))
    while scene.prompt() == "ask-place":
        genoa, venice = scene.pos.land_units(place("genova")), scene.pos.land_units(place("venezia"))
        goal = "genova" if genoa < 6 else "venezia" if venice < 8 else "udine"
        scene.play("italy", f"place {goal}" if scene.offers(f"place {goal}") else scene.options()[0])
    units = [scene.pos.land_units(place(name)) for name in ("genova", "venezia", "udine")]
    assert units[0] == 6
    assert min(units[1:]) >= 8
    scene.play("italy", "general cadorna")
    assert {at(scene, "cadorna"), at(scene, "diaz")} == {place("venezia"), place("udine")}


# -- the sea ----------------------------------------------------------------------------------------------------


@rule("9.1", "9.3", "R73")
def test_a_battleship_may_carry_the_infantry_of_an_ally_and_the_lead_pays() -> None:
    scene = Scene(war="turkey").ip(britain=5, france=0).units("britain", "malta", battleship=1)
    scene.units("france", "malta", infantry=1).battles("britain")
    assert scene.offers("invade gallipoli")
    scene.play("britain", "invade gallipoli", "origin malta", "commit battleship", "invite france")
    scene.play("france", "origin malta", "load infantry", "join_done").play("britain", "fight")
    assert scene.pos.ip[power("britain")] == 2
    scene.play("france", "advance infantry")
    assert scene.owner("gallipoli") == "france"


@rule("9.3", "R73")
def test_a_power_without_ships_may_lead_its_infantry_aboard_an_allys_battleship() -> None:
    scene = Scene(war="turkey").ip(france=5, britain=0).units("britain", "malta", battleship=1)
    scene.units("france", "malta", infantry=1).battles("france")
    scene.play("france", "invade gallipoli", "invite britain")
    scene.play("britain", "origin malta", "commit battleship", "join_done")
    scene.play("france", "origin malta", "load infantry", "fight")
    assert scene.pos.ip[power("france")] == 2


@rule("9.1", "R71")
def test_guns_may_land_beside_an_attack_over_land() -> None:
    scene = Scene(war="italy").ip(italy=5).units("italy", "venezia", battleship=1, artillery=1)
    scene.units("italy", "udine", infantry=3).units("austria", "triest", infantry=1).battles("italy")
    assert scene.offers("invade triest")


@rule("18.17", "18.20", "R121")
def test_a_submarine_attacks_through_an_enemy_zone() -> None:
    scene = Scene(advanced="submarines").units("germany", "danzig", submarine=1, battleship=1)
    scene.units("britain", "wba", cruiser=1).units("britain", "nss", cruiser=1).battles("germany")
    assert scene.offers("sea_attack nss")
    scene.play("germany", "sea_attack nss", "origin danzig")
    assert scene.options() == ["commit submarine", "commit_all", "origin_done"]


@rule("18.20", "R124")
def test_the_zones_marked_minus_one_are_attacked_from_a_port_only() -> None:
    scene = Scene(advanced="submarines").units("germany", "atm", submarine=1).units("britain", "heb", submarine=1)
    scene.battles("britain")
    assert not scene.offers("sea_attack atm")
    scene.units("britain", "plymouth", submarine=1).battles("britain")
    assert scene.offers("sea_attack atm")


@rule("18.22", "R126")
def test_ships_in_an_encircled_port_cannot_attack() -> None:
    scene = Scene(advanced="encirclement", war="turkey").hold("britain", "gallipoli")
    scene.units("britain", "gallipoli", battleship=1, infantry=1).units("turkey", "aen", cruiser=1).battles("britain")
    assert not scene.offers("sea_attack aen")
    scene.hold("britain", "edirne").battles("britain")
    assert scene.offers("sea_attack aen")


@rule("R115", "7.36")
def test_ships_leave_a_rebellion_for_the_sea_only() -> None:
    scene = Scene(advanced="rebellion").units("britain", "dublin", cruiser=1)
    scene.pos.rebel[place("dublin")] = power("germany")
    scene.step(10).question()
    assert scene.owner("dublin") == "germany"
    assert scene.count("britain", "iri", "cruiser") == 1


# -- home -------------------------------------------------------------------------------------------------------


@rule("R82")
def test_two_armies_of_one_power_do_not_make_a_tie() -> None:
    scene = Scene().hold("austria", "lodz").units("germany", "lodz", infantry=1).units("austria", "lodz", infantry=1)
    for name, count in (("hindenburg", 3), ("mackensen", 3)):
        scene.general(name, "lodz")
        scene.pos.add(place("lodz"), Entry(pack(Power(0), INFANTRY, count, 0) | (GENERAL.numbers[name] + 1) << 8))
    scene.pos.remove(place("lodz"), pack(Power(0), INFANTRY, 1, 1), 1)
    scene.step(6).question()
    assert scene.owner("lodz") == "germany"


@rule("R100", "14.4")
def test_polish_land_of_an_eliminated_power_goes_to_poland() -> None:
    scene = Scene(advanced="poland").join("poland", Alliance(1), "austria")
    scene.hold("poland", "warsaw").hold("germany", "plock")
    for area in ("warsaw", "lodz", "plock"):
        scene.pos.core[place(area)] = power("poland")
    eliminate(scene.pos, power("germany"))
    assert scene.owner("plock") == "poland"


@rule("18.16", "R120", "7.3")
def test_russia_may_still_be_invited_when_romania_declined() -> None:
    scene = Scene("1917_spring", advanced="romania_russia", war="romania").units("austria", "lemberg", infantry=1)
    scene.hold("britain", "odessa").units("britain", "odessa", infantry=1).units("romania", "iasi", infantry=1)
    scene.units("russia", "rovno", infantry=1).battles("britain")
    scene.play("britain", "attack lemberg", "invite romania").play("romania", "join_done")
    assert scene.offers("invite russia")
    scene.play("britain", "invite russia").play("russia", "all_in", "join_done")
    assert sum(count_of(entry) for entry in scene.pos.force) == 1


@rule("R103", "18.10")
def test_a_polish_area_that_russia_retook_goes_to_poland_at_the_peace() -> None:
    scene = Scene("1918_spring", advanced="poland").join("poland", Alliance(1), "germany").hold("poland", "lodz")
    for area in ("warsaw", "lodz", "plock"):
        scene.pos.core[place(area)] = power("poland")
    scene.pos.poland_made = True
    scene.units("france", "warsaw", infantry=1).cards(germany=1).slot("germany")
    scene.play("germany", "peace_with_russia")
    assert scene.owner("warsaw") == "poland"


@rule("4.1", "R14")
def test_a_country_whose_delay_ends_has_no_diplomacy_slot_in_this_turn() -> None:
    scene = Scene("1915_spring", players=2)
    scene.pos.pending.append(power("turkey"))
    scene.pos.due[power("turkey")] = scene.pos.turn
    scene.step(0)
    while scene.prompt() in ("ask-place", "ask-general"):
        scene.play("turkey", scene.options()[-1])
    seen = []
    while scene.prompt() == "ask-diplomacy":
        seen.append(scene.asked()[1])
        scene.play(seen[-1], "end_diplomacy")
    assert seen == ["germany", "britain", "france", "russia", "austria", "serbia"]
    assert "turkey" in scene.order()


@rule("18.23", "R127", "20.1")
def test_nobody_sails_on_the_red_sea_in_the_basic_game() -> None:
    scene = Scene(war="turkey").ip(britain=9).units("britain", "suez", battleship=1, infantry=1).battles("britain")
    assert not scene.offers("invade aqaba")
    scene.moves("britain").play("britain", "from suez")
    assert not scene.offers("to red")
    advanced = Scene(war="turkey", advanced="suez").ip(britain=9).units("britain", "suez", battleship=1, infantry=1)
    assert advanced.battles("britain").offers("invade aqaba")


@rule("R33", "11.9")
def test_america_needs_no_defence_line() -> None:
    scene = Scene("1917_spring", war="usa").ip(usa=9).hold("usa", "brest").purchase("usa")
    scene.play("usa", "buy defence_line")
    assert scene.owner("brest") == "usa"
    assert scene.pos.line[place("brest")]
    scene.hold("usa", "nantes", "lyon").purchase("usa").play("usa", "buy defence_line")
    assert scene.why_not("at boston") == "not-in-america"


@rule("R59", "6.7")
def test_straussenburg_does_not_help_units_that_lie_face_down() -> None:
    scene = Scene().general("straussenburg", "sarajevo").hospital("wien").ip(austria=1)
    scene.pos.add(place("sarajevo"), Entry(pack(power("austria"), INFANTRY, 2, 0) | 1 << 14))
    scene.units("serbia", "cetinje", infantry=5).battles("serbia")
    scene.play("serbia", "attack sarajevo", "all_in", "fight").roll(3, 3)
    assert len(scene.said("unit-lost")) > 1
    assert scene.prompt() != "ask-rebuild"


@rule("10.4", "R80", "8.2")
def test_a_fresh_ship_may_still_go_far_though_another_has_moved() -> None:
    scene = Scene().units("britain", "hull", cruiser=1).units("britain", "nsn", cruiser=1).moves("britain")
    scene.play("britain", "from nsn", "to nss", "from nss")
    assert scene.offers("to cha")
    scene.play("britain", "to nsn").units("britain", "nsn", cruiser=1).play("britain", "from nsn")
    assert scene.offers("to cha")  # the fresh one: nss, cha; the other has one point left
    assert scene.offers("to nss")


@rule("20.2", "7.17", "10.3")
def test_of_equal_pieces_the_one_with_the_fewest_points_is_lost_and_moves_in_first() -> None:
    """Two cavalry of one province, of which one has spent a point before."""
    scene = Scene().units("germany", "konigsberg", cavalry=1, infantry=3).units("russia", "plock", infantry=1)
    scene.pos.add(place("konigsberg"), pack(power("germany"), CAVALRY, 1, 1))
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight").roll(6, 1)
    scene.play("germany", "lose germany_cavalry")
    assert [points_of(entry) for entry in scene.pos.force if kind_of(entry) == CAVALRY] == [1]


@rule("18.22", "R126")
def test_switzerland_and_luxembourg_break_the_ring() -> None:
    scene = Scene(advanced="encirclement").hold("france", "koln", "frankfurt", "strassburg")
    assert not is_encircled(scene.pos, place("metz"))  # Luxembourg
    scene.hold("france", "munchen", "linz", "trent", "graz")
    assert not is_encircled(scene.pos, place("innsbruck"))  # Switzerland
    scene.hold("germany", "frankfurt").hold("france", "dresden", "hannover", "koln", "stuttgart", "munchen", "metz")
    assert is_encircled(scene.pos, place("frankfurt"))
