"""What the worked examples share."""

from hatalom.core.numbers import numbers_of
from hatalom.games.hannibal.names import BATTLE_CARDS, CARTHAGE, ROME, SPACE
from hatalom.games.hannibal.rules.battle_hands import allies_of
from tests.games.hannibal.ids import the_province, the_space
from tests.games.hannibal.scenario import CONTENT, Scene


def control(scene: Scene, seat: str, *provinces: str) -> None:
    for name in provinces:
        for place in CONTENT.spaces_of[the_province(name)]:
            scene.mark(seat, SPACE.ids[place])


def allies(scene: Scene, where: str) -> tuple[int, int]:
    """Battle cards for allies: Rome's, Carthage's."""
    return (
        allies_of(scene.pos, ROME, the_space(where), False, False),
        allies_of(scene.pos, CARTHAGE, the_space(where), False, False),
    )


def battle(units: int, enemies: int) -> Scene:
    """Marcellus from Cannae against Hannibal at Arpi, who can retreat to Terventum."""
    scene = Scene("rome", rome="c33 c64", carthage="")
    scene.mark("carthage", "terventum")
    scene.army("rome", "cannae", units, "marcellus consul")
    scene.army("carthage", "arpi", enemies, "hannibal")
    scene.ready("rome", "c33", "marcellus", units).play("rome", "march_to arpi").decline()
    return scene


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
    scene.pos.battle_deck = numbers_of(CONTENT.battle_card_count)
    for seat, letters in ((ROME, rome), (CARTHAGE, carthage)):
        for card in range(BATTLE_CARDS):
            scene.pos.battle_hand[BATTLE_CARDS * seat + card] = letters.count("FLRPDX"[card])
            scene.pos.battle_deck[card] -= letters.count("FLRPDX"[card])
    return scene
