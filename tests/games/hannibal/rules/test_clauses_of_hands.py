"""Single clauses of battle hands: how many cards, how they are used, and how they change hands."""

import pytest

from hatalom.games.hannibal.names import (
    BATTLE_CARDS,
    CARTHAGE,
    ENVELOPMENT,
    FLANK_LEFT,
    FRONTAL,
    HANNIBAL,
    MARHARBAL,
    PROBE,
    ROME,
    BattleCard,
)
from hatalom.games.hannibal.phases.battle.battle import COMMAND_ROLL, Battle
from hatalom.games.hannibal.phases.battle.rounds import Rounds
from hatalom.games.hannibal.phases.battle.thefts import Theft
from hatalom.games.hannibal.rules.battle_cards import matches, may_have_more, use_card
from hatalom.games.hannibal.rules.battle_hands import parts_in_battle
from hatalom.games.hannibal.verbs import VERBS
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.games.hannibal.under_way import on_the_march
from tests.rules import rule

ARPI = the_space("arpi")
MAGO = the_general("mago")


class TestHands:
    @rule("14.2", "14.6")
    def test_the_militia_of_latium_fights_for_rome(self) -> None:
        scene = Scene("carthage", bare=True)
        scene.pos.battle_space, scene.pos.battle_active = the_space("rome_city"), CARTHAGE
        assert sum(parts_in_battle(scene.pos, ROME, 1)) == 1 + scene.pos.content.militia
        assert sum(parts_in_battle(scene.pos, CARTHAGE, 1)) == 1

    @rule("14.2", "11.6", "12.4")
    def test_only_the_defender_gains_by_interception_and_pays_for_a_failed_escape(self) -> None:
        scene = Scene("carthage", bare=True)
        pos = scene.pos
        pos.battle_space, pos.battle_active = ARPI, CARTHAGE
        pos.intercepted = True
        assert sum(parts_in_battle(pos, ROME, 1)) == 1 + pos.content.interception_bc
        assert sum(parts_in_battle(pos, CARTHAGE, 1)) == 1
        pos.intercepted, pos.avoid_failed = False, True
        assert sum(parts_in_battle(pos, ROME, 1)) == 1 + pos.content.failed_avoid_bc
        assert sum(parts_in_battle(pos, CARTHAGE, 1)) == 1

    @rule("24.8")
    def test_of_equal_cards_the_covered_one_goes_first(self) -> None:
        scene = Scene("rome")
        scene.pos.battle_hand[FRONTAL], scene.pos.battle_open[FRONTAL] = 2, 1
        use_card(scene.pos, ROME, FRONTAL)
        assert (scene.pos.battle_hand[FRONTAL], scene.pos.battle_open[FRONTAL]) == (1, 1)
        use_card(scene.pos, ROME, FRONTAL)
        assert (scene.pos.battle_hand[FRONTAL], scene.pos.battle_open[FRONTAL]) == (0, 0)

    @rule("24.8")
    @pytest.mark.parametrize(("hand", "shown", "left"), [(3, 2, 1), (2, 2, 1), (3, 1, 0)])
    def test_an_open_card_that_is_taken_lies_open_with_the_thief(self, hand: int, shown: int, left: int) -> None:
        scene = Scene("rome")
        pos, theirs = scene.pos, BATTLE_CARDS * CARTHAGE + FRONTAL
        pos.battle_hand[theirs], pos.battle_open[theirs] = hand, shown
        pos.push(Theft(ROME))
        scene.play("rome", "take_open_card frontal_assault")
        assert (pos.battle_hand[theirs], pos.battle_open[theirs]) == (hand - 1, left)
        assert (pos.battle_hand[FRONTAL], pos.battle_open[FRONTAL]) == (1, 1)

    @rule("24.8")
    @pytest.mark.parametrize(("hand", "shown", "left"), [(3, 1, 1), (1, 1, 0)])
    def test_of_a_hand_at_random_a_covered_card_goes_first(self, hand: int, shown: int, left: int) -> None:
        scene = Scene("rome")
        pos, theirs = scene.pos, BATTLE_CARDS * CARTHAGE + FRONTAL
        pos.battle_hand[theirs], pos.battle_open[theirs] = hand, shown
        pos.push(Theft(ROME, True))
        scene.nature("steal_battle_card frontal_assault")
        assert (pos.battle_hand[theirs], pos.battle_open[theirs]) == (hand - 1, left)

    @rule("24.8")
    def test_nothing_is_taken_from_an_empty_hand(self) -> None:
        scene = Scene("rome")
        scene.pos.push(Theft(ROME))
        assert scene.asked() == "ask-card"

    @rule("23.1")
    @pytest.mark.parametrize(("card", "helps"), [(FRONTAL, False), (FLANK_LEFT, True), (ENVELOPMENT, True)])
    def test_what_hannibals_probe_matches(self, card: BattleCard, helps: bool) -> None:
        scene = Scene("rome")
        scene.pos.battle_hand[BATTLE_CARDS * CARTHAGE + PROBE] = 1
        assert (VERBS.parse("match_with_probe") in matches(scene.pos, CARTHAGE, card, True)) == helps
        assert VERBS.parse("match_with_probe") not in matches(scene.pos, CARTHAGE, card, False)
        scene.pos.battle_hand[BATTLE_CARDS * CARTHAGE + PROBE] = 0
        assert matches(scene.pos, CARTHAGE, card, True) == []

    @rule("23.1")
    @pytest.mark.parametrize(
        ("attacker", "used", "commander", "may"),
        [
            (CARTHAGE, False, HANNIBAL, True),
            (CARTHAGE, True, HANNIBAL, False),
            (CARTHAGE, False, MAGO, False),
            (ROME, False, HANNIBAL, False),
        ],
    )
    def test_who_may_use_his_probe(self, attacker: int, used: bool, commander: int, may: bool) -> None:
        scene = Scene("rome")
        scene.pos.battle_commander[CARTHAGE] = the_general("hannibal") if commander == HANNIBAL else MAGO
        for seat in (ROME, CARTHAGE):
            scene.pos.battle_hand[BATTLE_CARDS * seat + PROBE] = 1
        seat = CARTHAGE if attacker == CARTHAGE else ROME
        (question,) = Rounds(seat, probe_used=used).ask(scene.pos)
        assert (VERBS.parse("probe_as double_envelopment") in question.options) == may
        scene.pos.battle_hand[BATTLE_CARDS * seat + PROBE], scene.pos.battle_hand[BATTLE_CARDS * seat] = 0, 1
        (question,) = Rounds(seat, probe_used=used).ask(scene.pos)
        assert VERBS.parse("probe_as double_envelopment") not in question.options

    @rule("14.14", "24.9")
    def test_who_without_battle_cards_may_have_cavalry(self) -> None:
        scene = Scene("rome", rome="c62", carthage="c62 c63")
        pos = scene.pos
        assert may_have_more(pos, CARTHAGE, True)
        assert not may_have_more(pos, CARTHAGE, False)  # it helps only against an envelopment
        assert not may_have_more(pos, ROME, True)
        pos.discard[MARHARBAL] = 1
        assert not may_have_more(pos, CARTHAGE, True)

    @rule("24.9", "14.12")
    def test_after_the_cavalry_a_real_envelopment_gives_the_initiative_again(self) -> None:
        scene = Scene("carthage")
        pos = scene.pos
        pos.battle_space = ARPI
        pos.battle_hand[ENVELOPMENT] = pos.battle_hand[BATTLE_CARDS * CARTHAGE + ENVELOPMENT] = 1
        pos.battle_hand[BATTLE_CARDS * CARTHAGE + FRONTAL] = 1
        pos.push(Rounds(CARTHAGE, is_cavalry=True))
        scene.play("carthage", "attack_with double_envelopment").play("rome", "match")
        assert scene.asked() == "ask-initiative"

    @rule("18.3")
    @pytest.mark.parametrize(("face", "commander"), [(3, "varro"), (4, "marcellus"), (6, "marcellus")])
    def test_from_four_the_other_consul_commands(self, face: int, commander: str) -> None:
        scene = on_the_march("rome", "arpi", 6, "varro consul")
        scene.army("rome", "arpi", 0, "marcellus consul")
        pos = scene.pos
        pos.battle_space, pos.battle_active = ARPI, ROME
        pos.battle_commander[ROME] = the_general("varro")
        battle = Battle(COMMAND_ROLL, [0, 0], [0, 0])
        battle.apply(pos, ROME, VERBS.parse(f"roll {face}"))
        assert pos.battle_commander[ROME] == the_general(commander)

    @rule("17.4", "14.3")
    def test_elephants_may_leave_a_side_without_any_card(self) -> None:
        scene = Scene("carthage", rome="c62", carthage="c62 c63")
        scene.army("rome", "arpi", 1)
        scene.army("carthage", "arpi", 4, "hannibal", elephants=2)
        pos = scene.pos
        pos.battle_space, pos.battle_active = ARPI, CARTHAGE
        battle = Battle(0, [2, 0], [0, 0])
        battle._count_hands(pos)
        assert battle.due[ROME] == 0
