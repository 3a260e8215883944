"""11.1  Every piece that can be bought now, with every place where it may be raised, as one choice."""

from hatalom.core.game import Chain
from hatalom.core.question import Seat
from hatalom.games.great_war.names import DIPLOMACY_CARD, ITEMS, NO_ITEM
from hatalom.games.great_war.phases.purchase.slot import PurchaseSlot
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.purchase.raising import places_to_buy, why_not_buy
from hatalom.games.great_war.verbs import AT, BUY


def goods(pos: GreatWar, seat: Seat) -> list[Chain]:
    slot = pos.stack[-1] if pos.stack else None
    if not isinstance(slot, PurchaseSlot) or slot.item != NO_ITEM or pos.seat_of(slot.power) != seat:
        return []
    return [
        Chain((BUY.of(item), AT.of(place)))
        for item in ITEMS
        if item != DIPLOMACY_CARD and why_not_buy(pos, slot.power, item) is None
        for place in places_to_buy(pos, slot.power, item)
    ]
