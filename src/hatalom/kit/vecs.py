# cold: says what `vec` means where nothing is compiled
"""`vec`: numbers of one kind in one block of memory, for modules that are compiled.

The compiler knows `vec[i16]` and `vec[float]` and never asks this module.  Interpreted, each of them is a list, because
there a list is what is fast.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i16

__all__ = ["vec"]

if TYPE_CHECKING:
    from librt.vecs import vec
else:
    vec = {i16: list, float: list}
