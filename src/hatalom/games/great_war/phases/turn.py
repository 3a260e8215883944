"""3  The turn: five phases, in each of which the powers act one after another in the general order."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.great_war.events import STAGE_BEGUN, TURN_BEGUN
from hatalom.games.great_war.names import NOBODY, TURN_COUNT, Power
from hatalom.games.great_war.phases.battles.slot import BattleSlot
from hatalom.games.great_war.phases.diplomacy.entries import Entries
from hatalom.games.great_war.phases.diplomacy.rebellion import put_down_rebels, turn_up_rebels
from hatalom.games.great_war.phases.diplomacy.revolution import Revolution
from hatalom.games.great_war.phases.diplomacy.slot import DiplomacySlot
from hatalom.games.great_war.phases.moves import MoveSlot
from hatalom.games.great_war.phases.purchase.joint_occupation import JointOccupation
from hatalom.games.great_war.phases.purchase.slot import PurchaseSlot
from hatalom.games.great_war.phases.purchase.year_end import YearEnd
from hatalom.games.great_war.phases.transport.assigning import Assigning
from hatalom.games.great_war.phases.transport.transfers import Transport, begin_transport
from hatalom.games.great_war.position import GreatWar
from hatalom.games.great_war.prompts import CRUMB_TURN
from hatalom.games.great_war.rules.between_turns import begin_turn, end_turn, turn_face_up
from hatalom.games.great_war.rules.diplomacy.entry import due_countries
from hatalom.games.great_war.rules.purchase.joint_occupation import forget_yielded
from hatalom.games.great_war.rules.purchase.new_rows import lay_new_rows
from hatalom.games.great_war.rules.purchase.submarine_war import count_submarines

# 3.5r13a  The turn in one list
STEP_BEGIN: Final = 0
STEP_ENTRIES: Final = 1
STEP_REVOLUTION: Final = 2
STEP_DIPLOMACY: Final = 3
STEP_BATTLES: Final = 4
STEP_OTHER_MOVES: Final = 5
STEP_REBELS_PUT_DOWN: Final = 6
STEP_JOINT_OCCUPATION: Final = 7
STEP_FACE_UP: Final = 8
STEP_PURCHASE: Final = 9
STEP_YEAR_END: Final = 10
STEP_REBELS_UP: Final = 11
STEP_GENERALS: Final = 12
STEP_TRANSPORT: Final = 13
STEP_GENERALS_AGAIN: Final = 14
STEP_END: Final = 15

STAGE_OF: Final = [0, 0, 0, 0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4]
"""Which of the five phases a step belongs to."""
SLOT_STEPS: Final = [STEP_DIPLOMACY, STEP_BATTLES, STEP_OTHER_MOVES, STEP_PURCHASE]


@final
class War(Phase[GreatWar]):
    """3.1  Eighteen turns, unless an alliance wins before."""

    def copy(self) -> "War":
        return War()

    def advance(self, pos: GreatWar) -> None:
        if pos.is_over:
            pos.stack.clear()
        else:
            pos.push(Turn())


@final
class Turn(Phase[GreatWar]):
    """3.2, 3.5r13a  One season.  `waiting` holds the powers that still have their slot in the running phase.

    `newcomers` are the countries whose delay ends in this turn: they act from the battles on (4.1).
    """

    FIELDS = ("step", "waiting", "newcomers")

    def __init__(
        self, step: int = STEP_BEGIN, waiting: list[Power] | None = None, newcomers: list[Power] | None = None
    ) -> None:
        self.step = step
        self.waiting: list[Power] = waiting if waiting is not None else []
        self.newcomers: list[Power] = newcomers if newcomers is not None else []

    def copy(self) -> "Turn":
        return Turn(self.step, self.waiting.copy(), self.newcomers.copy())

    def crumb(self, pos: GreatWar) -> Said:
        return Said(CRUMB_TURN, [min(pos.turn, TURN_COUNT - 1)])

    def advance(self, pos: GreatWar) -> None:
        # Serbia, once it has left the war, has no slot in this phase, even if it is attacked at once (4.1, R24)
        self.waiting = [power for power in self.waiting if pos.in_war(power)]
        if self.waiting:
            self._push_slot(pos, self.waiting.pop(0))
            return
        self._next_step(pos)

    def _push_slot(self, pos: GreatWar, power: Power) -> None:
        if self.step == STEP_DIPLOMACY:
            pos.push(DiplomacySlot(power))
        elif self.step == STEP_BATTLES:
            pos.push(BattleSlot(power))
        elif self.step == STEP_OTHER_MOVES:
            pos.push(MoveSlot(power))
        else:
            pos.push(PurchaseSlot(power))

    def _next_step(self, pos: GreatWar) -> None:
        self.step += 1
        step = self.step
        if step in SLOT_STEPS:
            pos.tell(STAGE_BEGUN, STAGE_OF[step])
            self.waiting = list(pos.order)
            if step == STEP_DIPLOMACY:
                self.waiting = [power for power in pos.order if power not in self.newcomers]
        elif step == STEP_ENTRIES:
            begin_turn(pos)
            self.newcomers = due_countries(pos)
            pos.tell(TURN_BEGUN, pos.turn)
            pos.push(Entries())
        elif step == STEP_REVOLUTION:
            pos.push(Revolution(pos.content.revolution[pos.turn]))
        elif step == STEP_REBELS_PUT_DOWN:
            put_down_rebels(pos)
        elif step == STEP_JOINT_OCCUPATION:
            forget_yielded(pos)
            pos.push(JointOccupation())
        elif step == STEP_FACE_UP:
            turn_face_up(pos)
            lay_new_rows(pos)
            count_submarines(pos)
        elif step == STEP_YEAR_END:
            if pos.content.has_year_end[pos.turn]:
                pos.push(YearEnd())
        elif step == STEP_REBELS_UP:
            turn_up_rebels(pos)
        elif step == STEP_GENERALS:
            begin_transport(pos)
            pos.push(Assigning())
        elif step == STEP_TRANSPORT:
            pos.tell(STAGE_BEGUN, STAGE_OF[step])
            pos.push(Transport())
        elif step == STEP_GENERALS_AGAIN:
            pos.push(Assigning())
        elif step == STEP_END:
            pos.pop()
            end_turn(pos)


def stage_of(pos: GreatWar) -> i64:
    """The phase of the turn that is being played; NOBODY before the first."""
    for phase in pos.stack:
        if isinstance(phase, Turn):
            return STAGE_OF[phase.step]
    return NOBODY
