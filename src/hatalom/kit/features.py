"""What a network is shown of a position: a long row of numbers, most of them 0."""

from typing import final


@final
class Features:
    """Those that are not 0: where each stands, and how much it is.  `start` is added to every place."""

    def __init__(self, start: int = 0) -> None:
        self.places: list[int] = []
        self.amounts: list[float] = []
        self.start = start

    def add(self, place: int, amount: float) -> None:
        if amount != 0.0:
            self.places.append(self.start + place)
            self.amounts.append(amount)
