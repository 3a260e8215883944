"""Journals played again: by the rules they name, and by another version of them."""

from collections.abc import Callable

import pytest

from hatalom.core import journal as journals
from hatalom.core.chance import Stream
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.game import SeatResult
from hatalom.core.journal import Close, Journal, Row, Step, TakeBack
from hatalom.core.match import Match
from hatalom.core.question import NATURE, Question
from hatalom.core.replay import Draws, Fault, follow, refuse, replay, retrace, said_of, verify
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


class TestTheDraws:
    """Every draw of a journal against the committed stream."""

    def first_draw(self) -> tuple[Match, Step]:
        row = finished().journal.rows[0]
        assert isinstance(row, Step)
        return Match(GAME, new_match().journal.head, None, None), row

    def test_that_fit_are_counted(self) -> None:
        match, row = self.first_draw()
        draws = Draws(SECRET, 0)
        assert draws.wrong(match, row, 1) is None
        assert (draws.drawn, draws.checked) == (1, 1)

    def test_that_do_not_fit_are_named(self) -> None:
        match, row = self.first_draw()
        draws = Draws(SECRET, 0)
        said = draws.wrong(match, Step(NATURE, (row.action + 1) % 6), 1)
        assert said == "row 1: draw 1 is not what the committed stream gives"
        later = Draws(SECRET, 0, drawn=4)
        later.wrong(match, row, 9)
        assert later.drawn == 5

    def test_go_on_where_the_stream_was(self) -> None:
        match, _ = self.first_draw()
        options = [Step(NATURE, action) for action in range(6)]
        fits = [[Draws(SECRET, 0, drawn).wrong(match, row, 1) is None for row in options] for drawn in range(8)]
        assert [sum(found) for found in fits] == [1] * 8
        picks = [found.index(True) for found in fits]
        stream = Stream(SECRET)
        assert picks == [stream.pick([3] * 6) for _ in range(8)]

    def test_of_another_game_are_counted_but_not_checked(self) -> None:
        match, row = self.first_draw()
        wrong = Step(NATURE, (row.action + 1) % 6)
        for draws, number in [(Draws(None, 0), 1), (Draws(SECRET, 3), 3), (Draws(SECRET, 1), 1)]:
            assert draws.wrong(match, wrong, number) is None
            assert (draws.drawn, draws.checked) == (1, 0)
        assert Draws(SECRET, 3).wrong(match, wrong, 4) is not None

    def test_are_rows_of_nature_alone(self) -> None:
        match, _ = self.first_draw()
        draws = Draws(SECRET, 0)
        for row in (Step(0, 0), TakeBack(0, NATURE), Close(NATURE)):
            assert draws.wrong(match, row, 1) is None
        assert (draws.drawn, draws.checked) == (0, 0)

    def test_where_nothing_is_drawn_are_left_to_the_rules(self) -> None:
        draws = Draws(SECRET, 0)
        assert draws.wrong(new_match(), Step(NATURE, 0), 7) is None
        assert (draws.drawn, draws.checked) == (1, 0)


class TestARetracedJournal:
    def test_without_fault_is_the_game(self) -> None:
        journal = finished().journal
        retraced = retrace(GAME, journal, None)
        assert (retraced.fault, retraced.draws) == (None, 18)
        assert retraced.match.version == len(journal.rows)
        assert retraced.match.journal.secret == SECRET

    def test_with_a_fault_keeps_the_rows_before_it_and_the_secret(self) -> None:
        journal = finished().journal
        for row in (1, 4):
            changed = Journal(journal.head, list(journal.rows), SECRET)
            first = changed.rows[row - 1]
            assert isinstance(first, Step)
            changed.rows[row - 1] = Step(NATURE, (first.action + 1) % 6)
            retraced = retrace(GAME, changed, None)
            assert retraced.fault is not None
            assert retraced.fault.row == row
            assert retraced.fault.cause is None
            assert retraced.match.version == row - 1
            assert retraced.draws == row
            assert retraced.match.journal.secret == SECRET

    def test_with_a_fault_in_its_last_row_ends_before_it(self) -> None:
        journal = new_match().journal
        retraced = retrace(GAME, Journal(journal.head, [*journal.rows, Step(1, ATTACK())]), None)
        assert retraced.fault is not None
        assert (retraced.fault.row, retraced.match.version) == (7, 6)

    def test_with_a_crash_in_its_last_row_ends_before_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        journal = finished().journal
        monkeypatch.setattr(Parry, "apply", crash)
        fault = retrace(NEW, journal, None).fault
        assert fault is not None
        retraced = retrace(NEW, Journal(journal.head, journal.rows[: fault.row]), None)
        assert retraced.fault is not None
        assert (retraced.fault.row, retraced.match.version) == (fault.row, fault.row - 1)
        assert GAME.broken_invariant(retraced.match.pos) is None  # type: ignore[arg-type]

    def test_that_ends_in_an_unread_line_says_what_it_is(self) -> None:
        journal = new_match().journal
        unread = Journal(journal.head, journal.rows, None, None, "line 14: what?")
        fault = retrace(GAME, unread, None).fault
        assert fault == Fault(7, "line 14: what?")

    def test_goes_on_with_the_rows_that_are_missing(self) -> None:
        journal = finished().journal
        match = Match(GAME, journal.head, None, None)
        numbers: list[int] = []
        for number in (1, 2):
            match.repeat(journal.rows[number - 1], number)

        def repeat(row: Row, number: int) -> None:
            numbers.append(number)
            match.repeat(row, number)

        assert follow(match, journal, Draws(SECRET, 0, 2), repeat) is None
        assert numbers == list(range(3, len(journal.rows) + 1))


class TestAReplayedJournal:
    def test_takes_the_secret_along(self) -> None:
        assert replay(GAME, finished().journal, None).journal.secret == SECRET
        assert replay(GAME, new_match().journal, None).journal.secret is None

    def test_is_not_checked_against_the_stream(self) -> None:
        journal = new_match().journal
        journal.secret = bytes(32)
        assert len(replay(GAME, journal, None).plies) == 6


class TestAVerifiedJournal:
    def test_gives_the_match_and_the_number_of_draws(self) -> None:
        match, draws = verify(GAME, finished().journal, None)
        assert draws == 18
        assert match.result() is not None

    def test_must_be_over(self) -> None:
        journal = new_match().journal
        journal.secret = SECRET
        with pytest.raises(BadFile, match=r"^the game of this journal is not over$"):
            verify(GAME, journal, None)

    def test_is_refused_for_its_first_fault_even_if_it_is_not_over(self) -> None:
        journal = new_match().journal
        journal.secret = SECRET
        journal.rows.append(Step(1, ATTACK()))
        with pytest.raises(BadFile, match=r"^row 7: 'attack' is not legal there"):
            verify(GAME, journal, None)


def test_what_is_wrong_is_told_with_the_versions_where_they_differ() -> None:
    fault = Fault(3, "row 3: no")
    assert said_of(fault, 2, 2) == "row 3: no"
    assert said_of(fault, 1, 2) == (
        "row 3: no; the game was played by version 1 of the rules, and this program plays version 2"
    )


def test_a_crash_is_ours_only_in_a_game_of_our_version() -> None:
    journal = new_match().journal
    crash = KeyError("spear")
    refuse(None, journal, GAME)
    with pytest.raises(KeyError):
        refuse(Fault(3, "row 3: no", crash), journal, GAME)
    with pytest.raises(BadFile, match="version 1 of the rules") as refused:
        refuse(Fault(3, "row 3: no", crash), journal, NEW)
    assert refused.value.__cause__ is crash
    with pytest.raises(BadFile, match=r"^row 3: no$"):
        refuse(Fault(3, "row 3: no"), journal, GAME)
