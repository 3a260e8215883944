"""What can be said for and against an option: found by comparing two positions, never made up."""

from dataclasses import dataclass
from typing import Any

from hatalom.core.action import NUMBER
from hatalom.core.evaluator import UNTOLD, Evaluator, Ground
from hatalom.core.game import Game
from hatalom.core.message import Message, Said
from hatalom.core.position import Position
from hatalom.core.question import Question, Seat

SMALL = 0.005
"""Differences of judgement below this are none."""
LARGE = 2.0
"""What is only judged counts as large from the largest change of all that is told, divided by this, on."""
MOST_GROUNDS = 3
"""So many things are named of what is only judged."""
WINS = Message("reason-wins")
LOSES = Message("reason-loses")
SHARE = Message("reason-share", n=NUMBER)
SOLVED = Message("reason-solved")
BEHIND = Message("reason-behind")
EQUAL = Message("reason-equal")
BEST = Message("reason-best")
CHANCE = Message("reason-chance", n=NUMBER)
CHANCE_BESIDE = Message("reason-chance-beside", n=NUMBER, first=NUMBER)
SECRET_CHANCE = Message("reason-secret-chance", n=NUMBER, low=NUMBER, high=NUMBER)
SECRET_WINS = Message("reason-secret-wins", n=NUMBER, of=NUMBER)
SECRET_LOSES = Message("reason-secret-loses", n=NUMBER, of=NUMBER)
SECRET_CAN_WIN = Message("reason-secret-can-win", n=NUMBER, of=NUMBER, rest=NUMBER)
SECRET_COULD_LOSE = Message("reason-secret-could-lose", n=NUMBER, of=NUMBER, rest=NUMBER)
ANSWER_WINS = Message("reason-answer-wins", turns=NUMBER)
OTHERWISE = Message("reason-otherwise", turns=NUMBER)
PREVENTS = Message("reason-prevents", turns=NUMBER)
NO_DEFENCE = Message("reason-no-defence", turns=NUMBER)
DEPENDS = Message("reason-depends", n=NUMBER, of=NUMBER)
LEADS_YET = Message("reason-leads-yet", own=NUMBER, other=NUMBER, n=NUMBER)
FEW_CHANCES = Message("reason-few-chances", n=NUMBER)
DECIDED = Message("reason-decided", won=NUMBER, n=NUMBER)
DANGERS = (ANSWER_WINS, OTHERWISE, PREVENTS, NO_DEFENCE, DEPENDS)
SECRETS = (SECRET_CHANCE, SECRET_WINS, SECRET_LOSES, SECRET_CAN_WIN, SECRET_COULD_LOSE)
STANDINGS = (LEADS_YET, FEW_CHANCES, DECIDED)
MESSAGES = (WINS, LOSES, SHARE, SOLVED, BEHIND, EQUAL, BEST, CHANCE, CHANCE_BESIDE, *SECRETS, *DANGERS, *STANDINGS)


@dataclass(frozen=True)
class Reason:
    """A label, by how much it changes (0 where the words say all), and whose it is (-1: nobody's).

    What is only judged has no unit: its change says whether it gets better or worse, and `is_large` whether it is one
    of the weightiest.  What `is_answered` changes by the opponent's best answer, not by the turn itself.  What
    `is_compared` is worse than after the first option, what `is_ahead` better than after the second, both with their
    answers where these are known.  What `is_against` the player holds as the game stands, whatever he chooses.
    `grounds` are the weightiest things that what is judged consists of, where the game can name them; with `has_more`
    there are others.
    """

    label: Said
    change: float = 0.0
    seat: int = -1
    is_judged: bool = False
    is_answered: bool = False
    is_compared: bool = False
    is_ahead: bool = False
    is_large: bool = False
    is_against: bool = False
    grounds: tuple[Ground, ...] = ()
    has_more: bool = False


def percent(chance: float) -> int:
    """Of a game that is not over nothing is certain."""
    return min(99, max(1, round(100 * chance)))


def remarks(game: Game[Any, Any], pos: Position, question: Question, action: int) -> list[Reason]:
    """What the game itself can say of an option."""
    return [Reason(said) for said in game.remarks(pos, question, action)]


def changes(game: Game[Any, Any], before: Position, after: Position, seat: Seat) -> list[Reason]:
    """What can be counted in both positions and is different, the seat's own first; or that the game is decided."""
    result = game.result(after)
    if result is not None:
        return [Reason(Said(WINS if seat in result.winners() else LOSES))]
    found = []
    for old, new in zip(game.measures(before), game.measures(after), strict=True):
        for whose, (was, now) in enumerate(zip(old.values, new.values, strict=True)):
            if was != now and old.span == new.span:
                found.append(Reason(Said(new.label), now - was, whose))
    return sorted(found, key=lambda reason: reason.seat != seat)


def closings(game: Game[Any, Any], before: Position, after: Position) -> list[Reason]:
    """What was counted because it came to its end between two positions."""
    return [Reason(said) for said in game.closings(before, after)]


def prospects(game: Game[Any, Any], pos: Position) -> list[Reason]:
    """What the end of the running period would bring, where the next turn can end it."""
    return [Reason(said) for said in game.prospects(pos)]


def is_comparable(game: Game[Any, Any], before: Position, after: Position) -> bool:
    """Whether the same things count in both positions."""
    pairs = zip(game.measures(before), game.measures(after), strict=True)
    return all(old.span == new.span for old, new in pairs)


def judgements(evaluator: Evaluator[Any], before: Position, after: Position, seat: Seat) -> list[Reason]:
    """The parts of the judgement that change, the most changed first."""
    labels = evaluator.part_labels()
    pairs = zip(evaluator.parts(before, seat), evaluator.parts(after, seat), strict=True)
    grounds = evaluator.grounds(before, after, seat) or [[] for _ in labels]
    moved = [
        _judged(label, now - was, found)
        for label, (was, now), found in zip(labels, pairs, grounds, strict=True)
        if label is not UNTOLD and abs(now - was) > SMALL
    ]
    return sorted(moved, key=lambda reason: -abs(reason.change))


def _judged(label: Message, change: float, grounds: list[Ground]) -> Reason:
    """With the things that change it in the same direction, the weightiest first."""
    told = [one for one in grounds if one.change * change > 0 and abs(one.change) > SMALL]
    told.sort(key=lambda one: -abs(one.change))
    return Reason(
        Said(label),
        change,
        is_judged=True,
        grounds=tuple(told[:MOST_GROUNDS]),
        has_more=len(told) > MOST_GROUNDS,
    )
