"""13.8, 13.9  Armies are merged and generals appointed."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class Assigning(Phase[GreatWar]):
    """13.8, 13.9  Armies are merged and generals appointed."""

    def copy(self) -> "Assigning":
        return Assigning()

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
