"""The arithmetic before the click, and the second line of an option."""

from typing import Final

from hatalom.core.action import NUMBER
from hatalom.core.game import Forecast, Part, Row
from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.names import (
    KNIGHT,
    MAGE,
    MARKER,
    MARKER_COUNT,
    OPPONENT,
    REGION,
    SEAT,
    UNIT,
    Region,
    Tile,
    is_lightning,
)
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.rules.acquisition import majority, support, within_reach
from hatalom.games.power_and_weakness.verbs import ACQUIRE, BID, PLACE_UNIT, RECRUIT, REINFORCE, TAKE_TILE

OWN_NEAR: Final = Message("forecast-own-near", "11.5")
OWN_STRENGTH: Final = Message("forecast-own-strength", "12.1", marker=MARKER)
THEIRS_THERE: Final = Message("forecast-theirs-there", "11.5")
THEIRS_NEAR: Final = Message("forecast-theirs-near", "11.5")
THEIR_STRENGTH: Final = Message("forecast-their-strength", "12.1", marker=MARKER)
SUCCEEDS: Final = Message("forecast-succeeds", "11.5")
FAILS: Final = Message("forecast-fails", "11.5")

HINT_RECRUIT: Final = Message("hint-recruit", "10.3", n=NUMBER, unit=UNIT, cubes=NUMBER)
HINT_REGION: Final = Message("hint-region", "10.1", mages=NUMBER, knights=NUMBER, left=NUMBER)
HINT_YOURS: Final = Message("hint-yours", "10.1", left=NUMBER)

REMARK_BID_WINS: Final = Message("remark-bid-wins", "9.5", seat=SEAT, most=NUMBER)
REMARK_BID_ENOUGH: Final = Message("remark-bid-enough", "9.5", seat=SEAT, most=NUMBER, enough=NUMBER)
REMARK_BID_NOT_LOST: Final = Message("remark-bid-not-lost", "9.6", seat=SEAT)
REMARK_BID_UNSURE: Final = Message("remark-bid-unsure", "9.5", seat=SEAT, most=NUMBER)
REMARK_BID_NONE: Final = Message("remark-bid-none", "9.6", seat=SEAT, most=NUMBER)
REMARK_AUCTION: Final = Message("remark-auction", "9.4", seat=SEAT, own=NUMBER, other=SEAT, most=NUMBER)
REMARK_BID_COSTS: Final = Message("remark-bid-costs", "9.5", n=NUMBER, of=NUMBER, unit=UNIT)

DANGER_REGION: Final = Message("danger-region", "11.5", region=REGION, n=NUMBER)


def acquisition_sum(pos: PowerAndWeakness, seat: Seat, region: Region) -> Forecast:
    """11.5  Every term by name, with the regions it comes from; 1 or more wins."""
    other, marker = OPPONENT[seat], pos.marker[region]
    own, theirs = _sources(pos, seat, region), _sources(pos, other, region)
    own_strength = int(pos.strength[MARKER_COUNT * seat + marker])
    their_strength = int(pos.strength[MARKER_COUNT * other + marker])
    parts = [Part(Said(OWN_NEAR), support(pos, seat, region), seat, own)]
    if own_strength:
        parts.append(Part(Said(OWN_STRENGTH, [marker]), own_strength, seat))
    there = ((f"region.{REGION.ids[region]}", -pos.units_in(region)),)
    parts.append(Part(Said(THEIRS_THERE), -int(pos.units_in(region)), other, there))
    parts.append(Part(Said(THEIRS_NEAR), -support(pos, other, region), other, tuple((p, -n) for p, n in theirs)))
    if their_strength:
        parts.append(Part(Said(THEIR_STRENGTH, [marker]), -their_strength, other))
    total = majority(pos, seat, region)
    verdict = SUCCEEDS if total >= 1 else FAILS
    return Forecast(tuple(parts), total, Said(verdict), total >= 1, f"region.{REGION.ids[region]}")


def _sources(pos: PowerAndWeakness, seat: Seat, region: Region) -> tuple[tuple[str, int], ...]:
    active = pos.active()
    return tuple(
        (f"region.{REGION.ids[other]}", pos.units[2 * other + active])
        for other in pos.adjacent(region)
        if pos.owner[other] == seat and pos.units[2 * other + active]
    )


def forecast(pos: PowerAndWeakness, seat: Seat, action: int) -> Forecast | None:
    return acquisition_sum(pos, seat, Region(ACQUIRE.target(action))) if ACQUIRE.has(action) else None


def hint(pos: PowerAndWeakness, seat: Seat, action: int) -> Said | None:
    if RECRUIT.has(action):
        wanted = pos.content.recruit_later if pos.has_recruited else pos.content.recruit_first
        got = min(wanted, pos.stock[2 * seat + pos.passive()])
        return Said(HINT_RECRUIT, [got, pos.passive(), pos.hourglass - 1])
    if PLACE_UNIT.has(action) or REINFORCE.has(action):
        region = Region(PLACE_UNIT.target(action) if PLACE_UNIT.has(action) else REINFORCE.target(action))
        left = pos.reserve[2 * seat + pos.active()] - 1
        if pos.units_in(region) == 0:
            return Said(HINT_YOURS, [left])
        return Said(HINT_REGION, [pos.units[2 * region + MAGE], pos.units[2 * region + KNIGHT], left])
    return None


def remarks(pos: PowerAndWeakness, seat: Seat, action: int) -> list[Said]:
    """9.4 to 9.6  Against what a bid wins, as both reserves lie open, and what it costs then; who can bid how much."""
    other = OPPONENT[seat]
    own, most = pos.reserve[2 * seat + pos.active()], pos.reserve[2 * other + pos.active()]
    if TAKE_TILE.has(action) and is_lightning(Tile(TAKE_TILE.target(action))):
        return [Said(REMARK_AUCTION, [seat, own, other, most])]
    if not BID.has(action):
        return []
    bid = BID.target(action)
    if bid == 0:
        return [Said(REMARK_BID_NONE, [other, most])]
    if bid > most + 1:
        against = Said(REMARK_BID_ENOUGH, [other, most, most + 1])
    elif bid > most:
        against = Said(REMARK_BID_WINS, [other, most])
    elif bid == most:
        against = Said(REMARK_BID_NOT_LOST, [other])
    else:
        against = Said(REMARK_BID_UNSURE, [other, most])
    return [against, Said(REMARK_BID_COSTS, [bid, own, pos.active()])]


def dangers(pos: PowerAndWeakness, seat: Seat) -> list[Row]:
    """11.5  Regions that the opponent could acquire with the tiles he holds, those he would win most surely first."""
    lost = sorted(within_reach(pos, OPPONENT[seat]), key=lambda region: -majority(pos, OPPONENT[seat], region))
    return [
        Row(
            "loss",
            Said(DANGER_REGION, [region, majority(pos, OPPONENT[seat], region)]),
            places=(f"region.{REGION.ids[region]}",),
            is_good=False,
        )
        for region in lost
    ]
