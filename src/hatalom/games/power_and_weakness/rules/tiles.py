"""9.1, 11.1, 11.2, 16.2  Which tiles can be taken or played now."""

from mypy_extensions import i64

from hatalom.core.message import Said
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.names import (
    REGIONS,
    SNAKE,
    TILE_COUNT,
    TILES,
    Marker,
    Tile,
    is_influence,
    marker_of,
)
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.refusals import EMPTY_DISPLAY, NO_OBJECT, NO_TILES, NOT_HELD, NOT_IN_DISPLAY
from hatalom.games.power_and_weakness.rules.acquisition import why_not_acquire
from hatalom.games.power_and_weakness.rules.placement import why_not_reinforce
from hatalom.kit.bag import is_empty


def why_not_take(pos: PowerAndWeakness, tile: Tile) -> Said | None:
    """9.1  A tile of the display."""
    if is_empty(pos.display):
        return Said(EMPTY_DISPLAY)
    return None if pos.display[tile] > 0 else Said(NOT_IN_DISPLAY, [tile])


def why_not_play(pos: PowerAndWeakness, seat: Seat, tile: Tile) -> Said | None:
    """11.1, 11.2r2  A tile of one's own reserve that has a use."""
    if not any(pos.held[TILE_COUNT * seat : TILE_COUNT * (seat + 1)]):
        return Said(NO_TILES)
    if pos.held[TILE_COUNT * seat + tile] == 0:
        return Said(NOT_HELD, [tile])
    return None if has_use(pos, seat, tile) else Said(NO_OBJECT, [tile])


def playable_tiles(pos: PowerAndWeakness, seat: Seat) -> list[Tile]:
    """11.1  Every tile of the reserve that can be played now."""
    tiles: list[Tile] = []
    held = pos.held
    first: i64 = TILE_COUNT * seat
    for tile in TILES:
        if held[first + tile] > 0 and has_use(pos, seat, tile):
            tiles.append(tile)
    return tiles


def has_use(pos: PowerAndWeakness, seat: Seat, tile: Tile) -> bool:
    """11.2r2  An influence tile needs an object; every other tile can at least recruit or strengthen."""
    return not is_influence(tile) or has_object(pos, seat, marker_of(tile))


def has_object(pos: PowerAndWeakness, seat: Seat, marker: Marker) -> bool:
    """11.2r2  A legal reinforcement or a successful acquisition with this symbol exists."""
    if pos.reserve[2 * seat + pos.cycle] > 0:
        for region in REGIONS:
            if why_not_reinforce(pos, seat, region, marker) is None:
                return True
    for region in REGIONS:  # a majority is counted only where nothing can be reinforced
        if why_not_acquire(pos, seat, region, marker) is None:
            return True
    return False


def may_snake(pos: PowerAndWeakness, seat: Seat) -> bool:
    """16.2  A snake in the reserve and a cube left for it."""
    return pos.hourglass > 0 and pos.held[TILE_COUNT * seat + SNAKE] > 0
