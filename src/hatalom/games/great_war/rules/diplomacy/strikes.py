"""4.14, 4.15  Strikes: a factory that nobody guards can be turned over."""

from hatalom.core.shared import increased, replaced
from hatalom.games.great_war.events import STRIKE_BEGUN, STRIKE_OVER
from hatalom.games.great_war.names import PROVINCE_COUNT, Place, Power, Unit, is_fighting
from hatalom.games.great_war.position import TURNED_OVER, WORKING, GreatWar


def strike(pos: GreatWar, power: Power, province: Place) -> None:
    """4.14, 4.15  A card is spent and the factory is turned over."""
    pos.cards = increased(pos.cards, power, -1)
    pos.factory = replaced(pos.factory, province, TURNED_OVER)
    pos.tell(STRIKE_BEGUN, power, province)


def calm(pos: GreatWar, place: Place, kind: Unit) -> None:
    """4.15, R26  A fighting unit that comes to a province ends the strike there; one that was there before does not."""
    if place < PROVINCE_COUNT and pos.factory[place] == TURNED_OVER and is_fighting(kind):
        pos.factory = replaced(pos.factory, place, WORKING)
        pos.tell(STRIKE_OVER, place)
