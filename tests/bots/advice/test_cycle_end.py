"""What the end of a cycle brings, or would bring."""

import re

import pytest

from hatalom import bots, games
from hatalom.bots.advice import advise
from hatalom.bots.hearing import Adviser
from hatalom.bots.played import turn_played
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.message import Message
from hatalom.core.question import Seat
from hatalom.core.shared import replaced
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from hatalom.games.power_and_weakness.prompts import (
    CLOSING_SPENT,
    PROSPECT_END,
    PROSPECT_NEXT,
    PROSPECT_REGIONS,
    PROSPECT_SHARED,
    PROSPECT_TILES,
    PROSPECT_WINS,
)
from tests.bots.advice.boards import AUCTION_FOR_VICTORY, FULL_HOURGLASS, SHIP_RAID, WHITE_IS_NEAR
from tests.bots.advice.heard import CLOSINGS, evaluator_of, is_answered_by_defeat


def test_with_how_many_points_the_cycle_would_end_is_told() -> None:
    """Played to its end the game shows the same points, whether the own turn ends the cycle or the answer."""
    game = games.load("power_and_weakness")
    content = game.load_content()
    start = game.read(WHITE_IS_NEAR, content)
    marshal = bots.adviser("marshal", game, content, bots.Budget(positions=2000))
    ended = {"own": 0, "answer": 0, "defeat": 0}
    for vp in (9, 2):
        start.vp = replaced(start.vp, 1, vp)
        (question,) = settle(start)
        for one in advise(marshal, game.view(start, question.seat), question, Seeded(3)):
            trial = start.copy()
            for action in [one.action, *one.then]:
                step(trial, question.seat, action)
            settle(trial)
            told = [reason for reason in one.reasons if reason.label.message in CLOSINGS]
            own = game.closings(start, trial)
            for action in one.answer:
                step(trial, Seat(1), action)
            settle(trial)
            answered = [] if own else game.closings(start, trial)
            assert [reason.label.args for reason in told] == [said.args for said in own + answered]
            is_lost = is_answered_by_defeat(one.reasons)
            assert all(reason.is_answered == (not own) for reason in told)
            ended["own"] += bool(own)
            ended["defeat" if is_lost else "answer"] += bool(answered)
    assert all(ended.values())


def test_what_the_end_of_the_cycle_would_bring_is_told_before_it() -> None:
    """White can use up the five cubes in one turn, and could begin the next cycle with five of his nine tiles."""
    game = games.load("power_and_weakness")
    pos = game.read(SHIP_RAID, game.load_content())
    (question,) = settle(pos)
    adviser = Adviser(game, evaluator_of(game), pos.copy(), question)
    recruits = [game.verbs.parse("take_tile move"), game.verbs.parse("take_tile ship")]
    adviser.hear(turn_played(adviser.evaluator, pos, question, recruits))
    (told,) = adviser.told()
    said = {one.label.message: one.label.args for one in told.reasons}
    assert said[PROSPECT_END] == [1, 5]
    assert said[PROSPECT_REGIONS] == [5, 6]
    assert said[PROSPECT_TILES] == [3, 9]
    assert said[PROSPECT_NEXT] == [1, 5, 9, 4], "he plays four now, unless the cubes go without them"
    assert said[CLOSING_SPENT] == [0, 5, 5, 0], "ten cubes with a recruit: 5, 5, 6, 6 and 7 are all no more"


def test_who_would_win_with_the_end_of_the_cycle_is_told_before_it() -> None:
    """17.4  Eight active regions, three points, and one for the majority."""
    game = games.load("power_and_weakness")
    pos = game.read(AUCTION_FOR_VICTORY, game.load_content())
    pos.pop()
    pos.vp = replaced(pos.vp, 0, 3)
    said = {one.message: one.args for one in game.prospects(pos)}
    assert said[PROSPECT_END] == [0, 1]
    assert said[PROSPECT_WINS] == [0, 12, 3]
    assert PROSPECT_NEXT not in said


def before_the_end(text: str, vps: tuple[int, int]) -> PowerAndWeakness:
    """A cycle that the running turn can end, with so many victory points."""
    game = games.load("power_and_weakness")
    pos: PowerAndWeakness = game.read(text, game.load_content())
    for seat in (0, 1):
        pos.vp = replaced(pos.vp, seat, vps[seat])
    return pos


@pytest.mark.parametrize(
    ("vps", "message", "args"),
    [((10, 3), PROSPECT_WINS, [0, 12, 12]), ((9, 9), PROSPECT_WINS, [1, 11, 18]), ((2, 11), PROSPECT_WINS, [1, 4, 20])],
)
def test_of_equal_points_the_victory_points_decide(vps: tuple[int, int], message: Message, args: list[int]) -> None:
    """17.4r2  Orange has two active regions, White eight and the point for them."""
    pos = before_the_end(FULL_HOURGLASS, vps)
    said = {one.message: one.args for one in games.load("power_and_weakness").prospects(pos)}
    assert said[message] == args


def test_a_victory_that_would_be_shared_is_called_so() -> None:
    """17.4r2  Nobody has an active region: both get the point."""
    empty = re.sub(r" (orange|white) \dm\dk$", "", WHITE_IS_NEAR, flags=re.MULTILINE)
    pos = before_the_end(empty, (11, 11))
    said = {one.message: one.args for one in games.load("power_and_weakness").prospects(pos)}
    assert said[PROSPECT_SHARED] == [12]
    assert PROSPECT_WINS not in said
