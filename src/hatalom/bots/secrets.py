"""A secret choice between two who hide nothing else: what every pair of answers leads to."""

from collections.abc import Callable

from hatalom._compiled import is_compiled
from hatalom.bots.answers import Answers, share_of
from hatalom.bots.reasons import (
    CHANCE,
    LOSES,
    SECRET_CAN_WIN,
    SECRET_CHANCE,
    SECRET_COULD_LOSE,
    SECRET_LOSES,
    SECRET_WINS,
    WINS,
    Reason,
    percent,
)
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

    At once, or in the turn that goes on behind it; the opponent could also win before the next own turn.
    """

    def __init__(self) -> None:
        self.values: list[float] = []
        self.chances: list[float] = []  # to win; -1 where nobody has measured it
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
            row.chances.append(share_of(result, answers.seat))
            row.wins += is_won
            row.loses += not is_won
            row.values.append(DECIDED if is_won else -DECIDED)
        elif self.is_complete:
            answered = answers.quickly(pos)
            row.can_win += answered.is_won
            row.could_lose += answered.is_lost
            row.chances.append(answered.chance(answers.evaluator))
            row.values.append(DECIDED if answered.is_won else -DECIDED if answered.is_lost else answered.value)
        else:
            row.values.append(answers.evaluator.value(pos, answers.seat))
            row.chances.append(-1.0)

    def weights(self) -> list[int]:
        """How often each answer should be chosen."""
        return solve(self._payoff()).weights

    def chance(self, index: int) -> int:
        """How likely one of the answers wins if the opponent answers as he should, in percent; -1 if nobody knows."""
        if not self._is_measured():
            return -1
        weights = solve([[-value for value in column] for column in zip(*self._payoff(), strict=True)]).weights
        chances = zip(weights, self.rows[index].chances, strict=True)
        return percent(sum(weight * chance for weight, chance in chances) / sum(weights))

    def reasons(self, index: int) -> list[Reason]:
        """What one of the answers leads to, and how likely that is a victory."""
        row, chance = self.rows[index], self.chance(index)
        told = row.reasons(self.is_complete)
        if chance < 0 or any(reason.label.message in (WINS, LOSES) for reason in told):
            return told
        low, high = percent(min(row.chances)), percent(max(row.chances))
        said = Said(CHANCE, [low]) if low == high else Said(SECRET_CHANCE, [chance, low, high])
        return [*told, Reason(said)]

    def _is_measured(self) -> bool:
        """Whether of every pair it is known how likely it is to win."""
        return self.is_complete and all(min(row.chances) >= 0 for row in self.rows)

    def _payoff(self) -> list[list[float]]:
        """Chances to win in percent, or what the pairs are worth where these are not known."""
        is_measured = self._is_measured()
        return [
            [
                LITTLE * row.can_win + (100 * chance if is_measured else value)
                for value, chance in zip(row.values, row.chances, strict=True)
            ]
            for row in self.rows
        ]
