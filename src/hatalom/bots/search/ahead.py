"""Looking beyond the end of the own turn: whole turns are the moves of this search.

A turn search proposes the best own turns; each is followed by turns of the others, of the own seat, and so on.  In a
duel the opponent takes what hurts most (alpha-beta).  With more players everybody takes the turn that is best for
himself, as he judges it at its end: rivals who only thought of harming this seat would make it timid.

Where a search for every turn would cost too much, all of them follow a beginner's rules of thumb instead, or all but
the own ones: what a turn was good for shows in what oneself makes of it.  The others' turns may be searched too, with a
few positions each.

What chance and hidden hands may bring is drawn anew for each *world*; all candidates meet the same worlds, so that
luck does not decide between them.
"""

import math
import time
from collections.abc import Callable
from typing import Any, Final, final

from hatalom.bots.search.turn import End, TurnSearch
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, settle_by, step
from hatalom.core.evaluator import Evaluator, Foresight
from hatalom.core.position import Position
from hatalom.core.question import NATURE, Question, Seat

INFINITE: Final = 1e9
LONGEST: Final = 60
"""Searches along one line of play, after which it is judged as it stands."""
FAR: Final = 1000.0
"""An end would be worth nothing any more so many searches ahead."""
MOST_ANSWERS: Final = 1200
"""The same by rules of thumb."""
SEEDS: Final = 1 << 30
LITTLE: Final = 1e-6
FEWEST: Final = 4
"""Worlds without which no doubt can be overcome."""
SURE: Final = 8
"""Worlds after which a candidate is left behind that is surely worse than the best."""
SURELY: Final = 2.0
"""So many standard errors."""


@final
class Candidate:
    """An own turn, and what it came to in each world so far, beside the first candidate in the same world."""

    def __init__(self, end: End) -> None:
        self.end = end
        self.value = end.value
        self.worlds = 0
        self.lead = 0.0
        self.squares = 0.0

    def hear(self, value: float, first: float) -> None:
        self.worlds += 1
        self.lead += value - first
        self.squares += (value - first) * (value - first)

    def mean(self) -> float:
        """By how much it was better than the first candidate."""
        return self.lead / self.worlds if self.worlds > 0 else 0.0

    def error(self) -> float:
        """The standard error of this mean."""
        count = self.worlds
        if count < 2:
            return INFINITE
        spread = self.squares / count - self.mean() * self.mean()
        return math.sqrt(max(0.0, spread) / (count - 1))


def by_value(candidate: Candidate) -> float:
    return -candidate.value


def sooner(value: float, ply: int) -> float:
    """What an end is worth so far ahead: a victory is better soon, a defeat late."""
    return value * (1.0 - ply / FAR)


@final
class Lookahead:
    """Chooses among the best own turns by what follows them.

    It stops after about `budget` positions, or when `seconds` have passed, and answers with what it knows by then.
    `resample` draws anew what the seat cannot know; `appeal` is a beginner's liking for an option.
    """

    def __init__(
        self,
        evaluator: Evaluator[Any],
        resample: Callable[[Any, int, Seeded], Any],
        appeal: Callable[[Any, Seat, int], float],
        foresight: Foresight,
        budget: int,
        seconds: float = 0.0,
    ) -> None:
        self.evaluator = evaluator
        self.resample = resample
        self.appeal = appeal
        self.foresight = foresight
        self.budget = budget
        self.seconds = seconds
        self.deadline = 0.0
        self.is_duel = evaluator.is_duel()
        first = min(evaluator.budget(), budget // 2)
        self.turn = TurnSearch(evaluator, evaluator.width(), first, seconds / 2.0, foresight.turns, foresight.alike)
        self.turn.most = budget
        self.inner = TurnSearch(evaluator, foresight.width, foresight.looks)
        self.own = TurnSearch(evaluator.quick(), foresight.width, foresight.own_looks)
        self.others = TurnSearch(evaluator.of_others(), foresight.width, foresight.others_looks)
        self.is_cut = False  # whether a line of play was left before its end
        self.others_looks = 0
        self.seat = Seat(0)
        self.span = 0  # that of the turn in which we think
        self.seed = 0
        self.nodes = 0
        self.worlds = 0  # how many were gone through, and how deep
        self.depth = 0
        self.ranking: list[Candidate] = []  # what was compared for the last answer, the best first

    def choose(self, pos: Position, question: Question, rng: Seeded) -> int:
        """The first click of the turn that is best in the long run."""
        self._begin(pos, question)
        if not self.evaluator.looks_ahead(pos, question.seat, self.foresight.is_wide):
            choice = self.turn.choose(pos, question, rng)
            self.nodes = self.turn.nodes
            return choice
        candidates = self._proposals(pos, question, rng)
        self.ranking = candidates
        if not is_open(candidates):
            return candidates[0].end.way[0]
        if self.foresight.worlds == 1:
            self.seed = rng.below(SEEDS)
            self._deepen(candidates)
            return candidates[0].end.way[0]
        running = candidates
        while self.worlds < self.foresight.worlds and len(running) > 1 and not self._is_out():
            self.go_through_a_world(pos, running, rng)
            running = self._leave_behind(running)
        best = self._best_of(running)
        self._rank(candidates, best)
        return best.end.way[0]

    def propose(self, pos: Position, question: Question, rng: Seeded) -> list[Candidate]:
        """The turns that look best, for whoever wants to go through worlds himself."""
        self._begin(pos, question)
        return self._proposals(pos, question, rng)

    def _begin(self, pos: Position, question: Question) -> None:
        self.deadline = time.monotonic() + self.seconds if self.seconds > 0.0 else 0.0
        self.seat = question.seat
        self.others_looks = self.foresight.others_looks if self.evaluator.searches_others(pos) else 0
        self.span = self.evaluator.span_of(pos)
        self.worlds = self.depth = 0
        self.is_cut = False
        self.ranking = []

    def _proposals(self, pos: Position, question: Question, rng: Seeded) -> list[Candidate]:
        """The turns, or the answers, that are compared; the one that looks best without foresight first."""
        self.nodes = 0
        if self.foresight.near < 0.0:
            choice = self.turn.choose(pos.copy(), question, rng)
            self.nodes = self.turn.nodes
            if self.turn.ends:
                return [Candidate(end) for end in self.turn.ends]
            return [Candidate(End(pos, [choice], 0.0, 0))]
        self.turn.seat = question.seat
        self.turn.turn = self.evaluator.turn_of(pos)
        self.turn.ends = []
        self.turn.weights = []
        solved = self.evaluator.answer(pos, question)
        self.turn.is_solved = solved >= 0
        if solved >= 0:
            return [Candidate(End(pos, [solved], 0.0, 0))]
        liking = [self.appeal(pos, question.seat, action) for action in question.options]
        most = max(liking)
        found: list[Candidate] = []
        for index in range(len(liking)):
            if liking[index] >= most - self.foresight.near:
                tie = rng.draw()  # between equals chance decides
                found.append(Candidate(End(pos, [question.options[index]], liking[index] + LITTLE * tie, 0)))
        found.sort(key=by_value)
        return found[: self.foresight.turns]

    def _is_out(self) -> bool:
        return self.is_cut or self.nodes >= self.budget or (self.deadline > 0.0 and time.monotonic() >= self.deadline)

    def _deepen(self, candidates: list[Candidate]) -> None:
        """One world, deeper and deeper: what was best so far is looked at first."""
        for depth in range(1, self.foresight.depth + 1):
            alpha = -INFINITE
            found: list[float] = []
            for candidate in candidates:
                value = self._follow(candidate.end.pos.copy(), depth, alpha)
                if self._is_out():
                    break
                found.append(value)
                alpha = max(alpha, value)
            if len(found) == 0 or (depth == 1 and len(found) < len(candidates)):
                return
            for index in range(len(candidates)):  # those not reached any more keep their order behind the others
                candidates[index].value = found[index] if index < len(found) else -INFINITE
            candidates.sort(key=by_value)
            if self._is_out():
                return
            self.depth = depth

    def go_through_a_world(self, pos: Position, candidates: list[Candidate], rng: Seeded) -> None:
        """Every candidate in the same world; one that could not be finished in time counts for none of them."""
        self.seed = rng.below(SEEDS)
        world: Position = self.resample(pos, self.seat, Seeded(self.seed))
        found: list[float] = []
        for candidate in candidates:
            trial = self._replay(world.copy(), candidate.end.way)
            found.append(self._follow(trial, self.foresight.depth, -INFINITE))
            if self.is_cut or (self._is_out() and len(found) < len(candidates)):
                return
        for index in range(len(candidates)):
            candidates[index].hear(found[index], found[0])
        self.worlds += 1

    def _leave_behind(self, candidates: list[Candidate]) -> list[Candidate]:
        """Those between which further worlds decide, and always the first: all are compared with it."""
        if self.worlds < SURE:
            return candidates
        most = 0.0
        for candidate in candidates:
            most = max(most, candidate.mean())
        running = candidates[:1]
        for candidate in candidates[1:]:
            if candidate.mean() + SURELY * candidate.error() >= most:
                running.append(candidate)
        return running

    def _best_of(self, candidates: list[Candidate]) -> Candidate:
        """The best mean; only where it is no luck does it beat the turn that looks best without foresight."""
        best = candidates[0]
        for candidate in candidates:
            if candidate.worlds >= FEWEST and candidate.mean() > best.mean():
                if candidate.mean() > self.foresight.doubt * candidate.error():
                    best = candidate
        return best

    def _rank(self, candidates: list[Candidate], best: Candidate) -> None:
        """Where worlds have spoken, by their mean; what is not surely better than the chosen one stays behind it."""
        if self.worlds < FEWEST:
            return
        for candidate in candidates:
            candidate.value = min(candidate.mean(), best.mean())
        self.ranking = [best]
        for candidate in sorted(candidates, key=by_value):
            if candidate is not best:
                self.ranking.append(candidate)

    def _replay(self, pos: Position, way: list[int]) -> Position:
        """Clicks of a turn in another world; where they cannot be made there, the turn goes on as it can."""
        self.evaluator.reopen(pos, self.seat)
        for action in way:
            while True:
                questions = settle(pos)
                if len(questions) != 1 or questions[0].seat == NATURE:
                    return pos
                question = questions[0]
                if question.seat == self.seat and not question.is_forced():
                    break
                if question.seat == self.seat or question.is_forced():
                    step(pos, question.seat, question.options[0])
                elif self.foresight.spans > 0:
                    step(pos, question.seat, self._liked(pos, question))
                else:
                    step(pos, question.seat, self.turn.worst(pos, question))
            if action not in question.options:
                return pos
            step(pos, self.seat, action)
        return pos

    def _follow(self, pos: Position, depth: int, alpha: float) -> float:
        if self.foresight.by_thumb:
            return self._play_by_thumb(pos, depth)
        return self._look(pos, depth, alpha, INFINITE, 0, self.seat, self.turn.turn)

    def _look(self, pos: Position, left: int, alpha: float, beta: float, ply: int, mover: Seat, turn: int) -> float:
        """What a position is worth to us after `left` more turns; `mover` has just played in the turn `turn`."""
        questions = self._settle(pos, ply)
        if len(questions) == 0:
            return sooner(self.evaluator.value(pos, self.seat), ply)
        if ply >= LONGEST or self._is_out():
            return self.evaluator.value(pos, self.seat)
        question = questions[0]
        if len(questions) > 1:
            if not self._has_room_for(questions):
                self.is_cut = True
                return self.evaluator.value(pos, self.seat)
            self._answer_in_secret(pos, questions, ply)
            return self._look(pos, left, alpha, beta, ply + 1, mover, turn)
        now = self.evaluator.turn_of(pos)
        goes_on = question.seat == mover and now == turn
        is_own = question.seat == self.seat
        search = self.inner
        search.keep = self.foresight.replies if not goes_on and left > 1 and (is_own or self.is_duel) else 1
        search.most = self.budget - self.nodes
        search.budget = min(self.foresight.looks, search.most)
        choice = search.choose(pos, question, self._chance(ply))
        self.nodes += search.nodes
        ends = search.ends
        if len(ends) == 0:
            step(pos, question.seat, choice)
            return self._look(pos, left, alpha, beta, ply + 1, mover, turn)
        if not goes_on:
            left -= 1
        if left == 0:
            value = self._judge(ends[0], is_own)
            return value if ends[0].pos.stack else sooner(value, ply + 1)
        best = -INFINITE if is_own else INFINITE
        for end in ends:
            value = self._look(end.pos, left, alpha, beta, ply + 1, question.seat, now)
            if is_own:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    def _play_by_thumb(self, pos: Position, left: int) -> float:
        """What a position is worth to us when beginners have gone on until `left` more own turns are over.

        A turn is his who is asked first in it.  With `spans` in the foresight so many of them are gone through instead.
        """
        chance = self._chance(0)
        span = self.span
        any_span = self.foresight.spans > 0
        if any_span:
            left = self.foresight.spans
        is_own = False
        for _ in range(MOST_ANSWERS):
            questions = settle_by(pos, chance)
            if len(questions) == 0:
                break
            if self._is_out():
                self.is_cut = True
                break
            question = questions[0]
            now = self.evaluator.span_of(pos)
            if now != span:
                span = now
                if is_own or any_span:
                    left -= 1
                    if left == 0:
                        break
                is_own = question.seat == self.seat
            if self._is_searched(pos, questions):
                self._play_turn(pos, question, chance)
            else:
                step(pos, question.seat, self._liked(pos, question))
                self.nodes += 1
        return self.evaluator.value(pos, self.seat)

    def _is_searched(self, pos: Position, questions: list[Question]) -> bool:
        """Whether this is a choice in a turn that is searched."""
        seat = questions[0].seat
        looks = self.foresight.own_looks if seat == self.seat else self.others_looks
        if looks == 0 or len(questions) > 1 or questions[0].is_forced():
            return False
        return self.evaluator.is_acting(pos, seat)

    def _play_turn(self, pos: Position, question: Question, chance: Seeded) -> None:
        """The clicks of the turn that looks best to its seat, up to where chance or another seat decides."""
        search = self.own if question.seat == self.seat else self.others
        search.most = self.budget - self.nodes
        seat = question.seat
        choice = search.choose(pos.copy(), question, chance)
        self.nodes += search.nodes
        if len(search.ends) == 0:
            step(pos, seat, choice)
            return
        for action in search.ends[0].way:
            questions = settle(pos)
            while len(questions) == 1 and questions[0].is_forced() and questions[0].seat != NATURE:
                step(pos, questions[0].seat, questions[0].options[0])
                questions = settle(pos)
            if len(questions) != 1 or questions[0].seat != seat or action not in questions[0].options:
                return
            step(pos, seat, action)

    def _liked(self, pos: Position, question: Question) -> int:
        """What a beginner likes best; the best so far where the time is over."""
        best = question.options[0]
        if len(question.options) == 1:
            return best
        most = self.appeal(pos, question.seat, best)
        for action in question.options[1:]:
            if self._is_out():
                break
            appeal = self.appeal(pos, question.seat, action)
            if appeal > most:
                best, most = action, appeal
        return best

    def _judge(self, end: End, is_own: bool) -> float:
        """The end of the last turn; the turn search has weighed what chance may still bring there."""
        if is_own:
            return end.value
        return -end.value if self.is_duel else self.evaluator.value(end.pos, self.seat)

    def _settle(self, pos: Position, ply: int) -> list[Question]:
        """Lets chance decide as it does in this world at this point of all lines of play."""
        questions = settle(pos)
        if len(questions) == 0 or questions[0].seat != NATURE:
            return questions
        chance = self._chance(ply)
        while len(questions) > 0 and questions[0].seat == NATURE:
            step(pos, NATURE, questions[0].drawn_by(chance))
            questions = settle(pos)
        return questions

    def _chance(self, ply: int) -> Seeded:
        return Seeded(self.seed + ply)

    def _has_room_for(self, questions: list[Question]) -> bool:
        """Whether all pairs of answers can still be looked at, once for each who is asked."""
        pairs = len(questions[0].options) * len(questions[1].options)
        return self.nodes + len(questions) * pairs <= self.budget

    def _answer_in_secret(self, pos: Position, questions: list[Question], ply: int) -> None:
        """Everybody answers for himself, none sees the others' answers."""
        chance = self._chance(ply)
        answers: list[int] = []
        self.inner.keep = 1
        for question in questions:
            self.inner.most = max(1, self.budget - self.nodes)
            answers.append(self.inner.choose(pos.copy(), question, chance))
            self.nodes += self.inner.nodes
        for index in range(len(questions)):
            step(pos, questions[index].seat, answers[index])


def is_open(candidates: list[Candidate]) -> bool:
    """Whether there is anything to choose: turns that begin with different clicks."""
    first = candidates[0].end.way[0]
    for candidate in candidates:
        if candidate.end.way[0] != first:
            return True
    return False
