"""Numbers of a position, by place: how many units stand there, whose region it is.

Compiled, they are one block of memory, which is read and copied several times faster than a list; `numbers[:]` is the
copy.  Interpreted, they are a list.  So rules do with them only what both can do, and whoever wants a list makes one.
"""
# hot: rules read and copy them all the time

from collections.abc import Iterable
from typing import Final, TypeAlias

from mypy_extensions import i64

from hatalom.core.vecs import vec

Numbers: TypeAlias = "vec[i64]"
Flags: TypeAlias = "vec[bool]"
"""Yes or no, by place; what is said of numbers holds for them too."""


def numbers_of(values: Iterable[int]) -> Numbers:
    """The same numbers in one block; one by one, because compiled code takes a detour for a list given whole."""
    return vec[i64]([value for value in values])  # noqa: C416


def flags_of(values: Iterable[bool]) -> Flags:
    return vec[bool]([value for value in values])  # noqa: C416


def zeros(size: i64) -> Numbers:
    return vec[i64]([0] * size)


BITS: Final[Numbers] = vec[i64]([2**place for place in range(63)])


def bit(place: i64) -> i64:
    """A number with this one bit set.  Compiled, `1 << place` would be a shift of 32 bits and lose the others."""
    return BITS[place]


def put_in(numbers: Numbers, first: i64, values: Iterable[int]) -> None:
    """Puts the values where others were, from the first place on."""
    for place, value in enumerate(values):
        numbers[first + place] = value
