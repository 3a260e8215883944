"""What a turn was for, in words: read off two positions, before and after it."""

from typing import Final

from hatalom.core.message import Message, Said
from hatalom.core.question import Seat
from hatalom.games.power_and_weakness.names import REGION, REGIONS, TILE_COUNT, Region
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.rules.acquisition import within_reach

TAKES: Final = Message("intent-takes", "11.5", region=REGION)
THREATENS: Final = Message("intent-threatens", "11.5", region=REGION)
GATHERS: Final = Message("intent-gathers", "10.1", region=REGION)
RECRUITS: Final = Message("intent-recruits", "10.2")
COLLECTS: Final = Message("intent-collects", "9.1")


def intents(before: PowerAndWeakness, after: PowerAndWeakness, seat: Seat) -> list[Said]:
    """Regions taken and newly within reach, then where units gather and what is saved for later."""
    taken = [region for region in REGIONS if after.owner[region] == seat != before.owner[region]]
    known = within_reach(before, seat)
    found = [Said(TAKES, [region]) for region in taken]
    found += [Said(THREATENS, [region]) for region in within_reach(after, seat) if region not in known]
    more = {region: _units(after, region) - _units(before, region) for region in REGIONS if after.owner[region] == seat}
    fullest = max((region for region in more if region not in taken), key=lambda region: more[region], default=None)
    if fullest is not None and more[fullest] > 0:
        found.append(Said(GATHERS, [fullest]))
    if sum(after.stock[2 * seat : 2 * seat + 2]) < sum(before.stock[2 * seat : 2 * seat + 2]):
        found.append(Said(RECRUITS))
    if _tiles(after, seat) > _tiles(before, seat):
        found.append(Said(COLLECTS))
    return found


def _units(pos: PowerAndWeakness, region: Region) -> int:
    return sum(pos.units[2 * region : 2 * region + 2])


def _tiles(pos: PowerAndWeakness, seat: Seat) -> int:
    return sum(pos.held[TILE_COUNT * seat : TILE_COUNT * (seat + 1)])
