"""6.3, 11.3, 12.2  Choosing a force: subordinates, then CUs, elephants and the siege train."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import Question
from hatalom.games.hannibal.names import CARTHAGE
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_ELEPHANTS, ASK_SUBORDINATES, ASK_TRAIN, ASK_UNITS, CRUMB_MUSTER
from hatalom.games.hannibal.refusals import FIRST_THE_ARMY, NOT_WITH_HIM, WRONG_NUMBER
from hatalom.games.hannibal.rules.fatigue import join_army, leave_army
from hatalom.games.hannibal.rules.forces import MARCH, REGROUP, possible_numbers
from hatalom.games.hannibal.verbs import (
    ENOUGH_GENERALS,
    LEAVE_TRAIN,
    MARCH_TO,
    SAIL_INTO,
    SAIL_TO,
    TAKE_ELEPHANTS,
    TAKE_GENERAL,
    TAKE_TRAIN,
    TAKE_UNITS,
)

# Steps
GENERALS_STEP: Final = 0
UNITS_STEP: Final = 1
ELEPHANTS_STEP: Final = 2
TRAIN_STEP: Final = 3
READY: Final = 4


@final
class Muster(Phase[Hannibal]):
    """6.3  What goes with a general; the stack he leaves must be lawful too (18.1)."""

    FIELDS = ("seat", "general", "purpose", "goal", "limit", "step", "generals", "units", "elephants", "train")

    def __init__(
        self,
        seat: int,
        general: int,
        purpose: int,
        goal: int,
        limit: int,
        step: int = GENERALS_STEP,
        generals: int = 0,
        units: int = 0,
        elephants: int = 0,
        train: bool = False,
    ) -> None:
        self.seat = seat
        self.general = general
        self.purpose = purpose
        self.goal = goal  # the space an interception goes to; the city, if those who avoid battle have only that
        self.limit = limit  # in a campaign: the movement points nobody may exceed; 0 elsewhere
        self.step = step
        self.generals = generals
        self.units = units
        self.elephants = elephants
        self.train = train

    def copy(self) -> "Muster":
        return Muster(
            self.seat,
            self.general,
            self.purpose,
            self.goal,
            self.limit,
            self.step,
            self.generals,
            self.units,
            self.elephants,
            self.train,
        )

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_MUSTER, [self.general])

    def is_private(self, pos: Hannibal) -> int:
        return self.seat

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.step == GENERALS_STEP:
            return self._ask_generals(pos)
        if self.step == UNITS_STEP:
            options = [TAKE_UNITS(number) for number in self._numbers(pos)]
            return [Question(self.seat, ASK_UNITS, options, [self.general])]
        if self.step == ELEPHANTS_STEP:
            least, most = self._elephant_range(pos)
            if least < most:
                options = [TAKE_ELEPHANTS(number) for number in range(least, most + 1)]
                return [Question(self.seat, ASK_ELEPHANTS, options, [self.general])]
        elif self.step == TRAIN_STEP and self._has_train(pos):
            return [Question(self.seat, ASK_TRAIN, [TAKE_TRAIN(), LEAVE_TRAIN()], [self.general])]
        return []

    def apply(self, pos: Hannibal, seat: int, action: int) -> None:
        if TAKE_GENERAL.has(action):
            self.generals |= 1 << TAKE_GENERAL.target(action)
        elif ENOUGH_GENERALS.has(action):
            self.step = UNITS_STEP
        elif TAKE_UNITS.has(action):
            self.units = TAKE_UNITS.target(action)
            self.step = ELEPHANTS_STEP
        elif TAKE_ELEPHANTS.has(action):
            self.elephants = TAKE_ELEPHANTS.target(action)
            self.step = TRAIN_STEP
        else:
            self.train = TAKE_TRAIN.has(action)
            self.step = READY

    def advance(self, pos: Hannibal) -> None:
        if self.step == GENERALS_STEP:
            self.step = UNITS_STEP
        elif self.step == ELEPHANTS_STEP:
            self.elephants = self._elephant_range(pos)[0]
            self.step = TRAIN_STEP
        elif self.step == TRAIN_STEP:
            self.step = READY
        else:
            self._ready(pos)

    def why_not(self, pos: Hannibal, seat: int, action: int) -> Said | None:
        if TAKE_GENERAL.has(action):
            return Said(NOT_WITH_HIM, [TAKE_GENERAL.target(action), self.general])
        if TAKE_UNITS.has(action):
            return Said(WRONG_NUMBER, [TAKE_UNITS.target(action), self.general])
        if MARCH_TO.has(action) or SAIL_TO.has(action) or SAIL_INTO.has(action):
            return Said(FIRST_THE_ARMY, [self.general])
        return None

    # -- generals --------------------------------------------------------------------------------------------

    def _ask_generals(self, pos: Hannibal) -> list[Question]:
        """7.4, 7.5  Generals of lower or equal rank may go with him."""
        able: list[int] = []
        everybody = self.generals
        for general in pos.generals_at(self.seat, self._space(pos), pos.is_inside[self.general]):
            if self._may_take(pos, general):
                able.append(general)
                everybody |= 1 << general
        may_all_go = len(self._numbers_with(pos, everybody)) > 0
        options: list[int] = []
        for general in able:  # 18.1: nobody with whom no number of CUs would be lawful
            if may_all_go or self._numbers_with(pos, self.generals | 1 << general):
                options.append(TAKE_GENERAL(general))
        if not options:
            return []
        if self._numbers(pos):
            options.append(ENOUGH_GENERALS())
        return [Question(self.seat, ASK_SUBORDINATES, options, [self.general])]

    def _may_take(self, pos: Hannibal, general: int) -> bool:
        if general == self.general or (self.generals >> general) & 1:
            return False
        if pos.rank(general) > pos.rank(self.general):
            return False
        if self.goal >= 0 and not pos.may_stand(general, self.goal):
            return False
        if self.purpose == REGROUP and (pos.army_generals >> general) & 1:
            return True
        return self.limit == 0 or pos.used[general] < self.limit

    # -- units -----------------------------------------------------------------------------------------------

    def _space(self, pos: Hannibal) -> int:
        return pos.at[self.general]

    def _present(self, pos: Hannibal) -> int:
        space = self._space(pos)
        return pos.garrison[space] if pos.is_inside[self.general] else pos.outside(self.seat, space)

    def _numbers(self, pos: Hannibal) -> list[int]:
        """6.3, 18.1  How many CUs he may take with the generals chosen so far."""
        return self._numbers_with(pos, self.generals)

    def _numbers_with(self, pos: Hannibal, generals: int) -> list[int]:
        return possible_numbers(pos, self.seat, self.general, generals, self.purpose, self.goal, self.limit)

    def _elephant_range(self, pos: Hannibal) -> tuple[int, int]:
        if self.seat != CARTHAGE:
            return 0, 0
        space = self._space(pos)
        elephants = pos.garrison_elephants[space] if pos.is_inside[self.general] else pos.elephants[space]
        others = self._present(pos) - elephants
        return max(0, self.units - others), min(elephants, self.units)

    def _has_train(self, pos: Hannibal) -> bool:
        return self.seat == CARTHAGE and self.units > 0 and pos.train >= 0 and pos.train == self._space(pos)

    # -- the end ---------------------------------------------------------------------------------------------

    def _ready(self, pos: Hannibal) -> None:
        pos.pop()
        if self.purpose == MARCH or self.purpose == REGROUP:
            if self.limit > 0:
                space = self._space(pos)
                leave_army(pos, space, pos.army_units)
                join_army(pos, space, self._present(pos), self.units)
            pos.army = self.general
            pos.army_generals = self.generals
            pos.army_units = self.units
            pos.army_elephants = self.elephants
            pos.army_has_train = self.train
            pos.army_inside = pos.is_inside[self.general]
        else:
            pos.picked = [self.general, self.generals, self.units, self.elephants, int(self.train)]
