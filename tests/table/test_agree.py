"""The menu: resigning, draws, leaving, computers that take over."""

import pytest

from hatalom.core.errors import IllegalAction
from hatalom.table.agree import menu
from hatalom.table.table import Sitter, Table
from tests.table.tables import ambush, computer, human


def three() -> Table:
    return ambush(human("anna"), human("bela"), human("cili"))


def test_with_two_seats_resigning_ends_the_game() -> None:
    table = ambush()
    menu(table, 1, "resign", None, "")
    result = table.match.result()
    assert result is not None
    assert [entry.rank for entry in result.seats] == [1, 2]
    assert result.reason.message.key == "result-resigned"
    assert result.reason.fill() == {"seat": f"seat.{table.seat_ids[1]}"}


def test_with_more_seats_a_computer_plays_on_and_the_seat_is_gone() -> None:
    table = three()
    menu(table, 0, "resign", None, "random")
    assert table.match.result() is None
    assert (table.seats[0].kind, table.seats[0].owner, table.seats[0].resigned) == (Sitter.COMPUTER, "", True)
    assert [question.seat for question in table.computer_questions()] == [0]


def test_a_draw_needs_everybody() -> None:
    table = three()
    menu(table, 0, "offer_draw", None, "")
    menu(table, 1, "accept_draw", None, "")
    assert table.match.result() is None
    with pytest.raises(IllegalAction):
        menu(table, 1, "accept_draw", None, "")
    with pytest.raises(IllegalAction):
        menu(table, 0, "accept_draw", None, "")
    menu(table, 2, "accept_draw", None, "")
    result = table.match.result()
    assert result is not None
    assert [entry.rank for entry in result.seats] == [1, 1, 1]


def test_a_draw_can_be_declined_or_withdrawn() -> None:
    for seat in (0, 1):
        table = three()
        menu(table, 0, "offer_draw", None, "")
        menu(table, seat, "decline_draw", None, "")
        assert table.offer is None


def test_computers_do_not_agree_to_draws() -> None:
    table = ambush(human("anna"), computer())
    with pytest.raises(IllegalAction) as refused:
        menu(table, 0, "offer_draw", None, "")
    assert refused.value.code == "forbidden"


def test_only_one_offer_at_a_time() -> None:
    table = three()
    menu(table, 0, "offer_draw", None, "")
    with pytest.raises(IllegalAction):
        menu(table, 1, "offer_draw", None, "")


def test_a_computer_takes_over_and_gives_back() -> None:
    table = three()
    menu(table, 0, "hand_to_computer", None, "random")
    assert (table.seats[0].kind, table.seats[0].owner) == (Sitter.COMPUTER, "anna")
    assert [question.seat for question in table.computer_questions()] == [0]
    menu(table, 0, "take_seat_back", None, "")
    assert (table.seats[0].kind, table.seats[0].level) == (Sitter.HUMAN, "")
    assert table.computer_questions() == []
    with pytest.raises(IllegalAction):
        menu(table, 0, "take_seat_back", None, "")


def test_handing_over_needs_a_level() -> None:
    with pytest.raises(IllegalAction):
        menu(three(), 0, "hand_to_computer", None, "")


@pytest.mark.parametrize(("level", "kind"), [("", Sitter.OPEN), ("random", Sitter.COMPUTER)])
def test_an_abandoned_seat_is_open_or_a_computers(level: str, kind: Sitter) -> None:
    table = three()
    menu(table, 0, "offer_draw", None, "")
    menu(table, 1, "abandon", None, level)
    assert (table.seats[1].kind, table.seats[1].owner) == (kind, "")
    assert table.offer is None


def test_an_unknown_act_is_refused_and_so_is_everything_after_the_end() -> None:
    table = ambush()
    with pytest.raises(IllegalAction):
        menu(table, 0, "dance", None, "")
    menu(table, 0, "resign", None, "")
    for act in ("resign", "offer_draw", "ask_take_back", "abandon"):
        with pytest.raises(IllegalAction) as refused:
            menu(table, 1, act, None, "random")
        assert refused.value.code == "over"
