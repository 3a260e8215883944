"""Undo: alone to the floor, freely against computers, else by consent; the chance stream always goes on."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.errors import IllegalAction
from hatalom.core.journal import Step
from hatalom.core.question import NATURE
from hatalom.core.replay import replay
from hatalom.table.agree import menu
from hatalom.table.table import Table
from hatalom.table.undo import concerned, last_choice
from tests.table.tables import ambush, computer, do, human, play, power


def choose_first(table: Table) -> None:
    do(table, table.game.verbs.text(table.match.questions()[0].options[0]))


def bury(table: Table) -> None:
    """Whoever is asked buries his first card, and draws."""
    if table.match.questions()[0].prompt.key == "ask-card":
        choose_first(table)
    do(table, "bury")


def test_one_step_back_alone() -> None:
    table = ambush()
    before = table.match.checksum()
    choose_first(table)
    undo = table.state(0).undo
    assert undo is not None
    assert (undo.step, undo.start, undo.free) == (6, 6, False)
    assert undo.label.key == "do-choose"
    table.undo(0, 6, table.match.version_for(0))
    assert table.match.checksum() == before


def test_further_back_is_refused_between_people() -> None:
    table = ambush()
    bury(table)
    assert table.state(0).undo is None
    with pytest.raises(IllegalAction) as refused:
        table.undo(0, 6, table.match.version_for(0))
    assert refused.value.code == "no-such-ply"


def test_a_stale_undo_is_refused() -> None:
    table = ambush()
    choose_first(table)
    with pytest.raises(IllegalAction) as refused:
        table.undo(0, 6, table.match.version_for(0) - 1)
    assert refused.value.code == "stale"


def test_against_computers_everything_may_be_taken_back_and_chance_is_not_asked_twice() -> None:
    table = ambush(human("anna"), computer())
    bury(table)
    drawn = [row.action for row in table.match.journal.rows if isinstance(row, Step) and row.seat == NATURE]
    undo = table.state(0).undo
    assert undo is not None
    assert undo.free
    table.undo(0, undo.step, table.match.version_for(0))
    do(table, "bury")
    after = [row.action for row in table.match.journal.rows if isinstance(row, Step) and row.seat == NATURE]
    assert after[: len(drawn)] == drawn
    assert len(after) == len(drawn) + 1


@pytest.mark.parametrize(
    ("seats", "is_free"),
    [
        ((human("anna"), computer()), True),
        ((human("anna"), human("bela")), False),
        ((human("anna"), human("anna")), False),
        ((human("anna"), computer("bela")), False),  # Béla only let a computer play for him
        ((computer(), computer()), False),
    ],
)
def test_who_plays_alone_against_computers(seats: tuple[object, ...], is_free: bool) -> None:
    assert ambush(*seats).is_free() is is_free  # type: ignore[arg-type]


def test_a_take_back_concerns_those_who_decided_or_saw_chance_decide() -> None:
    table = ambush(human("anna"), human("bela"), human("cili"))
    choose_first(table)
    assert concerned(table.match, 0, last_choice(table.match, 0) or 0) == set()
    do(table, "attack")  # shows a card: everybody has seen it
    assert concerned(table.match, 0, len(table.match.plies) - 1) == {1, 2}


def test_a_take_back_by_consent_needs_everybody_concerned() -> None:
    table = ambush(human("anna"), human("bela"), human("cili"))
    bury(table)
    menu(table, 0, "ask_take_back", None, "")
    assert table.offer is not None
    assert (table.offer.kind, table.offer.seat) == ("take_back", 0)
    menu(table, 1, "grant_take_back", None, "")
    assert table.offer is not None
    rows = table.match.version
    menu(table, 2, "grant_take_back", None, "")
    assert table.offer is None
    assert table.match.version == rows + 1
    assert not table.is_counted()
    assert table.asked() == [0]


def test_one_refusal_is_enough() -> None:
    table = ambush(human("anna"), human("bela"), human("cili"))
    bury(table)
    menu(table, 0, "ask_take_back", None, "")
    rows = table.match.version
    menu(table, 1, "refuse_take_back", None, "")
    assert (table.offer, table.match.version) == (None, rows)
    with pytest.raises(IllegalAction):
        menu(table, 2, "grant_take_back", None, "")


def test_computers_and_the_same_person_need_not_be_asked() -> None:
    for other in (computer(), human("anna")):
        table = ambush(human("anna"), other)
        bury(table)
        menu(table, 0, "ask_take_back", None, "")
        assert table.offer is None
        assert table.asked() == [0]


def test_playing_on_ends_an_open_request() -> None:
    table = ambush()
    bury(table)
    menu(table, 0, "ask_take_back", None, "")
    choose_first(table)
    assert table.offer is None


def test_a_replayed_table_knows_its_marked_take_backs() -> None:
    table = power(human("anna"), computer())
    rng = Seeded(6)
    for _ in range(40):
        play(table, rng, 1)
        undo = table.state(0).undo
        if undo is not None and rng.below(3) == 0:
            table.undo(0, undo.step, table.match.version_for(0))
    assert any(cut.is_marked for cut in table.cuts)
    assert any(not cut.is_marked for cut in table.cuts)
    fresh = power(human("anna"), computer())
    rows = table.match.journal.rows
    for number in range(fresh.match.version, len(rows)):
        fresh.repeat(rows[number], number + 1)
    assert fresh.cuts == table.cuts
    assert replay(table.game, table.match.journal, table.match.content).checksum() == table.match.checksum()
