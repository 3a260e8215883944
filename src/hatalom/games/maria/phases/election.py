"""18  The imperial election."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import CRUMB_ELECTION


@final
class Election(Phase[Maria]):
    """18.3, 18.6  The votes, power after power."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "Election":
        return Election(self.step)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_ELECTION)

    def advance(self, pos: Maria) -> None:
        pos.election = 2
        pos.pop()
