"""4.1, 5  Delayed countries whose time has come enter."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class Entries(Phase[GreatWar]):
    """4.1, 5  Delayed countries whose time has come enter."""

    def copy(self) -> "Entries":
        return Entries()

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
