"""Weights fitted to results: what was put into made-up games comes out again."""

import random
from collections.abc import Callable

import numpy as np
import pytest

from hatalom.core.errors import BadFile
from hatalom.lab import fit
from hatalom.lab.samples import Moment, Sample

WEIGHTS = {"useful": 1.0, "useless": 1.0, "harmful": 1.0, "idle": 1.0}


def made_up(games: int, truth: Callable[[list[float]], float]) -> list[Sample]:
    """Games of two seats whose results follow from parts; the last part is always nothing."""
    rng = random.Random(1)
    found = []
    for number in range(games):
        parts = [rng.uniform(-2, 2) for _ in range(3)] + [0.0]
        wins = float(rng.random() < 1 / (1 + 2.718281828 ** -truth(parts)))
        moment = Moment(
            decisions=number,
            measures=(),
            values=(sum(parts), -sum(parts)),
            parts=(tuple(parts), tuple(-part for part in parts)),
        )
        found.append(Sample((wins, 1 - wins), 10, 0, str(number), (moment,)))
    return found


def test_a_part_that_wins_games_gains_weight_and_others_lose_it() -> None:
    table = fit.table_of(made_up(800, lambda parts: 2 * parts[0]))
    found = fit.fit(table, WEIGHTS)
    assert found.weights["useful"] > 5 * found.weights["useless"]
    assert found.loss_after < found.loss_before
    assert found.positions == 1600


def test_no_weight_changes_its_sign() -> None:
    found = fit.fit(fit.table_of(made_up(800, lambda parts: 2 * parts[0] - parts[2])), WEIGHTS)
    assert found.weights["harmful"] == 0


def test_a_part_that_never_differs_keeps_its_weight() -> None:
    found = fit.fit(fit.table_of(made_up(200, lambda parts: 2 * parts[0])), WEIGHTS)
    assert found.weights["idle"] == 1


def test_right_weights_stay_about_as_they_are() -> None:
    found = fit.fit(fit.table_of(made_up(800, sum)), WEIGHTS)
    assert all(0.7 < found.weights[name] < 1.4 for name in WEIGHTS)


def test_a_table_is_moved_to_other_weights_and_joined_with_others() -> None:
    table = fit.table_of(made_up(10, sum))
    moved = fit.moved(table, np.array([0.5, 0, 0, 0]))
    assert moved.value[0] == pytest.approx(table.value[0] + 0.5 * table.parts[0][0])
    both = fit.together([table, moved])
    assert len(both.value) == 40
    assert sorted(set(both.game)) == list(range(20))


def test_too_few_games_and_an_evaluation_that_is_upside_down_are_refused() -> None:
    with pytest.raises(BadFile, match="at least 5 games"):
        fit.fit(fit.table_of(made_up(3, sum)), WEIGHTS)
    with pytest.raises(BadFile, match="nothing to fit"):
        fit.table_of([])
    with pytest.raises(BadFile, match="foretells nothing"):
        fit.fit(fit.table_of(made_up(300, lambda parts: -3 * sum(parts))), WEIGHTS)
