"""The clock of a table: how long a player may think, and what happens when he has thought too long.

Time is told to it, in milliseconds: there is no wall clock in here.  A decision lasts as long as a seat is asked
without a break, however many clicks it takes.  The first part of it (`grace`) costs nothing, the rest is taken from
the seat's `bank`.  A grace that was not used is not saved up, and going back does not renew it.
"""

from collections.abc import Collection
from enum import StrEnum

import msgspec

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
SHORTEST_LIVE = 25
STAND_IN = "squire"
"""The level of the computer that takes the seat of a player who is late."""


class Pace(StrEnum):
    LIVE = "live"
    FAST = "fast"
    SLOW = "slow"


class TimeOut(StrEnum):
    """What happens when a player's time is over: a computer plays on, or the other players say what is to be."""

    COMPUTER = "computer"
    PLAYERS = "players"


class Terms(msgspec.Struct, frozen=True):
    """What was agreed on: the times of every seat, in milliseconds."""

    pace: Pace
    bank: int
    grace: int
    holiday: int = 0


class SeatClock(msgspec.Struct):
    """One seat's time: what is left of it, whether the seat is asked, whether its player is on holiday."""

    bank: int
    grace: int
    holiday: int
    is_asked: bool = False
    is_away: bool = False

    @property
    def left(self) -> int:
        """Until its time is over, if it is asked from now on."""
        return self.bank + self.grace + (self.holiday if self.is_away else 0)

    def pass_by(self, time: int) -> None:
        """Holidays go first, whether the seat is asked or not; what is left of the time is spent thinking."""
        if self.is_away:
            spent = min(time, self.holiday)
            self.holiday -= spent
            self.is_away = self.holiday > 0
            time -= spent
        if self.is_asked:
            spent = min(time, self.grace)
            self.grace -= spent
            self.bank -= min(time - spent, self.bank)


class Clock(msgspec.Struct):
    """The clocks of all seats as they stood at the moment `at`."""

    terms: Terms
    time_out: TimeOut
    at: int
    seats: list[SeatClock]
    is_paused: bool = False

    def settle(self, now: int) -> None:
        """Brings all clocks to this moment."""
        passed = max(0, now - self.at)
        self.at += passed
        if not self.is_paused:
            for seat in self.seats:
                seat.pass_by(passed)

    def ask(self, asked: Collection[int], now: int, fresh: bool = True) -> None:
        """These seats are asked from now on.  Nothing happens while the same ones go on thinking.

        A seat that is newly asked has its whole grace; not where somebody has only gone back (`fresh` is False).
        """
        if all(seat.is_asked == (number in asked) for number, seat in enumerate(self.seats)):
            return
        self.settle(now)
        for number, seat in enumerate(self.seats):
            if fresh and number in asked and not seat.is_asked:
                seat.grace = self.terms.grace
            seat.is_asked = number in asked

    def play(self, number: int, now: int) -> None:
        """A player who answers is back from his holiday, and the pause is over."""
        if self.is_paused or self.seats[number].is_away:
            self.settle(now)
            self.is_paused = False
            self.seats[number].is_away = False

    def pause(self, now: int, is_paused: bool) -> None:
        self.settle(now)
        self.is_paused = is_paused

    def go_away(self, number: int, now: int, is_away: bool) -> None:
        """On holiday, or back from it."""
        self.settle(now)
        self.seats[number].is_away = is_away and self.seats[number].holiday > 0

    def late(self, now: int) -> list[int]:
        """The seats that are asked and have no time left."""
        passed = 0 if self.is_paused else now - self.at
        return [number for number, seat in enumerate(self.seats) if seat.is_asked and seat.left <= passed]

    def deadline(self) -> int | None:
        """When somebody's time will be over if nobody does anything."""
        if self.is_paused:
            return None
        return min((self.at + seat.left for seat in self.seats if seat.is_asked), default=None)


def terms_for(pace: Pace, minutes: int, seats: int) -> Terms:
    """The times of a game that lasts so many minutes.

    Live: the whole game's minutes shared out among the seats, in fives, at least 25, and 15 seconds a decision.
    Fast: four hours a decision and a day in the bank.  Slow: three days, a week, and two weeks of holiday.
    """
    if pace == Pace.LIVE:
        share = -(-minutes // (5 * seats)) * 5
        return Terms(pace, max(SHORTEST_LIVE, share) * MINUTE, 15 * SECOND)
    if pace == Pace.FAST:
        return Terms(pace, DAY, 4 * HOUR)
    return Terms(pace, 7 * DAY, 3 * DAY, 14 * DAY)


def new_clock(terms: Terms, time_out: TimeOut, seats: int, now: int) -> Clock:
    """Nobody is asked yet."""
    return Clock(terms, time_out, now, [SeatClock(terms.bank, terms.grace, terms.holiday) for _ in range(seats)])
