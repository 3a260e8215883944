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
    """The cells of a long row, filled from left to right; `at` is the next."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        """One number."""
        self.row[self.at] = i16(value)
        self.at += 1

    def flag(self, is_so: bool) -> None:
        """1 for yes, 0 for no."""
        self.row[self.at] = 1 if is_so else 0
        self.at += 1

    def skip(self, size: i64) -> None:
        """So many cells are 0."""
        row, end = self.row, self.at + size
        for place in range(self.at, end):
            row[place] = 0
        self.at = end

    def one_of(self, member: i64, size: i64) -> None:
        """Which member of a kind it is: a 1 in its place, nothing but 0 if it is none of them."""
        first = self.at
        self.skip(size)
        if 0 <= member < size:
            self.row[first + member] = 1

    def bag(self, bag: list[int], first: i64, size: i64) -> None:
        """So many numbers of a list, from the first one on."""
        row, at = self.row, self.at - first
        for place in range(first, first + size):
            count: i64 = bag[place]
            row[at + place] = i16(count)
        self.at += size

    def numbers(self, numbers: Numbers, first: i64, size: i64) -> None:
        """So many of a position's numbers, from the first one on."""
        row, at = self.row, self.at - first
        for place in range(first, first + size):
            row[at + place] = i16(numbers[place])
        self.at += size

    def phase(self, phase: Phase[Any] | None, numbers: dict[type[Phase[Any]], int]) -> None:
        """Which phase it is, if any."""
        self.one_of(numbers[type(phase)] if phase is not None else -1, len(numbers))


def phase_numbers(phases: dict[str, type[Phase[Any]]]) -> dict[type[Phase[Any]], int]:
    """The phases of a game, numbered by their names' order."""
    numbers: dict[type[Phase[Any]], int] = {}
    for name in sorted(phases):
        numbers[phases[name]] = len(numbers)
    return numbers
