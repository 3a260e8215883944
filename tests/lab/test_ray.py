"""The same experiments on a Ray cluster: equal to the last bit, and a killed worker costs only its batch."""

from pathlib import Path

import pytest

from hatalom.bots.bot import Budget
from hatalom.lab import arena, simulate, tune
from hatalom.lab.batches import RayCrew, play_in_batches
from hatalom.lab.playing import setting_of
from tests.lab.test_batches import GAMES, Squares
from tests.lab.test_tune import FIRST

pytestmark = pytest.mark.long
pytest.importorskip("ray")
GAME = "power_and_weakness"


def test_pool_and_ray_give_the_same_digest() -> None:
    plan = simulate.plan_of(GAME, bot_names=["novice", "random"], count=30, seed=4)
    assert simulate.simulate(plan, 2, ray="auto").digest() == simulate.simulate(plan, 2).digest()


def test_an_arena_on_ray_is_the_arena_of_the_pool() -> None:
    plan = arena.plan_of(setting_of(GAME), ["novice", "random"], 200, seed=1)
    here, there = arena.play(plan, 2, is_sequential=True), arena.play(plan, 2, ray="auto", is_sequential=True)
    timeless = {"seconds": 0, "ms_per_decision": 0}
    assert here.as_json() | timeless == there.as_json() | timeless
    assert here.verdict == "higher"


def test_weights_tuned_on_ray_are_those_of_the_pool() -> None:
    plan = tune.Plan(setting_of(GAME), FIRST, 8, 2, 1, 1, 0.9, Budget(positions=1))
    timeless = {"seconds": 0}
    assert tune.tune(plan, 2, ray="auto").as_json() | timeless == tune.tune(plan, 2).as_json() | timeless


def test_a_killed_worker_of_the_cluster_costs_nothing_but_its_batch(tmp_path: Path) -> None:
    poison = tmp_path / "poison"
    poison.touch()
    crew = RayCrew("auto", 2)
    found = [n for batch in play_in_batches(Squares(str(poison)), GAMES, crew) for n in batch.result]
    assert found == [number * number for number in range(GAMES)]
    assert not poison.exists()


def test_a_data_set_made_on_ray_is_that_of_this_process(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    from hatalom.lab.export import Plan, export

    plan = Plan(simulate.plan_of(GAME, bot_names=["novice", "random"], count=10, seed=4))
    export(plan, tmp_path / "there.parquet", 2, ray="auto")
    export(plan, tmp_path / "here.parquet", 1)
    assert polars.read_parquet(tmp_path / "there.parquet").equals(polars.read_parquet(tmp_path / "here.parquet"))
