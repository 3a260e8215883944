"""11  Purchase: one power buys from its country card, one thing at a time."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import flagged, increased, replaced
from hatalom.games.great_war.board import NO_AREA
from hatalom.games.great_war.events import BOUGHT, CARD_BOUGHT
from hatalom.games.great_war.names import (
    DEFENCE_LINE,
    DIPLOMACY_CARD,
    FACTORY,
    HOSPITAL,
    ITEMS,
    NO_ITEM,
    NOWHERE,
    UNIT_COUNT,
    Item,
    Place,
    Power,
    Unit,
    is_ship,
    is_technical,
)
from hatalom.games.great_war.position import NEW_FACTORY, GreatWar
from hatalom.games.great_war.prompts import ASK_BUY, ASK_BUY_AT, CRUMB_PURCHASE
from hatalom.games.great_war.refusals import HAS_ONE, NO_PLACE_TO_BUY, TOO_DEAR
from hatalom.games.great_war.rules.memory import purchases_of, remember_purchase
from hatalom.games.great_war.rules.purchase.raising import (
    SHIP_RAISED,
    TECHNICAL_RAISED,
    may_buy,
    places_to_buy,
    why_not_buy,
    why_not_buy_at,
)
from hatalom.games.great_war.verbs import AT, BUY, BUY_AS_BEFORE, END_PURCHASE, REPEAT_PURCHASE


@final
class PurchaseSlot(Phase[GreatWar]):
    """11.1, 11.7  The thing, then the place; the last thing, or the whole last round, can be bought again at once."""

    FIELDS = ("power", "item", "last", "last_place")

    def __init__(self, power: Power, item: Item = NO_ITEM, last: Item = NO_ITEM, last_place: Place = NOWHERE) -> None:
        self.power = power
        self.item = item
        self.last = last
        self.last_place = last_place

    def copy(self) -> "PurchaseSlot":
        return PurchaseSlot(self.power, self.item, self.last, self.last_place)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_PURCHASE, [self.power])

    def ask(self, pos: GreatWar) -> list[Question]:
        power = self.power
        seat = pos.seat_of(power)
        if self.item != NO_ITEM:
            options = [AT.of(province) for province in places_to_buy(pos, power, self.item)]
            return [Question(seat, ASK_BUY_AT, options, [power, self.item])]
        own = pos.provinces_of(power)
        options = [BUY.of(item) for item in ITEMS if may_buy(pos, power, item, own)]
        if not options:
            return NO_QUESTIONS
        if self.last == NO_ITEM:
            if self._before(pos):
                options.append(BUY_AS_BEFORE.of())
        elif self._may_buy(pos, self.last, self.last_place):
            options.append(REPEAT_PURCHASE.of())
        options.append(END_PURCHASE.of())
        return [Question(seat, ASK_BUY, options, [power, pos.ip[power]])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        if END_PURCHASE.has(action):
            pos.pop()
        elif REPEAT_PURCHASE.has(action):
            self._buy(pos, self.last, self.last_place)
        elif BUY_AS_BEFORE.has(action):
            for purchase in purchases_of(pos, self.power):
                if self._may_buy(pos, purchase.item, purchase.place):
                    self._buy(pos, purchase.item, purchase.place)
        elif AT.has(action):
            self._buy(pos, self.item, Place(AT.target(action)))
        elif Item(BUY.target(action)) == DIPLOMACY_CARD:
            self._buy(pos, DIPLOMACY_CARD, NOWHERE)
        else:
            self.item = Item(BUY.target(action))

    def advance(self, pos: GreatWar) -> None:
        pos.pop()

    def why_not(self, pos: GreatWar, seat: Seat, action: int) -> Said | None:
        if AT.has(action) and self.item != NO_ITEM:
            place = Place(AT.target(action))
            found = why_not_buy_at(pos, self.power, self.item, place)
            if found is not None:
                return Said(found, [place, self.item] if found is HAS_ONE else [place])
        if BUY.has(action) and self.item == NO_ITEM:
            item = Item(BUY.target(action))
            found = why_not_buy(pos, self.power, item) or NO_PLACE_TO_BUY
            if found is TOO_DEAR:
                return Said(found, [item, pos.content.price[item], pos.ip[self.power]])
            return Said(found, [item])
        return None

    def _before(self, pos: GreatWar) -> bool:
        """Whether anything of the last round can be bought again."""
        for purchase in purchases_of(pos, self.power):
            if self._may_buy(pos, purchase.item, purchase.place):
                return True
        return False

    def _may_buy(self, pos: GreatWar, item: Item, place: Place) -> bool:
        if why_not_buy(pos, self.power, item) is not None:
            return False
        return item == DIPLOMACY_CARD or why_not_buy_at(pos, self.power, item, place) is None

    def _buy(self, pos: GreatWar, item: Item, place: Place) -> None:
        remember_purchase(pos, self.power, item, place, self.last == NO_ITEM)
        pos.ip[self.power] -= pos.content.price[item]
        self.item, self.last, self.last_place = NO_ITEM, item, place
        if item == DIPLOMACY_CARD:
            pos.cards = increased(pos.cards, self.power, 1)
            pos.tell(CARD_BOUGHT, self.power)
            return
        build(pos, self.power, item, place)
        pos.tell(BOUGHT, self.power, item, place)


def build(pos: GreatWar, power: Power, item: Item, place: Place) -> None:
    """11.10 to 11.13  The thing is put on the map; its factory or port raises no other one in this turn."""
    if item == DEFENCE_LINE:
        pos.line = flagged(pos.line, place, True)
    elif item == FACTORY:
        pos.factory = replaced(pos.factory, place, NEW_FACTORY)
    elif item == HOSPITAL:
        pos.hospital = flagged(pos.hospital, place, True)
    else:
        unit = Unit(item)
        pos.card = increased(pos.card, UNIT_COUNT * power + unit, -1)
        pos.raise_unit(place, power, unit, 1)
        if is_technical(unit):
            pos.raised = replaced(pos.raised, place, pos.raised[place] | TECHNICAL_RAISED)
        elif is_ship(unit):
            pos.raised = replaced(pos.raised, place, pos.raised[place] | SHIP_RAISED)
        if pos.content.area[place] != NO_AREA:
            pos.raised_area = increased(pos.raised_area, pos.content.area[place], 1)
