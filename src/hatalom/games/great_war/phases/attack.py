"""6, 7.1 to 7.6  One power's attacks."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class BattleSlot(Phase[GreatWar]):
    FIELDS = ("power", "cancelled")

    def __init__(self, power: int, cancelled: list[int]) -> None:
        self.power = power
        self.cancelled = cancelled

    def copy(self) -> "BattleSlot":
        return BattleSlot(self.power, self.cancelled.copy())

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
