"""13  Transfers, round by round."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.great_war.position import GreatWar


@final
class Transport(Phase[GreatWar]):
    """13  Transfers, round by round."""

    def copy(self) -> "Transport":
        return Transport()

    def advance(self, pos: GreatWar) -> None:
        pos.pop()


def begin_transport(pos: GreatWar) -> None:
    """13.2  Everybody has his full capacity again."""
