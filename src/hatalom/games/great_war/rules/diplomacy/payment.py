"""4.17  Payment: an alliance's price is asked from its powers in the general order."""

from hatalom.core.shared import increased
from hatalom.games.great_war.events import CARD_PAID
from hatalom.games.great_war.names import Power
from hatalom.games.great_war.position import GreatWar


def pay_card(pos: GreatWar, power: Power) -> None:
    pos.cards = increased(pos.cards, power, -1)
    pos.tell(CARD_PAID, power)


def others_with_cards(pos: GreatWar, power: Power) -> list[Power]:
    """The other powers of the alliance that hold a card, in the general order."""
    return [p for p in pos.order if p != power and pos.alliance[p] == pos.alliance[power] and pos.cards[p] > 0]
