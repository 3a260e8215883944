"""Random play with everything open to a test: one `Moment` for each answer, NATURE's included."""

from collections.abc import Iterator
from dataclasses import dataclass

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.event import Event
from hatalom.core.question import NATURE, Question
from hatalom.games.power_and_weakness.game import GAME
from hatalom.games.power_and_weakness.position import PowerAndWeakness
from tests.games.power_and_weakness.scenario import CONTENT


@dataclass
class Moment:
    """Somebody is about to answer; `events` is what was told since the moment before."""

    pos: PowerAndWeakness
    questions: list[Question]
    question: Question
    action: int
    events: list[Event]


def walk(seed: int) -> Iterator[Moment]:
    """A whole game.  The position is the running one: whoever wants to keep it copies it."""
    rng = Seeded(seed)
    pos = GAME.set_up(2, {}, CONTENT)
    pos.log = []
    while questions := settle(pos):
        question = questions[rng.below(len(questions))]
        options = question.options
        index = rng.pick(question.weights) if question.seat == NATURE else rng.below(len(options))
        events, pos.log = pos.log or [], []
        yield Moment(pos, questions, question, options[index], events)
        step(pos, question.seat, options[index])


def whole_log(seed: int) -> tuple[PowerAndWeakness, list[Event]]:
    """A game to its end, and all that was told."""
    events: list[Event] = []
    pos = GAME.set_up(2, {}, CONTENT)
    for moment in walk(seed):
        events += moment.events
        pos = moment.pos
    return pos, events + (pos.log or [])


def position_after(seed: int, plies: int) -> PowerAndWeakness:
    """The position after so many answers; in a shorter game they are counted round and round."""
    length = 0
    for moment in walk(seed):
        if length == plies:
            moment.pos.log = None
            return moment.pos
        length += 1
    return position_after(seed, plies % length)
