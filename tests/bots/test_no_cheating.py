"""A bot knows what its seat may see, and nothing else."""

from copy import deepcopy
from typing import Any

import pytest

from hatalom.bots import Bot, Budget, make, opponents_of
from hatalom.bots.commanders import Captain, Marshal
from hatalom.bots.novice import Novice
from hatalom.bots.squire import Squire
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.evaluator import Evaluator, Foresight
from hatalom.core.game import Game
from hatalom.core.position import Position, Record
from hatalom.core.question import Question
from hatalom.core.vecs import Block
from hatalom.games import load
from tests.core.ambush import AmbushGame, Parry, Turn, Use

POWER_AND_WEAKNESS = load("power_and_weakness")
HANNIBAL = load("hannibal")
MARIA = load("maria")
AMBUSH = AmbushGame()
POISON = 99
FEW = Budget(positions=150)
"""Enough to look at some answers, and soon over."""


class AmbushEvaluator(Evaluator[Any]):
    def answer_ahead(self) -> Foresight:
        return Foresight(turns=3, depth=2, replies=1, width=2, looks=20, worlds=4, positions=400)

    def far_ahead(self) -> Foresight:
        return Foresight(turns=3, depth=1, replies=1, width=2, looks=20, worlds=8, positions=400, by_thumb=True)

    def value(self, pos: Any, seat: int) -> float:
        return float(2.0 * pos.points[seat] - sum(pos.points) + 0.1 * sum(pos.buried[seat]))

    def turn_of(self, pos: Any) -> int:
        seats = [phase.seat for phase in pos.stack if isinstance(phase, Turn | Use | Parry)]
        return seats[0] if seats else -1

    def key(self, pos: Any) -> int:
        return hash(str(pos.hands))


def likes_high_cards(pos: Any, seat: int, action: int) -> float:
    return action


SEATED = (
    (POWER_AND_WEAKNESS, ("random", *opponents_of(POWER_AND_WEAKNESS))),
    (HANNIBAL, opponents_of(HANNIBAL)),
    (MARIA, ("marshal",)),
)
BOTS: list[tuple[Game[Any, Any], Bot]] = [
    *((game, make(level, game, game.load_content(), FEW)) for game, levels in SEATED for level in levels),
    (AMBUSH, Novice(AMBUSH, None, likes_high_cards)),
    (AMBUSH, Squire(AMBUSH, None, AmbushEvaluator(), FEW)),
    *((AMBUSH, bot(AMBUSH, None, AmbushEvaluator(), likes_high_cards, FEW)) for bot in (Captain, Marshal)),
]
IDS = [f"{game.name}-{bot.level}" for game, bot in BOTS]


def game_with_questions(game: Game[Any, Any], seed: int, count: int) -> list[tuple[Any, Question]]:
    """Positions of a random game with the question that is open in each; most of them hide something."""
    pos = game.set_up(game.seat_counts[-1], game.default_options(), game.load_content())
    rng = Seeded(seed)
    found: list[tuple[Any, Question]] = []
    while len(found) < count and (questions := settle_by(pos, rng)):
        question = questions[-1]
        found.append((pos.copy(), question))
        options = questions[0].options
        step(pos, questions[0].seat, options[rng.below(len(options))])
    return found


def poison(pos: Position) -> None:
    """Overwrites every number of the position where it stands, so that whoever still looks there sees nonsense."""
    _poison_fields(pos)
    pos.stack.clear()


def _poison_fields(facts: Position | Record) -> None:
    for name in type(facts).FIELDS:
        value = getattr(facts, name)
        if isinstance(value, (list, Block)):
            _poison_list(value)
        elif isinstance(value, Record):
            _poison_fields(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            setattr(facts, name, POISON)


def with_lists_of_its_own(pos: Position) -> Position:
    """Copies of a position share the lists that hardly ever change; this one shares none."""
    for name in type(pos).FIELDS:
        value = getattr(pos, name)
        setattr(pos, name, value[:] if isinstance(value, Block) else deepcopy(value))
    return pos


def _poison_list(values: Any) -> None:
    for index, value in enumerate(values):
        if isinstance(value, list):
            _poison_list(value)
        elif isinstance(values, Block) and isinstance(value, bool):
            values[index] = not value
        else:
            values[index] = POISON


@pytest.mark.parametrize(("game", "bot"), BOTS, ids=IDS)
def test_positions_that_differ_only_in_hidden_facts_get_the_same_answers(game: Game[Any, Any], bot: Bot) -> None:
    differing = 0
    for pos, question in game_with_questions(game, 11, 40):
        viewer = question.seat
        answer = bot.choose(game.view(pos, viewer), question, Seeded(5))
        for seed in range(3):
            other = game.resample(pos, viewer, Seeded(seed))
            differing += game.write(other) != game.write(pos)
            assert bot.choose(game.view(other, viewer), question, Seeded(5)) == answer
    assert differing > 0


@pytest.mark.parametrize(("game", "bot"), BOTS, ids=IDS)
def test_a_poisoned_position_changes_no_answer(game: Game[Any, Any], bot: Bot) -> None:
    """The view shares nothing with the position, and no bot keeps a way to it."""
    for found, question in game_with_questions(game, 12, 20):
        pos = with_lists_of_its_own(found)
        view = game.view(pos, question.seat)
        answer = bot.choose(view, question, Seeded(6))
        poison(pos)
        assert bot.choose(view, question, Seeded(6)) == answer


@pytest.mark.parametrize(("game", "bot"), BOTS, ids=IDS)
def test_a_bot_leaves_view_and_question_as_they_are(game: Game[Any, Any], bot: Bot) -> None:
    for pos, question in game_with_questions(game, 13, 10):
        view, options = game.view(pos, question.seat), question.options.copy()
        bot.choose(view, question, Seeded(7))
        assert view == game.view(pos, question.seat)
        assert question.options == options
