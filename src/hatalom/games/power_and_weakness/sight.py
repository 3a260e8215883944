"""What a seat sees of Power & Weakness, straight from the position: the bids that a view shows, and all the numbers."""
# hot: learning programs look at every position

from typing import Final

from hatalom.core.cells import Cells, phase_numbers
from hatalom.core.question import sees
from hatalom.games.power_and_weakness.names import (
    KNIGHT,
    MAGE,
    MARKER_COUNT,
    REGIONS,
    SEATS,
    TILE_COUNT,
    TIME_VALUES,
)
from hatalom.games.power_and_weakness.phases import ALL
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.position import PowerAndWeakness

PHASES: Final = phase_numbers(ALL)
HIDDEN_BID: Final = -2
"""A bid that is fixed but not for this viewer's eyes."""
NO_AUCTION: Final = -3


def bids_seen(pos: PowerAndWeakness, viewer: int) -> list[int]:
    """9.4  A fixed bid is its owner's secret until both are fixed; no bids where there is no auction."""
    for phase in pos.stack:
        if isinstance(phase, Auction):
            bids: list[int] = []
            for seat in SEATS:
                bid = phase.bid_of(seat)
                bids.append(bid if bid < 0 or sees(viewer, seat) else HIDDEN_BID)
            return bids
    return []


def fill(pos: PowerAndWeakness, viewer: int, cells: Cells) -> None:
    """The numbers of the layout in `observation.py`, block by block."""
    cells.phase(pos.top_known_to(viewer), PHASES)
    cells.one_of(pos.cycle, 2)
    cells.put(pos.cycle_number)
    cells.put(pos.hourglass)
    cells.put(pos.cycle_length)
    for region in REGIONS:
        cells.one_of(pos.owner[region], 2)
        cells.one_of(pos.marker[region], MARKER_COUNT)
        cells.put(pos.units[2 * region + KNIGHT])
        cells.put(pos.units[2 * region + MAGE])
    for seat in SEATS:
        cells.put(pos.vp[seat])
        cells.put(pos.active_regions(seat, pos.cycle))
        cells.put(pos.reserve[2 * seat + MAGE])
        cells.put(pos.reserve[2 * seat + KNIGHT])
        cells.put(pos.stock[2 * seat + MAGE])
        cells.put(pos.stock[2 * seat + KNIGHT])
        cells.numbers(pos.held, TILE_COUNT * seat, TILE_COUNT)
        cells.numbers(pos.strength, MARKER_COUNT * seat, MARKER_COUNT)
    cells.numbers(pos.display, 0, TILE_COUNT)
    cells.numbers(pos.discard, 0, TILE_COUNT)
    cells.numbers(pos.pile, 0, TILE_COUNT)
    cells.numbers(pos.set_aside, 0, MARKER_COUNT)
    cells.numbers(pos.time_pile, 0, TIME_VALUES)
    bids = bids_seen(pos, viewer)
    for seat in SEATS:
        cells.put(bids[seat] if bids else NO_AUCTION)
