"""The arithmetic before the click: hands and odds, passes, voyages, sieges, interceptions, dice."""

import pytest

from hatalom.core.game import Forecast
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import BATTLE_CARDS, CARTHAGE, ROME
from tests.games.hannibal.scenario import Scene
from tests.rules import rule

SEATS = {"rome": ROME, "carthage": CARTHAGE}


def forecast(scene: Scene, seat: str, text: str) -> Forecast:
    scene.question()
    found = GAME.forecast(scene.pos, SEATS[seat], GAME.verbs.parse(text))
    assert found is not None
    return found


def parts(found: Forecast) -> list[tuple[str, int]]:
    return [(part.label.message.key, part.value) for part in found.parts]


def attack(units: int, enemies: int) -> Scene:
    scene = Scene("rome", rome="c33 c64", carthage="")
    scene.army("rome", "cannae", units, "marcellus consul")
    scene.army("carthage", "arpi", enemies, "hasdrubal")
    return scene.ready("rome", "c33", "marcellus", units)


@rule("14.2", "14.4")
def test_a_battle_names_both_hands_and_the_odds() -> None:
    found = forecast(attack(6, 5), "rome", "march_to arpi")
    assert parts(found) == [
        ("hand-rating", 3), ("hand-units", 6), ("hand-allies", 2), ("hand-rating", -3), ("hand-units", -5)
    ]  # fmt: skip
    assert found.total == 3
    said = found.verdict.fill()
    assert (said["own"], said["theirs"]) == (11, 8)
    assert 60 < said["percent"] < 95  # type: ignore[operator]
    weak = forecast(attack(6, 12), "rome", "march_to arpi")
    assert weak.verdict.fill()["percent"] < said["percent"]  # type: ignore[operator]
    assert (found.good, weak.good) == (True, False)


def in_rounds(rome: str, carthage: str) -> Scene:
    scene = attack(6, 5).play("rome", "march_to arpi").decline().pass_windows()
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    for seat, letters in ((ROME, rome), (CARTHAGE, carthage)):
        for card in range(BATTLE_CARDS):
            scene.pos.battle_hand[BATTLE_CARDS * seat + card] = letters.count("FLRPDX"[card])
    return scene


@rule("14.10")
def test_a_battle_card_names_the_chance_that_it_cannot_be_matched() -> None:
    """47 cards are unseen, 11 frontal assaults and 4 reserves among them; the enemy has one card."""
    found = forecast(in_rounds("F", "P"), "rome", "attack_with frontal_assault")
    assert parts(found) == [("cannot-match", round(100 * (47 - 15) / 47))]
    assert found.verdict.message.key == "odds-forecast"


@rule("14.10")
def test_the_odds_do_not_tell_the_enemys_cards() -> None:
    told = [forecast(in_rounds("FLR", hand), "rome", "attack_with frontal_assault") for hand in ("FFF", "PPP")]
    assert parts(told[0]) == parts(told[1])
    assert told[0].verdict.fill() == told[1].verdict.fill()


@rule("14.11", "16.1")
def test_dice_in_battle() -> None:
    scene = in_rounds("FL", "FL")
    assert forecast(scene, "rome", "withdraw").verdict.fill() == {"percent": 50}  # Marcellus 3
    scene.play("rome", "attack_with frontal_assault").play("carthage", "match")
    assert forecast(scene, "carthage", "counterattack").verdict.fill() == {"percent": 50}  # Hasdrubal 3


@rule("10.8", "21.1")
def test_a_pass_names_its_losses() -> None:
    scene = Scene("carthage", carthage="c62 c63", rome="")
    scene.army("carthage", "allobroges", 5, "hannibal")
    scene.ready("carthage", "c62", "hannibal", 5)
    found = forecast(scene, "carthage", "march_to taurini")
    assert found.verdict.message.key == "attrition-forecast"
    assert parts(found) == []  # the Alps have no modifier
    least, most = found.verdict.fill()["least"], found.verdict.fill()["most"]
    assert 0 <= least < most <= 5  # type: ignore[operator]


@rule("13.5", "13.4")
def test_a_voyage_names_every_modifier() -> None:
    scene = Scene("carthage", carthage="c01 c63", rome="")
    scene.army("carthage", "carthage_city", 1, "mago")
    scene.pos.macedon_allied = True
    scene.ready("carthage", "c01", "mago", 1)
    named = dict(parts(forecast(scene, "carthage", "sail_to gades")))
    assert (named["naval-macedon"], named["naval-commander"], named["naval-small-force"]) == (-1, -1, -1)
    said = forecast(scene, "carthage", "sail_to gades").verdict.fill()
    assert sum(int(value) for value in said.values()) == 100


@rule("20.5")
@pytest.mark.parametrize(("points", "gains", "takes"), [(0, 67, 0), (1, 67, 17), (2, 67, 67)])
def test_a_siege_names_its_chances(points: int, gains: int, takes: int) -> None:
    """3 to 6 bring a point, 6 brings two; three are needed."""
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "gades", 5, "marcellus consul")
    scene.pos.siege[scene.pos.at[9]] = points
    scene.ready("rome", "c62", "marcellus", 5).play("rome", "stop")
    assert forecast(scene, "rome", "besiege").verdict.fill() == {"percent": gains, "take": takes}


@rule("11.3")
def test_a_step_names_the_chance_of_an_interception() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "cannae", 5, "marcellus consul")
    scene.army("carthage", "terventum", 5, "hannibal")
    scene.ready("rome", "c62", "marcellus", 5)
    found = forecast(scene, "rome", "march_to arpi")
    assert parts(found) == [("roll-to-make", 4), ("enemy-pc-modifier", -1)]  # a Roman marker lies there
    assert found.verdict.fill()["percent"] == 50


@rule("11.3", "12.1")
def test_reactions_name_their_chances() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "cannae", 6, "marcellus consul")
    scene.army("carthage", "arpi", 4, "hannibal")
    scene.mark("none", "terventum")
    scene.ready("rome", "c62", "marcellus", 6).play("rome", "march_to arpi")
    assert forecast(scene, "carthage", "avoid hannibal").verdict.fill()["percent"] == 67


@rule("14.15", "14.16")
def test_giving_up_names_what_each_face_of_the_retreat_die_takes() -> None:
    """A Double Envelopment adds two to the large die: 3, 3, 4, 5, then all five units; one round: column one."""
    scene = in_rounds("DF", "FF").play("rome", "attack_with double_envelopment")
    found = forecast(scene, "carthage", "concede")
    assert parts(found) == [("retreat-face", lost) for lost in (-3, -3, -4, -5, -5, -5)]
    assert found.verdict.fill() == {"least": 0, "most": 1, "percent": 50}
    assert not found.good
