"""The largest matching of a graph: as many pairs of neighbours as there can be, each in one pair (Edmonds 1965)."""

from collections import deque
from collections.abc import Sequence

NOBODY = -1


def matching(neighbours: Sequence[Sequence[int]]) -> list[int]:
    """The partner of everybody, `NOBODY` for those who are left over.  Earlier neighbours are preferred at first."""
    mates = [NOBODY] * len(neighbours)
    for one, others in enumerate(neighbours):
        free = next((other for other in others if mates[one] == NOBODY and mates[other] == NOBODY), NOBODY)
        if free != NOBODY:
            mates[one], mates[free] = free, one
    for one in range(len(neighbours)):
        if mates[one] == NOBODY:
            _Search(neighbours, mates).lengthen(one)
    return mates


def is_perfect(mates: Sequence[int]) -> bool:
    return NOBODY not in mates


class _Search:
    """Looks for a path on which pairs and no pairs alternate between two people who are left over.

    An odd cycle on the way (a blossom) is taken for one person, its `base`.
    """

    def __init__(self, neighbours: Sequence[Sequence[int]], mates: list[int]) -> None:
        count = len(neighbours)
        self.neighbours = neighbours
        self.mates = mates
        self.parents = [NOBODY] * count
        self.base = list(range(count))
        self.reached = [False] * count
        self.queue: deque[int] = deque()

    def lengthen(self, root: int) -> None:
        """One pair more, if there is such a path from the root."""
        end = self._find(root)
        while end != NOBODY:
            parent = self.parents[end]
            following = self.mates[parent]
            self.mates[end], self.mates[parent] = parent, end
            end = following

    def _find(self, root: int) -> int:
        self._reach(root)
        while self.queue:
            one = self.queue.popleft()
            for other in self.neighbours[one]:
                if self.base[one] == self.base[other] or self.mates[one] == other:
                    continue
                if other == root or (self.mates[other] != NOBODY and self.parents[self.mates[other]] != NOBODY):
                    self._contract(one, other)
                elif self.parents[other] == NOBODY:
                    self.parents[other] = one
                    if self.mates[other] == NOBODY:
                        return other
                    self._reach(self.mates[other])
        return NOBODY

    def _reach(self, one: int) -> None:
        self.reached[one] = True
        self.queue.append(one)

    def _contract(self, one: int, other: int) -> None:
        base = self._common_base(one, other)
        inside: set[int] = set()
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        for number in range(len(self.base)):
            if self.base[number] in inside:
                self.base[number] = base
                if not self.reached[number]:
                    self._reach(number)

    def _common_base(self, one: int, other: int) -> int:
        seen = set()
        while True:
            one = self.base[one]
            seen.add(one)
            if self.mates[one] == NOBODY:
                break
            one = self.parents[self.mates[one]]
        while self.base[other] not in seen:
            other = self.parents[self.mates[self.base[other]]]
        return self.base[other]

    def _mark(self, one: int, base: int, child: int, inside: set[int]) -> None:
        while self.base[one] != base:
            inside |= {self.base[one], self.base[self.mates[one]]}
            self.parents[one] = child
            child = self.mates[one]
            one = self.parents[child]
