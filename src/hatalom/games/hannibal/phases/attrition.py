"""21  Attrition: one die per force, by its size."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.core.question import NO_QUESTIONS, Question, Seat
from hatalom.games.hannibal.events import ATTRITION_ROLLED
from hatalom.games.hannibal.names import ALPS_PASS, NON_ALPS_PASS, Space, Way
from hatalom.games.hannibal.phases.losses import Losses, units_of_part
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import CRUMB_ATTRITION, ROLL_ATTRITION
from hatalom.games.hannibal.records import OF_ARMY, Orders
from hatalom.games.hannibal.rules.attrition import BY_SIZE, hits_elephants, losses_of, pass_modifier
from hatalom.games.hannibal.rules.dice import die
from hatalom.games.hannibal.verbs import ROLL


@final
class Attrition(Phase[Hannibal]):
    """21.1  The owner rolls; `column` is BY_SIZE, or the number of CUs whose column is used (21.2)."""

    FIELDS = ("seat", "space", "part", "modifier", "column")

    def __init__(self, seat: Seat, space: Space, part: int, modifier: int = 0, column: int = BY_SIZE) -> None:
        self.seat = seat
        self.space = space
        self.part = part  # OUTSIDE or INSIDE the walls, or OF_ARMY
        self.modifier = modifier
        self.column = column

    def copy(self) -> "Attrition":
        return Attrition(self.seat, self.space, self.part, self.modifier, self.column)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_ATTRITION, [self.space])

    def ask(self, pos: Hannibal) -> list[Question]:
        if units_of_part(pos, self.seat, self.space, self.part) == 0:
            return NO_QUESTIONS
        return die(ROLL_ATTRITION, [self.seat, self.space, self.modifier])

    def apply(self, pos: Hannibal, seat: Seat, action: int) -> None:
        face = ROLL.target(action)
        roll = face + self.modifier
        units = units_of_part(pos, self.seat, self.space, self.part)
        lost = min(units, losses_of(pos, self.column if self.column > 0 else units, roll))
        pos.tell(ATTRITION_ROLLED, self.seat, self.space, face, roll, lost)
        if lost:
            pos.replace(Losses(self.seat, self.space, self.part, lost, hits_elephants(pos, roll)))
        else:
            pos.pop()

    def advance(self, pos: Hannibal) -> None:
        pos.pop()


def roll_on_pass(pos: Hannibal, orders: Orders, way: Way) -> None:
    """10.8  Immediately after crossing a pass the army rolls; straits and roads cost nothing."""
    if pos.army_units and (way == ALPS_PASS or way == NON_ALPS_PASS):
        pos.march_has_rolled = True
        modifier = pass_modifier(pos, orders, way)
        pos.push(Attrition(orders.seat, pos.at[pos.army], OF_ARMY, modifier))
