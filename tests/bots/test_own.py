"""Bots from outside the house: named by module and class, in the laboratory only."""

from pathlib import Path

import pytest

from hatalom import bots, games
from hatalom.core.errors import BadFile
from hatalom.lab.simulate import plan_of, simulate

GAME = "power_and_weakness"
MODULE = """
from hatalom.bots import Bot

class First(Bot):
    level = "first"

    def __init__(self, game, content):
        self.game = game

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
        ("nowhere_at_all:First", "cannot import nowhere_at_all"),
        (f"{module}:Last", "no class Last"),
        (f"{module}:NoBot", "no class NoBot"),
    ):
        with pytest.raises(BadFile, match=why):
            bots.check_entrant(name, game)


def test_a_name_that_runs_code_is_no_level_of_the_house(module: str) -> None:
    """The server asks with `check_level` whether a visitor's wish can be met: it must never import for it."""
    with pytest.raises(BadFile, match="no bot called"):
        bots.check_level(f"{module}:First", games.load(GAME))
