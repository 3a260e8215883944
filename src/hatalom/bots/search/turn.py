"""Beam search over a seat's own clicks to the end of its turn.

A turn is several clicks, so looking one click ahead is no better than chance.  Other seats' reactions are
answered by what hurts most, draws and rolls by their mean, secret simultaneous choices by their matrix game.
"""

from typing import Any, final

from hatalom.bots.search.matrix import Mixture, solve
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.evaluator import Evaluator
from hatalom.core.position import Position
from hatalom.core.question import NATURE, Question


@final
class Node:
    """A position in which the searching seat has a choice, and the click that the way to it begins with."""

    def __init__(self, pos: Position, options: list[int], first: int, value: float) -> None:
        self.pos = pos
        self.options = options
        self.first = first
        self.value = value


def by_value(node: Node) -> float:
    return -node.value


@final
class TurnSearch:
    """Keeps the `width` best positions after each step of a move, and stops after about `budget` positions."""

    def __init__(self, evaluator: Evaluator[Any], width: int, budget: int) -> None:
        self.evaluator = evaluator
        self.width = width
        self.budget = budget
        self.seat = 0
        self.turn = 0  # whose turn it is while we think
        self.nodes = 0
        self.beam: list[Node] = []
        self.next: list[Node] = []
        self.seen: set[int] = set()
        self.best_action = 0
        self.best_value = 0.0
        self.has_best = False

    def choose(self, pos: Position, question: Question, rng: Seeded) -> int:
        """The first click of the best way found through the rest of the turn."""
        solved = self.evaluator.answer(pos, question)
        if solved >= 0:
            return solved
        self.seat = question.seat
        self.turn = self.evaluator.turn_of(pos)
        self.nodes = 0
        self.has_best = False
        self.best_action = question.options[0]  # stands if nothing is worth a look
        self.seen = set()
        self.evaluator.reopen(pos, self.seat)
        questions = settle(pos)
        if len(questions) > 1:
            return question.options[rng.pick(self._weigh(pos, questions).weights)]
        self.beam = [Node(pos, question.options, -1, 0.0)]
        while self.beam and self.nodes < self.budget:
            self.next = []
            for node in self.beam:
                self._expand(node.pos, node.options, node.first)
            self.next.sort(key=by_value)
            self.beam = self.next[: self.width]
        for node in self.beam:
            self._end(node.value, node.first)
        return self.best_action

    def _expand(self, pos: Position, options: list[int], first: int) -> None:
        for action in options:
            if self.nodes >= self.budget and first >= 0:
                return  # out of budget; but every first click is looked at
            if self.evaluator.is_worth_a_look(pos, action):
                child = pos.copy()
                step(child, self.seat, action)
                self._visit(child, first if first >= 0 else action)

    def _visit(self, pos: Position, first: int) -> None:
        """Follows a position to the seat's next choice in this turn, or judges it where the turn is over."""
        self.nodes += 1
        while True:
            questions = settle(pos)
            if not questions:
                return self._end(self.evaluator.value(pos, self.seat), first)
            question = questions[0]
            if question.seat == NATURE:
                return self._end(self._mean(pos, question), first)
            if len(questions) > 1:
                return self._end(self._weigh(pos, questions).value, first)
            turn = self.evaluator.turn_of(pos)
            if turn != self.turn or (question.seat != self.seat and turn != self.seat):
                return self._end(self.evaluator.value(pos, self.seat), first)
            if question.is_forced():
                step(pos, question.seat, question.options[0])
            elif question.seat != self.seat:
                step(pos, question.seat, self._worst(pos, question))
            else:
                return self._go_on(pos, question, first)

    def _go_on(self, pos: Position, question: Question, first: int) -> None:
        """A click that only prepares changes no value yet: it is followed at once, not compared."""
        if pos.stack[-1].is_private(pos) >= 0:
            self._expand(pos, question.options, first)
            return
        key = self.evaluator.key(pos)
        if key not in self.seen:
            self.seen.add(key)
            self.next.append(Node(pos, question.options, first, self.evaluator.value(pos, self.seat)))

    def _end(self, value: float, first: int) -> None:
        if not self.has_best or value > self.best_value:
            self.has_best = True
            self.best_value = value
            self.best_action = first

    def _after(self, pos: Position, seat: int, action: int) -> float:
        """What the position is worth to us after this answer."""
        child = pos.copy()
        step(child, seat, action)
        settle(child)
        self.nodes += 1
        return self.evaluator.value(child, self.seat)

    def _worst(self, pos: Position, question: Question) -> int:
        """Another seat reacts with what hurts us most."""
        worst = question.options[0]
        least = self._after(pos, question.seat, worst)
        for action in question.options[1:]:
            value = self._after(pos, question.seat, action)
            if value < least:
                worst, least = action, value
        return worst

    def _mean(self, pos: Position, question: Question) -> float:
        """Chance decides: the mean over its outcomes."""
        total = 0.0
        weight = 0
        for index, action in enumerate(question.options):
            total += question.weights[index] * self._after(pos, NATURE, action)
            weight += question.weights[index]
        return total / weight

    def _weigh(self, pos: Position, questions: list[Question]) -> Mixture:
        """Both sides choose in secret: all pairs of answers; of further seats the first answer is assumed."""
        own, other = questions[0], questions[1]
        if own.seat != self.seat:
            own, other = other, own
        payoff: list[list[float]] = []
        for answer in own.options:
            row: list[float] = []
            for reply in other.options:
                child = pos.copy()
                step(child, own.seat, answer)
                step(child, other.seat, reply)
                for question in questions[2:]:
                    step(child, question.seat, question.options[0])
                settle(child)
                self.nodes += 1
                row.append(self.evaluator.value(child, self.seat))
            payoff.append(row)
        return solve(payoff)
