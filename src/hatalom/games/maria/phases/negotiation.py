"""20, 21  Negotiations at the start of a turn: subsidy contracts and agreements."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.maria.position import Maria


@final
class Negotiation(Phase[Maria]):
    """21.1  Every player may make offers before the turn begins."""

    FIELDS = ("talking",)

    def __init__(self, talking: int) -> None:
        self.talking = talking

    def copy(self) -> "Negotiation":
        return Negotiation(self.talking)

    def advance(self, pos: Maria) -> None:
        pos.pop()


def forbids_combat(pos: Maria, power: int, other: int) -> bool:
    """21.3r1  A truce between two powers is in force."""
    return False


def forbids_entry(pos: Maria, power: int, town: int) -> bool:
    """21.3r1  A power promised to stay away from a town."""
    return False
