"""What each seat and a spectator may see.  Little is hidden: the piles' order, which does not exist, and bids."""

from typing import Any

import msgspec

from hatalom.core.numbers import Numbers
from hatalom.core.question import Seat as SeatId
from hatalom.core.snapshot import dump_stack
from hatalom.games.power_and_weakness.names import (
    CYCLE,
    KNIGHT,
    MAGE,
    MARKER,
    MARKER_COUNT,
    NOBODY,
    REGION,
    REGIONS,
    SEAT,
    SEATS,
    TILE,
    TILE_COUNT,
)
from hatalom.games.power_and_weakness.names import Region as RegionId
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.phases.cycle import score_cycle
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.rules.standing import winner_of
from hatalom.games.power_and_weakness.sight import bids_seen
from hatalom.kit.bag import counted, share


class Region(msgspec.Struct):
    id: str
    marker: str | None
    owner: str | None
    knights: int
    mages: int
    active: bool
    coastal: bool
    adjacent: list[str]


class Units(msgspec.Struct):
    mage: int
    knight: int


class Seat(msgspec.Struct):
    id: str
    vp: int
    active_regions: int
    points: int
    reserve: Units
    stock: Units
    tiles: dict[str, int]
    strength: dict[str, int]


class Ending(msgspec.Struct):
    """The points of both seats, and who would win with them: nobody where the game would go on, or both."""

    points: list[int]
    winners: list[str]


class View(msgspec.Struct):
    """The whole table as one viewer sees it."""

    cycle: str
    cycle_number: int
    hourglass: int
    cycle_length: int
    first_recruit_open: bool
    win_points: int
    regions: list[Region]
    seats: list[Seat]
    display: dict[str, int]
    discard: dict[str, int]
    pile: dict[str, int]
    set_aside: dict[str, int]
    time_pile: dict[str, int]
    time_used: dict[str, int]
    last_points: list[int]
    if_it_ended: Ending | None
    """What would be counted if the cycle ended now; None where the game is over."""
    bids: list[int]
    """In an auction: own bid, -1 not yet fixed, -2 fixed but hidden."""
    stack: list[dict[str, Any]]


def view(pos: PowerAndWeakness, viewer: int) -> View:
    return View(
        cycle=CYCLE.ids[pos.cycle],
        cycle_number=pos.cycle_number,
        hourglass=pos.hourglass,
        cycle_length=pos.cycle_length,
        first_recruit_open=not pos.has_recruited,
        win_points=pos.content.win_points,
        regions=[_region(pos, region) for region in REGIONS],
        seats=[_seat(pos, seat) for seat in SEATS],
        display=counted(pos.display, TILE),
        discard=counted(pos.discard, TILE),
        pile=counted(pos.pile, TILE),
        set_aside=counted(pos.set_aside, MARKER),
        time_pile=_values(pos.time_pile),
        time_used=_values(pos.time_used),
        last_points=list(pos.points),
        if_it_ended=_ending(pos) if pos.stack else None,
        bids=bids_seen(pos, viewer),
        stack=_stack(pos, viewer),
    )


def _region(pos: PowerAndWeakness, region: RegionId) -> Region:
    marker, owner = pos.marker[region], pos.owner[region]
    return Region(
        id=REGION.ids[region],
        marker=MARKER.ids[marker] if marker >= 0 else None,
        owner=SEAT.ids[owner] if owner != NOBODY else None,
        knights=pos.units[2 * region + KNIGHT],
        mages=pos.units[2 * region + MAGE],
        active=pos.is_active(region, pos.cycle),
        coastal=pos.content.coastal[region],
        adjacent=[REGION.ids[other] for other in pos.adjacent(region)] if marker >= 0 else [],
    )


def _seat(pos: PowerAndWeakness, seat: SeatId) -> Seat:
    active = pos.active_regions(seat, pos.cycle)
    return Seat(
        id=SEAT.ids[seat],
        vp=pos.vp[seat],
        active_regions=active,
        points=pos.vp[seat] + active,
        reserve=Units(pos.reserve[2 * seat + MAGE], pos.reserve[2 * seat + KNIGHT]),
        stock=Units(pos.stock[2 * seat + MAGE], pos.stock[2 * seat + KNIGHT]),
        tiles=counted(pos.held[share(TILE_COUNT, seat)], TILE),
        strength=counted(pos.strength[share(MARKER_COUNT, seat)], MARKER),
    )


def _ending(pos: PowerAndWeakness) -> Ending:
    """17.2 to 17.4  The count at the end of a cycle, made on a copy."""
    ended = pos.copy()
    score_cycle(ended)
    winner = winner_of(ended)
    winners = [] if ended.stack else [SEAT.ids[seat] for seat in SEATS if winner in (NOBODY, seat)]
    return Ending(list(ended.points), winners)


def _values(bag: Numbers) -> dict[str, int]:
    return {str(value): count for value, count in enumerate(bag) if count}


def _stack(pos: PowerAndWeakness, viewer: int) -> list[dict[str, Any]]:
    """The sequence of play; in an auction without the other's bid."""
    shown = dump_stack(pos, viewer)
    for entry in shown:
        if entry["phase"] == Auction.__name__:
            entry["orange"], entry["white"] = bids_seen(pos, viewer)
    return shown
