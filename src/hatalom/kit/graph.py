"""The map as a graph: places by number, links as pairs."""

from typing import TypeVar

from mypy_extensions import i64

Place = TypeVar("Place", bound=i64)


def neighbours_of(size: int, links: list[tuple[Place, Place]]) -> list[list[Place]]:
    """For each place the places it is linked with, in rising order."""
    found: list[list[Place]] = [[] for _ in range(size)]
    for a, b in links:
        if b not in found[a]:
            found[a].append(b)
            found[b].append(a)
    for places in found:
        places.sort()
    return found
