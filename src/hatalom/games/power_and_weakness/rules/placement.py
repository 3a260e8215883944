"""10.1, 11.4  Where a player may put a unit of his reserve."""

from hatalom.core.message import Message
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.names import ANY_MARKER, Marker, Region
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.refusals import (
    FOREIGN_REGION,
    FULL_REGION,
    NO_ACTIVE_UNIT,
    NO_ACTIVE_UNIT_TO_REINFORCE,
    WRONG_MARKER,
)


def why_not_place(pos: PowerAndWeakness, seat: Seat, region: Region) -> Message | None:
    """10.1  An active unit in reserve; the region empty, or own with at most three units."""
    if pos.reserve[2 * seat + pos.cycle] == 0:
        return NO_ACTIVE_UNIT
    if not pos.may_enter(seat, region):
        return FOREIGN_REGION
    if pos.units_in(region) > pos.content.place_max_units_before:
        return FULL_REGION
    return None


def why_not_reinforce(pos: PowerAndWeakness, seat: Seat, region: Region, marker: Marker) -> Message | None:
    """11.4  An active unit in reserve; an empty or own region with the tile's symbol, however full."""
    if marker != ANY_MARKER and pos.marker[region] != marker:
        return WRONG_MARKER
    if not pos.may_enter(seat, region):
        return FOREIGN_REGION
    if pos.reserve[2 * seat + pos.cycle] == 0:
        return NO_ACTIVE_UNIT_TO_REINFORCE
    return None
