"""Examples that lead through several steps of a turn, played from their first click to the last."""

import pytest

from hatalom.games.great_war.names import CAVALRY, GAS, INFANTRY, UNIT_COUNT, Unit
from hatalom.games.great_war.units import UNTIL_PURCHASE, kind_of, points_of, power_of, turned_of, via_of
from tests.games.great_war.scenario import Scene, place, power
from tests.rules import rule


def points(scene: Scene, nation: str, where: str, kind: Unit) -> list[int]:
    """The movement points left of one nation's units of a kind."""
    entries = scene.pos.units[place(where)]
    return [points_of(entry) for entry in entries if power_of(entry) == power(nation) and kind_of(entry) == kind]


@rule("7.2", "R40")
@pytest.mark.parametrize("is_nis_in", [False, True])
def test_cavalry_from_two_provinces_away_comes_through_agram(is_nis_in: bool) -> None:
    scene = Scene().units("austria", "budapest", cavalry=1).units("serbia", "belgrade", infantry=4)
    if is_nis_in:
        scene.hold("austria", "nis").units("austria", "nis", infantry=1)
    scene.battles("austria").play("austria", "attack belgrade")
    if is_nis_in:
        scene.play("austria", "origin nis", "commit infantry")
    scene.play("austria", "origin budapest", "commit cavalry")
    assert [via_of(entry) for entry in scene.pos.force if kind_of(entry) == CAVALRY] == [place("agram")]


@rule("7.34", "R60", "10.3")
def test_after_a_broken_off_attack_only_the_near_cavalry_may_still_move() -> None:
    scene = Scene().units("austria", "budapest", cavalry=1).units("austria", "szeged", cavalry=1, infantry=4)
    scene.units("serbia", "belgrade", infantry=1).battles("austria")
    scene.play(
        "austria", "attack belgrade", "origin szeged", "commit_all", "origin budapest", "commit cavalry", "fight"
    )
    scene.roll(1, 3).play("austria", "lose austria_infantry", "break_off")
    assert points(scene, "austria", "budapest", CAVALRY) == [0]
    assert points(scene, "austria", "szeged", CAVALRY) == [1]
    assert points(scene, "austria", "szeged", INFANTRY) == [0]
    assert scene.asked() == ("ask-move", "austria")
    assert scene.options() == ["from szeged", "end_moves"]
    scene.play("austria", "from szeged", "to temesvar")
    assert scene.count("austria", "temesvar", "cavalry") == 1


@rule("7.33", "R59", "7.15")
def test_units_that_retreated_are_attacked_again_in_the_same_slot() -> None:
    scene = Scene().hold("germany", "liege").units("germany", "liege", infantry=4).units("germany", "metz", infantry=4)
    scene.units("france", "verdun", infantry=3).battles("germany")
    scene.play("germany", "attack verdun", "origin metz", "commit_all", "fight").roll(3, 3)
    while scene.prompt() == "ask-lose":
        scene.play("germany", "lose germany_infantry")
    scene.play("germany", "second_assault").play("france", "retreat", "all_to reims")
    assert [(turned_of(e), points_of(e)) for e in scene.pos.units[place("reims")]] == [(UNTIL_PURCHASE, 0)]
    scene.play("germany", "advance_done", "attack reims", "origin liege", "commit_all", "fight").roll(3, 3)
    assert scene.said("strengths")[-1] == [12, 4]
    assert scene.pos.is_empty(place("reims"))
    scene.play("germany", "advance_all")
    assert scene.owner("reims") == "germany"
    assert scene.count("germany", "reims", "infantry") == 3


@rule("7.7", "R46", "7.19")
def test_unused_gas_that_is_lost_goes_back_to_the_card() -> None:
    scene = Scene().units("germany", "konigsberg", infantry=2, gas=1).units("russia", "plock", infantry=4)
    scene.on_card("germany", gas=0).battles("germany")
    scene.play("germany", "attack plock", "all_in", "fight", "no_gas").roll(3, 3)
    assert scene.said("strengths") == [[6, 12]]
    scene.play("germany", "lose germany_gas")
    assert scene.pos.card[UNIT_COUNT * power("germany") + GAS] == 1
    assert scene.pos.dead[UNIT_COUNT * power("germany") + GAS] == 0
