"""Every worked example of the rules."""

from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import BATTLE_CARDS, CARTHAGE, GENERAL, HANNIBAL, PROVINCE, ROME, SPACE
from hatalom.games.hannibal.phases.attrition import losses_of
from hatalom.games.hannibal.phases.battle_hands import allies_of, hand_parts, hand_total
from hatalom.games.hannibal.phases.naval import RETURN, SAFE, SUNK, naval_modifier, naval_outcome
from hatalom.games.hannibal.phases.retreat_paths import offered_paths
from hatalom.games.hannibal.phases.siege import siege_modifier, siege_result
from hatalom.games.hannibal.phases.victory import check_victory, is_isolated, remove_isolated
from tests.games.hannibal.scenario import CONTENT, Scene
from tests.rules import rule


def space(name: str) -> int:
    return SPACE.numbers[name]


def general(name: str) -> int:
    return GENERAL.numbers[name]


def control(scene: Scene, seat: str, *provinces: str) -> None:
    for name in provinces:
        for place in CONTENT.spaces_of[PROVINCE.numbers[name]]:
            scene.mark(seat, SPACE.ids[place])


def allies(scene: Scene, where: str) -> tuple[int, int]:
    """Battle cards for allies: Rome's, Carthage's."""
    return (
        allies_of(scene.pos, ROME, space(where), False, False),
        allies_of(scene.pos, CARTHAGE, space(where), False, False),
    )


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
    assert scene.pos.commander_of(CARTHAGE, space("bilbilis"), False) == general("h_gisgo")


@rule("13.5", "13.4")
def test_a4_from_carthage_to_new_carthage() -> None:
    scene = Scene("carthage")
    modifier = naval_modifier(scene.pos, general("hasdrubal"), 5, space("carthage_city"), space("new_carthage"))
    assert modifier == -4
    assert [naval_outcome(scene.pos, face + modifier) for face in range(1, 7)] == [SAFE] * 5 + [RETURN]


@rule("13.5")
def test_a5_from_new_carthage_to_rhegium() -> None:
    scene = Scene("carthage")
    modifier = naval_modifier(scene.pos, general("hasdrubal"), 1, space("new_carthage"), space("rhegium"))
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


def battle(units: int, enemies: int) -> Scene:
    """Marcellus from Cannae against Hannibal at Arpi, who can retreat to Terventum."""
    scene = Scene("rome", rome="c33 c64", carthage="")
    scene.mark("carthage", "terventum")
    scene.army("rome", "cannae", units, "marcellus consul")
    scene.army("carthage", "arpi", enemies, "hannibal")
    scene.ready("rome", "c33", "marcellus", units).play("rome", "march_to arpi").decline()
    return scene


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
    assert scene.pos.battle_commander[ROME] == general("varro")
    assert hand_parts(scene.pos, ROME, space("arpi"), general("varro"), 6, False, False, False, False)[0] == 1
    assert CONTENT.counter_as_attacker[general("varro")] == 1


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
    scene.pos.marker[space("western_ligurians")] = 2
    scene.pos.marker[space("eastern_ligurians")] = 2
    scene.mark("rome", "taurini", "verona", "mutina")
    scene.mark("carthage", "ariminum", "insubrians", "boii")
    assert is_isolated(scene.pos, ROME, space("taurini"))  # passes, a neutral tribe and enemy PCs
    scene.army("rome", "ariminum", 1)
    assert not is_isolated(scene.pos, ROME, space("mutina"))  # a friendly CU on the enemy PC
    assert is_isolated(scene.pos, ROME, space("taurini"))
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


@rule("20.5", "20.5r1", "24.5")
def test_b5_siege_modifiers() -> None:
    scene = Scene("carthage")
    pos = scene.pos
    modifier = siege_modifier(pos, CARTHAGE, space("rome_city"), HANNIBAL, False)
    assert [siege_result(pos, face + modifier) for face in (4, 6)] == [[0, 0], [1, 0]]
    pos.train = space("rome_city")
    assert siege_result(pos, 4 + siege_modifier(pos, CARTHAGE, space("rome_city"), HANNIBAL, False)) == [1, 1]
    assert siege_modifier(pos, ROME, space("syracuse_city"), general("marcellus"), True) == 0
    assert siege_result(pos, 6) == [2, 0]
    assert siege_modifier(pos, CARTHAGE, space("boii"), HANNIBAL, False) == 0


@rule("20.7", "10.6", "19.1r1", "20.2", "20.13")
def test_b6_a_city_falls() -> None:
    scene = Scene("rome", rome="c62", carthage="")
    scene.army("rome", "new_carthage", 3, "flaminius proconsul")
    scene.army("carthage", "new_carthage", 2, "hasdrubal", inside=True)
    scene.pos.siege[space("new_carthage")] = 2
    before = scene.pos.count_pcs(CARTHAGE)
    scene.ready("rome", "c62", "flaminius", 3).play("rome", "stop", "besiege").roll(4)
    scene.question()
    assert (scene.marker("new_carthage"), scene.siege("new_carthage"), scene.inside("new_carthage")) == (ROME, 0, 0)
    assert scene.place_of("hasdrubal") == "displaced"
    assert scene.pos.count_pcs(CARTHAGE) == before


@rule("14.3", "17.4r1", "14.7", "17.3")
def test_b7_hand_limit_before_elephants() -> None:
    pos = Scene("rome").pos
    parts = hand_parts(pos, ROME, space("rome_city"), general("fabius"), 15, False, False, False, False)
    assert sum(parts) == 22
    assert hand_total(pos, parts) == 20
    scene = Scene("carthage", carthage="c62", rome="")
    scene.army("rome", "rome_city", 15, "fabius consul")
    scene.army("carthage", "capua", 9, "hannibal", elephants=2)
    scene.ready("carthage", "c62", "hannibal", 9).play("carthage", "march_to rome_city")
    scene.play("rome", "station 0", "done", "done").play("carthage", "charge").roll(4)
    scene.question()
    assert scene.pos.stack[-1].rome_due == 18  # type: ignore[attr-defined]


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
    assert scene.pos.stack[-1].rome_due == 12  # type: ignore[attr-defined]
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
    scene = Scene("rome", rome="c33", carthage="")
    scene.army("rome", "capua", 5, "g_nero consul")
    scene.army("rome", "neapolis", 5, "varro consul")
    scene.army("carthage", "arpi", 3, "h_gisgo")
    scene.mark("none", "terventum")
    scene.play("rome", "play_card c33", "play_event", "activate g_nero", "take_units 5", "march_to beneventum")
    scene.play("carthage", "intercept h_gisgo", "take_units 3").roll(4)
    scene.play("rome", "march_to arpi")
    assert "avoid h_gisgo" not in scene.options()  # battle is joined at once
    scene.pos.stack = scene.pos.stack[:4]  # suppose Nero had not been there
    scene.pos.units[space("arpi")] = 0
    scene.pos.at[general("g_nero")] = -1
    scene.pos.battle_space = -1
    scene.pos.barred = 0
    scene.play("rome", "activate varro", "take_units 5", "march_to beneventum").decline()
    scene.play("rome", "march_to arpi")
    assert "avoid h_gisgo" in scene.options()


def rounds_at_arpi(rome: str, carthage: str, *, with_general: bool = True, cards: str = "") -> Scene:
    """Six Romans under Marcellus attack five Carthaginians; the battle cards are set as wanted."""
    scene = Scene("rome", rome="c33", carthage=cards)
    scene.mark("carthage", "terventum")
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.army("carthage", "arpi", 5, *(["hasdrubal"] if with_general else []))
    scene.ready("rome", "c33", "marcellus", 6).play("rome", "march_to arpi")
    if with_general:
        scene.decline()
    scene.pass_windows()
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    scene.pos.battle_deck = CONTENT.battle_card_count.copy()
    for seat, letters in ((ROME, rome), (CARTHAGE, carthage)):
        for card in range(BATTLE_CARDS):
            scene.pos.battle_hand[BATTLE_CARDS * seat + card] = letters.count("FLRPDX"[card])
            scene.pos.battle_deck[card] -= letters.count("FLRPDX"[card])
    return scene


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
    cavalry.pos.battle_hand = [0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]
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
    scene.pos.battle_hand = [2, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0]
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
        scene.pos.battle_hand = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        scene.play("carthage", "concede").roll(casualties)
        if casualties == 1:
            scene.roll(1)
        scene.question()
        assert scene.place_of("hannibal") == hannibal
        assert (scene.asked() == "ask-pc-to-remove") is (hannibal == "eliminated")
        if hannibal == "eliminated":
            assert scene.args() == [5]


@rule("4.3", "4.2")
def test_b16_isolation_over_a_pass() -> None:
    scene = Scene("rome")
    scene.mark("carthage", "pisae")
    assert is_isolated(scene.pos, CARTHAGE, space("pisae"))


@rule("5.6")
def test_b17_majority_of_all_spaces() -> None:
    scene = Scene("rome")
    scene.mark("rome", "taurini", "mutina")
    province = PROVINCE.numbers["gallia_cisalpinia"]
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
    modifier = naval_modifier(pos, general("mago"), 5, space("carthage_city"), space("lilybaeum"))
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
    scene.pos.siege[space("carthage_city")] = 2
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


@rule("15.1", "15.2", "15.6", "15.10")
def test_b23_a_retreat_that_costs_more() -> None:
    scene = Scene("rome", bare=True)
    pos = scene.pos
    pos.battle_space, pos.battle_active, pos.battle_from = space("toletum"), ROME, space("arsa")
    scene.mark("rome", "segobriga")
    scene.army("rome", "segobriga", 1)
    scene.mark("carthage", "saguntum", "numantia")
    paths = offered_paths(pos, CARTHAGE, 6)
    assert [space("segobriga"), space("saguntum")] in paths  # shortest, costs two CUs
    assert [space("segovia"), space("numantia")] in paths or [space("laminium"), space("saguntum")] in paths
    scene.mark("rome", "laminium", "segovia")
    longer = offered_paths(pos, CARTHAGE, 6)
    assert [space("salaria"), space("new_carthage"), space("dianium"), space("saguntum")] in longer


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
    scene.pos.train = space("carthage_city")
    scene.ready("carthage", "c01", "hasdrubal", 5).play("carthage", "take_train")
    assert scene.targets("sail_to") == set()
    alone = Scene("rome", rome="c62", carthage="")
    alone.army("rome", "capua", 5, "marcellus consul")
    alone.pos.train = space("beneventum")
    alone.ready("rome", "c62", "marcellus", 5).play("rome", "march_to beneventum")
    alone.question()
    assert alone.pos.train == -1


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
    scene.pos.battle_hand = [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    scene.play("rome", "attack_with frontal_assault").play("carthage", "concede").roll(1, 1)
    scene.play("carthage", "retreat_to terventum")
    assert set(scene.options()) == {"join_retreat", "leave_them"}
    scene.play("carthage", "join_retreat", "retreat_to sena")
    scene.question()
    assert scene.units("carthage", "sena") == 5
