"""A person at the terminal: whole games, undo, leaving and coming back, questions about what is not allowed."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

GAME = "power_and_weakness"
TO_THE_END = "1\n" * 4000
"""The first option again and again: every cycle ends, because tiles and units run out."""


def journal_rows(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()


@pytest.mark.parametrize(
    ("lang", "won", "verify"), [("en", "has won with", "Check every draw"), ("hu", "győzött", "Minden húzás")]
)
def test_a_whole_game_to_the_end(hatalom: Run, tmp_path: Path, lang: str, won: str, verify: str) -> None:
    done = hatalom("play", GAME, "--bots", "novice", "--lang", lang, "--file", "my.journal", typed=TO_THE_END)
    assert done.returncode == 0, done.stderr
    assert won in done.stdout
    assert verify in done.stdout
    assert "secret: " in (tmp_path / "my.journal").read_text(encoding="utf-8")
    checked = hatalom("verify", "my.journal")
    assert checked.returncode == 0, checked.stderr
    assert "draws from the committed stream" in checked.stdout


def test_two_people_at_one_keyboard(hatalom: Run) -> None:
    done = hatalom("play", GAME, "--bots", "human", "--seed", "5", "--lang", "en", "--file", "a", typed=TO_THE_END)
    assert done.returncode == 0, done.stderr
    assert "White is next. Hand over the keyboard" in done.stdout
    assert "[17.4" in done.stdout
    assert hatalom("verify", "a").returncode == 0


def test_a_game_left_and_continued_goes_on_as_if_nothing_had_happened(hatalom: Run, tmp_path: Path) -> None:
    options = ("play", GAME, "--bots", "novice", "--seed", "11", "--lang", "en", "--file")
    hatalom(*options, "whole", typed=TO_THE_END)
    left = hatalom(*options, "parts", typed="1\n1\n1\nquit\n")
    assert "Go on with: hatalom play power_and_weakness --file parts" in left.stdout
    assert "secret" not in (tmp_path / "parts").read_text(encoding="utf-8")
    hatalom(*options, "parts", typed="1\n1\n")
    hatalom(*options, "parts", typed=TO_THE_END)
    assert journal_rows(tmp_path / "parts") == journal_rows(tmp_path / "whole")
    over = hatalom(*options, "parts")
    assert over.returncode == 1
    assert "is over; look at it with: hatalom replay parts" in over.stderr


def test_the_secret_of_a_running_game_is_kept_apart_and_forgotten_at_the_end(hatalom: Run, home: Path) -> None:
    hatalom("play", GAME, "--bots", "novice", "--file", "a", typed="1\n")
    secrets = home / "state" / "hatalom" / "secrets"
    (kept,) = secrets.iterdir()
    assert kept.stat().st_mode & 0o077 == 0
    hatalom("play", GAME, "--file", "a", typed=TO_THE_END)
    assert not list(secrets.iterdir())


def test_a_game_cannot_go_on_without_its_secret(hatalom: Run, home: Path) -> None:
    hatalom("play", GAME, "--bots", "novice", "--file", "a", typed="1\n")
    for file in (home / "state" / "hatalom" / "secrets").iterdir():
        file.unlink()
    again = hatalom("play", GAME, "--file", "a")
    assert again.returncode == 1
    assert "can be continued only where it was begun" in again.stderr


def test_undo_against_a_computer_is_free_and_leaves_a_mark(hatalom: Run, tmp_path: Path) -> None:
    """Orange takes a tile and places a unit; after White's answer both come back, one after the other."""
    typed = "1\n1\n1\nundo\nundo\n2\nquit\n"
    options = ("--bots", "novice", "--seed", "3", "--lang", "en", "--file", "a")
    done = hatalom("play", GAME, *options, typed=typed)
    assert done.stdout.count("Taken back: ") == 2
    marks = [row for row in journal_rows(tmp_path / "a") if row.startswith("takeback")]
    assert len(marks) == 2
    assert all(mark.endswith(" orange") for mark in marks)
    assert hatalom("play", GAME, "--file", "a", "--lang", "en", typed=TO_THE_END).returncode == 0
    assert hatalom("verify", "a").returncode == 0, "draws are counted on over take-backs"


def test_undo_among_people_stops_at_the_other_player(hatalom: Run) -> None:
    """The first turn has one action (8.3), so the second player has nothing to take back yet."""
    done = hatalom("play", GAME, "--bots", "human", "--seed", "3", "--lang", "en", typed="1\n1\n1\nundo\nquit\n")
    assert "There is nothing to take back here." in done.stdout


def test_why_names_the_reason_the_rule_and_the_way_out(hatalom: Run) -> None:
    """With seed 3 White starts; nobody holds a tile before one was taken."""
    typed = "why play_tile snake\nwhy Camelot\nwhy\nwhy kent\nquit\n"
    done = hatalom("play", GAME, "--bots", "novice", "--seed", "3", "--lang", "en", typed=typed)
    assert "You have no tiles in your reserve. [11.1]" in done.stdout
    assert "Take one from the display first." in done.stdout
    assert "There is nothing called “Camelot” in this game." in done.stdout
    assert "Say what" in done.stdout
    assert "Kent: " in done.stdout


def test_a_hint_names_options_by_their_number_and_says_why(hatalom: Run, tmp_path: Path) -> None:
    options = ("play", GAME, "--bots", "novice", "--seed", "3", "--file")
    typed = "1\nhint\nhint\nquit\n"
    done = hatalom(*options, "a", "--lang", "en", typed=typed)
    assert done.returncode == 0, done.stderr
    asked = done.stdout.split("Your choice> ")
    assert "Value of own tiles compared with the opponent’s ▲" in asked[2]
    assert "Best answer: " in asked[2]
    assert "Weaker than the first: " in asked[2]
    assert asked[2] == asked[3], "the same question gets the same advice"
    again = hatalom(*options, "b", "--lang", "hu", typed="1\ntipp\nkilépés\n")
    assert "A legjobb válasz rá: " in again.stdout
    assert journal_rows(tmp_path / "a") == journal_rows(tmp_path / "b"), "advice changes nothing"


def test_commands_in_hungarian(hatalom: Run, tmp_path: Path) -> None:
    typed = "segítség\nmiért play_tile snake\nmentés másolat\nnapló\ntábla\n99\nkilépés\n"
    done = hatalom("play", GAME, "--bots", "novice", "--lang", "hu", typed=typed)
    assert "visszaveszi az utolsó választásodat" in done.stdout
    assert "Nincs lapka a tartalékodban. [11.1]" in done.stdout
    assert "Narancs: válassz régiót vagy lapkát" in done.stdout
    assert "Írj be egy sorszámot" in done.stdout
    assert "Folytatás: hatalom play" in done.stdout
    assert (tmp_path / "másolat").read_text(encoding="utf-8").startswith("hatalom-journal 1")


def test_resigning_needs_the_word_twice(hatalom: Run, tmp_path: Path) -> None:
    typed = "resign\nno\nresign\nresign\n"
    done = hatalom("play", GAME, "--bots", "novice", "--lang", "en", "--file", "a", typed=typed)
    assert done.returncode == 0
    assert "Orange resigned." in done.stdout
    assert "2. Orange: resigned" in done.stdout
    assert "1. White\n" in done.stdout
    assert "0 points" not in done.stdout
    assert "resign orange" in (tmp_path / "a").read_text(encoding="utf-8").splitlines()
    assert hatalom("verify", "a").returncode == 0


@pytest.mark.parametrize(
    ("row", "lang", "lines"),
    [
        ("resign white", "hu", ["  1. Narancs", "  2. Fehér: feladta"]),
        ("timeout white", "en", ["  1. Orange", "  2. White: ran out of time"]),
        ("draw agreed", "en", ["  1. Orange", "  1. White"]),
    ],
)
def test_a_game_that_was_broken_off_has_no_points(
    hatalom: Run, tmp_path: Path, row: str, lang: str, lines: list[str]
) -> None:
    hatalom("play", GAME, "--bots", "human", "--file", "a", typed="recruit\nquit\n")
    with (tmp_path / "a").open("a", encoding="utf-8") as journal:
        journal.write(f"{row}\n")
    assert hatalom("replay", "a", "--lang", lang).stdout.splitlines()[-2:] == lines


def test_an_action_can_be_typed_as_journals_write_it(hatalom: Run, tmp_path: Path) -> None:
    hatalom("play", GAME, "--bots", "human", "--file", "a", typed="recruit\nx\nrecruit\n")
    assert sum(row.endswith(" recruit") for row in journal_rows(tmp_path / "a")) >= 1


def test_the_other_seat(hatalom: Run, tmp_path: Path) -> None:
    hatalom("play", GAME, "--seat", "white", "--bots", "random", "--name", "Anna", "--file", "a")
    head = (tmp_path / "a").read_text(encoding="utf-8")
    assert "seat orange: computer random" in head
    assert "seat white: Anna" in head


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("play", "chess"), "there is no game called 'chess'; the games are: power_and_weakness"),
        (("play", GAME, "--seat", "blue"), "there is no seat 'blue' in power_and_weakness; the seats: orange, white"),
        (("play", GAME, "--bots", "wizard"), "there is no bot called 'wizard'"),
        (("play", GAME, "--bots", "random,random"), "--bots names 2 for 1 other seats"),
        (("play", GAME, "--players", "3"), "power_and_weakness is played by 2 players, not by 3"),
        (("play", "maria", "--players", "9"), "maria is played by 2 or 3 players, not by 9"),
        (("simulate", GAME, "--bots", "my_bots:X"), "my_bots:X: there is no module my_bots"),
        (("arena", GAME, "--bots", "novice,random", "--minutes", "0"), "--minutes 0 plays nothing"),
        (("export", "x.parquet", "chess"), "chess is neither a journal here nor a game; the games are:"),
        (("play", GAME, "--option", "speed"), "--option 'speed' should look like key=value"),
        (("play", GAME, "--option", "speed=9"), "power_and_weakness has no option 'speed'"),
        (("play", GAME, "--name", "computer 1"), "cannot be a player's name"),
    ],
)
def test_what_cannot_be_is_said_plainly(hatalom: Run, arguments: tuple[str, ...], complaint: str) -> None:
    done = hatalom(*arguments)
    assert done.returncode == 1
    assert complaint in done.stderr
    assert "Traceback" not in done.stderr
