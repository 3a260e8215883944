"""The Game object: what a game says of itself, and what it says where it says nothing."""

from types import ModuleType
from typing import Any

import pytest

from hatalom.core.errors import BadFile
from hatalom.core.game import Option, Result, SeatResult, messages_in, phases_in
from hatalom.core.message import Message, Said
from hatalom.core.position import Phase
from hatalom.core.question import Question, Seat
from hatalom.core.snapshot import dump
from tests.core.ambush import ASK_CARD, GAME, WON, Ambush, AmbushGame, Deal, Turn
from tests.core.test_match import dealt


class TwoOptions(AmbushGame):
    options = (Option("length", ("short", "long"), "long", "1.2"), Option("table", ("round", "square"), "round", "1.3"))


class NoOptions(AmbushGame):
    options = ()


class TestOptions:
    def test_that_are_not_chosen_are_the_usual_ones(self) -> None:
        game = TwoOptions()
        assert game.default_options() == {"length": "long", "table": "round"}
        assert game.check_options({}) == {"length": "long", "table": "round"}
        assert game.check_options({"table": "square"}) == {"length": "long", "table": "square"}

    @pytest.mark.parametrize(
        ("game", "chosen", "complaint"),
        [
            (TwoOptions(), {"depth": "3"}, "ambush has no option 'depth'; its options: length, table"),
            (NoOptions(), {"depth": "3"}, "ambush has no option 'depth'; its options: none"),
            (TwoOptions(), {"table": "oval"}, "option table cannot be 'oval'; choose one of round, square"),
            (TwoOptions(), {"table": "long"}, "option table cannot be 'long'; choose one of round, square"),
        ],
    )
    def test_that_do_not_exist_are_refused(self, game: AmbushGame, chosen: dict[str, str], complaint: str) -> None:
        with pytest.raises(BadFile) as refused:
            game.check_options(chosen)
        assert str(refused.value) == complaint


def test_only_so_many_can_play() -> None:
    assert [GAME.check_seats(seats) for seats in (2, 3)] == [2, 3]
    for seats in (1, 4):
        with pytest.raises(BadFile, match=f"ambush is played by 2 or 3 players, not by {seats}"):
            GAME.check_seats(seats)


def test_equal_ranks_win_together() -> None:
    seats = (SeatResult(2, 5), SeatResult(1, 7), SeatResult(1, 7), SeatResult(4, 0))
    assert Result(seats, Said(WON, [7])).winners() == [1, 2]
    assert Result((SeatResult(2, 0), SeatResult(3, 0)), Said(WON, [7])).winners() == []


def test_a_game_that_says_no_more_than_it_must_is_played_by_people_and_explains_nothing() -> None:
    pos, seat = Ambush(2), Seat(0)
    assert GAME.knowledge() is None
    assert GAME.observation(2) is None
    assert GAME.forecast(pos, seat, 0) is None
    assert GAME.hint(pos, seat, 0) is None
    assert GAME.ordered(pos, Question(0, ASK_CARD, [1]), "always") == -1
    assert (GAME.strip(pos), GAME.measures(pos), GAME.intents(pos, pos, seat)) == ([], [], [])
    assert GAME.progress(pos) == 0


def test_a_dump_is_restored_with_the_game_it_was_made_of() -> None:
    data = dump(dealt(0, 5, 1, 5, 2, 4).pos)
    assert dump(GAME.restore(data, 2, {"length": "long"}, None)) == data


def module(name: str, **values: Any) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(values)
    return made


def test_the_messages_of_modules_are_found_in_their_order() -> None:
    asked, told, again = Message("ask", "1.1"), Message("told", "1.2"), Message("ask", "1.3")
    same = Message("told", "1.2")
    first = module("first", a=told, number=3, b=asked)
    second = module("second", word="ask", c=again, d=same)
    assert messages_in(first, second) == (same, asked, again)
    assert messages_in() == ()


def test_the_phases_that_modules_define_are_found_by_name() -> None:
    class Own(Phase[Ambush]):
        pass

    class Helper:
        pass

    Own.__module__ = Helper.__module__ = "first"
    first = module("first", Own=Own, Deal=Deal, Helper=Helper, number=3, own=Own())
    here = module(Turn.__module__, Turn=Turn)
    assert phases_in([first, here]) == {"Own": Own, "Turn": Turn}
