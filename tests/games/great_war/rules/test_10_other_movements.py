"""10, 5.8  Other movements, and the ships of the USA."""

from hatalom.games.great_war.names import BATTLESHIP
from hatalom.games.great_war.units import pack, troops_of
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule

MOVED_ALL = ("move_all",)


def free_germany(**units: int) -> Scene:
    return Scene().units("germany", "berlin", **units).moves("germany")


@rule("10.1", "R80")
def test_units_move_over_provinces_of_their_alliance_up_to_their_points() -> None:
    scene = free_germany(infantry=1, cavalry=1).play("germany", "from berlin")
    assert scene.offers("to dresden")
    assert scene.offers("to prag")
    assert not scene.offers("to warsaw")
    scene.play("germany", "to prag")
    assert scene.count("germany", "prag", "cavalry") == 1
    assert scene.count("germany", "berlin", "infantry") == 1


@rule("10.1", "7.29")
def test_an_empty_enemy_province_is_not_entered_now() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2).moves("germany").play("germany", "from konigsberg")
    assert not scene.offers("to plock")
    assert scene.why_not("to plock") == "not-ours"


@rule("10.2")
def test_the_powers_move_in_the_general_order() -> None:
    scene = Scene().units("germany", "berlin", infantry=1).units("austria", "wien", infantry=1)
    scene.units("france", "paris", infantry=1).begin(step_=4)
    assert scene.asked() == ("ask-move", "germany")
    scene.play("germany", "end_moves")
    assert scene.asked() == ("ask-move", "france")
    scene.play("france", "end_moves")
    assert scene.asked() == ("ask-move", "austria")


@rule("10.3", "R60")
def test_after_an_attack_only_cavalry_and_aircraft_have_a_point_left() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2, cavalry=1).units("russia", "plock", infantry=1)
    scene.battles("germany").play("germany", "attack plock", "all_in", "fight").roll(5, 1)
    scene.play("germany", "lose germany_infantry", "advance_done")
    assert scene.owner("plock") == "russia"
    scene.moves("germany").play("germany", "from konigsberg", "to danzig")
    assert scene.count("germany", "danzig", "cavalry") == 1
    assert scene.count("germany", "konigsberg", "infantry") == 1


@rule("10.4", "R80")
def test_no_unit_is_carried_and_ships_move_over_free_coastal_zones() -> None:
    scene = Scene().units("britain", "hull", infantry=1, cruiser=1).moves("britain").play("britain", "from hull")
    assert not scene.offers("to lille")
    assert scene.offers("to nss")
    assert scene.offers("to boulogne")
    assert not scene.offers("to hamburg")
    scene.play("britain", "to cha", "move cruiser")
    assert scene.count("britain", "cha", "cruiser") == 1
    assert scene.count("britain", "hull", "infantry") == 1


@rule("10.4", "R81", "R38")
def test_a_general_goes_along_one_province_once_per_turn() -> None:
    scene = Scene().units("germany", "berlin", infantry=3).general("moltke", "berlin").moves("germany")
    scene.play("germany", "from berlin", "to posen", "move_all", "general_along")
    assert scene.pos.general_at[1] == place("posen")
    assert scene.pos.general_moved[1]
    other = Scene().units("germany", "berlin", infantry=3).general("moltke", "berlin").moves("germany")
    other.play("germany", "from berlin", "to posen", "move_all", "general_stays")
    assert other.pos.general_at[1] == -1


@rule("5.8", "10.5", "R33")
def test_american_ships_cross_and_land_units_do_not() -> None:
    scene = Scene("1917_winter").join("usa").units("usa", "boston", battleship=1, infantry=2).moves("usa")
    scene.play("usa", "from boston")
    assert scene.offers("to cha")
    assert scene.offers("to brest")
    assert not scene.offers("to marseille")
    assert not scene.offers("to atn")
    assert not scene.offers("to new_york")
    scene.play("usa", "to brest")
    assert scene.count("usa", "brest", "battleship") == 1
    assert scene.count("usa", "boston", "infantry") == 2
    assert not any(event.args[:1] == [power("usa")] for event in scene.pos.log or [] if event.message.key == "moved")


@rule("R131")
def test_a_move_back_and_forth_ends_with_the_points() -> None:
    scene = free_germany(cavalry=1).play("germany", "from berlin", "to dresden")
    scene.play("germany", "from dresden", "to berlin")
    assert scene.count("germany", "berlin", "cavalry") == 1
    assert scene.prompt() != "ask-move"


@rule("R131", "18.24", "10.4")
def test_a_ship_without_the_points_for_the_next_zone_is_not_offered() -> None:
    scene = Scene(war="turkey", advanced="suez").hold("turkey", "kuwait").units("britain", "hull", cruiser=1)
    scene.pos.add(place("per"), pack(power("britain"), BATTLESHIP, 1, 1))
    assert scene.moves("britain").offers("from hull")
    assert not scene.offers("from per")  # the Red Sea is two points away
    scene.pos.set_units(place("per"), troops_of([pack(power("britain"), BATTLESHIP, 1, 2)]))
    scene.moves("britain").play("britain", "from per", "to red")
    assert scene.count("britain", "red", "battleship") == 1
