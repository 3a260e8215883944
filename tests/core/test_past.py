"""What a match keeps of its past: undo and its floor, positions on the way, branches, and how it ends."""

from collections.abc import Callable

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.event import Event
from hatalom.core.game import Result
from hatalom.core.journal import Close, Head, Step, TakeBack
from hatalom.core.match import Match
from hatalom.core.question import NATURE, SPECTATOR, Question
from hatalom.core.snapshot import checksum
from tests.core import test_versions as pledges
from tests.core.ambush import ASK_CARD, ATTACK, BURY, CHOOSE, GAME, Ambush
from tests.core.plan import PlanGame, Planned
from tests.core.test_match import dealt, new_match, play_on

FREE, FORCED = 2, 1
OPEN = -1


def planned(*steps: list[int]) -> Match:
    return Match(PlanGame(*steps), Head("plan", 1, ("Anna", "Béla")), None, Seeded(1))


def steps_of(match: Match) -> list[tuple[int, bool]]:
    return [(ply.step.seat, ply.step.auto) for ply in match.plies]


def keys(events: list[Event]) -> list[str]:
    return [event.message.key for event in events]


class TestUndo:
    def test_goes_back_to_the_very_beginning(self) -> None:
        match = pledges.new_match()
        assert (match.undo_floor(0), match.undo_target(0)) == (0, None)
        match.answer(0, CHOOSE(0))
        match.answer(0, ATTACK())
        assert [match.undo_floor(seat) for seat in (0, 1)] == [0, 2]
        assert match.undo_target(0) == 1
        match.take_back(0, 1)
        assert match.undo_target(0) == 0
        match.take_back(0, 0)
        assert (list(match.plies), match.undo_target(0)) == ([], None)

    def test_takes_forced_answers_with_it(self) -> None:
        match = planned([0, FREE], [0, FORCED], [0, FORCED], [0, FREE])
        match.answer(0, CHOOSE(1))
        assert steps_of(match) == [(0, False), (0, True), (0, True)]
        assert match.undo_target(0) == 0
        match.answer(0, CHOOSE(1))
        assert match.undo_target(0) == 3
        match = planned([0, FREE], [0, FORCED], [0, FREE])
        match.answer(0, CHOOSE(1))
        assert (len(match.plies), match.undo_target(0)) == (2, 0)

    def test_stays_above_forced_answers_before_the_first_choice(self) -> None:
        match = planned([0, FORCED], [0, FORCED], [0, FREE], [0, FREE])
        match.run()
        assert match.undo_floor(0) == 2
        assert match.undo_target(0) is None
        match.answer(0, CHOOSE(0))
        assert (match.undo_floor(0), match.undo_target(0)) == (2, 2)

    def test_stays_above_forced_answers_after_chance(self) -> None:
        match = dealt(0, 5, 0, 5, 0, 4)  # north holds three ones: which one is no choice
        assert (len(match.plies), match.undo_floor(0)) == (7, 7)

    def test_stays_above_a_reveal_and_other_seats(self) -> None:
        match = planned([0, FREE], [0, FREE, OPEN, 1], [0, FREE], [1, FREE], [0, FREE], [0, FREE])
        floors = []
        for seat in (0, 0, 0, 1, 0):
            match.answer(seat, CHOOSE(0))
            floors.append((match.undo_floor(0), match.undo_floor(1)))
        assert floors == [(0, 1), (2, 2), (2, 3), (4, 3), (4, 5)]
        assert [ply.revealed for ply in match.plies] == [False, True, False, False, False]

    def test_a_draw_counts_as_a_reveal(self) -> None:
        match = planned([NATURE, FREE], [0, FREE])
        match.run()
        assert [ply.revealed for ply in match.plies] == [True]

    @pytest.mark.parametrize("ply", [-1, 6, 7])
    def test_a_ply_that_does_not_exist_cannot_be_taken_back(self, ply: int) -> None:
        match = dealt(0, 5, 1, 5, 2, 4)
        with pytest.raises(IllegalAction) as refused:
            match.take_back(0, ply)
        assert refused.value.code == "no-such-ply"
        assert len(match.journal.rows) == 6
        match.take_back(0, 0)
        assert match.journal.rows[6] == TakeBack(0, 0)

    def test_a_game_that_was_ended_stays_as_it_is(self) -> None:
        match = dealt(0, 5, 1, 5, 2, 4)
        match.resign(0)
        with pytest.raises(IllegalAction):
            match.take_back(0, 0)


class TestTakingBackAPreparation:
    """What the others are shown is what they were shown, and its version is of the moment it became so."""

    def test_to_its_beginning(self) -> None:
        match = planned([0, FREE, 0], [0, FREE, 0], [0, FREE], [1, FREE])
        match.answer(0, CHOOSE(0))
        match.take_back(0, 0)
        assert match.version_for(1) == 2
        match.answer(0, CHOOSE(0))
        assert (match.version_for(0), match.version_for(1), match.plies_for(1)) == (3, 2, 0)

    def test_into_its_middle_shows_the_others_nothing_new(self) -> None:
        match = planned([1, FREE], [0, FREE, 0], [0, FREE, 0], [0, FREE], [1, FREE])
        match.answer(1, CHOOSE(0))
        match.answer(0, CHOOSE(0))
        match.answer(0, CHOOSE(0))
        assert (match.version_for(1), match.plies_for(1)) == (1, 1)
        match.take_back(0, 2)
        assert match.is_prepared_behind(1)
        assert (match.version_for(1), match.plies_for(1), match.version) == (1, 1, 4)
        assert checksum(match.position_for(1)) == checksum(match.position_at(1))
        match.answer(0, CHOOSE(1))
        match.answer(0, CHOOSE(1))
        assert (match.version_for(1), match.plies_for(1)) == (6, 4)

    def test_from_after_it_shows_the_others_that_it_was_taken_back(self) -> None:
        match = planned([0, FREE, 0], [0, FREE], [0, FREE])
        match.answer(0, CHOOSE(0))
        match.answer(0, CHOOSE(0))
        assert match.version_for(1) == 2
        match.take_back(0, 1)
        assert match.is_prepared_behind(1)
        assert (match.version_for(1), match.plies_for(1)) == (3, 0)

    def test_into_an_earlier_one_shows_the_others_what_was_before_that(self) -> None:
        match = planned([0, FREE, 0], [0, FREE], [0, FREE, 0], [0, FREE])
        for _ in range(3):
            match.answer(0, CHOOSE(0))
        assert checksum(match.position_for(1)) == checksum(match.position_at(2))
        match.take_back(0, 1)
        assert match.is_prepared_behind(1)
        assert checksum(match.position_for(1)) == checksum(match.position_at(0))


class TestWhatIsShown:
    def test_of_the_first_preparation_is_the_beginning(self) -> None:
        match = pledges.new_match()
        before = match.checksum()
        match.answer(1, CHOOSE(0))
        assert [match.plies_for(viewer) for viewer in (0, 1, SPECTATOR)] == [0, 1, 0]
        assert [checksum(match.position_for(viewer)) == before for viewer in (0, 1, SPECTATOR)] == [True, False, True]
        match.answer(1, ATTACK())
        assert [match.plies_for(viewer) for viewer in (0, 1, SPECTATOR)] == [2, 2, 2]
        assert match.position_for(0) is match.pos

    def test_everybody_is_shown_all_once_the_game_was_ended(self) -> None:
        ends: list[Callable[[Match], None]] = [lambda match: match.resign(1), lambda match: match.halt(ended())]
        for end in ends:
            match = planned([0, FREE, 0], [0, FREE])
            match.answer(0, CHOOSE(0))
            assert match.is_prepared_behind(1)
            end(match)
            assert not match.is_prepared_behind(1)
            assert match.position_for(1) is match.pos
            assert (match.plies_for(1), match.version_for(1)) == (1, match.version)

    def test_a_halted_game_is_over_whatever_version_one_has_seen(self) -> None:
        match = pledges.new_match()
        match.answer(0, ATTACK(), 0)
        match.halt(ended())
        assert match.is_halted
        assert match.is_closed
        with pytest.raises(IllegalAction) as refused:
            match.answer(1, ATTACK(), 0)
        assert refused.value.code == "stale"
        with pytest.raises(IllegalAction) as refused:
            match.answer(1, ATTACK(), 1)
        assert refused.value.code == "over"


def ended() -> Result:
    match = new_match()
    play_on(match)
    result = match.result()
    assert result is not None
    return result


class TestEvents:
    def test_belong_to_the_ply_that_told_them(self) -> None:
        match = planned([0, FREE], [NATURE, FREE], [0, FREE, 0], [0, FREE])
        for _ in range(3):
            match.answer(0, CHOOSE(0))
        assert [keys(ply.events) for ply in match.plies] == [["buried"], ["buried"], [], ["buried", "won"]]
        assert match.pos.log == []

    def test_of_the_first_ply_are_kept_and_those_before_it_are_not(self) -> None:
        start = Ambush(2)
        start.push(Planned([[0, FREE, OPEN, 0], [0, FREE, OPEN, 0]], []))
        start.push(Planned([], []))  # ends by itself, and tells so
        match = Match(GAME, Head("plan", 1, ("A", "B")), None, None, start=start)
        assert match.pos.log == []
        match.answer(0, CHOOSE(0))
        assert [keys(ply.events) for ply in match.plies] == [["buried"]]
        assert len(start.stack) == 2
        match.take_back(0, 0)
        match.answer(0, CHOOSE(0))
        assert [keys(ply.events) for ply in match.plies] == [["buried"]]


class TestKeptPositions:
    """A position is kept now and then, so that going back is short."""

    @pytest.fixture(autouse=True)
    def every_third(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("hatalom.core.match.KEPT_EVERY", 3)

    def kept(self, match: Match) -> list[int]:
        return [number for number, _ in match._kept]

    def played(self, plies: int, *preparing: int) -> Match:
        match = planned(*([0, FREE, 0 if number in preparing else OPEN] for number in range(20)))
        for number in range(plies):
            match.answer(0, CHOOSE(number % 2))
        return match

    def test_are_three_plies_apart(self) -> None:
        assert self.kept(self.played(2)) == []
        assert self.kept(self.played(3)) == [3]
        assert self.kept(self.played(5)) == [3]
        assert self.kept(self.played(9)) == [3, 6, 9]

    def test_are_four_at_most(self) -> None:
        assert self.kept(self.played(12)) == [3, 6, 9, 12]
        assert self.kept(self.played(18)) == [9, 12, 15, 18]

    def test_are_none_in_the_middle_of_a_preparation(self) -> None:
        assert self.kept(self.played(9, 2, 3)) == [5, 8]

    def test_are_where_going_back_begins(self, monkeypatch: pytest.MonkeyPatch) -> None:
        played: list[Step] = []
        honest = Match._play
        match = self.played(10)
        ends = [checksum(match.position_at(ply)) for ply in range(11)]

        def noting(self: Match, entry: Step) -> list[Question]:
            played.append(entry)
            return honest(self, entry)

        monkeypatch.setattr(Match, "_play", noting)
        for ply, again, left in [(8, 2, [3, 6]), (6, 0, [3, 6]), (4, 1, [3]), (2, 2, [])]:
            played.clear()
            match.take_back(0, ply)
            assert (match.checksum(), len(match.plies)) == (ends[ply], ply)
            assert (len(played), self.kept(match)) == (again, left)
            assert match.pos.log == []

    def test_stay_as_they_are(self) -> None:
        match = self.played(7)
        for _ in range(2):
            match.take_back(0, 6)
            assert match.checksum() == checksum(match.position_at(6))
            match.answer(0, CHOOSE(1))


class TestAPastMatch:
    def test_shows_what_was_shown(self) -> None:
        match = planned([1, FREE], [0, FREE, 0], [0, FREE, 0], [0, FREE], [1, FREE], [0, FREE])
        for seat in (1, 0, 0, 0, 1):
            match.answer(seat, CHOOSE(1))
        near = match.at(2)
        for past in (match.at(3), match.at(3, near), match.at(3, match.at(3)), match.at(3, match.at(4))):
            assert (past.version, past.version_for(1), past.plies_for(1)) == (3, 1, 1)
            assert checksum(past.position_for(1)) == checksum(match.position_at(1))
            assert past.checksum() == checksum(match.position_at(3))
            assert [len(found) for found in (past.plies, past.journal.rows)] == [3, 3]
            assert past.pos.log == []
            past.answer(0, CHOOSE(0))
            assert (past.version_for(1), past.plies_for(1)) == (4, 4)
        assert [len(found) for found in (near.plies, near.journal.rows)] == [2, 2]
        assert near.is_prepared_behind(1)
        assert near.checksum() == checksum(match.position_at(2))
        assert checksum(near.position_for(1)) == checksum(match.position_at(1))

    def test_begins_with_what_was_handed_in(self) -> None:
        match = planned([0, FREE], [0, FREE], [0, FREE], [0, FREE])
        for _ in range(3):
            match.answer(0, CHOOSE(1))
        near = match.at(2)
        assert isinstance(near.pos, Ambush)
        near.pos.points[0] = 77
        points = [match.at(ply, near).pos.points[0] for ply in (1, 2, 3)]  # type: ignore[attr-defined]
        assert points == [0, 77, 77]

    def test_of_a_match_with_preparations_hands_in_its_own_shared_position(self) -> None:
        match = planned([0, FREE, 0], [0, FREE, 0], [0, FREE])
        match.answer(0, CHOOSE(1))
        match.answer(0, CHOOSE(1))
        near = match.at(1)
        past = match.at(2, near)
        assert past.position_for(1) is not near.position_for(1)

    def test_is_there_for_every_ply_and_no_other(self) -> None:
        match = planned([0, FREE], [0, FREE])
        match.answer(0, CHOOSE(1))
        assert [len(match.at(ply).plies) for ply in (0, 1)] == [0, 1]
        for ply in (-1, 2):
            with pytest.raises(IllegalAction, match=f"there is no ply {ply}: this game has 1"):
                match.at(ply)

    def test_counts_its_versions_from_where_the_match_began(self) -> None:
        start = PlanGame([0, FREE], [0, FREE]).set_up(2, {}, None)
        match = Match(PlanGame(), Head("plan", 1, ("A", "B")), None, None, start=start, first=5)
        match.answer(0, CHOOSE(1), 5)
        assert match.at(1).version == 6
        assert match.at(1).checksum() == match.checksum()


class TestABranch:
    def test_names_the_row_that_other_options_do_not_allow(self) -> None:
        match = dealt(0, 0, 0)  # three ones are drawn, and a short game has only two
        short = Head("ambush", 1, ("A", "B"), {"length": "short"})
        assert len(match.branch(2, short).plies) == 2
        with pytest.raises(BadFile, match=r"^row 3: 'draw one' is not legal there; the journal was changed, or it"):
            match.branch(3, short)


class TestAResumedMatch:
    def resumed(self) -> tuple[Match, Ambush]:
        match = planned([0, FREE], [0, FREE], [0, FREE], [0, FREE])
        match.answer(0, CHOOSE(0))
        match.answer(0, CHOOSE(1))
        pos = match.pos.copy()
        assert isinstance(pos, Ambush)
        pos.points[0] = 77  # so that one can see which position it goes on from
        other = planned([0, FREE], [0, FREE], [0, FREE], [0, FREE])
        other.resume(pos, list(match.journal.rows), match.plies.copy())
        return other, pos

    def test_goes_on_from_the_stored_position(self) -> None:
        match, pos = self.resumed()
        assert match.pos is pos
        assert (match.version, len(match.plies), match.pos.log) == (2, 2, [])
        match.answer(0, CHOOSE(1), 2)
        assert keys(match.plies[-1].events) == ["buried"]

    def test_comes_back_to_it(self) -> None:
        match, _ = self.resumed()
        for _ in range(2):
            match.answer(0, CHOOSE(1))
            match.take_back(0, 2)
            assert match.pos.points == [77, 0]  # type: ignore[attr-defined]
            assert len(settle(match.pos)[0].options) == FREE
        match.take_back(0, 1)
        assert match.pos.points == [0, 0]  # type: ignore[attr-defined]

    def test_shows_others_the_stored_position_while_a_move_is_prepared(self) -> None:
        plan = ([0, FREE], [0, FREE, 0], [0, FREE], [1, FREE])
        match = planned(*plan)
        match.answer(0, CHOOSE(0))
        other = planned(*plan)
        other.answer(0, CHOOSE(0))
        other.answer(0, CHOOSE(0))
        assert other.is_prepared_behind(1)
        other.resume(match.pos.copy(), list(match.journal.rows), match.plies.copy())
        assert not other.is_prepared_behind(1)
        other.answer(0, CHOOSE(1))
        assert (other.version_for(1), other.plies_for(1)) == (1, 1)
        assert checksum(other.position_for(1)) == match.checksum()

    def test_tells_others_of_the_stored_plies_while_a_move_is_prepared(self) -> None:
        plan = ([0, FREE], [0, FREE], [0, FREE, 0], [0, FREE])
        match = planned(*plan)
        match.answer(0, CHOOSE(0))
        match.answer(0, CHOOSE(0))
        other = planned(*plan)
        other.resume(match.pos.copy(), list(match.journal.rows), match.plies.copy())
        other.answer(0, CHOOSE(1))
        assert [other.plies_for(viewer) for viewer in (0, 1)] == [3, 2]


class TestTheEnd:
    def test_by_resigning_agreeing_or_the_clock_says_how(self) -> None:
        ways: list[tuple[Callable[[Match], None], Close, str, list[int]]] = [
            (lambda match: match.resign(1), Close(1), "result-resigned", [1, 3, 1]),
            (lambda match: match.lose_on_time(0), Close(0, is_late=True), "result-time-over", [3, 1, 1]),
            (lambda match: match.agree_draw(), Close(-1), "result-draw-agreed", [1, 1, 1]),
        ]
        for end, row, reason, ranks in ways:
            match = new_match(seats=3)
            assert match.result() is None
            end(match)
            result = match.result()
            assert result is not None
            assert match.journal.rows[-1] == row
            assert match.version == len(match.journal.rows)
            assert result.reason.message.key == reason
            assert [(seat.rank, seat.score) for seat in result.seats] == [(rank, 0) for rank in ranks]

    def test_joins_the_journal(self) -> None:
        match = new_match()
        match.finish(b"secret")
        assert (match.journal.secret, match.journal.result) == (b"secret", None)
        match.resign(0)
        match.finish(None)
        result = match.result()
        assert result is not None
        assert (match.journal.secret, match.journal.result) == (None, result.seats)


class TestChance:
    def test_nobody_answers_for_nature(self) -> None:
        match = Match(GAME, Head("ambush", 1, ("A", "B")), None, None)
        match.run()
        assert list(match.plies) == []
        (question,) = match.questions()
        assert question.seat == NATURE
        with pytest.raises(IllegalAction) as refused:
            match.check(NATURE, question.options[0])
        assert refused.value.code == "not-your-turn"

    def test_a_draw_comes_first_where_others_are_asked_too(self, monkeypatch: pytest.MonkeyPatch) -> None:
        honest = Planned.ask

        def with_another(self: Planned, pos: Ambush) -> list[Question]:
            questions = honest(self, pos)
            other = Question(1, ASK_CARD, [BURY(), ATTACK()])
            return [*questions, other] if questions and questions[0].seat == NATURE else questions

        monkeypatch.setattr(Planned, "ask", with_another)
        match = planned([NATURE, FREE], [0, FREE])
        match.run()
        assert steps_of(match) == [(NATURE, False)]
