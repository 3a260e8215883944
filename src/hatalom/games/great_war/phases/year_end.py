"""12  The IP of the next year."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class YearEnd(Phase[GreatWar]):
    """12  The IP of the next year."""

    def copy(self) -> "YearEnd":
        return YearEnd()

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
