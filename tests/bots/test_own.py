"""Bots from outside the house: named by module and class, in the laboratory only."""

from pathlib import Path

import pytest

from hatalom import bots, games
from hatalom.core.errors import BadFile
from hatalom.lab import arena
from hatalom.lab.playing import setting_of
from hatalom.lab.simulate import plan_of, simulate

GAME = "power_and_weakness"
MODULE = """
import numpy
from hatalom.bots import Bot

class First(Bot):
    level = "first"

    def __init__(self, game, content):
        self.game = game

    def choose(self, view, question, rng):
        return question.options[0]

class Last(First):
    def choose(self, view, question, rng):
        return numpy.int64(question.options.pop())

class Word(First):
    def choose(self, view, question, rng):
        return "banana"

class Nothing(First):
    def choose(self, view, question, rng):
        return None

class Other(First):
    def choose(self, view, question, rng):
        return 999999

class Alone(Bot):
    def __init__(self):
        pass

    def choose(self, view, question, rng):
        return question.options[0]

class NoBot:
    pass
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "bots_of_a_test.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))  # and taken away again after the test
    return "bots_of_a_test"


def test_a_class_plays_by_its_name_with_any_number_of_workers(module: str) -> None:
    plan = plan_of(GAME, bot_names=[f"{module}:First", "random"], count=4)
    alone = simulate(plan)
    assert alone.tally.errors == 0
    assert alone.digest() == simulate(plan, workers=2).digest()


def test_what_is_no_bot_is_refused_with_a_reason(module: str) -> None:
    game = games.load(GAME)
    for name, why in (
        ("nowhere_at_all:First", "there is no module nowhere_at_all; call this in the folder of nowhere_at_all.py"),
        (f"{module}:Lost", "no class Lost"),
        (f"{module}:NoBot", "no class NoBot"),
    ):
        with pytest.raises(BadFile, match=why):
            bots.check_entrant(name, game)


def test_a_module_that_cannot_be_read_says_where(module: str, tmp_path: Path) -> None:
    game = games.load(GAME)
    for number, (code, why) in enumerate(
        (
            ("x = 1\ndef broken(:\n", r"invalid syntax \(broken_0.py, line 2\)"),
            ("import nothing_of_this_name\n", r"No module named 'nothing_of_this_name' \(broken_1.py, line 1\)"),
            ("\n\n1 / 0\n", r"ZeroDivisionError: division by zero \(broken_2.py, line 3\)"),
        )
    ):
        (tmp_path / f"broken_{number}.py").write_text(code)
        with pytest.raises(BadFile, match=why):
            bots.check_entrant(f"broken_{number}:X", game)


def test_a_bot_that_cannot_be_made_is_named_with_the_reason(module: str) -> None:
    plan = plan_of(GAME, bot_names=[f"{module}:Alone", "random"], count=1)
    with pytest.raises(BadFile, match=r"Alone\(game, content\), and this one cannot be: TypeError: .* 3 were given$"):
        simulate(plan)


def test_an_answer_that_is_no_option_is_told_as_it_was_given(module: str) -> None:
    for name, given in (("Word", "'banana'"), ("Nothing", "None"), ("Other", "'?999999'")):
        failure = simulate(plan_of(GAME, bot_names=[f"{module}:{name}", "random"], count=1)).tally.failure
        assert failure is not None
        assert f"{name} answered {given}, which is none of question.options" in failure.error


def test_whole_numbers_of_numpy_and_a_list_that_is_changed_do_no_harm(module: str) -> None:
    assert simulate(plan_of(GAME, bot_names=[f"{module}:Last", "random"], count=1)).tally.errors == 0


def test_changed_code_is_another_player_for_games_that_were_kept(module: str, tmp_path: Path) -> None:
    file = tmp_path / "bots_that_change.py"
    file.write_text(MODULE)

    def digest(count: int) -> str:
        return arena.plan_of(setting_of(GAME), ["bots_that_change:First", "random"], count).digest()

    before = digest(2)
    assert before == digest(4)
    file.write_text(MODULE + "# better\n")
    assert before != digest(2)


def test_a_name_that_runs_code_is_no_level_of_the_house(module: str) -> None:
    """The server asks with `check_level` whether a visitor's wish can be met: it must never import for it."""
    with pytest.raises(BadFile, match="no bot called"):
        bots.check_level(f"{module}:First", games.load(GAME))
