"""24  What the events of the strategy cards leave alone, and how long they last."""

import pytest

from hatalom.core.numbers import numbers_of
from hatalom.games.hannibal.names import BATTLE_CARDS, CARD, CARTHAGE, NOBODY, ROME
from hatalom.games.hannibal.rules.sieges import siege_modifier
from tests.games.hannibal.cards import deal_all, event, give, in_battle, is_offered, play
from tests.games.hannibal.ids import the_card, the_general, the_space
from tests.games.hannibal.scenario import CONTENT, Scene
from tests.rules import rule

ROMAN = {"c21", "c23", "c42", "c43", "c44", "c45", "c46", "c47", "c48", "c57", "c09b"}
PUNIC = {"c06", "c09", "c10", "c12", "c13", "c14", "c16", "c22", "c24", "c25", "c26", "c27", "c28", "c29", "c30", "c50"}
PUNIC |= {"c56", "c58"}


@rule("2.7")
@pytest.mark.parametrize("card", CARD.ids)
def test_only_its_side_may_use_an_event(card: str) -> None:
    for seat in ("rome", "carthage"):
        other = ROMAN if seat == "carthage" else PUNIC
        if card in other:
            scene = event(seat, card)
            scene.pos.macedon_allied = card in ("c10", "c09b")
            assert not is_offered(scene, card)
    owner = CONTENT.owner[the_card(card)]
    assert owner == (ROME if card in ROMAN else CARTHAGE if card in PUNIC else 2)


@rule("24.9")
def test_c06_the_cavalry_attacks_after_the_last_card_and_costs_no_initiative() -> None:
    scene = Scene("carthage", carthage="c62 c06", rome="")
    scene.army("carthage", "arpi", 6, "hasdrubal")
    scene.army("rome", "cannae", 5, "marcellus consul")
    scene.ready("carthage", "c62", "hasdrubal", 6).play("carthage", "march_to cannae").decline()
    deal_all(scene)
    scene.pos.battle_hand = numbers_of([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0])
    assert set(scene.options()) == {"play_counter c06", "concede"}
    scene.play("carthage", "play_counter c06").play("rome", "match")
    assert scene.asked() == "ask-counterattack"  # for a roll, not for nothing


@rule("24.8")
def test_c20_what_the_spy_has_seen_lies_open_and_may_be_taken() -> None:
    scene = in_battle("c20", "rome")
    scene.hold("rome", "c59")
    scene.play("rome", "play_counter c20").pass_windows().play("carthage", "no_charge")
    deal_all(scene)
    while scene.asked() == "show-card":
        scene.nature(scene.options()[0])
    size = scene.pos.battle_hand_size(ROME)
    scene.play("rome", "play_counter c59")
    card = scene.options()[0]
    assert card.startswith("take_open_card")
    scene.play("rome", card)
    assert scene.pos.battle_hand_size(ROME) == size + 1


@rule("24.18")
@pytest.mark.parametrize(("card", "city"), [("c25", "capua"), ("c26", "syracuse_city")])
def test_c25_and_c26_the_garrison_falls_with_the_city_but_not_those_outside(card: str, city: str) -> None:
    inside = event("carthage", card)
    for province in ("lucania", "apulia", "samnium"):
        give(inside, "carthage", province)
    inside.army("rome", city, 2, "varro proconsul", inside=True)
    inside.army("carthage", city, 3)
    inside.pos.siege[the_space(city)] = 2
    play(inside, card)
    assert (inside.marker(city), inside.siege(city)) == (CARTHAGE, 0)
    assert (inside.inside(city), inside.place_of("varro")) == (0, "pool")
    assert inside.units("carthage", city) == 3
    outside = event("carthage", card)
    for province in ("lucania", "apulia", "samnium"):
        give(outside, "carthage", province)
    outside.army("rome", city, 4, "varro proconsul")
    play(outside, card)
    assert (outside.marker(city), outside.units("rome", city), outside.place_of("varro")) == (CARTHAGE, 4, city)


@rule("24.4")
def test_c29_the_naval_victory_leaves_campaigns_their_ships_and_ends_with_the_turn() -> None:
    scene = event("carthage", "c29", other="c33 c01")
    scene.army("rome", "lilybaeum", 5, "t_longus consul")
    play(scene, "c29").play("rome", "play_card c33", "play_event", "activate t_longus", "take_units 5")
    assert "croton" in scene.targets("sail_to")
    over = Scene("rome", rome="", carthage="")
    over.pos.naval_victory = True
    over.pos.pop()
    over.question()  # both hands are empty: the turn ends
    assert not over.pos.naval_victory


@rule("24.5", "20.5")
def test_c30_the_siege_train_makes_good_what_carthage_lacks() -> None:
    pos = Scene("carthage").pos
    hannibal = the_general("hannibal")
    assert siege_modifier(pos, CARTHAGE, the_space("capua"), hannibal, False) == -1
    pos.train = the_space("capua")
    assert siege_modifier(pos, CARTHAGE, the_space("capua"), hannibal, False) == 0


def with_train(start: str, units: int, *, card: str = "c01") -> Scene:
    """Hannibal is about to march with the siege train."""
    scene = Scene("carthage", carthage=f"{card} c63", rome="")
    scene.army("carthage", start, units, "hannibal")
    scene.pos.train = the_space(start)
    scene.ready("carthage", card, "hannibal", min(units, 10))
    return scene.play("carthage", "take_train")


@rule("24.5")
def test_c30_the_siege_train_goes_with_ten_units_but_not_by_sea_nor_over_the_alps() -> None:
    scene = with_train("arpi", 12).play("carthage", "march_to cannae")
    assert scene.units("carthage", "cannae") == 10
    assert scene.pos.train == the_space("cannae")
    port = with_train("utica", 3)
    assert port.targets("sail_to") == set()
    assert "taurini" not in with_train("allobroges", 3).targets("march_to")


def fought_with_train() -> Scene:
    """Hannibal and his siege train have attacked from Arpi; both sides have one card."""
    scene = Scene("carthage", carthage="c62 c63", rome="")
    scene.mark("carthage", "arpi")
    scene.army("carthage", "arpi", 6, "hannibal")
    scene.army("rome", "cannae", 5)
    scene.pos.train = the_space("arpi")
    scene.ready("carthage", "c62", "hannibal", 6).play("carthage", "take_train", "march_to cannae").decline()
    deal_all(scene)
    scene.pos.battle_hand = numbers_of([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
    return scene


@rule("24.5")
def test_c30_the_siege_train_is_lost_in_a_retreat_but_not_in_a_withdrawal() -> None:
    away = fought_with_train().play("carthage", "withdraw").roll(1)
    assert away.place_of("hannibal") == "arpi"
    assert away.pos.train == the_space("arpi")
    beaten = fought_with_train().play("carthage", "attack_with frontal_assault").play("rome", "match")
    beaten.play("carthage", "concede").roll(1, 1)
    assert beaten.place_of("hannibal") == "arpi"
    assert beaten.pos.train == NOBODY


@rule("24.2")
def test_c64_no_interception_and_no_conversion_in_a_truce() -> None:
    scene = Scene("rome", rome="c01 c62", carthage="")
    scene.pos.truce = True
    scene.army("carthage", "terventum", 5, "hannibal")
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.army("rome", "acci", 2)
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to arpi")
    assert scene.asked() == "ask-march"
    scene.play("rome", "stop").play("rome", "play_card c01", "place_pcs")
    assert scene.targets("convert_pc") == set()


@rule("24.2")
@pytest.mark.parametrize(("card", "ends"), [("c35", True), ("c11", True), ("c61", False), ("c37", False)])
def test_c64_an_event_ends_the_truce_unless_it_only_moves_armies(card: str, ends: bool) -> None:
    scene = event("carthage", card)
    scene.pos.truce = True
    scene.army("carthage", "saguntum", 5, "hannibal")
    play(scene, card)
    for _ in range(4):
        question = scene.question()
        if question is not None and question.seat == CARTHAGE and scene.asked() != "ask-card":
            scene.play("carthage", "stop" if "stop" in scene.options() else scene.options()[-1])
    assert scene.pos.truce is not ends


@rule("24.2")
def test_c64_carthage_sails_without_a_roll_in_a_truce() -> None:
    scene = Scene("carthage", carthage="c01 c63", rome="")
    scene.pos.truce = True
    scene.army("carthage", "carthage_city", 3, "hasdrubal")
    scene.ready("carthage", "c01", "hasdrubal", 3).play("carthage", "sail_to gades")
    assert scene.asked() != "roll-naval"
    assert scene.units("carthage", "gades") == 3


@rule("24.3")
def test_c57_a_general_alone_may_leave_africa() -> None:
    scene = Scene("carthage", carthage="c01 c63", rome="")
    scene.pos.hanno_counsels = 1
    scene.army("carthage", "carthage_city", 3, "hasdrubal")
    scene.ready("carthage", "c01", "hasdrubal", 0)
    assert "gades" in scene.targets("sail_to")


@rule("24.10")
def test_c55_the_taker_plays_one_more_card() -> None:
    scene = play(event("rome", "c55", other="c60 c59"), "c55").nature("steal_card c60")
    scene.question()
    assert (scene.pos.hand_size(ROME), scene.pos.hand_size(CARTHAGE)) == (2, 1)
    assert not scene.pos.known[len(CARD.ids) + the_card("c60")]


@rule("24.13")
def test_c21_a_force_in_its_own_city_is_spared_and_a_failed_roll_costs() -> None:
    scene = event("rome", "c21")
    scene.army("carthage", "zama", 9, "hanno")
    play(scene, "c21").roll(3, 6)  # above Hanno's 2: attrition, column 7 to 9
    assert scene.units("carthage", "zama") < 9


@rule("24.11")
def test_c19_africanus_is_not_dismissed() -> None:
    scene = event("carthage", "c19")
    scene.army("rome", "tarraco", 5, "scipio_africanus proconsul")
    assert not is_offered(scene, "c19")


@rule("2.16")
def test_c05_a_slow_general_finds_no_guide() -> None:
    scene = Scene("carthage", carthage="c05 c63", rome="")
    scene.army("carthage", "allobroges", 4, "hanno")
    scene.play("carthage", "play_card c05")
    assert "activate hanno" not in scene.options()


@rule("24.15")
def test_c56_and_c27_leave_cities_and_garrisoned_markers() -> None:
    scene = event("carthage", "c56")
    give(scene, "carthage", "sicilia")
    scene.play("carthage", "play_card c56", "play_event")
    assert "rome_city" not in scene.targets("remove_pc")
    assert "capua" not in scene.targets("remove_pc")
    italy = event("carthage", "c27")
    italy.army("carthage", "boii", 5, "hannibal")
    italy.army("rome", "pisae", 1)
    italy.play("carthage", "play_card c27", "play_event")
    assert "pisae" not in italy.targets("side_with")
    assert "capua" not in italy.targets("side_with")
    assert "enna" not in italy.targets("side_with")


@rule("14.8")
def test_c59_before_the_first_round() -> None:
    scene = in_battle("c59", "carthage").play("carthage", "play_counter c59", "no_charge")
    deal_all(scene)
    before = scene.pos.battle_hand_size(CARTHAGE)
    assert scene.asked() == "take-card"
    scene.nature(scene.options()[0])
    scene.question()
    assert scene.pos.battle_hand_size(CARTHAGE) == before + 1
    assert sum(scene.pos.battle_open[BATTLE_CARDS:]) == 1  # both know which
