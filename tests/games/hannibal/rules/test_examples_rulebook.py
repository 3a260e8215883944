"""The worked examples of the rulebook."""

from hatalom.games.hannibal.names import CARTHAGE, HANNIBAL, ROME
from hatalom.games.hannibal.phases.turn.turn import check_victory
from hatalom.games.hannibal.rules.attrition import losses_of
from hatalom.games.hannibal.rules.battle_hands import hand_parts
from hatalom.games.hannibal.rules.isolation import remove_isolated
from hatalom.games.hannibal.rules.naval import RETURN, SAFE, SUNK, naval_modifier, naval_outcome
from tests.games.hannibal.examples import allies, battle, control
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.scenario import CONTENT, Scene, is_isolated
from tests.rules import rule


@rule("2.8", "0.2", "2.7")
def test_a1_operations_and_strategy_rating() -> None:
    expected = {"c06": {"hannibal"}, "c62": {"hannibal", "mago"}, "c33": {"hannibal", "mago", "hanno"}}
    for card, generals in expected.items():
        scene = Scene("carthage", carthage=card)
        scene.army("carthage", "saguntum", 9, "hannibal", "mago")
        scene.army("carthage", "carthage_city", 4, "hanno")
        scene.play("carthage", f"play_card {card}", "move_general")
        if len(generals) > 1:
            assert scene.targets("activate") == generals
        else:  # nobody else can be activated, so he is
            assert scene.asked() in ("ask-subordinates", "ask-units")
            assert scene.args() == [HANNIBAL]


@rule("2.10", "0.4")
def test_a2_three_markers_for_an_op_3_card() -> None:
    scene = Scene("rome", rome="c01 c64")
    scene.army("carthage", "iberus", 1)
    scene.play("rome", "play_card c01", "place_pcs")
    assert "iberus" not in scene.targets("place_pc")  # an enemy CU
    assert "boii" not in scene.targets("place_pc")  # a tribe
    assert "gades" not in scene.targets("place_pc")  # a city
    scene.play("rome", "place_pc tarraco", "place_pc ilerda")
    assert "done" in scene.options()
    scene.play("rome", "place_pc dertosa")
    assert [scene.marker(name) for name in ("tarraco", "ilerda", "dertosa")] == [ROME] * 3
    assert scene.asked() == "ask-card"


@rule("6.3", "7.2", "7.4", "6.2", "6.1")
def test_a3_dropping_subordinates_on_the_way() -> None:
    scene = Scene("carthage", carthage="c62 c64", rome="")
    scene.army("carthage", "saguntum", 10, "hannibal", "mago", "h_gisgo")
    scene.ready("carthage", "c62", "hannibal", 10, "take_general mago", "take_general h_gisgo")
    scene.play("carthage", "march_to segobriga", "march_to bilbilis", "regroup", "take_general mago")
    scene.play("carthage", "enough_generals", "take_units 7", "march_to numantia", "regroup", "enough_generals")
    scene.play("carthage", "take_units 4", "march_to araceli", "stop")
    assert [scene.units("carthage", name) for name in ("bilbilis", "numantia", "araceli")] == [3, 3, 4]
    assert [scene.place_of(name) for name in ("h_gisgo", "mago", "hannibal")] == ["bilbilis", "numantia", "araceli"]
    assert scene.pos.commander_of(CARTHAGE, the_space("bilbilis"), False) == the_general("h_gisgo")


@rule("13.5", "13.4")
def test_a4_from_carthage_to_new_carthage() -> None:
    scene = Scene("carthage")
    modifier = naval_modifier(
        scene.pos, the_general("hasdrubal"), 5, the_space("carthage_city"), the_space("new_carthage")
    )
    assert modifier == -4
    assert [naval_outcome(scene.pos, face + modifier) for face in range(1, 7)] == [SAFE] * 5 + [RETURN]


@rule("13.5")
def test_a5_from_new_carthage_to_rhegium() -> None:
    scene = Scene("carthage")
    modifier = naval_modifier(scene.pos, the_general("hasdrubal"), 1, the_space("new_carthage"), the_space("rhegium"))
    assert modifier == -1
    outcomes = [naval_outcome(scene.pos, face + modifier) for face in range(1, 7)]
    assert outcomes == [SAFE, SAFE, RETURN, SUNK, SUNK, SUNK]


@rule("11.1", "11.7", "8.2")
def test_a6_who_may_intercept() -> None:
    scene = Scene("rome", rome="c33", carthage="")
    scene.army("rome", "capua", 5, "fabius consul")
    scene.army("carthage", "arpi", 4, "hannibal")
    scene.army("carthage", "cannae", 2, "h_gisgo")
    scene.army("carthage", "tarentum", 2, "mago")
    scene.mark("none", "brundisium")  # somewhere to slip away to
    scene.ready("rome", "c33", "fabius", 5).play("rome", "march_to beneventum")
    assert scene.targets("intercept") == {"hannibal", "h_gisgo"}
    scene.decline().play("rome", "march_to cannae")
    assert scene.targets("avoid") == {"h_gisgo"}
    scene.play("carthage", "done")
    assert scene.targets("intercept") == {"hannibal", "mago"}


@rule("14.5")
def test_a7_allies_in_spain() -> None:
    scene = Scene("rome", bare=True)
    control(scene, "carthage", "baetica", "celtiberia", "orospeda")
    control(scene, "rome", "idubeda")
    for where in ("gades", "tarraco", "segovia"):
        assert allies(scene, where) == (1, 3)


@rule("14.4")
def test_a8_allies_in_africa() -> None:
    scene = Scene("rome", bare=True)
    control(scene, "carthage", "carthage", "carthaginia")
    control(scene, "rome", "western_numidia")
    assert allies(scene, "zama") == (2, 2)


@rule("14.5")
def test_a9_allies_on_sicily() -> None:
    scene = Scene("rome", bare=True)
    control(scene, "rome", "sicilia", "apulia")
    control(scene, "carthage", "syracuse", "carthaginia")
    assert allies(scene, "enna") == allies(scene, "syracuse_city") == (1, 1)


@rule("14.6")
def test_a10_allies_at_cannae() -> None:
    scene = Scene("rome", bare=True)
    control(scene, "carthage", "gallia_cisalpinia", "lucania")
    control(scene, "rome", "campania", "samnium", "etruria", "latium")
    assert allies(scene, "cannae") == (2, 2)


@rule("14.15")
def test_a11_casualties_of_four_rounds() -> None:
    assert losses_of(Scene("rome").pos, 4, 5) == 1


@rule("19.1", "14.10", "14.14", "14.16", "15.1", "15.4", "14.18")
def test_a12_political_consequences_are_half_of_all_losses() -> None:
    scene = battle(6, 5)
    scene.deal("F" * 11, "L" * 9)  # 3 + 6 + 2 allies; 4 + 5
    scene.play("rome", "attack_with frontal_assault").play("carthage", "concede")
    scene.roll(1, 4)  # no casualties; large die, 4: three CUs
    assert scene.units("carthage", "terventum") == 2
    assert scene.asked() == "ask-pc-to-remove"
    assert scene.args() == [1]
    mild = battle(6, 5)
    mild.deal("F" * 10 + "P", "L" * 9)
    mild.play("rome", "attack_with probe").play("carthage", "concede").roll(1, 1)  # large die, 1 − 2: one CU
    assert mild.units("carthage", "terventum") == 4
    assert mild.asked() == "ask-card"


@rule("18.3", "18.2")
def test_a13_change_of_command() -> None:
    scene = Scene("rome", rome="c33", carthage="")
    scene.army("rome", "cannae", 6, "marcellus consul", "varro consul")
    scene.army("carthage", "arpi", 5)
    scene.ready("rome", "c33", "marcellus", 6, "take_general varro").play("rome", "march_to arpi")
    scene.play("carthage", "roll_command").roll(5)
    scene.question()
    assert scene.pos.battle_commander[ROME] == the_general("varro")
    assert hand_parts(scene.pos, ROME, the_space("arpi"), the_general("varro"), 6, False, False, False, False)[0] == 1
    assert CONTENT.counter_as_attacker[the_general("varro")] == 1


@rule("5.3", "5.2")
def test_a14_year_end() -> None:
    scene = Scene("rome")
    assert (scene.pos.count_points(ROME), scene.pos.count_points(CARTHAGE)) == (9, 7)
    check_victory(scene.pos)
    assert scene.asked() == "ask-pc-to-remove"
    scene.play("carthage", "remove_pc acci", "remove_pc zama")
    assert scene.asked() == "ask-card"


@rule("4.2", "4.3", "4.4", "4.5", "4.6")
def test_a15_isolation() -> None:
    scene = Scene("rome", bare=True)
    scene.pos.marker[the_space("western_ligurians")] = 2
    scene.pos.marker[the_space("eastern_ligurians")] = 2
    scene.mark("rome", "taurini", "verona", "mutina")
    scene.mark("carthage", "ariminum", "insubrians", "boii")
    assert is_isolated(scene.pos, ROME, the_space("taurini"))  # passes, a neutral tribe and enemy PCs
    scene.army("rome", "ariminum", 1)
    assert not is_isolated(scene.pos, ROME, the_space("mutina"))  # a friendly CU on the enemy PC
    assert is_isolated(scene.pos, ROME, the_space("taurini"))
    remove_isolated(scene.pos, ROME)
    assert [scene.marker(name) for name in ("taurini", "verona", "mutina", "ariminum")] == [-1, ROME, ROME, CARTHAGE]


@rule("13.1", "6.2")
def test_a16_naval_plus_land() -> None:
    scene = Scene("rome", rome="c01", carthage="")
    scene.army("rome", "agrigentum", 5, "t_longus consul")
    scene.ready("rome", "c01", "t_longus", 5).play("rome", "march_to lilybaeum", "sail_to croton")
    assert scene.targets("march_to") == set()
    other = Scene("rome", rome="c01", carthage="")
    other.army("rome", "agrigentum", 5, "t_longus consul")
    other.ready("rome", "c01", "t_longus", 5).play("rome", "sail_to croton", "march_to heraclea")
    assert other.targets("march_to") == other.targets("sail_to") == set()
