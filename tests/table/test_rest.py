"""Nights and holidays, and clocks that stand still meanwhile: all by simulated time."""

import datetime as dt
from zoneinfo import ZoneInfo

import pytest

from hatalom.table.clock import DAY, HOUR, MINUTE, Clock, Pace, TimeOut, new_clock, terms_for
from hatalom.table.rest import Rest, asleep_until, awake_between, days_off, when_awake_for

BUDAPEST = ZoneInfo("Europe/Budapest")
REST = Rest("Europe/Budapest", (7 * 60, 23 * 60), (9 * 60, 24 * 60))


def at(text: str) -> int:
    """A time of day in Budapest."""
    return round(dt.datetime.fromisoformat(text).replace(tzinfo=BUDAPEST).timestamp() * 1000)


def test_a_night_does_not_count() -> None:
    assert awake_between(REST, at("2026-11-16T20:00"), at("2026-11-17T08:00")) == 4 * HOUR
    assert awake_between(REST, at("2026-11-17T00:30"), at("2026-11-17T06:59")) == 0
    assert when_awake_for(REST, at("2026-11-16T22:00"), 2 * HOUR) == at("2026-11-17T08:00")
    assert when_awake_for(REST, at("2026-11-17T03:00"), HOUR) == at("2026-11-17T08:00")


def test_the_weekend_has_nights_of_its_own() -> None:
    assert asleep_until(REST, at("2026-11-20T23:30")) == at("2026-11-21T09:00")  # from Friday to Saturday
    assert asleep_until(REST, at("2026-11-22T23:30")) is None  # on Sunday until midnight
    assert asleep_until(REST, at("2026-11-23T00:30")) == at("2026-11-23T07:00")


@pytest.mark.parametrize(
    ("night", "hours"),
    [("2026-03-28T20:00", 24), ("2026-03-29T20:00", 24), ("2026-10-24T20:00", 24)],
    ids=["forward", "plain", "back"],
)
def test_nights_are_by_the_clocks_on_the_wall_also_when_these_are_set(night: str, hours: int) -> None:
    """In the night to 29 March 2026 an hour is missing, in the one to 25 October there is one more."""
    start = at(night)
    morning = asleep_until(REST, at(night[:10] + "T23:59") + 2 * MINUTE)
    assert morning is not None
    local = dt.datetime.fromtimestamp(morning / 1000, BUDAPEST)
    assert (local.hour, local.minute) in ((7, 0), (9, 0))
    assert awake_between(REST, start, start + hours * HOUR) == when_sum(start, start + hours * HOUR)


def when_sum(start: int, end: int) -> int:
    """Minute by minute, as somebody with a watch would count it."""
    total = 0
    for minute in range(start, end, MINUTE):
        local = dt.datetime.fromtimestamp(minute / 1000, BUDAPEST)
        wake, bed = (9, 24) if local.weekday() >= 5 else (7, 23)
        total += MINUTE if wake <= local.hour < bed else 0
    return total


def test_whoever_goes_to_bed_after_midnight_is_awake_on_two_days() -> None:
    owl = Rest("Europe/Budapest", (10 * 60, 26 * 60), (10 * 60, 26 * 60))
    assert asleep_until(owl, at("2026-11-17T01:30")) is None
    assert asleep_until(owl, at("2026-11-17T02:30")) == at("2026-11-17T10:00")
    assert awake_between(owl, at("2026-11-17T00:00"), at("2026-11-18T00:00")) == 16 * HOUR


def test_holidays_do_not_count_and_are_counted_by_year() -> None:
    away = Rest("Europe/Budapest", (7 * 60, 23 * 60), (7 * 60, 23 * 60), [("2026-12-23", "2027-01-02")])
    assert when_awake_for(away, at("2026-12-22T22:00"), 2 * HOUR) == at("2027-01-03T08:00")
    assert days_off(away) == {2026: 9, 2027: 2}


def slow(now: str, skew: int = 0) -> Clock:
    """Two seats, the first of which is asked; table time begins at nought."""
    clock = new_clock(terms_for(Pace.SLOW, 60, 2), TimeOut.COMPUTER, 2, 0)
    clock.skew = at(now) + skew
    clock.ask([0], 0)
    clock.set_rest(0, REST, 0)
    return clock


def test_a_slow_clock_stands_still_while_its_player_sleeps() -> None:
    clock = slow("2026-11-16T20:00")
    clock.settle(12 * HOUR)  # until eight in the morning
    assert clock.seats[0].grace == 3 * DAY - 4 * HOUR
    assert clock.asleep_until(0, 3 * HOUR + 30 * MINUTE) == 11 * HOUR
    assert clock.late(clock.due(0) - 1) == []
    assert clock.late(clock.due(0)) == [0]


def test_a_live_clock_knows_no_rest() -> None:
    clock = new_clock(terms_for(Pace.LIVE, 60, 2), TimeOut.COMPUTER, 2, 0)
    clock.set_rest(0, REST, 0)
    assert clock.seats[0].rest is None


def test_a_restart_makes_the_deadline_later_by_the_time_the_server_was_down() -> None:
    """Down by day for five hours: five hours later.  Down at night: nobody had time then anyhow."""
    clock = slow("2026-11-16T08:00")
    before = clock.due(0) + clock.skew
    clock.settle(2 * HOUR, clock.skew + 5 * HOUR)  # down from ten to three
    assert clock.due(0) + clock.skew > before
    assert awake_between(REST, before, clock.due(0) + clock.skew) == 5 * HOUR
    night = slow("2026-11-16T22:00")
    before = night.due(0) + night.skew
    night.settle(2 * HOUR, night.skew + 5 * HOUR)  # down from midnight to five
    assert night.due(0) + night.skew == before


def test_a_restart_in_the_middle_counts_both_parts() -> None:
    clock = slow("2026-11-16T20:00")
    clock.settle(2 * HOUR, clock.skew + 4 * HOUR)  # down from ten to two
    clock.settle(8 * HOUR)  # now it is eight
    assert clock.seats[0].grace == 3 * DAY - 3 * HOUR


def test_other_nights_count_from_now_on_only() -> None:
    clock = slow("2026-11-16T20:00")
    clock.set_rest(0, None, 12 * HOUR)
    assert clock.seats[0].grace == 3 * DAY - 4 * HOUR
    clock.settle(24 * HOUR)
    assert clock.seats[0].grace == 3 * DAY - 16 * HOUR


def test_four_fifths_of_the_time_are_gone_before_the_rest_is() -> None:
    clock = slow("2026-11-16T08:00")
    had = 10 * DAY
    assert awake_between(REST, clock.skew, clock.due(0, 0.8) + clock.skew) == had * 4 // 5
    assert clock.due(0, 0.8) < clock.due(0)


def test_a_pause_stops_the_clock_by_night_and_day() -> None:
    clock = slow("2026-11-16T08:00")
    clock.pause(HOUR, True)
    clock.settle(40 * HOUR)
    assert clock.seats[0].grace == 3 * DAY - HOUR
    assert clock.deadline() is None
    assert clock.late(100 * DAY) == []


def test_the_holiday_of_a_table_goes_before_the_nights() -> None:
    clock = slow("2026-11-16T08:00")
    clock.go_away(0, 0, True)
    assert clock.due(0) + clock.skew == when_awake_for(REST, at("2026-11-16T08:00") + 14 * DAY, 10 * DAY)
    clock.settle(15 * DAY)
    assert (clock.seats[0].holiday, clock.seats[0].is_away) == (0, False)
    assert clock.seats[0].grace == 3 * DAY - 16 * HOUR
