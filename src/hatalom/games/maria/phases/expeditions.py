"""17.5.9 to 17.5.12  Generals in the off-map boxes."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.maria.position import Maria


def may_call_back(pos: Maria, general: int) -> bool:
    """17.5.11r1  A general in his box whose expedition is over."""
    return False


@final
class CallBack(Phase[Maria]):
    """17.5.11  A general comes back to the city to which the arrow of his box points."""

    FIELDS = ("general",)

    def __init__(self, general: int) -> None:
        self.general = general

    def copy(self) -> "CallBack":
        return CallBack(self.general)

    def advance(self, pos: Maria) -> None:
        pos.pop()
