"""0.5  The great power that stands in for an agreement: the nearest one."""

from hatalom.games.great_war.names import (
    GREAT_POWER_COUNT,
    NOBODY,
    PLACE_COUNT,
    PROVINCE_COUNT,
    USA,
    Alliance,
    Place,
    Power,
)
from hatalom.games.great_war.position import GreatWar


def default_controller(pos: GreatWar, alliance: Alliance, provinces: list[Place]) -> Power:
    """0.5  The nearest great power of the alliance, ties by the general order; the USA only if no other is left."""
    left = [p for p in pos.order if p < GREAT_POWER_COUNT and p != USA and pos.alliance[p] == alliance]
    if not left:
        return USA if pos.alliance[USA] == alliance else pos.spokesman(alliance)
    content = pos.content
    seen = [False] * PLACE_COUNT
    ring = provinces
    for place in ring:
        seen[place] = True
    while ring:
        found = NOBODY
        for place in ring:
            holder = pos.controller[place] if place < PROVINCE_COUNT else NOBODY
            if holder in left and (found == NOBODY or left.index(holder) < left.index(found)):
                found = holder
        if found != NOBODY:
            return found
        following: list[Place] = []
        for place in ring:
            for other in [*content.near[place], *content.seas[place]]:
                if not seen[other]:
                    seen[other] = True
                    following.append(other)
        ring = following
    return left[0]
