"""The turn that was really played, for advice on a game that is over."""

from typing import Any

from hatalom.bots.search.turn import End, TurnSearch
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.evaluator import Evaluator
from hatalom.core.match import Match
from hatalom.core.position import Position
from hatalom.core.question import NATURE, Question, Seat

WIDTH, LOOKS = 8, 600
"""How the rest of a turn is searched that was played in part."""
MOST_CLICKS = 60
BETWEEN_TURNS = -1


def clicks_of(match: Match, ply: int, seat: int) -> list[int]:
    """What this seat chose from a ply on; the turn that begins there ends with one of these clicks."""
    chosen = [step.action for step in match.plies.steps[ply:] if step.seat == seat and not step.auto]
    return chosen[:MOST_CLICKS]


def turn_played(evaluator: Evaluator[Any], start: Position, question: Question, clicks: list[int]) -> End:
    """What these clicks of the asked seat come to; what others decide meanwhile is what hurts it most.

    Where they do not reach to the end of the turn it goes on as a squire would go on.
    """
    search = TurnSearch(evaluator, WIDTH, LOOKS)
    search.seat, turn = question.seat, evaluator.turn_of(start)
    pos, way, asked = start.copy(), [], [question]
    for action in clicks:
        while len(asked) == 1 and evaluator.turn_of(pos) == turn and not _is_his(asked[0], question, action):
            other = asked[0]
            is_own = other.seat == question.seat
            if other.seat == NATURE or (is_own and not other.is_forced()) or not (is_own or turn == question.seat):
                break
            step(pos, other.seat, other.options[0] if other.is_forced() else search.worst(pos, other))
            asked = settle(pos)
        if len(asked) != 1 or evaluator.turn_of(pos) != turn or not _is_his(asked[0], question, action):
            break
        step(pos, question.seat, action)
        way.append(action)
        asked = settle(pos)
    while len(asked) == 1 and asked[0].is_forced() and asked[0].seat != NATURE and evaluator.turn_of(pos) == turn:
        step(pos, asked[0].seat, asked[0].options[0])
        asked = settle(pos)
    if len(asked) == 1 and asked[0].seat == question.seat and evaluator.turn_of(pos) == turn:
        search.choose(pos.copy(), asked[0], Seeded(0))
        if search.ends:
            return End(search.ends[0].pos, way + search.ends[0].way, search.ends[0].value, 0)
    return End(pos, way, evaluator.value(pos, question.seat), 0)


def _is_his(asked: Question, question: Question, action: int) -> bool:
    """Whether the seat is asked for this click."""
    return asked.seat == question.seat and action in asked.options


def spelled_out(evaluator: Evaluator[Any], start: Position, seat: Seat, way: list[int]) -> list[int]:
    """The clicks of a turn together with those that were left no choice, which a search does not note.

    Where somebody else is asked in it, he does what hurts the seat most, as the search assumed.
    """
    search, pos, found = TurnSearch(evaluator, 1, 1), start.copy(), list[int]()
    search.seat = seat
    turn, left = -1, list(way)
    for _ in range(MOST_CLICKS):
        asked = settle(pos)
        if len(asked) != 1 or asked[0].seat == NATURE or (not left and evaluator.turn_of(pos) != turn):
            break
        question = asked[0]
        if question.is_forced():
            action = question.options[0]
        elif question.seat != seat:
            action = search.worst(pos, question)
        elif left and left[0] in question.options:
            action, turn = left.pop(0), evaluator.turn_of(pos)
        else:
            break
        if question.seat == seat:
            found.append(action)
        step(pos, question.seat, action)
    return [*found, *left]


def forced_after(evaluator: Evaluator[Any], start: Position, seat: Seat, action: int) -> list[int]:
    """The clicks of its turn that a seat has no choice about directly after this one: what a tile hits, for example.

    None between turns: what follows there may belong to something else, reinforcements to the loss before them.
    """
    pos, found = start.copy(), list[int]()
    settle(pos)
    turn = evaluator.turn_of(pos)
    if turn == BETWEEN_TURNS:
        return found
    step(pos, seat, action)
    for _ in range(MOST_CLICKS):
        asked = settle(pos)
        if len(asked) != 1 or asked[0].seat != seat or not asked[0].is_forced() or evaluator.turn_of(pos) != turn:
            break
        found.append(asked[0].options[0])
        step(pos, seat, found[-1])
    return found
