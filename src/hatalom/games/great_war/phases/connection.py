"""13.4, R93  Connection: a chain of provinces of the alliance and zones the enemy does not control."""

from typing import final

from hatalom.games.great_war.names import (
    CENTRAL,
    ENTENTE,
    NOWHERE,
    PLACES,
    PROVINCES,
    RUSSIA,
    TURKEY,
)
from hatalom.games.great_war.phases.sea_ways import next_zones
from hatalom.games.great_war.position import GreatWar


def components(pos: GreatWar, alliance: int, by_sea: bool) -> list[int]:
    """For each place the first place of its part of the network; NOWHERE for places outside it.

    Land and sea are changed only between a port of the alliance and the zones it opens onto.
    """
    label = [NOWHERE] * PLACES
    for first in range(PROVINCES):
        if label[first] != NOWHERE or pos.side(first) != alliance:
            continue
        label[first] = first
        stack = [first]
        while stack:
            place = stack.pop()
            for other in links(pos, place, alliance, by_sea):
                if label[other] == NOWHERE and is_usable(pos, other, alliance):
                    label[other] = first
                    stack.append(other)
    return label


def is_usable(pos: GreatWar, place: int, alliance: int) -> bool:
    """R93  A province of the alliance, or a zone that the enemy does not control."""
    side = pos.side(place)
    return side == alliance if place < PROVINCES else side != 1 - alliance


def links(pos: GreatWar, place: int, alliance: int, by_sea: bool) -> list[int]:
    """R93, R33  The next links of a chain; America is joined to every Atlantic zone."""
    content = pos.content
    if place >= PROVINCES:
        found = next_zones(pos, place, alliance) + content.ports_of[place]
        return found + content.boxes if content.is_atlantic[place] else found
    if not by_sea:
        return content.near[place]
    if content.is_america[place]:
        return [zone for zone in range(PROVINCES, PLACES) if content.is_atlantic[zone]]
    return content.near[place] + content.port_seas[place]


def has_russian_link(pos: GreatWar) -> bool:
    """13.4  Copenhagen, Istanbul or Kiel is in the hands of the Entente."""
    for province in pos.content.russia_link:
        if pos.side(province) == ENTENTE:
            return True
    return False


def is_turkish(pos: GreatWar, province: int) -> bool:
    return pos.controller[province] == TURKEY or pos.core[province] == TURKEY


@final
class Network:
    """13.4  The connections of one alliance at one moment."""

    def __init__(self, pos: GreatWar, alliance: int) -> None:
        self.all = components(pos, alliance, True)
        self.land = components(pos, alliance, False) if alliance == CENTRAL else self.all
        self.has_link = has_russian_link(pos)

    def joins(self, pos: GreatWar, start: int, goal: int) -> bool:
        """R93  The chain; Russia's link to its allies; Turkey by land only."""
        if (pos.controller[start] == RUSSIA) != (pos.controller[goal] == RUSSIA) and not self.has_link:
            return False
        if self.land is not self.all and is_turkish(pos, start) != is_turkish(pos, goal):
            return self.land[start] == self.land[goal] != NOWHERE
        return self.all[start] == self.all[goal] != NOWHERE
