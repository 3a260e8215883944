"""Looking ahead: what one would be asked after acts that are only tried."""

import pytest

from hatalom.core.errors import IllegalAction
from hatalom.core.match import Match
from hatalom.games.maria.game import GAME as MARIA
from hatalom.table.table import Table
from tests.table.tables import human, new_table, power


def on_the_move() -> tuple[Table, int]:
    """A table of Maria at the first question who is to move."""
    table = new_table(MARIA, human("anna"), human("bela"), human("cili"))
    for _ in range(400):
        question = table.match.questions()[0]
        texts = [MARIA.verbs.text(action) for action in question.options]
        if any(text.startswith("move_general ") for text in texts):
            return table, question.seat
        table.match.answer(question.seat, question.options[-1])
    raise AssertionError("nobody came to move")


def general(table: Table, seat: int) -> str:
    state = table.state(seat)
    assert state.question is not None
    return next(option.action for option in state.question.options if option.verb == "move_general")


def rows_of(match: Match) -> int:
    return len(match.journal.rows)


def test_the_next_question_is_shown_as_it_would_be_and_nothing_is_done() -> None:
    table, seat = on_the_move()
    version, before = table.match.version, rows_of(table.match)
    act = general(table, seat)
    ahead = table.ahead(seat, [act], version)
    assert (rows_of(table.match), table.match.version) == (before, version)
    table.act(seat, act, version)
    after = table.state(seat)
    assert ahead.question == after.question
    assert ahead.view == after.view


def test_a_whole_way_can_be_tried() -> None:
    table, seat = on_the_move()
    act, version = general(table, seat), table.match.version
    first = table.ahead(seat, [act], version).question
    assert first is not None
    step = next(option.action for option in first.options if option.verb == "move_to")
    second = table.ahead(seat, [act, step], version).question
    assert second is not None
    assert second.prompt.key in ("ask-path", "ask-move")


def test_what_cannot_be_taken_back_is_not_tried() -> None:
    table = power()
    seat = table.asked()[0]
    question = table.state(seat).question
    assert question is not None
    for option in question.options:
        if option.ends_undo is not None:
            with pytest.raises(IllegalAction) as refused:
                table.ahead(seat, [option.action], table.match.version)
            assert refused.value.code == "no-way-back"


def test_only_what_is_offered_now_is_tried() -> None:
    table, seat = on_the_move()
    for act, code in (("move_to wien", "not-offered"), ("nonsense", "bad-request")):
        with pytest.raises(IllegalAction) as refused:
            table.ahead(seat, [act], table.match.version)
        assert refused.value.code == code
    with pytest.raises(IllegalAction) as refused:
        table.ahead((seat + 1) % 3, [general(table, seat)], table.match.version)
    assert refused.value.code == "not-your-turn"
