"""Spectators some minutes behind see the game row by row, take-backs included."""

from hatalom.core.question import SPECTATOR
from hatalom.table.lag import Lag
from tests.table.tables import do, power

DELAY = 1000


def test_a_row_is_shown_when_it_is_old_enough() -> None:
    live = power()
    lag = Lag(live, DELAY, [0] * live.match.version)
    assert lag.catch_up(7)
    assert lag.wait(7) is None
    assert lag.table.state(SPECTATOR) == live.state(SPECTATOR)
    shown = lag.table.match.version
    do(live, "recruit")
    assert lag.wait(7) is None  # not stored yet
    lag.note(10)
    assert lag.wait(10) == DELAY
    assert not lag.catch_up(10 + DELAY - 1)
    assert lag.table.match.version == shown
    assert lag.catch_up(10 + DELAY)
    assert lag.table.state(SPECTATOR) == live.state(SPECTATOR)


def test_what_was_taken_back_is_shown_as_it_happened() -> None:
    live = power()
    lag = Lag(live, DELAY, [0] * live.match.version)
    lag.catch_up(0)
    begun = len(lag.table.match.plies)
    seat = live.asked()[0]
    do(live, "recruit")
    lag.note(10)
    live.take_back(seat, begun)
    lag.note(20)
    lag.catch_up(10 + DELAY)
    assert len(lag.table.match.plies) > begun
    lag.catch_up(20 + DELAY)
    assert len(lag.table.match.plies) == begun
    assert lag.table.cuts == live.cuts


def test_the_end_is_shown_at_once() -> None:
    live = power()
    lag = Lag(live, DELAY, [0] * live.match.version)
    do(live, "recruit")
    live.match.resign(0)
    lag.note(10)
    lag.catch_up(10)
    assert lag.table.state(SPECTATOR).result is not None
