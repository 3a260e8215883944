"""A computer's advice: the best options of a question, each with what speaks for it.

It is made from a view, like every answer of a computer, so a player who asks learns nothing that he could not know.
Reasons are found by comparing two positions, never made up: what a seat can count after the way the computer would
go, how the game's own judgement of the position changes, what was counted where a period of the game ended, what the
opponent's best answer would change where nothing is hidden, and in what a weaker option is behind the first.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from hatalom._compiled import is_compiled
from hatalom.bots.commanders import Commander
from hatalom.bots.search.ahead import Candidate, is_open
from hatalom.bots.search.turn import End, TurnSearch
from hatalom.bots.squire import Squire
from hatalom.core.action import NUMBER
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, settle_by, step
from hatalom.core.evaluator import UNTOLD, Evaluator
from hatalom.core.game import Game
from hatalom.core.message import Message, Said
from hatalom.core.moment import Arrow
from hatalom.core.position import Position
from hatalom.core.question import NATURE, Question, Seat

MOST = 3
MOST_JUDGED = 2
MOST_COUNTED = 2
"""Of what is worse than after the first option."""
MOST_OBJECTIONS = 2
"""The last ones: a turn prepares first what it does then."""
ANSWER_WIDTH, ANSWER_LOOKS = (16, 6000) if is_compiled() else (8, 600)
"""How the opponent's answer is searched."""
VICTORY_WIDTH, VICTORY_LOOKS = 16, 6000
"""How it is searched whether the turn can win at once."""
DRAWS = 4
"""Where chance or a secret choice comes between a turn and its answer, it is drawn so often."""
SMALL = 0.005
"""Differences of judgement below this are none."""
WINS = Message("reason-wins")
LOSES = Message("reason-loses")
SHARE = Message("reason-share", n=NUMBER)
SOLVED = Message("reason-solved")
BEHIND = Message("reason-behind")
EQUAL = Message("reason-equal")
BEST = Message("reason-best")
ANSWER_WINS = Message("reason-answer-wins")
MESSAGES = (WINS, LOSES, SHARE, SOLVED, BEHIND, EQUAL, BEST, ANSWER_WINS)


@dataclass(frozen=True)
class Reason:
    """A label, by how much it changes (0 where the words say all), and whose it is (-1: nobody's).

    What is only judged has no unit: whether it gets better or worse is all that its change says.  What `is_answered`
    changes by the opponent's best answer, not by the turn itself.  What `is_compared` is worse than after the first
    option, both with their answers where these are known.
    """

    label: Said
    change: float = 0.0
    seat: int = -1
    is_judged: bool = False
    is_answered: bool = False
    is_compared: bool = False


@dataclass(frozen=True)
class Advice:
    """One option, why, how the computer would go on after it in the same turn, and what the opponent would answer."""

    action: int
    reasons: list[Reason]
    then: list[int] = field(default_factory=list)
    answer: list[int] = field(default_factory=list)
    arrows: list[Arrow] = field(default_factory=list)
    """What goes from where to where in it, for the map."""


def advise(
    bot: Squire | Commander, view: Any, question: Question, rng: Seeded, has_time: Callable[[], bool] = lambda: True
) -> list[Advice]:
    """Up to three options, the best first; `has_time` says whether another one may be looked for."""
    start = bot.game.determinize(view, rng, bot.content)
    search = bot.search if isinstance(bot, Squire) else bot.search.turn
    ranked = _ranked(bot, start, question, rng)
    choice = ranked[0].way[0] if ranked else search.choose(start.copy(), question, rng)
    if search.weights:
        return _mixture(question.options, search.weights)
    if not ranked and (search.is_solved or not search.ends):
        return [Advice(choice, [Reason(Said(SOLVED))] if search.is_solved else [])]
    adviser = Adviser(bot.game, search.evaluator, start, question.seat, has_time if _foretells(bot) else never)
    if ranked and _foretells(bot):
        ranked = [*adviser.victory(question, rng), *ranked]
    for end in ranked:
        adviser.hear(end)
    if isinstance(bot, Commander) and ranked:  # the others are compared without foresight
        by_answer = bot.search.foresight.near >= 0
        adviser.best = adviser.value_of(ranked[0]) if by_answer else bot.search.ranking[0].end.value
    left = adviser.untried(question.options)
    while left and len(adviser.found) < MOST and (not adviser.found or has_time()):
        if ranked or adviser.found:
            search.choose(start.copy(), Question(question.seat, question.prompt, left, question.args), rng)
        if not search.ends:
            break
        adviser.hear(search.ends[0])
        left = [action for action in left if action != search.ends[0].way[0]]
    return _compared(adviser.saved())


def always() -> bool:
    return True


def never() -> bool:
    return False


def _foretells(bot: Squire | Commander) -> bool:
    """Whether the answer to a turn can be known: between two who hide nothing, so that one world is enough."""
    return isinstance(bot, Commander) and bot.search.is_duel and bot.search.foresight.worlds == 1


def _ranked(bot: Squire | Commander, start: Position, question: Question, rng: Seeded) -> list[End]:
    """The turns that a commander has compared by what follows them, the best first; none where it compares nothing."""
    if isinstance(bot, Squire):
        return []
    bot.search.choose(start.copy(), question, rng)
    ranking = bot.search.ranking
    if not ranking or bot.search.turn.weights or bot.search.turn.is_solved or not is_open(ranking):
        return []
    if bot.search.foresight.near < 0:
        return [End(one.end.pos, one.end.way, one.value, one.end.key) for one in ranking]
    return [_gone_on(bot, start, question, one, rng) for one in ranking[:MOST]]


def _gone_on(bot: Commander, start: Position, question: Question, one: Candidate, rng: Seeded) -> End:
    """An answer with the rest of the turn as a squire would go on: what speaks for it is seen at the turn's end."""
    search, alone = bot.search.turn, Question(question.seat, question.prompt, one.end.way, question.args)
    search.choose(start.copy(), alone, rng)
    return End(search.ends[0].pos, search.ends[0].way, one.value, one.end.key) if search.ends else one.end


class Reached:
    """Where an option leads: after the own turn, and what the opponent would answer, where that is known."""

    def __init__(self, after: Position) -> None:
        self.after = after
        self.answer: End | None = None


class Adviser:
    """Turns as advice: one for each first click, what speaks for it, and none but the best that loses at once."""

    def __init__(
        self,
        game: Game[Any, Any],
        evaluator: Evaluator[Any],
        start: Position,
        seat: Seat,
        looks_for_answers: Callable[[], bool] = never,
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.start = start
        self.seat = seat
        self.looks_for_answers = looks_for_answers
        self.answers = TurnSearch(evaluator, ANSWER_WIDTH, ANSWER_LOOKS)
        self.found: list[Advice] = []
        self.heard: list[End] = []  # what they were found from
        self.tried: set[int] = set()
        self.best = 0.0
        self.first = Reached(start)
        self.are_two = any(len(measure.values) == 2 for measure in game.measures(start))
        evaluator.reopen(start, seat)  # as the search has seen it

    def hear(self, end: End) -> None:
        if end.way[0] in self.tried or len(self.found) == MOST:
            return
        self.tried.add(end.way[0])
        reasons = changes(self.game, self.start, end.pos, self.seat)
        closed = closings(self.game, self.start, end.pos)
        if self.found and reasons and reasons[0].label.message is LOSES:
            return
        reasons += self._objections(end.way) + closed
        if is_comparable(self.game, self.start, end.pos):
            reasons += _judgements(self.evaluator, self.start, end.pos, self.seat)[:MOST_JUDGED]
        reached = Reached(end.pos)
        if self.looks_for_answers():
            reasons += self._answered(reached)
        if not self.found:
            self.best, self.first = end.value, reached
        elif self.best - end.value > SMALL or is_answered_by_defeat(reasons):
            reasons += self._beside_the_first(reached) or [Reason(Said(BEHIND))]
        else:
            reasons.append(Reason(Said(EQUAL)))
        arrows = self.game.traces(self.start, end.pos, self.seat)
        answer = [] if reached.answer is None else reached.answer.way
        self.found.append(Advice(end.way[0], reasons, end.way[1:], answer, arrows))
        self.heard.append(end)

    def victory(self, question: Question, rng: Seeded) -> list[End]:
        """A turn that wins at once, which a narrower search may have missed."""
        search = TurnSearch(self.evaluator, VICTORY_WIDTH, VICTORY_LOOKS)
        search.choose(self.start.copy(), question, rng)
        return [end for end in search.ends if self._is_won(end.pos)]

    def _objections(self, way: list[int]) -> list[Reason]:
        """What others could do against the turn although it was assumed that they do not."""
        search, pos = TurnSearch(self.evaluator, 1, 1), self.start.copy()
        search.seat = self.seat
        found: list[Reason] = []
        for action in way:
            questions = settle(pos)
            while len(questions) == 1 and questions[0].seat not in (NATURE, self.seat):
                question = questions[0]
                answer = search.worst(pos, question)
                said = self.game.objection(pos, question, answer)
                if said is not None:
                    found.append(Reason(said))
                step(pos, question.seat, answer)
                questions = settle(pos)
            while len(questions) == 1 and questions[0].is_forced() and action not in questions[0].options:
                step(pos, questions[0].seat, questions[0].options[0])
                questions = settle(pos)
            if len(questions) != 1 or action not in questions[0].options:
                break
            step(pos, self.seat, action)
        return found[-MOST_OBJECTIONS:]

    def saved(self) -> list[Advice]:
        """What was found; if the first would lose at once, and another one would not, that one stands first."""
        lost = [is_answered_by_defeat(advice.reasons) for advice in self.found]
        if not lost or not lost[0] or all(lost):
            return self.found
        order = sorted(range(len(lost)), key=lambda index: lost[index])
        again = Adviser(self.game, self.evaluator, self.start, self.seat, always)
        for end in [self.heard[index] for index in order]:
            again.hear(End(end.pos, end.way, self.value_of(end), end.key))
        return again.found

    def _beside_the_first(self, reached: Reached) -> list[Reason]:
        """What is worse than after the first option: what can be counted, then parts of the judgement."""
        first, this = self.first.after, reached.after
        if self.first.answer is not None and reached.answer is not None:
            first, this = self.first.answer.pos, reached.answer.pos
        if self.game.result(this) is not None or not is_comparable(self.game, first, this):
            return []
        counted = [reason for reason in changes(self.game, first, this, self.seat) if self._is_bad(reason)]
        judged = [reason for reason in _judgements(self.evaluator, first, this, self.seat) if self._is_bad(reason)]
        worse = (counted[:MOST_COUNTED] + judged[:MOST_JUDGED])[:MOST]
        return [replace(reason, is_compared=True) for reason in worse]

    def _is_bad(self, reason: Reason) -> bool:
        """Whether the seat has less of it, or its only opponent more; among more players another may be an ally."""
        if reason.seat in (-1, self.seat):
            return reason.change < 0
        return reason.change > 0 and self.are_two

    def _answered(self, reached: Reached) -> list[Reason]:
        """What the opponent's best answer would change; the answer itself is noted.

        Where chance or a secret choice comes between, only this is told: that he could win in each of a few draws.
        """
        after = reached.after
        questions = settle(after.copy())
        if not questions:
            return []
        if questions[0].seat == NATURE or len(questions) > 1:
            answers = [self._answer_to(after.copy(), Seeded(draw)) for draw in range(DRAWS)]
            is_lost = all(answer is not None and self._is_lost(answer.pos) for answer in answers)
            return [Reason(Said(ANSWER_WINS))] if is_lost else []
        reached.answer = self._answer_to(after.copy(), Seeded(0))
        if reached.answer is None:
            return []
        closed = closings(self.game, after, reached.answer.pos)
        if self._is_lost(reached.answer.pos):
            return [Reason(Said(ANSWER_WINS)), *closed]
        found = changes(self.game, after, reached.answer.pos, self.seat)[: MOST - len(closed)]
        return [replace(reason, is_answered=True) for reason in closed + found]

    def _answer_to(self, pos: Position, chance: Seeded) -> End | None:
        """The opponent's best turn; None where we are asked first.

        What both answer in secret before it, each answers as he should.
        """
        while True:
            questions = settle_by(pos, chance)
            if not questions or (len(questions) == 1 and questions[0].seat == self.seat):
                return None
            answers = [self.answers.choose(pos.copy(), question, chance) for question in questions]
            if self.answers.ends:
                return self.answers.ends[0]
            for question, answer in zip(questions, answers, strict=True):
                step(pos, question.seat, answer)

    def _is_won(self, pos: Position) -> bool:
        result = self.game.result(pos)
        return result is not None and self.seat in result.winners()

    def _is_lost(self, pos: Position) -> bool:
        result = self.game.result(pos)
        return result is not None and self.seat not in result.winners()

    def value_of(self, end: End) -> float:
        """What its end is worth as it stands."""
        return self.evaluator.value(end.pos, self.seat)

    def untried(self, options: list[int]) -> list[int]:
        return [option for option in options if option not in self.tried]


def _compared(found: list[Advice]) -> list[Advice]:
    """What is as good as the first stands before what is weaker.

    An option that changes nothing one could count is the best because no other is better.
    """
    if len(found) < 2:
        return found
    first = found[0] if found[0].reasons else replace(found[0], reasons=[Reason(Said(BEST))])
    return [first, *sorted(found[1:], key=is_behind)]


def is_behind(advice: Advice) -> bool:
    """Whether it was judged weaker than the first."""
    last = advice.reasons[-1]
    return last.is_compared or last.label.message is BEHIND


def is_answered_by_defeat(reasons: list[Reason]) -> bool:
    """Whether the opponent could win at once."""
    return any(reason.label.message is ANSWER_WINS for reason in reasons)


def _mixture(options: list[int], weights: list[int]) -> list[Advice]:
    """Where all choose in secret no option is best by itself: how often each should be chosen."""
    shares = [round(100 * weight / sum(weights)) for weight in weights]
    ranked = sorted(range(len(options)), key=lambda index: (-shares[index], index))[:MOST]
    return [Advice(options[index], [Reason(Said(SHARE, [shares[index]]))]) for index in ranked if shares[index] > 0]


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


def is_comparable(game: Game[Any, Any], before: Position, after: Position) -> bool:
    """Whether the same things count in both positions."""
    pairs = zip(game.measures(before), game.measures(after), strict=True)
    return all(old.span == new.span for old, new in pairs)


def _judgements(evaluator: Evaluator[Any], before: Position, after: Position, seat: Seat) -> list[Reason]:
    """The parts of the judgement that change, the most changed first."""
    pairs = zip(evaluator.parts(before, seat), evaluator.parts(after, seat), strict=True)
    moved = [
        Reason(Said(label), now - was, is_judged=True)
        for label, (was, now) in zip(evaluator.part_labels(), pairs, strict=True)
        if label is not UNTOLD and abs(now - was) > SMALL
    ]
    return sorted(moved, key=lambda reason: -abs(reason.change))
