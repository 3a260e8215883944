"""A match: answers are checked, undo has a floor, views and journals tell nobody too much."""

import msgspec
import pytest

from hatalom.core import journal as journals
from hatalom.core.chance import Chance, Stream, commitment_of
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.journal import Close, Head, Journal, Step, TakeBack
from hatalom.core.match import Match
from hatalom.core.question import NATURE, SPECTATOR
from hatalom.core.replay import replay, verify
from hatalom.core.snapshot import checksum
from tests.core.ambush import ATTACK, BURY, CHOOSE, GAME, PARRY, SUFFER, Ambush, Parry, Use

SECRET = bytes(range(32))
OTHER = bytes(range(32, 64))


class Script(Chance):
    """Deals the cards a test asks for: the index of the option, one after another, then always the first."""

    def __init__(self, *indices: int) -> None:
        self.indices = list(indices)

    def pick(self, weights: list[int]) -> int:
        return self.indices.pop(0) if self.indices else 0


def new_match(chance: Chance | None = None, seats: int = 2) -> Match:
    names = ("Anna", "Béla", "Cili")[:seats]
    head = Head("ambush", 1, names, {"length": "long"}, "", commitment_of(SECRET))
    match = Match(GAME, head, None, chance or Stream(SECRET))
    match.run()
    return match


def dealt(*cards: int) -> Match:
    """A match in which these cards were dealt (north, east, north, …), as indices while nothing has run out."""
    return new_match(Script(*cards))


def test_the_driver_answers_for_chance_and_stops_at_a_choice() -> None:
    match = dealt(0, 5, 1, 5, 2, 4)
    assert [ply.step.seat for ply in match.plies] == [NATURE] * 6
    question = match.questions()[0]
    assert (question.seat, question.options) == (0, [CHOOSE(0), CHOOSE(1), CHOOSE(2)])


@pytest.mark.parametrize(
    ("seat", "action", "version", "code"),
    [
        (1, CHOOSE(0), None, "not-your-turn"),
        (0, CHOOSE(5), None, "not-offered"),
        (0, 9999, None, "not-offered"),
        (0, -1, None, "not-offered"),
        (0, CHOOSE(0), 3, "stale"),
        (NATURE, CHOOSE(0), None, "not-your-turn"),
    ],
)
def test_an_answer_nobody_asked_for_is_refused_and_changes_nothing(
    seat: int, action: int, version: int | None, code: str
) -> None:
    match = dealt(0, 5, 1, 5, 2, 4)
    before = match.checksum()
    with pytest.raises(IllegalAction) as refused:
        match.answer(seat, action, version)
    assert refused.value.code == code
    assert (match.checksum(), match.version) == (before, 6)


def test_a_single_answer_is_given_by_the_driver_and_marked() -> None:
    match = dealt(0, 5, 0, 5, 0, 4)  # north holds three ones: which one is no choice
    assert match.plies[-1].step == Step(0, CHOOSE(0), auto=True)
    assert isinstance(match.pos.stack[-1], Use)


def test_a_window_is_never_answered_by_the_driver_even_with_one_option() -> None:
    match = dealt(0, 3, 1, 3, 2, 4)  # east holds no six
    match.answer(0, CHOOSE(1))
    match.answer(0, ATTACK())
    assert isinstance(match.pos.stack[-1], Parry)
    question = match.questions()[0]
    assert (question.seat, question.options, question.window) == (1, [SUFFER()], True)


def test_nobody_else_sees_a_move_that_is_only_prepared() -> None:
    match = dealt(0, 5, 1, 5, 2, 4)
    others = [bytes_for(match, 1), bytes_for(match, SPECTATOR)]
    own = bytes_for(match, 0)
    match.answer(0, CHOOSE(1))
    assert [bytes_for(match, 1), bytes_for(match, SPECTATOR)] == others
    assert bytes_for(match, 0) != own
    match.answer(0, BURY())
    assert bytes_for(match, 1) != others[0]


def bytes_for(match: Match, viewer: int) -> bytes:
    return msgspec.json.encode(GAME.view(match.position_for(viewer), viewer))  # type: ignore[arg-type]


# -- undo ---------------------------------------------------------------------------------------------------------


def test_a_prepared_move_can_be_taken_back_and_chosen_again() -> None:
    match = dealt(0, 5, 1, 5, 2, 4)
    before = match.checksum()
    match.answer(0, CHOOSE(1))
    assert match.undo_target(0) == 6
    match.take_back(0, 6)
    assert match.checksum() == before
    match.answer(0, CHOOSE(2))
    assert [type(row) for row in match.journal.rows[6:]] == [Step, TakeBack, Step]


def test_undo_ends_at_a_reveal() -> None:
    match = dealt(0, 5, 1, 5, 2, 4)
    match.answer(0, CHOOSE(1))
    match.answer(0, ATTACK())
    assert match.undo_target(0) is None


def test_undo_ends_at_chance() -> None:
    match = dealt(0, 5, 1, 5, 2, 4)
    match.answer(0, CHOOSE(1))
    match.answer(0, BURY())  # nothing is revealed, but a card is drawn
    assert match.plies[-1].step.seat == NATURE
    assert match.undo_target(0) is None


def test_undo_ends_where_another_seat_has_decided() -> None:
    match = dealt(0, 5, 1, 5, 2, 4)
    match.answer(0, CHOOSE(1))
    match.answer(0, ATTACK())
    match.answer(1, PARRY())
    assert match.undo_target(0) is None
    assert match.undo_target(1) is None  # a parry shows a card


def test_after_a_take_back_the_chance_stream_goes_on() -> None:
    match = new_match(Stream(SECRET))
    seat = match.questions()[0].seat
    match.answer(seat, match.questions()[0].options[0])
    match.answer(seat, BURY())
    drawn = match.journal.draws()
    match.take_back(seat, 6)  # the table may allow it in a local game
    match.answer(seat, match.questions()[0].options[0])
    match.answer(seat, BURY())
    assert match.journal.draws() == drawn + 1
    play_on(match)
    match.journal.secret = SECRET
    assert verify(GAME, match.journal, None)[1] == match.journal.draws()


def play_on(match: Match) -> None:
    while questions := match.questions():
        match.answer(questions[0].seat, questions[0].options[0])


# -- journals -----------------------------------------------------------------------------------------------------


def finished() -> Match:
    match = new_match()
    play_on(match)
    match.journal.secret = SECRET
    return match


def test_a_journal_reads_as_it_was_written_and_replays_to_the_same_position() -> None:
    match = finished()
    text = journals.write(match.journal, GAME)
    again = journals.read(text, GAME)
    assert again == match.journal
    assert replay(GAME, again, None).checksum() == match.checksum()
    assert "seat north: Anna" in text
    assert "nature draw " in text


def test_every_draw_of_a_finished_game_can_be_verified() -> None:
    match = finished()
    _, draws = verify(GAME, match.journal, None)
    assert draws == match.journal.draws() == 18


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda j: Journal(j.head, j.rows, None), "no secret"),
        (lambda j: Journal(j.head, j.rows, bytes(32)), "commitment"),
        (lambda j: Journal(j.head, j.rows[:-1], j.secret), "not over"),
        (lambda j: Journal(j.head, swapped_draw(j), j.secret), "committed stream"),
    ],
)
def test_a_changed_journal_is_found_out(change, complaint: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadFile, match=complaint):
        verify(GAME, change(finished().journal), None)


def swapped_draw(journal: Journal) -> list[journals.Row]:
    rows = list(journal.rows)
    first = rows[0]
    assert isinstance(first, Step)
    rows[0] = Step(NATURE, (first.action + 1) % 6)
    return rows


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "not a journal"),
        ("hatalom-journal 1\ngame: chess\nrules: 1\n", "of chess"),
        ("hatalom-journal 1\ngame ambush\n", "line 2"),
        ("hatalom-journal 1\nrules: 1\n", "must name the game"),
        ("hatalom-journal 1\ngame: ambush\nrules: 1\nseat north: A\n", "played by 2 or 3"),
        ("hatalom-journal 1\ngame: ambush\nrules: 1\nseat north: A\nseat east: B\n\n1. nature fly\n", "line 7"),
        ("hatalom-journal 1\ngame: ambush\nrules: 1\nseat north: A\nseat east: B\n\nhello\n", "line 7"),
    ],
)
def test_a_file_that_is_no_journal_is_refused_with_the_line(text: str, complaint: str) -> None:
    with pytest.raises(BadFile, match=complaint):
        journals.read(text, GAME)


def test_an_illegal_row_is_named() -> None:
    match = finished()
    rows = [row for row in match.journal.rows if row != match.journal.rows[8]]
    with pytest.raises(BadFile, match=r"row \d+: .* is not legal there"):
        replay(GAME, Journal(match.journal.head, rows), None)


@pytest.mark.parametrize("every", [1, 3, 1000])
def test_taking_back_leads_where_playing_up_to_there_leads(every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many positions are kept on the way, and also when one goes back again and again."""
    monkeypatch.setattr("hatalom.core.match.KEPT_EVERY", every)
    whole = finished()
    match = replay(GAME, Journal(whole.journal.head, whole.journal.rows), None)
    for ply in range(len(whole.plies) - 1, -1, -2):
        match.take_back(0, ply)
        assert match.checksum() == checksum(whole.position_at(ply))
        assert [entry.step for entry in match.plies] == [entry.step for entry in whole.plies[:ply]]


def test_resigning_and_agreeing_end_the_game_for_good() -> None:
    match = new_match()
    match.resign(0)
    result = match.result()
    assert result is not None
    assert result.winners() == [1]
    assert match.questions() == []
    with pytest.raises(IllegalAction):
        match.agree_draw()
    again = journals.read(journals.write(match.journal, GAME), GAME)
    assert again.closing() == Close(0)

    match = new_match()
    match.agree_draw()
    result = match.result()
    assert result is not None
    assert result.winners() == [0, 1]


def test_any_ply_can_be_looked_at_again() -> None:
    match = new_match()
    seen = [match.checksum()]
    starts = [len(match.plies)]
    while questions := match.questions():
        match.answer(questions[0].seat, questions[0].options[0])
        seen.append(match.checksum())
        starts.append(len(match.plies))
    again = replay(GAME, match.journal, None)
    for ply, expected in zip(starts, seen, strict=True):
        pos = again.position_at(ply)
        assert isinstance(pos, Ambush)
        assert GAME.write(pos) == GAME.write(GAME.read(GAME.write(pos), None))
        assert checksum(pos) == expected


# -- branches -----------------------------------------------------------------------------------------------------


def branched(ply: int) -> Match:
    other = finished().branch(ply, Head(GAME.name, 1, ("Cili", "Dani"), {}, "", commitment_of(OTHER)))
    other.chance = Stream(OTHER, other.journal.draws())
    other.run()
    return other


def test_a_branch_begins_where_the_other_game_was_and_draws_anew() -> None:
    whole = finished()
    branch = branched(12)
    assert [ply.step for ply in branch.plies[:12]] == [ply.step for ply in whole.plies[:12]]
    head = branch.journal.head
    assert (head.given, head.origin) == (12, whole.journal.head.commitment)


def test_a_branch_is_verified_from_where_it_begins() -> None:
    branch = branched(12)
    play_on(branch)
    branch.journal.secret = OTHER
    text = journals.write(branch.journal, GAME)
    assert f"branch: 12 {commitment_of(SECRET)}" in text
    again = journals.read(text, GAME)
    taken_over = sum(ply.step.seat == NATURE for ply in branch.plies[:12])
    assert verify(GAME, again, None)[1] == branch.journal.draws() - taken_over
    later = next(n for n, row in enumerate(again.rows) if n >= 12 and isinstance(row, Step) and row.seat == NATURE)
    row = again.rows[later]
    assert isinstance(row, Step)
    again.rows[later] = Step(NATURE, (row.action + 1) % 6)
    with pytest.raises(BadFile, match="committed stream"):
        verify(GAME, again, None)


def test_a_past_match_may_be_reached_from_a_nearer_one() -> None:
    match = finished()
    near = match.at(10)
    assert match.at(15, near).checksum() == match.at(15).checksum()
    assert near.checksum() == match.at(10).checksum()
    assert match.at(5, near).checksum() == match.at(5).checksum()
    with pytest.raises(IllegalAction, match="no ply"):
        match.at(len(match.plies) + 1)
