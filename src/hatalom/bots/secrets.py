"""A secret choice between two who hide nothing else: what every pair of answers leads to."""

from collections.abc import Callable

from hatalom._compiled import is_compiled
from hatalom.bots.answers import Answers
from hatalom.bots.reasons import LOSES, SECRET_CAN_WIN, SECRET_COULD_LOSE, SECRET_LOSES, SECRET_WINS, WINS, Reason
from hatalom.bots.search.matrix import solve
from hatalom.core.driver import settle, step
from hatalom.core.message import Said
from hatalom.core.position import Position
from hatalom.core.question import Question

DECIDED = 1000.0
"""A game that is won is won, whatever is left in the end."""
LITTLE = 0.01
"""Among equals the answer that can win against more answers."""
MOST_PAIRS = 200 if is_compiled() else 12
"""Of more only those are known that decide the game at once."""


class Answer:
    """One of the own answers: what it is worth against each of the opponent's, and how many of them decide the game.

    At once, or in the turn that goes on behind it; the opponent could also win with his next turn.
    """

    def __init__(self) -> None:
        self.values: list[float] = []
        self.wins = self.loses = 0
        self.can_win = self.could_lose = 0

    def reasons(self, is_complete: bool) -> list[Reason]:
        """What is known of all pairs: what only some of them lead to later would be counted too low."""
        of = len(self.values)
        if of in (self.wins, self.loses):
            return [Reason(Said(WINS if self.wins else LOSES))]
        found = [(SECRET_LOSES, self.loses), (SECRET_WINS, self.wins)]
        told = [Reason(Said(message, [number, of])) for message, number in found if number > 0]
        found = [(SECRET_COULD_LOSE, self.could_lose), (SECRET_CAN_WIN, self.can_win)] if is_complete else []
        return told + [Reason(Said(message, [number, of, of - number])) for message, number in found if number > 0]


class Secret:
    """All pairs of answers, as far as there is time; `is_complete` if every one was followed to the next turn."""

    def __init__(
        self, answers: Answers, start: Position, question: Question, other: Question, has_time: Callable[[], bool]
    ) -> None:
        self.answers = answers
        self.rows: list[Answer] = []
        self.is_complete = len(question.options) * len(other.options) <= MOST_PAIRS
        for action in question.options:
            row = Answer()
            for reply in other.options:
                pos = start.copy()
                step(pos, question.seat, action)
                step(pos, other.seat, reply)
                settle(pos)
                self.is_complete = self.is_complete and has_time()
                self._hear(row, pos)
            self.rows.append(row)

    def _hear(self, row: Answer, pos: Position) -> None:
        answers = self.answers
        result = answers.game.result(pos)
        if result is not None:
            is_won = answers.seat in result.winners()
            row.wins += is_won
            row.loses += not is_won
            row.values.append(DECIDED if is_won else -DECIDED)
        elif self.is_complete:
            answered = answers.quickly(pos)
            row.can_win += answered.is_won
            row.could_lose += answered.is_lost
            row.values.append(DECIDED if answered.is_won else -DECIDED if answered.is_lost else answered.value)
        else:
            row.values.append(answers.evaluator.value(pos, answers.seat))

    def weights(self) -> list[int]:
        """How often each answer should be chosen."""
        return solve([[value + LITTLE * row.can_win for value in row.values] for row in self.rows]).weights
