"""Turns that were proposed become advice: they are weighed by the opponent's answers, and compared with each other."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from hatalom.bots.answers import VICTORY_LOOKS, VICTORY_WIDTH, Answered, Answers, Seeker, has_won
from hatalom.bots.played import forced_after, spelled_out
from hatalom.bots.reasons import (
    ANSWER_WINS,
    BEHIND,
    BEST,
    CHANCE,
    CHANCE_BESIDE,
    DEPENDS,
    EQUAL,
    LARGE,
    NO_DEFENCE,
    OTHERWISE,
    PREVENTS,
    SMALL,
    Reason,
    changes,
    closings,
    is_comparable,
    judgements,
    percent,
    prospects,
    remarks,
)
from hatalom.bots.search.turn import End, TurnSearch
from hatalom.bots.standing import standing
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Game
from hatalom.core.message import Said
from hatalom.core.moment import Arrow
from hatalom.core.position import Position
from hatalom.core.question import NATURE, Question, Seat

MOST = 3
MOST_JUDGED = 2
MOST_COUNTED = 2
"""Of what is worse than after the first option."""
MOST_OBJECTIONS = 2
"""The last ones: a turn prepares first what it does then."""
NO_CLICK = -1
"""Behind the last click of a turn."""


@dataclass(frozen=True)
class Advice:
    """One option, why, how the computer would go on after it in the same turn, and what the opponent would answer.

    The first reason tells the danger, where there is one; the last one, in what the option is behind the first.
    `example` is the opponent's turn that wins where his first answer does not show it, in one of the tried ways.
    """

    action: int
    reasons: list[Reason]
    then: list[int] = field(default_factory=list)
    answer: list[int] = field(default_factory=list)
    arrows: list[Arrow] = field(default_factory=list)
    """What goes from where to where in it, for the map."""
    example: list[int] = field(default_factory=list)
    is_played: bool = False
    """Whether this is what was really played there, or comes to the same."""
    goes_on_alike: bool = False
    """It goes on as after the first option, so `then` is left out; `is_answered_alike` likewise for `answer`."""
    is_answered_alike: bool = False
    forced: list[int] = field(default_factory=list)
    """What follows the option at once because there is no choice; `then` goes on behind it."""


class Turn:
    """A turn to be told: what the opponent could answer, where that is known, and how far it is behind the first."""

    def __init__(self, end: End, answered: Answered | None, behind: float = 0.0) -> None:
        self.end = end
        self.answered = answered
        self.behind = behind

    @property
    def is_lost(self) -> bool:
        return self.answered is not None and self.answered.is_lost

    @property
    def answer(self) -> End | None:
        """The opponent's best turn after it."""
        return self.answered.best if self.answered is not None else None


def never() -> bool:
    return False


class Adviser:
    """Turns as advice: one for each first click, what speaks for it, and none but the best that loses at once."""

    def __init__(
        self,
        game: Game[Any, Any],
        evaluator: Evaluator[Any],
        start: Position,
        question: Question,
        looks_for_answers: Callable[[], bool] = never,
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.start = start
        self.question = question
        self.seat = question.seat
        self.looks_for_answers = looks_for_answers
        self.answers = Answers(game, evaluator, question.seat)
        self.turns: list[Turn] = []
        self.played: Turn | None = None
        self.known: dict[tuple[int, ...], Answered] = {}  # by the clicks of the turn
        self.tried: set[int] = set()
        self.best = 0.0
        self.is_hopeless = False  # no option was found that prevents defeat
        self.are_two = any(len(measure.values) == 2 for measure in game.measures(start))
        evaluator.reopen(start, question.seat)  # as the search has seen it
        self.is_reacting = evaluator.turn_of(start) not in (-1, question.seat)

    def hear(self, end: End) -> None:
        """Takes a turn, unless another one is told that comes to the same with its clicks in another order."""
        if end.way[0] in self.tried or len(self.turns) == MOST:
            return
        self.tried.add(end.way[0])
        if self.turns and self.answers.is_lost(end.pos):
            return
        if any(self._is_same(turn.end, end) for turn in self.turns):
            return
        if not self.turns:
            self.best = end.value
        self.turns.append(self._turn(end))

    def hear_best(self, ends: list[End]) -> None:
        """Those first that are best after the opponent's answer, which is searched more widely here than for a turn."""
        different = self._different(ends)
        weighed = [Turn(end, self.answers.soon(end.pos)) for end in different if self.looks_for_answers()]
        for turn in sorted(weighed, key=self._merit):
            self.hear(turn.end)

    def hear_played(self, end: End) -> None:
        """What was really played is told too, however bad it was."""
        same = next((turn for turn in self.turns if self._is_same(turn.end, end)), None)
        self.played = self._turn(end) if same is None else same

    def rank(self) -> None:
        """The best after the opponent's answer first, where all answers are known; also if it is what was played."""
        if all(turn.answered is not None for turn in self.turns):
            self.turns.sort(key=self._merit)
            played = self.played
            if played is not None and played.answered is not None and self._merit(played) < self._merit(self.turns[0]):
                self.turns = [played, *self.turns][:MOST]
        for turn in self._heard():
            turn.behind = self._behind(turn)

    def _turn(self, end: End) -> Turn:
        """With the opponent's answer, if there is time for it; it is searched once."""
        way = tuple(end.way)
        if way not in self.known and self.looks_for_answers():
            self.known[way] = self.answers.to(end.pos)
        turn = Turn(end, self.known.get(way))
        turn.behind = self._behind(turn)
        return turn

    def _merit(self, turn: Turn) -> tuple[bool, bool, float]:
        value = turn.end.value if turn.answered is None else self._worth(turn.answered)
        return (
            turn.is_lost or self.answers.is_lost(turn.end.pos),
            not has_won(self.game, turn.end.pos, self.seat),
            -value,
        )

    def _different(self, ends: list[End]) -> list[End]:
        """One of those that come to the same."""
        found: list[End] = []
        for end in ends:
            if not any(self._is_same(end, other) for other in found):
                found.append(end)
        return found

    def _is_same(self, one: End, other: End) -> bool:
        """Whether two turns come to the same, in whatever order of clicks."""
        if one.way == other.way:
            return True
        if not one.pos.stack or not other.pos.stack:
            return False
        keys = self.evaluator.key(one.pos), self.evaluator.key(other.pos)
        return keys[0] == keys[1] and abs(self.value_of(one) - self.value_of(other)) <= SMALL

    def _behind(self, turn: Turn) -> float:
        """By how much it is behind the first: both with their answers, where these are known."""
        if not self.turns:
            return 0.0
        first = self.turns[0].answered
        if first is not None and turn.answered is not None:
            return self._worth(first) - self._worth(turn.answered)
        return self.best - turn.end.value

    def _worth(self, answered: Answered) -> float:
        """The chance to win where it was measured, else the value."""
        chance = answered.chance(self.evaluator)
        return answered.value if chance < 0 else chance

    def victory(self, rng: Seeded) -> list[End]:
        """A turn that wins at once, which a narrower search may have missed."""
        seeker = Seeker(self.game, self.evaluator, VICTORY_WIDTH, VICTORY_LOOKS)
        seeker.search.choose(self.start.copy(), self.question, rng)
        won = [end for end in seeker.search.ends if has_won(self.game, end.pos, self.seat)]
        return won or seeker.victories(self.start, self.question, rng)

    def defend(self) -> None:
        """If the first would lose at once, one that would not stands first, also one that nobody has proposed."""
        heard = self._heard()
        if any(turn.is_lost for turn in heard):  # then it is said of the others that they prevent it
            for turn in heard:
                if not turn.is_lost and turn.answered is not None and self.looks_for_answers():
                    turn.answered = self.answers.carefully(turn.end.pos)
        if not self.turns or not self.turns[0].is_lost:
            return
        saving = [turn for turn in self.turns if not turn.is_lost]
        if not saving:
            defence = self.answers.defence(self.start, self.question, self.looks_for_answers)
            self.is_hopeless = defence.end is None and defence.is_complete
            if defence.end is None:
                return
            saving = [Turn(defence.end, defence.answered)]
            if self.played is not None and self._is_same(self.played.end, defence.end):
                self.played = saving[0]
        lost = [turn for turn in self.turns if turn.is_lost and turn.end.way[0] != saving[0].end.way[0]]
        self.turns = (saving + lost)[:MOST]
        self.best = self.value_of(saving[0].end)
        for turn in self._heard():
            turn.behind = self.best - self.value_of(turn.end)

    def _heard(self) -> list[Turn]:
        """Those that are told: the best, and what was played if it is none of them."""
        return self.turns if self.played is None or self.played in self.turns else [*self.turns, self.played]

    def told(self) -> list[Advice]:
        """The best first, and what is as good before what is weaker; what was played stands last if it is none of them.

        Each with what speaks for it and against it.  If nothing does, it is the best because no other is better.
        """
        if not self._heard():
            return []
        stands = standing(self.game, self.evaluator, self.start, self.seat, self._chance_of(self.turns[0]))
        found = [self._tell(turn, stands) for turn in self._heard()]
        if found[0].reasons == stands:
            found[0] = replace(found[0], reasons=[*stands, Reason(Said(BEST))])
        count = len(self.turns)
        found = [found[0], *sorted(found[1:count], key=is_behind), *found[count:]]
        most = max((abs(one.change) for told in found for one in told.reasons if one.is_judged), default=0.0)
        return [
            replace(told, reasons=[replace(one, is_large=_is_large(one, most)) for one in told.reasons])
            for told in found
        ]

    def _tell(self, turn: Turn, stands: list[Reason]) -> Advice:
        first, end = self.turns[0], turn.end
        closed, danger = closings(self.game, self.start, end.pos), self._danger(turn)
        reasons = self._chance(turn) + changes(self.game, self.start, end.pos, self.seat)
        reasons += remarks(self.game, self.start, self.question, end.way[0]) + self._objections(end.way) + closed
        if is_comparable(self.game, self.start, end.pos):
            reasons += judgements(self.evaluator, self.start, end.pos, self.seat)[:MOST_JUDGED]
        answered = self._answered(turn)
        reasons += [] if closed or turn.is_lost else self._prospects(turn)
        reasons += answered
        if turn is not first and (turn.behind > SMALL or (turn.is_lost and not first.is_lost)):
            reasons += self._beside_the_first(turn) or [Reason(Said(BEHIND))]
        elif turn is not first:
            reasons.append(Reason(Said(EQUAL)))
        elif not danger and all(reason.label.message is CHANCE for reason in reasons):
            reasons += self._beside_the_second()
        arrows = self.game.traces(self.start, end.pos, self.seat)
        then = spelled_out(self.evaluator, self.start, self.seat, end.way)[1:]
        forced = forced_after(self.evaluator, self.start, self.seat, end.way[0])
        answer, example = self._answer(turn), [] if turn.answered is None or not danger else turn.answered.example
        told = Advice(end.way[0], danger + stands + reasons, then, answer, arrows, example, turn is self.played)
        count = len(forced) if then[: len(forced)] == forced else 0
        return replace(told, forced=then[:count], then=then[count:])

    def _answer(self, turn: Turn) -> list[int]:
        """The clicks of the opponent's best turn."""
        if turn.answer is None:
            return []
        other = Seat(1 - self.seat)  # answers are known between two
        return spelled_out(self.evaluator, turn.end.pos, other, turn.answer.way)

    def _danger(self, turn: Turn) -> list[Reason]:
        """That the opponent could win; or that this turn prevents what another does not."""
        answered = turn.answered
        if answered is None or self.game.result(turn.end.pos) is not None:
            return []
        if answered.is_lost:
            message = NO_DEFENCE if self.is_hopeless and turn is self.turns[0] else ANSWER_WINS
            return [Reason(Said(message, [self._turns(answered.turns)]))]
        if answered.wins > 0:
            return [Reason(Said(DEPENDS, [answered.wins, len(answered.lines)]))]
        others = [other for other in self._heard() if other is not turn]
        known = [other.answered for other in others if other.answered is not None]
        lost = [one.turns for one in known if one.is_lost]
        if not lost or not answered.is_sure:
            return []
        message = OTHERWISE if len(lost) == len(others) else PREVENTS
        return [Reason(Said(message, [self._turns(min(lost))]))]

    def _turns(self, count: int) -> int:
        """0 where the opponent's own turn is running: he wins in it."""
        return 0 if self.is_reacting and count == 1 else count

    def _chance(self, turn: Turn) -> list[Reason]:
        """How likely it is to win after the best answer, where that was measured and is not certain anyway."""
        chance, first = self._chance_of(turn), self._chance_of(self.turns[0])
        if chance < 0:
            return []
        if turn is self.turns[0] or first in (-1, chance):
            return [Reason(Said(CHANCE, [chance]))]
        return [Reason(Said(CHANCE_BESIDE, [chance, first]))]

    def _chance_of(self, turn: Turn) -> int:
        """In percent; -1 where it is not known, or where the game is decided."""
        if turn.answered is None or turn.is_lost or self.game.result(turn.end.pos) is not None:
            return -1
        chance = turn.answered.chance(self.evaluator)
        return -1 if chance < 0 else percent(chance)

    def _prospects(self, turn: Turn) -> list[Reason]:
        """How the running period would end as things stand, unless the answer ends it."""
        if turn.answer is not None and closings(self.game, turn.end.pos, turn.answer.pos):
            return []
        return prospects(self.game, turn.end.pos)

    def _objections(self, way: list[int]) -> list[Reason]:
        """What others could do against the turn although it was assumed that they do not; the same is told once."""
        search, pos = TurnSearch(self.evaluator, 1, 1), self.start.copy()
        search.seat = self.seat
        found: dict[tuple[str, ...], Reason] = {}
        for action in [*way, NO_CLICK]:
            questions = settle(pos)
            while len(questions) == 1 and self._passes(pos, questions[0], action):
                question = questions[0]
                answer = question.options[0] if question.is_forced() else search.worst(pos, question)
                said = self.game.objection(pos, question, answer)
                if said is not None:
                    found[said.message.key, *map(str, said.args)] = Reason(said)
                step(pos, question.seat, answer)
                questions = settle(pos)
            if len(questions) != 1 or action not in questions[0].options:
                break
            step(pos, self.seat, action)
        return list(found.values())[-MOST_OBJECTIONS:]

    def _passes(self, pos: Position, question: Question, action: int) -> bool:
        """Whether a question comes before this click of a turn, or behind its last one still within the turn."""
        if action == NO_CLICK and self.evaluator.turn_of(pos) != self.seat:
            return False
        if question.seat in (NATURE, self.seat):
            return question.is_forced() and action not in question.options
        return True

    def _beside_the_first(self, turn: Turn) -> list[Reason]:
        """What is worse than after the first option."""
        return [replace(reason, is_compared=True) for reason in self._told_apart(self.turns[0], turn, is_worse=True)]

    def _beside_the_second(self) -> list[Reason]:
        """What is better than after the second option."""
        if len(self.turns) < 2:
            return []
        first, second = self.turns[:2]
        return [replace(reason, is_ahead=True) for reason in self._told_apart(second, first, is_worse=False)]

    def _told_apart(self, one: Turn, other: Turn, is_worse: bool) -> list[Reason]:
        """What is worse, or better, after the other turn: with the answers, or without where these tell nothing."""
        found: list[Reason] = []
        if one.answer is not None and other.answer is not None:
            found = self._told_apart_in(one.answer.pos, other.answer.pos, is_worse)
        return found or self._told_apart_in(one.end.pos, other.end.pos, is_worse)

    def _told_apart_in(self, one: Position, other: Position, is_worse: bool) -> list[Reason]:
        """What is worse, or better, in the other position: what can be counted, then parts of the judgement."""
        is_over = self.game.result(one) is not None or self.game.result(other) is not None
        if is_over or not is_comparable(self.game, one, other):
            return []
        counted = changes(self.game, one, other, self.seat)
        judged = judgements(self.evaluator, one, other, self.seat)
        told = [
            [reason for reason in reasons if self._is_bad(reason, is_worse)][:most]
            for reasons, most in ((counted, MOST_COUNTED), (judged, MOST_JUDGED))
        ]
        return [*told[0], *told[1]][:MOST]

    def _is_bad(self, reason: Reason, is_worse: bool) -> bool:
        """Whether the seat has less of it, or its only opponent more; among more players another may be an ally.

        Where not what is worse is looked for, the other way round.
        """
        change = reason.change if is_worse else -reason.change
        if reason.seat in (-1, self.seat):
            return change < 0
        return change > 0 and self.are_two

    def _answered(self, turn: Turn) -> list[Reason]:
        """What is counted with the opponent's best answer, and what it would change where it does not win."""
        after = turn.end.pos
        if turn.answer is None:
            return []
        closed = closings(self.game, after, turn.answer.pos)
        found = [] if turn.is_lost else changes(self.game, after, turn.answer.pos, self.seat)
        found = found[: max(1, MOST - len(closed))]
        return [replace(reason, is_answered=True) for reason in closed + found]

    def value_of(self, end: End) -> float:
        """What its end is worth as it stands."""
        return self.evaluator.value(end.pos, self.seat)

    def untried(self, options: list[int]) -> list[int]:
        return [option for option in options if option not in self.tried]


def is_behind(advice: Advice) -> bool:
    """Whether it was judged weaker than the first."""
    last = advice.reasons[-1]
    return last.is_compared or last.label.message is BEHIND


def _is_large(reason: Reason, most: float) -> bool:
    return reason.is_judged and abs(reason.change) * LARGE >= most
