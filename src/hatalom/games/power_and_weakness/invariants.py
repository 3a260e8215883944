"""What must hold after every step, whatever was played."""

from hatalom.games.power_and_weakness.names import MARKERS, NOBODY, REGIONS, SEATS, TILE_COUNT, TILES, UNITS
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.position import PowerAndWeakness


def broken_invariant(pos: PowerAndWeakness) -> str | None:
    return _broken_units(pos) or _broken_tiles(pos) or _broken_markers(pos) or _broken_hourglass(pos)


def _broken_units(pos: PowerAndWeakness) -> str | None:
    """3.8r1, 3.9r1  16 of each kind each; a region with units has an owner, and only one."""
    for region in REGIONS:
        if (pos.owner[region] == NOBODY) != (pos.units_in(region) == 0):
            return f"3.9: owner and units of region {region} contradict each other"
    for seat in SEATS:
        for unit in UNITS:
            placed = sum(pos.units[2 * region + unit] for region in REGIONS if pos.owner[region] == seat)
            total = placed + pos.reserve[2 * seat + unit] + pos.stock[2 * seat + unit]
            if total != pos.content.units_each:
                return f"3.8r1: seat {seat} has {total} units of kind {unit}"
    if min(*pos.units, *pos.reserve, *pos.stock) < 0:
        return "3.8r1: fewer than no units"
    return None


def _broken_tiles(pos: PowerAndWeakness) -> str | None:
    """2.4, 2.7  Every tile is somewhere, once."""
    for tile in TILES:
        total = pos.pile[tile] + pos.display[tile] + pos.discard[tile] + pos.held[tile] + pos.held[TILE_COUNT + tile]
        in_auction = sum(1 for phase in pos.stack if isinstance(phase, Auction) and phase.tile == tile)
        if total + in_auction != pos.content.tile_count[tile]:
            return f"2.4: tile {tile} exists {total} times"
    if min(*pos.pile, *pos.display, *pos.discard, *pos.held) < 0:
        return "2.4: fewer than no tiles"
    for used, left, count in zip(pos.time_used, pos.time_pile, pos.content.time_count, strict=True):
        if used + left != count or min(used, left) < 0:
            return "2.7: time tiles do not add up"
    return None


def _broken_markers(pos: PowerAndWeakness) -> str | None:
    """2.5, 9.10r1  The markers on the map and those set aside are always the same ones."""
    for marker in MARKERS:
        count = pos.content.marker_count[marker]
        if list(pos.marker).count(marker) + pos.set_aside[marker] != count or pos.set_aside[marker] < 0:
            return f"2.5: markers of kind {marker} do not add up"
    return None


def _broken_hourglass(pos: PowerAndWeakness) -> str | None:
    """6.1, 17.9  Never fewer than no cubes, never more than the cycle began with, never more than 23 cycles."""
    if not 0 <= pos.hourglass <= max(pos.cycle_length, pos.content.first_cycle_cubes):
        return f"6.1: {pos.hourglass} cubes on the hourglass"
    if pos.cycle_number > 2 * pos.content.win_points - 1:
        return f"17.9: cycle {pos.cycle_number}"
    return None
