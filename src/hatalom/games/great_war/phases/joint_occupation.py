"""11.8  To whom a jointly occupied province belongs."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class JointOccupation(Phase[GreatWar]):
    """11.8  To whom a jointly occupied province belongs."""

    def copy(self) -> "JointOccupation":
        return JointOccupation()

    def advance(self, pos: GreatWar) -> None:
        pos.pop()
