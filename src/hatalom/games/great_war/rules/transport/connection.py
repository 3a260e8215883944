"""13.4, R93  Connection: a chain of provinces of the alliance and zones the enemy does not control."""

from typing import final

from hatalom.core.numbers import Flags
from hatalom.core.vecs import vec
from hatalom.games.great_war.names import (
    CENTRAL,
    ENTENTE,
    NOWHERE,
    PLACE_COUNT,
    PLACES,
    PROVINCE_COUNT,
    PROVINCES,
    RUSSIA,
    TURKEY,
    Alliance,
    Place,
    Places,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.rules.sea_ways import is_closed_sea, open_passages


def components(pos: GreatWar, alliance: Alliance, by_sea: bool) -> Places:
    """R93, R33  For each place the first place of its part of the network; NOWHERE for places outside it.

    Provinces of the alliance and zones that the enemy does not control are linked.  Land and sea are changed only
    between a port of the alliance and the zones it opens onto; America is joined to every Atlantic zone.
    """
    content = pos.content
    usable = vec[bool]([False] * PLACE_COUNT)
    for place in PLACES if by_sea else PROVINCES:
        side = pos.side(place)
        usable[place] = (
            side == alliance if place < PROVINCE_COUNT else side != 1 - alliance and not is_closed_sea(pos, place)
        )
    is_open_now = open_passages(pos, alliance) if by_sea else 0
    label = vec[Place]([NOWHERE] * PLACE_COUNT)
    for first in PROVINCES:
        if not usable[first]:
            continue
        usable[first] = False  # from now on this also means: already reached
        label[first] = first
        stack = [first]
        while stack:
            place = stack.pop()
            if place < PROVINCE_COUNT:
                _reach(content.near[place], first, usable, label, stack)
                if by_sea:
                    zones = content.atlantic if content.is_america[place] else content.port_seas[place]
                    _reach(zones, first, usable, label, stack)
                continue
            _reach(content.ports_of[place], first, usable, label, stack)
            if content.is_atlantic[place]:
                _reach(content.boxes, first, usable, label, stack)
            ways, passages = content.way_to[place], content.way_passage[place]
            for index in range(len(ways)):
                other = ways[index]
                if usable[other] and (passages[index] < 0 or is_open_now >> passages[index] & 1 == 1):
                    usable[other] = False
                    label[other] = first
                    stack.append(other)
    return label


def _reach(places: Places, first: Place, usable: Flags, label: Places, stack: list[Place]) -> None:
    for place in places:
        if usable[place]:
            usable[place] = False
            label[place] = first
            stack.append(place)


def has_russian_link(pos: GreatWar) -> bool:
    """13.4  Copenhagen, Istanbul or Kiel is in the hands of the Entente."""
    for province in pos.content.russia_link:
        if pos.side(province) == ENTENTE:
            return True
    return False


def is_turkish(pos: GreatWar, province: Place) -> bool:
    return pos.controller[province] == TURKEY or pos.core[province] == TURKEY


@final
class Network:
    """13.4  The connections of one alliance at one moment."""

    def __init__(self, pos: GreatWar, alliance: Alliance) -> None:
        self.all = components(pos, alliance, True)
        self.is_central = alliance == CENTRAL
        self.land = components(pos, alliance, False) if self.is_central else self.all
        self.has_link = has_russian_link(pos)
        self.provinces: Places = vec[Place]([province for province in PROVINCES if self.all[province] != NOWHERE])
        """The provinces of the alliance: nothing is carried to others."""

    def joins(self, pos: GreatWar, start: Place, goal: Place) -> bool:
        """R93  The chain; Russia's link to its allies; Turkey by land only."""
        if (pos.controller[start] == RUSSIA) != (pos.controller[goal] == RUSSIA) and not self.has_link:
            return False
        if self.is_central and is_turkish(pos, start) != is_turkish(pos, goal):
            return self.land[start] == self.land[goal] != NOWHERE
        return self.all[start] == self.all[goal] != NOWHERE
