"""Turns that were heard, and the dangers that are told of them."""

from typing import Any

from hatalom import bots, games
from hatalom.bots.answers import Answered
from hatalom.bots.hearing import Advice, Adviser
from hatalom.bots.reasons import ANSWER_WINS, DANGERS, NO_DEFENCE, Reason
from hatalom.bots.search.turn import End
from hatalom.core.driver import settle
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Game
from hatalom.core.message import Message
from hatalom.core.shared import replaced
from hatalom.games.power_and_weakness.names import KNIGHT, VICTORY_POINT
from hatalom.games.power_and_weakness.phases.auction import Auction
from hatalom.games.power_and_weakness.prompts import (
    CLOSING_CYCLE,
    CLOSING_NEXT,
    CLOSING_REGIONS,
    CLOSING_SPENT,
    PROSPECT_TILES,
)
from tests.bots.advice.boards import WHITE_IS_NEAR

CLOSINGS = (CLOSING_CYCLE, CLOSING_REGIONS, CLOSING_NEXT, CLOSING_SPENT, PROSPECT_TILES)


def heard(vps: list[int], by_auction: bool = True) -> Adviser:
    """Turns of Orange before the last cube, which end with an auction; White has so many points after each."""
    game = games.load("power_and_weakness")
    start = game.read(WHITE_IS_NEAR, game.load_content())
    evaluator = bots.evaluator_of(game)
    assert evaluator is not None
    (question,) = settle(start)
    adviser = Adviser(game, evaluator, start.copy(), question, lambda: True)
    for number, vp in enumerate(vps):
        after = start.copy()
        after.vp = replaced(after.vp, 1, vp)
        after.reserve[KNIGHT] += number  # so that they come to different things; passive units bid nothing
        after.hourglass = 1
        after.stack[-1].left = 0
        if by_auction:
            after.push(Auction(VICTORY_POINT, -1, -1))
        adviser.hear(End(after, [number], float(-number), number))
    return adviser


def defended(vps: list[int], by_auction: bool = True) -> list[Advice]:
    adviser = heard(vps, by_auction)
    adviser.defend()
    return adviser.told()


def is_answered_by_defeat(reasons: list[Reason]) -> bool:
    return any(reason.label.message in (ANSWER_WINS, NO_DEFENCE) for reason in reasons)


def near_victory() -> int:
    """White's points with which he could win after Orange's turn."""
    game = games.load("power_and_weakness")
    return int(game.read(WHITE_IS_NEAR, game.load_content()).vp[1])


def dangers(found: list[Advice]) -> list[Message | None]:
    """What each option says first, where that is about a victory of the opponent; it says no such thing later."""
    for one in found:
        assert not any(reason.label.message in DANGERS for reason in one.reasons[1:])
    firsts = [one.reasons[0].label.message if one.reasons else None for one in found]
    return [message if message in DANGERS else None for message in firsts]


def evaluator_of(game: Game[Any, Any]) -> Evaluator[Any]:
    found = bots.evaluator_of(game)
    assert found is not None
    return found


def lost_at_once() -> Answered:
    """What follows a turn after which White could win with his next one."""
    answered = heard([near_victory()]).turns[0].answered
    assert answered is not None
    assert answered.turns == 1
    return answered
