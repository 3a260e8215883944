"""3.2, 3.3  Where the opponent outnumbers a region in one kind of cycle, whatever tiles he holds.

Strength is left out: it does not last.
"""

from mypy_extensions import i64

from hatalom.core.question import Seat
from hatalom.core.vecs import vec
from hatalom.games.power_and_weakness.names import KNIGHT, MAGE, MARKER_COUNT, NO_MARKER, NOBODY, REGIONS, Region
from hatalom.games.power_and_weakness.position import PowerAndWeakness


def mages_against(pos: PowerAndWeakness, seat: Seat) -> vec[i64]:
    """By marker: the mages that the opponent of this seat has beyond its own ones in the regions with that marker."""
    owners, units, markers = pos.owner, pos.units, pos.marker
    mages = vec[i64]([0] * MARKER_COUNT)
    for region in REGIONS:
        owner, marker = owners[region], markers[region]
        if owner != NOBODY and marker != NO_MARKER:
            mages[marker] += -units[2 * region + MAGE] if owner == seat else units[2 * region + MAGE]
    return mages


def is_outnumbered_by_mages(pos: PowerAndWeakness, region: Region, mages: vec[i64]) -> bool:
    """3.3  A region of the seat of these `mages_against`: its own mages are on both sides of the sum."""
    marker = pos.marker[region]
    return marker != NO_MARKER and mages[marker] > pos.units[2 * region + KNIGHT]


def is_outnumbered_by_knights(pos: PowerAndWeakness, seat: Seat, region: Region) -> bool:
    """3.2  A region of this seat: the opponent's knights across its borders beside all units there and own knights."""
    owners, units = pos.owner, pos.units
    balance: i64 = -pos.units_in(region)
    for other in pos.content.neighbours[region]:
        owner = owners[other]
        if owner != NOBODY:
            balance += -units[2 * other + KNIGHT] if owner == seat else units[2 * other + KNIGHT]
    return balance > 0
