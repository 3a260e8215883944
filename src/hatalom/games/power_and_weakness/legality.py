"""Why something is not allowed: one predicate per paragraph.  Options are built with the same functions."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.message import Message
from hatalom.games.power_and_weakness.names import (
    MARKER,
    MERLIN,
    REGION,
    REGIONS,
    SNAKE,
    TILE,
    TILES,
    UNIT,
    is_influence,
)
from hatalom.games.power_and_weakness.position import PowerAndWeakness

NO_ACTIVE_UNIT: Final = Message("no-active-unit", "10.1", unit=UNIT)
NO_ACTIVE_UNIT_TO_REINFORCE: Final = Message("no-active-unit", "11.4", unit=UNIT)
FOREIGN_REGION: Final = Message("foreign-region", "3.9r1", region=REGION)
FULL_REGION: Final = Message("full-region", "10.1", region=REGION, n=NUMBER)
NOT_IN_DISPLAY: Final = Message("not-in-display", "9.1", tile=TILE)
NOT_HELD: Final = Message("not-held", "11.1", tile=TILE)
NO_OBJECT: Final = Message("no-object", "11.2r2", tile=TILE)
WRONG_MARKER: Final = Message("wrong-marker", "11.3", region=REGION, marker=MARKER)
NOT_THE_OPPONENTS: Final = Message("not-the-opponents", "11.5r1", region=REGION)
NO_MAJORITY: Final = Message("no-majority", "11.5", region=REGION, attack=NUMBER, defence=NUMBER)
NO_OWN_UNITS: Final = Message("no-own-units", "13.1", region=REGION)
NOWHERE_TO_GO: Final = Message("nowhere-to-go", "13.2r1", region=REGION)
NOT_ADJACENT: Final = Message("not-adjacent", "13.1", region=REGION, start=REGION)
SAME_REGION: Final = Message("same-region", "13.2r1", region=REGION)
INLAND: Final = Message("inland", "14.1r1", region=REGION)
NO_SUCH_UNIT_THERE: Final = Message("no-such-unit-there", "13.1", unit=UNIT, region=REGION)
NO_SUCH_UNIT_TO_RETREAT: Final = Message("no-such-unit-there", "11.6", unit=UNIT, region=REGION)
NOT_A_RETREAT: Final = Message("not-a-retreat", "11.6", region=REGION, start=REGION)
NOT_SET_ASIDE: Final = Message("not-set-aside", "9.10", marker=MARKER)
NOBODY_TO_REVOLT: Final = Message("nobody-to-revolt", "9.9", region=REGION)

ANY_MARKER: Final = -1
"""15.1  Merlin is an influence tile of any kind."""


def why_not_place(pos: PowerAndWeakness, seat: int, region: int) -> Message | None:
    """10.1  An active unit in reserve; the region empty, or own with at most three units."""
    if pos.reserve[2 * seat + pos.cycle] == 0:
        return NO_ACTIVE_UNIT
    if not pos.may_enter(seat, region):
        return FOREIGN_REGION
    if pos.units_in(region) > pos.content.place_max_units_before:
        return FULL_REGION
    return None


def why_not_reinforce(pos: PowerAndWeakness, seat: int, region: int, marker: int) -> Message | None:
    """11.4  An active unit in reserve; an empty or own region with the tile's symbol, however full."""
    if marker != ANY_MARKER and pos.marker[region] != marker:
        return WRONG_MARKER
    if not pos.may_enter(seat, region):
        return FOREIGN_REGION
    if pos.reserve[2 * seat + pos.cycle] == 0:
        return NO_ACTIVE_UNIT_TO_REINFORCE
    return None


def why_not_acquire(pos: PowerAndWeakness, seat: int, region: int, marker: int) -> Message | None:
    """11.5  A region of the opponent with the tile's symbol, and a majority there."""
    if marker != ANY_MARKER and pos.marker[region] != marker:
        return WRONG_MARKER
    if pos.owner[region] != 1 - seat:
        return NOT_THE_OPPONENTS
    if pos.net(seat, region) < 1:
        return NO_MAJORITY
    return None


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


def marker_of(tile: int) -> int:
    """11.3, 15.1  The symbol an influence tile works with; Merlin works with any."""
    return ANY_MARKER if tile == MERLIN else tile


def why_not_leave(pos: PowerAndWeakness, seat: int, region: int, by_ship: bool) -> Message | None:
    """13.1, 14.1  Own units there (or own units that can come in exchange), and somewhere to go."""
    if by_ship and not pos.content.coastal[region]:
        return INLAND
    if pos.owner[region] != seat:
        return NO_OWN_UNITS
    for goal in range(REGIONS):
        if why_not_go(pos, seat, region, goal, by_ship) is None:
            return None
    return NOWHERE_TO_GO


def why_not_go(pos: PowerAndWeakness, seat: int, start: int, goal: int, by_ship: bool) -> Message | None:
    """13.2r1, 14.1  To another region that is empty or own: adjacent by land, coastal by sea."""
    if start == goal:
        return SAME_REGION
    if by_ship:
        if not pos.content.coastal[goal]:
            return INLAND
    elif not pos.is_adjacent(start, goal):
        return NOT_ADJACENT
    if not pos.may_enter(seat, goal):
        return FOREIGN_REGION
    return None


def why_not_retreat(pos: PowerAndWeakness, seat: int, start: int, goal: int) -> Message | None:
    """11.6  To a region adjacent to the lost one that is empty or own."""
    if not pos.is_adjacent(start, goal) or not pos.may_enter(seat, goal):
        return NOT_A_RETREAT
    return None


def may_snake(pos: PowerAndWeakness, seat: int) -> bool:
    """16.2  A snake in the reserve and a cube left for it."""
    return pos.hourglass > 0 and pos.held[TILES * seat + SNAKE] > 0


def within_reach(pos: PowerAndWeakness, seat: int) -> list[int]:
    """11.5  The opponent's regions that this seat could acquire with a tile it holds."""
    first = TILES * seat
    has_merlin = pos.held[first + MERLIN] > 0
    found: list[int] = []
    for region in range(REGIONS):
        if pos.owner[region] == 1 - seat and (has_merlin or pos.held[first + pos.marker[region]] > 0):
            if pos.net(seat, region) >= 1:
                found.append(region)
    return found
