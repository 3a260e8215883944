"""Intervals against published values; a sequential test that errs as rarely as it says."""

import random

import pytest

from hatalom.lab.statistics import SequentialTest, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_gives_the_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_the_share_lies_in_its_interval_however_numbers_are_rounded() -> None:
    """A picture refuses an interval that ends before the share does."""
    for games in range(1, 300):
        for wins in (0, games / 3, games / 2, games - 0.5, games):
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def _verdicts(share: float, tries: int) -> list[str]:
    rng = random.Random(5)
    found = []
    for _ in range(tries):
        test = SequentialTest(0.5, 0.6)
        while not test.verdict():
            test.hear((rng.random() < share) * 0.5 + (rng.random() < share) * 0.5)
        found.append(test.verdict())
    return found


def test_a_sequential_test_finds_the_better_bot_and_is_seldom_fooled() -> None:
    assert _verdicts(0.6, 200).count("lower") < 20  # five in a hundred by design
    assert _verdicts(0.5, 200).count("higher") < 20
    assert set(_verdicts(0.8, 50)) == {"higher"}


def test_a_few_rounds_decide_nothing() -> None:
    test = SequentialTest(0.5, 0.9)
    for _ in range(SequentialTest.FEWEST - 1):
        test.hear(1.0)
        assert test.verdict() == ""
