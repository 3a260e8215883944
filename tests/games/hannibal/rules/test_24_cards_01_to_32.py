"""24  The events of the strategy cards up to 32, recruits and reliefs of all numbers among them."""

import pytest

from hatalom.core.numbers import numbers_of
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import CARTHAGE, MACEDON_PEACE, ROME, SPACE
from hatalom.games.hannibal.rules.battle_hands import allies_of
from hatalom.games.hannibal.rules.naval import naval_modifier
from tests.games.hannibal.cards import deal_all, event, give, in_battle, is_offered, play
from tests.games.hannibal.ids import the_card, the_general, the_province, the_space
from tests.games.hannibal.scenario import CONTENT, Scene
from tests.rules import rule


@rule("24.15")
@pytest.mark.parametrize(("card", "province"), [("c01", "corsica_sardinia"), ("c02", "sicilia"), ("c04", "celtiberia")])
def test_revolts_remove_markers_without_units(card: str, province: str) -> None:
    seat, enemy = ("rome", "carthage") if province == "celtiberia" else ("carthage", "rome")
    scene = event(seat, card)
    give(scene, enemy, province)
    places = [SPACE.ids[place] for place in CONTENT.spaces_of[the_province(province)]]
    scene.army(enemy, places[0], 1)
    play(scene, card)
    for name in places:
        kept = name == places[0] or CONTENT.kind[the_space(name)] == 1
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


@rule("24.9", "2.12")
def test_c06_the_cavalry_is_a_double_envelopment() -> None:
    scene = deal_all(in_battle("c06", "carthage").play("carthage", "no_charge"))
    scene.pos.battle_hand = numbers_of([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
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
    assert scene.pos.removed[the_card("c09")]
    assert scene.pos.discard[MACEDON_PEACE]
    assert scene.pos.reshuffle_due  # the Truce was discarded
    assert naval_modifier(scene.pos, the_general("hasdrubal"), 5, the_space("gades"), the_space("malaca")) == -4
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
    besieged.pos.siege[the_space("carthage_city")] = 1
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
    scene.pos.siege[the_space(where)] = 2
    play(scene, card)
    assert scene.siege(where) == left
    inland = event("rome", "c49")
    inland.army("carthage", "capua", 3)
    inland.pos.siege[the_space("capua")] = 2
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
    assert scene.pos.office[the_general("marcellus")] == 2


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
    assert scene.pos.removed[the_card("c25")]


@rule("24.18", "13.5")
def test_c26_syracuse_sides_with_carthage() -> None:
    scene = play(event("carthage", "c26"), "c26")
    assert scene.marker("syracuse_city") == CARTHAGE
    assert naval_modifier(scene.pos, the_general("hasdrubal"), 5, the_space("gades"), the_space("malaca")) == -4


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
    assert scene.pos.train == the_space("capua")


@rule("14.4", "2.13r1")
def test_c31_and_c32_allies_desert() -> None:
    pos = Scene("rome").pos
    assert allies_of(pos, CARTHAGE, the_space("corduba"), False, False) == 3
    assert allies_of(pos, CARTHAGE, the_space("corduba"), True, False) == 0
    assert allies_of(pos, CARTHAGE, the_space("zama"), False, False) == 6
    assert allies_of(pos, CARTHAGE, the_space("zama"), False, True) == 2
    scene = in_battle("c31", "rome", space_of_battle="toletum", start="segovia")
    scene.play("rome", "play_counter c31").play("carthage", "no_charge")
    scene.question()
    assert scene.pos.stack[-1].due[CARTHAGE] == 8  # type: ignore[attr-defined]
    african = in_battle("c32", "rome", space_of_battle="zama", start="thevestis")
    african.play("rome", "play_counter c32").play("carthage", "no_charge")
    african.question()
    assert african.pos.stack[-1].due[CARTHAGE] == 10  # type: ignore[attr-defined]
    assert not is_offered(event("rome", "c31"), "c31")


@rule("14.2", "14.4")
@pytest.mark.parametrize(("card", "space", "start"), [("c31", "toletum", "segovia"), ("c32", "zama", "thevestis")])
def test_the_parts_of_a_hand_add_up_to_the_cards_dealt_also_without_the_deserters(
    card: str, space: str, start: str
) -> None:
    scene = in_battle(card, "rome", space_of_battle=space, start=start)
    scene.play("rome", f"play_counter {card}").play("carthage", "no_charge")
    deal_all(scene).pass_windows()
    battle = GAME.view(scene.pos, ROME).battle
    assert battle is not None
    assert battle.rome.declared == [card]
    assert sum(battle.carthage.parts) == battle.carthage.hand_size
