"""The games as PettingZoo environments, by PettingZoo's own tests."""

import warnings
from typing import Any

import pytest

from tests.lab.test_observation import SETTINGS

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

from hatalom import games
from hatalom.lab.pettingzoo import env

ONE_EACH = [setting for setting in SETTINGS if setting[1] == games.load(setting[0]).seat_counts[-1]]
EVERY = [(name, seats) for name in games.NAMES for seats in games.load(name).seat_counts]


def check(name: str, players: int, options: dict[str, str], cycles: int) -> None:
    def make(render_mode: str | None = None) -> Any:
        return env(name, players, options, render_mode)

    with warnings.catch_warnings():
        # Dictionaries with a mask and values that are counts are what PettingZoo itself recommends for board games.
        warnings.simplefilter("ignore")
        api_test(make(), num_cycles=cycles, verbose_progress=False)
        seed_test(make, num_cycles=cycles)
        render_test(make)


@pytest.mark.parametrize(("name", "players"), ONE_EACH)
def test_pettingzoo_accepts_one_setting_of_each_game(
    name: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    check(name, players, {}, 20)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), EVERY)
def test_pettingzoo_accepts_every_number_of_players_and_variant(
    name: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    check(name, players, {}, 100)
    for option in games.load(name).options:
        for choice in option.choices:
            check(name, players, {option.key: choice}, 20)


def test_a_whole_game_pays_the_winner_and_charges_the_loser() -> None:
    table = env("power_and_weakness")
    table.reset(seed=4)
    rewards: dict[str, float] = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, is_over, _, _ = table.last()
        rewards[agent] += reward
        table.step(None if is_over else int(seen["action_mask"].argmax()))
    assert sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_what_the_mask_forbids_is_refused_with_a_reason() -> None:
    table = env("power_and_weakness")
    table.reset(seed=4)
    seen = table.observe(table.agent_selection)
    wrong = int(seen["action_mask"].argmin())
    with pytest.raises(ValueError, match="look at the action mask"):
        table.step(wrong)
