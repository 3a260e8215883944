"""A game that computers do not know is played by people only: no seat ever falls to a computer."""

import pytest

from hatalom import bots
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.table.agree import menu
from hatalom.table.clock import MINUTE, Pace, TimeOut, new_clock, terms_for
from hatalom.table.table import Sitter, Table
from tests.core.ambush import GAME as AMBUSH
from tests.table.tables import human, new_table, power


def three() -> Table:
    return new_table(AMBUSH, human("anna"), human("bela"), human("cili"))


def late() -> Table:
    """Whoever is asked has no time left."""
    table = three()
    table.clock = new_clock(terms_for(Pace.LIVE, 60, 3), TimeOut.PLAYERS, 3, 0)
    table.run_clock()
    table.now = 1000 * MINUTE
    return table


def test_the_bots_say_so() -> None:
    assert bots.opponents_of(AMBUSH) == ()
    assert bots.evaluator_of(AMBUSH) is None
    for level in bots.OPPONENTS:
        with pytest.raises(BadFile, match="no computer knows how to play ambush: it is played by people only"):
            bots.check_level(level, AMBUSH)
        with pytest.raises(BadFile, match="people only"):
            bots.make(level, AMBUSH, None)
    assert bots.make("random", AMBUSH, None).level == "random"  # any option at all needs no knowledge


def test_a_table_knows_it() -> None:
    assert not three().has_computers()
    assert power().has_computers()


def test_nobody_can_hand_his_seat_to_a_computer() -> None:
    table = three()
    with pytest.raises(IllegalAction, match="played by people only") as refused:
        menu(table, 0, "hand_to_computer", None, "squire")
    assert refused.value.code == "forbidden"
    assert table.seats[0].kind == Sitter.HUMAN


@pytest.mark.parametrize("act", ["resign", "abandon"])
@pytest.mark.parametrize("level", ["", "squire"])
def test_a_seat_that_is_given_up_is_open_to_anybody(act: str, level: str) -> None:
    table = three()
    menu(table, 1, act, None, level)
    assert (table.seats[1].kind, table.seats[1].owner, table.seats[1].level) == (Sitter.OPEN, "", "")
    assert not table.is_over()


def test_so_is_the_seat_of_somebody_whose_time_is_over() -> None:
    table = late()
    menu(table, 1, "replace_late", None, "")
    assert [seat.kind for seat in table.seats] == [Sitter.OPEN, Sitter.HUMAN, Sitter.HUMAN]
    table = late()
    table.time_out()
    assert [seat.kind for seat in table.seats] == [Sitter.OPEN, Sitter.HUMAN, Sitter.HUMAN]
