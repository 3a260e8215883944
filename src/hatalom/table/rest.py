"""When a player rests: the hours of his nights and his holidays.  Slow clocks stand still meanwhile.

Times of day are those of the player's own zone, so a night in which the clocks are set forward is an hour shorter.
All moments here are milliseconds since 1970, by the time of day and not by a table's clock.
"""

import datetime as dt
from collections.abc import Iterator
from itertools import takewhile
from zoneinfo import ZoneInfo

import msgspec

DAY_MINUTES = 24 * 60
LEAST_AWAKE = 12 * 60
LATEST = 30 * 60
"""Somebody may go to bed as late as six in the morning of the next day."""
MOST_HOLIDAYS = 30
"""Days a year."""
FARTHEST_DAYS = 800


class Rest(msgspec.Struct, frozen=True):
    """From when to when somebody is awake, in minutes since midnight, on weekdays and at the weekend.

    `holidays` are first and last days ("2026-12-23"), both included.
    """

    zone: str = "UTC"
    week: tuple[int, int] = (0, DAY_MINUTES)
    weekend: tuple[int, int] = (0, DAY_MINUTES)
    holidays: list[tuple[str, str]] = []


def awake_between(rest: Rest, start: int, end: int) -> int:
    """How many milliseconds of a stretch of time somebody is awake."""
    stretches = takewhile(lambda stretch: stretch[0] < end, _awake(rest, start))
    return sum(max(0, min(end, until) - max(start, since)) for since, until in stretches)


def when_awake_for(rest: Rest, start: int, time: int) -> int:
    """The moment at which somebody will have been awake for so long since then."""
    at = start
    for since, until in _awake(rest, start):
        at = max(start, since)
        if at < until and until - at >= time:
            return at + time
        time -= max(0, until - at)
    return at + time


def asleep_until(rest: Rest, now: int) -> int | None:
    """When somebody will be awake again; None if he is."""
    for since, until in _awake(rest, now):
        if now < until:
            return since if since > now else None
    return None


def days_off(rest: Rest) -> dict[int, int]:
    """How many days of holiday there are in each year."""
    found: dict[int, int] = {}
    for day in _free_days(rest):
        found[day.year] = found.get(day.year, 0) + 1
    return found


def _awake(rest: Rest, start: int) -> Iterator[tuple[int, int]]:
    """The stretches in which somebody is awake, from the day before a moment on; they do not overlap."""
    zone, free = ZoneInfo(rest.zone), _free_days(rest)
    first = dt.datetime.fromtimestamp(start / 1000, zone).date() - dt.timedelta(days=1)
    before = 0
    for number in range(FARTHEST_DAYS):
        day = first + dt.timedelta(days=number)
        if day not in free:
            wake, bed = rest.weekend if day.weekday() >= 5 else rest.week
            since, until = max(before, _moment(day, wake, zone)), _moment(day, bed, zone)
            if since < until:
                yield since, until
                before = until


def _moment(day: dt.date, minute: int, zone: ZoneInfo) -> int:
    """A time of day as the clocks on the wall show it there."""
    at = dt.datetime.combine(day, dt.time()) + dt.timedelta(minutes=minute)
    return round(at.replace(tzinfo=zone).timestamp() * 1000)


def _free_days(rest: Rest) -> set[dt.date]:
    found: set[dt.date] = set()
    for first, last in rest.holidays:
        day, end = dt.date.fromisoformat(first), dt.date.fromisoformat(last)
        while day <= end:
            found.add(day)
            day += dt.timedelta(days=1)
    return found
