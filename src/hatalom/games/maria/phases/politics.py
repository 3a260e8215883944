"""17  The politics stage."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import CRUMB_POLITICS


@final
class Politics(Phase[Maria]):
    """17.0.1  Reveal, trump, laying, influence, choosing."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "Politics":
        return Politics(self.step)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_POLITICS)

    def advance(self, pos: Maria) -> None:
        pos.pop()
