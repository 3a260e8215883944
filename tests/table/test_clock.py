"""Clocks: whose time runs, what a decision costs, and what happens when it is over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hatalom.core.errors import IllegalAction
from hatalom.table.agree import menu
from hatalom.table.clock import DAY, HOUR, MINUTE, SECOND, Clock, Pace, Terms, TimeOut, new_clock, terms_for
from hatalom.table.table import Seat, Sitter, Table
from tests.table.tables import ambush, computer, do, human

TERMS = Terms(Pace.SLOW, bank=100, grace=10, holiday=50)


def clock_of(seats: int = 2) -> Clock:
    return new_clock(TERMS, TimeOut.COMPUTER, seats, 0)


def at_table(*seats: Seat, time_out: TimeOut = TimeOut.COMPUTER, terms: Terms = TERMS) -> Table:
    """The toy game at moment 0; the first seat is asked, and its clock runs."""
    table = ambush(*seats)
    table.clock = new_clock(terms, time_out, table.match.seats, 0)
    table.run_clock()
    return table


def running(table: Table) -> list[int]:
    assert table.clock is not None
    return [number for number, seat in enumerate(table.clock.seats) if seat.is_asked]


def at(table: Table, now: int, text: str) -> None:
    """Whoever is asked answers at this moment."""
    table.now = now
    do(table, text)
    table.run_clock()


class TestADecision:
    def test_its_first_part_costs_nothing_and_is_not_saved_up(self) -> None:
        clock = clock_of()
        clock.ask([0], 0)
        clock.ask([1], 4)
        clock.ask([0], 10)
        assert (clock.seats[0].bank, clock.seats[0].grace) == (100, 10)
        clock.ask([1], 35)
        assert (clock.seats[0].bank, clock.seats[0].grace) == (85, 0)

    def test_several_think_at_once_and_each_pays_for_himself(self) -> None:
        clock = clock_of(3)
        clock.ask([0, 2], 0)
        clock.ask([2], 20)
        clock.ask([1], 50)
        assert [seat.bank for seat in clock.seats] == [90, 100, 60]

    def test_clicks_on_the_way_do_not_renew_it(self) -> None:
        clock = clock_of()
        clock.ask([0], 0)
        for now in range(1, 40):
            clock.ask([0], now)
        assert clock.at == 0  # nothing has changed, so nobody is told anything
        clock.ask([1], 40)
        assert clock.seats[0].bank == 70

    def test_going_back_does_not_renew_it_either(self) -> None:
        clock = clock_of()
        clock.ask([0], 0)
        clock.ask([1], 9)
        clock.ask([0], 20, fresh=False)
        clock.ask([1], 29)
        assert clock.seats[0].bank == 92

    def test_time_never_runs_backwards(self) -> None:
        clock = clock_of()
        clock.ask([0], 100)
        clock.ask([1], 50)
        assert (clock.at, clock.seats[0].bank) == (100, 100)


class TestTheEndOfTime:
    def test_the_deadline_is_when_somebody_is_late(self) -> None:
        clock = clock_of()
        assert clock.deadline() is None
        clock.ask([0, 1], 5)
        assert clock.deadline() == 115
        assert clock.late(114) == []
        assert clock.late(115) == [0, 1]

    def test_who_comes_back_without_a_reserve_still_has_the_first_part_of_each_decision(self) -> None:
        clock = clock_of()
        clock.ask([0], 0)
        clock.ask([], 500)
        assert clock.seats[0].bank == 0
        clock.ask([0], 600)
        assert clock.deadline() == 610


class TestPauseAndHoliday:
    def test_nothing_runs_in_a_pause(self) -> None:
        clock = clock_of()
        clock.ask([0], 0)
        clock.pause(5, True)
        assert clock.deadline() is None
        assert clock.late(10_000) == []
        clock.pause(1000, False)
        assert clock.deadline() == 1105

    def test_who_plays_on_ends_the_pause_and_his_holiday(self) -> None:
        clock = clock_of()
        clock.ask([0], 0)
        clock.go_away(0, 5, True)
        clock.pause(6, True)
        clock.play(0, 100)
        assert (clock.is_paused, clock.seats[0].is_away, clock.seats[0].holiday) == (False, False, 49)

    def test_a_holiday_is_spent_before_anything_else_and_ends_by_itself(self) -> None:
        clock = clock_of()
        clock.ask([0], 0)
        clock.go_away(0, 4, True)
        assert clock.deadline() == 4 + 50 + 6 + 100
        clock.settle(59)
        assert (clock.seats[0].is_away, clock.seats[0].holiday, clock.seats[0].grace) == (False, 0, 1)

    def test_a_holiday_is_spent_by_those_who_are_not_asked_too(self) -> None:
        clock = clock_of()
        clock.ask([0], 0)
        clock.go_away(1, 0, True)
        clock.settle(30)
        assert (clock.seats[1].holiday, clock.seats[1].bank) == (20, 100)


@given(
    st.lists(st.tuples(st.integers(0, 40), st.sampled_from([[], [0], [1], [0, 1]]), st.booleans()), max_size=20),
    st.lists(st.integers(0, 40), min_size=20, max_size=20),
)
def test_asking_how_late_it_is_changes_nothing(story: list[tuple[int, list[int], bool]], looks: list[int]) -> None:
    """However often a clock is settled on the way, it ends where it would have ended without."""
    seldom, often = clock_of(), clock_of()
    now = 0
    for (passed, asked, paused), look in zip(story, looks, strict=False):
        often.settle(now + min(look, passed))
        now += passed
        for clock in (seldom, often):
            clock.pause(now, paused)
            clock.ask(asked, now)
    seldom.settle(now)
    often.settle(now)
    assert seldom == often
    assert all(seat.bank >= 0 and seat.grace >= 0 for seat in seldom.seats)


@pytest.mark.parametrize(
    ("minutes", "seats", "expected"), [(45, 2, 25), (60, 2, 30), (61, 2, 35), (240, 3, 80), (90, 5, 25)]
)
def test_live_shares_the_games_minutes_out(minutes: int, seats: int, expected: int) -> None:
    terms = terms_for(Pace.LIVE, minutes, seats)
    assert (terms.bank, terms.grace) == (expected * MINUTE, 15 * SECOND)


def test_fast_and_slow_do_not_depend_on_the_game() -> None:
    assert terms_for(Pace.FAST, 45, 2) == terms_for(Pace.FAST, 600, 5) == Terms(Pace.FAST, DAY, 4 * HOUR)
    assert terms_for(Pace.SLOW, 45, 2).holiday == 14 * DAY


class TestAtTheTable:
    def test_the_clock_of_whoever_is_asked_runs(self) -> None:
        table = at_table()
        assert running(table) == [0]
        card = table.game.verbs.text(table.match.questions()[0].options[0])
        at(table, 3, card)
        assert running(table) == [0]
        at(table, 20, "attack")
        assert running(table) == [1]
        assert table.clock is not None
        assert table.clock.seats[0].bank == 90

    def test_computers_have_none_and_nothing_runs_before_everybody_is_there(self) -> None:
        assert running(at_table(computer(), human("bela"))) == []
        waiting = at_table(human("anna"), Seat(Sitter.OPEN))
        assert running(waiting) == []
        waiting.seats[1] = human("bela")
        waiting.run_clock()
        assert running(waiting) == [0]

    def test_nothing_runs_when_the_game_is_over(self) -> None:
        table = at_table()
        menu(table, 0, "resign", None, "")
        table.run_clock()
        assert running(table) == []

    def test_a_computer_takes_the_seat_and_gives_it_back(self) -> None:
        table = at_table()
        table.now = 109
        table.time_out()
        assert table.seats[0].kind == Sitter.HUMAN
        table.now = 110
        table.time_out()
        table.run_clock()
        assert (table.seats[0].kind, table.seats[0].level, table.seats[0].owner) == (Sitter.COMPUTER, "squire", "anna")
        assert running(table) == []
        menu(table, 0, "take_seat_back", None, "")
        table.run_clock()
        assert table.clock is not None
        assert table.clock.deadline() == 120

    def test_going_back_gives_no_new_time(self) -> None:
        table = at_table()
        at(table, 8, table.game.verbs.text(table.match.questions()[0].options[0]))
        at(table, 9, "attack")
        table.take_back(0, len(table.match.plies) - 2)
        table.now = 30
        table.run_clock()
        assert table.clock is not None
        assert (running(table), table.clock.seats[0].grace) == ([0], 1)


class TestWhatTheOthersMayDo:
    def test_in_a_game_of_two_it_can_be_claimed(self) -> None:
        table = at_table(time_out=TimeOut.PLAYERS)
        with pytest.raises(IllegalAction):
            menu(table, 1, "claim_game", None, "")
        table.now = 110
        with pytest.raises(IllegalAction):
            menu(table, 0, "claim_game", None, "")  # not by the late one himself
        menu(table, 1, "claim_game", None, "")
        result = table.match.result()
        assert result is not None
        assert ([entry.rank for entry in result.seats], result.reason.message.key) == ([2, 1], "result-time-over")

    def test_with_more_a_computer_can_be_seated(self) -> None:
        table = at_table(human("anna"), human("bela"), human("cili"), time_out=TimeOut.PLAYERS)
        table.now = 110
        with pytest.raises(IllegalAction):
            menu(table, 2, "claim_game", None, "")
        menu(table, 2, "replace_late", None, "")
        assert (table.seats[0].kind, table.seats[0].owner) == (Sitter.COMPUTER, "anna")

    def test_a_pause_needs_every_person(self) -> None:
        table = at_table(human("anna"), human("bela"), human("cili"))
        assert table.clock is not None
        menu(table, 0, "offer_pause", None, "")
        menu(table, 1, "accept_pause", None, "")
        assert not table.clock.is_paused
        menu(table, 2, "accept_pause", None, "")
        assert table.clock.is_paused
        assert table.offer is None
        menu(table, 1, "resume", None, "")
        assert not table.clock.is_paused

    def test_computers_do_not_mind_a_pause_and_playing_on_ends_it(self) -> None:
        table = at_table(human("anna"), computer())
        menu(table, 0, "offer_pause", None, "")
        assert table.clock is not None
        assert table.clock.is_paused
        at(table, 1000, table.game.verbs.text(table.match.questions()[0].options[0]))
        assert not table.clock.is_paused

    def test_holidays_only_where_there_are_any(self) -> None:
        table = at_table()
        menu(table, 0, "start_holiday", None, "")
        assert table.clock is not None
        assert table.clock.seats[0].is_away
        menu(table, 0, "end_holiday", None, "")
        assert not table.clock.seats[0].is_away
        with pytest.raises(IllegalAction, match="no days of holiday"):
            menu(at_table(terms=Terms(Pace.LIVE, 100, 10)), 0, "start_holiday", None, "")

    @pytest.mark.parametrize("act", ["offer_pause", "resume", "start_holiday", "claim_game", "replace_late"])
    def test_without_a_clock_there_is_nothing_of_the_kind(self, act: str) -> None:
        with pytest.raises(IllegalAction, match="no clock"):
            menu(ambush(), 0, act, None, "")
