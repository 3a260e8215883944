"""Random games under examination: invariants, totals, copies, texts, undo and replay, in both forms of the game."""

import pytest

from hatalom.core import snapshot
from hatalom.core.chance import Seeded
from hatalom.core.conform import Report, examine_game
from hatalom.core.driver import settle, settle_by, step
from hatalom.games.great_war.game import GAME
from hatalom.games.great_war.invariants import broken_total
from hatalom.games.great_war.phases.set_up import SetUp
from hatalom.games.great_war.position import GreatWar
from tests.games.great_war.scenario import CONTENT

PLAYERS = (2, 3, 4, 5, 6, 7)
FORMS = ("basic", "advanced")
MANY = 60
EVERY = 5
"""Looking at every fifth decision finds what looking at each would, in a fifth of the time."""


def play_watched(players: int, form: str, seed: int) -> None:
    """One random game to its end by rule; whatever must hold holds on the way."""
    rng = Seeded(seed)
    pos = GAME.set_up(players, {"form": form}, CONTENT)
    decisions = 0
    while questions := settle_by(pos, rng):
        question = questions[0]
        step(pos, question.seat, question.options[rng.below(len(question.options))])
        decisions += 1
        if decisions % EVERY == 0:
            broken = GAME.broken_invariant(pos)
            if broken is None and not isinstance(pos.stack[0], SetUp):
                broken = broken_total(pos)
            assert broken is None, f"{players} players, {form}, seed {seed}, decision {decisions}: {broken}"
    assert pos.is_over
    assert GAME.result(pos) is not None


@pytest.mark.parametrize(("players", "form"), [(2, "basic"), (5, "advanced")])
def test_random_games_end_by_rule_and_hold_the_invariants(players: int, form: str) -> None:
    play_watched(players, form, players)


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("players", PLAYERS)
def test_many_random_games_hold_the_invariants(players: int, form: str) -> None:
    for seed in range(MANY):
        play_watched(players, form, seed)


@pytest.mark.long
@pytest.mark.parametrize("form", FORMS)
def test_the_contract_holds(form: str) -> None:
    report = Report()
    examine_game(GAME, 3, {"form": form}, 21, CONTENT, report)
    assert [f"{found.check}: {found.detail} (ply {found.ply})" for found in report.violations] == []


MOST_OPTIONS = 4


@pytest.mark.parametrize("form", FORMS)
def test_nobody_is_asked_what_has_only_one_answer(form: str) -> None:
    """20  Every question has at least two answers, and they lead to different positions."""
    rng = Seeded(1)
    pos = GAME.set_up(7, {"form": form}, CONTENT)
    for _ in range(1500):
        question = settle_by(pos, rng)[0]
        if not question.is_forced():
            assert len(question.options) > 1, question.prompt.key
            if len(question.options) <= MOST_OPTIONS:
                now = snapshot.checksum(pos)
                later = {after(pos, question.seat, option) for option in question.options}
                assert len(later) > 1, question.prompt.key
                assert now not in later, f"{question.prompt.key}: a click that changes nothing (R131)"
        step(pos, question.seat, question.options[rng.below(len(question.options))])


def after(pos: GreatWar, seat: int, option: int) -> str:
    """The position that an answer leads to, as a checksum."""
    trial = pos.copy()
    step(trial, seat, option)
    settle(trial)
    return snapshot.checksum(trial)
