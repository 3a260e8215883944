# cold: says what `vec` means where nothing is compiled
"""`vec`: numbers of one kind in one block of memory, for modules that are compiled.

The compiler knows `vec[i64]` and never asks this module.  Interpreted, it is a list, because there a list is what is
fast.  `Block` is what interpreted modules meet where a compiled one holds a `vec`.
"""

from typing import TYPE_CHECKING, Any

__all__ = ["Block", "append", "vec"]

try:
    from librt.vecs import vec as Block  # noqa: N812
except ImportError:  # then nothing is compiled

    class Block:  # type: ignore[no-redef]
        """Nothing is one."""


if TYPE_CHECKING:
    from librt.vecs import append, vec
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
