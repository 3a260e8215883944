"""From a view to a possible position (for bots), and the leak check's other world."""

from hatalom.core.chance import Seeded
from hatalom.core.numbers import numbers_of, put_in
from hatalom.core.question import Seat
from hatalom.core.snapshot import restore_phase
from hatalom.games.power_and_weakness.board import Content
from hatalom.games.power_and_weakness.names import (
    CYCLE,
    KNIGHT,
    MAGE,
    MARKER,
    MARKER_COUNT,
    NO_MARKER,
    NOBODY,
    ORANGE,
    SEAT,
    SEATS,
    TILE,
    TILE_COUNT,
    TIME_VALUES,
    CycleKind,
    Marker,
)
from hatalom.games.power_and_weakness.phases import ALL as PHASES
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.sight import HIDDEN_BID
from hatalom.games.power_and_weakness.view import View
from hatalom.kit.bag import bag_of


def determinize(view: View, rng: Seeded, content: Content) -> PowerAndWeakness:
    """A position the viewer could be in: all is known but a bid that is fixed and not yet shown."""
    pos = PowerAndWeakness(content)
    pos.cycle = CycleKind(CYCLE.numbers[view.cycle])
    pos.cycle_number = view.cycle_number
    pos.hourglass = view.hourglass
    pos.cycle_length = view.cycle_length
    pos.has_recruited = not view.first_recruit_open
    for number, region in enumerate(view.regions):
        pos.marker[number] = Marker(MARKER.numbers[region.marker]) if region.marker else NO_MARKER
        pos.owner[number] = Seat(SEAT.numbers[region.owner]) if region.owner else NOBODY
        pos.units[2 * number + MAGE] = region.mages
        pos.units[2 * number + KNIGHT] = region.knights
    for number, seat in enumerate(view.seats):
        pos.vp[number] = seat.vp
        put_in(pos.reserve, 2 * number, [seat.reserve.mage, seat.reserve.knight])
        put_in(pos.stock, 2 * number, [seat.stock.mage, seat.stock.knight])
        put_in(pos.held, TILE_COUNT * number, bag_of(seat.tiles, TILE))
        put_in(pos.strength, MARKER_COUNT * number, bag_of(seat.strength, MARKER))
    pos.display = bag_of(view.display, TILE)
    pos.discard = bag_of(view.discard, TILE)
    pos.pile = bag_of(view.pile, TILE)
    pos.set_aside = bag_of(view.set_aside, MARKER)
    pos.time_pile = numbers_of([view.time_pile.get(str(value), 0) for value in range(TIME_VALUES)])
    pos.time_used = numbers_of([view.time_used.get(str(value), 0) for value in range(TIME_VALUES)])
    pos.points = numbers_of(view.last_points)
    pos.stack = [restore_phase(entry, PHASES) for entry in view.stack]
    _sample_bids(pos, rng, HIDDEN_BID)
    return pos


def resample(pos: PowerAndWeakness, viewer: int, rng: Seeded) -> PowerAndWeakness:
    """Another world in which this viewer would see the same: other bids."""
    other = pos.copy()
    for phase in other.stack:
        if isinstance(phase, Auction):
            for seat in SEATS:
                if seat != viewer and phase.bid_of(seat) >= 0:
                    _set_bid(phase, seat, rng.below(other.reserve[2 * seat + other.active()] + 1))
    return other


def _sample_bids(pos: PowerAndWeakness, rng: Seeded, hidden: int) -> None:
    for phase in pos.stack:
        if isinstance(phase, Auction):
            for seat in SEATS:
                if phase.bid_of(seat) == hidden:
                    _set_bid(phase, seat, rng.below(pos.reserve[2 * seat + pos.active()] + 1))


def _set_bid(auction: Auction, seat: Seat, bid: int) -> None:
    if seat == ORANGE:
        auction.orange = bid
    else:
        auction.white = bid
