"""6.8, 20, 23.3  Where a move ends: sieges, subjugations, Hanno."""

import pytest

from hatalom.core.numbers import numbers_of
from hatalom.games.hannibal.names import CARTHAGE, ROME
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


def besieging(units: int, *, more: int = 0) -> Scene:
    """Varro marches to Gades, an empty Carthaginian city, where some of his may stand already."""
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "malaca", units, "varro proconsul")
    scene.army("rome", "gades", more)
    return scene.ready("rome", "c62", "varro", units).play("rome", "march_to gades", "stop")


@rule("20.2", "6.8")
@pytest.mark.parametrize(("brought", "there", "asked"), [(2, 0, False), (3, 0, True), (2, 1, True), (1, 2, True)])
def test_a_siege_takes_three_units_brought_or_there_already(brought: int, there: int, asked: bool) -> None:
    scene = besieging(brought, more=there)
    assert (scene.asked() == "ask-siege") is asked
    if asked:
        assert scene.options() == ["besiege", "rest"]


@rule("20.14", "20.3")
def test_who_rests_does_nothing_to_the_city() -> None:
    scene = besieging(5).play("rome", "rest")
    assert (scene.siege("gades"), scene.marker("gades"), scene.units("rome", "gades")) == (0, CARTHAGE, 5)
    assert scene.asked() == "ask-card"


@rule("20.5")
@pytest.mark.parametrize(("face", "points", "left"), [(1, 0, 4), (2, 0, 5), (3, 1, 4), (4, 1, 5), (5, 1, 5), (6, 2, 5)])
def test_the_siege_table(face: int, points: int, left: int) -> None:
    scene = besieging(5).play("rome", "besiege").roll(face)
    assert (scene.siege("gades"), scene.units("rome", "gades")) == (points, left)


@rule("20.5")
@pytest.mark.parametrize(("city", "start", "modifier"), [("capua", "beneventum", -1), ("rome_city", "capua", -2)])
def test_carthage_besieges_with_less_skill_and_capitals_hold_longer(city: str, start: str, modifier: int) -> None:
    scene = Scene("carthage", carthage="c62 c63", rome="")
    scene.army("carthage", start if start != "capua" else "praeneste", 5, "hannibal")
    scene.mark("none", "praeneste")
    scene.ready("carthage", "c62", "hannibal", 5).play("carthage", f"march_to {city}", "stop", "besiege")
    assert scene.args()[-1] == modifier


def campaign(per_site: bool) -> Scene:
    """Two generals of one campaign, each at a Carthaginian city."""
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.pos.siege_per_site = per_site
    scene.army("rome", "gades", 4, "varro proconsul")
    scene.army("rome", "new_carthage", 4, "scipio_africanus proconsul")
    scene.play("rome", "play_card c33", "play_event", "activate varro", "take_units 4", "stop", "besiege").roll(4)
    return scene.play("rome", "activate scipio_africanus", "take_units 4", "stop")


@rule("20.4", "20.4r1")
def test_one_siege_for_a_card_or_one_for_each_place() -> None:
    assert campaign(False).asked() == "ask-card"  # the campaign is over without a second attempt
    other = campaign(True)
    assert other.asked() == "ask-siege"
    other.play("rome", "besiege").roll(6)
    assert (other.siege("gades"), other.siege("new_carthage")) == (1, 2)


@rule("20.4r1")
def test_nobody_besieges_the_same_place_twice_with_a_card() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.pos.siege_per_site = True
    scene.army("rome", "gades", 4, "varro proconsul")
    scene.army("rome", "malaca", 4, "scipio_africanus proconsul")
    scene.play("rome", "play_card c33", "play_event", "activate varro", "take_units 4", "stop", "besiege").roll(4)
    scene.play("rome", "activate scipio_africanus", "take_units 4", "march_to gades", "stop")
    assert scene.asked() != "ask-siege"


@rule("6.4", "6.8")
def test_no_siege_after_a_battle() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "malaca", 6, "varro proconsul")
    scene.army("carthage", "gades", 3)
    scene.ready("rome", "c62", "varro", 6).play("rome", "march_to gades").play("carthage", "station 0")
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    scene.pos.battle_hand = numbers_of([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    scene.play("rome", "attack_with frontal_assault").roll(1, 6)
    while (question := scene.question()) is not None and question.seat == CARTHAGE and scene.asked() != "ask-card":
        scene.play("carthage", scene.options()[0])
    assert scene.units("rome", "gades") >= 3
    assert scene.asked() == "ask-card"


@rule("24.2", "24.2r1")
def test_a_truce_forbids_sieges_but_not_the_subjugation_of_neutral_tribes() -> None:
    for place, asked in (("gades", False), ("averni", True)):
        scene = Scene("rome", rome="c62 c63", carthage="")
        scene.pos.truce = True
        scene.army("rome", place, 5, "varro proconsul")
        scene.ready("rome", "c62", "varro", 5).play("rome", "stop")
        assert (scene.asked() == "ask-siege") is asked


@rule("20.7", "10.6")
def test_a_city_falls_with_everybody_in_it() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "gades", 5, "varro proconsul")
    scene.army("carthage", "gades", 2, "mago", elephants=1, inside=True)
    scene.pos.siege[the_space("gades")] = 2
    scene.ready("rome", "c62", "varro", 5).play("rome", "stop", "besiege").roll(4)
    assert (scene.marker("gades"), scene.siege("gades"), scene.inside("gades")) == (ROME, 0, 0)
    assert scene.pos.garrison_elephants[the_space("gades")] == 0
    assert scene.place_of("mago") == "displaced"


@rule("22.2")
@pytest.mark.parametrize(
    ("seat", "city", "general"), [("rome", "carthage_city", "varro"), ("carthage", "rome_city", "hannibal")]
)
def test_a_fallen_capital_ends_the_game(seat: str, city: str, general: str) -> None:
    scene = Scene(seat, rome="c62 c63" if seat == "rome" else "", carthage="" if seat == "rome" else "c62 c63")
    scene.army(seat, city, 6, f"{general} proconsul")
    scene.pos.siege[the_space(city)] = 2
    scene.ready(seat, "c62", general, 6).play(seat, "stop", "besiege").roll(6)
    assert scene.question() is None
    assert scene.pos.winner == (ROME if seat == "rome" else CARTHAGE)


@rule("20.13")
def test_a_subordinate_besieges_with_three() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "gades", 8, "marcellus consul", "varro proconsul")
    scene.play("rome", "play_card c62", "move_general", "activate varro", "take_units 3", "stop", "besiege").roll(4)
    assert scene.siege("gades") == 1


@rule("20.9")
def test_the_last_besieger_takes_the_points_with_him() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "gades", 3, "varro proconsul")
    scene.pos.siege[the_space("gades")] = 2
    scene.ready("rome", "c62", "varro", 3).play("rome", "march_to malaca", "stop")
    assert scene.siege("gades") == 0
    fewer = Scene("rome", rome="c62 c63", carthage="")
    fewer.army("rome", "gades", 3, "varro proconsul")
    fewer.pos.siege[the_space("gades")] = 2
    fewer.ready("rome", "c62", "varro", 2).play("rome", "march_to malaca", "stop")
    assert fewer.siege("gades") == 2  # a single one maintains the siege


def hannos_march(*, marker: str = "rome", goal: str = "zama") -> Scene:
    scene = Scene("carthage", carthage="c33 c63", rome="")
    scene.army("carthage", "carthage_city", 5, "hanno")
    scene.mark(marker, goal)
    return scene


@rule("23.3")
def test_hanno_may_remove_a_marker_or_leave_it() -> None:
    scene = hannos_march().ready("carthage", "c33", "hanno", 5).play("carthage", "march_to zama", "stop", "rest")
    assert scene.marker("zama") == ROME
    own = hannos_march(marker="carthage").ready("carthage", "c33", "hanno", 5)
    own.play("carthage", "march_to zama", "stop")
    assert own.asked() == "ask-card"


@rule("23.3")
def test_hanno_removes_nothing_where_he_fought_or_serves_another() -> None:
    scene = hannos_march()
    scene.army("rome", "zama", 2)
    scene.ready("carthage", "c33", "hanno", 5).play("carthage", "march_to zama").pass_windows()
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    scene.pos.battle_hand = numbers_of([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
    scene.play("carthage", "attack_with frontal_assault").roll(1, 6)
    while (question := scene.question()) is not None and question.prompt.key not in ("ask-card", "ask-hanno"):
        scene.play("rome" if question.seat == ROME else "carthage", scene.options()[0])
    assert scene.asked() == "ask-card"
    served = hannos_march()
    served.army("carthage", "carthage_city", 0, "hasdrubal")
    served.ready("carthage", "c33", "hasdrubal", 5, "take_general hanno")
    served.play("carthage", "march_to zama", "stop")
    assert served.asked() != "ask-hanno"


@rule("20.6", "23.7")
def test_africanus_needs_the_force_march_for_his_second_roll() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "gades", 5, "scipio_africanus proconsul")
    scene.ready("rome", "c62", "scipio_africanus", 5).play("rome", "stop", "besiege").roll(4)
    assert scene.siege("gades") == 1
    assert scene.asked() != "roll-siege"


@rule("20.6")
def test_the_second_roll_is_not_made_where_the_first_has_won() -> None:
    scene = Scene("rome", rome="c54 c63", carthage="")
    scene.army("rome", "gades", 5, "marcellus consul")
    scene.pos.siege[the_space("gades")] = 2
    scene.play("rome", "play_card c54", "move_general", "take_units 5", "stop", "besiege").roll(4)
    assert scene.marker("gades") == ROME
    assert scene.asked() != "roll-siege"


@rule("9.4", "20.3")
def test_a_siege_in_a_campaign_spends_the_army() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "gades", 5, "varro proconsul")
    scene.army("rome", "malaca", 0, "flaminius proconsul")
    scene.play("rome", "play_card c33", "play_event", "activate varro", "take_units 5", "stop", "besiege").roll(4)
    scene.play("rome", "activate flaminius", "march_to gades")
    assert "regroup" not in scene.options() or _most_units(scene) == 0
    assert scene.pos.used[the_general("varro")] > 0


def _most_units(scene: Scene) -> int:
    scene.play("rome", "regroup")
    if scene.asked() == "ask-subordinates":
        scene.play("rome", "enough_generals")
    return max((int(number) for number in scene.targets("take_units")), default=0)
