"""6.3, 11.3, 12.2  Choosing a force: subordinates, then CUs, elephants and the siege train."""

from typing import ClassVar, Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase, Record
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.names import CARTHAGE, NO_COMPANY, Company, General, has, joined
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_ELEPHANTS, ASK_SUBORDINATES, ASK_TRAIN, ASK_UNITS, CRUMB_MUSTER
from hatalom.games.hannibal.records import MARCH, REGROUP, Errand, Force
from hatalom.games.hannibal.refusals import FIRST_THE_ARMY, NOT_WITH_HIM, WRONG_NUMBER
from hatalom.games.hannibal.rules.fatigue import join_army, leave_army
from hatalom.games.hannibal.rules.forces import may_follow, possible_numbers, present_with
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

    FIELDS = ("errand", "step", "others", "units", "elephants", "has_train")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"errand": Errand}

    def __init__(
        self,
        errand: Errand,
        step: int = GENERALS_STEP,
        others: Company = NO_COMPANY,
        units: int = 0,
        elephants: int = 0,
        has_train: bool = False,
    ) -> None:
        self.errand = errand
        self.step = step
        self.others = others  # the generals chosen so far, a bit each
        self.units = units
        self.elephants = elephants
        self.has_train = has_train

    def copy(self) -> "Muster":
        return Muster(self.errand, self.step, self.others, self.units, self.elephants, self.has_train)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_MUSTER, [self.errand.general])

    def private_to(self, pos: Hannibal) -> int:
        return self.errand.seat

    def ask(self, pos: Hannibal) -> list[Question]:
        seat, general = self.errand.seat, self.errand.general
        if self.step == GENERALS_STEP:
            return self._ask_generals(pos)
        if self.step == UNITS_STEP:
            options = [TAKE_UNITS.of(number) for number in possible_numbers(pos, self.errand, self.others)]
            return [Question(seat, ASK_UNITS, options, [general])]
        if self.step == ELEPHANTS_STEP:
            least, most = self._elephant_range(pos)
            if least < most:
                options = [TAKE_ELEPHANTS.of(number) for number in range(least, most + 1)]
                return [Question(seat, ASK_ELEPHANTS, options, [general])]
        elif self.step == TRAIN_STEP and self._may_take_train(pos):
            return [Question(seat, ASK_TRAIN, [TAKE_TRAIN.of(), LEAVE_TRAIN.of()], [general])]
        return NO_QUESTIONS

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if TAKE_GENERAL.has(action):
            self.others = joined(self.others, General(TAKE_GENERAL.target(action)))
        elif ENOUGH_GENERALS.has(action):
            self.step = UNITS_STEP
        elif TAKE_UNITS.has(action):
            self.units = TAKE_UNITS.target(action)
            self.step = ELEPHANTS_STEP
        elif TAKE_ELEPHANTS.has(action):
            self.elephants = TAKE_ELEPHANTS.target(action)
            self.step = TRAIN_STEP
        else:
            self.has_train = TAKE_TRAIN.has(action)
            self.step = READY

    def advance(self, pos: Hannibal) -> None:
        if self.step == GENERALS_STEP:
            self.step = UNITS_STEP
        elif self.step == ELEPHANTS_STEP:
            self.elephants, _ = self._elephant_range(pos)
            self.step = TRAIN_STEP
        elif self.step == TRAIN_STEP:
            self.step = READY
        else:
            self._make_ready(pos)

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        general = self.errand.general
        if TAKE_GENERAL.has(action):
            return Said(NOT_WITH_HIM, [TAKE_GENERAL.target(action), general])
        if TAKE_UNITS.has(action):
            return Said(WRONG_NUMBER, [TAKE_UNITS.target(action), general])
        if MARCH_TO.has(action) or SAIL_TO.has(action) or SAIL_INTO.has(action):
            return Said(FIRST_THE_ARMY, [general])
        return None

    # -- generals --------------------------------------------------------------------------------------------

    def _ask_generals(self, pos: Hannibal) -> list[Question]:
        """7.4, 7.5  Generals of lower or equal rank may go with him."""
        seat, general = self.errand.seat, self.errand.general
        able: list[General] = []
        everybody = self.others
        for other in pos.generals_at(seat, pos.at[general], pos.is_inside[general]):
            if self._may_take(pos, other):
                able.append(other)
                everybody = joined(everybody, other)
        with_everybody = possible_numbers(pos, self.errand, everybody)
        options: list[int] = []
        for other in able:  # 18.1: offered only if some number of CUs is lawful with him
            if with_everybody or possible_numbers(pos, self.errand, joined(self.others, other)):
                options.append(TAKE_GENERAL.of(other))
        if not options:
            return NO_QUESTIONS
        if possible_numbers(pos, self.errand, self.others):
            options.append(ENOUGH_GENERALS.of())
        return [Question(seat, ASK_SUBORDINATES, options, [general])]

    def _may_take(self, pos: Hannibal, other: General) -> bool:
        """7.4  A general who is already with the army may stay with it, however far he has marched."""
        if has(self.others, other):
            return False
        if self.errand.purpose == REGROUP and has(pos.army_generals, other):
            return True
        return may_follow(pos, self.errand, other)

    # -- units -----------------------------------------------------------------------------------------------

    def _elephant_range(self, pos: Hannibal) -> tuple[int, int]:
        """17.2  The fewest and the most elephants that can be among the CUs chosen."""
        if self.errand.seat != CARTHAGE:
            return 0, 0
        space = pos.at[self.errand.general]
        elephants = pos.garrison_elephants[space] if pos.is_inside[self.errand.general] else pos.elephants[space]
        others = present_with(pos, self.errand) - elephants
        return max(0, self.units - others), min(elephants, self.units)

    def _may_take_train(self, pos: Hannibal) -> bool:
        """24.5  The siege train goes with an army."""
        if self.errand.seat != CARTHAGE or self.units == 0:
            return False
        return pos.train == pos.at[self.errand.general]

    # -- the end ---------------------------------------------------------------------------------------------

    def _make_ready(self, pos: Hannibal) -> None:
        pos.pop()
        general = self.errand.general
        if self.errand.purpose == MARCH or self.errand.purpose == REGROUP:
            if self.errand.limit:
                space = pos.at[general]
                leave_army(pos, space, pos.army_units)
                join_army(pos, space, present_with(pos, self.errand), self.units)
            pos.army = general
            pos.army_generals = self.others
            pos.army_units = self.units
            pos.army_elephants = self.elephants
            pos.army_has_train = self.has_train
            pos.army_inside = pos.is_inside[general]
        else:
            pos.picked = Force(general, self.others, self.units, self.elephants, self.has_train)
