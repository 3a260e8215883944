"""Pieces of notation: lines with their numbers, bags, and the stack of phases."""

from typing import Any, ClassVar

import msgspec
import pytest

from hatalom.core.action import NUMBER
from hatalom.core.errors import BadFile
from hatalom.core.notation import MOST_SHOWN, read_bag, read_stack, reading_line, split_lines, write_bag, write_stack
from hatalom.core.position import Phase
from hatalom.core.positionfaults import BadPosition, BadWord
from hatalom.core.snapshot import dump
from tests.core.ambush import CARD, PHASES, Ambush, Deal, Turn, Use
from tests.core.test_records import Rest, Troop


def test_empty_lines_count_but_say_nothing() -> None:
    assert split_lines("a  b\n\n  \nc\n") == [(1, ["a", "b"]), (4, ["c"])]
    assert split_lines("") == []


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (BadFile("no such card"), "line 7: no such card"),
        (ValueError("?"), "line 7: cannot understand 'bag one'"),
        (KeyError("?"), "line 7: cannot understand 'bag one'"),
        (IndexError("?"), "line 7: something is missing in 'bag one'"),
        (msgspec.DecodeError("?"), "line 7: cannot understand 'bag one'"),
    ],
)
def test_what_is_wrong_with_a_line_is_told_with_its_number(error: Exception, said: str) -> None:
    with pytest.raises(BadFile) as refused, reading_line(7, ["bag", "one"]):
        raise error
    assert str(refused.value) == said
    assert refused.value.__cause__ is error


@pytest.mark.parametrize(
    ("error", "name", "word"),
    [
        (BadWord("one", "'one' is no bag"), "word", "one"),
        (BadFile("'one' is no bag"), "line", None),
        (BadWord("bag one", "'bag one' is no bag"), "line", None),  # all of it: nothing to single out
        (BadWord("two", "there is no 'two'"), "line", None),  # the line does not have it
        (KeyError("one"), "word", "one"),
        (KeyError(1), "line", None),
        (KeyError(), "line", None),
        (ValueError("invalid literal for int() with base 10: 'one'"), "word", "one"),
        (ValueError(), "line", None),
        (IndexError("list index out of range"), "short", None),
    ],
)
def test_what_was_not_understood_is_singled_out(error: Exception, name: str, word: str | None) -> None:
    with pytest.raises(BadPosition) as refused, reading_line(7, ["bag", "one"]):
        raise error
    fault = refused.value.fault
    assert fault.name == name
    assert fault.args == {"number": 7, "line": "bag one", **({"word": word} if word else {})}
    assert fault.detail == (str(error) if isinstance(error, BadFile) else "")


def test_of_a_long_line_only_the_beginning_is_shown() -> None:
    with pytest.raises(BadPosition) as refused, reading_line(1, ["bag", "x" * MOST_SHOWN]):
        raise KeyError("x" * MOST_SHOWN)
    shown = str(refused.value.fault.args["line"])
    assert (len(shown), shown[:6], shown[-1]) == (MOST_SHOWN, "bag xx", "…")
    assert refused.value.fault.args["word"] == "x" * MOST_SHOWN


def test_a_line_without_fault_is_just_read() -> None:
    with reading_line(7, ["bag"]):
        pass
    with pytest.raises(ZeroDivisionError), reading_line(7, ["bag"]):
        raise ZeroDivisionError


class TestBags:
    def test_say_what_is_in_them(self) -> None:
        assert write_bag([1, 0, 2, 0, 0, 12], CARD) == ["one", "three*2", "six*12"]
        assert write_bag([0, 3], NUMBER) == ["1*3"]
        assert write_bag([0, -1], NUMBER) == []

    def test_are_read_again(self) -> None:
        assert read_bag(["one", "three*2", "six*12"], CARD, 6) == [1, 0, 2, 0, 0, 12]
        assert read_bag(["one", "one*2", "one"], CARD, 6) == [4, 0, 0, 0, 0, 0]
        assert read_bag(["1*3", "0*0"], NUMBER, 2) == [0, 3]
        assert read_bag([], CARD, 2) == [0, 0]

    @pytest.mark.parametrize("word", ["seven", "one*", "one*two", "one*-1", "one*²", "four", "three*2*2", "*2"])
    def test_hold_nothing_that_does_not_exist(self, word: str) -> None:
        name = word.partition("*")[0]
        with pytest.raises(BadFile) as refused:
            read_bag(["one", word], CARD, 3)
        assert str(refused.value) == f"{word!r} is not a card, or not a card with a count such as {name}*2"

    def test_may_hold_the_last_thing_and_not_the_one_behind_it(self) -> None:
        assert read_bag(["2"], NUMBER, 3) == [0, 0, 1]
        with pytest.raises(BadFile, match="'3' is not a number"):
            read_bag(["3"], NUMBER, 3)


class TestTheStack:
    KNOWN: ClassVar[dict[str, type[Phase[Any]]]] = {**PHASES, "Rest": Rest}

    def test_is_a_word_for_each_phase(self) -> None:
        pos = Ambush(2)
        pos.stack = [Deal(4), Turn(1, True), Use(0, 3), Rest(Troop(1, 2), [])]
        words = write_stack(pos)
        assert words == ["Deal[4]", "Turn[1,true]", "Use[0,3]", 'Rest[{"place":1,"units":2},[]]']
        again = Ambush(2)
        again.stack = read_stack(words, self.KNOWN)
        assert dump(again) == dump(pos)
        assert read_stack([], self.KNOWN) == []

    @pytest.mark.parametrize(
        ("word", "said"),
        [
            ("Fly[1]", "there is no phase like 'Fly[1]' in this game"),
            ("Turn[1]", "there is no phase like 'Turn[1]' in this game"),
            ("Turn[1,true,3]", "there is no phase like 'Turn[1,true,3]' in this game"),
        ],
    )
    def test_has_only_phases_of_the_game(self, word: str, said: str) -> None:
        with pytest.raises(BadFile) as refused:
            read_stack(["Deal[4]", word], self.KNOWN)
        assert str(refused.value) == said

    @pytest.mark.parametrize("word", ["Turn", "Turn[1,true", "Turn[one]", "Turn[1,true]]"])
    def test_has_readable_fields(self, word: str) -> None:
        with pytest.raises(BadFile) as refused:
            read_stack([word], self.KNOWN)
        assert str(refused.value).startswith(f"cannot read the phase {word!r}: ")
