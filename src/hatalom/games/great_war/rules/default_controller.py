"""0.5  The great power that stands in for an agreement: the nearest one."""

from hatalom.games.great_war.names import GREAT_POWERS, NOBODY, PLACES, PROVINCES, USA
from hatalom.games.great_war.position import GreatWar


def default_controller(pos: GreatWar, alliance: int, provinces: list[int]) -> int:
    """0.5  The nearest great power of the alliance, ties by the general order; the USA only if no other is left."""
    left = [p for p in pos.order if p < GREAT_POWERS and p != USA and pos.alliance[p] == alliance]
    if not left:
        return USA if pos.alliance[USA] == alliance else pos.spokesman(alliance)
    content = pos.content
    seen = [False] * PLACES
    ring = provinces
    for place in ring:
        seen[place] = True
    while ring:
        found = NOBODY
        for place in ring:
            holder = pos.controller[place] if place < PROVINCES else NOBODY
            if holder in left and (found == NOBODY or left.index(holder) < left.index(found)):
                found = holder
        if found != NOBODY:
            return found
        following: list[int] = []
        for place in ring:
            for other in content.near[place] + content.seas[place]:
                if not seen[other]:
                    seen[other] = True
                    following.append(other)
        ring = following
    return left[0]
