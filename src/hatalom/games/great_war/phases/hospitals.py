"""7.20 to 7.24  Fallen infantry and cavalry may be rebuilt in hospitals."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class Rebuilding(Phase[GreatWar]):
    """7.20 to 7.24  Fallen infantry and cavalry may be rebuilt in hospitals."""

    def copy(self) -> "Rebuilding":
        return Rebuilding()

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
