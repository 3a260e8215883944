"""7.36, 9.8  Ships that must leave an occupied port, and the fleet of an invasion when the landing is over."""

from typing import final

from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.great_war.events import SHIPS_ENTERED, SHIPS_FLED, SHIPS_LOST
from hatalom.games.great_war.names import Place, is_ship, piece_of
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import ASK_SHIPS, ASK_SHIPS_FLEE
from hatalom.games.great_war.rules.romania_russia import may_share
from hatalom.games.great_war.rules.sea_ways import may_stay
from hatalom.games.great_war.units import (
    NO_ENTRY,
    UNTIL_PURCHASE,
    Entry,
    count_of,
    kind_of,
    origin_of,
    power_of,
    via_of,
    with_turned,
    without_way,
)
from hatalom.games.great_war.verbs import FLEE_TO, SHIPS_HOME, SHIPS_PORT, SHIPS_ZONE


@final
class ShipsFlee(Phase[GreatWar]):
    """7.36r62  Ships in an occupied port go at once to a zone there, free or their own, or back to the card."""

    FIELDS = ("port",)

    def __init__(self, port: Place) -> None:
        self.port = port

    def copy(self) -> "ShipsFlee":
        return ShipsFlee(self.port)

    def ask(self, pos: GreatWar) -> list[Question]:
        entry = self._next(pos)
        if entry == NO_ENTRY:
            return NO_QUESTIONS
        goals = self._goals(pos, entry)
        if not goals:
            return NO_QUESTIONS
        power = power_of(entry)
        args = [power, kind_of(entry), count_of(entry), self.port]
        return [Question(pos.seat_of(power), ASK_SHIPS_FLEE, [FLEE_TO.of(goal) for goal in goals], args)]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        entry, goal = self._next(pos), Place(FLEE_TO.target(action))
        pos.remove(self.port, entry, count_of(entry))
        pos.add(goal, with_turned(entry, UNTIL_PURCHASE))
        pos.tell(SHIPS_FLED, piece_of(power_of(entry), kind_of(entry)), count_of(entry), goal)

    def advance(self, pos: GreatWar) -> None:
        entry = self._next(pos)
        if entry == NO_ENTRY:
            pos.pop()
            return
        pos.remove(self.port, entry, count_of(entry))
        pos.bury(power_of(entry), kind_of(entry), count_of(entry))
        pos.tell(SHIPS_LOST, piece_of(power_of(entry), kind_of(entry)), count_of(entry))

    def _next(self, pos: GreatWar) -> Entry:
        for entry in pos.units[self.port]:
            if is_ship(kind_of(entry)):
                return entry
        return NO_ENTRY

    def _goals(self, pos: GreatWar, entry: Entry) -> list[Place]:
        barred: list[Place] = []
        for attacker in pos.force:
            barred.append(via_of(attacker))
            barred.append(origin_of(attacker))
        power = power_of(entry)
        alliance = pos.alliance[power]
        found: list[Place] = []
        for zone in pos.content.port_seas[self.port]:
            if zone not in barred and may_stay(pos, zone, alliance, kind_of(entry)) and may_share(pos, power, zone):
                found.append(zone)
        return found


@final
class ShipsReturn(Phase[GreatWar]):
    """9.8r78  Each kind of ship goes home, stays in the last zone, or enters the port that was won."""

    def copy(self) -> "ShipsReturn":
        return ShipsReturn()

    def ask(self, pos: GreatWar) -> list[Question]:
        if len(pos.force) == 0:
            return NO_QUESTIONS
        entry = pos.force[0]
        power = power_of(entry)
        options = [SHIPS_HOME.of()]
        if origin_of(entry) != via_of(entry) and may_share(pos, power, via_of(entry)):
            options.append(SHIPS_ZONE.of())
        if self._may_enter_port(pos, entry):
            options.append(SHIPS_PORT.of())
        args = [power, kind_of(entry), self._like(pos, entry), via_of(entry)]
        return [Question(pos.seat_of(power), ASK_SHIPS, options, args)]

    def apply(self, pos: GreatWar, seat: Seat, action: int) -> None:
        first = pos.force[0]
        for entry in pos.force:
            if not self._is_like(entry, first):
                continue
            goal = origin_of(entry)
            if SHIPS_ZONE.has(action):
                goal = via_of(entry)
            elif SHIPS_PORT.has(action):
                goal = pos.target
            pos.leave_force(entry, count_of(entry))
            pos.add(goal, without_way(entry))
            pos.tell(SHIPS_ENTERED, piece_of(power_of(entry), kind_of(entry)), count_of(entry), goal)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()

    def _may_enter_port(self, pos: GreatWar, entry: Entry) -> bool:
        target = pos.target
        if via_of(entry) not in pos.content.port_seas[target]:
            return False
        power = power_of(entry)
        return pos.side(target) == pos.alliance[power] and may_share(pos, power, target)

    def _is_like(self, entry: Entry, other: Entry) -> bool:
        """Ships of one kind and origin have also come the same way."""
        is_same_piece = power_of(entry) == power_of(other) and kind_of(entry) == kind_of(other)
        return is_same_piece and origin_of(entry) == origin_of(other)

    def _like(self, pos: GreatWar, entry: Entry) -> int:
        total = 0
        for other in pos.force:
            if self._is_like(other, entry):
                total += count_of(other)
        return total
