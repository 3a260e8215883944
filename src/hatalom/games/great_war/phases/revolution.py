"""15.1  The Central Powers remove Russian units."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class Revolution(Phase[GreatWar]):
    """15.1  The Central Powers remove Russian units."""

    FIELDS = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def copy(self) -> "Revolution":
        return Revolution(self.left)

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
