"""What the network of the learned level is shown of a position, from the view of one seat."""

from typing import Final

from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.names import (
    MARKER_COUNT,
    NO_MARKER,
    NOBODY,
    OPPONENT,
    REGION_COUNT,
    REGIONS,
    TILE_COUNT,
    TILES,
)
from hatalom.games.power_and_weakness.phases.lightning import MarkerExchange, Revolt
from hatalom.games.power_and_weakness.phases.turn import Turn
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.kit.features import Features

# Where each kind of feature begins.  A cycle of the other kind has features of its own: units and borders mean other
# things in it.
HELD_REGIONS: Final = 0
MARKED: Final = HELD_REGIONS + 6 * REGION_COUNT
RESERVE: Final = MARKED + MARKER_COUNT * REGION_COUNT
HELD_TILES: Final = RESERVE + 8
DISPLAY: Final = HELD_TILES + 2 * TILE_COUNT
STRENGTH: Final = DISPLAY + TILE_COUNT
NUMBERS: Final = STRENGTH + 2 * MARKER_COUNT
OF_A_CYCLE: Final = NUMBERS + 12
FEATURES: Final = 2 * OF_A_CYCLE


def features_of(pos: PowerAndWeakness, seat: Seat) -> Features:
    found = Features(OF_A_CYCLE * pos.cycle)
    _add_regions(pos, seat, found)
    sides: list[Seat] = [seat, OPPONENT[seat]]
    later = 1 - pos.cycle
    for side in range(2):
        whose = sides[side]
        found.add(RESERVE + 4 * side, float(pos.reserve[2 * whose + pos.cycle]) / 4.0)
        found.add(RESERVE + 4 * side + 1, float(pos.reserve[2 * whose + later]) / 4.0)
        found.add(RESERVE + 4 * side + 2, float(pos.stock[2 * whose + pos.cycle]) / 4.0)
        found.add(RESERVE + 4 * side + 3, float(pos.stock[2 * whose + later]) / 4.0)
        for tile in TILES:
            held = pos.held[TILE_COUNT * whose + tile]
            if held > 0:
                found.add(HELD_TILES + TILE_COUNT * side + tile, float(held))
        for marker in range(MARKER_COUNT):
            found.add(STRENGTH + MARKER_COUNT * side + marker, float(pos.strength[MARKER_COUNT * whose + marker]) / 4.0)
        found.add(NUMBERS + side, float(pos.vp[whose]) / 10.0)
        found.add(NUMBERS + 2 + side, pos.active_regions(whose, pos.cycle) / 4.0)
    for tile in TILES:
        if pos.display[tile] > 0:
            found.add(DISPLAY + tile, float(pos.display[tile]))
    found.add(NUMBERS + 4, pos.hourglass / 8.0)
    found.add(NUMBERS + 5, 1.0 if pos.has_recruited else 0.0)
    _add_pending(pos, seat, found)
    return found


def _add_regions(pos: PowerAndWeakness, seat: Seat, found: Features) -> None:
    for region in REGIONS:
        owner = pos.owner[region]
        if owner == NOBODY:
            continue
        place = HELD_REGIONS + 6 * region + (0 if owner == seat else 3)
        found.add(place, 1.0)
        found.add(place + 1, float(pos.units[2 * region + pos.cycle]) / 2.0)
        found.add(place + 2, float(pos.units[2 * region + 1 - pos.cycle]) / 2.0)
        if pos.marker[region] != NO_MARKER:
            found.add(MARKED + MARKER_COUNT * region + pos.marker[region], 1.0 if owner == seat else -1.0)


def _add_pending(pos: PowerAndWeakness, seat: Seat, found: Features) -> None:
    for phase in pos.stack:
        if isinstance(phase, Turn):
            found.add(NUMBERS + (6 if phase.seat == seat else 7), float(phase.left + 1))
        elif isinstance(phase, Revolt):
            found.add(NUMBERS + (8 if phase.seat == seat else 9), 1.0)
        elif isinstance(phase, MarkerExchange):
            found.add(NUMBERS + (10 if phase.seat == seat else 11), 1.0)
