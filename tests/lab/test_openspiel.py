"""The games in OpenSpiel, by OpenSpiel's own tests, and its own searches on them.

A whole game of the great ones takes OpenSpiel's simulation minutes, so the short tests let it play the last answers.
"""

import random

import numpy as np
import pytest

pytest.importorskip("pyspiel")

import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from hatalom import games
from hatalom.lab import openspiel
from hatalom.lab.stepper import Rules, Stepper
from tests.lab.test_pettingzoo import EVERY, ONE_EACH

NAMES = openspiel.register()
LAST = 20
"""So many answers before the end of a random game the short simulations begin."""


def played(game: Stepper, most: int) -> list[int]:
    """Random answers until the game is over, at most so many."""
    rng, answers = random.Random(2), list[int]()
    while game.question is not None and len(answers) < most:
        answers.append(rng.choice(game.question.options))
        game.step(answers[-1])
    return answers


def shortly_before_the_end(rules: Rules) -> Stepper:
    """A random game, played twice: to the end, and then almost so far."""
    length = len(played(rules.new_game(), openspiel.LONGEST))
    game = rules.new_game()
    played(game, length - LAST)
    return game


class Late(openspiel.HatalomGame):
    """A game that begins shortly before its end."""

    def __init__(self, name: str, players: int, options: dict[str, str]) -> None:
        self.name = name  # type: ignore[misc]  # the games that are registered have a class each
        super().__init__({"players": players, **options})
        self.late = shortly_before_the_end(self.rules)

    def new_initial_state(self) -> openspiel.HatalomState:
        return openspiel.HatalomState(self, self.late.copy())


def simulate_the_end(name: str, players: int, options: dict[str, str]) -> None:
    pyspiel.random_sim_test(Late(name, players, options), num_sims=1, serialize=False, verbose=False)


def walk(name: str, answers: int) -> pyspiel.State:
    """A random game, checked at every step as OpenSpiel's simulation does."""
    game = pyspiel.load_game(name)
    rng = np.random.RandomState(2)
    state = game.new_initial_state()
    for _ in range(answers):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            state.apply_action(outcomes[rng.randint(len(outcomes))][0])
            continue
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert state.observation_string(player) == state.clone().observation_string(player)
        assert len(state.observation_tensor(player)) == state.rules.layout.size
        for action in legal[:3]:
            assert state.string_to_action(player, state.action_to_string(player, action)) == action
        state.apply_action(legal[rng.randint(len(legal))])
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_openspiel_goes_by_our_rules(name: str) -> None:
    state = walk(name, 60)
    copied = state.clone()
    assert str(copied) == str(state)
    if not copied.is_terminal():
        copied.apply_action(copied.legal_actions()[0])
        assert str(state) == str(state.clone())


@pytest.mark.parametrize(("name", "players"), ONE_EACH)
def test_openspiels_own_simulation_passes_with_one_setting_of_each_game(name: str, players: int) -> None:
    simulate_the_end(name, players, {})


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), EVERY)
def test_openspiels_own_simulation_passes_with_every_number_of_players_and_variant(name: str, players: int) -> None:
    whole = pyspiel.load_game(f"{openspiel.PREFIX}{name}(players={players})")
    pyspiel.random_sim_test(whole, num_sims=1, serialize=False, verbose=False)
    for option in games.load(name).options:
        for choice in option.choices:
            simulate_the_end(name, players, {option.key: choice})


@pytest.mark.long
def test_openspiel_can_write_a_playthrough() -> None:
    text = generate_playthrough.playthrough(NAMES[0], [], seed=1)
    assert "IsTerminal() = True" in text
    assert text == generate_playthrough.playthrough(NAMES[0], [], seed=1)


def test_openspiels_searches_play() -> None:
    game = pyspiel.load_game(NAMES[0])
    state = walk(NAMES[0], 25)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    rng = np.random.RandomState(1)
    plain = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert plain.step(state.clone()) in state.legal_actions()
    hidden = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=8,
        random_state=rng,
    )
    assert hidden.step(state) in state.legal_actions()


def test_what_a_player_knows_stays_when_the_rest_is_drawn_anew() -> None:
    state = walk("hatalom_hannibal", 30)
    player = 0
    other = state.resample_from_infostate(player, np.random.RandomState(3).rand)
    assert other.information_state_string(player) == state.information_state_string(player)
