"""9.3, 9.4, 20.13  In a campaign only those who marched, fought or besieged are tired; losses come out of them."""

from hatalom.games.hannibal.names import BATTLE_CARDS, CARTHAGE, ROME
from tests.games.hannibal.scenario import Scene
from tests.rules import rule


def campaign(seat: str = "rome") -> Scene:
    """Card 33 as event: three generals."""
    own, other = "c33 c63", ""
    return Scene(seat, rome=own if seat == "rome" else other, carthage=own if seat == "carthage" else other)


def begin(scene: Scene, seat: str, general: str, units: int) -> Scene:
    """The first general of the campaign sets out."""
    scene.play(seat, "play_card c33", "play_event")
    return follow(scene, seat, general, units)


def follow(scene: Scene, seat: str, general: str, units: int) -> Scene:
    """Another general sets out."""
    choose(scene, seat, general)
    if scene.asked() == "ask-units":
        scene.play(seat, f"take_units {units}")
    return scene


def choose(scene: Scene, seat: str, general: str) -> None:
    """He is activated, alone; who commands where equals stand and which PCs a defeat costs does not matter here."""
    while scene.asked() in ("ask-command", "ask-pc-to-remove"):
        scene.play(seat, scene.options()[0])
    scene.play(seat, f"activate {general}")
    if "enough_generals" in scene.options():
        scene.play(seat, "enough_generals")


def numbers(scene: Scene, seat: str, general: str) -> list[int]:
    """How many CUs another general may take along."""
    choose(scene, seat, general)
    return sorted(int(number) for number in scene.targets("take_units"))


def varro_attacks(rome: str, carthage: str) -> Scene:
    """Fourteen CUs at Cannae; Varro attacks Arpi with six of them, with the battle cards that are wanted."""
    scene = campaign()
    scene.army("rome", "cannae", 14, "varro proconsul", "marcellus proconsul")
    scene.army("carthage", "arpi", 5, "hasdrubal")
    scene.mark("carthage", "terventum")
    begin(scene, "rome", "varro", 6).play("rome", "march_to arpi").decline().pass_windows()
    while scene.asked() == "deal-battle":
        scene.nature(scene.options()[0])
    for seat, letters in ((ROME, rome), (CARTHAGE, carthage)):
        for card in range(BATTLE_CARDS):
            scene.pos.battle_hand[BATTLE_CARDS * seat + card] = letters.count("FLRPDX"[card])
    return scene


@rule("9.4")
def test_after_a_defeat_only_the_survivors_are_spent() -> None:
    """Six attack, one comes back to Cannae: the eight who stayed there are fresh."""
    scene = varro_attacks("F", "F").play("rome", "attack_with frontal_assault")
    scene.play("carthage", "match", "stay_on_defence").roll(6, 5)
    assert scene.units("rome", "cannae") == 9
    assert numbers(scene, "rome", "marcellus") == list(range(9))


@rule("9.4", "16.2")
def test_after_a_withdrawal_only_the_survivors_are_spent() -> None:
    scene = varro_attacks("FF", "FF").play("rome", "attack_with frontal_assault")
    scene.play("carthage", "match", "stay_on_defence").play("rome", "withdraw").roll(1)
    scene.play("carthage", "let_go").roll(6)  # one round, a six: each side loses one
    assert scene.units("rome", "cannae") == 13
    assert numbers(scene, "rome", "marcellus") == list(range(9))


@rule("9.4")
def test_a_victory_spends_the_victors_where_they_are() -> None:
    scene = varro_attacks("F", "L").play("rome", "attack_with frontal_assault")
    scene.play("carthage", "concede").roll(6, 6)
    while scene.asked() != "ask-campaign":
        scene.play("carthage", scene.options()[0])
    assert (scene.units("rome", "arpi"), scene.units("rome", "cannae")) == (5, 8)
    assert numbers(scene, "rome", "marcellus") == list(range(9))
    scene.play("rome", "take_units 3", "march_to arpi", "regroup")
    assert scene.targets("take_units") == {"0", "1", "2", "3"}  # none of those who fought


@rule("9.4", "11.9", "10.8")
def test_a_pass_on_the_way_back_takes_its_toll_of_those_who_crossed_it() -> None:
    """Six of fourteen cross the Apennines, are intercepted and go back: four are left, and spent."""
    scene = campaign("carthage")
    scene.army("carthage", "boii", 14, "hasdrubal", "mago")
    scene.army("rome", "faesulae", 5, "marcellus consul")
    begin(scene, "carthage", "hasdrubal", 6).play("carthage", "march_to pisae").roll(6)
    scene.play("rome", "intercept marcellus").roll(1).play("carthage", "back_up").roll(6)
    assert scene.units("carthage", "boii") == 12
    assert numbers(scene, "carthage", "mago") == list(range(9))


@rule("20.13", "9.4")
def test_a_siege_takes_its_toll_of_those_who_besiege() -> None:
    """Three of nine try, and a one kills one of them: the other six are fresh."""
    scene = campaign()
    scene.army("rome", "gades", 9, "marcellus proconsul", "varro proconsul")
    begin(scene, "rome", "varro", 3).play("rome", "stop", "besiege").roll(1)
    assert scene.units("rome", "gades") == 8
    assert numbers(scene, "rome", "marcellus") == list(range(7))


@rule("20.13", "9.3")
def test_a_siege_uses_up_tired_units_before_fresh_ones() -> None:
    """Two have marched four spaces to Gades; Flaminius besieges with them and with one of the four who were there."""
    scene = campaign()
    scene.army("rome", "gades", 4, "flaminius proconsul", "marcellus proconsul")
    scene.army("rome", "laminium", 2, "varro proconsul")
    begin(scene, "rome", "varro", 2)
    way = ("salaria", "corduba", "malaca", "gades")
    for place in way:
        scene.play("rome", f"march_to {place}")
    scene.play("rome", "stop", "rest")
    follow(scene, "rome", "flaminius", 0).play("rome", "stop", "besiege").roll(4)
    assert numbers(scene, "rome", "marcellus") == [0, 1, 2, 3]


@rule("6.3", "9.3")
def test_a_general_drops_exhausted_units_and_goes_on() -> None:
    """Varro brings three CUs three spaces, Flaminius takes them the fourth; there he leaves them and marches on."""
    scene = campaign()
    scene.army("rome", "laminium", 3, "varro proconsul")
    scene.army("rome", "malaca", 0, "flaminius proconsul")
    begin(scene, "rome", "varro", 3)
    scene.play("rome", "march_to salaria", "march_to corduba", "march_to malaca", "stop")
    follow(scene, "rome", "flaminius", 3).play("rome", "march_to gades")
    assert scene.targets("march_to") == set()
    scene.play("rome", "regroup", "take_units 0")
    assert scene.targets("march_to") == {"malaca", "hispalis"}
    scene.play("rome", "march_to hispalis", "march_to corduba", "march_to arsa")
    assert (scene.units("rome", "gades"), scene.place_of("flaminius")) == (3, "arsa")
    assert scene.targets("march_to") == set()


@rule("6.3", "9.3")
def test_a_tired_subordinate_stays_behind_too() -> None:
    scene = campaign()
    scene.army("rome", "laminium", 2, "varro proconsul")
    scene.army("rome", "malaca", 1, "flaminius proconsul")
    begin(scene, "rome", "varro", 2)
    scene.play("rome", "march_to salaria", "march_to corduba", "march_to malaca", "stop")
    scene.play("rome", scene.options()[0], "activate flaminius", "take_general varro", "take_units 1", "march_to gades")
    assert scene.targets("march_to") == set()
    scene.play("rome", "regroup", "enough_generals", "take_units 1")
    assert scene.targets("march_to") == {"malaca", "hispalis"}
