"""What a network is shown of a position: a long row of numbers, most of them 0."""

from typing import Final, final

from mypy_extensions import i64

from hatalom.core.vecs import vec

ROOM: Final = 192


@final
class Features:
    """Those that are not 0: where each stands, and how much it is.  `start` is added to every place.

    They lie in blocks of memory that have more room than is used so far.
    """

    def __init__(self, start: int = 0) -> None:
        self.start: i64 = start
        self.size: i64 = 0
        self.place_of = vec[i64]([0] * ROOM)
        self.amount_of = vec[float]([0.0] * ROOM)

    def add(self, place: i64, amount: float) -> None:
        if amount == 0.0:
            return
        if self.size == len(self.place_of):
            self._make_room()
        self.place_of[self.size] = self.start + place
        self.amount_of[self.size] = amount
        self.size += 1

    def _make_room(self) -> None:
        places, amounts = self.place_of, self.amount_of
        self.place_of = vec[i64]([0] * (2 * self.size))
        self.amount_of = vec[float]([0.0] * (2 * self.size))
        number: i64
        for number in range(self.size):
            self.place_of[number] = places[number]
            self.amount_of[number] = amounts[number]

    @property
    def places(self) -> list[int]:
        return [int(place) for place in self.place_of[: self.size]]

    @property
    def amounts(self) -> list[float]:
        return list(self.amount_of[: self.size])
