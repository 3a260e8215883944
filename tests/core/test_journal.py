"""Journals as text: what is written, what is read, and what is refused with its line."""

import pytest

from hatalom.core.errors import BadFile
from hatalom.core.game import SeatResult
from hatalom.core.journal import Close, Head, Journal, Row, Step, TakeBack, read, read_head, write
from hatalom.core.question import NATURE
from tests.core.ambush import ATTACK, BURY, CHOOSE, DRAW, GAME, AmbushGame

HEAD = Head("ambush", 1, ("Anna", "Béla"), {"length": "long"})
ROWS: list[Row] = [
    Step(NATURE, DRAW(0)),
    Step(0, CHOOSE(2)),
    Step(0, BURY(), auto=True),
    TakeBack(1, 1),
    Step(0, CHOOSE(3)),
    Step(1, ATTACK()),
]
TEXT = """hatalom-journal 1
game: ambush
rules: 1
option length: long
seat north: Anna
seat east: Béla

1. nature draw one
2. north choose three
3= north bury
takeback 1 east
2. north choose four
3. east attack
"""


class NewRules(AmbushGame):
    rules_version = 2


def test_a_journal_is_a_text_that_people_can_read() -> None:
    assert write(Journal(HEAD, ROWS), GAME) == TEXT
    assert read(TEXT, GAME) == Journal(HEAD, ROWS)


def test_a_head_says_all_that_a_game_was_played_with() -> None:
    head = Head("ambush", 1, ("A: B", "C"), {"length": "short"}, "my box 12ab", "c0ffee", 7, "fee1")
    text = write(Journal(head), GAME)
    assert text.splitlines()[4:] == [
        "seat north: A: B",
        "seat east: C",
        "overlay: my box 12ab",
        "commitment: c0ffee",
        "branch: 7 fee1",
        "",
    ]
    assert read_head(text) == head
    assert read(text, GAME) == Journal(head)


def test_a_branch_need_not_say_where_it_comes_from() -> None:
    head = Head("ambush", 1, ("A", "B"), {}, given=3)
    text = write(Journal(head), GAME)
    assert "\nbranch: 3\n" in text
    assert read_head(text) == head


def test_a_short_head_has_no_more_than_it_must() -> None:
    head = read_head("hatalom-journal 1\ngame: ambush\nrules: 12\n")
    assert head == Head("ambush", 12, ())


def test_a_head_ends_at_the_first_empty_line() -> None:
    assert read_head("hatalom-journal 1 \ngame: ambush\nrules: 1\n  \nnonsense\n").game == "ambush"


@pytest.mark.parametrize(
    ("row", "line"),
    [
        (Close(0), "resign north"),
        (Close(1), "resign east"),
        (Close(1, is_late=True), "timeout east"),
        (Close(-1), "draw agreed"),
        (TakeBack(0, 0), "takeback 0 north"),
        (TakeBack(12, 1), "takeback 12 east"),
        (Step(1, CHOOSE(0), auto=True), "1= east choose one"),
    ],
)
def test_every_kind_of_row_has_a_line(row: Row, line: str) -> None:
    text = write(Journal(HEAD, [row]), GAME)
    assert text.splitlines()[-1] == line
    (again,) = read(text, GAME).rows
    assert again == row


@pytest.mark.parametrize(
    "line",
    [
        "takeback three east",
        "takeback ² east",
        "takeback -1 east",
        pytest.param(f"takeback {'9' * 5000} east", id="many digits"),
        "takeback 1 west",
        "takeback 1",
        "undo 1 east",
        "resign west",
        "resign",
        "resign north now",
        "leave north",
        "draw",
        "draw agreed now",
        "x. north bury",
        ". north bury",
        "1 north bury",
        "1: north bury",
        "1. west bury",
        "1.",
    ],
)
def test_a_line_that_says_nothing_is_named(line: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(TEXT + line + "\n", GAME)
    assert str(refused.value) == f"line 14: cannot understand {line!r}"


def test_an_action_that_nobody_knows_is_named() -> None:
    with pytest.raises(BadFile, match=r"^line 14: 'fly' is not an action of ambush$"):
        read(TEXT + "4. north fly", GAME)
    assert read(TEXT + "4. north draw one", GAME).rows[-1] == Step(0, 0)


def test_the_numbers_of_rows_are_for_the_reader() -> None:
    for number in (0, 1, 77):
        assert read(TEXT + f"{number}. north bury\n", GAME).rows == [*ROWS, Step(0, BURY())]


HEADS = [
    ("hatalom-journal 2\ngame: ambush\nrules: 1\n", "not a journal: the first line should be 'hatalom-journal 1'"),
    ("", "not a journal: the first line should be 'hatalom-journal 1'"),
    (
        "hatalom-journal 1\ngame: ambush\nrules: one\n",
        "the head of the journal must name the game and the rules version",
    ),
    ("hatalom-journal 1\ngame: ambush\nrules: ²\n", "the head of the journal must name the game and the rules version"),
    ("hatalom-journal 1\ngame: ambush\n", "the head of the journal must name the game and the rules version"),
    ("hatalom-journal 1\nrules: 1\n", "the head of the journal must name the game and the rules version"),
    ("hatalom-journal 1\ngame: ambush\nrules 1\n", "line 3: expected 'key: value', found 'rules 1'"),
    (
        "hatalom-journal 1\ngame: ambush\nrules: 1\nbranch: some\n",
        "the branch should say how many rows it has taken over, not 'some'",
    ),
    (
        "hatalom-journal 1\ngame: ambush\nrules: 1\nbranch: ² fee1\n",
        "the branch should say how many rows it has taken over, not '²'",
    ),
]


@pytest.mark.parametrize(("text", "complaint"), HEADS)
def test_a_head_that_says_too_little_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadFile) as refused:
        read_head(text)
    assert str(refused.value) == complaint


def test_version_0_of_the_rules_is_a_version() -> None:
    assert read_head("hatalom-journal 1\ngame: ambush\nrules: 0\n").rules_version == 0


def test_options_and_seats_must_be_those_of_the_game() -> None:
    with pytest.raises(BadFile, match="option length cannot be 'endless'"):
        read(TEXT.replace("length: long", "length: endless"), GAME)
    with pytest.raises(BadFile, match="played by 2 or 3 players, not by 1"):
        read(TEXT.replace("seat east: Béla\n", ""), GAME)


def test_empty_lines_between_rows_are_nothing() -> None:
    assert read(TEXT.replace("3= ", "\n  \n3= "), GAME).rows == ROWS
    with pytest.raises(BadFile, match="line 16"):
        read(TEXT.replace("3= ", "\n  \n3= ") + "nonsense", GAME)


def test_a_journal_may_have_no_rows() -> None:
    head = TEXT.split("\n\n", maxsplit=1)[0]
    assert read(head, GAME) == Journal(HEAD)


def test_the_secret_and_the_result_come_last() -> None:
    journal = Journal(HEAD, ROWS, b"\x00\xff", (SeatResult(2, -3), SeatResult(1, 14)))
    text = write(journal, GAME)
    assert text == TEXT + "result: north 2 -3, east 1 14\nsecret: 00ff\n"
    assert read(text, GAME) == journal


def test_everybody_at_the_table_is_written_down() -> None:
    with pytest.raises(ValueError, match="zip"):
        write(Journal(Head("ambush", 1, ("A", "B", "C", "D"))), GAME)
    with pytest.raises(ValueError, match="zip"):
        write(Journal(HEAD, [], None, (SeatResult(1, 2),)), GAME)


@pytest.mark.parametrize("secret", ["xyz", "0", "00 ff 0"])
def test_a_secret_that_is_none_is_named_with_its_line(secret: str) -> None:
    with pytest.raises(BadFile, match=r"^line 14: the secret is not hexadecimal$"):
        read(TEXT + f"secret: {secret}", GAME)


def test_other_rules_read_up_to_the_first_line_they_do_not_know() -> None:
    text = TEXT.replace("3= north bury", "3= north hide") + "nonsense\nsecret: 00ff\n"
    journal = read(text, NewRules())
    assert journal.rows == ROWS[:2]
    assert journal.unread == "line 10: 'hide' is not an action of ambush"
    assert journal.secret == b"\x00\xff"
    with pytest.raises(BadFile, match="line 10"):
        read(text, GAME)


def test_actions_may_be_given_other_words() -> None:
    text = write(Journal(HEAD, ROWS[:1]), GAME, lambda action: f"<{action}>")
    assert text.splitlines()[-1] == "1. nature <0>"


def test_only_nature_draws() -> None:
    rows: list[Row] = [*ROWS, Step(NATURE, DRAW(1)), Close(-1), TakeBack(0, -1)]
    assert Journal(HEAD, rows).draws() == 2
    assert Journal(HEAD).draws() == 0


def test_a_game_is_closed_by_its_last_row_alone() -> None:
    assert Journal(HEAD).closing() is None
    assert Journal(HEAD, ROWS).closing() is None
    assert Journal(HEAD, [*ROWS, Close(1)]).closing() == Close(1)
    assert Journal(HEAD, [Close(1), *ROWS]).closing() is None
