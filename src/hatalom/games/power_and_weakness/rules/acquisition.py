"""11.5, 11.6  The majority that wins a region, and where its defender may go."""

from mypy_extensions import i64

from hatalom.core.message import Message
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.names import (
    ANY_MARKER,
    MARKER_COUNT,
    MERLIN,
    NOBODY,
    OPPONENT,
    REGIONS,
    TILE_COUNT,
    Marker,
    Region,
)
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.refusals import NO_MAJORITY, NOT_A_RETREAT, NOT_THE_OPPONENTS, WRONG_MARKER


def support(pos: PowerAndWeakness, seat: Seat, region: Region) -> int:
    """11.5  The player's active units in the regions adjacent to this one."""
    count: i64 = 0
    active = pos.cycle
    for other in pos.adjacent(region):
        if pos.owner[other] == seat:
            count += pos.units[2 * other + active]
    return count


def attack(pos: PowerAndWeakness, seat: Seat, region: Region) -> int:
    """11.5  The attacker's side of the sum: adjacent active units and strength for the marker."""
    return support(pos, seat, region) + pos.strength[MARKER_COUNT * seat + pos.marker[region]]


def defence(pos: PowerAndWeakness, seat: Seat, region: Region) -> int:
    """11.5  The defender's side: all units there, adjacent active units and strength for the marker."""
    return pos.units_in(region) + attack(pos, seat, region)


def majority(pos: PowerAndWeakness, seat: Seat, region: Region) -> i64:
    """11.5  Attack minus defence; 1 or more wins the region."""
    active, owners, units = pos.cycle, pos.owner, pos.units
    marker = pos.marker[region]
    balance = pos.strength[MARKER_COUNT * seat + marker] - pos.strength[MARKER_COUNT * OPPONENT[seat] + marker]
    balance -= pos.units_in(region)
    for other in pos.adjacent(region):
        owner = owners[other]
        if owner == seat:
            balance += units[2 * other + active]
        elif owner != NOBODY:
            balance -= units[2 * other + active]
    return balance


def why_not_acquire(pos: PowerAndWeakness, seat: Seat, region: Region, marker: Marker) -> Message | None:
    """11.5  A region of the opponent with the tile's symbol, and a majority there."""
    if marker != ANY_MARKER and pos.marker[region] != marker:
        return WRONG_MARKER
    if pos.owner[region] != OPPONENT[seat]:
        return NOT_THE_OPPONENTS
    if majority(pos, seat, region) < 1:
        return NO_MAJORITY
    return None


def why_not_retreat(pos: PowerAndWeakness, seat: Seat, start: Region, goal: Region) -> Message | None:
    """11.6  To a region adjacent to the lost one that is empty or own."""
    if not pos.is_adjacent(start, goal) or not pos.may_enter(seat, goal):
        return NOT_A_RETREAT
    return None


def within_reach(pos: PowerAndWeakness, seat: Seat) -> list[Region]:
    """11.5  The opponent's regions that this seat could acquire with a tile it holds."""
    first = TILE_COUNT * seat
    has_merlin = pos.held[first + MERLIN] > 0
    opponent = OPPONENT[seat]
    found: list[Region] = []
    for region in REGIONS:
        if pos.owner[region] == opponent and (has_merlin or pos.held[first + pos.marker[region]] > 0):
            if majority(pos, seat, region) >= 1:
                found.append(region)
    return found
