"""13  Transport capacity and generals."""

from hatalom.games.great_war.names import CENTRAL, ENTENTE, GENERAL, INFANTRY, Place, Unit, piece_of
from hatalom.games.great_war.phases.transport.assigning import Assigning
from hatalom.games.great_war.phases.transport.transfers import Transport, begin_transport
from hatalom.games.great_war.phases.turn import STEP_REBELS_UP
from hatalom.games.great_war.position import TURNED_OVER, WORKING
from hatalom.games.great_war.rules.between_turns import turn_face_up
from hatalom.games.great_war.rules.sea_ways import is_open
from hatalom.games.great_war.rules.transport.connection import Network
from hatalom.games.great_war.units import pack, with_attacked
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


def general_at(scene: Scene, name: str) -> Place:
    return scene.pos.general_at[GENERAL.numbers[name]]


def transport(scene: Scene) -> Scene:
    begin_transport(scene.pos)
    return scene.begin(Transport())


@rule("13.1", "13.2")
def test_rounds_of_transport() -> None:
    scene = Scene()
    for nation, province in (
        ("germany", "berlin"),
        ("britain", "london"),
        ("france", "paris"),
        ("russia", "moscow"),
        ("austria", "wien"),
    ):
        scene.units(nation, province, infantry=1)
    scene.units("serbia", "belgrade", infantry=1)
    transport(scene)
    asked = []
    while scene.prompt() == "ask-transport":
        asked.append(scene.asked()[1][0])
        scene.play(scene.asked()[1], "pass")
    assert "".join(asked) == "gbfra" * 3 + "gbf" + "gb"


@rule("R39a", "13.2")
def test_joffre_on_the_map_adds_one_transfer() -> None:
    scene = Scene().units("france", "paris", infantry=6).general("joffre", "paris")
    transport(scene)
    assert scene.pos.capacity[power("france")] == 5
    scene.pos.general_at[GENERAL.numbers["joffre"]] = Place(-1)
    transport(scene)
    assert scene.pos.capacity[power("france")] == 4


@rule("13.2", "R92")
def test_a_unit_goes_to_any_province_of_the_alliance_whatever_it_did_before() -> None:
    scene = Scene()
    scene.pos.add(place("berlin"), with_attacked(pack(power("germany"), Unit(0), 1, 0)))
    scene.units("germany", "kiel", battleship=1)
    transport(scene)
    assert "transport berlin" in scene.options()
    assert "transport kiel" not in scene.options()
    scene.play("germany", "transport berlin", "unit infantry", "to wien")
    assert scene.count("germany", "wien", "infantry") == 1
    assert scene.pos.capacity[power("germany")] == 4


@rule("R92")
def test_only_own_units_are_carried_and_not_into_closed_countries() -> None:
    scene = Scene().units("austria", "berlin", infantry=1).units("germany", "wien", infantry=1)
    transport(scene)
    assert "transport berlin" not in scene.options()
    scene.play("germany", "transport wien")
    assert scene.why_not("to amsterdam") == "not-our-province"
    assert scene.why_not("to nss") == "not-our-province"


@rule("R92", "4.15", "R26")
def test_an_arriving_unit_ends_a_strike() -> None:
    scene = Scene("1916_winter").units("germany", "berlin", infantry=1).factory("koln", state=TURNED_OVER)
    transport(scene).play("germany", "transport berlin", "unit infantry", "to koln")
    assert scene.pos.factory[place("koln")] == WORKING


@rule("R26", "4.15")
def test_guns_do_not_end_a_strike_though_a_patient_has_recovered_there() -> None:
    scene = Scene("1916_winter").units("germany", "berlin", artillery=1, infantry=1).hospital("koln")
    scene.factory("koln", state=TURNED_OVER).pos.patient[place("koln")] = piece_of(power("germany"), INFANTRY)
    turn_face_up(scene.pos)
    transport(scene).play("germany", "transport berlin", "unit artillery", "to koln")
    assert scene.pos.factory[place("koln")] == TURNED_OVER
    scene.play("germany", "transport berlin", "to koln")
    assert scene.pos.factory[place("koln")] == WORKING


@rule("13.3")
def test_a_pass_costs_a_point_and_later_transfers_are_possible() -> None:
    scene = Scene().units("germany", "berlin", infantry=2)
    transport(scene).play("germany", "pass")
    assert scene.pos.capacity[power("germany")] == 4
    scene.play("germany", "transport berlin", "unit infantry", "to posen", "repeat_transport")
    assert scene.count("germany", "posen", "infantry") == 2
    assert scene.pos.capacity[power("germany")] == 2


@rule("13.3")
def test_all_rounds_can_be_passed_at_once() -> None:
    scene = Scene().units("germany", "berlin", infantry=2)
    transport(scene).play("germany", "pass_all")
    assert scene.pos.capacity[power("germany")] == 0


@rule("13.4", "R93")
def test_russia_is_cut_off_while_the_entente_holds_none_of_the_three_places() -> None:
    scene = Scene().units("britain", "london", infantry=1)
    network = Network(scene.pos, ENTENTE)
    assert network.joins(scene.pos, place("london"), place("paris"))
    assert network.joins(scene.pos, place("london"), place("alexandria"))
    assert not network.joins(scene.pos, place("london"), place("moscow"))
    assert network.joins(scene.pos, place("moscow"), place("warsaw"))
    scene.join("denmark", ENTENTE)
    network = Network(scene.pos, ENTENTE)
    assert network.joins(scene.pos, place("london"), place("moscow"))


@rule("R93", "8.4", "R66")
def test_a_passage_is_open_to_the_alliance_that_holds_all_of_it() -> None:
    scene = Scene()
    kiel, gibraltar, _, oresund, suez, _ = scene.pos.content.passages
    assert is_open(scene.pos, kiel, CENTRAL)
    assert not is_open(scene.pos, kiel, ENTENTE)
    assert is_open(scene.pos, gibraltar, ENTENTE)
    assert not is_open(scene.pos, oresund, CENTRAL)
    assert not is_open(scene.pos, suez, ENTENTE)
    assert is_open(Scene(advanced="suez").pos, suez, ENTENTE)
    assert not is_open(Scene(advanced="suez").hold("germany", "port_said").pos, suez, ENTENTE)


@rule("R93")
def test_ships_of_the_enemy_cut_the_sea() -> None:
    scene = Scene()
    assert Network(scene.pos, ENTENTE).joins(scene.pos, place("dublin"), place("manchester"))
    scene.units("germany", "iri", cruiser=1)
    assert not Network(scene.pos, ENTENTE).joins(scene.pos, place("dublin"), place("manchester"))


@rule("R93", "1.7", "R11a")
def test_land_and_sea_are_changed_only_at_ports() -> None:
    scene = Scene().join("netherlands", CENTRAL).units("britain", "nss", cruiser=1)
    network = Network(scene.pos, CENTRAL)
    assert network.joins(scene.pos, place("amsterdam"), place("berlin"))
    scene = Scene().join("albania", CENTRAL)
    network = Network(scene.pos, CENTRAL)
    assert network.joins(scene.pos, place("durazzo"), place("triest"))
    scene.units("britain", "sad", cruiser=1).units("britain", "ion", cruiser=1)
    network = Network(scene.pos, CENTRAL)
    assert not network.joins(scene.pos, place("durazzo"), place("triest"))


@rule("13.4", "R93")
def test_turkey_can_be_reached_by_land_only() -> None:
    scene = Scene("1914_autumn", war="turkey").join("greece", CENTRAL)
    network = Network(scene.pos, CENTRAL)
    assert not network.joins(scene.pos, place("wien"), place("istanbul"))
    assert network.joins(scene.pos, place("istanbul"), place("basra"))
    scene = Scene("1915_autumn", war="turkey bulgaria").hold("austria", "belgrade", "nis", "skopje")
    network = Network(scene.pos, CENTRAL)
    assert network.joins(scene.pos, place("wien"), place("istanbul"))


@rule("13.5", "5.8", "R33")
def test_american_units_cross_by_transport() -> None:
    scene = Scene("1917_winter", war="usa").units("usa", "new_york", infantry=5)
    transport(scene)
    assert scene.pos.capacity[power("usa")] == 4
    scene.play("usa", "transport new_york", "unit infantry")
    assert scene.offers("to brest")
    assert scene.offers("to london")
    assert not scene.offers("to boston")
    assert not scene.offers("to moscow")
    scene.play("usa", "to brest")
    assert scene.count("usa", "brest", "infantry") == 1


@rule("13.6", "13.8", "R95")
def test_two_armies_in_one_province_are_merged() -> None:
    scene = Scene().units("germany", "berlin", infantry=6).units("austria", "berlin", infantry=7)
    scene.general("hindenburg", "berlin").general("hotzendorf", "berlin").begin(Assigning())
    assert scene.asked() == ("ask-keep-general", "austria")
    scene.play("austria", "keep_general hindenburg")
    assert general_at(scene, "hindenburg") == place("berlin")
    assert general_at(scene, "hotzendorf") == -1


@rule("13.9", "R96")
def test_more_than_five_units_get_a_general() -> None:
    scene = Scene().units("germany", "posen", infantry=6).units("germany", "berlin", infantry=7)
    scene.units("germany", "metz", infantry=5).begin(Assigning())
    assert scene.asked() == ("ask-assign", "germany")
    scene.play("germany", "general mackensen", "general moltke")
    assert general_at(scene, "mackensen") == place("berlin")
    assert general_at(scene, "moltke") == place("posen")
    assert scene.prompt() != "ask-assign"


@rule("R96")
def test_the_general_comes_from_the_power_with_most_units_or_the_next_one() -> None:
    scene = Scene().units("serbia", "belgrade", infantry=6).units("russia", "belgrade", infantry=2)
    scene.begin(Assigning())
    assert scene.asked() == ("ask-assign", "russia")
    scene = (
        Scene("1914_autumn", war="turkey").units("turkey", "edirne", infantry=4).units("austria", "edirne", cavalry=2)
    )
    scene.begin(Assigning()).question()
    assert general_at(scene, "kemal") == place("edirne")


@rule("R96")
def test_an_army_that_shrinks_keeps_its_general() -> None:
    scene = Scene().units("germany", "posen", infantry=2).general("moltke", "posen").begin(Assigning())
    scene.question()
    assert general_at(scene, "moltke") == place("posen")


@rule("13.10")
def test_a_free_general_replaces_another_for_a_point() -> None:
    scene = Scene().units("germany", "posen", infantry=6).general("moltke", "posen")
    transport(scene).play("germany", "replace_general posen", "general hindenburg")
    assert general_at(scene, "hindenburg") == place("posen")
    assert general_at(scene, "moltke") == -1
    assert scene.pos.capacity[power("germany")] == 4


@rule("13.11", "R97")
def test_two_generals_change_places_for_two_points() -> None:
    scene = Scene().units("austria", "wien", infantry=6).units("austria", "prag", infantry=6)
    scene.general("hotzendorf", "wien").general("straussenburg", "prag")
    transport(scene).play("austria", "pass", "swap hotzendorf")
    assert general_at(scene, "hotzendorf") == place("prag")
    assert general_at(scene, "straussenburg") == place("wien")
    assert scene.pos.capacity[power("austria")] == 0
    scene = Scene().units("austria", "wien", infantry=6).units("austria", "prag", infantry=6)
    scene.general("hotzendorf", "wien").general("straussenburg", "prag")
    transport(scene).play("austria", "pass", "pass")
    assert not scene.offers("swap hotzendorf")


@rule("R97")
def test_a_general_whose_last_unit_has_left_is_free() -> None:
    scene = Scene().units("germany", "posen", infantry=1).general("moltke", "posen")
    transport(scene).play("germany", "transport posen", "to berlin")
    assert general_at(scene, "moltke") == -1


@rule("13.7")
def test_generals_are_assigned_before_and_after_the_transfers() -> None:
    scene = Scene().units("serbia", "belgrade", infantry=6).units("austria", "wien", infantry=5)
    scene.units("austria", "prag", infantry=1)
    scene.step(STEP_REBELS_UP).play("austria", "transport prag", "to wien")
    while scene.prompt() == "ask-transport":
        scene.play(scene.asked()[1], "pass_all" if scene.offers("pass_all") else "pass")
    assert scene.asked() == ("ask-assign", "austria")
