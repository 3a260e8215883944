# cold: says what `vec` means where nothing is compiled
"""`vec`: numbers of one kind in one block of memory, for modules that are compiled.

The compiler knows `vec[i64]` and never asks this module.  Interpreted, it is a list, because there a list is what is
fast.  `Block` is what interpreted modules meet where a compiled one holds a `vec`.

With `HATALOM_BLOCKS=1` it is a block when interpreted, too: slower, but whatever a list can do and a block cannot fails
then without a compiler.  `tests/games/test_blocks.py` plays so.
"""

import os
from typing import TYPE_CHECKING, Any

__all__ = ["Block", "append", "vec"]

try:
    from librt.vecs import vec as Block  # noqa: N812
except ImportError:  # then nothing is compiled

    class Block:  # type: ignore[no-redef]
        """Nothing is one."""


if TYPE_CHECKING:
    from librt.vecs import append, vec
elif os.environ.get("HATALOM_BLOCKS"):
    from librt.vecs import append
    from mypy_extensions import i64

    class Blocks(dict):
        """The block that the compiler would take for this kind of numbers or things."""

        def __missing__(self, kind):
            return self.setdefault(kind, Block[self.plain(kind)])

        def plain(self, kind):
            if isinstance(kind, str):  # a name for blocks of numbers, such as "vec[Town]"
                return Block[i64]
            return self.plain(kind.__supertype__) if hasattr(kind, "__supertype__") else kind  # such as Region

    vec = Blocks()
else:

    class Lists(dict):
        """Whatever kind of numbers is asked for."""

        def __missing__(self, kind):
            return self.setdefault(kind, list)

    vec = Lists()

    def append(items: list[Any], item: Any) -> list[Any]:
        """Adds an item at the end.  A block may have to move for it, so the result is what counts."""
        items.append(item)
        return items
