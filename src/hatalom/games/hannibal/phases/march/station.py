"""8.1, 10.13, 18.1r2  Who stands inside the walls and who outside when an enemy army comes."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.events import STATIONED
from hatalom.games.hannibal.names import CARTHAGE, CONSUL, General, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_STATION, ASK_STATION_ELEPHANTS, ASK_STATION_GENERALS, CRUMB_STATION
from hatalom.games.hannibal.refusals import CONSUL_APART
from hatalom.games.hannibal.rules.walls import may_keep_consul
from hatalom.games.hannibal.verbs import DONE, STATION, STATION_ELEPHANTS, STATION_GENERAL

UNITS_STEP: Final = 0
ELEPHANTS_STEP: Final = 1
GENERALS_STEP: Final = 2
READY: Final = 3


@final
class Station(Phase[Hannibal]):
    """8.1  Everybody begins outside; up to the city's capacity goes inside, with any number of generals."""

    FIELDS = ("seat", "space", "step", "units")

    def __init__(self, seat: Seat, space: Space, step: int = UNITS_STEP, units: int = 0) -> None:
        self.seat = seat
        self.space = space
        self.step = step
        self.units = units

    def copy(self) -> "Station":
        return Station(self.seat, self.space, self.step, self.units)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_STATION, [self.space])

    def private_to(self, pos: Hannibal) -> int:
        return self.seat if self.step > UNITS_STEP else -1

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.step == UNITS_STEP:
            most = min(pos.outside(self.seat, self.space), pos.content.capacity[self.space])
            options = [STATION.of(number) for number in range(most + 1) if self._is_lawful(pos, number)]
            return [Question(self.seat, ASK_STATION, options, [self.space])]
        if self.step == ELEPHANTS_STEP:
            least, most = self._elephants(pos)
            if least < most:
                options = [STATION_ELEPHANTS.of(number) for number in range(least, most + 1)]
                return [Question(self.seat, ASK_STATION_ELEPHANTS, options, [self.space])]
        elif self.step == GENERALS_STEP:
            options = [STATION_GENERAL.of(g) for g in self._outside(pos) if self._may_enter(pos, g)]
            if options:
                if self._may_stay_out(pos):
                    options.append(DONE.of())
                return [Question(self.seat, ASK_STATION_GENERALS, options, [self.space])]
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if STATION.has(action):
            self.units = STATION.target(action)
            self.step = ELEPHANTS_STEP
        elif STATION_ELEPHANTS.has(action):
            self._go_inside(pos, STATION_ELEPHANTS.target(action))
        elif STATION_GENERAL.has(action):
            pos.is_inside[General(STATION_GENERAL.target(action))] = True
        else:
            self.step = READY

    def advance(self, pos: Hannibal) -> None:
        if self.step == ELEPHANTS_STEP:
            fewest, _ = self._elephants(pos)
            self._go_inside(pos, fewest)
            return
        pos.tell(STATIONED, self.seat, self.space, pos.garrison[self.space], pos.outside(self.seat, self.space))
        pos.pop()

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if self.step == UNITS_STEP and STATION.has(action) and not self._is_lawful(pos, STATION.target(action)):
            return Said(CONSUL_APART, [self.space])
        if self.step == GENERALS_STEP and (STATION_GENERAL.has(action) or DONE.has(action)):
            return Said(CONSUL_APART, [self.space])
        return None

    def _outside(self, pos: Hannibal) -> list[General]:
        return pos.generals_at(self.seat, self.space, False)

    def _has_consul(self, pos: Hannibal) -> bool:
        for general in self._outside(pos):
            if pos.office[general] == CONSUL:
                return True
        return False

    def _is_lawful(self, pos: Hannibal, number: int) -> bool:
        """18.1r2  On one side of the walls at least a consul has what he needs."""
        rest = pos.outside(self.seat, self.space) - number
        if not self._has_consul(pos):
            return True
        return may_keep_consul(pos, number, rest) or may_keep_consul(pos, rest, number)

    def _may_enter(self, pos: Hannibal, general: General) -> bool:
        rest = pos.outside(self.seat, self.space)
        return pos.office[general] != CONSUL or may_keep_consul(pos, self.units, rest)

    def _may_stay_out(self, pos: Hannibal) -> bool:
        rest = pos.outside(self.seat, self.space)
        return not self._has_consul(pos) or may_keep_consul(pos, rest, self.units)

    def _elephants(self, pos: Hannibal) -> tuple[int, int]:
        if self.seat != CARTHAGE:
            return 0, 0
        elephants = pos.elephants[self.space]
        others = pos.outside(self.seat, self.space) - elephants
        return max(0, self.units - others), min(elephants, self.units)

    def _go_inside(self, pos: Hannibal, elephants: int) -> None:
        pos.go_inside(self.seat, self.space, self.units, elephants)
        self.step = GENERALS_STEP
