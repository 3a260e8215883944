"""The commonest wrong clicks: each is answered with a reason and its rule."""

import pytest

from hatalom.core.chance import Stream, commitment_of
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import DISPLACED, MAGO, SPACE
from hatalom.games.hannibal.phases.turn.reinforcements import ARRIVAL, RETURNING, Reinforcements
from hatalom.table.why import refusals_of
from tests.games.hannibal.ids import the_seat, the_space
from tests.games.hannibal.scenario import CONTENT, Scene
from tests.rules import rule
from tests.table.tables import SECRET


def why(scene: Scene, thing: str, seat: str = "") -> dict[str, str]:
    """What the table answers, as reason and rule."""
    names = ("Anna", "Béla")
    head = Head(GAME.name, GAME.rules_version, names, GAME.default_options(), "", commitment_of(SECRET))
    match = Match(GAME, head, CONTENT, Stream(SECRET), start=scene.pos)
    asked = the_seat(seat) if seat else scene.seat
    return {refusal.message.key: refusal.message.rule for refusal in refusals_of(match, asked, thing)}


def marching() -> Scene:
    """Marcellus marches with five units from Capua, where Nero stays with five; a card without a ship."""
    scene = Scene("rome", rome="c44 c33", carthage="")
    scene.army("rome", "capua", 10, "marcellus consul", "g_nero consul")
    scene.play("rome", "play_card c44", "move_general", "activate marcellus", "enough_generals", "take_units 5")
    scene.question()
    return scene


@rule("2.6", "2.8")
class TestFirstThingsFirst:
    def test_without_a_card_nothing_moves(self) -> None:
        scene = Scene("rome", rome="c44", carthage="")
        scene.army("rome", "capua", 5, "marcellus consul")
        for thing in ("space.beneventum", "general.marcellus"):
            assert why(scene, thing) == {"first-a-card": "2.6"}

    def test_a_chosen_card_wants_its_use(self) -> None:
        scene = Scene("rome", rome="c44 c33", carthage="")
        scene.army("rome", "capua", 5, "marcellus consul")
        scene.play("rome", "play_card c44")
        assert why(scene, "space.beneventum") == {"first-a-use": "2.8"}
        assert why(scene, "card.c33") == {"card-is-chosen": "2.6"}
        assert why(scene, "card.c01") == {"not-in-hand": "2.6"}

    def test_then_the_general_and_his_army(self) -> None:
        scene = Scene("rome", rome="c44", carthage="")
        scene.army("rome", "capua", 10, "marcellus consul", "g_nero consul")
        scene.play("rome", "play_card c44", "move_general")
        assert why(scene, "space.beneventum") == {"first-a-general": "6.1"}
        assert why(scene, "general.hannibal") == {"not-your-general": "2.8"}
        assert why(scene, "general.fabius") == {"not-on-map": "2.8"}
        scene.play("rome", "activate marcellus")
        assert why(scene, "space.beneventum") == {"first-the-army": "6.3"}

    def test_after_a_campaign_was_announced_it_has_to_be_one(self) -> None:
        scene = Scene("rome", rome="c44 c33", carthage="")
        scene.pos.stack[-1].must_campaign = True  # type: ignore[attr-defined]
        assert why(scene, "card.c44") == {"must-be-campaign": "2.4"}


class TestEvents:
    @rule("2.7", "2.13r1", "2.15", "2.16")
    @pytest.mark.parametrize(
        ("card", "reason", "number"),
        [
            ("c12", "not-your-event", "2.7"),
            ("c41", "only-as-counter", "2.13r1"),
            ("c54", "only-for-ops", "2.16"),
            ("c43", "needs-three", "24.17"),
            ("c01", "needs-province", "2.15"),
            ("c11", "needs-province", "2.15"),
            ("c45", "needs-general", "24.16"),
            ("c09b", "needs-macedon", "24.1"),
            ("c17", "no-points-to-remove", "20.9"),
            ("c51", "no-army-to-strike", "24.14"),
            ("c19", "no-proconsul-to-replace", "24.11"),
            ("c03", "no-effect", "2.15"),
        ],
    )
    def test_an_event_that_cannot_happen_says_why(self, card: str, reason: str, number: str) -> None:
        scene = Scene("rome", rome=f"{card} c33", carthage="")
        scene.army("rome", "agrigentum", 5, "marcellus consul")
        scene.mark("none", *(space for space in SPACE.ids if space not in ("capua", "pisae", "faesulae", "cosa")))
        scene.play("rome", f"play_card {card}")
        assert why(scene, "play_event") == {reason: number}

    @rule("2.15")
    def test_events_of_carthage(self) -> None:
        for card, reason in (("c27", "hannibal-elsewhere"), ("c56", "needs-province"), ("c16", "needs-general")):
            scene = Scene("carthage", rome="", carthage=f"{card} c33")
            scene.army("carthage", "saguntum", 5, "hannibal")
            scene.play("carthage", f"play_card {card}")
            assert reason in why(scene, "play_event")

    @rule("2.8", "2.9")
    def test_raising_troops(self) -> None:
        scene = Scene("rome", rome="c44 c33", carthage="")
        scene.army("rome", "arpi", 5, "marcellus consul")
        scene.play("rome", "play_card c44")
        assert why(scene, "raise_troops") == {"raising-needs-three": "2.8"}
        scene = Scene("rome", rome="c33", carthage="")
        scene.army("rome", "arpi", 5, "marcellus consul")
        scene.army("rome", "mutina", 5, "g_nero consul")
        scene.army("rome", "cosa", 5, "fabius proconsul")
        scene.play("rome", "play_card c33", "raise_troops")
        assert why(scene, "general.g_nero") == {"no-raising-with": "2.9"}


class TestSpaces:
    @rule("2.10")
    def test_control_markers(self) -> None:
        scene = Scene("rome", rome="c44", carthage="")
        scene.army("carthage", "mutina", 1)
        scene.play("rome", "play_card c44", "place_pcs")
        assert "has-marker" in why(scene, "space.capua")
        assert why(scene, "space.mutina") == {"enemy-units-there": "2.10", "no-enemy-pc": "2.10"}
        assert "no-own-unit" in why(scene, "space.zama")

    @rule("6.1", "6.2", "13.1")
    def test_the_next_space_of_a_march(self) -> None:
        scene = marching()
        assert why(scene, "space.zama")["not-connected"] == "6.2"
        assert why(scene, "general.g_nero") == {"one-army": "6.1"}
        assert why(scene, "space.tarentum") == {"not-connected": "6.2", "no-port": "13.1"}

    @rule("6.4", "20.2", "20.4")
    @pytest.mark.parametrize(
        ("units", "tried", "truce", "reason", "number"),
        [
            (5, False, False, "already-there", "6.4"),
            (2, False, False, "siege-needs-three", "20.2"),
            (5, True, False, "siege-tried", "20.4"),
            (5, False, True, "truce-besiege", "24.2"),
        ],
    )
    def test_where_the_army_stands(self, units: int, tried: bool, truce: bool, reason: str, number: str) -> None:
        scene = Scene("carthage", rome="", carthage="c44 c33")
        scene.army("carthage", "capua", units, "hasdrubal")
        scene.mark("none", "terventum")  # somewhere to march to, also during a truce
        scene.ready("carthage", "c44", "hasdrubal", units)
        scene.pos.truce = truce
        scene.question()
        if tried:
            scene.pos.sieges_tried = [the_space("saguntum")]
        assert why(scene, "space.capua") == {reason: number}

    @rule("10.7", "10.9")
    def test_passes_and_straits(self) -> None:
        scene = Scene("carthage", rome="", carthage="c44 c33")
        scene.army("carthage", "croton", 5, "hasdrubal")
        scene.ready("carthage", "c44", "hasdrubal", 5).play("carthage", "march_to rhegium")
        scene.question()
        assert why(scene, "space.messana")["no-crossing"] == "10.9"

    @rule("1.8", "1.9")
    def test_reinforcements(self) -> None:
        scene = Scene("carthage", rome="", carthage="")
        scene.army("carthage", "saguntum", 5, "hannibal")
        scene.army("carthage", "gades", 1)
        scene.pos.at[MAGO] = DISPLACED
        scene.pos.stack = [Reinforcements(RETURNING, 0, 0)]
        assert why(scene, "space.capua") == {"not-a-place-to-reinforce": "1.3", "not-a-place-to-return": "1.8"}
        scene = Scene("rome", turn=6, rome="", carthage="")
        scene.pos.stack = [Reinforcements(ARRIVAL, 0, 0)]
        assert why(scene, "space.zama") == {"not-a-place-to-reinforce": "1.3", "not-a-place-for-africanus": "1.9"}


def reacting() -> Scene:
    """Nero comes to Beneventum: H. Gisgo stands there, Hannibal and Mago next to it, Hanno far away."""
    scene = Scene("rome", rome="c33", carthage="c35")
    scene.army("rome", "capua", 5, "g_nero consul")
    scene.army("carthage", "beneventum", 3, "h_gisgo")
    scene.army("carthage", "arpi", 6, "hannibal", "mago")
    scene.army("carthage", "zama", 2, "hanno")
    scene.army("carthage", "heraclea", 0, "hasdrubal")
    scene.mark("none", "cannae", "terventum")
    scene.ready("rome", "c33", "g_nero", 5).play("rome", "march_to beneventum")
    return scene


class TestReactions:
    @rule("12.1", "12.3")
    def test_avoiding_battle(self) -> None:
        scene = reacting()
        assert why(scene, "general.hannibal", "carthage") == {"not-in-the-way": "12.1"}
        assert why(scene, "general.g_nero", "carthage") == {"not-your-general": "2.8"}
        scene.play("carthage", "avoid_with_all", "done").roll(1)
        assert scene.targets("avoid_to") == {"cannae", "terventum"}
        assert why(scene, "space.capua", "carthage") == {"came-from": "12.3"}
        assert why(scene, "space.paestium", "carthage") == {"enemy-ground": "12.3"}
        assert why(scene, "space.zama", "carthage") == {"not-next-to": "10.11"}

    @rule("11.1", "11.3", "11.7")
    def test_intercepting(self) -> None:
        scene = reacting().play("carthage", "done")
        assert why(scene, "general.hanno", "carthage") == {"too-far-to-intercept": "11.1"}
        assert why(scene, "general.hasdrubal", "carthage") == {"no-units-to-spare": "11.8"}
        scene.army("carthage", "cannae", 2, "hasdrubal")
        scene.play("carthage", "intercept mago", "take_units 3")
        assert why(scene, "general.hannibal", "carthage") == {"one-from-a-space": "11.7"}

    @rule("2.12")
    def test_a_card_in_the_wrong_window(self) -> None:
        scene = Scene("rome", rome="c33", carthage="c60 c35")
        scene.army("rome", "neapolis", 5, "g_nero consul")
        scene.ready("rome", "c33", "g_nero", 5).play("rome", "sail_to brundisium")
        assert why(scene, "card.c35", "carthage") == {"not-now": "2.12"}
        assert why(scene, "card.c41", "carthage") == {"not-in-hand": "2.6"}


class TestBattle:
    @rule("14.10", "14.13")
    def test_battle_cards(self) -> None:
        scene = Scene("rome", rome="c33", carthage="")
        scene.army("rome", "capua", 5, "marcellus consul")
        scene.army("carthage", "beneventum", 3, "hanno")
        scene.ready("rome", "c33", "marcellus", 5).play("rome", "march_to beneventum")
        scene.decline().deal("FFFFFFFRRX", "LLLLR")
        assert why(scene, "battle_card.probe") == {"no-such-battle-card": "14.10"}
        assert why(scene, "battle_card.reserve") == {"reserve-for-what": "14.13"}
        scene.play("rome", "attack_with flank_right")
        assert why(scene, "battle_card.flank_left", "carthage") == {"no-match": "14.10"}

    @rule("15.1", "16.3")
    def test_where_the_beaten_may_go(self) -> None:
        scene = Scene("rome", rome="c33", carthage="")
        scene.army("rome", "capua", 5, "marcellus consul")
        scene.army("carthage", "beneventum", 4, "hasdrubal")
        scene.mark("carthage", "cannae", "arpi", "heraclea")
        scene.ready("rome", "c33", "marcellus", 5).play("rome", "march_to beneventum")
        scene.decline().deal("FFFFFFFRRX", "LLLLRRR").play("rome", "attack_with frontal_assault")
        scene.play("carthage", "concede").roll(1, 1)
        assert scene.asked() == "ask-retreat"
        assert why(scene, "space.capua", "carthage") == {"not-a-retreat": "15.1"}

    @rule("16.3")
    def test_where_a_withdrawal_may_go(self) -> None:
        scene = Scene("rome", rome="c33", carthage="")
        scene.army("rome", "capua", 5, "marcellus consul")
        scene.army("carthage", "beneventum", 4, "hasdrubal")
        scene.mark("carthage", "cannae", "arpi")
        scene.ready("rome", "c33", "marcellus", 5).play("rome", "march_to beneventum")
        scene.decline().deal("FFFFFFFRRX", "FFLLRRR").play("rome", "attack_with frontal_assault")
        scene.play("carthage", "match", "counterattack").roll(1).play("carthage", "withdraw").roll(1)
        scene.play("rome", "let_go").roll(1)
        assert scene.targets("withdraw_to") == {"cannae", "arpi"}
        assert why(scene, "space.capua", "carthage") == {"came-from": "12.3"}
        assert why(scene, "space.paestium", "carthage") == {"enemy-ground": "12.3"}


def test_who_is_not_asked_is_told_nothing() -> None:
    scene = marching()
    assert why(scene, "space.zama", "carthage") == {}
