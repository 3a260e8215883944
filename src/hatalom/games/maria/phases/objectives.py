"""19.2  France reduces its military objectives."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.maria.position import Maria


@final
class Objectives(Phase[Maria]):
    """19.2.3r1  At the end of any stage Louis may declare the reduction."""

    def copy(self) -> "Objectives":
        return Objectives()

    def advance(self, pos: Maria) -> None:
        pos.pop()


def may_reduce(pos: Maria) -> bool:
    """19.2.1  No French general in Core Austria, French markers there, and not done before."""
    return False


def reduce(pos: Maria) -> None:
    """19.2.1  All French markers in Core Austria leave the board, half of them are set aside."""


def after_conquest(pos: Maria, power: int, town: int) -> None:
    """19.2.2  A French or Bavarian conquest on the Bohemia map ends the reduction."""
