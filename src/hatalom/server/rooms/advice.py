"""The advice that a table's computer has given, and is about to give."""

from hatalom.core.errors import IllegalAction
from hatalom.server.wire.play import HintsWire


class Advice:
    """By seat: the last advice it was given, and whether the computer is thinking about more."""

    def __init__(self) -> None:
        self._given: dict[int, HintsWire] = {}
        self._thinking: set[int] = set()

    def given(self, seat: int, version: int) -> HintsWire | None:
        """What this seat was told about this question already."""
        known = self._given.get(seat)
        return known if known is not None and known.version == version else None

    def give(self, seat: int, hints: HintsWire) -> None:
        self._given[seat] = hints

    def check_free(self, seat: int) -> None:
        """One thought at a time for each seat."""
        if seat in self._thinking:
            raise IllegalAction("too-many", "the computer is thinking about this question already")

    def begin(self, seat: int) -> None:
        self._thinking.add(seat)

    def end(self, seat: int) -> None:
        self._thinking.discard(seat)
