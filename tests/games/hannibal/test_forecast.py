"""The arithmetic before the click: hands and odds, passes, voyages, sieges, interceptions, dice."""

import pytest

from hatalom.core.game import Forecast
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import BATTLE_CARDS, CARTHAGE, ROME, SPACE, SPACES
from tests.games.hannibal.ids import the_general, the_space
from tests.games.hannibal.scenario import Scene
from tests.rules import rule

SEATS = {"rome": ROME, "carthage": CARTHAGE}


def forecast(scene: Scene, seat: str, text: str) -> Forecast:
    scene.question()
    found = GAME.forecast(scene.pos, SEATS[seat], GAME.verbs.parse(text))
    assert found is not None
    return found


def plain_neighbours(scene: Scene, name: str) -> list[str]:
    return [SPACE.ids[space] for space in scene.pos.board().plain[the_space(name)]]


def parts(found: Forecast) -> list[tuple[str, float]]:
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
    """3 to 6 bring a point, 6 brings two; three are needed; 1 and 3 cost a unit."""
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "gades", 5, "marcellus consul")
    scene.pos.siege[scene.pos.at[9]] = points
    scene.ready("rome", "c62", "marcellus", 5).play("rome", "stop")
    assert forecast(scene, "rome", "besiege").verdict.fill() == {"percent": gains, "take": takes, "lose": 33}
    beside = GAME.hint(scene.pos, SEATS["rome"], GAME.verbs.parse("besiege"))
    assert beside is not None
    assert beside.fill() == {"percent": gains, "take": takes, "lose": 33}


@rule("20.6")
def test_two_rolls_of_a_siege_are_forecast_together() -> None:
    """Both miss on 1 or 2: 4 of 36. From one point it falls on 6, or on two of 3 to 5: 11 and 9 of 36."""
    scene = Scene("rome", rome="c61 c63", carthage="")
    scene.army("rome", "gades", 5, "scipio_africanus proconsul")
    scene.pos.siege[the_space("gades")] = 1
    scene.play("rome", "play_card c61", "play_event", "activate scipio_africanus", "take_units 5", "stop")
    found = forecast(scene, "rome", "besiege")
    assert ("second-roll", 2) in parts(found)
    said = found.verdict.fill()
    assert (said["percent"], said["take"]) == (round(100 * 32 / 36), round(100 * 20 / 36))


@rule("11.3")
def test_a_step_names_the_chance_of_an_interception() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "cannae", 5, "marcellus consul")
    scene.army("carthage", "terventum", 5, "hannibal")
    scene.ready("rome", "c62", "marcellus", 5)
    found = forecast(scene, "rome", "march_to arpi")
    assert parts(found) == [("roll-to-make", 4), ("enemy-pc-modifier", -1)]  # a Roman marker lies there
    assert found.verdict.fill()["percent"] == 50


@rule("11.6", "11.7")
def test_interceptions_from_two_spaces_are_taken_together() -> None:
    """Hannibal needs 3 and H. Gisgo 2 on Roman ground: one of them succeeds unless both miss."""
    scene = Scene("rome", rome="c62 c63", carthage="c05")
    scene.army("rome", "cannae", 5, "marcellus consul")
    near = [name for name in plain_neighbours(scene, "arpi") if name != "cannae"]
    scene.army("carthage", near[0], 5, "hannibal")
    scene.army("carthage", near[1], 2, "h_gisgo")
    scene.ready("rome", "c62", "marcellus", 5)
    assert forecast(scene, "rome", "march_to arpi").verdict.fill()["percent"] == round(100 * (1 - 3 / 6 * 4 / 6))
    scene.play("rome", "march_to arpi")
    together = forecast(scene, "carthage", "intercept_with_all")
    assert together.verdict.fill()["percent"] == 67
    assert together.good


def march_past(mover: str, near: list[tuple[int, list[str]]]) -> Scene:
    """The army of `mover` is about to march to Arpi, past these stacks of the other side."""
    scene = Scene(mover, rome="c62 c63" if mover == "rome" else "", carthage="" if mover == "rome" else "c62 c63")
    other = "carthage" if mover == "rome" else "rome"
    general = "marcellus consul" if mover == "rome" else "hannibal"
    scene.army(mover, "cannae", 5, general)
    scene.mark(other, "arpi")
    places = [name for name in plain_neighbours(scene, "arpi") if name != "cannae"]
    for place, (units, generals) in zip(places, near, strict=False):
        scene.army(other, place, units, *generals)
        scene.pos.commander[SPACES * SEATS[other] + the_space(place)] = the_general(generals[0].split()[0])
    return scene.ready(mover, "c62", general.split(maxsplit=1)[0], 5)


@rule("11.3")
def test_a_whole_stack_intercepts_under_its_commander() -> None:
    """Mago commands: he rolls 2 at most.  Hasdrubal under him could go alone, with 3: that is what the mover fears."""
    scene = march_past("rome", [(5, ["mago", "hasdrubal"])])
    assert forecast(scene, "rome", "march_to arpi").verdict.fill()["percent"] == 50
    scene.play("rome", "march_to arpi")
    assert forecast(scene, "carthage", "intercept_with_all").verdict.fill()["percent"] == 33


@rule("11.8", "18.1")
def test_a_general_who_cannot_leave_threatens_nobody() -> None:
    """P. Scipio is consul and keeps his 4 CUs together: Varro, who would roll 4 at most, cannot take any away."""
    scene = march_past("carthage", [(4, ["p_scipio consul", "varro proconsul"])])
    assert parts(forecast(scene, "carthage", "march_to arpi")) == [("roll-to-make", 2)]


@rule("11.7")
def test_a_space_that_has_declared_does_not_count_again() -> None:
    scene = march_past("rome", [(5, ["hannibal"]), (2, ["h_gisgo"])])
    scene.play("rome", "march_to arpi")
    assert len(parts(forecast(scene, "carthage", "intercept_with_all"))) == 2
    scene.play("carthage", "intercept hannibal", "take_units 5")
    assert len(parts(forecast(scene, "carthage", "intercept_with_all"))) == 1


@rule("11.1")
def test_a_roman_landing_names_the_chance_of_an_interception() -> None:
    scene = Scene("rome", rome="c33 c63", carthage="")
    scene.army("rome", "neapolis", 5, "marcellus consul")
    scene.mark("carthage", "malaca")
    scene.army("carthage", plain_neighbours(scene, "malaca")[0], 5, "hannibal")
    scene.ready("rome", "c33", "marcellus", 5)
    found = forecast(scene, "rome", "sail_to malaca")
    assert found.verdict.message.key == "interception-forecast"
    assert found.verdict.fill()["percent"] == 67


@rule("20.11")
def test_a_sally_names_both_hands() -> None:
    scene = Scene("rome", rome="c62 c63", carthage="")
    scene.army("rome", "capua", 2, "varro proconsul", inside=True)
    scene.army("carthage", "capua", 3, "mago")
    scene.ready("rome", "c62", "varro", 2)
    assert forecast(scene, "rome", "sally").verdict.message.key == "battle-forecast"


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
