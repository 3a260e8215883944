"""Numbers of a position: copies may share them, and a snapshot stores them as lists."""

import re
from pathlib import Path

from hatalom.core.numbers import bit, numbers_of, put_in, zeros
from hatalom.core.shared import increased, replaced
from hatalom.core.snapshot import fitting, plain

SOURCES = Path(__file__).parents[2] / "src" / "hatalom"


def test_another_number_comes_in_a_block_of_its_own() -> None:
    numbers = numbers_of([3, 1, 4])
    assert list(replaced(numbers, 1, 5)) == [3, 5, 4]
    assert list(increased(numbers, 2, -4)) == [3, 1, 0]
    assert list(numbers) == [3, 1, 4]


def test_what_changes_nothing_is_not_copied() -> None:
    numbers = zeros(3)
    same, also = replaced(numbers, 1, 0), increased(numbers, 1, 0)
    numbers[1] = 7
    assert list(same) == list(also) == [0, 7, 0]


def test_a_slice_is_a_copy() -> None:
    numbers = numbers_of([3, 1, 4])
    copied = numbers[:]
    copied[0] = 9
    assert (list(numbers), list(copied)) == ([3, 1, 4], [9, 1, 4])


def test_values_are_put_in_from_a_place_on() -> None:
    numbers = zeros(4)
    put_in(numbers, 1, [5, 6])
    assert list(numbers) == [0, 5, 6, 0]


def test_a_snapshot_holds_a_list_and_gives_a_block_again() -> None:
    numbers = numbers_of([3, 1, 4])
    stored = plain(numbers)
    assert stored == [3, 1, 4]
    assert isinstance(stored, list)
    assert fitting(stored, zeros(3)) == numbers
    assert fitting(stored, []) is stored


def test_a_bit_beyond_the_thirty_first() -> None:
    assert [bit(0), bit(31), bit(44)] == [1, 2_147_483_648, 17_592_186_044_416]


def test_no_rule_shifts_a_one_by_itself() -> None:
    """Compiled, that is a shift of 32 bits."""
    shifts = re.compile(r"\b\d+ << [a-z(]")
    found = [file for file in SOURCES.rglob("*.py") if shifts.search(file.read_text(encoding="utf-8"))]
    assert found == [SOURCES / "core" / "numbers.py"], "bit() does it"
