"""The driver: it runs a position forward until somebody must decide.  Table, lab and bots use the same one."""

from hatalom.core.chance import Chance, Seeded
from hatalom.core.position import Position
from hatalom.core.question import NATURE, NO_QUESTIONS, Question, Seat


def settle(pos: Position) -> list[Question]:
    """Lets everything happen that happens by itself; returns the open questions, none if the game is over."""
    while pos.stack:
        phase = pos.stack[-1]
        pos.kept = None
        questions = phase.ask(pos)
        if questions:
            return questions
        phase.advance(pos)
    return NO_QUESTIONS


def step(pos: Position, seat: int, action: int) -> None:
    """Applies one answer; the caller has checked that it is one of the options."""
    pos.stack[-1].apply(pos, Seat(seat), action)
    pos.kept = None


def settle_by(pos: Position, chance: Chance) -> list[Question]:
    """Settles, and lets NATURE and single options be answered too, until there is a real choice."""
    while True:
        questions = settle(pos)
        if not questions:
            return questions
        question = questions[0]
        if question.seat == NATURE:
            step(pos, NATURE, question.drawn_by(chance))
            continue
        forced = forced_of(questions)
        if forced is None:
            return questions
        step(pos, forced.seat, forced.options[0])


def forced_of(questions: list[Question]) -> Question | None:
    """The first question with only one answer that may be given automatically."""
    for question in questions:
        if question.is_forced():
            return question
    return None


def play_at_random(pos: Position, rng: Seeded, chance: Chance | None = None) -> int:
    """Plays to the end with random answers; returns the number of real choices.

    NATURE answers from `chance` where it has a source of its own, as in a game between bots.
    """
    decisions = 0
    nature: Chance = rng if chance is None else chance
    while True:
        questions = settle_by(pos, nature)
        if not questions:
            return decisions
        question = questions[0]
        options = question.options
        if len(options) > 1:
            decisions += 1
        step(pos, question.seat, options[rng.below(len(options))])
