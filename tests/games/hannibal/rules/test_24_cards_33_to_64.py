"""24  The events of the strategy cards from 33: campaigns, weather, counsels, marches, the truce."""

import pytest

from hatalom.core.numbers import numbers_of
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import CARD, CARTHAGE, HANNO_COUNSELS, ROME
from hatalom.games.hannibal.phases.turn.turn import shuffle
from hatalom.texts import load_texts
from hatalom.texts.bundle import strictly
from tests.games.hannibal.cards import deal_all, event, give, in_battle, is_offered, play
from tests.games.hannibal.ids import the_card, the_space
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


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
    assert scene.pos.stack[-1].due[ROME] == 11  # type: ignore[attr-defined]
    # 3 for Hasdrubal and 5 CUs, without allies: minus two
    assert scene.pos.stack[-1].due[CARTHAGE] == 3 + 5 - 2  # type: ignore[attr-defined]


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
    siege.pos.siege[the_space("capua")] = 1
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
    assert scene.pos.holds(ROME, the_card("c60"))
    assert scene.pos.known[the_card("c60")]
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
    scene.pos.battle_hand = numbers_of([2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
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
