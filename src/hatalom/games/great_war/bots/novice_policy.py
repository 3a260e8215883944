"""Rules of thumb for diplomacy, purchase, transport and generals."""

from typing import Final

from mypy_extensions import i64

from hatalom.core.question import Seat
from hatalom.games.great_war.bots.outlook import front_distance, resistance, threat, wants_card, worth
from hatalom.games.great_war.names import (
    AIRCRAFT,
    ARTILLERY,
    AUTUMN,
    BATTLESHIP,
    CAVALRY,
    DEFENCE_LINE,
    DIPLOMACY_CARD,
    FACTORY,
    GAS,
    HOSPITAL,
    INFANTRY,
    NO_ITEM,
    PROVINCE_COUNT,
    TANK,
    UNIT_COUNT,
    ZEPPELIN,
    Alliance,
    Item,
    Place,
    Power,
    Unit,
    is_fighting_item,
    is_ship,
)
from hatalom.games.great_war.phases.battles.hospitals import Rebuilding
from hatalom.games.great_war.phases.purchase.slot import PurchaseSlot
from hatalom.games.great_war.phases.transport.transfers import Transport
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.victory import points_of_city
from hatalom.games.great_war.verbs import (
    ACCEPT,
    ADD_KRAKOW,
    ALL_FLEE_TO,
    AT,
    BUY,
    BUY_AS_BEFORE,
    CALL,
    DECLARE_WAR,
    DELAY,
    GIVE_AID,
    HAND_OVER,
    HAND_OVER_SARAJEVO,
    INCITE,
    KEEP_PROVINCE,
    MAKE_POLAND,
    MAKE_TRIALISM,
    MOVE_CAPITAL,
    PASS_ALL,
    PAY,
    PEACE_WITH_RUSSIA,
    REBUILD,
    REPEAT_PURCHASE,
    REPEAT_TRANSPORT,
    REPLACE_GENERAL,
    STRIKE,
    SWAP,
    TO,
    TRANSPORT,
    TRANSPORT_UNIT,
    WAR_PRODUCTION,
)

BUYING: Final[dict[i64, float]] = {
    ARTILLERY: 6.0,
    TANK: 5.8,
    AIRCRAFT: 5.5,
    INFANTRY: 5.0,
    GAS: 3.5,
    ZEPPELIN: 3.0,
    CAVALRY: 2.5,
    BATTLESHIP: 0.4,
}
"""How much each thing is liked; ending the purchases is 0."""
ACTS = (
    (PEACE_WITH_RUSSIA, 9.0),
    (CALL, 8.0),
    (MAKE_POLAND, 5.0),
    (INCITE, 4.0),
    (MAKE_TRIALISM, 3.5),
    (STRIKE, 3.0),
    (PAY, 2.0),
    (ADD_KRAKOW, 1.0),
    (DELAY, 1.0),
    (WAR_PRODUCTION, 1.0),
    (KEEP_PROVINCE, 1.0),
    (ACCEPT, 1.0),
    (ALL_FLEE_TO, 1.0),
    (MOVE_CAPITAL, -1.0),
    (HAND_OVER, -1.0),
    (HAND_OVER_SARAJEVO, -2.0),
    (DECLARE_WAR, -5.0),
    (REPLACE_GENERAL, -1.0),
    (SWAP, -1.0),
    (GIVE_AID, -1.0),
    (PASS_ALL, 0.1),
)


def appeal_of_policy(pos: GreatWar, seat: Seat, action: int) -> float:
    top = pos.stack[-1]
    if isinstance(top, PurchaseSlot):
        return _appeal_of_purchase(pos, top, action)
    if isinstance(top, Transport):
        return _appeal_of_transport(pos, top, action)
    if isinstance(top, Rebuilding) and REBUILD.has(action):
        power = pos.order[top.done]
        return 1 if pos.card[UNIT_COUNT * power + INFANTRY] == 0 else -1
    for verb, liked in ACTS:
        if verb.has(action):
            return liked
    return 0


def need_at(pos: GreatWar, province: Place, alliance: Alliance) -> float:
    """How much a province would like another unit: near the front, threatened, worth something."""
    distance = front_distance(pos, province, alliance)
    need = (threat(pos, province, alliance) - resistance(pos, province)) / 4
    return max(-3.0, min(5.0, need)) - 2.5 * distance + points_of_city(pos, province) / 2


# -- purchase ---------------------------------------------------------------------------------------------------


def _appeal_of_purchase(pos: GreatWar, slot: PurchaseSlot, action: int) -> float:
    power = slot.power
    alliance = pos.alliance[power]
    if AT.has(action):
        province = Place(AT.target(action))
        if slot.item == FACTORY or slot.item == HOSPITAL:
            return front_distance(pos, province, alliance)
        if slot.item == DEFENCE_LINE:
            return threat(pos, province, alliance) / 4 + worth(pos, province)
        return 0 if is_ship(Unit(slot.item)) else need_at(pos, province, alliance)
    if BUY.has(action):
        return _liking(pos, power, Item(BUY.target(action)))
    if REPEAT_PURCHASE.has(action):
        if slot.last != NO_ITEM and is_fighting_item(slot.last):
            return _liking(pos, power, slot.last) - 0.5 if pos.land_units(slot.last_place) < 8 else -1
        return -1
    return -1 if BUY_AS_BEFORE.has(action) else 0


def _liking(pos: GreatWar, power: Power, item: Item) -> float:
    if item == DIPLOMACY_CARD:
        return 9 if wants_card(pos, power) else -1
    if item == FACTORY:
        return 4.5 if pos.turn < 5 and pos.ip[power] >= 9 else -1
    if item == DEFENCE_LINE:
        return 0.5 if pos.content.season[pos.turn] == AUTUMN else -1
    return BUYING.get(item, -1.0)


# -- transport --------------------------------------------------------------------------------------------------


def _appeal_of_transport(pos: GreatWar, phase: Transport, action: int) -> float:
    power = phase.waiting[0]
    alliance = pos.alliance[power]
    if TRANSPORT.has(action):
        return _urge_to_leave(pos, Place(TRANSPORT.target(action)), alliance)
    if TRANSPORT_UNIT.has(action):
        return {ARTILLERY: 3, INFANTRY: 2, TANK: 2, AIRCRAFT: 2}.get(Unit(TRANSPORT_UNIT.target(action)), 1)
    if TO.has(action):
        goal = Place(TO.target(action))
        return need_at(pos, goal, alliance) - (0 if goal < PROVINCE_COUNT else 9)
    if REPEAT_TRANSPORT.has(action):
        again = phase.last_of(power)
        if again is None or threat(pos, again.goal, alliance) <= resistance(pos, again.goal):
            return -1
        return 0.5 + _urge_to_leave(pos, again.start, alliance)
    for verb, liked in ACTS:
        if verb.has(action):
            return liked
    return 0


def _urge_to_leave(pos: GreatWar, start: Place, alliance: Alliance) -> float:
    """Units far from the front want to go; those of the USA first."""
    if pos.content.is_america[start]:
        return 12
    distance = front_distance(pos, start, alliance)
    return distance - 1.5 if distance > 1 else -1
