"""Who meets whom, on which side.

In a round robin everybody meets everybody once.  In the Swiss system those meet who stand close to each other and have
not met yet.  Where the number is odd, one of them has a free round: the partner of nobody.
"""

from collections.abc import Callable, Sequence

import msgspec

from hatalom.server.leagues.matching import is_perfect, matching


class Pair(msgspec.Struct, frozen=True):
    """Two players by their numbers, the first one in the first seat of the game; `second` is None in a free round."""

    first: int
    second: int | None


class Record(msgspec.Struct, frozen=True):
    """What the pairing of the next round goes by: whom somebody has met, and how often he had which side."""

    number: int
    met: frozenset[int] = frozenset()
    firsts: int = 0
    seconds: int = 0
    was_first: bool | None = None
    """In his last game."""
    was_free: bool = False
    """Whether he has had a round without an opponent."""

    @property
    def lean(self) -> int:
        return self.firsts - self.seconds


def rounds_of_robin(count: int) -> int:
    return count - 1 + count % 2


def round_robin(count: int) -> list[list[Pair]]:
    """All rounds.  Everybody has both sides equally often, or one of them once more.

    The last player stays in his place and all others move on by one (with an odd number nobody sits there).  In round r
    those meet who sit k places to either side of player r; the sides change with every k, and so with every round.
    """
    ring = rounds_of_robin(count)
    rounds = []
    for r in range(ring):
        pairs = [Pair(r, None)] if count % 2 else [Pair(r, ring) if r % 2 == 0 else Pair(ring, r)]
        for k in range(1, (ring - 1) // 2 + 1):
            one, other = (r + k) % ring, (r - k) % ring
            pairs.append(Pair(one, other) if k % 2 == 0 else Pair(other, one))
        rounds.append(pairs)
    return rounds


def swiss(players: Sequence[Record]) -> list[Pair]:
    """The next round of players who are given in the order of the table.

    What is asked of a round, the weightiest first: nobody meets the same player again or is free twice; nobody has one
    side twice more often than the other, or if that cannot be, three times; neighbours in the table meet.
    """
    count = len(players) + len(players) % 2  # with an odd number the last one is nobody
    free = count - 1 if len(players) % 2 else None

    def is_new(one: int, other: int) -> bool:
        if free in (one, other):
            return not players[min(one, other)].was_free
        return players[other].number not in players[one].met

    def is_balanced(one: int, other: int, most: int) -> bool:
        """Whether both lean to one side by so many games at most when they have met."""
        return free in (one, other) or abs(players[one].lean + players[other].lean) < 2 * most

    wishes: list[Callable[[int, int], bool]] = [
        lambda one, other: is_new(one, other) and is_balanced(one, other, 1),
        lambda one, other: is_new(one, other) and is_balanced(one, other, 2),
        is_new,
        lambda one, other: True,
    ]
    partners = next(found for fits in wishes if (found := _partners(count, fits, free)) is not None)
    pairs: list[Pair] = []
    for one, other in sorted((min(pair), max(pair)) for pair in partners):
        if other == free:
            pairs.append(Pair(players[one].number, None))
        else:
            pairs.append(_with_sides(players[one], players[other], len(pairs)))
    return pairs


def _partners(count: int, fits: Callable[[int, int], bool], free: int | None) -> list[tuple[int, int]] | None:
    """Everybody with the nearest one who fits, as long as those below still find partners; None if they cannot.

    Who is free is settled first: the lowest one.
    """
    left = [one for one in range(count) if one != free]
    found: list[tuple[int, int]] = []
    if not _can_be_paired(list(range(count)), fits):
        return None
    if free is not None:
        lowest = next(
            one
            for one in reversed(left)
            if fits(one, free) and _can_be_paired([other for other in left if other != one], fits)
        )
        found.append((lowest, free))
        left.remove(lowest)
    while left:
        one = left.pop(0)
        nearest = next(
            other
            for other in left
            if fits(one, other) and _can_be_paired([rest for rest in left if rest != other], fits)
        )
        found.append((one, nearest))
        left.remove(nearest)
    return found


def _can_be_paired(left: Sequence[int], fits: Callable[[int, int], bool]) -> bool:
    neighbours = [[j for j, other in enumerate(left) if i != j and fits(one, other)] for i, one in enumerate(left)]
    return is_perfect(matching(neighbours))


def _with_sides(one: Record, other: Record, board: int) -> Pair:
    """The first side is for whoever has had it less often, or not last time; else it goes from board to board."""
    if one.lean != other.lean:
        one_is_first = one.lean < other.lean
    elif one.was_first != other.was_first:
        one_is_first = one.was_first is False or other.was_first is True
    else:
        one_is_first = board % 2 == 0
    return Pair(one.number, other.number) if one_is_first else Pair(other.number, one.number)
