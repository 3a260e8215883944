"""15.5, 15.9  A beaten force at its own city: some go behind the walls, the rest retreats elsewhere."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.events import RETREATED_INTO_CITY
from hatalom.games.hannibal.names import CARTHAGE, NO_COMPANY, SORTIE, General, has
from hatalom.games.hannibal.phases.battle.retreat import set_out
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import (
    ASK_RETREAT_CITY,
    ASK_STATION_ELEPHANTS,
    ASK_STATION_GENERALS,
    CRUMB_RETREAT,
)
from hatalom.games.hannibal.rules.fatigue import part_from_army
from hatalom.games.hannibal.verbs import DONE, RETREAT_INTO_CITY, STATION_ELEPHANTS, STATION_GENERAL

UNITS_STEP: Final = 0
ELEPHANTS_STEP: Final = 1
GENERALS_STEP: Final = 2


def may_enter_city(pos: Hannibal, seat: Seat) -> bool:
    """15.9  An own city without siege; a besieged one only for those who came out of it."""
    space = pos.battle_space
    if not pos.has_own_city(seat, space):
        return False
    return pos.siege[space] == 0 or pos.sortie_units > 0 or pos.sortie_generals != NO_COMPANY


@final
class CityRetreat(Phase[Hannibal]):
    """15.9  The only way in which a retreating force may split; generals go with either part."""

    FIELDS = ("seat", "step", "entering")

    def __init__(self, seat: Seat, step: int = UNITS_STEP, entering: int = 0) -> None:
        self.seat = seat
        self.step = step
        self.entering = entering  # CUs that go behind the walls

    def copy(self) -> "CityRetreat":
        return CityRetreat(self.seat, self.step, self.entering)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_RETREAT, [self.seat])

    def ask(self, pos: Hannibal) -> list[Question]:
        space = pos.battle_space
        if self.step == UNITS_STEP:
            most = self._most(pos)
            options = [RETREAT_INTO_CITY.of(number) for number in range(self._least(pos, most), most + 1)]
            return [Question(self.seat, ASK_RETREAT_CITY, options, [space])]
        if self.step == ELEPHANTS_STEP:
            least, most = self._elephant_range(pos)
            if least < most:
                options = [STATION_ELEPHANTS.of(number) for number in range(least, most + 1)]
                return [Question(self.seat, ASK_STATION_ELEPHANTS, options, [space])]
        elif pos.outside(self.seat, space):
            options = [STATION_GENERAL.of(general) for general in self._admitted(pos)]
            if options:
                options.append(DONE.of())
                return [Question(self.seat, ASK_STATION_GENERALS, options, [space])]
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if RETREAT_INTO_CITY.has(action):
            self.entering = RETREAT_INTO_CITY.target(action)
            self.step = ELEPHANTS_STEP
        elif STATION_ELEPHANTS.has(action):
            self._enter(pos, STATION_ELEPHANTS.target(action))
        elif STATION_GENERAL.has(action):
            pos.is_inside[General(STATION_GENERAL.target(action))] = True
        else:
            set_out(pos, self.seat)

    def advance(self, pos: Hannibal) -> None:
        if self.step == ELEPHANTS_STEP:
            fewest, _ = self._elephant_range(pos)
            self._enter(pos, fewest)
            return
        if pos.outside(self.seat, pos.battle_space) == 0:  # nobody is left to lead outside
            for general in self._admitted(pos):
                pos.is_inside[general] = True
        set_out(pos, self.seat)

    def _most(self, pos: Hannibal) -> int:
        """15.9  What fits; into a besieged city no more than came out of it."""
        space = pos.battle_space
        room = pos.content.capacity[space] - pos.garrison[space]
        if pos.siege[space]:
            room = min(room, pos.sortie_units)
        return min(room, pos.outside(self.seat, space))

    def _least(self, pos: Hannibal, most: int) -> int:
        """15.4  A force that sallied has no other way: as many as fit go back."""
        return most if pos.battle_way == SORTIE else 0

    def _elephant_range(self, pos: Hannibal) -> tuple[int, int]:
        """17.2  The fewest and the most elephants among those who enter."""
        if self.seat != CARTHAGE:
            return 0, 0
        elephants = pos.elephants[pos.battle_space]
        others = pos.outside(self.seat, pos.battle_space) - elephants
        return max(0, self.entering - others), min(elephants, self.entering)

    def _enter(self, pos: Hannibal, elephants: int) -> None:
        space = pos.battle_space
        pos.go_inside(self.seat, space, self.entering, elephants)
        if self.seat == pos.battle_active:
            part_from_army(pos, space, self.entering, elephants)
        pos.tell(RETREATED_INTO_CITY, self.seat, self.entering, space)
        if self.entering or pos.outside(self.seat, space) == 0:
            self.step = GENERALS_STEP
        else:
            set_out(pos, self.seat)

    def _admitted(self, pos: Hannibal) -> list[General]:
        """15.9  Into a besieged city only those who came out of it."""
        generals = pos.generals_at(self.seat, pos.battle_space, False)
        if pos.siege[pos.battle_space] == 0:
            return generals
        return [general for general in generals if has(pos.sortie_generals, general)]
