"""Random games under examination: invariants, copies, texts, secrets, undo and replay, with every number of players."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.conform import Report, examine_game
from hatalom.core.driver import settle, step
from hatalom.core.question import NATURE
from hatalom.games.heads_of_state.game import GAME
from tests.games.heads_of_state.scenario import CONTENT

PLAYERS = (2, 3, 4, 5)
FEW = 3
MANY = 1000


def play_watched(players: int, seed: int) -> None:
    """One random game; whatever must hold holds after each step."""
    rng = Seeded(seed)
    pos = GAME.set_up(players, {}, CONTENT)
    while questions := settle(pos):
        broken = GAME.broken_invariant(pos)
        assert broken is None, f"{players} players, seed {seed}: {broken}"
        question = questions[rng.below(len(questions))]
        chosen = rng.pick(question.weights) if question.seat == NATURE else rng.below(len(question.options))
        step(pos, question.seat, question.options[chosen])
    assert GAME.broken_invariant(pos) is None
    assert GAME.result(pos) is not None


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_hold_the_invariants(players: int) -> None:
    for seed in range(FEW):
        play_watched(players, seed)


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_many_random_games_hold_the_invariants(players: int) -> None:
    for seed in range(MANY):
        play_watched(players, seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_contract_holds(players: int) -> None:
    report = Report()
    examine_game(GAME, players, {}, 7 * players, CONTENT, report)
    assert [f"{found.check}: {found.detail} (ply {found.ply})" for found in report.violations] == []
