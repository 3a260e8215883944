"""24  The event of every strategy card."""

import pytest

from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import (
    CARD,
    CARTHAGE,
    GENERAL,
    HANNO_COUNSELS,
    MACEDON_PEACE,
    PROVINCE,
    ROME,
    SPACE,
)
from hatalom.games.hannibal.phases.battle_hands import allies_of
from hatalom.games.hannibal.phases.naval import naval_modifier
from hatalom.games.hannibal.phases.turn import shuffle
from hatalom.texts import load_texts
from hatalom.texts.bundle import strictly
from tests.games.hannibal.scenario import CONTENT, Scene
from tests.rules import rule


def space(name: str) -> int:
    return SPACE.numbers[name]


def event(seat: str, card: str, *, other: str = "c64 c61") -> Scene:
    """A scene in which the player has this card and one more, and is about to choose."""
    hands = {"rome": f"{card} c63", "carthage": other} if seat == "rome" else {"rome": other, "carthage": f"{card} c63"}
    return Scene(seat, rome=hands["rome"], carthage=hands["carthage"])


def play(scene: Scene, card: str, *actions: str) -> Scene:
    seat = "rome" if scene.seat == ROME else "carthage"
    return scene.play(seat, f"play_card {card}", "play_event", *actions)


def is_offered(scene: Scene, card: str) -> bool:
    seat = "rome" if scene.seat == ROME else "carthage"
    scene.play(seat, f"play_card {card}")
    return "play_event" in scene.options()


def give(scene: Scene, seat: str, province: str) -> None:
    for place in CONTENT.spaces_of[PROVINCE.numbers[province]]:
        scene.mark(seat, SPACE.ids[place])


@rule("24.15")
@pytest.mark.parametrize(("card", "province"), [("c01", "corsica_sardinia"), ("c02", "sicilia"), ("c04", "celtiberia")])
def test_revolts_remove_markers_without_units(card: str, province: str) -> None:
    seat, enemy = ("rome", "carthage") if province == "celtiberia" else ("carthage", "rome")
    scene = event(seat, card)
    give(scene, enemy, province)
    places = [SPACE.ids[place] for place in CONTENT.spaces_of[PROVINCE.numbers[province]]]
    scene.army(enemy, places[0], 1)
    play(scene, card)
    for name in places:
        kept = name == places[0] or CONTENT.kind[space(name)] == 1
        assert (scene.marker(name) >= 0) is kept
    mine = event(seat, card)
    give(mine, seat, province)
    assert not is_offered(mine, card)


@rule("24.15")
def test_c03_numidia_revolts_in_one_province() -> None:
    scene = play(event("rome", "c03"), "c03", "revolt_in western_numidia")
    assert scene.marker("icosium") == -1
    assert scene.marker("cirta") == CARTHAGE


@rule("2.16")
def test_c05_native_guide_helps_on_passes() -> None:
    scene = event("carthage", "c05", other="")
    scene.army("carthage", "allobroges", 4, "hannibal")
    assert not is_offered(scene, "c05")
    scene.play("carthage", "move_general", "take_units 4", "march_to taurini").roll(4)
    assert scene.units("carthage", "taurini") == 4  # 4 − 3 = 1


def in_battle(card: str, seat: str, *, space_of_battle: str = "arpi", start: str = "cannae") -> Scene:
    """Rome attacks; the card is in the hand of `seat`."""
    scene = Scene("rome", rome="c33" + (f" {card}" if seat == "rome" else ""), carthage=card if seat != "rome" else "")
    scene.mark("carthage", "terventum")
    scene.army("rome", start, 6, "marcellus consul")
    scene.army("carthage", space_of_battle, 5, "hasdrubal", elephants=2)
    scene.ready("rome", "c33", "marcellus", 6).play("rome", f"march_to {space_of_battle}").decline()
    return scene


def deal_all(scene: Scene) -> Scene:
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    return scene


@rule("24.9", "2.12")
def test_c06_the_cavalry_is_a_double_envelopment() -> None:
    scene = deal_all(in_battle("c06", "carthage").play("carthage", "no_charge"))
    scene.pos.battle_hand = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    scene.play("rome", "attack_with double_envelopment")
    assert "play_counter c06" in scene.options()
    scene.play("carthage", "play_counter c06")
    assert scene.asked() == "ask-initiative"


@rule("21.2", "2.13", "2.12")
@pytest.mark.parametrize("card", ["c07", "c08"])
def test_hostile_tribes_as_counter_and_as_event(card: str) -> None:
    scene = Scene("carthage", carthage="c62 c63", rome=card)
    scene.army("carthage", "narbo", 2, "hasdrubal")
    scene.ready("carthage", "c62", "hasdrubal", 2).play("carthage", "march_to tolosa")
    scene.play("rome", f"play_counter {card}").roll(7 - 1)  # 6 in the column of 5: both units
    assert scene.units("carthage", "tolosa") == 0
    assert scene.place_of("hasdrubal") == "tolosa"
    own = event("rome", card)
    own.army("carthage", "tolosa", 4)
    play(own, card, "strike tolosa").roll(2)
    assert own.units("carthage", "tolosa") == 3


@rule("24.1", "2.14")
def test_c09_macedon_joins_and_leaves() -> None:
    scene = play(event("carthage", "c09", other="c64 c61"), "c09").nature("lose_card c64")
    assert scene.pos.macedon_allied
    assert scene.pos.removed[CARD.numbers["c09"]]
    assert scene.pos.discard[MACEDON_PEACE]
    assert scene.pos.reshuffle_due  # the Truce was discarded
    assert naval_modifier(scene.pos, GENERAL.numbers["hasdrubal"], 5, space("gades"), space("malaca")) == -4
    peace = event("rome", "c09b", other="c60 c61")
    peace.pos.removed[MACEDON_PEACE] = 0
    peace.pos.macedon_allied = True
    play(peace, "c09b").nature("lose_card c60")
    assert not peace.pos.macedon_allied
    assert peace.pos.removed[MACEDON_PEACE]
    assert not is_offered(event("rome", "c09b"), "c09b")


@rule("24.16", "24.12")
def test_c10_macedonians_land_in_a_port() -> None:
    assert not is_offered(event("carthage", "c10"), "c10")
    scene = event("carthage", "c10")
    scene.pos.macedon_allied = True
    scene.play("carthage", "play_card c10", "play_event")
    assert scene.targets("place_units") == {
        "icosium", "saldae", "hippo_regius", "utica", "tacapae", "hadrumetum", "carthage_city"
    }  # fmt: skip
    scene.play("carthage", "place_units utica")
    assert scene.units("carthage", "utica") == 2


@rule("24.16")
def test_c11_balearic_slingers() -> None:
    assert not is_offered(event("rome", "c11"), "c11")
    scene = play(event("carthage", "c11"), "c11", "place_units gades")
    assert scene.units("carthage", "gades") == 1


@rule("17.1", "24.16")
def test_c12_elephants_arrive_in_carthage() -> None:
    scene = event("carthage", "c12")
    scene.army("carthage", "saguntum", 5, "hannibal", elephants=3)
    play(scene, "c12")
    assert (scene.units("carthage", "carthage_city"), scene.elephants("carthage_city")) == (2, 1)
    besieged = event("carthage", "c12")
    besieged.army("rome", "carthage_city", 3)
    besieged.pos.siege[space("carthage_city")] = 1
    assert not is_offered(besieged, "c12")


@rule("24.16")
@pytest.mark.parametrize(
    ("seat", "card", "where", "elsewhere", "general"),
    [
        ("carthage", "c13", "heraclea", "cannae", "mago"),
        ("carthage", "c14", "boii", "cannae", "mago"),
        ("carthage", "c15", "corduba", "tarraco", "mago"),
        ("carthage", "c16", "tolosa", "pisae", "mago"),
        ("rome", "c44", "cannae", "enna", "varro"),
        ("rome", "c45", "cannae", "enna", "varro"),
        ("rome", "c46", "cannae", "enna", "varro"),
        ("rome", "c47", "cannae", "enna", "varro"),
        ("rome", "c48", "cannae", "enna", "varro"),
    ],
)
def test_recruits_join_a_general(seat: str, card: str, where: str, elsewhere: str, general: str) -> None:
    scene = event(seat, card)
    scene.army(seat, where, 1, general)
    play(scene, card)
    assert scene.units(seat, where) == 3
    far = event(seat, card)
    far.army(seat, elsewhere, 1, general)
    assert not is_offered(far, card)


@rule("24.12")
@pytest.mark.parametrize(
    ("card", "province"),
    [("c44", "apulia"), ("c45", "etruria"), ("c46", "samnium"), ("c47", "lucania"), ("c48", "campania")],
)
def test_auxiliaries_need_their_province(card: str, province: str) -> None:
    scene = event("rome", card)
    scene.army("rome", "rome_city", 5, "varro consul")
    give(scene, "carthage", province)
    assert not is_offered(scene, card)


@rule("20.9")
@pytest.mark.parametrize(
    ("card", "where", "left"), [("c17", "capua", 1), ("c49", "tarentum", 0), ("c53", "aquitani", 0)]
)
def test_relief_removes_points(card: str, where: str, left: int) -> None:
    scene = event("rome", card)
    scene.army("carthage", where, 3)
    scene.pos.siege[space(where)] = 2
    play(scene, card)
    assert scene.siege(where) == left
    inland = event("rome", "c49")
    inland.army("carthage", "capua", 3)
    inland.pos.siege[space("capua")] = 2
    assert not is_offered(inland, "c49")


@rule("24.20", "2.16", "24.2r1")
def test_c18_a_traitor_opens_tarentum() -> None:
    for truce in (False, True):
        scene = event("carthage", "c18", other="")
        scene.pos.truce = truce
        scene.army("carthage", "tarentum", 3, "mago")
        scene.army("rome", "tarentum", 2, "varro", inside=True)
        scene.play("carthage", "play_card c18", "move_general", "take_units 3", "stop")
        assert ("bribe" in scene.options()) is not truce
        if not truce:
            scene.play("carthage", "bribe")
            assert (scene.marker("tarentum"), scene.inside("tarentum")) == (CARTHAGE, 0)
            assert scene.place_of("varro") == "pool"


@rule("24.11", "24.11r1")
def test_c19_the_senate_dismisses_a_proconsul() -> None:
    scene = event("carthage", "c19")
    scene.army("rome", "enna", 5, "varro proconsul")
    scene.play("carthage", "play_card c19", "play_event")
    assert "fabius" not in scene.targets("replace_by")
    assert "scipio_africanus" not in scene.targets("replace_by")
    scene.play("carthage", "replace_by marcellus")
    assert (scene.place_of("varro"), scene.place_of("marcellus")) == ("pool", "enna")
    assert scene.pos.office[GENERAL.numbers["marcellus"]] == 2


@rule("24.8", "14.8")
def test_c20_a_spy_shows_half_of_the_cards() -> None:
    scene = in_battle("c20", "rome").play("rome", "play_counter c20").play("carthage", "no_charge")
    deal_all(scene)
    size = scene.pos.battle_hand_size(CARTHAGE)
    while scene.asked() == "show-card":
        scene.nature(scene.options()[0])
    assert sum(scene.pos.battle_open[6:]) == size // 2


@rule("24.13")
def test_c21_mercenaries_desert() -> None:
    scene = event("rome", "c21")
    scene.army("carthage", "capua", 4)
    scene.army("carthage", "saguntum", 9, "hannibal")
    scene.army("carthage", "zama", 9, "hanno")
    play(scene, "c21").roll(6)  # Capua is a Roman city: attrition, column 4
    scene.roll(2)  # Hanno holds his men
    assert scene.units("carthage", "capua") == 2
    assert scene.units("carthage", "saguntum") == scene.units("carthage", "zama") == 9


@rule("24.12")
def test_c22_mutines_in_sicily() -> None:
    scene = event("carthage", "c22")
    scene.army("rome", "enna", 1)
    scene.play("carthage", "play_card c22", "play_event")
    assert scene.targets("place_units") == {"lilybaeum", "panormus", "agrigentum"}
    scene.play("carthage", "place_units panormus")
    assert (scene.units("carthage", "panormus"), scene.marker("panormus")) == (1, CARTHAGE)


@rule("24.15")
def test_c23_and_c24_numidian_markers() -> None:
    scene = play(event("rome", "c23"), "c23", "side_with cirta", "side_with sitilis")
    assert "done" in scene.options()
    scene.play("rome", "side_with thevestis")
    assert [scene.marker(name) for name in ("cirta", "sitilis", "thevestis")] == [ROME] * 3
    other = event("carthage", "c24")
    give(other, "rome", "western_numidia")
    play(other, "c24", "side_with icosium", "done")
    assert other.marker("icosium") == CARTHAGE


@rule("24.17", "24.18")
def test_c25_capua_needs_three_italian_provinces() -> None:
    scene = event("carthage", "c25")
    assert not is_offered(scene, "c25")
    scene = event("carthage", "c25")
    for province in ("lucania", "apulia", "samnium"):
        give(scene, "carthage", province)
    scene.army("rome", "capua", 2)
    play(scene, "c25")
    assert scene.marker("capua") == CARTHAGE
    assert scene.pos.removed[CARD.numbers["c25"]]


@rule("24.18", "13.5")
def test_c26_syracuse_sides_with_carthage() -> None:
    scene = play(event("carthage", "c26"), "c26")
    assert scene.marker("syracuse_city") == CARTHAGE
    assert naval_modifier(scene.pos, GENERAL.numbers["hasdrubal"], 5, space("gades"), space("malaca")) == -4


@rule("24.15")
def test_c27_two_italian_markers() -> None:
    assert not is_offered(event("carthage", "c27"), "c27")
    scene = event("carthage", "c27")
    scene.army("carthage", "boii", 5, "hannibal")
    play(scene, "c27", "side_with pisae", "side_with cosa")
    assert scene.marker("pisae") == scene.marker("cosa") == CARTHAGE


@rule("2.16")
def test_c28_hannibal_charms_italy() -> None:
    scene = event("carthage", "c28", other="")
    scene.army("carthage", "arpi", 6, "hannibal")
    scene.play("carthage", "play_card c28", "move_general", "take_units 6", "charm", "march_to terventum")
    assert scene.marker("arpi") == scene.marker("terventum") == -1
    assert scene.args()[2] == 2


@rule("24.4", "13.5")
def test_c29_a_naval_victory_binds_roman_ships() -> None:
    scene = event("carthage", "c29", other="c01 c33")
    scene.army("rome", "lilybaeum", 5, "t_longus consul")
    play(scene, "c29")
    assert scene.pos.naval_victory
    scene.play("rome", "play_card c01", "move_general", "take_units 5")
    assert scene.targets("sail_to") == set()


@rule("24.5")
def test_c30_the_siege_train() -> None:
    scene = event("carthage", "c30")
    scene.army("carthage", "capua", 5, "hannibal")
    play(scene, "c30")
    scene.question()
    assert scene.pos.train == space("capua")


@rule("14.4", "2.13r1")
def test_c31_and_c32_allies_desert() -> None:
    pos = Scene("rome").pos
    assert allies_of(pos, CARTHAGE, space("corduba"), False, False) == 3
    assert allies_of(pos, CARTHAGE, space("corduba"), True, False) == 0
    assert allies_of(pos, CARTHAGE, space("zama"), False, False) == 6
    assert allies_of(pos, CARTHAGE, space("zama"), False, True) == 2
    scene = in_battle("c31", "rome", space_of_battle="toletum", start="segovia")
    scene.play("rome", "play_counter c31").play("carthage", "no_charge")
    scene.question()
    assert scene.pos.stack[-1].carthage_due == 8  # type: ignore[attr-defined]
    african = in_battle("c32", "rome", space_of_battle="zama", start="thevestis")
    african.play("rome", "play_counter c32").play("carthage", "no_charge")
    african.question()
    assert african.pos.stack[-1].carthage_due == 10  # type: ignore[attr-defined]
    assert not is_offered(event("rome", "c31"), "c31")


@rule("9.1", "9.2", "9.5", "13.2")
@pytest.mark.parametrize(("card", "generals"), [("c33", 3), ("c34", 3), ("c37", 2), ("c38", 2), ("c39", 2), ("c40", 2)])
def test_campaigns_move_several_generals(card: str, generals: int) -> None:
    scene = event("rome", card, other="")
    scene.army("rome", "capua", 5, "marcellus consul")
    scene.army("rome", "lilybaeum", 8, "varro consul")
    scene.army("rome", "pisae", 3, "fabius proconsul")
    scene.army("rome", "cosa", 3, "scipio_africanus proconsul")
    scene.play("rome", f"play_card {card}", "play_event")
    for number, name in enumerate(("marcellus", "varro", "fabius")[:generals]):
        assert scene.args() == [generals - number]
        scene.play("rome", f"activate {name}", *(["take_units 8"] if name == "varro" else []))
        if scene.asked() == "ask-units":
            scene.play("rome", scene.options()[-1])
        if name == "varro":
            scene.play("rome", "sail_to croton")
        scene.play("rome", "stop")
    assert scene.asked() != "ask-campaign"
    assert scene.units("rome", "croton") == 8


@rule("24.15")
@pytest.mark.parametrize("card", ["c35", "c36"])
def test_diplomacy_converts_one_marker(card: str) -> None:
    scene = event("rome", card)
    scene.army("carthage", "corduba", 1)
    scene.play("rome", f"play_card {card}", "play_event")
    assert "corduba" not in scene.targets("side_with")
    assert "gades" not in scene.targets("side_with")
    scene.play("rome", "side_with acci")
    assert scene.marker("acci") == ROME


@rule("24.6", "24.6r1")
def test_c41_bad_weather() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="c41")
    scene.army("rome", "capua", 5, "marcellus consul")
    scene.ready("rome", "c62", "marcellus", 5).play("rome", "march_to beneventum", "march_to cannae")
    scene.play("rome", "march_to arpi").play("carthage", "play_counter c41")
    assert scene.place_of("marcellus") == "cannae"
    assert scene.asked() == "ask-card"
    voyage = Scene("rome", rome="c01 c63", carthage="c41")
    voyage.army("rome", "lilybaeum", 5, "marcellus consul")
    voyage.ready("rome", "c01", "marcellus", 5).play("rome", "sail_to croton").play("carthage", "play_counter c41")
    assert voyage.place_of("marcellus") == "lilybaeum"
    strait = Scene("rome", rome="c62 c63", carthage="c41")
    strait.army("rome", "bruttium", 5, "marcellus consul")
    strait.ready("rome", "c62", "marcellus", 5).play("rome", "march_to rhegium", "march_to messana")
    strait.play("carthage", "play_counter c41")
    assert strait.place_of("marcellus") == "rhegium"
    alps = Scene("carthage", carthage="c62 c63", rome="c41")
    alps.army("carthage", "allobroges", 5, "hannibal")
    alps.ready("carthage", "c62", "hannibal", 5).play("carthage", "march_to taurini")
    assert alps.asked() == "roll-attrition"  # the first step over a pass is safe


@rule("17.5")
def test_c42_elephant_fright() -> None:
    scene = in_battle("c42", "rome").pass_windows().play("carthage", "charge").play("rome", "play_counter c42")
    scene.question()
    assert scene.pos.stack[-1].rome_due == 11  # type: ignore[attr-defined]
    # 3 for Hasdrubal and 5 CUs, without allies: minus two
    assert scene.pos.stack[-1].carthage_due == 3 + 5 - 2  # type: ignore[attr-defined]


@rule("24.17", "24.16")
def test_c43_slave_legions() -> None:
    assert not is_offered(event("rome", "c43"), "c43")
    scene = event("rome", "c43")
    for province in ("lucania", "apulia", "samnium"):
        give(scene, "carthage", province)
    play(scene, "c43")
    assert scene.units("rome", "rome_city") == 4


@rule("24.19", "13.4")
def test_c50_adriatic_pirates() -> None:
    for units, rolls in ((3, False), (4, True)):
        scene = event("carthage", "c50", other="")
        scene.army("carthage", "carthage_city", units, "hasdrubal")
        scene.play("carthage", "play_card c50", "move_general", f"take_units {units}", "sail_to croton")
        assert (scene.asked() == "roll-naval") is rolls


@rule("24.14")
def test_c51_and_c52_strike_armies() -> None:
    scene = event("rome", "c51")
    scene.army("carthage", "arpi", 4)
    assert not is_offered(scene, "c51")  # CUs alone are not an army
    scene = event("rome", "c51")
    scene.army("carthage", "arpi", 4, "mago")
    play(scene, "c51").roll(6)
    assert scene.units("carthage", "arpi") == 2
    siege = event("rome", "c52")
    siege.army("carthage", "capua", 3, "mago")
    siege.pos.siege[space("capua")] = 1
    play(siege, "c52").roll(6)  # 6 + 1 = 7: two of three
    assert siege.units("carthage", "capua") == 1
    assert not is_offered(event("rome", "c52"), "c52")


@rule("20.6", "2.16")
def test_c54_treachery_rolls_twice() -> None:
    scene = event("rome", "c54", other="")
    scene.army("rome", "gades", 5, "marcellus consul")
    scene.play("rome", "play_card c54", "move_general", "take_units 5", "stop", "besiege").roll(4, 4)
    assert scene.siege("gades") == 2


@rule("24.10")
def test_c55_a_messenger_is_intercepted() -> None:
    scene = play(event("rome", "c55", other="c60 c59"), "c55").nature("steal_card c60")
    scene.question()
    assert scene.pos.holds(ROME, CARD.numbers["c60"])
    assert scene.pos.known[CARD.numbers["c60"]]
    assert scene.question().seat == CARTHAGE  # type: ignore[union-attr]
    variant = event("rome", "c55", other="c60 c59")
    variant.pos.messenger_variant = True
    play(variant, "c55").nature("steal_card c60").play("carthage", "demand_play")
    assert variant.question().seat == ROME  # type: ignore[union-attr]


@rule("24.15")
def test_c56_grain_shortage() -> None:
    assert not is_offered(event("carthage", "c56"), "c56")
    scene = event("carthage", "c56")
    give(scene, "carthage", "sicilia")
    play(scene, "c56", "remove_pc pisae", "remove_pc cosa", "remove_pc arpi")
    assert [scene.marker(name) for name in ("pisae", "cosa", "arpi")] == [-1] * 3


@rule("24.3", "2.3r1")
def test_c57_and_c58_counsels() -> None:
    scene = play(event("rome", "c57", other="c01 c02"), "c57")
    scene.army("carthage", "carthage_city", 5, "hasdrubal")
    scene.play("carthage", "play_card c01", "move_general", "take_units 5")
    assert "utica" in scene.targets("sail_to")
    assert "gades" not in scene.targets("sail_to")
    shuffle(scene.pos)
    assert scene.pos.hanno_counsels == 2
    assert scene.pos.deck[HANNO_COUNSELS]
    roman = play(event("carthage", "c58", other="c01 c02"), "c58")
    roman.army("rome", "lilybaeum", 5, "varro consul")
    roman.play("rome", "play_card c01", "move_general", "take_units 5")
    assert "utica" not in roman.targets("sail_to")


@rule("24.8")
def test_c59_an_ally_deserts() -> None:
    scene = deal_all(in_battle("c59", "carthage").pass_windows().play("carthage", "no_charge"))
    scene.pos.battle_hand = [2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    scene.play("rome", "attack_with frontal_assault").play("carthage", "play_counter c59")
    scene.nature("steal_battle_card frontal_assault").play("carthage", "match")
    assert scene.asked() == "ask-counterattack"


@rule("24.7")
def test_c60_storms_at_sea() -> None:
    scene = Scene("rome", rome="c01 c63", carthage="c60")
    scene.army("rome", "lilybaeum", 1, "t_longus consul")
    scene.ready("rome", "c01", "t_longus", 1).play("rome", "sail_to croton").play("carthage", "play_counter c60")
    scene.roll(4)  # 4 + 2 = 6: the only unit is lost, the general is back in port
    assert scene.place_of("t_longus") == "lilybaeum"
    assert scene.asked() == "ask-card"


@rule("2.17", "2.17r1", "20.6", "23.7")
@pytest.mark.parametrize(
    ("card", "generals"), [("c61", {"hannibal"}), ("c62", {"hannibal", "mago"}), ("c63", {"hannibal", "mago", "hanno"})]
)
def test_force_marches(card: str, generals: set[str]) -> None:
    scene = Scene("carthage", carthage=f"{card} c01", rome="")
    scene.army("carthage", "saguntum", 8, "hannibal", "mago")
    scene.army("carthage", "carthage_city", 4, "hanno")
    scene.play("carthage", f"play_card {card}", "play_event")
    if len(generals) > 1:
        assert scene.targets("activate") == generals
        scene.play("carthage", "activate hannibal")
    scene.play("carthage", "enough_generals", "take_units 5")
    assert scene.args()[2] == 6
    assert bool(scene.targets("sail_to")) is (card == "c63")


@rule("23.7", "20.6")
def test_africanus_rolls_twice_with_a_force_march() -> None:
    scene = Scene("rome", rome="c61 c63", carthage="")
    scene.army("rome", "gades", 5, "scipio_africanus proconsul")
    scene.play("rome", "play_card c61", "play_event", "take_units 5", "stop", "besiege").roll(4, 5)
    assert scene.siege("gades") == 2


@rule("24.2", "2.3", "24.2r2")
def test_c64_the_truce() -> None:
    scene = play(event("rome", "c64", other="c62 c61"), "c64")
    assert scene.pos.truce
    assert scene.pos.reshuffle_due
    scene.army("carthage", "boii", 5, "hannibal")
    scene.army("rome", "pisae", 5, "varro consul")
    scene.play("carthage", "play_card c62", "move_general", "take_units 5")
    assert "pisae" not in scene.targets("march_to")
    assert "mutina" in scene.targets("march_to")


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_every_card_says_what_it_does(lang: str) -> None:
    texts = load_texts(GAME, lang, missing=strictly)
    assert all(texts.text(f"card-help-{card}").endswith(".") for card in CARD.ids)
