"""The clock of a table: how long a player may think, and what happens when he has thought too long.

Time is told to it, in milliseconds, and how far the time of day is ahead of it (`skew`): there is no wall clock in
here.  A decision lasts as long as a seat is asked without a break, however many clicks it takes.  The first part of it
(`grace`) costs nothing, the rest is taken from the seat's `bank`.  A grace that was not used is not saved up, and going
back does not renew it.  Where a game lasts for days, time in which a player rests (`rest`) costs nothing.
"""

from collections.abc import Collection
from enum import StrEnum

import msgspec

from hatalom.table.rest import Rest, asleep_until, awake_between, when_awake_for

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
SHORTEST_LIVE = 25
WARNED = 0.8
"""A player who has used so much of his time is told."""
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
    rest: Rest | None = None
    had: int = 0
    """What was left when the seat was asked."""

    @property
    def left(self) -> int:
        """Until its time is over, if it is asked from now on."""
        return self.bank + self.grace + (self.holiday if self.is_away else 0)

    def pass_by(self, start: int, end: int) -> None:
        """From one time of day to another.

        Holidays go first, whether the seat is asked or not; of what is left, the time awake is spent thinking.
        """
        if self.is_away:
            spent = min(end - start, self.holiday)
            self.holiday -= spent
            self.is_away = self.holiday > 0
            start += spent
        if self.is_asked:
            time = end - start if self.rest is None else awake_between(self.rest, start, end)
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
    skew: int = 0
    """How far the time of day was ahead then."""

    def settle(self, now: int, skew: int | None = None) -> None:
        """Brings all clocks to this moment.

        After that the time of day may be ahead by another `skew`, because the server was down.
        """
        start = self.at + self.skew
        passed = max(0, now - self.at)
        self.at += passed
        if not self.is_paused:
            for seat in self.seats:
                seat.pass_by(start, start + passed)
        if skew is not None:
            self.skew = skew

    def ask(self, asked: Collection[int], now: int, fresh: bool = True, skew: int | None = None) -> None:
        """These seats are asked from now on.  Nothing happens while the same ones go on thinking.

        A seat that is newly asked has its whole grace; not where somebody has only gone back (`fresh` is False).
        """
        if all(seat.is_asked == (number in asked) for number, seat in enumerate(self.seats)):
            return
        self.settle(now, skew)
        for number, seat in enumerate(self.seats):
            if number in asked and not seat.is_asked:
                seat.grace = self.terms.grace if fresh else seat.grace
                seat.had = seat.bank + seat.grace
            seat.is_asked = number in asked

    def set_rest(self, number: int, rest: Rest | None, now: int) -> None:
        """From now on the player of this seat rests at other times; a game in one sitting knows no rest."""
        self.settle(now)
        self.seats[number].rest = rest if self.terms.pace != Pace.LIVE else None

    def due(self, number: int, share: float = 1.0) -> int:
        """When so much of what a seat had will be used up, if it thinks from now on."""
        seat = self.seats[number]
        start = self.at + self.skew + (seat.holiday if seat.is_away else 0)
        time = max(0, seat.bank + seat.grace - round((1 - share) * seat.had))
        end = start + time if seat.rest is None else when_awake_for(seat.rest, start, time)
        return end - self.skew

    def asleep_until(self, number: int, now: int) -> int | None:
        """When the player of a seat will be awake again; None if he is."""
        rest = self.seats[number].rest
        found = asleep_until(rest, now + self.skew) if rest is not None else None
        return None if found is None else found - self.skew

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
        at = self.at if self.is_paused else now
        return [number for number, seat in enumerate(self.seats) if seat.is_asked and self.due(number) <= at]

    def deadline(self) -> int | None:
        """When somebody's time will be over if nobody does anything."""
        if self.is_paused:
            return None
        return min((self.due(number) for number, seat in enumerate(self.seats) if seat.is_asked), default=None)


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
