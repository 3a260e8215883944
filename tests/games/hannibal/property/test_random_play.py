"""Random games keep every invariant, end with a winner, and survive copying and writing down."""

import pytest

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, settle_by, step
from hatalom.core.question import Seat
from hatalom.core.snapshot import dump
from hatalom.games.hannibal.game import GAME
from hatalom.games.hannibal.names import ENEMY, SCENARIO, Space
from hatalom.games.hannibal.position import Hannibal
from hatalom.games.hannibal.verbs import BESIEGE, DISCARD, MARCH_TO, MOVE_GENERAL, TAKE_UNITS
from tests.games.hannibal.scenario import CONTENT
from tests.rules import rule

PLAYS = 40


def set_up(scenario: str) -> Hannibal:
    return GAME.set_up(2, {"scenario": scenario}, CONTENT)


def warlike(pos: Hannibal, options: list[int], seat: Seat, rng: Seeded) -> int:
    """Random, but with a taste for marching against the enemy, so that battles and sieges happen."""
    if rng.below(4):
        marches = [a for a in options if MARCH_TO.has(a)]
        attacks = [a for a in marches if pos.all_units(ENEMY[seat], Space(MARCH_TO.target(a)))]
        sites = [a for a in marches if pos.siege_site(seat, Space(MARCH_TO.target(a)))]
        moves = [a for a in options if MOVE_GENERAL.has(a) or BESIEGE.has(a)]
        most = [a for a in options if TAKE_UNITS.has(a)][-1:]
        for liked in (attacks, sites, moves, most):
            if liked:
                return liked[rng.below(len(liked))]
    kept = [a for a in options if not DISCARD.has(a)] or options
    return kept[rng.below(len(kept))]


@rule("0.12", "0.9", "0.10", "5.5", "6.5", "7.1", "10.14")
@pytest.mark.parametrize("scenario", SCENARIO.ids)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_keeps_its_invariants_and_ends(scenario: str, seed: int) -> None:
    pos, rng = set_up(scenario), Seeded(seed)
    while questions := settle_by(pos, rng):
        question = questions[0]
        step(pos, question.seat, warlike(pos, question.options, question.seat, rng))
        settle(pos)
        assert GAME.broken_invariant(pos) is None
    result = GAME.result(pos)
    assert result is not None
    assert len(result.winners()) == 1


@pytest.mark.parametrize("scenario", SCENARIO.ids)
def test_a_position_can_be_copied_and_written_down(scenario: str) -> None:
    pos, rng = set_up(scenario), Seeded(7)
    for _ in range(PLAYS):
        questions = settle_by(pos, rng)
        if not questions:
            break
        assert dump(pos.copy()) == dump(pos)
        assert dump(GAME.read(GAME.write(pos), CONTENT)) == dump(pos)
        question = questions[0]
        step(pos, question.seat, warlike(pos, question.options, question.seat, rng))


@pytest.mark.long
@pytest.mark.parametrize("scenario", SCENARIO.ids)
@pytest.mark.parametrize("seed", range(100, 300))
def test_many_games_keep_their_invariants(scenario: str, seed: int) -> None:
    test_a_game_keeps_its_invariants_and_ends(scenario, seed)
