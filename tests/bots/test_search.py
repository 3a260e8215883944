"""Search: matrix games, and looking to the end of a turn."""

import itertools
import time

import pytest

from hatalom.bots import Budget, knowledge_of, make
from hatalom.bots.search.matrix import ROUNDS, solve
from hatalom.bots.squire import Squire
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, settle_by, step
from hatalom.games import load
from hatalom.games.power_and_weakness.names import MAGE, REGIONS, TILE_COUNT, VICTORY_POINT
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.phases.turn import Turn
from hatalom.games.power_and_weakness.verbs import BID, PLAY_TILE
from tests.bots.positions import questions

FEW = 5
"""Choices after which there is something to think about."""


def test_a_dominant_row_is_always_played() -> None:
    mixture = solve([[1.0, 2.0], [3.0, 4.0]])
    assert mixture.weights[1] >= ROUNDS - 1
    assert mixture.value == pytest.approx(3.0, abs=0.1)


def test_matching_pennies_is_played_half_and_half() -> None:
    mixture = solve([[1.0, -1.0], [-1.0, 1.0]])
    assert mixture.weights[0] == pytest.approx(ROUNDS / 2, abs=ROUNDS / 8)
    assert mixture.value == pytest.approx(0.0, abs=0.1)


def test_squire_sees_the_acquisition_behind_the_first_click() -> None:
    """Two clicks win a region from which nobody can retreat: playing the tile, then naming the region."""
    game = load("power_and_weakness")
    content = game.load_content()
    pos = game.set_up(2, {}, content)
    settle_by(pos, Seeded(3))
    turn = pos.stack[-1]
    assert isinstance(turn, Turn)
    seat, marker = turn.seat, pos.marker[0]
    for region in REGIONS:
        if pos.marker[region] == marker:
            owner = 1 - seat if region == 0 else seat
            pos.owner[region], pos.units[2 * region + MAGE] = owner, 2
            pos.stock[2 * owner + MAGE] -= 2
    pos.held[TILE_COUNT * seat + marker] = 1
    pos.pile[marker] -= 1
    question = settle(pos)[0]
    bot = make("squire:first", game, content)  # what is tried is the search, whatever its weights are
    assert bot.choose(game.view(pos, seat), question, Seeded(1)) == PLAY_TILE(marker)


def test_squire_bids_for_a_point() -> None:
    """9.4, 9.8  Against an opponent who can bid as much, nothing at all would be a gift."""
    game = load("power_and_weakness")
    content = game.load_content()
    pos = game.set_up(2, {}, content)
    settle_by(pos, Seeded(3))
    pos.push(Auction(VICTORY_POINT, -1, -1))
    question = settle(pos)[0]
    bot = make("squire", game, content)
    bids = [BID.target(bot.choose(game.view(pos, question.seat), question, Seeded(seed))) for seed in range(8)]
    assert max(bids) > 0


def test_squire_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock moves a second at every look: a second is enough for the first clicks only."""
    game = load("power_and_weakness")
    content = game.load_content()
    pos = game.set_up(2, {}, content)
    rng = Seeded(3)
    question = settle_by(pos, rng)[0]
    for _ in range(FEW):
        step(pos, question.seat, question.options[rng.below(len(question.options))])
        question = settle_by(pos, rng)[0]
    looked = []
    for budget in (Budget(), Budget(milliseconds=1000)):
        ticks = itertools.count()
        monkeypatch.setattr(time, "monotonic", lambda ticks=ticks: float(next(ticks)))
        bot = make("squire", game, content, budget)
        assert isinstance(bot, Squire)
        assert bot.choose(game.view(pos, question.seat), question, Seeded(1)) in question.options
        looked.append(bot.search.nodes)
    assert len(question.options) <= looked[1] < looked[0]


@pytest.mark.parametrize("name", ["hannibal", "maria", "great_war"])
def test_a_position_is_judged_alike_under_every_python(name: str) -> None:
    """The last bit decides between turns, so the parts are added in their order, and not as exactly as can be."""
    game = load(name)
    evaluator = knowledge_of(game).evaluator
    for pos, question in questions(game, 3, 60):
        total = 0.0
        for part in evaluator.parts(pos, question.seat):
            total += part
        assert evaluator.value(pos, question.seat) == total
