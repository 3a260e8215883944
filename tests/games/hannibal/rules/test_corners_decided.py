"""Corners that the books leave open: decisions D-23 to D-27."""

import pytest

from hatalom.core.numbers import numbers_of
from hatalom.games.hannibal.names import CARTHAGE, SPACE
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


def hannibal_comes(to: str, units: int, *generals: str) -> Scene:
    """Hannibal marches against Romans at a city, who say who is inside."""
    scene = Scene("carthage", carthage="c62 c63", rome="")
    start = SPACE.ids[scene.pos.board().plain[the_space(to)][0]]
    scene.army("carthage", start, 8, "hannibal")
    scene.army("rome", to, units, *generals)
    return scene.ready("carthage", "c62", "hannibal", 8).play("carthage", f"march_to {to}")


@rule("18.1r2", "8.1")
@pytest.mark.parametrize(
    ("to", "units", "numbers"),
    [
        ("capua", 6, {"0", "1"}),  # with two inside neither side would have five
        ("capua", 7, {"0", "1", "2"}),
        ("capua", 2, {"0", "2"}),  # all together
        ("rome_city", 8, {"0", "1", "2", "3", "5"}),
    ],
)
def test_a_consul_keeps_five_on_his_side_of_the_walls(to: str, units: int, numbers: set[str]) -> None:
    assert hannibal_comes(to, units, "marcellus consul").targets("station") == numbers


@rule("18.1r2")
def test_a_consul_goes_where_five_are() -> None:
    outside = hannibal_comes("capua", 7, "marcellus consul", "varro proconsul").play("rome", "station 2")
    assert set(outside.options()) == {"station_general varro", "done"}
    refused = outside.why_not("station_general marcellus")
    assert refused is not None
    assert refused.message.key == "consul-apart"
    inside = hannibal_comes("rome_city", 5, "marcellus consul").play("rome", "station 5")
    assert inside.place_of("marcellus") == "rome_city"
    assert inside.pos.is_inside[the_general("marcellus")]
    few = hannibal_comes("capua", 2, "marcellus consul").play("rome", "station 2", "station_general marcellus")
    assert few.inside("capua") == 2


@rule("18.1r2", "8.1")
def test_without_a_consul_walls_part_any_army() -> None:
    scene = hannibal_comes("capua", 6, "varro proconsul")
    assert scene.targets("station") == {"0", "1", "2"}
    scene.play("rome", "station 2")
    assert set(scene.options()) == {"station_general varro", "done"}


def gades_cleared(varro: int) -> Scene:
    """Marcellus has driven off the defenders of Gades in a campaign; Varro comes after him."""
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "malaca", 6, "marcellus proconsul")
    scene.army("rome", "corduba", varro, "varro proconsul")
    scene.army("carthage", "gades", 3, "mago")
    scene.play("rome", "play_card c33", "play_event", "activate marcellus", "take_units 6", "march_to gades")
    scene.play("carthage", "station 2", "done").decline().pass_windows()
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    scene.pos.battle_hand = numbers_of([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    scene.play("rome", "attack_with frontal_assault").roll(1, 6)
    scene.play("rome", "activate varro", f"take_units {varro}", "march_to hispalis", "march_to gades", "stop")
    return scene


@rule("20.2r1", "9.4", "9.6")
@pytest.mark.parametrize(("varro", "may"), [(0, False), (2, False), (3, True)])
def test_a_second_general_besieges_with_units_that_have_not_fought(varro: int, may: bool) -> None:
    assert ("besiege" in gades_cleared(varro).options()) is may


@rule("20.2r1", "11.9")
def test_units_that_backed_up_still_count_for_another_general() -> None:
    """They have not fought: 9.4 only forbids moving them."""
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "gades", 4, "marcellus proconsul")
    scene.army("rome", "malaca", 0, "varro proconsul")
    scene.army("carthage", "gades", 1, inside=True)
    scene.army("carthage", "corduba", 4, "hannibal")
    scene.mark("carthage", "hispalis")
    scene.play("rome", "play_card c33", "play_event", "activate marcellus", "take_units 4", "march_to hispalis")
    scene.play("carthage", "intercept hannibal", "take_units 4").roll(1)
    scene.play("rome", "back_up", "rest", "activate varro", "march_to gades", "stop")
    assert "besiege" in scene.options()


@rule("24.18r1", "24.18")
@pytest.mark.parametrize("shut", [False, True])
def test_syracuse_kills_those_whom_an_enemy_has_shut_in(shut: bool) -> None:
    scene = Scene("carthage", carthage="c26 c63", rome="")
    scene.army("rome", "syracuse_city", 2, "marcellus proconsul", inside=shut)
    if shut:
        scene.army("carthage", "syracuse_city", 3, "mago")
    scene.play("carthage", "play_card c26", "play_event")
    assert scene.marker("syracuse_city") == CARTHAGE
    assert scene.units("rome", "syracuse_city") == (0 if shut else 2)
    assert scene.place_of("marcellus") == ("pool" if shut else "syracuse_city")


@rule("9.5r1", "24.6")
def test_a_voyage_stopped_by_weather_leaves_the_ships_to_another() -> None:
    scene = Scene("carthage", carthage="c33 c62", rome="c41 c63")
    scene.army("carthage", "carthage_city", 4, "hannibal")
    scene.army("carthage", "utica", 4, "hasdrubal")
    scene.play("carthage", "play_card c33", "play_event", "activate hannibal", "take_units 4", "sail_to new_carthage")
    scene.play("rome", "play_counter c41").play("carthage", "activate hasdrubal", "take_units 4")
    assert "sail_to new_carthage" in scene.options()
    sailed = Scene("carthage", carthage="c33 c62", rome="c41 c63")
    sailed.army("carthage", "carthage_city", 4, "hannibal")
    sailed.army("carthage", "utica", 4, "hasdrubal")
    sailed.play("carthage", "play_card c33", "play_event", "activate hannibal", "take_units 4", "sail_to new_carthage")
    sailed.play("rome", "let_pass").roll(1)
    sailed.play("carthage", "stop", "activate hasdrubal", "take_units 4")
    assert sailed.targets("sail_to") == set()


@rule("2.16r1", "23.4")
def test_the_guide_goes_with_p_scipio_out_of_hispania() -> None:
    scene = Scene("rome", rome="c05 c63", carthage="")
    scene.army("rome", "ilerda", 5, "p_scipio consul")
    scene.ready("rome", "c05", "p_scipio", 5).play("rome", "march_to tolosa")
    assert scene.asked() == "roll-attrition"
    content = scene.pos.content
    assert scene.args()[-1] == content.non_alps_modifier + content.guide_modifier
