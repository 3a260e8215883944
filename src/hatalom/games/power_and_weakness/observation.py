"""What a seat sees of Power & Weakness as a row of numbers."""

from hatalom.core.observation import Block, Layout, counts, hot, number, one_of, tally
from hatalom.games.power_and_weakness.names import CYCLE, MARKER, REGION, SEAT, TILE
from hatalom.games.power_and_weakness.view import Region, Seat, View

REGION_PARTS = (*(f"owner {seat}" for seat in SEAT.ids), *(f"marker {marker}" for marker in MARKER.ids))
REGION_LABELS = tuple(f"{region} {part}" for region in REGION.ids for part in (*REGION_PARTS, "knights", "mages"))
SEAT_PARTS = ("victory points", "active regions", "reserve mages", "reserve knights", "stock mages", "stock knights")
SEAT_LABELS = tuple(
    f"{seat} {part}"
    for seat in SEAT.ids
    for part in (*SEAT_PARTS, *(f"tile {tile}" for tile in TILE.ids), *(f"strength {marker}" for marker in MARKER.ids))
)
TIME_VALUES = tuple(str(value) for value in range(9))


def _region(region: Region) -> list[float]:
    return [*hot(SEAT, region.owner), *hot(MARKER, region.marker), region.knights, region.mages]


def _seat(seat: Seat) -> list[float]:
    units = [seat.reserve.mage, seat.reserve.knight, seat.stock.mage, seat.stock.knight]
    return [seat.vp, seat.active_regions, *units, *tally(TILE, seat.tiles), *tally(MARKER, seat.strength)]


def _bids(view: View) -> list[float]:
    return [*map(float, view.bids)] or [-3.0, -3.0]


LAYOUT = Layout(
    one_of("cycle", "which cycle runs", CYCLE, lambda view: view.cycle),
    number("cycle_number", "how many cycles have begun", lambda view: view.cycle_number),
    number("hourglass", "where the hourglass stands", lambda view: view.hourglass),
    number("cycle_length", "the end of the cycle", lambda view: view.cycle_length),
    Block(
        "regions",
        "who owns a region, its marker, its units",
        REGION_LABELS,
        lambda view: [number for region in view.regions for number in _region(region)],
    ),
    Block(
        "seats",
        "points, units and tiles of both players",
        SEAT_LABELS,
        lambda view: [number for seat in view.seats for number in _seat(seat)],
    ),
    counts("display", "tiles on offer", TILE, lambda view: view.display),
    counts("discard", "tiles thrown away", TILE, lambda view: view.discard),
    counts("pile", "tiles still to come, in no order", TILE, lambda view: view.pile),
    counts("set_aside", "markers set aside", MARKER, lambda view: view.set_aside),
    Block(
        "time_pile",
        "time tiles still to come, by value",
        TIME_VALUES,
        lambda view: [view.time_pile.get(value, 0) for value in TIME_VALUES],
    ),
    Block(
        "bids",
        "in an auction a bid, -1 not yet fixed, -2 fixed but hidden; -3 where there is no auction",
        tuple(SEAT.ids),
        _bids,
    ),
)
