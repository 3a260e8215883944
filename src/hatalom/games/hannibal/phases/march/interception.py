"""11.3 to 11.5  A declared interception: one die, and the whole declared force steps in the way."""

from typing import ClassVar, final

from hatalom.core.position import Phase, Record
from hatalom.core.question import Question, Seat
from hatalom.games.hannibal.events import INTERCEPT_ROLLED, INTERCEPTED
from hatalom.games.hannibal.names import Company, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import ROLL_INTERCEPT
from hatalom.games.hannibal.records import Force
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.rules.reactions import intercept_bonus, move_force
from hatalom.games.hannibal.verbs import ROLL


@final
class Interception(Phase[Hannibal]):
    """11.3  H. Gisgo 1-3, Varro 1-4, others their battle rating."""

    FIELDS = ("seat", "space", "force")
    RECORDS: ClassVar[dict[str, type[Record]]] = {"force": Force}

    def __init__(self, seat: Seat, space: Space, force: Force) -> None:
        self.seat = seat
        self.space = space
        self.force = force

    def copy(self) -> "Interception":
        return Interception(self.seat, self.space, self.force)

    def ask(self, pos: Hannibal) -> list[Question]:
        general = self.force.general
        modifier = intercept_bonus(pos, self.seat, self.space)
        return die(ROLL_INTERCEPT, [general, pos.content.intercept_max[general], modifier])

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        """11.3, 11.5  A general who fails may not avoid battle against this army."""
        force, face = self.force, ROLL.target(action)
        most = pos.content.intercept_max[force.general]
        roll = face + intercept_bonus(pos, self.seat, self.space)
        pos.pop()
        pos.tell(INTERCEPT_ROLLED, force.general, face, roll, most, int(roll <= most))
        if roll <= most:
            origin = pos.at[force.general]
            pos.intercepted = True
            move_force(pos, self.seat, force, self.space)
            pos.tidy(origin)
            pos.tell(INTERCEPTED, force.general, force.units, self.space)
        else:
            pos.barred = Company(pos.barred | force.generals())
