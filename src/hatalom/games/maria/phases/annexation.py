"""19.1  Prussia annexes Silesia."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.maria.position import Maria


@final
class Annexation(Phase[Maria]):
    """19.1.1  The offer at the end of the Prussian stage, and all that follows from it."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "Annexation":
        return Annexation(self.step)

    def advance(self, pos: Maria) -> None:
        pos.pop()


def end_neutrality(pos: Maria) -> None:
    """19.1.7r1  At the beginning of the Prussian stage the neutrality may be over."""
    if pos.neutral_until > 0 and pos.turn >= pos.neutral_until:
        pos.neutral_until = 0


def after_move(pos: Maria, piece: int) -> None:
    """19.1.8  A Prussian piece that stands outside Prussia costs the markers set aside."""
