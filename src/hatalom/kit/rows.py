"""Rows of small numbers for the length of one question: a mark for every town of a map, say.

Compiled, such a row is one block of memory, made and freed several times faster than a list of the same length.
"""

from typing import TypeAlias

from mypy_extensions import i16

from hatalom.core.vecs import vec

Row: TypeAlias = "vec[i16]"
"""By number: a small number, or 0 and 1 for no and yes.  A row is no part of a position: it cannot be stored."""


def row_of(number: int, size: int) -> Row:
    """A row in which the same number stands everywhere."""
    return vec[i16]([number] * size)
