"""9, 12, 14, 16, 18, 25  Paragraphs whose every clause is tried: both sides of each limit."""

import pytest

from hatalom.games.hannibal.names import CARTHAGE, ROME
from hatalom.games.hannibal.phases.turn.turn import check_victory
from hatalom.games.hannibal.rules.battle_hands import hand_parts, hand_total
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.rules.test_14_to_23_battle import fight
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


@rule("9.5")
def test_one_general_of_a_campaign_sails() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "lilybaeum", 5, "varro proconsul")
    scene.army("rome", "agrigentum", 5, "scipio_africanus proconsul")
    scene.play("rome", "play_card c33", "play_event", "activate varro", "take_units 5", "sail_to croton", "stop")
    scene.play("rome", "activate scipio_africanus", "take_units 5")
    assert scene.targets("sail_to") == set()
    assert scene.targets("march_to")


@rule("12.5", "12.1")
def test_a_subordinate_leads_those_who_slip_away() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.army("carthage", "arpi", 4, "hannibal", "mago")
    scene.mark("none", "terventum")
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to arpi").play("carthage", "avoid mago")
    assert scene.targets("take_units") == {"1", "2", "3"}  # Hannibal keeps one
    scene.play("carthage", "take_units 3").roll(3)  # above Mago's 2
    scene.question()
    assert scene.pos.avoid_failed
    assert scene.asked() == "deal-battle"  # there is no second attempt


@rule("12.8", "12.7")
def test_who_fails_to_pursue_may_still_besiege() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "malaca", 6, "marcellus consul")
    scene.army("carthage", "gades", 2, "mago")
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to gades")
    scene.play("carthage", "station 0", "done", "avoid mago", "take_units 2").roll(1)
    scene.play("carthage", "avoid_to hispalis").play("rome", "pursue").roll(4)
    assert scene.asked() == "ask-siege"
    assert scene.place_of("marcellus") == "gades"


@rule("18.1")
def test_a_consular_army_leaves_nobody_unless_five_go_and_a_consul_keeps_five() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "cannae", 7, "marcellus consul")
    scene.play("rome", "play_card c33", "move_general")
    assert scene.targets("take_units") == {"5", "6", "7"}


@rule("18.1r1")
def test_a_consul_with_fewer_than_five_moves_with_all() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "cannae", 3, "marcellus consul")
    scene.play("rome", "play_card c33", "move_general")
    scene.question()
    assert scene.pos.army_units == 3
    assert scene.asked() == "ask-march"


@rule("18.1")
@pytest.mark.parametrize(("units", "numbers"), [(10, {"5"}), (11, {"5", "6"})])
def test_two_consuls_part_with_five_each(units: int, numbers: set[str]) -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "cannae", units, "marcellus consul", "varro consul")
    scene.play("rome", "play_card c33", "move_general", "activate varro", "enough_generals")
    if scene.asked() == "ask-units":
        assert scene.targets("take_units") == numbers
    else:
        assert numbers == {str(scene.pos.army_units)}


@rule("18.1")
def test_two_consuls_with_nine_stay_together() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "cannae", 9, "marcellus consul", "varro consul")
    scene.play("rome", "play_card c33", "move_general", "activate varro")
    assert "enough_generals" not in scene.options()


@rule("16.1")
@pytest.mark.parametrize(("face", "prevented"), [(3, True), (4, False)])
def test_a_withdrawal_is_prevented_by_the_rating_of_the_other(face: int, prevented: bool) -> None:
    scene = fight("FL", "FL").play("rome", "withdraw").roll(1).play("carthage", "prevent").roll(face)
    if prevented:
        assert set(scene.options()) == {"take_initiative", "stay_on_defence"}
        scene.play("carthage", "take_initiative")
        assert scene.question().seat == CARTHAGE  # type: ignore[union-attr]
    else:
        assert scene.units("rome", "cannae") == 6


@rule("16.1")
def test_nobody_has_to_prevent_a_withdrawal() -> None:
    scene = fight("FL", "FL").play("rome", "withdraw").roll(1).play("carthage", "let_go")
    assert (scene.units("rome", "cannae"), scene.units("carthage", "arpi")) == (6, 5)


@rule("14.12", "14.12r1")
def test_a_matched_double_envelopment_gives_the_initiative_even_without_a_general() -> None:
    scene = fight("DF", "DL", punic="")
    scene.play("rome", "attack_with double_envelopment").play("carthage", "match")
    assert set(scene.options()) == {"take_initiative", "stay_on_defence"}
    scene.play("carthage", "take_initiative")
    assert scene.question().seat == CARTHAGE  # type: ignore[union-attr]
    other = fight("FF", "FL", punic="")
    other.play("rome", "attack_with frontal_assault").play("carthage", "match")
    assert other.question().seat == ROME  # type: ignore[union-attr]


@rule("14.13")
def test_a_reserve_is_the_type_that_the_attacker_names() -> None:
    scene = fight("XF", "LF").play("rome", "reserve_as flank_left")
    assert set(scene.options()) == {"match", "concede"}
    scene.play("carthage", "match", "stay_on_defence")
    assert list(scene.pos.battle_hand[6:]) == [1, 0, 0, 0, 0, 0]  # the flank is gone, the frontal assault is left


@rule("14.14")
def test_an_attacker_without_cards_loses_to_a_defender_without_cards() -> None:
    scene = fight("F", "F").play("rome", "attack_with frontal_assault").play("carthage", "match", "stay_on_defence")
    scene.question()
    assert scene.asked() == "roll-casualties"
    assert scene.pos.stack[-1].loser == ROME  # type: ignore[attr-defined]


@rule("14.3")
def test_nobody_gets_more_than_twenty_cards() -> None:
    pos = Scene("carthage").pos
    parts = hand_parts(pos, CARTHAGE, the_space("zama"), the_general("hannibal"), 15, False, False, False, False)
    assert sum(parts) > 20
    assert hand_total(pos, parts) == 20


@rule("25.3", "5.4")
@pytest.mark.parametrize(("turn", "is_over"), [(2, False), (3, True)])
def test_hannibal_ad_portas_is_decided_in_its_third_turn(turn: int, is_over: bool) -> None:
    scene = Scene("rome", scenario="hannibal_ad_portas", turn=turn)
    check_victory(scene.pos)
    assert (scene.pos.winner >= 0) is is_over
    if is_over:
        assert scene.pos.winner == ROME  # 9 points to 7
