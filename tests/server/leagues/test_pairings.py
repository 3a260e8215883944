"""Who meets whom: nobody twice while that can be avoided, sides in balance, a free round once."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from hatalom.server.leagues.matching import NOBODY, matching
from hatalom.server.leagues.pairings import Pair, round_robin, rounds_of_robin, swiss
from hatalom.server.leagues.standings import Game, record_of, standings

Points = tuple[int, int]
FIRST, SECOND, DRAW = (2, 0), (0, 2), (1, 1)
OUTCOMES: list[Points] = [FIRST, SECOND, DRAW]


@st.composite
def graphs(draw: st.DrawFn) -> list[list[int]]:
    count = draw(st.integers(0, 9))
    edges = {pair for pair in itertools.combinations(range(count), 2) if draw(st.booleans())}
    return [[j for j in range(count) if (min(i, j), max(i, j)) in edges] for i in range(count)]


def largest(neighbours: Sequence[Sequence[int]], left: frozenset[int]) -> int:
    """How many pairs there can be, found by trying all."""
    if not left:
        return 0
    one = min(left)
    rest = left - {one}
    return max(
        [largest(neighbours, rest), *(1 + largest(neighbours, rest - {j}) for j in neighbours[one] if j in rest)]
    )


@given(graphs())
def test_a_matching_is_as_large_as_can_be(neighbours: list[list[int]]) -> None:
    mates = matching(neighbours)
    assert all(mate == NOBODY or (mates[mate] == one and mate in neighbours[one]) for one, mate in enumerate(mates))
    pairs = sum(mate != NOBODY for mate in mates) // 2
    assert pairs == largest(neighbours, frozenset(range(len(neighbours))))


@given(st.integers(2, 33))
def test_in_a_round_robin_everybody_meets_everybody_once(count: int) -> None:
    rounds = round_robin(count)
    assert len(rounds) == rounds_of_robin(count)
    met = Counter(frozenset((pair.first, pair.second)) for pairs in rounds for pair in pairs if pair.second is not None)
    assert met == Counter(frozenset(pair) for pair in itertools.combinations(range(count), 2))
    for pairs in rounds:
        assert sorted(one for pair in pairs for one in (pair.first, pair.second) if one is not None) == [*range(count)]
    free = Counter(pair.first for pairs in rounds for pair in pairs if pair.second is None)
    assert free == Counter(range(count) if count % 2 else ())


@given(st.integers(2, 33))
def test_in_a_round_robin_sides_are_equal_within_one(count: int) -> None:
    lean: Counter[int] = Counter()
    for pair in itertools.chain(*round_robin(count)):
        if pair.second is not None:
            lean[pair.first] += 1
            lean[pair.second] -= 1
    assert all(abs(lean[one]) <= 1 for one in range(count))


def played(pairs: Sequence[Pair], number: int, outcomes: Iterator[Points]) -> list[Game]:
    return [
        Game(number, (pair.first, pair.second), next(outcomes), "played")
        if pair.second is not None
        else Game(number, (pair.first,), (2,), "free")
        for pair in pairs
    ]


def outcomes_of(data: st.DataObject) -> Iterator[Points]:
    while True:
        yield data.draw(st.sampled_from(OUTCOMES))


def next_round(count: int, number: int, games: list[Game]) -> list[Pair]:
    order = [row.number for row in standings(count, number - 1, games, "swiss")]
    return swiss([record_of(one, games) for one in order])


@settings(deadline=None, max_examples=60)
@given(st.integers(3, 24), st.data())
def test_in_half_as_many_swiss_rounds_as_players_nobody_meets_twice(count: int, data: st.DataObject) -> None:
    """So many rounds can always be found: everybody still has half of the others before him."""
    chosen = outcomes_of(data)
    games: list[Game] = []
    for number in range(1, (count + 1) // 2 + 1):
        pairs = next_round(count, number, games)
        seated = sorted(one for pair in pairs for one in (pair.first, pair.second) if one is not None)
        assert seated == [*range(count)]
        games += played(pairs, number, chosen)
    met = Counter(frozenset(game.players) for game in games)
    assert set(met.values()) == {1}  # a free round is a meeting with nobody


def fresh(count: int, games: list[Game]) -> list[list[int]]:
    """Who can still meet whom; with an odd number the last one is nobody."""
    whole = count + count % 2
    met = {frozenset((*game.players, count)[:2]) for game in games}
    return [[j for j in range(whole) if i != j and frozenset((i, j)) not in met] for i in range(whole)]


@settings(deadline=None, max_examples=150)
@given(st.integers(3, 8), st.data())
def test_in_a_swiss_league_nobody_meets_twice_while_it_can_be_avoided(count: int, data: st.DataObject) -> None:
    chosen = outcomes_of(data)
    games: list[Game] = []
    for number in range(1, rounds_of_robin(count) + 1):
        before = fresh(count, games)
        can_be = largest(before, frozenset(range(len(before)))) * 2 == len(before)
        pairs = next_round(count, number, games)
        if can_be:
            assert all((count if pair.second is None else pair.second) in before[pair.first] for pair in pairs)
        games += played(pairs, number, chosen)


@settings(deadline=None, max_examples=40)
@given(st.integers(6, 12), st.data())
def test_in_the_first_swiss_rounds_of_many_players_sides_are_equal_within_one(half: int, data: st.DataObject) -> None:
    """In four rounds of twelve players or more both wishes can always be met."""
    count = 2 * half
    chosen = outcomes_of(data)
    games: list[Game] = []
    for number in range(1, 5):
        games += played(next_round(count, number, games), number, chosen)
        assert all(abs(record_of(one, games).lean) <= 1 for one in range(count)), number


@settings(deadline=None, max_examples=150)
@given(st.integers(3, 8), st.data())
def test_in_a_swiss_league_sides_are_equal_within_one_while_that_can_be(count: int, data: st.DataObject) -> None:
    chosen = outcomes_of(data)
    games: list[Game] = []
    for number in range(1, rounds_of_robin(count) + 1):
        leans = [record_of(one, games).lean for one in range(count)]
        before = fresh(count, games)
        balanced = [
            [j for j in others if count in (i, j) or abs(leans[i] + leans[j]) < 2] for i, others in enumerate(before)
        ]
        can_be = largest(balanced, frozenset(range(len(balanced)))) * 2 == len(balanced)
        games += played(next_round(count, number, games), number, chosen)
        if can_be and all(abs(lean) <= 1 for lean in leans):
            assert all(abs(record_of(one, games).lean) <= 1 for one in range(count)), number


def test_neighbours_in_the_table_meet_and_the_lowest_is_free() -> None:
    first = next_round(5, 1, [])
    assert first == [Pair(0, 1), Pair(3, 2), Pair(4, None)]
    won: list[Points] = [FIRST, FIRST]
    games = played(first, 1, iter(won))
    assert [row.number for row in standings(5, 1, games, "swiss")] == [0, 3, 4, 1, 2]
    assert [{pair.first, pair.second} for pair in next_round(5, 2, games)] == [{0, 4}, {3, 1}, {2, None}]
