"""Rows of small numbers for the length of one question: a mark for every town of a map, say.

Compiled, such a row is one block of memory, made and freed several times faster than a list of the same length.
Interpreted it is a list, because there a list is what is fast.
"""

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:  # what the compiler goes by
    from librt.vecs import vec
    from mypy_extensions import i16

globals().update(i16=int, vec={int: list})  # what `vec[i16]` means where this module is interpreted

Row: TypeAlias = "vec[i16]"
"""By number: a small number, or 0 and 1 for no and yes.  A row is no part of a position: it cannot be stored."""


def row_of(number: int, size: int) -> Row:
    """A row in which the same number stands everywhere."""
    return vec[i16]([number] * size)
