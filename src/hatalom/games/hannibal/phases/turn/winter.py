"""3  Winter attrition."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.hannibal.names import (
    ALL_SPACES,
    CARTHAGE,
    ROME,
    SEATS,
    SPACES,
)
from hatalom.games.hannibal.phases.attrition import Attrition
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import CRUMB_WINTER
from hatalom.games.hannibal.records import OUTSIDE


@final
class Winter(Phase[Hannibal]):
    """3.1, 3.3r1  Every force on an enemy PC or a tribe that is not friendly: Rome first, then Carthage."""

    FIELDS = ("checked",)

    def __init__(self, checked: int = 0) -> None:
        self.checked = checked  # how many spaces are done: all of Rome's, then all of Carthage's

    def copy(self) -> "Winter":
        return Winter(self.checked)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_WINTER, [CARTHAGE if self.checked > SPACES else ROME])

    def advance(self, pos: Hannibal) -> None:
        while self.checked < 2 * SPACES:
            seat, space = SEATS[self.checked // SPACES], ALL_SPACES[self.checked % SPACES]
            self.checked += 1
            if pos.outside(seat, space) and pos.is_hostile(seat, space):
                pos.push(Attrition(seat, space, OUTSIDE))
                return
        pos.pop()
