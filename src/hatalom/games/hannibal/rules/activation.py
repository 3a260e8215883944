"""2.8, 2.17, 9.1  Whom a card can activate, how far he goes and how many CUs may sail with him."""

from typing import Final

from hatalom.core.message import Message, Said
from hatalom.games.hannibal.names import BY_CAMPAIGN, BY_FORCE_MARCH, NO_SPACE, ROME, General, has
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.records import MARCH, Errand, Orders
from hatalom.games.hannibal.refusals import (
    ALREADY_ACTIVATED,
    CONSUL_NEEDS_FIVE,
    IS_SPENT,
    NOT_ON_MAP,
    NOT_YOUR_GENERAL,
    RATING_TOO_LOW,
)
from hatalom.games.hannibal.rules.forces import may_muster

ANY_RATING: Final = 3


def points_of(pos: Hannibal, orders: Orders, general: General) -> int:
    """6.2, 23.6  4 MPs, 6 with a Force March, 6 for Nero in a Campaign."""
    if orders.mode == BY_FORCE_MARCH:
        return pos.content.forced_march_points
    if orders.mode == BY_CAMPAIGN and pos.content.campaign_movement[general]:
        return pos.content.campaign_movement[general]
    return pos.content.movement_points


def limit_of(pos: Hannibal, orders: Orders, general: General) -> int:
    """9.3  In a campaign nobody moves farther than this, whoever moves him; 0 where there is no such limit."""
    return points_of(pos, orders, general) if orders.mode == BY_CAMPAIGN else 0


def ships_of(pos: Hannibal, orders: Orders) -> int:
    """2.11, 9.5, 13.2, 24.4  How many CUs may sail: 5 with a ship, 10 in a Campaign but for one general only."""
    if not pos.content.ship[orders.card]:
        return 0
    if orders.mode == BY_CAMPAIGN:
        return 0 if pos.sailed else pos.content.naval_most_campaign
    if orders.seat == ROME and pos.naval_victory:
        return 0
    return pos.content.naval_most_op3


def rating_of(pos: Hannibal, orders: Orders) -> int:
    """2.8, 2.17, 9.1  The worst strategy rating the card can activate."""
    if orders.mode == BY_CAMPAIGN:
        return ANY_RATING
    return pos.content.march_rating[orders.card] if orders.mode == BY_FORCE_MARCH else pos.content.ops[orders.card]


def why_not_activate(pos: Hannibal, orders: Orders, general: General) -> Message | None:
    """2.8, 9.1, 9.4  A general of one's own on the map, good enough for the card, and not yet used."""
    if pos.content.side[general] != orders.seat:
        return NOT_YOUR_GENERAL
    if not pos.is_on_map(general):
        return NOT_ON_MAP
    if pos.strategy_rating(general) > rating_of(pos, orders):
        return RATING_TOO_LOW
    limit = limit_of(pos, orders, general)
    if limit:
        if has(pos.activated, general):
            return ALREADY_ACTIVATED
        if pos.used[general] >= limit:
            return IS_SPENT
    if not may_muster(pos, march_of(pos, orders, general)):
        return CONSUL_NEEDS_FIVE
    return None


def march_of(pos: Hannibal, orders: Orders, general: General) -> Errand:
    """6.3  What a general who is activated has to choose."""
    return Errand(orders.seat, general, MARCH, NO_SPACE, limit_of(pos, orders, general))


def can_activate_any(pos: Hannibal, orders: Orders) -> bool:
    for general in pos.content.generals_of[orders.seat]:
        if why_not_activate(pos, orders, general) is None:
            return True
    return False


def refuse_activation(pos: Hannibal, orders: Orders, general: General) -> Said | None:
    reason = why_not_activate(pos, orders, general)
    if reason is RATING_TOO_LOW:
        return Said(reason, [general, pos.strategy_rating(general), rating_of(pos, orders)])
    return None if reason is None else Said(reason, [general])
