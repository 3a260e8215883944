"""2.8, 2.17, 9.1  Whom a card can activate, how far he goes and how many CUs may sail with him."""

from typing import Final

from hatalom.core.message import Message, Said
from hatalom.games.hannibal.names import BY_CAMPAIGN, BY_FORCE_MARCH, NOBODY, ROME
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.refusals import (
    ALREADY_ACTIVATED,
    CONSUL_NEEDS_FIVE,
    IS_SPENT,
    NOT_ON_MAP,
    NOT_YOUR_GENERAL,
    RATING_TOO_LOW,
)
from hatalom.games.hannibal.rules.forces import MARCH, may_muster


def why_not_activate(pos: Hannibal, seat: int, general: int, rating: int, limit: int) -> Message | None:
    """2.8, 9.1, 9.4  A general of one's own on the map, good enough for the card, and not yet used."""
    if pos.content.side[general] != seat:
        return NOT_YOUR_GENERAL
    if pos.at[general] < 0:
        return NOT_ON_MAP
    if pos.strategy_rating(general) > rating:
        return RATING_TOO_LOW
    if limit > 0:
        if (pos.activated >> general) & 1:
            return ALREADY_ACTIVATED
        if pos.used[general] >= limit:
            return IS_SPENT
    return None


ANY_RATING: Final = 3


def points_of(pos: Hannibal, general: int, mode: int) -> int:
    """6.2, 23.6  4 MPs, 6 with a Force March, 6 for Nero in a Campaign."""
    if mode == BY_FORCE_MARCH:
        return pos.content.forced_march_points
    if mode == BY_CAMPAIGN and pos.content.campaign_movement[general] > 0:
        return pos.content.campaign_movement[general]
    return pos.content.movement_points


def ships_of(pos: Hannibal, seat: int, card: int, mode: int) -> int:
    """2.11, 9.5, 13.2, 24.4  How many CUs may sail: 5 with a ship, 10 in a Campaign but for one general only."""
    if not pos.content.ship[card]:
        return 0
    if mode == BY_CAMPAIGN:
        return 0 if pos.sailed else pos.content.naval_most_campaign
    if seat == ROME and pos.naval_victory:
        return 0
    return pos.content.naval_most_op3


def rating_of(pos: Hannibal, card: int, mode: int) -> int:
    """2.8, 2.17, 9.1  The worst strategy rating the card can activate."""
    if mode == BY_CAMPAIGN:
        return ANY_RATING
    return pos.content.march_rating[card] if mode == BY_FORCE_MARCH else pos.content.ops[card]


def may_activate(pos: Hannibal, seat: int, general: int, card: int, mode: int) -> bool:
    limit = points_of(pos, general, mode) if mode == BY_CAMPAIGN else 0
    if why_not_activate(pos, seat, general, rating_of(pos, card, mode), limit) is not None:
        return False
    return may_muster(pos, seat, general, MARCH, NOBODY, limit)


def can_activate_any(pos: Hannibal, seat: int, card: int, mode: int) -> bool:
    for general in pos.content.generals_of[seat]:
        if may_activate(pos, seat, general, card, mode):
            return True
    return False


def refuse_activation(pos: Hannibal, seat: int, general: int, card: int, mode: int) -> Said | None:
    limit = points_of(pos, general, mode) if mode == BY_CAMPAIGN else 0
    rating = rating_of(pos, card, mode)
    reason = why_not_activate(pos, seat, general, rating, limit)
    if reason is RATING_TOO_LOW:
        return Said(reason, [general, pos.strategy_rating(general), rating])
    if reason is not None:
        return Said(reason, [general])
    if not may_muster(pos, seat, general, MARCH, NOBODY, limit):
        return Said(CONSUL_NEEDS_FIVE, [general])
    return None
