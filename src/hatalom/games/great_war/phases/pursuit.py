"""18.21  Cavalry pursues units that retreated to a place without a garrison."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class Pursuit(Phase[GreatWar]):
    """18.21  Cavalry pursues units that retreated to a place without a garrison."""

    def copy(self) -> "Pursuit":
        return Pursuit()

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
