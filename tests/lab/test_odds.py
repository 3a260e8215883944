"""How likely victory is: what was put into made-up turns comes out again."""

import math
import random
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hatalom.cli import app
from hatalom.core.errors import BadFile
from hatalom.lab.odds import Plan, Seen, fitted

PLAN = Plan("power_and_weakness", level="novice", games=5, seed=3)


def made_up(count: int, point: float, turn: float) -> Seen:
    rng, seen = random.Random(1), Seen()
    for _ in range(count):
        value = rng.uniform(-20, 20)
        seen.values.append(value)
        seen.credits.append(float(rng.random() < 1 / (1 + math.exp(-point * value - turn))))
    return seen


def test_the_curve_by_which_games_were_won_is_found_again() -> None:
    found = fitted(PLAN, made_up(20_000, 0.1, 0.4))
    assert found.point == pytest.approx(0.1, rel=0.05)
    assert found.turn == pytest.approx(0.4, rel=0.15)
    assert found.positions == sum(count for count, _, _ in found.tenths) == 20_000
    assert all(won == pytest.approx(foretold, abs=0.05) for _, foretold, won in found.tenths)


def test_without_a_defeat_nothing_can_be_fitted() -> None:
    with pytest.raises(BadFile, match="victories and defeats"):
        fitted(PLAN, Seen([1.0, 2.0], [1.0, 1.0]))
    with pytest.raises(BadFile, match="victories and defeats"):
        fitted(PLAN, Seen())


def test_the_command_writes_a_file_of_weights(tmp_path: Path) -> None:
    file = tmp_path / "chance.toml"
    asked = ["odds", "power_and_weakness", "--level", "novice", "--games", "5", "--workers", "1", "--write", str(file)]
    said = CliRunner().invoke(app, asked)
    assert said.exit_code == 0, said.output
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    assert (found["games"], found["level"]) == (5, "novice")
    assert set(found["weights"]) == {"point", "turn"}
    assert f"{found['positions']} positions: point {found['weights']['point']:.4g}" in said.output
