"""What a seat sees of Power & Weakness as a row of numbers."""

from hatalom.core.observation import Block, Layout, Numbers, counts, hot, number, one_of, phase, rows, tally
from hatalom.games.power_and_weakness.names import CYCLE, MARKER, REGION, SEAT, TILE, TIME_VALUES
from hatalom.games.power_and_weakness.phases import ALL as PHASES
from hatalom.games.power_and_weakness.sight import NO_AUCTION, fill
from hatalom.games.power_and_weakness.view import Region, Seat, View

OWNERS = tuple(f"owner {seat}" for seat in SEAT.ids)
SIGNS = tuple(f"marker {marker}" for marker in MARKER.ids)
REGION_PARTS = (*OWNERS, *SIGNS, "knights", "mages")
UNITS = ("reserve mages", "reserve knights", "stock mages", "stock knights")
TILES = tuple(f"tile {tile}" for tile in TILE.ids)
STRENGTHS = tuple(f"strength {marker}" for marker in MARKER.ids)
SEAT_PARTS = ("victory points", "active regions", *UNITS, *TILES, *STRENGTHS)
TIMES = tuple(str(value) for value in range(TIME_VALUES))


def _region(region: Region) -> Numbers:
    return [*hot(SEAT, region.owner), *hot(MARKER, region.marker), region.knights, region.mages]


def _seat(seat: Seat) -> Numbers:
    units = [seat.reserve.mage, seat.reserve.knight, seat.stock.mage, seat.stock.knight]
    return [seat.vp, seat.active_regions, *units, *tally(TILE, seat.tiles), *tally(MARKER, seat.strength)]


def _times(view: View) -> Numbers:
    return [view.time_pile.get(value, 0) for value in TIMES]


LAYOUT = Layout(
    fill,
    phase(PHASES),
    one_of("cycle", "which cycle runs", CYCLE, lambda view: view.cycle),
    number("cycle_number", "how many cycles have begun", lambda view: view.cycle_number),
    number("hourglass", "where the hourglass stands", lambda view: view.hourglass),
    number("cycle_length", "where the cycle ends", lambda view: view.cycle_length),
    rows(
        "regions", "owner, marker and units", REGION.ids, REGION_PARTS, lambda view: [_region(r) for r in view.regions]
    ),
    rows("seats", "points, units and tiles", SEAT.ids, SEAT_PARTS, lambda view: [_seat(seat) for seat in view.seats]),
    counts("display", "tiles on offer", TILE, lambda view: view.display),
    counts("discard", "tiles thrown away", TILE, lambda view: view.discard),
    counts("pile", "tiles still to come, in no order", TILE, lambda view: view.pile),
    counts("set_aside", "markers set aside", MARKER, lambda view: view.set_aside),
    Block("time_pile", "time tiles still to come, by value", TIMES, _times),
    Block(
        "bids",
        "in an auction a bid, -1 not yet fixed, -2 fixed but hidden; -3 where there is no auction",
        tuple(SEAT.ids),
        lambda view: view.bids or [NO_AUCTION] * len(SEAT.ids),
    ),
)
