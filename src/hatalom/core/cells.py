"""What a seat sees, put straight into a learning program's array, number by number from left to right."""
# hot: every number of every observation passes here

from typing import Any, TypeAlias, final

from mypy_extensions import i16, i64, u8

from hatalom.core.numbers import Numbers
from hatalom.core.position import Phase
from hatalom.core.vecs import vec

Row: TypeAlias = "vec[i16]"
"""Small numbers in one block of memory, which a learning program's array shares."""
Mask: TypeAlias = "vec[u8]"
"""The same of nothing but 0 and 1."""


def empty_row(size: i64) -> Row:
    return vec[i16]([0] * size)


def empty_mask(size: i64) -> Mask:
    return vec[u8]([0] * size)


@final
class Cells:
    """The cells of a long row that was all 0, from left to right; only what is not 0 is written.  `at` is the next."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        """One number."""
        if value != 0:
            self.row[self.at] = i16(value)
        self.at += 1

    def flag(self, is_so: bool) -> None:
        """1 for yes, 0 for no."""
        if is_so:
            self.row[self.at] = 1
        self.at += 1

    def skip(self, size: i64) -> None:
        """So many cells stay 0."""
        self.at += size

    def one_of(self, member: i64, size: i64) -> None:
        """Which member of a kind it is: a 1 in its place, nothing but 0 if it is none of them."""
        if 0 <= member < size:
            self.row[self.at + member] = 1
        self.at += size

    def bag(self, bag: list[int], first: i64, size: i64) -> None:
        """So many numbers of a list, from the first one on."""
        at = self.at - first
        for place in range(first, first + size):
            count: i64 = bag[place]
            if count != 0:
                self.row[at + place] = i16(count)
        self.at += size

    def numbers(self, numbers: Numbers, first: i64, size: i64) -> None:
        """So many of a position's numbers, from the first one on."""
        at = self.at - first
        for place in range(first, first + size):
            count = numbers[place]
            if count != 0:
                self.row[at + place] = i16(count)
        self.at += size

    def phase(self, phase: Phase[Any] | None, numbers: dict[type[Phase[Any]], int]) -> None:
        """Which phase it is, if any."""
        if phase is not None:
            self.row[self.at + numbers[type(phase)]] = 1
        self.at += len(numbers)


def phase_numbers(phases: dict[str, type[Phase[Any]]]) -> dict[type[Phase[Any]], int]:
    """The phases of a game, numbered by their names' order."""
    numbers: dict[type[Phase[Any]], int] = {}
    for name in sorted(phases):
        numbers[phases[name]] = len(numbers)
    return numbers
