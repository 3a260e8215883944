"""13  Winter: scoring, recruiting, generals return."""

from typing import final

from hatalom.core.message import Said
from hatalom.core.position import Phase
from hatalom.games.maria.position import Maria
from hatalom.games.maria.prompts import CRUMB_WINTER


@final
class Winter(Phase[Maria]):
    """13.9  Scoring first, then recruiting by stages."""

    FIELDS = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> "Winter":
        return Winter(self.step)

    def crumb(self, pos: Maria) -> Said:
        return Said(CRUMB_WINTER)

    def advance(self, pos: Maria) -> None:
        pos.pop()
