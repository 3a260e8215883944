"""13, 14  Where units may march or sail."""

from hatalom.core.message import Message
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.names import REGIONS, Region
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.refusals import (
    FOREIGN_REGION,
    INLAND,
    NO_OWN_UNITS,
    NOT_ADJACENT,
    NOWHERE_TO_GO,
    SAME_REGION,
)


def why_not_leave(pos: PowerAndWeakness, seat: Seat, region: Region, by_ship: bool) -> Message | None:
    """13.1, 14.1  Own units there (or own units that can come in exchange), and somewhere to go."""
    if by_ship and not pos.content.coastal[region]:
        return INLAND
    if pos.owner[region] != seat:
        return NO_OWN_UNITS
    for goal in REGIONS:
        if why_not_go(pos, seat, region, goal, by_ship) is None:
            return None
    return NOWHERE_TO_GO


def why_not_go(pos: PowerAndWeakness, seat: Seat, start: Region, goal: Region, by_ship: bool) -> Message | None:
    """13.2r1, 14.1  To another region that is empty or own: adjacent by land, coastal by sea."""
    if start == goal:
        return SAME_REGION
    if by_ship:
        if not pos.content.coastal[goal]:
            return INLAND
    elif not pos.is_adjacent(start, goal):
        return NOT_ADJACENT
    if not pos.may_enter(seat, goal):
        return FOREIGN_REGION
    return None
