"""Beam search over a seat's own clicks to the end of its turn.

A turn is several clicks, so looking one click ahead is no better than chance.  Other seats' reactions are
answered by what hurts most, draws and rolls by their mean, secret simultaneous choices by their matrix game.
"""

import time
from typing import Any, Final, final

from hatalom.bots.search.matrix import Mixture, solve
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.evaluator import Evaluator
from hatalom.core.position import Position
from hatalom.core.question import NATURE, Question, Seat

UNBOUNDED: Final = 1 << 60


@final
class Node:
    """A position in which the searching seat has a choice, and the clicks that led to it."""

    def __init__(self, pos: Position, options: list[int], way: list[int], value: float) -> None:
        self.pos = pos
        self.options = options
        self.way = way
        self.value = value


def by_value(node: Node) -> float:
    return -node.value


@final
class End:
    """A whole turn: the clicks, the position where it ends, and what that is worth to the seat."""

    def __init__(self, pos: Position, way: list[int], value: float, key: int) -> None:
        self.pos = pos
        self.way = way
        self.value = value
        self.key = key


@final
class TurnSearch:
    """Keeps the `width` best positions after each step of a move, and stops after about `budget` positions.

    With `seconds` above 0 it also stops when so much time has passed.  The `keep` best turns that end differently are
    found in `ends`, the best one first; with `alike` above 0 at most so many of them begin with the same click.

    Every first click is looked at, whatever the budget; only `most` positions end that too.
    """

    def __init__(
        self,
        evaluator: Evaluator[Any],
        width: int,
        budget: int,
        seconds: float = 0.0,
        keep: int = 1,
        alike: int = 0,
    ) -> None:
        self.evaluator = evaluator
        self.width = width
        self.budget = budget
        self.seconds = seconds
        self.keep = keep
        self.alike = alike
        self.most = UNBOUNDED
        self.deadline = 0.0
        self.seat = Seat(0)
        self.turn = 0  # whose turn it is while we think
        self.nodes = 0
        self.beam: list[Node] = []
        self.next: list[Node] = []
        self.seen: set[int] = set()
        self.ends: list[End] = []  # none where there was no search
        self.weights: list[int] = []  # how often each option should be chosen, where all choose in secret
        self.is_solved = False

    def choose(self, pos: Position, question: Question, rng: Seeded) -> int:
        """The first click of the best way found through the rest of the turn."""
        self.ends = []
        self.weights = []
        self.nodes = 0
        solved = self.evaluator.answer(pos, question)
        self.is_solved = solved >= 0
        if self.is_solved:
            return solved
        self.seat = question.seat
        self.turn = self.evaluator.turn_of(pos)
        self.deadline = time.monotonic() + self.seconds if self.seconds > 0.0 else 0.0
        self.seen = set()
        self.evaluator.reopen(pos, self.seat)
        questions = settle(pos)
        if len(questions) > 1:
            self.weights = self._weigh(pos, questions).weights
            return question.options[rng.pick(self.weights)]
        self.beam = [Node(pos, question.options, [], 0.0)]
        while self.beam and (self.nodes == 0 or not self._is_out()):
            self.next = []
            for node in self.beam:
                self._expand(node.pos, node.options, node.way)
            self.next.sort(key=by_value)
            self.beam = self.next[: self.width]
        for node in self.beam:
            self._end(node.pos, node.value, node.way)
        return self.ends[0].way[0] if self.ends else question.options[0]  # if nothing is worth a look

    def _is_out(self) -> bool:
        """Enough has been looked at, or the time is over."""
        return self.nodes >= self.budget or (self.deadline > 0.0 and time.monotonic() >= self.deadline)

    def _has_room(self, count: int) -> bool:
        """Whether so many more positions may be looked at."""
        return self.nodes + count <= self.most

    def _expand(self, pos: Position, options: list[int], way: list[int]) -> None:
        worth = [action for action in options if self.evaluator.is_worth_a_look(pos, action)]
        for action in worth if len(worth) > 0 else options:
            if self.nodes >= self.most or (len(way) > 0 and self._is_out()):
                return
            child = pos.copy()
            step(child, self.seat, action)
            self._visit(child, [*way, action])

    def _visit(self, pos: Position, way: list[int]) -> None:
        """Follows a position to the seat's next choice in this turn, or judges it where the turn is over."""
        self.nodes += 1
        while True:
            questions = settle(pos)
            if not questions:
                return self._end(pos, self.evaluator.value(pos, self.seat), way)
            question = questions[0]
            if question.seat == NATURE and self.evaluator.is_judged_before_chance(pos):
                return self._end(pos, self.evaluator.value(pos, self.seat), way)
            if question.seat == NATURE and self._has_room(len(question.options)):
                return self._end(pos, self._mean(pos, question), way)
            if len(questions) > 1 and self._has_room(len(question.options) * len(questions[1].options)):
                return self._end(pos, self._weigh(pos, questions).value, way)
            if question.seat == NATURE or len(questions) > 1:
                return self._end(pos, self.evaluator.value(pos, self.seat), way)
            turn = self.evaluator.turn_of(pos)
            if turn != self.turn or (question.seat != self.seat and turn != self.seat):
                return self._end(pos, self.evaluator.value(pos, self.seat), way)
            if question.is_forced():
                step(pos, question.seat, question.options[0])
            elif question.seat != self.seat:
                step(pos, question.seat, self.worst(pos, question))
            else:
                return self._go_on(pos, question, way)

    def _go_on(self, pos: Position, question: Question, way: list[int]) -> None:
        """A click that only prepares changes no value yet: it is followed at once, not compared."""
        if pos.stack[-1].private_to(pos) >= 0:
            self._expand(pos, question.options, way)
            return
        key = self.evaluator.key(pos)
        if key not in self.seen:
            self.seen.add(key)
            self.next.append(Node(pos, question.options, way, self.evaluator.value(pos, self.seat)))

    def _end(self, pos: Position, value: float, way: list[int]) -> None:
        """Keeps this turn if it is among the best; of turns that come to the same the first one stays."""
        ends = self.ends
        if len(ends) == self.keep and value <= ends[-1].value:
            return
        key = self.evaluator.key(pos) if self.keep > 1 and pos.stack else 0
        place = len(ends)
        while place > 0 and ends[place - 1].value < value:
            place -= 1
        for end in ends:
            if end.value == value and end.key == key:
                return
        ends.insert(place, End(pos, way, value, key))
        if self.alike > 0:
            self._thin_out(way[0])
        del ends[self.keep :]

    def _thin_out(self, first: int) -> None:
        """Of the turns that begin with this click the best ones stay."""
        found = 0
        for index in range(len(self.ends)):
            if self.ends[index].way[0] == first:
                found += 1
                if found > self.alike:
                    del self.ends[index]
                    return

    def _after(self, pos: Position, seat: int, action: int) -> float:
        """What the position is worth to us after this answer."""
        child = pos.copy()
        step(child, seat, action)
        settle(child)
        self.nodes += 1
        return self.evaluator.value(child, self.seat)

    def worst(self, pos: Position, question: Question) -> int:
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
