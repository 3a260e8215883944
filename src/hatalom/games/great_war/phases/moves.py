"""10  Other movements."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class MoveSlot(Phase[GreatWar]):
    FIELDS = ("power",)

    def __init__(self, power: int) -> None:
        self.power = power

    def copy(self) -> "MoveSlot":
        return MoveSlot(self.power)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
