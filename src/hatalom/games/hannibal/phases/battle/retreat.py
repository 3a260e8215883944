"""15.1 to 15.8, 15.10r1  A beaten force on its way, step by step to the nearest refuge."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.core.shared import increased
from hatalom.games.hannibal.events import FORCE_ELIMINATED, JOINED_RETREAT, RETREATED_TO, UNITS_LOST
from hatalom.games.hannibal.names import CARTHAGE, ENEMY, NO_COMPANY, Company, General, Space, has, joined
from hatalom.games.hannibal.phases.command import settle_command
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_JOIN, ASK_LOSSES, ASK_RETREAT, CRUMB_RETREAT
from hatalom.games.hannibal.refusals import NOT_A_RETREAT
from hatalom.games.hannibal.rules.fatigue import lose_of_army, part_from_army
from hatalom.games.hannibal.rules.generals import (
    company_at,
    displace,
    displace_lone,
    send_home,
)
from hatalom.games.hannibal.rules.retreat_paths import loss_at, offered_paths
from hatalom.games.hannibal.verbs import HALT, JOIN_RETREAT, LEAVE_THEM, LOSE_ELEPHANTS, RETREAT_TO

PATH: Final = 0
LOSING: Final = 1
JOINING: Final = 2


def set_out(pos: Hannibal, seat: Seat) -> None:
    """15.1  The running phase gives way to the retreat of everybody who is still outside."""
    space = pos.battle_space
    generals = company_at(pos, seat, space)
    units = pos.outside(seat, space)
    pos.pop()
    if units == 0 and generals == 0:
        pos.tidy(space)
        return
    elephants = pos.elephants[space] if seat == CARTHAGE else 0
    retreat = Retreat(seat, space, units, elephants, generals, offered_paths(pos, seat, units))
    pos.push(retreat)
    if not retreat.paths:
        retreat.perish(pos)


@final
class Retreat(Phase[Hannibal]):
    """15.1  The beaten force, where it stands, and the ways that are open to it."""

    FIELDS = ("seat", "space", "units", "elephants", "generals", "paths", "entered", "owed", "step")

    def __init__(
        self,
        seat: Seat,
        space: Space,
        units: int,
        elephants: int,
        generals: Company,
        paths: list[list[Space]],
        entered: int = 0,
        owed: int = 0,
        step: int = PATH,
    ) -> None:
        self.seat = seat
        self.space = space
        self.units = units
        self.elephants = elephants
        self.generals = generals
        self.paths = paths  # never changed in place
        self.entered = entered  # how many spaces of the path lie behind
        self.owed = owed  # CUs to be lost in this space
        self.step = step

    def copy(self) -> "Retreat":
        return Retreat(
            self.seat,
            self.space,
            self.units,
            self.elephants,
            self.generals,
            self.paths,
            self.entered,
            self.owed,
            self.step,
        )

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_RETREAT, [self.seat])

    def ask(self, pos: Hannibal) -> list[Question]:
        if self.step == PATH:
            return self._ask_path()
        if self.step == LOSING:
            least, most = self._elephant_range()
            if least < most:
                options = [LOSE_ELEPHANTS.of(number) for number in range(least, most + 1)]
                return [Question(self.seat, ASK_LOSSES, options, [self.owed, self.space])]
        elif self._may_join(pos):
            return [
                Question(self.seat, ASK_JOIN, [JOIN_RETREAT.of(), LEAVE_THEM.of()], [self._others(pos), self.space])
            ]
        return NO_QUESTIONS

    def _ask_path(self) -> list[Question]:
        """15.1, 15.2  Every next space, and a halt where one of the paths has reached its goal."""
        options: list[int] = []
        is_at_goal = False
        for path in self.paths:
            if len(path) == self.entered:
                is_at_goal = True
            elif RETREAT_TO.of(path[self.entered]) not in options:
                options.append(RETREAT_TO.of(path[self.entered]))
        if not options:
            return NO_QUESTIONS
        if is_at_goal:
            options.append(HALT.of())
        return [Question(self.seat, ASK_RETREAT, options, [self.units])]

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if RETREAT_TO.has(action):
            self._enter(pos, Space(RETREAT_TO.target(action)))
        elif LOSE_ELEPHANTS.has(action):
            self._lose(pos, LOSE_ELEPHANTS.target(action))
        elif HALT.has(action):
            self._arrive(pos)
        else:
            self.step = PATH
            if JOIN_RETREAT.has(action):
                self._join(pos)

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        return Said(NOT_A_RETREAT, [RETREAT_TO.target(action)]) if RETREAT_TO.has(action) else None

    def advance(self, pos: Hannibal) -> None:
        if self.step == PATH:
            self._arrive(pos)
        elif self.step == LOSING:
            fewest, _ = self._elephant_range()
            self._lose(pos, fewest)
        else:
            self.step = PATH

    # -- the way (15.1 to 15.8) ------------------------------------------------------------------------------

    def _enter(self, pos: Hannibal, space: Space) -> None:
        kept: list[list[Space]] = []
        for path in self.paths:
            if len(path) > self.entered and path[self.entered] == space:
                kept.append(path)
        self.paths = kept
        self.entered += 1
        pos.shift(self.seat, self.space, space, self.units, self.elephants)
        for general in self._generals(pos):
            pos.at[general] = space
        pos.tidy(self.space)
        pos.tidy(space)  # 24.5: a siege train that is alone there is lost
        self.space = space
        pos.tell(RETREATED_TO, self.seat, self.units, space)
        displace_lone(pos, ENEMY[self.seat], space)
        self.owed = min(loss_at(pos, self.seat, space), self.units)
        self.step = LOSING if self.owed else JOINING

    def _elephant_range(self) -> tuple[int, int]:
        """17.2  The fewest and the most elephants among the CUs lost here."""
        return max(0, self.owed - (self.units - self.elephants)), min(self.elephants, self.owed)

    def _lose(self, pos: Hannibal, elephants: int) -> None:
        """15.6  A force that is used up on the way is gone, and its generals are displaced (10.1)."""
        count = self.owed
        self.units -= count
        self.elephants -= elephants
        pos.battle_lost = increased(pos.battle_lost, self.seat, count)
        self._lose_fighters(pos, count, elephants)
        pos.tell(UNITS_LOST, self.seat, count, self.space, elephants)
        if self.units == 0:
            self._displace_generals(pos)
        pos.lose(self.seat, self.space, count, elephants, False)
        self.step = JOINING
        if self.units == 0:
            pos.pop()

    def _others(self, pos: Hannibal) -> int:
        return pos.outside(self.seat, self.space) - self.units

    def _may_join(self, pos: Hannibal) -> bool:
        """15.3  Friends on the way who are not more numerous; at the goal they are together anyway."""
        for path in self.paths:
            if len(path) == self.entered:
                return False
        return 0 < self._others(pos) <= self.units

    def _join(self, pos: Hannibal) -> None:
        pos.tell(JOINED_RETREAT, self.seat, self._others(pos), self.space)
        self.units = pos.outside(self.seat, self.space)
        self.elephants = pos.elephants[self.space] if self.seat == CARTHAGE else 0
        for general in pos.generals_at(self.seat, self.space, False):
            self.generals = joined(self.generals, general)

    def _arrive(self, pos: Hannibal) -> None:
        for general in self._generals(pos):
            if not pos.may_stand(general, self.space):
                send_home(pos, general)
        if self.seat == pos.battle_active:
            part_from_army(pos, self.space, pos.army_units, pos.army_elephants)
        pos.pop()
        settle_command(pos, self.seat, self.space, self.generals)

    def perish(self, pos: Hannibal) -> None:
        """15.7  No lawful way: the force is eliminated, its generals displaced."""
        pos.tell(FORCE_ELIMINATED, self.seat, self.units, self.space)
        pos.battle_lost = increased(pos.battle_lost, self.seat, self.units)
        self._lose_fighters(pos, self.units, self.elephants)
        self._displace_generals(pos)
        pos.lose(self.seat, self.space, self.units, self.elephants, False)
        pos.pop()

    def _lose_fighters(self, pos: Hannibal, count: int, elephants: int) -> None:
        """9.4  A beaten attacker first loses CUs that fought, then those that joined him on the way."""
        if self.seat == pos.battle_active:
            lose_of_army(pos, min(count, pos.army_units), min(elephants, pos.army_elephants))

    def _displace_generals(self, pos: Hannibal) -> None:
        for general in self._generals(pos):
            displace(pos, general)
        self.generals = NO_COMPANY

    def _generals(self, pos: Hannibal) -> list[General]:
        return [general for general in pos.content.generals_of[self.seat] if has(self.generals, general)]
