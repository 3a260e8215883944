"""What a seat sees, put straight into a learning program's array, number by number from left to right."""
# hot: every number of every observation passes here

from typing import Any, final

from mypy_extensions import i64

from hatalom.core.numbers import Numbers
from hatalom.core.position import Phase


@final
class Cells:
    """The cells of an array that was all 0, row after row; only what is not 0 is written.

    `memory` holds the whole array as one long row of 16-bit numbers, `at` is the next cell.
    """

    def __init__(self, memory: memoryview) -> None:
        self.memory = memory
        self.at = 0

    def put(self, value: i64) -> None:
        """One number."""
        if value != 0:
            self.memory[self.at] = value
        self.at += 1

    def flag(self, is_so: bool) -> None:
        """1 for yes, 0 for no."""
        if is_so:
            self.memory[self.at] = 1
        self.at += 1

    def skip(self, size: int) -> None:
        """So many cells stay 0."""
        self.at += size

    def one_of(self, member: i64, size: int) -> None:
        """Which member of a kind it is: a 1 in its place, nothing but 0 if it is none of them."""
        if 0 <= member < size:
            self.memory[self.at + member] = 1
        self.at += size

    def bag(self, bag: list[int], first: int, size: int) -> None:
        """So many numbers of a list, from the first one on."""
        at = self.at - first
        for place in range(first, first + size):
            count = bag[place]
            if count != 0:
                self.memory[at + place] = count
        self.at += size

    def numbers(self, numbers: Numbers, first: i64, size: i64) -> None:
        """So many of a position's numbers, from the first one on."""
        at = self.at - first
        for place in range(first, first + size):
            count = numbers[place]
            if count != 0:
                self.memory[at + place] = count
        self.at += size

    def phase(self, phase: Phase[Any] | None, numbers: dict[type[Phase[Any]], int]) -> None:
        """Which phase it is, if any."""
        if phase is not None:
            self.memory[self.at + numbers[type(phase)]] = 1
        self.at += len(numbers)


def phase_numbers(phases: dict[str, type[Phase[Any]]]) -> dict[type[Phase[Any]], int]:
    """The phases of a game, numbered by their names' order."""
    numbers: dict[type[Phase[Any]], int] = {}
    for name in sorted(phases):
        numbers[phases[name]] = len(numbers)
    return numbers
