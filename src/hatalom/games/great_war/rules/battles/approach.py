"""8.2r65, 9.3r73  From how far ships come to the running attack, worked out once for all of them."""

from typing import final

from mypy_extensions import i64

from hatalom.core.numbers import Numbers
from hatalom.core.position import Kept, Phase
from hatalom.core.vecs import vec
from hatalom.games.great_war.names import (
    BATTLESHIP,
    CRUISER,
    PLACE_COUNT,
    PROVINCE_COUNT,
    SUBMARINE,
    SUBMARINES,
    Place,
    enemy_of,
)
from hatalom.games.great_war.position import LAND_ATTACK, SEA_ATTACK, GreatWar
from hatalom.games.great_war.rules.sea_ways import FAR, crossable, open_passages


@final
class Approach(Kept):
    """For every place the fewest points with which the alliance's ships come from there; FAR for no way.

    Ships that join the attack open and close no way, so this stays true until the answer has been carried out.
    """

    def __init__(self, phase: Phase[GreatWar], pos: GreatWar) -> None:
        super().__init__(phase)
        self.alliance = pos.alliance[pos.lead]
        self.points = points_needed(pos)


def keep_approach(pos: GreatWar, phase: Phase[GreatWar]) -> None:
    """18.17, 18.20  Where submarines and ships from a port have ways of their own, each is looked for by itself."""
    if pos.mode != LAND_ATTACK and not pos.is_on(SUBMARINES):
        pos.kept = Approach(phase, pos)


def kept_approach(pos: GreatWar) -> Approach | None:
    """What the running phase has kept, if it is still there."""
    kept = pos.kept_by(pos.stack[-1])
    return kept if isinstance(kept, Approach) else None


def points_needed(pos: GreatWar) -> Numbers:
    """8.2r65, 9.3r73  One search from the target outwards: every way leads in both directions.

    Ships start from any zone, but on their way they cross only zones that are open to them.
    """
    content, target, alliance = pos.content, pos.target, pos.alliance[pos.lead]
    needed = vec[i64]([FAR] * PLACE_COUNT)
    zones, passages = crossable(pos, alliance, CRUISER, False), open_passages(pos, alliance)
    most = max(content.move[BATTLESHIP], content.move[CRUISER], content.move[SUBMARINE])
    queue = _last_zones(pos)
    for zone in queue:
        needed[zone] = 0
    reached: i64 = 0
    while reached < len(queue):
        zone = queue[reached]
        reached += 1
        here = needed[zone]
        if here >= most:
            continue
        if zones >> (zone - PROVINCE_COUNT) & 1:
            for port in content.ports_of[zone]:
                needed[port] = min(needed[port], here + 1)
        elif zone != target:
            continue
        ways, costs, gates = content.way_to[zone], content.way_cost[zone], content.way_passage[zone]
        for index in range(len(ways)):
            other, cost = ways[index], here + costs[index]
            if cost < needed[other] and (gates[index] < 0 or passages >> gates[index] & 1):
                needed[other] = cost
                queue.append(other)
    if pos.mode == SEA_ATTACK:
        for port in content.ports_of[target]:
            needed[port] = 1
    return needed


def _last_zones(pos: GreatWar) -> list[Place]:
    """8.1r64, 9.3r73  Where the ways end: in the attacked zone, or in those beside the invaded province."""
    content, enemy = pos.content, enemy_of(pos.alliance[pos.lead])
    if pos.mode == SEA_ATTACK:
        return [pos.target] if content.is_coastal[pos.target] else []
    return [zone for zone in content.seas[pos.target] if content.is_coastal[zone] and pos.side(zone) != enemy]
