"""11  One power's purchases."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class PurchaseSlot(Phase[GreatWar]):
    """11  One power's purchases."""

    FIELDS = ("power",)

    def __init__(self, power: int) -> None:
        self.power = power

    def copy(self) -> "PurchaseSlot":
        return PurchaseSlot(self.power)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
