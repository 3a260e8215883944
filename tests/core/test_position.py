"""Positions: the stack, the log and its headings; and what of them a snapshot holds."""

from typing import Any

import pytest

from hatalom.core.driver import settle, step
from hatalom.core.errors import BadFile
from hatalom.core.event import EVERYBODY, UNSAID, only
from hatalom.core.message import Said
from hatalom.core.position import Kept, Phase
from hatalom.core.question import EVERYTHING, SPECTATOR, Seat
from hatalom.core.shared import added, changed
from hatalom.core.snapshot import checksum, dump, dump_phase, dump_stack, plain, restore, restore_phase, revive
from tests.core.ambush import BURIED, BURY, PHASES, WON, Ambush, Deal, Parry, Turn, Use
from tests.core.test_records import Troop


class Titled(Phase[Ambush]):
    """A phase that the breadcrumbs name."""

    def __init__(self, number: int) -> None:
        self.number = number

    def crumb(self, pos: Ambush) -> Said | None:
        return Said(WON, [self.number])


class TestTheStack:
    def test_is_changed_at_its_top(self) -> None:
        pos = Ambush(2)
        deal, turn, use = Deal(0), Turn(0, False), Use(0, 1)
        pos.push(deal)
        pos.push(turn)
        assert pos.stack == [deal, turn]
        pos.replace(use)
        assert pos.stack == [deal, use]
        pos.pop()
        assert pos.stack == [deal]

    def test_is_copied_phase_by_phase(self) -> None:
        pos, other = Ambush(2), Ambush(2)
        pos.stack = [Deal(4), Turn(1, True)]
        pos.reveals = 3
        other.push(Deal(9))
        other.copy_stack_from(pos)
        assert [dump_phase(phase) for phase in other.stack] == [dump_phase(phase) for phase in pos.stack]
        assert other.stack[0] is not pos.stack[0]
        assert other.reveals == 3

    def test_counts_what_was_revealed(self) -> None:
        pos = Ambush(2)
        pos.reveal()
        pos.reveal()
        assert pos.reveals == 2


class TestSharedLists:
    def test_another_fact_makes_another_list(self) -> None:
        facts = [3, 4, 5]
        assert (changed(facts, 1, 9), added(facts, 2, -2), facts) == ([3, 9, 5], [3, 4, 3], [3, 4, 5])

    def test_nothing_added_leaves_the_list(self) -> None:
        facts = [3, 4, 5]
        assert added(facts, 0, 0) is facts
        assert changed(facts, 1, 4) is facts


class TestWhatIsKept:
    def test_is_for_the_phase_that_kept_it(self) -> None:
        pos, asking, other = Ambush(2), Deal(0), Deal(0)
        assert pos.kept_by(asking) is None
        pos.kept = Kept(asking)
        assert pos.kept_by(asking) is pos.kept
        assert pos.kept_by(other) is None

    def test_is_not_copied_and_ends_with_the_next_question_and_the_answer(self) -> None:
        pos = Ambush(2)
        use = Use(0, 1)
        pos.stack = [Turn(0, False), use]
        pos.kept = Kept(use)
        assert pos.copy().kept is None
        settle(pos)
        assert pos.kept is None
        pos.kept = Kept(use)
        step(pos, 0, BURY())
        assert pos.kept is None


class TestTheLog:
    def test_is_written_only_where_somebody_reads_it(self) -> None:
        pos = Ambush(2)
        pos.tell(BURIED, 0)
        assert pos.log is None
        pos.log = []
        pos.tell(BURIED, 0)
        pos.tell(BURIED, 1, audience=only(1))
        assert [(event.message, event.args, event.audience) for event in pos.log] == [
            (BURIED, [0], EVERYBODY),
            (BURIED, [1], only(1)),
        ]

    def test_an_argument_below_zero_is_said_and_one_that_is_not_given_is_not(self) -> None:
        pos = Ambush(2)
        pos.log = []
        pos.tell(BURIED)
        pos.tell(BURIED, -1, 0, UNSAID, 5)
        assert [event.args for event in pos.log] == [[], [-1, 0, 5]]

    def test_stands_under_the_outermost_breadcrumb(self) -> None:
        pos = Ambush(2)
        pos.log = []
        pos.stack = [Deal(0), Titled(3), Titled(4)]
        pos.tell(BURIED, 0)
        heading = pos.log[0].heading
        assert heading is not None
        assert heading.args == [3]
        pos.stack = [Deal(0)]
        assert pos.heading() is None


def test_a_phase_that_says_nothing_asks_nothing_and_hides_nothing() -> None:
    pos = Ambush(2)
    phase: Phase[Ambush] = Phase()
    assert phase.ask(pos) == []
    assert phase.crumb(pos) is None
    assert phase.private_to(pos) == -1
    assert phase.why_not(pos, Seat(0), 3) is None


class TestASnapshot:
    def test_hides_a_preparation_and_all_above_it(self) -> None:
        pos = Ambush(2)
        pos.stack = [Turn(0, True), Use(0, 3), Parry(0, 3)]
        whole = [dump_phase(phase) for phase in pos.stack]
        assert [len(dump_stack(pos, viewer)) for viewer in (0, 1, SPECTATOR, EVERYTHING)] == [3, 1, 1, 3]
        assert dump_stack(pos, 0) == whole
        assert dump_stack(pos, 1) == whole[:1]

    def test_of_a_phase_begins_with_its_name(self) -> None:
        assert list(dump_phase(Turn(1, True)).items()) == [("phase", "Turn"), ("seat", 1), ("used", True)]

    def test_shares_nothing_with_the_position(self) -> None:
        pos = Ambush(2)
        data = dump(pos)
        pos.hands[0][0] = 9
        pos.points[1] = 9
        assert data == dump(Ambush(2))
        again = Ambush(2)
        restore(again, data, PHASES)
        again.hands[0][0] = 9
        assert data == dump(Ambush(2))

    def test_of_an_unknown_phase_is_refused(self) -> None:
        with pytest.raises(BadFile, match="there is no phase called 'Fly' in this game"):
            restore_phase({"phase": "Fly"}, PHASES)

    def test_has_a_checksum_of_sixteen_digits(self) -> None:
        pos = Ambush(2)
        assert len(checksum(pos)) == 16
        assert int(checksum(pos), 16) >= 0
        before = checksum(pos)
        pos.push(Deal(0))
        assert checksum(pos) != before


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (3, 3),
        ("word", "word"),
        ([1, [2, [3]], Troop(4, 5)], [1, [2, [3]], {"place": 4, "units": 5}]),
        (Troop(1, 2), {"place": 1, "units": 2}),
        ([], []),
    ],
)
def test_what_is_plain(value: Any, shown: Any) -> None:
    found = plain(value)
    assert found == shown
    assert not isinstance(value, list) or found is not value


def test_what_comes_back() -> None:
    (one,), other = revive([{"place": 1, "units": 2}], Troop), revive({"place": 3, "units": 4}, Troop)
    assert [(troop.place, troop.units) for troop in (one, other)] == [(1, 2), (3, 4)]
    assert revive(None, Troop) is None
    row = [1, [2]]
    again = revive(row, None)
    assert again == row
    assert again[1] is not row[1]


def test_lists_inside_a_plain_list_are_copied_too() -> None:
    row = [[1], [2]]
    again = plain(row)
    assert [inner is other for inner, other in zip(again, row, strict=True)] == [False, False]
