"""Scenes for the events of strategy cards."""

from hatalom.games.hannibal.names import ROME, SPACE
from tests.games.hannibal.ids import the_province
from tests.games.hannibal.scenario import CONTENT, Scene


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
    for place in CONTENT.spaces_of[the_province(province)]:
        scene.mark(seat, SPACE.ids[place])


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
