"""Answers that come late: a double click never plays twice, and nobody's honest answer is refused."""

import pytest

from hatalom import games
from hatalom.core.chance import Seeded, Stream
from hatalom.core.errors import IllegalAction
from hatalom.core.match import Match
from hatalom.table.coach import LessonTable
from hatalom.table.lessons import lessons_of
from hatalom.table.table import Table
from tests.table.again import ASKED_AGAIN, Again, again
from tests.table.tables import SECRET, computer, human, play, power


def table_at(moment: Again) -> Table:
    match = Match(moment.game, moment.head, moment.game.load_content(), None)
    for number, row in enumerate(moment.rows, start=1):
        match.repeat(row, number)
    match.chance = Stream(SECRET)
    return Table(match, [human(f"player {seat}") for seat in range(match.seats)])


@pytest.mark.parametrize(("name", "file", "prompt"), ASKED_AGAIN)
def test_a_double_click_plays_once_though_the_same_question_is_put_again(name: str, file: str, prompt: str) -> None:
    moment = again(name, file, prompt)
    table = table_at(moment)
    seat, shown = moment.answer.seat, table.match.version_for(moment.answer.seat)
    table.act(seat, moment.action, shown)
    after = table.match.checksum()
    question = table.match.question_for(seat)
    assert question is not None
    assert question.prompt.key == prompt
    with pytest.raises(IllegalAction) as refused:
        table.act(seat, moment.action, shown)
    assert refused.value.code == "stale"
    assert table.match.checksum() == after
    table.act(seat, moment.action, table.match.version_for(seat))  # whoever has looked again may go on
    assert table.match.checksum() != after


def bidding() -> Table:
    """Both players of Power & Weakness bid in secret."""
    table = power()
    rng = Seeded(2)
    while len(table.asked()) < 2:
        play(table, rng, 1)
    return table


def test_a_secret_bid_does_not_make_the_others_bid_late() -> None:
    table = bidding()
    shown = [table.match.version_for(seat) for seat in range(2)]
    table.act(0, "bid 0", shown[0])
    table.act(1, "bid 0", shown[1])


def test_a_double_click_bids_once() -> None:
    table = bidding()
    shown = table.match.version_for(0)
    table.act(0, "bid 0", shown)
    with pytest.raises(IllegalAction) as refused:
        table.act(0, "bid 0", shown)
    assert refused.value.code == "stale"


def test_a_double_click_on_undo_takes_back_once() -> None:
    table = power(human("anna"), computer())
    rng = Seeded(5)
    while len([ply for ply in table.match.plies if ply.step.seat == 0 and not ply.step.auto]) < 3:
        play(table, rng, 1)
    state = table.state(0)
    assert state.undo is not None
    table.undo(0, state.undo.step, state.version)
    again_ = table.state(0).undo
    assert again_ is not None
    with pytest.raises(IllegalAction) as refused:
        table.undo(0, again_.step, state.version)
    assert refused.value.code == "stale"


@pytest.mark.parametrize("name", games.NAMES)
def test_no_version_means_two_boards_of_a_lesson(name: str) -> None:
    """A lesson sets up a new board now and then: a late click on the last one never fits it."""
    game = games.load(name)
    for lesson in lessons_of(game):
        table = LessonTable(game, lesson, human("anna"), Stream(SECRET))
        last = table.match.version
        for _ in range(3):
            table.again()
            assert table.match.version > last
            with pytest.raises(IllegalAction):
                table.match.check_version(table.learner, last)
            last = table.match.version
