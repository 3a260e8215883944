"""11.1, 11.2, 16.2  Which tiles of a reserve can be played now."""

from hatalom.core.message import Message
from hatalom.games.power_and_weakness.names import REGIONS, SNAKE, TILES, is_influence
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.refusals import NO_OBJECT, NOT_HELD
from hatalom.games.power_and_weakness.rules.acquisition import why_not_acquire
from hatalom.games.power_and_weakness.rules.placement import why_not_reinforce


def why_not_play(pos: PowerAndWeakness, seat: int, tile: int) -> Message | None:
    """11.2r2  An influence tile needs an object; every other tile can at least recruit or strengthen."""
    if pos.held[TILES * seat + tile] == 0:
        return NOT_HELD
    if is_influence(tile) and not has_object(pos, seat, tile):
        return NO_OBJECT
    return None


def playable_tiles(pos: PowerAndWeakness, seat: int) -> list[int]:
    """11.1  Every tile of the reserve that can be played now."""
    tiles: list[int] = []
    held = pos.held
    first = TILES * seat
    for tile in range(TILES):
        if held[first + tile] > 0 and why_not_play(pos, seat, tile) is None:
            tiles.append(tile)
    return tiles


def has_object(pos: PowerAndWeakness, seat: int, marker: int) -> bool:
    """11.2r2  A legal reinforcement or a successful acquisition with this symbol exists."""
    for region in range(REGIONS):
        if pos.marker[region] == marker:
            if why_not_reinforce(pos, seat, region, marker) is None:
                return True
            if why_not_acquire(pos, seat, region, marker) is None:
                return True
    return False


def may_snake(pos: PowerAndWeakness, seat: int) -> bool:
    """16.2  A snake in the reserve and a cube left for it."""
    return pos.hourglass > 0 and pos.held[TILES * seat + SNAKE] > 0
