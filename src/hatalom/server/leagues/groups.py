"""Who sits at a table of three or more, and in which seat; drawn round by round, without a lot.

Everybody meets everybody about equally often; in the Swiss system neighbours in the table meet where that leaves a
choice.  Everybody has every seat about equally often.  Where the players do not fill the tables, some are free: those
who have been so least often.
"""

from collections.abc import Callable, Sequence
from itertools import combinations, product
from math import ceil, comb

import msgspec

Group = list[int]
"""Players by their places in the list; the last group of a draw are those who are free."""
Cost = tuple[int, int, int]
"""What speaks against a group, the weightiest first: who is free again, who meets again, how far they stand apart."""


class Past(msgspec.Struct, frozen=True):
    """What the draw of the next round goes by: whom somebody has met how often, and how often he had which seat."""

    number: int
    met: dict[int, int]
    seats: list[int]
    free: int = 0
    """How many rounds he has had without a table."""


def rounds_of_groups(count: int, seats: int) -> int:
    """So many that everybody can meet everybody and have every seat."""
    tables = count // seats
    return max(seats, ceil(comb(count, 2) / (tables * comb(seats, 2)))) if tables else 0


def draw(players: Sequence[Past], seats: int, by_table: bool) -> tuple[list[list[int]], list[int]]:
    """The tables of the next round, each by its seats, and who is free; all by their numbers.

    The players are given in the order of the table, which counts only if the draw goes `by_table`.
    """
    full = len(players) - len(players) % seats
    groups = [list(range(start, start + seats)) for start in range(0, full, seats)]
    groups.append(list(range(full, len(players))))
    _exchange(groups, lambda group: _cost(group, players, group is groups[-1], by_table))
    *met, free = groups
    tables = [[players[one].number for one in _seated(group, players)] for group in met]
    return tables, sorted(players[one].number for one in free)


def _exchange(groups: list[Group], cost: Callable[[Group], Cost]) -> None:
    """Two players of two groups change places as long as that makes the round better."""
    costs = [cost(group) for group in groups]
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(range(len(groups)), 2):
            here, there = groups[one], groups[other]
            for i, j in product(range(len(here)), range(len(there))):
                here[i], there[j] = there[j], here[i]
                new = cost(here), cost(there)
                if _sum(*new) < _sum(costs[one], costs[other]):
                    costs[one], costs[other] = new
                    is_better = True
                else:
                    here[i], there[j] = there[j], here[i]


def _sum(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def _cost(group: Group, players: Sequence[Past], is_free: bool, by_table: bool) -> Cost:
    """The lowest are free rather than others."""
    if is_free:
        return sum((players[one].free + 1) ** 2 for one in group), 0, -sum(group) if by_table else 0
    pairs = list(combinations(group, 2))
    again = sum((players[one].met.get(players[other].number, 0) + 1) ** 2 for one, other in pairs)
    return 0, again, sum((one - other) ** 2 for one, other in pairs) if by_table else 0


def _seated(group: Group, players: Sequence[Past]) -> Group:
    """By seats: nobody gets one that he has had more often than another, as far as that can be."""
    best: dict[frozenset[int], tuple[int, Group]] = {frozenset(): (0, [])}
    for seat in range(len(group)):
        longer: dict[frozenset[int], tuple[int, Group]] = {}
        for seated, (cost, order) in best.items():
            for one in group:
                if one in seated:
                    continue
                had = players[one].seats
                whole = cost + 3 ** (had[seat] - min(had))
                key = seated | {one}
                if key not in longer or whole < longer[key][0]:
                    longer[key] = whole, [*order, one]
        best = longer
    return best[frozenset(group)][1]
