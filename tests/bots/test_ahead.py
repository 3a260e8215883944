"""Looking beyond the own turn: the best whole turns, budgets, doubt, and the same answer from the same seed."""

import itertools
import time
from typing import Any

import pytest

from hatalom import games
from hatalom.bots import Budget, knowledge_of, make, opponents_of
from hatalom.bots.commanders import Captain, Marshal
from hatalom.bots.search.ahead import FEWEST, Candidate, Lookahead
from hatalom.bots.search.turn import End, TurnSearch
from hatalom.core.chance import Seeded
from hatalom.core.evaluator import Foresight
from hatalom.core.position import Position
from hatalom.core.question import Question
from tests.bots.positions import questions

BUDGET = 1200
OVERRUN = 1.2
COMMANDERS = (Captain.level, Marshal.level)
COMMANDERS_OF_GAMES = [
    (level, name) for name in games.NAMES for level in opponents_of(games.load(name)) if level in COMMANDERS
]


def some_questions(name: str, count: int) -> list[tuple[Any, Question]]:
    found = [(pos, question) for pos, question in questions(games.load(name), 5, 200) if len(question.options) > 1]
    return found[:: max(1, len(found) // count)][:count]


@pytest.mark.parametrize("name", games.NAMES)
def test_the_best_turns_are_different_ones_and_the_first_is_the_squires(name: str) -> None:
    evaluator = knowledge_of(games.load(name)).evaluator
    one = TurnSearch(evaluator, evaluator.width(), 300)
    many = TurnSearch(evaluator, evaluator.width(), 300, keep=4)
    for pos, question in some_questions(name, 4):
        choice = one.choose(pos.copy(), question, Seeded(1))
        assert many.choose(pos.copy(), question, Seeded(1)) == choice
        values = [end.value for end in many.ends]
        assert values == sorted(values, reverse=True)
        assert len({(end.value, end.key) for end in many.ends}) == len(many.ends) <= 4
        assert [end.value for end in many.ends[:1]] == [end.value for end in one.ends]


@pytest.mark.parametrize(("level", "name"), COMMANDERS_OF_GAMES)
def test_a_number_of_positions_bounds_the_thinking_and_decides_the_answer(level: str, name: str) -> None:
    game = games.load(name)
    content = game.load_content()
    for pos, question in some_questions(name, 2):
        view = game.view(pos, question.seat)
        answers = []
        for _ in range(2):
            bot = make(level, game, content, Budget(positions=BUDGET))
            assert isinstance(bot, Captain | Marshal)
            answers.append(bot.choose(view, question, Seeded(3)))
            assert bot.search.nodes <= OVERRUN * BUDGET
        assert answers[0] == answers[1]
        assert answers[0] in question.options


@pytest.mark.parametrize("level", COMMANDERS)
def test_commanders_stop_when_their_time_is_over(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock moves a second at every look: two seconds are enough for few positions only."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos, question = some_questions("power_and_weakness", 3)[1]
    looked = []
    for budget in (Budget(positions=2 * BUDGET), Budget(milliseconds=2000)):
        ticks = itertools.count()
        monkeypatch.setattr(time, "monotonic", lambda ticks=ticks: float(next(ticks)))
        bot = make(level, game, content, budget)
        assert isinstance(bot, Captain | Marshal)
        assert bot.choose(game.view(pos, question.seat), question, Seeded(1)) in question.options
        looked.append(bot.search.nodes)
    assert looked[1] < looked[0]


def test_more_positions_are_used_for_more_turns_or_more_worlds() -> None:
    game = games.load("power_and_weakness")
    knowledge = knowledge_of(game)
    pos, question = some_questions("power_and_weakness", 3)[1]
    deep = Foresight(turns=4, depth=3, replies=2, width=2, looks=30, worlds=1, positions=BUDGET)
    often = Foresight(turns=4, depth=1, replies=1, width=2, looks=30, worlds=3, positions=BUDGET)
    by_thumb = Foresight(turns=4, depth=2, replies=1, width=2, looks=30, worlds=3, positions=BUDGET, by_thumb=True)
    for foresight, depth, worlds in ((deep, 3, 0), (often, 0, 3), (by_thumb, 0, 3)):
        search = Lookahead(knowledge.evaluator, game.resample, knowledge.appeal, foresight, 20_000)
        assert search.choose(pos.copy(), question, Seeded(1)) in question.options
        assert (search.depth, search.worlds) == (depth, worlds)


def test_what_was_better_by_luck_alone_does_not_overcome_doubt() -> None:
    lucky, better = (Candidate(End(Position(), [1], 0.0, 0)) for _ in range(2))
    for world in range(FEWEST):
        lucky.hear(5.0 if world == 0 else -1.0, 0.0)
        better.hear(0.5 + 0.1 * world, 0.0)
    assert lucky.mean() == pytest.approx(0.5)
    assert lucky.mean() < lucky.error()
    assert better.mean() > 4 * better.error()
