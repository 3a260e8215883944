"""Journals played again: by the rules they name, and by another version of them."""

from collections.abc import Callable

import pytest

from hatalom.core import journal as journals
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.game import SeatResult
from hatalom.core.journal import Journal, Step, TakeBack
from hatalom.core.match import Match
from hatalom.core.question import Question
from hatalom.core.replay import replay, retrace, verify
from tests.core.ambush import ATTACK, BURY, GAME, PARRY, Ambush, AmbushGame, Parry, Use
from tests.core.test_match import SECRET, new_match, play_on


def finished() -> Match:
    match = new_match()
    play_on(match)
    match.finish(SECRET)
    return match


class NewRules(AmbushGame):
    rules_version = 2


NEW = NewRules()


class TestTheResultInAJournal:
    def test_is_written_and_read(self) -> None:
        match = finished()
        text = journals.write(match.journal, GAME)
        result = match.result()
        assert result is not None
        ranks = [f"{name} {seat.rank} {seat.score}" for name, seat in zip(("north", "east"), result.seats, strict=True)]
        assert f"result: {', '.join(ranks)}\nsecret: " in text
        assert journals.read(text, GAME) == match.journal

    def test_may_be_left_out(self) -> None:
        match = finished()
        match.journal.result = None
        assert "result" not in journals.write(match.journal, GAME)
        verify(GAME, match.journal, None)

    def test_is_verified(self) -> None:
        match = finished()
        match.journal.result = (SeatResult(1, 99), SeatResult(2, 0))
        with pytest.raises(BadFile, match="did not end as the journal says"):
            verify(GAME, match.journal, None)

    @pytest.mark.parametrize(
        ("line", "complaint"),
        [
            ("result: north 1 9", "the seats should be north, east, in this order"),
            ("result: east 1 9, north 2 3", "the seats should be north, east, in this order"),
            ("result: north first 9, east 2 3", "cannot understand 'north first 9, east 2 3'"),
            ("result: north 1, east 2", "cannot understand 'north 1, east 2'"),
        ],
    )
    def test_is_refused_with_its_line_where_it_makes_no_sense(self, line: str, complaint: str) -> None:
        text = journals.write(new_match().journal, GAME)
        number = len(text.splitlines()) + 1
        with pytest.raises(BadFile, match=f"^line {number}: {complaint}$"):
            journals.read(text + line, GAME)


class TestAnotherVersionOfTheRules:
    def test_is_named_by_the_journal(self) -> None:
        text = journals.write(finished().journal, GAME)
        assert "rules: 1\n" in text
        assert journals.read(text, NEW).head.rules_version == 1

    def test_that_agrees_verifies_the_game(self) -> None:
        match, draws = verify(NEW, finished().journal, None)
        assert draws == 18
        assert match.journal.head.rules_version == 1

    def test_that_does_not_know_an_action_reads_up_to_it(self) -> None:
        text = journals.write(finished().journal, GAME)
        number = next(n for n, line in enumerate(text.splitlines(), start=1) if line.endswith(" attack"))
        text = text.replace(" attack", " charge")
        with pytest.raises(BadFile, match=f"line {number}: 'charge' is not an action of ambush"):
            journals.read(text, GAME)
        journal = journals.read(text, NEW)
        assert journal.unread == f"line {number}: 'charge' is not an action of ambush"
        assert journal.secret == SECRET
        retraced = retrace(NEW, journal, None)
        assert retraced.fault is not None
        assert retraced.fault.row == len(journal.rows) + 1
        assert retraced.match.version == len(journal.rows)
        for play in (replay, verify):
            with pytest.raises(BadFile, match="version 1 of the rules, and this program plays version 2"):
                play(NEW, journal, None)

    def test_that_parts_with_a_game_shows_it_up_to_there(self, monkeypatch: pytest.MonkeyPatch) -> None:
        journal = finished().journal
        row = next(n for n, row in enumerate(journal.rows, start=1) if isinstance(row, Step) and row.action == ATTACK())
        honest = Use.ask
        monkeypatch.setattr(Use, "ask", lambda self, pos: [only_bury(question) for question in honest(self, pos)])
        retraced = retrace(NEW, journal, None)
        assert retraced.fault is not None
        assert retraced.fault.row == row
        assert retraced.match.version == row - 1
        with pytest.raises(BadFile) as refused:
            verify(NEW, journal, None)
        assert str(refused.value) == (
            f"row {row}: 'attack' is not legal there; the journal was changed, or it belongs to other rules or another "
            "data set; the game was played by version 1 of the rules, and this program plays version 2"
        )

    def test_that_ends_the_game_otherwise_says_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        journal = finished().journal
        monkeypatch.setattr(Parry, "apply", double_score(Parry.apply))
        with pytest.raises(BadFile, match="did not end as the journal says; the game was played by version 1"):
            verify(NEW, journal, None)

    def test_that_crashes_says_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        journal = finished().journal
        monkeypatch.setattr(Parry, "apply", crash)
        retraced = retrace(NEW, journal, None)
        assert retraced.fault is not None
        assert isinstance(retraced.fault.cause, KeyError)
        assert retraced.match.version == retraced.fault.row - 1
        assert retraced.match.game.broken_invariant(retraced.match.pos) is None
        with pytest.raises(BadFile, match=r"row \d+: the rules cannot carry it out \(KeyError\('spear'\)\); the game"):
            verify(NEW, journal, None)

    def test_with_other_options_is_refused(self) -> None:
        text = journals.write(finished().journal, GAME).replace("option length: long", "option width: broad")
        with pytest.raises(BadFile, match="ambush has no option 'width'"):
            journals.read(text, NEW)

    def test_that_has_more_options_plays_the_usual_ones(self) -> None:
        text = journals.write(finished().journal, GAME).replace("option length: long\n", "")
        verify(NEW, journals.read(text, NEW), None)


def test_a_crash_of_the_rules_in_a_game_of_their_own_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = finished().journal
    monkeypatch.setattr(Parry, "apply", crash)
    with pytest.raises(KeyError, match="spear"):
        replay(GAME, journal, None)


def test_a_take_back_that_cannot_be_is_named_with_its_row() -> None:
    journal = Journal(new_match().journal.head, [TakeBack(3, 0)])
    with pytest.raises(BadFile, match="row 1: there is nothing to take back there"):
        replay(GAME, journal, None)


def test_retracing_checks_draws_only_with_the_secret() -> None:
    journal = finished().journal
    first = journal.rows[0]
    assert isinstance(first, Step)
    journal.rows[0] = Step(first.seat, (first.action + 1) % 6)
    fault = retrace(GAME, journal, None).fault
    assert fault is not None
    assert (fault.row, fault.why) == (1, "row 1: draw 1 is not what the committed stream gives")
    fault = retrace(GAME, Journal(journal.head, journal.rows), None).fault
    assert fault is None or fault.row > 1


def test_a_halted_match_can_only_be_looked_at() -> None:
    match = new_match()
    result = finished().result()
    assert result is not None
    match.answer(0, match.questions()[0].options[0])
    plies = len(match.plies)
    match.halt(result)
    assert match.result() is result
    assert match.questions() == []
    assert match.plies_for(1) == plies
    with pytest.raises(IllegalAction) as refused:
        match.answer(0, ATTACK(), match.version)
    assert refused.value.code == "over"
    with pytest.raises(IllegalAction):
        match.take_back(0, 0)


def only_bury(question: Question) -> Question:
    return Question(question.seat, question.prompt, [BURY()], question.args)


def double_score(honest: Callable[[Parry, Ambush, int, int], None]) -> Callable[[Parry, Ambush, int, int], None]:
    def apply(self: Parry, pos: Ambush, seat: int, action: int) -> None:
        honest(self, pos, seat, action)
        if not PARRY.has(action):
            pos.points[self.seat] += 1

    return apply


def crash(self: Parry, pos: Ambush, seat: int, action: int) -> None:
    pos.points[0] += 1
    raise KeyError("spear")
