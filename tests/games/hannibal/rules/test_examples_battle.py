"""Our own worked examples: battles, retreats, withdrawals."""

from hatalom.core.numbers import numbers_of
from hatalom.games.hannibal.names import CARTHAGE, ROME
from hatalom.games.hannibal.rules.battle_hands import hand_parts, hand_total
from hatalom.games.hannibal.rules.retreat_paths import offered_paths
from tests.games.hannibal.examples import rounds_at_arpi
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


@rule("15.4", "15.4r1", "10.11", "15.7", "10.1")
def test_b4_no_retreat_over_a_pass() -> None:
    scene = Scene("rome", rome="c62", carthage="")
    scene.army("rome", "pisae", 6, "marcellus consul")
    scene.army("carthage", "boii", 8, "hasdrubal")
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to boii").roll(1)
    scene.decline().deal("F" * 11, "L" * 9 + "R" * 3)
    scene.play("rome", "attack_with frontal_assault")
    assert scene.options() == ["concede"]
    # Rome wins this one; the same battle lost by running out of cards
    lost = Scene("rome", rome="c62", carthage="")
    lost.army("rome", "pisae", 5, "marcellus consul")
    lost.army("carthage", "boii", 8, "hasdrubal")
    lost.ready("rome", "c62", "marcellus", 5).play("rome", "march_to boii").roll(1)
    lost.decline().deal("F" * 9 + "P", "F" * 3 + "L" * 9)
    lost.play("rome", "attack_with frontal_assault").play("carthage", "match", "counterattack").roll(1)
    lost.play("carthage", "attack_with flank_left").play("rome", "concede")
    lost.roll(1, 1)  # no casualties; large die, 1: two CUs
    assert lost.units("rome", "boii") == 0
    assert lost.place_of("marcellus") == "pool"
    assert lost.pos.battle_lost[ROME] == 5
    assert lost.asked() == "ask-pc-to-remove"
    assert lost.args() == [2]


@rule("14.3", "17.4r1", "14.7", "17.3")
def test_b7_hand_limit_before_elephants() -> None:
    pos = Scene("rome").pos
    parts = hand_parts(pos, ROME, the_space("rome_city"), the_general("fabius"), 15, False, False, False, False)
    assert sum(parts) == 22
    assert hand_total(pos, parts) == 20
    scene = Scene("carthage", carthage="c62", rome="")
    scene.army("rome", "rome_city", 15, "fabius consul")
    scene.army("carthage", "capua", 9, "hannibal", elephants=2)
    scene.ready("carthage", "c62", "hannibal", 9).play("carthage", "march_to rome_city")
    scene.play("rome", "station 0", "done").play("carthage", "charge").roll(4)
    scene.question()
    assert scene.pos.stack[-1].due[ROME] == 18  # type: ignore[attr-defined]


@rule("14.12", "14.13", "14.12r1", "24.9")
def test_b11_reserve_as_double_envelopment() -> None:
    scene = rounds_at_arpi("XFF", "DLL", with_general=False)
    scene.play("rome", "reserve_as double_envelopment").play("carthage", "match", "take_initiative")
    assert scene.asked() == "ask-attack"
    assert scene.question().seat == CARTHAGE  # type: ignore[union-attr]
    cavalry = Scene("carthage", carthage="c62 c06", rome="")
    cavalry.army("carthage", "cannae", 5, "hasdrubal")
    cavalry.army("rome", "arpi", 5, "marcellus consul")
    cavalry.ready("carthage", "c62", "hasdrubal", 5).play("carthage", "march_to arpi").decline()
    while cavalry.asked() == "deal-battle":
        cavalry.nature(cavalry.options()[0])
    cavalry.pos.battle_hand = numbers_of([0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0])
    cavalry.play("carthage", "play_counter c06").play("rome", "match")
    assert cavalry.asked() == "ask-counterattack"


@rule("14.16", "14.16r1")
def test_b12_the_last_card_and_the_retreat_die() -> None:
    scene = rounds_at_arpi("PFF", "LL")
    scene.pos.battle_start[CARTHAGE] = 6
    scene.play("rome", "attack_with probe").play("carthage", "concede").roll(1, 3)
    assert scene.units("carthage", "terventum") == 3  # 3 − 2 = 1: two CUs
    scene = rounds_at_arpi("DFF", "LL")
    scene.play("rome", "attack_with double_envelopment").play("carthage", "concede").roll(1, 5)
    assert scene.units("carthage", "terventum") == 0
    scene = rounds_at_arpi("PFF", "LL")
    scene.pos.battle_start[CARTHAGE] = 4
    scene.play("rome", "attack_with probe").play("carthage", "concede").roll(1, 2)
    assert scene.units("carthage", "terventum") == 5


@rule("14.14", "14.16", "14.12r1")
def test_b13_the_attacker_runs_out_of_cards() -> None:
    scene = rounds_at_arpi("D", "D")
    scene.pos.battle_start[ROME] = 8
    scene.play("rome", "attack_with double_envelopment").play("carthage", "match", "stay_on_defence")
    scene.roll(1, 4)  # the defender has won: no casualties, three CUs on the retreat die
    assert scene.pos.battle_lost[ROME] == 3


@rule("15.5", "19.1", "10.1")
def test_b14_landing_and_losing() -> None:
    scene = Scene("rome", rome="c01", carthage="")
    scene.army("rome", "lilybaeum", 5, "t_longus consul")
    scene.army("carthage", "hadrumetum", 6, "hasdrubal")
    scene.ready("rome", "c01", "t_longus", 5).play("rome", "sail_to hadrumetum").decline()
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    scene.pos.battle_hand = numbers_of([2, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0])
    scene.play("rome", "attack_with frontal_assault").play("carthage", "match", "counterattack").roll(1)
    scene.play("carthage", "attack_with flank_left").play("rome", "concede")
    scene.roll(5, 1)  # two rounds, 5: one CU each; large die, 1: two CUs
    assert scene.asked() == "ask-pc-to-remove"
    assert scene.args() == [2]
    assert scene.units("rome", "hadrumetum") == 0
    assert scene.place_of("t_longus") == "pool"


@rule("10.1", "10.2", "10.2r1", "10.4", "10.4r1")
def test_b15_displacement_or_not() -> None:
    for casualties, hannibal in ((6, "terventum"), (1, "eliminated")):
        scene = Scene("carthage", carthage="c62 c61", rome="")
        scene.army("carthage", "terventum", 1, "hannibal")
        scene.mark("carthage", "terventum")
        scene.army("rome", "arpi", 5)
        scene.ready("carthage", "c62", "hannibal", 1).play("carthage", "march_to arpi")
        while scene.asked() == "deal-battle":
            scene.nature(scene.options()[0])
        scene.pos.battle_hand = numbers_of([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        scene.play("carthage", "concede").roll(casualties)
        if casualties == 1:
            scene.roll(1)
        scene.question()
        assert scene.place_of("hannibal") == hannibal
        assert (scene.asked() == "ask-pc-to-remove") is (hannibal == "eliminated")
        if hannibal == "eliminated":
            assert scene.args() == [5]


@rule("15.1", "15.2", "15.6", "15.10")
def test_b23_a_retreat_that_costs_more() -> None:
    scene = Scene("rome", bare=True)
    pos = scene.pos
    pos.battle_space, pos.battle_active, pos.battle_from = the_space("toletum"), ROME, the_space("arsa")
    scene.mark("rome", "segobriga")
    scene.army("rome", "segobriga", 1)
    scene.mark("carthage", "saguntum", "numantia")
    paths = offered_paths(pos, CARTHAGE, 6)
    assert [the_space("segobriga"), the_space("saguntum")] in paths  # shortest, costs two CUs
    either = [[the_space("segovia"), the_space("numantia")], [the_space("laminium"), the_space("saguntum")]]
    assert any(path in paths for path in either)
    scene.mark("rome", "laminium", "segovia")
    longer = offered_paths(pos, CARTHAGE, 6)
    assert [the_space("salaria"), the_space("new_carthage"), the_space("dianium"), the_space("saguntum")] in longer


@rule("16.2", "16.3", "16.2r1", "16.3r1", "16.1")
def test_b28_withdrawal_before_any_round() -> None:
    scene = rounds_at_arpi("FF", "LL")
    scene.play("rome", "withdraw").roll(3).play("carthage", "let_go")
    scene.question()
    assert scene.units("rome", "cannae") == 6
    hostile = Scene("rome", rome="c33", carthage="")
    hostile.mark("carthage", "cannae")
    hostile.army("rome", "cannae", 6, "marcellus consul")
    hostile.army("carthage", "arpi", 5)
    hostile.ready("rome", "c33", "marcellus", 6).play("rome", "march_to arpi")
    while hostile.asked() == "deal-battle":
        hostile.nature(hostile.options()[0])
    assert "withdraw" not in hostile.options()


@rule("15.3", "15.3r1")
def test_b30_joining_a_retreat() -> None:
    scene = Scene("rome", bare=True, rome="c33", carthage="")
    scene.mark("rome", "cannae")
    scene.mark("carthage", "sena")
    scene.army("carthage", "terventum", 2)
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.army("carthage", "arpi", 5)
    scene.ready("rome", "c33", "marcellus", 6).play("rome", "march_to arpi")
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    scene.pos.battle_hand = numbers_of([1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
    scene.play("rome", "attack_with frontal_assault").play("carthage", "concede").roll(1, 1)
    scene.play("carthage", "retreat_to terventum")
    assert set(scene.options()) == {"join_retreat", "leave_them"}
    scene.play("carthage", "join_retreat", "retreat_to sena")
    scene.question()
    assert scene.units("carthage", "sena") == 5
