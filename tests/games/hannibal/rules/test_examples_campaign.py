"""Our own worked examples: movement, sieges, cards, the end of a turn."""

from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import CARTHAGE, HANNIBAL, ROME
from hatalom.games.hannibal.phases.turn.turn import check_victory
from hatalom.games.hannibal.rules.naval import RETURN, SAFE, SUNK, naval_modifier, naval_outcome
from hatalom.games.hannibal.rules.sieges import siege_modifier, siege_result
from tests.games.hannibal.examples import control
from tests.games.hannibal.ids import the_general, the_province, the_space
from tests.games.hannibal.scenario import CONTENT, Scene, is_isolated
from tests.rules import rule


@rule("10.9", "10.7")
def test_b1_the_strait_of_messana() -> None:
    scene = Scene("rome", rome="c62", carthage="c64")
    scene.mark("carthage", "messana")
    scene.army("rome", "bruttium", 6, "marcellus consul")
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to rhegium", "march_to messana")
    assert scene.pos.army_units == 6
    assert scene.targets("march_to") == {"panormus", "enna", "syracuse_city"}
    other = Scene("carthage", carthage="c62", rome="")
    other.mark("carthage", "rhegium")
    other.army("carthage", "messana", 5, "hasdrubal")
    other.ready("carthage", "c62", "hasdrubal", 5)
    assert "rhegium" not in other.targets("march_to")
    other.mark("carthage", "messana")
    other.mark("rome", "rhegium")
    assert "rhegium" in other.targets("march_to")


@rule("10.8", "21.1", "2.16")
def test_b2_the_alps() -> None:
    scene = Scene("carthage", carthage="c62", rome="")
    scene.army("carthage", "allobroges", 10, "hannibal", elephants=2)
    scene.ready("carthage", "c62", "hannibal", 10).play("carthage", "march_to taurini").roll(6)
    assert scene.targets("lose_elephants") == {"1", "2"}
    scene.play("carthage", "lose_elephants 1")
    assert (scene.units("carthage", "taurini"), scene.elephants("taurini")) == (7, 1)
    guided = Scene("carthage", carthage="c05", rome="")
    guided.army("carthage", "allobroges", 10, "hannibal", elephants=2)
    guided.ready("carthage", "c05", "hannibal", 10).play("carthage", "march_to taurini").roll(6)
    assert guided.targets("lose_elephants") == {"0", "1", "2"}
    guided.play("carthage", "lose_elephants 0")
    assert (guided.units("carthage", "taurini"), guided.elephants("taurini")) == (8, 2)


@rule("10.8", "21.1")
def test_b3_the_apennines() -> None:
    for face, left in ((4, 4), (1, 5)):
        scene = Scene("carthage", carthage="c62", rome="")
        scene.army("carthage", "boii", 5, "hasdrubal")
        scene.ready("carthage", "c62", "hasdrubal", 5).play("carthage", "march_to pisae").roll(face)
        assert scene.units("carthage", "pisae") == left


@rule("20.5", "20.5r1", "24.5")
def test_b5_siege_modifiers() -> None:
    scene = Scene("carthage")
    pos = scene.pos
    modifier = siege_modifier(pos, CARTHAGE, the_space("rome_city"), HANNIBAL, False)
    assert [siege_result(pos, face + modifier) for face in (4, 6)] == [[0, 0], [1, 0]]
    pos.train = the_space("rome_city")
    assert siege_result(pos, 4 + siege_modifier(pos, CARTHAGE, the_space("rome_city"), HANNIBAL, False)) == [1, 1]
    assert siege_modifier(pos, ROME, the_space("syracuse_city"), the_general("marcellus"), True) == 0
    assert siege_result(pos, 6) == [2, 0]
    assert siege_modifier(pos, CARTHAGE, the_space("boii"), HANNIBAL, False) == 0


@rule("20.7", "10.6", "19.1r1", "20.2", "20.13")
def test_b6_a_city_falls() -> None:
    scene = Scene("rome", rome="c62", carthage="")
    scene.army("rome", "new_carthage", 3, "flaminius proconsul")
    scene.army("carthage", "new_carthage", 2, "hasdrubal", inside=True)
    scene.pos.siege[the_space("new_carthage")] = 2
    before = scene.pos.count_pcs(CARTHAGE)
    scene.ready("rome", "c62", "flaminius", 3).play("rome", "stop", "besiege").roll(4)
    scene.question()
    assert (scene.marker("new_carthage"), scene.siege("new_carthage"), scene.inside("new_carthage")) == (ROME, 0, 0)
    assert scene.place_of("hasdrubal") == "displaced"
    assert scene.pos.count_pcs(CARTHAGE) == before


@rule("8.5", "6.7", "11.4", "8.4", "11.6")
def test_b8_interception_beats_overrun() -> None:
    scene = Scene("carthage", carthage="c62", rome="")
    scene.army("carthage", "terventum", 8, "hannibal")
    scene.army("rome", "arpi", 1)
    scene.army("rome", "cannae", 5, "marcellus consul")
    scene.ready("carthage", "c62", "hannibal", 8).play("carthage", "march_to arpi")
    scene.play("rome", "intercept marcellus").roll(3)
    assert set(scene.options()) == {"back_up", "fight"}
    assert scene.units("rome", "arpi") == 6
    scene.play("carthage", "fight")
    scene.question()
    assert scene.pos.battle_active == CARTHAGE
    # 3 for Marcellus, 6 CUs, 2 allies, 1 for the interception
    assert scene.pos.stack[-1].due[ROME] == 12  # type: ignore[attr-defined]
    back = Scene("carthage", carthage="c62 c64", rome="")
    back.army("carthage", "terventum", 8, "hannibal")
    back.army("rome", "arpi", 1)
    back.army("rome", "cannae", 5, "marcellus consul")
    back.ready("carthage", "c62", "hannibal", 8).play("carthage", "march_to arpi")
    back.play("rome", "intercept marcellus").roll(3).play("carthage", "back_up")
    assert back.asked() == "ask-card"
    assert back.units("carthage", "terventum") == 8


@rule("11.3")
def test_b9_interception_into_an_enemy_marker() -> None:
    for face, succeeds in ((4, False), (3, True)):
        scene = Scene("rome", rome="c62", carthage="")
        scene.army("rome", "cannae", 5, "marcellus consul")
        scene.army("carthage", "terventum", 4, "hannibal")
        scene.ready("rome", "c62", "marcellus", 5).play("rome", "march_to arpi")
        scene.play("carthage", "intercept hannibal", "take_units 4").roll(face)
        scene.question()
        assert (scene.units("carthage", "arpi") > 0) is succeeds


@rule("11.5", "9.2", "9.1")
def test_b10_a_failed_interception_bars_avoiding_battle() -> None:
    scene = gisgo_fails_to_intercept().play("rome", "march_to arpi")
    assert "avoid h_gisgo" not in scene.options()  # battle is joined at once
    other = gisgo_fails_to_intercept().play("rome", "stop")
    other.play("rome", "activate varro", "take_units 5", "march_to beneventum").decline()
    other.play("rome", "march_to arpi")
    assert "avoid h_gisgo" in other.options()  # that was another army


def gisgo_fails_to_intercept() -> Scene:
    """Nero marches past Arpi in a campaign."""
    scene = Scene("rome", rome="c33", carthage="")
    scene.army("rome", "capua", 5, "g_nero consul")
    scene.army("rome", "neapolis", 5, "varro consul")
    scene.army("carthage", "arpi", 3, "h_gisgo")
    scene.mark("none", "terventum")
    scene.play("rome", "play_card c33", "play_event", "activate g_nero", "take_units 5", "march_to beneventum")
    return scene.play("carthage", "intercept h_gisgo", "take_units 3").roll(4)


@rule("4.3", "4.2")
def test_b16_isolation_over_a_pass() -> None:
    scene = Scene("rome")
    scene.mark("carthage", "pisae")
    assert is_isolated(scene.pos, CARTHAGE, the_space("pisae"))


@rule("5.6")
def test_b17_majority_of_all_spaces() -> None:
    scene = Scene("rome")
    scene.mark("rome", "taurini", "mutina")
    province = the_province("gallia_cisalpinia")
    assert not any(scene.pos.controls_province(seat, province) for seat in (ROME, CARTHAGE))
    scene.mark("carthage", "verona")
    assert scene.pos.controls_province(CARTHAGE, province)


@rule("18.1", "18.1r1")
def test_b18_the_consuls_five() -> None:
    scene = Scene("rome", rome="c33", carthage="")
    scene.army("rome", "capua", 7, "marcellus consul")
    scene.play("rome", "play_card c33", "move_general")
    assert scene.targets("take_units") == {"5", "6", "7"}
    for units, parting in ((9, False), (10, True)):
        pair = Scene("rome", rome="c33", carthage="")
        pair.army("rome", "capua", units, "marcellus consul", "varro consul")
        pair.play("rome", "play_card c33", "move_general", "activate marcellus")
        assert ("enough_generals" in pair.options()) is parting
    weak = Scene("rome", rome="c33", carthage="")
    weak.army("rome", "capua", 3, "marcellus consul")
    weak.play("rome", "play_card c33", "move_general")
    assert weak.asked() == "ask-march"  # all three go, there is nothing to choose
    assert weak.pos.army_units == 3


@rule("13.5", "23.2")
def test_b19_mago_at_sea() -> None:
    pos = Scene("carthage").pos
    modifier = naval_modifier(pos, the_general("mago"), 5, the_space("carthage_city"), the_space("lilybaeum"))
    assert modifier == -3
    assert [naval_outcome(pos, face + modifier) for face in range(1, 7)] == [SAFE] * 4 + [RETURN, SUNK]


@rule("22.3", "5.1")
def test_b20_italy_counts_only_at_the_check() -> None:
    scene = Scene("rome")
    control(scene, "carthage", "gallia_cisalpinia", "etruria", "apulia", "campania", "lucania", "samnium")
    assert scene.asked() == "ask-card"  # no victory during the strategy phase
    check_victory(scene.pos)
    assert scene.pos.winner == CARTHAGE
    retaken = Scene("rome")
    control(retaken, "carthage", "gallia_cisalpinia", "etruria", "apulia", "campania", "samnium")
    check_victory(retaken.pos)
    assert retaken.pos.winner == -1


@rule("22.2", "20.7")
def test_b21_a_capital_falls_at_once() -> None:
    scene = Scene("rome", rome="c33", carthage="c62")
    scene.army("rome", "carthage_city", 5, "marcellus consul")
    scene.army("rome", "utica", 5, "varro consul")
    scene.pos.siege[the_space("carthage_city")] = 2
    scene.play("rome", "play_card c33", "play_event", "activate marcellus", "take_units 5")
    scene.play("rome", "stop", "besiege").roll(4)
    assert scene.question() is None
    assert scene.pos.winner == ROME
    assert GAME.result(scene.pos).winners() == [ROME]  # type: ignore[union-attr]


@rule("6.6", "6.6r1")
def test_b22_a_general_without_troops() -> None:
    scene = Scene("rome", rome="c33", carthage="")
    scene.army("rome", "capua", 0, "g_nero proconsul")
    scene.army("carthage", "beneventum", 0, "mago")
    scene.army("carthage", "terventum", 1)
    scene.ready("rome", "c33", "g_nero", 0)
    assert "terventum" not in scene.targets("march_to")
    scene.play("rome", "march_to beneventum")
    assert "stop" not in scene.options()
    scene.play("rome", "march_to cannae", "stop")
    assert scene.place_of("mago") == "beneventum"


@rule("24.2", "2.15", "2.16", "24.2r1")
def test_b24_dual_use_keeps_the_truce() -> None:
    scene = Scene("carthage", carthage="c61 c35", rome="c44")
    scene.pos.truce = True
    scene.army("carthage", "saguntum", 8, "hannibal")
    scene.play("carthage", "play_card c61", "play_event", "take_units 8")
    assert "dertosa" in scene.targets("march_to")
    scene.play("carthage", "march_to dertosa", "stop")
    assert scene.pos.truce
    scene.play("rome", "play_card c44")
    assert "play_event" not in scene.options()
    scene.play("rome", "discard")
    assert scene.pos.truce
    scene.play("carthage", "play_card c35", "play_event", "side_with pisae")
    assert not scene.pos.truce


@rule("2.2", "2.1")
def test_b25_reshuffle_arithmetic() -> None:
    dealt = [2 * cards for cards in CONTENT.cards_dealt[1:5]]
    assert dealt == [14, 14, 14, 16]
    assert 64 - sum(dealt) == 6 < 2 * CONTENT.cards_dealt[5]


@rule("2.12", "2.5", "24.7")
def test_b26_a_counter_card_costs_tempo() -> None:
    scene = Scene("rome", rome="c01 c02", carthage="c60")
    scene.army("rome", "lilybaeum", 5, "t_longus consul")
    scene.ready("rome", "c01", "t_longus", 5).play("rome", "sail_to croton")
    scene.play("carthage", "play_counter c60").roll(1)
    scene.play("rome", "stop")
    assert scene.asked() == "ask-card"
    assert scene.question().seat == ROME  # type: ignore[union-attr]


@rule("24.5")
def test_b27_siege_train_and_sea() -> None:
    scene = Scene("carthage", carthage="c01", rome="")
    scene.army("carthage", "carthage_city", 5, "hasdrubal")
    scene.pos.train = the_space("carthage_city")
    scene.ready("carthage", "c01", "hasdrubal", 5).play("carthage", "take_train")
    assert scene.targets("sail_to") == set()
    alone = Scene("rome", rome="c62", carthage="")
    alone.army("rome", "capua", 5, "marcellus consul")
    alone.pos.train = the_space("beneventum")
    alone.ready("rome", "c62", "marcellus", 5).play("rome", "march_to beneventum")
    alone.question()
    assert alone.pos.train == -1


@rule("20.4", "20.4r1", "9.4")
def test_b29_one_siege_attempt_per_card() -> None:
    for per_site in (False, True):
        scene = Scene("rome", rome="c33", carthage="")
        scene.pos.siege_per_site = per_site
        scene.mark("carthage", "capua", "tarentum")
        scene.army("rome", "capua", 5, "marcellus consul")
        scene.army("rome", "cannae", 5, "g_nero consul")
        scene.play("rome", "play_card c33", "play_event", "activate marcellus", "take_units 5")
        scene.play("rome", "stop", "besiege").roll(2)
        scene.play("rome", "activate g_nero", "take_units 5", "march_to tarentum", "stop")
        assert ("besiege" in scene.options()) is per_site
