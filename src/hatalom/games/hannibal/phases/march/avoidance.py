"""12  A declared attempt to avoid battle: the die, then where the force slips away to."""

from typing import ClassVar, Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase, Record
from hatalom.core.question import Question, Seat
from hatalom.games.hannibal.events import AVOID_ROLLED, AVOIDED_INTO_CITY, AVOIDED_TO
from hatalom.games.hannibal.names import Space, has
from hatalom.games.hannibal.phases.command import settle_command
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ASK_AVOID_GOAL, ROLL_AVOID
from hatalom.games.hannibal.records import Force
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.reactions import avoid_goals, move_force
from hatalom.games.hannibal.rules.slipping import refuse_slip
from hatalom.games.hannibal.verbs import AVOID_TO, ROLL

ROLLING: Final = 0
GOAL: Final = 1


@final
class Avoidance(Phase[Hannibal]):
    """12.1, 12.2  One die, at most his rating; success takes the force to another space or behind the walls."""

    FIELDS = ("seat", "space", "came_from", "force", "step")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"force": Force}

    def __init__(self, seat: Seat, space: Space, came_from: Space, force: Force, step: int = ROLLING) -> None:
        self.seat = seat
        self.space = space
        self.came_from = came_from
        self.force = force
        self.step = step

    def copy(self) -> "Avoidance":
        return Avoidance(self.seat, self.space, self.came_from, self.force, self.step)

    def ask(self, pos: Hannibal) -> list[Question]:
        general = self.force.general
        if self.step == ROLLING:
            return die(ROLL_AVOID, [general, pos.content.avoid_max[general]])
        options = self._goals(pos)
        return [Question(self.seat, ASK_AVOID_GOAL, options, [general])] if options else []

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        if ROLL.has(action):
            self._roll(pos, ROLL.target(action))
            return
        pos.pop()
        if AVOID_TO.has(action):
            self._slip_away(pos, Space(AVOID_TO.target(action)))
        else:
            self._go_inside(pos)
        pos.tidy(self.space)
        pos.end_subjugation(self.seat, self.space)

    def advance(self, pos: Hannibal) -> None:
        """Nowhere to go after all."""
        pos.pop()

    def why_not(self, pos: Hannibal, seat: Seat, action: int) -> Said | None:
        if self.step != GOAL or not AVOID_TO.has(action):
            return None
        goal = Space(AVOID_TO.target(action))
        return refuse_slip(pos, seat, self.force.generals(), goal, self.space, self.came_from)

    def _goals(self, pos: Hannibal) -> list[int]:
        return avoid_goals(pos, self.seat, self.space, self.came_from, self.force.generals(), self.force.units)

    def _roll(self, pos: Hannibal, face: int) -> None:
        """12.1, 12.4  Fabius 1-5, H. Gisgo 1-3, others their battle rating."""
        general = self.force.general
        most = pos.content.avoid_max[general]
        pos.tell(AVOID_ROLLED, general, face, most, int(face <= most))
        if face <= most:
            pos.avoided = True
            self.step = GOAL
        else:
            pos.avoid_failed = True
            pos.pop()

    def _slip_away(self, pos: Hannibal, goal: Space) -> None:
        move_force(pos, self.seat, self.force, goal)
        pos.tell(AVOIDED_TO, self.force.general, goal)
        settle_command(pos, self.seat, goal, self.force.generals())

    def _go_inside(self, pos: Hannibal) -> None:
        """12.6  Into the own city at which he stands."""
        pos.go_inside(self.seat, self.space, self.force.units, self.force.elephants)
        for general in pos.content.generals_of[self.seat]:
            if has(self.force.generals(), general):
                pos.is_inside[general] = True
        pos.tell(AVOIDED_INTO_CITY, self.force.general, self.space)
