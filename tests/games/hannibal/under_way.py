"""An army that is under way, for tests of single clauses."""

from tests.games.hannibal.ids import the_general
from tests.games.hannibal.scenario import Scene


def on_the_march(seat: str, space: str, units: int, general: str, elephants: int = 0, inside: bool = False) -> Scene:
    """A scene in which this army is under way."""
    scene = Scene(seat)
    scene.army(seat, space, units, general, elephants=elephants, inside=inside)
    scene.pos.army = the_general(general.split(maxsplit=1)[0])
    scene.pos.army_units = units
    scene.pos.army_elephants = elephants
    scene.pos.army_inside = inside
    return scene
