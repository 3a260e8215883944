"""11.8 to 11.14  What may be bought, and where it may be raised."""

from typing import Final

from hatalom.core.message import Message
from hatalom.games.great_war.board import CREATED
from hatalom.games.great_war.names import (
    AFRICA_LIMITS,
    DEFENCE_LINE,
    DIPLOMACY_CARD,
    ENCIRCLEMENT,
    FACTORY,
    HOSPITAL,
    NOBODY,
    PROVINCE_COUNT,
    UNIT_COUNT,
    Item,
    Place,
    Power,
    Unit,
    is_fighting,
    is_ship,
    is_technical,
)
from hatalom.games.great_war.position import NO_FACTORY, TURNED_OVER, WORKING, GreatWar
from hatalom.games.great_war.refusals import (
    AREA_LIMIT,
    ENCIRCLED,
    FACTORY_USED,
    HAS_ONE,
    NEEDS_FACTORY,
    NEEDS_PORT,
    NOT_CORE_TO_RAISE,
    NOT_IN_AMERICA,
    NOT_ON_CARD,
    NOT_TOGETHER,
    NOT_YOURS,
    ONLY_LINES,
    PORT_USED,
    REBELS_THERE,
    STRIKE_THERE,
    TOO_DEAR,
)
from hatalom.games.great_war.rules.encirclement import is_encircled
from hatalom.games.great_war.rules.romania_russia import may_share

TECHNICAL_RAISED: Final = 1
SHIP_RAISED: Final = 2


def why_not_buy(pos: GreatWar, power: Power, item: Item) -> Message | None:
    """11.4, 11.5, 11.19  It must be on the card and paid for; grey countries buy defence lines only."""
    if item != DEFENCE_LINE and not has_table(pos, power):
        return ONLY_LINES
    if item < DEFENCE_LINE and pos.card[UNIT_COUNT * power + item] == 0:
        return NOT_ON_CARD
    return TOO_DEAR if pos.ip[power] < pos.content.price[item] else None


def has_table(pos: GreatWar, power: Power) -> bool:
    """11.17  Great powers, minor powers that can be called, Belgium and Poland; not the grey ones."""
    return pos.content.category[power] <= CREATED


def why_not_buy_at(pos: GreatWar, power: Power, item: Item, province: Place) -> Message | None:
    """11.8 to 11.14  Where a thing may be raised."""
    if province >= PROVINCE_COUNT or pos.controller[province] != power:
        return NOT_YOURS
    if item == DEFENCE_LINE:
        if pos.content.is_america[province]:
            return NOT_IN_AMERICA
        return HAS_ONE if pos.line[province] else None
    if item == FACTORY or item == HOSPITAL:
        if pos.core[province] != power:
            return NOT_CORE_TO_RAISE
        is_there = pos.factory[province] != NO_FACTORY if item == FACTORY else pos.hospital[province]
        return HAS_ONE if is_there else None
    if is_fighting(Unit(item)) and pos.core[province] != power:
        return NOT_CORE_TO_RAISE
    if is_technical(Unit(item)):
        if pos.factory[province] != WORKING and pos.factory[province] != TURNED_OVER:
            return NEEDS_FACTORY
        if pos.raised[province] & TECHNICAL_RAISED:
            return FACTORY_USED
    if is_ship(Unit(item)):
        if not pos.content.is_port[province]:
            return NEEDS_PORT
        if pos.raised[province] & SHIP_RAISED:
            return PORT_USED
    return why_not_raise(pos, power, province)


def why_not_raise(pos: GreatWar, power: Power, province: Place) -> Message | None:
    """11.14, 18.4, 18.16, 18.22, 18.25  What bars every unit from being raised in a province."""
    if pos.factory[province] == TURNED_OVER:
        return STRIKE_THERE
    if pos.rebel[province] != NOBODY:
        return REBELS_THERE
    if pos.is_on(ENCIRCLEMENT) and is_encircled(pos, province):
        return ENCIRCLED
    area = pos.content.area[province]
    if area >= 0 and pos.is_on(AFRICA_LIMITS) and pos.raised_area[area] >= pos.content.raise_limit[area]:
        return AREA_LIMIT
    return None if may_share(pos, power, province) else NOT_TOGETHER


def may_buy(pos: GreatWar, power: Power, item: Item, own: list[Place]) -> bool:
    """Whether a thing can be paid for and there is one of the power's own provinces for it."""
    if why_not_buy(pos, power, item) is not None:
        return False
    if item == DIPLOMACY_CARD:
        return True
    for province in own:
        if why_not_buy_at(pos, power, item, province) is None:
            return True
    return False


def places_to_buy(pos: GreatWar, power: Power, item: Item) -> list[Place]:
    return [province for province in pos.provinces_of(power) if why_not_buy_at(pos, power, item, province) is None]
