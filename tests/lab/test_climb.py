"""Weights improved by duels: steps that do not depend on who plays, and a way that leads towards what wins."""

import tomllib
from pathlib import Path

import pytest

from hatalom import games
from hatalom.bots.bot import Budget
from hatalom.bots.weighted import weights_named
from hatalom.core.errors import BadFile
from hatalom.lab import arena, climb, tune
from hatalom.lab.batches import end_of
from hatalom.lab.playing import setting_of

GAME = "power_and_weakness"
FIRST = weights_named("squire:first", games.load(GAME))
QUICK = Budget(positions=1)


def plan(count: int = 8, players: int = 2, name: str = GAME) -> climb.Plan:
    first = weights_named("squire:first", games.load(name))
    return climb.plan_of(setting_of(name, players), "squire", first, first, count, 5, QUICK, duels=2)


def test_both_sides_sit_on_every_seat_alone_and_among_others() -> None:
    assert plan().lineups() == (("up", "down"), ("down", "up"))
    three = plan(players=3, name="heads_of_state").lineups()
    assert len(three) == 6
    assert all(lineup.count("up") in {1, 2} for lineup in three)


def test_the_sides_of_a_duel_differ_in_every_weight_by_as_much_up_as_down() -> None:
    wanted = plan()
    step = climb.Step(wanted, 3, dict.fromkeys(FIRST, 0.0))
    sides = step.sides(1)
    for name, weight in FIRST.items():
        assert abs(sides["up"][name] - weight) == pytest.approx(climb.UNIT * abs(weight) or climb.LEAST, abs=1e-6)
        assert sides["up"][name] + sides["down"][name] == pytest.approx(2 * weight, abs=1e-5)
    assert step.signs(0) != step.signs(1)


def test_a_weight_of_nothing_is_changed_by_the_size_of_the_first_one() -> None:
    start = {**FIRST, "snake": 0.0}
    units = climb.plan_of(setting_of(GAME), "squire", start, FIRST, 8).units
    assert units["snake"] == FIRST["snake"]
    assert FIRST["mage"] == 0.0
    assert units["mage"] == climb.LEAST


def test_a_climb_depends_on_the_plan_alone_and_can_be_made_longer(tmp_path: Path) -> None:
    alone, together = climb.climb(plan()), climb.climb(plan(), workers=2)
    assert alone == together
    assert (alone.games, len(alone.steps)) == (8, 2)
    file = tmp_path / "duels.jsonl"
    assert climb.climb(plan(4), keep_in=file).steps == alone.steps[:1]
    heard: list[int] = []
    assert climb.climb(plan(), keep_in=file, progress=heard.append) == alone
    assert sum(heard) == 8
    assert climb.climb(plan(), keep_in=file, until=end_of(0)) == alone
    with pytest.raises(BadFile, match="no time for a single step"):
        climb.climb(plan(), until=end_of(0))


def test_weights_go_towards_the_side_that_wins() -> None:
    step = climb.Step(plan(), 0, dict.fromkeys(FIRST, 0.0))
    moved = climb._moved(step, [0.5, 0.0])
    signs = step.signs(0)
    assert moved == {name: pytest.approx(signs[name] * climb.RATE * 0.25) for name in FIRST}


def test_a_round_of_tuning_may_be_a_climb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "CONTROL_GAMES", 10)
    wanted = tune.Plan(setting_of(GAME), FIRST, 4, 2, 1, 1, 0.1, QUICK, "captain", FIRST, duels=2)
    report = tune.tune(wanted, keep_in=tmp_path)
    found = report.as_json()
    assert found["rounds"][0]["games"] == 4
    assert found["rounds"][0]["fit"] is None
    assert found["weights"] != FIRST
    assert report.rounds[0].check.plan.bots == ("captain:round-1", "captain:round-0")
    written = tomllib.loads(report.as_toml("2026-11-18"))
    assert written["duels_of"] == "captain"
    assert "carelessness" not in written
    assert tune.tune(wanted, keep_in=tmp_path).as_json()["rounds"] == found["rounds"]
