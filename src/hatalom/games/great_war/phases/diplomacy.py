"""4  One power's slot in the Diplomacy phase."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class DiplomacySlot(Phase[GreatWar]):
    """4  One power's slot in the Diplomacy phase."""

    FIELDS = ("power",)

    def __init__(self, power: int) -> None:
        self.power = power

    def copy(self) -> "DiplomacySlot":
        return DiplomacySlot(self.power)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
