"""The map as a graph: places by number, links as pairs."""


def neighbours_of(size: int, links: list[tuple[int, int]]) -> list[list[int]]:
    """For each place the places it is linked with, in rising order."""
    found: list[list[int]] = [[] for _ in range(size)]
    for a, b in links:
        if b not in found[a]:
            found[a].append(b)
            found[b].append(a)
    for places in found:
        places.sort()
    return found
