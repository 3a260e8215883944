"""4.12, 4.13, 15.4  Flight: units that may not stay where they are go where their owners like, free of charge."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased
from hatalom.games.great_war.events import FLED, NOWHERE_TO_FLEE
from hatalom.games.great_war.names import (
    NOWHERE,
    PROVINCE_COUNT,
    UNIT_COUNT,
    Place,
    Power,
    Unit,
    is_land,
    piece_of,
)
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_FLEE, CRUMB_FLIGHT
from hatalom.games.great_war.rules.romania_russia import may_share
from hatalom.games.great_war.rules.sea_ways import may_stay
from hatalom.games.great_war.units import COUNT_MASK, Entry, count_in, count_of, kind_of, power_of, with_count
from hatalom.games.great_war.verbs import ALL_FLEE_TO, FLEE_TO


@final
class Flight(Phase[GreatWar]):
    """R22, R24  The provinces in `places` are left by all units, one nation and kind after the other.

    With `is_far` a land unit without an adjacent province of its alliance goes to the nearest one (R24).
    """

    FIELDS = ("places", "is_far")

    def __init__(self, places: list[Place], is_far: bool) -> None:
        self.places = places
        self.is_far = is_far

    def copy(self) -> "Flight":
        return Flight(self.places, self.is_far)

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_FLIGHT)

    def ask(self, pos: GreatWar) -> list[Question]:
        place = self._place(pos)
        if place == NOWHERE:
            return NO_QUESTIONS
        entry = pos.units[place][0]
        power, kind = power_of(entry), kind_of(entry)
        goals = self._goals(pos, place, power, kind)
        if not goals:
            return NO_QUESTIONS
        count = count_in(pos.units[place], power, kind)
        options = [ALL_FLEE_TO.of(goal) for goal in goals]
        if count > 1 and len(goals) > 1:
            for goal in goals:
                options.append(FLEE_TO.of(goal))
        return [Question(pos.seat_of(power), ASK_FLEE, options, [power, kind, count, place])]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        place = self._place(pos)
        if FLEE_TO.has(action):
            self._go(pos, place, Place(FLEE_TO.target(action)), with_count(pos.units[place][0], 1))
            return
        goal = Place(ALL_FLEE_TO.target(action))
        power, kind = power_of(pos.units[place][0]), kind_of(pos.units[place][0])
        for entry in pos.units[place]:
            if power_of(entry) == power and kind_of(entry) == kind:
                self._go(pos, place, goal, entry)

    def advance(self, pos: GreatWar) -> None:
        """R22  A unit that cannot go goes back to the card."""
        place = self._place(pos)
        if place == NOWHERE:
            pos.pop()
            return
        entry = pos.units[place][0]
        pos.remove(place, entry, count_of(entry))
        pos.release_generals(place)
        pos.card = increased(pos.card, UNIT_COUNT * power_of(entry) + kind_of(entry), count_of(entry))
        pos.tell(NOWHERE_TO_FLEE, piece_of(power_of(entry), kind_of(entry)), count_of(entry))

    def _place(self, pos: GreatWar) -> Place:
        for place in self.places:
            if not pos.is_empty(place):
                return place
        return NOWHERE

    def _go(self, pos: GreatWar, place: Place, goal: Place, entry: Entry) -> None:
        pos.remove(place, entry, entry & COUNT_MASK)
        pos.add(goal, entry)
        pos.release_generals(place)
        pos.tell(FLED, piece_of(power_of(entry), kind_of(entry)), count_of(entry), goal)

    def _goals(self, pos: GreatWar, place: Place, power: Power, kind: Unit) -> list[Place]:
        alliance = pos.alliance[power]
        goals: list[Place] = []
        if not is_land(kind):
            for zone in pos.content.port_seas[place]:
                if pos.is_enemy(zone, alliance):
                    continue
                if may_stay(pos, zone, alliance, kind) and may_share(pos, power, zone):
                    goals.append(zone)
                for port in pos.content.ports_of[zone]:
                    if self._is_open(pos, port, power) and port not in goals:
                        goals.append(port)
            return sorted(goals)
        ring = [place]
        seen = [False] * PROVINCE_COUNT
        while ring:
            following: list[Place] = []
            for here in ring:
                for near in pos.content.near[here]:
                    if seen[near]:
                        continue
                    seen[near] = True
                    if self._is_open(pos, near, power):
                        goals.append(near)
                    elif near in self.places:
                        following.append(near)
            if goals or not self.is_far:
                return sorted(goals)
            ring = following
        return goals

    def _is_open(self, pos: GreatWar, province: Place, power: Power) -> bool:
        """A province of the alliance that is not itself to be left."""
        if province in self.places or pos.side(province) != pos.alliance[power]:
            return False
        return may_share(pos, power, province)
