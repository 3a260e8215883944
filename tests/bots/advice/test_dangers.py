"""That the opponent could win is told first, and what prevents it."""

import pytest

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.answers import DRAWS, VICTORY_LOOKS, VICTORY_WIDTH, Answers, Seeker
from hatalom.bots.hearing import Adviser, Turn, is_behind
from hatalom.bots.played import turn_played
from hatalom.bots.reasons import ANSWER_WINS, DEPENDS, NO_DEFENCE, OTHERWISE, PREVENTS
from hatalom.bots.search.turn import End
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.shared import replaced
from hatalom.games.power_and_weakness.forecast import REMARK_AUCTION
from tests.bots.advice.boards import FULL_HOURGLASS, NO_WAY_OUT, ONE_DEFENCE, TWICE_IN_A_ROW, WHITE_IS_NEAR
from tests.bots.advice.heard import (
    dangers,
    defended,
    evaluator_of,
    heard,
    is_answered_by_defeat,
    lost_at_once,
    near_victory,
)


def test_that_the_opponent_could_win_is_told() -> None:
    """Orange leaves the last cube: White takes it, has more active regions, and with the point for them 12."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(WHITE_IS_NEAR, content)
    (question,) = settle(pos)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=2000))
    found = advise(marshal, game.view(pos, question.seat), question, Seeded(3))
    assert any(is_answered_by_defeat(one.reasons) for one in found)


def test_the_danger_of_an_emptied_hourglass_is_told() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(FULL_HOURGLASS.replace("Cycle[4,0,false] Turn[1,2,2]", "Cycle[4,1,false] Turn[0,2,1]"), content)
    (question,) = settle(pos)
    evaluator = bots.evaluator_of(game)
    assert evaluator is not None
    answers = Answers(game, evaluator, question.seat)
    answers.thorough = Seeker(game, evaluator, VICTORY_WIDTH, VICTORY_LOOKS)
    step(pos, question.seat, next(option for option in question.options if game.verbs.text(option) == "recruit"))
    assert answers.to(pos).is_lost


def test_that_the_opponent_could_win_after_a_secret_choice_is_told() -> None:
    first, second = heard([near_victory(), 0]).told()
    assert is_answered_by_defeat(first.reasons)
    assert not is_answered_by_defeat(second.reasons)
    assert first.answer == second.answer == []


def test_what_would_lose_at_once_does_not_stand_first() -> None:
    vp = near_victory()
    saving, losing = defended([vp, 0])
    assert (saving.action, losing.action) == (1, 0)
    assert is_behind(losing)
    assert not is_answered_by_defeat(saving.reasons)
    assert [one.action for one in defended([0, vp])] == [0, 1]


def test_what_prevents_the_opponents_victory_says_so_first() -> None:
    vp = near_victory()
    assert dangers(defended([vp, 0], by_auction=False)) == [OTHERWISE, ANSWER_WINS]
    assert dangers(defended([0, vp, vp], by_auction=False)) == [OTHERWISE, ANSWER_WINS, ANSWER_WINS]
    assert dangers(defended([0, vp, 0], by_auction=False)) == [PREVENTS, PREVENTS, ANSWER_WINS]
    assert dangers(defended([0, 0], by_auction=False)) == [None, None]


def test_of_a_turn_that_ends_with_secret_bids_it_is_not_said_that_it_prevents_anything() -> None:
    """A few of the bids were tried, and prove nothing."""
    vp = near_victory()
    assert dangers(defended([vp, 0])) == [None, ANSWER_WINS]
    assert dangers(defended([0, vp, 0])) == [None, None, ANSWER_WINS]


def test_a_turn_that_he_could_answer_with_victory_in_all_ways_is_no_defence() -> None:
    """If Orange takes the revolt the bids come first: they were tried, and Orange's turn goes on behind them."""
    game = games.load("power_and_weakness")
    pos = game.read(ONE_DEFENCE, game.load_content())
    (question,) = settle(pos)
    adviser = Adviser(game, evaluator_of(game), pos.copy(), question, lambda: True)
    revolt = game.verbs.parse("take_tile revolt")
    step(pos, question.seat, revolt)
    adviser.hear(End(pos, [revolt], 0.0, 0))
    (turn,) = adviser.turns
    assert turn.answered is not None
    assert (turn.answered.wins, len(turn.answered.lines)) == (DRAWS, DRAWS)
    (told,) = adviser.told()
    assert dangers([told]) == [ANSWER_WINS]
    assert told.answer == [], "the bids are secret"
    assert told.example, "but one of the ways is shown"
    assert any(reason.label.message is REMARK_AUCTION for reason in told.reasons)


def test_a_defence_that_nobody_has_proposed_stands_first() -> None:
    """White can win wherever Orange places his mage; not if Orange ends the cycle."""
    game = games.load("power_and_weakness")
    pos = game.read(WHITE_IS_NEAR.replace("reserve 0m2k", "reserve 3m2k"), game.load_content())
    pos.vp = replaced(pos.vp, 1, 8)
    (question,) = settle(pos)
    adviser = Adviser(game, evaluator_of(game), pos.copy(), question, lambda: True)
    for name in ("place_unit strathclyde", "place_unit bernicia"):
        adviser.hear(turn_played(adviser.evaluator, pos, question, 2 * [game.verbs.parse(name)]))
    assert dangers(adviser.told()) == [ANSWER_WINS, ANSWER_WINS]
    adviser.defend()
    found = adviser.told()
    assert dangers(found) == [OTHERWISE, ANSWER_WINS, ANSWER_WINS]
    assert not game.verbs.text(found[0].action).startswith("place_unit")
    assert [is_behind(one) for one in found[1:]] == [True, True]


def test_that_nothing_prevents_defeat_is_said_only_when_all_was_tried() -> None:
    game = games.load("power_and_weakness")
    content = game.load_content()
    pos = game.read(NO_WAY_OUT, content)
    (question,) = settle(pos)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=500))
    view = game.view(pos, question.seat)
    assert dangers(advise(marshal, view, question, Seeded(3))) == [NO_DEFENCE, ANSWER_WINS, ANSWER_WINS]
    evaluator = bots.evaluator_of(game)
    assert evaluator is not None
    answers = Answers(game, evaluator, question.seat)
    looks = iter([True] * len(question.options) + [False])
    hurried = answers.defence(pos, question, lambda: next(looks))
    assert (hurried.end, hurried.is_complete) == (None, False)
    adviser = heard([near_victory()])
    adviser.looks_for_answers = lambda: False
    adviser.defend()
    assert dangers(adviser.told()) == [ANSWER_WINS]


@pytest.mark.parametrize(("time", "turns"), [("3", 2), ("3 4 5 6 7 8", 0), ("8", 0)])
def test_a_victory_across_the_end_of_a_cycle_is_told_if_it_comes_in_all_draws(time: str, turns: int) -> None:
    """White ends the cycle, begins the next one with fewer points, empties an hourglass of three cubes, and has 12."""
    game = games.load("power_and_weakness")
    pos = game.read(TWICE_IN_A_ROW.replace("time 3", f"time {time}"), game.load_content())
    (question,) = settle(pos)
    evaluator = bots.evaluator_of(game)
    assert evaluator is not None
    adviser = Adviser(game, evaluator, pos.copy(), question, lambda: True)
    taking = game.verbs.parse("take_tile move")
    step(pos, question.seat, taking)
    adviser.hear(End(pos, [taking], 0.0, 0))
    (told,) = adviser.told()
    danger = [reason.label.args for reason in told.reasons if reason.label.message is ANSWER_WINS]
    assert danger == ([[turns]] if turns else [])
    assert (adviser.answers.to(pos).wins == 0) == (time == "8")
    adviser.turns.append(Turn(End(pos, [taking], 0.0, 0), lost_at_once()))
    beside = {2: [ANSWER_WINS, ANSWER_WINS], 0: [OTHERWISE if time == "8" else DEPENDS, ANSWER_WINS]}
    assert bool(told.example) == (time != "8"), "the second turn is shown, too"
    assert dangers(adviser.told()) == beside[turns]
    assert told.answer, "his first turn has no secret in it"


def test_he_who_reacts_is_warned_of_the_running_turn() -> None:
    adviser = heard([near_victory()])
    adviser.is_reacting = True
    (told,) = adviser.told()
    assert told.reasons[0].label.message is ANSWER_WINS
    assert told.reasons[0].label.args == [0]
