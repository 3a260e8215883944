"""3  Winter attrition."""

from typing import Final, final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.hannibal.names import SPACES
from hatalom.games.hannibal.phases.attrition import Attrition
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import CRUMB_WINTER
from hatalom.games.hannibal.records import OUTSIDE

TURNED: Final = 2


@final
class Winter(Phase[Hannibal]):
    """3.1, 3.3r1  Every force on an enemy PC or a tribe that is not friendly: Rome first, then Carthage."""

    FIELDS = ("seat", "space")

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space  # the next space to look at

    def copy(self) -> "Winter":
        return Winter(self.seat, self.space)

    def crumb(self, pos: Hannibal) -> Said:
        return Said(CRUMB_WINTER, [self.seat])

    def advance(self, pos: Hannibal) -> None:
        while self.seat < TURNED:
            while self.space < SPACES:
                space = self.space
                self.space += 1
                if pos.outside(self.seat, space) > 0 and pos.is_hostile(self.seat, space):
                    pos.push(Attrition(self.seat, space, OUTSIDE))
                    return
            self.seat += 1
            self.space = 0
        pos.pop()
