"""One seat of a game as a Gymnasium environment, by Gymnasium's own check and by playing it."""

import warnings
from typing import Any

import pytest

pytest.importorskip("gymnasium")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from hatalom import games
from hatalom.bots.bot import Bot
from hatalom.core.chance import Seeded
from hatalom.core.errors import BadFile
from hatalom.core.question import Question
from hatalom.lab.gymnasium import Against, env, register
from tests.lab.test_pettingzoo import EVERY, ONE_EACH

GAME = "power_and_weakness"


def check(table: Against) -> None:
    with warnings.catch_warnings():
        # It warns that counts are not scaled to -1 … 1, and that an environment made by hand has no registered name.
        warnings.simplefilter("ignore")
        check_env(table)


def finish(table: Against, seed: int) -> tuple[float, int]:
    """A whole game with random answers: what it paid and how many answers it took."""
    seen, info = table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    paid, answers, is_over = 0.0, 0, False
    while not is_over:
        assert (info["action_mask"] == seen["action_mask"]).all()
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, is_over, is_cut, info = table.step(action)
        assert not is_cut
        paid += reward
        answers += 1
    assert not seen["action_mask"].any()
    return paid, answers


@pytest.mark.parametrize(("name", "players"), ONE_EACH)
def test_gymnasium_accepts_one_setting_of_each_game(name: str, players: int) -> None:
    check(env(name, opponents="random", players=players))


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), EVERY)
def test_gymnasium_accepts_every_seat_of_every_number_of_players(name: str, players: int) -> None:
    for seat in range(players):
        check(env(name, seat, "random", players))


def test_a_random_player_loses_to_a_squire() -> None:
    for seat in (0, 1):
        paid, answers = finish(env(GAME, seat, "squire"), seed=3)
        assert paid == -1.0
        assert answers > 10


def test_the_same_seed_gives_the_same_game_and_another_reset_another_one() -> None:
    table = env(GAME, opponents="novice")
    assert finish(table, 5) == finish(table, 5)
    assert len({finish(table, seed)[1] for seed in range(4)}) > 1


def test_an_answer_that_is_not_allowed_loses_at_once() -> None:
    table = env(GAME, opponents="random")
    seen, _ = table.reset(seed=1)
    _, reward, is_over, _, info = table.step(int(seen["action_mask"].argmin()))
    assert (reward, is_over, info["illegal"]) == (-1.0, True, True)


def test_a_finished_game_wants_a_reset() -> None:
    table = env(GAME, opponents="random")
    finish(table, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)


class Last(Bot):
    """Takes the last option, and counts how often it was asked."""

    level = "last"

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, view: Any, question: Question, rng: Seeded) -> int:
        assert view is not None
        self.seats.add(question.seat)
        return question.options[-1]


def test_every_other_seat_can_have_an_opponent_of_its_own() -> None:
    mine = Last()
    finish(env("heads_of_state", seat=1, opponents=["random", mine, "random"], players=4), seed=2)
    assert mine.seats == {2}


def test_what_does_not_fit_together_is_refused() -> None:
    for wrong in ({"seat": 2}, {"opponents": ["random"] * 2}, {"opponents": "emperor"}, {"players": 9}):
        with pytest.raises(BadFile):
            env(GAME, **wrong)


def test_registered_games_are_made_by_name() -> None:
    names = register()
    assert register() == names
    assert len(names) == len(games.NAMES)
    table = gymnasium.make(f"hatalom/{GAME}-v{games.load(GAME).rules_version}", opponents="random", render_mode="ansi")
    seen, info = table.reset(seed=1)
    action = int(table.action_space.sample(info["action_mask"]))
    assert seen["action_mask"][action] == 1
    assert "regions" in str(table.render())
    unwrapped = table.unwrapped
    assert isinstance(unwrapped, Against)
    assert unwrapped.action_masks()[action]
    assert unwrapped.action_text(action)
