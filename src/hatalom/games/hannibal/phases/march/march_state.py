"""6.4  The state of an activation, which the parts of a march share."""

from typing import Final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.hannibal.names import NOBODY, NORMAL
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.prompts import CRUMB_MARCH

# Steps
CHOOSE: Final = 0
SET_OUT: Final = 1  # the next space is chosen: Bad Weather
CROSS: Final = 2
STORM: Final = 3
SEA_ROLL: Final = 4
ARRIVED: Final = 5
HOSTILE: Final = 6
REACT: Final = 7
OUTCOME: Final = 8
PURSUIT_ROLL: Final = 9
BACK_ROLL: Final = 10
SPLIT: Final = 11
FOUGHT: Final = 12
HALTED: Final = 13


class MarchState(Phase[Hannibal]):
    """6.4  One general's activation; the army itself is kept in the position."""

    FIELDS = (
        "seat",
        "card",
        "mode",
        "points",
        "ships",
        "announced",
        "step",
        "left",
        "goal",
        "into_city",
        "came_from",
        "from_inside",
        "way",
        "entered",
        "has_rolled",
        "regrouped",
        "touched",
    )

    def __init__(
        self,
        seat: int,
        card: int,
        mode: int,
        points: int,
        ships: int,
        announced: bool,
        step: int = CHOOSE,
        left: int = -1,
        goal: int = NOBODY,
        into_city: bool = False,
        came_from: int = NOBODY,
        from_inside: bool = False,
        way: int = NORMAL,
        entered: list[int] | None = None,
        has_rolled: bool = False,
        regrouped: bool = True,
        touched: list[int] | None = None,
    ) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode
        self.points = points
        self.ships = ships  # 13.2: CUs that may go by sea, 0 without a ship
        self.announced = announced
        self.step = step
        self.left = points if left < 0 else left
        self.goal = goal
        self.into_city = into_city
        self.came_from = came_from
        self.from_inside = from_inside
        self.way = way
        self.entered: list[int] = entered if entered is not None else []
        self.has_rolled = has_rolled  # 24.6r1: a pass or naval roll was made
        self.regrouped = regrouped  # the army was chosen in this space already
        self.touched: list[int] = touched if touched is not None else []  # where the stack changed (7.6)

    def crumb(self, pos: Hannibal) -> Said | None:
        """Nothing while the army is still being formed: it has no general yet."""
        return Said(CRUMB_MARCH, [pos.army, self.left]) if pos.army >= 0 else None

    def is_private(self, pos: Hannibal) -> int:
        return -1 if self.announced else self.seat
