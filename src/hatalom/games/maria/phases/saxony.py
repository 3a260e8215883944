"""19.3  Saxony defects."""

from typing import final

from hatalom.core.position import Phase
from hatalom.games.maria.position import Maria


@final
class SaxonyMarker(Phase[Maria]):
    """19.3.1  For each VP lost Austria may move the marker one space to the right."""

    FIELDS = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def copy(self) -> "SaxonyMarker":
        return SaxonyMarker(self.steps)

    def advance(self, pos: Maria) -> None:
        pos.pop()
