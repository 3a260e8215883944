"""A computer's advice: the best options of a question, each with what speaks for it.

It is made from a view, like every answer of a computer, so a player who asks learns nothing that he could not know.
Reasons are found by comparing two positions, never made up: what a seat can count after the way the computer would
go, how the game's own judgement of the position changes, what was counted where a period of the game ended, what the
opponent's best answer would change where nothing is hidden, and in what a weaker option is behind the first.  That
the opponent could win, or that an option prevents it, stands before all else.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from hatalom.bots.answers import VICTORY_LOOKS, VICTORY_WIDTH, Answered, Answers, Seeker, has_won
from hatalom.bots.commanders import Commander
from hatalom.bots.search.ahead import Candidate, is_open
from hatalom.bots.search.turn import End, TurnSearch
from hatalom.bots.squire import Squire
from hatalom.core.action import NUMBER
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle, step
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
SMALL = 0.005
"""Differences of judgement below this are none."""
WINS = Message("reason-wins")
LOSES = Message("reason-loses")
SHARE = Message("reason-share", n=NUMBER)
SOLVED = Message("reason-solved")
BEHIND = Message("reason-behind")
EQUAL = Message("reason-equal")
BEST = Message("reason-best")
SECRET_WINS = Message("reason-secret-wins", n=NUMBER, of=NUMBER)
SECRET_LOSES = Message("reason-secret-loses", n=NUMBER, of=NUMBER)
ANSWER_WINS = Message("reason-answer-wins", turns=NUMBER)
OTHERWISE = Message("reason-otherwise", turns=NUMBER)
PREVENTS = Message("reason-prevents", turns=NUMBER)
NO_DEFENCE = Message("reason-no-defence", turns=NUMBER)
DEPENDS = Message("reason-depends")
DANGERS = (ANSWER_WINS, OTHERWISE, PREVENTS, NO_DEFENCE, DEPENDS)
MESSAGES = (WINS, LOSES, SHARE, SOLVED, BEHIND, EQUAL, BEST, SECRET_WINS, SECRET_LOSES, *DANGERS)


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
    """One option, why, how the computer would go on after it in the same turn, and what the opponent would answer.

    The first reason tells the danger, where there is one; the last one, in what the option is behind the first.
    """

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
        search.evaluator.reopen(start, question.seat)
        return _mixture(bot, start, question, search.weights)
    if not ranked and (search.is_solved or not search.ends):
        solved = [Reason(Said(SOLVED))] if search.is_solved else []
        return [Advice(choice, remarks(bot.game, start, question, choice) + solved)]
    adviser = Adviser(bot.game, search.evaluator, start, question, has_time if _foretells(bot) else never)
    if ranked and _foretells(bot):
        ranked = [*adviser.victory(rng), *ranked]
    for end in ranked:
        adviser.hear(end)
    if isinstance(bot, Commander) and ranked:  # the others are compared without foresight
        by_answer = bot.search.foresight.near >= 0
        adviser.best = adviser.value_of(ranked[0]) if by_answer else bot.search.ranking[0].end.value
    left = adviser.untried(question.options)
    while left and len(adviser.turns) < MOST and (not adviser.turns or has_time()):
        if ranked or adviser.turns:
            search.choose(start.copy(), Question(question.seat, question.prompt, left, question.args), rng)
        if not search.ends:
            break
        adviser.hear(search.ends[0])
        left = [action for action in left if action != search.ends[0].way[0]]
    adviser.defend()
    return _compared(adviser.told())


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
        self.tried: set[int] = set()
        self.best = 0.0
        self.is_hopeless = False  # no option was found that prevents defeat
        self.are_two = any(len(measure.values) == 2 for measure in game.measures(start))
        evaluator.reopen(start, question.seat)  # as the search has seen it

    def hear(self, end: End) -> None:
        if end.way[0] in self.tried or len(self.turns) == MOST:
            return
        self.tried.add(end.way[0])
        if self.turns and self.answers.is_lost(end.pos):
            return
        answered = self.answers.to(end.pos) if self.looks_for_answers() else None
        if not self.turns:
            self.best = end.value
        self.turns.append(Turn(end, answered, self.best - end.value))

    def victory(self, rng: Seeded) -> list[End]:
        """A turn that wins at once, which a narrower search may have missed."""
        seeker = Seeker(self.game, self.evaluator, VICTORY_WIDTH, VICTORY_LOOKS)
        seeker.search.choose(self.start.copy(), self.question, rng)
        won = [end for end in seeker.search.ends if has_won(self.game, end.pos, self.seat)]
        return won or seeker.victories(self.start, self.question, rng)

    def defend(self) -> None:
        """If the first would lose at once, one that would not stands first, also one that nobody has proposed."""
        if any(turn.is_lost for turn in self.turns):  # then it is said of the others that they prevent it
            for turn in self.turns:
                if not turn.is_lost and turn.answered is not None:
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
        lost = [turn for turn in self.turns if turn.is_lost and turn.end.way[0] != saving[0].end.way[0]]
        self.turns = (saving + lost)[:MOST]
        self.best = self.value_of(saving[0].end)
        for turn in self.turns:
            turn.behind = self.best - self.value_of(turn.end)

    def told(self) -> list[Advice]:
        """The turns in their order, each with what speaks for it and against it."""
        return [self._tell(turn) for turn in self.turns]

    def _tell(self, turn: Turn) -> Advice:
        first, end = self.turns[0], turn.end
        closed = closings(self.game, self.start, end.pos)
        reasons = self._danger(turn) + changes(self.game, self.start, end.pos, self.seat)
        reasons += remarks(self.game, self.start, self.question, end.way[0]) + self._objections(end.way) + closed
        if is_comparable(self.game, self.start, end.pos):
            reasons += _judgements(self.evaluator, self.start, end.pos, self.seat)[:MOST_JUDGED]
        reasons += self._answered(turn)
        if turn is not first and (turn.behind > SMALL or (turn.is_lost and not first.is_lost)):
            reasons += self._beside_the_first(turn) or [Reason(Said(BEHIND))]
        elif turn is not first:
            reasons.append(Reason(Said(EQUAL)))
        answer = [] if turn.answer is None else turn.answer.way
        arrows = self.game.traces(self.start, end.pos, self.seat)
        return Advice(end.way[0], reasons, end.way[1:], answer, arrows)

    def _danger(self, turn: Turn) -> list[Reason]:
        """That the opponent could win, with what is counted then; or that this turn prevents what another does not."""
        answered = turn.answered
        if answered is None or self.game.result(turn.end.pos) is not None:
            return []
        if answered.is_lost:
            message = NO_DEFENCE if self.is_hopeless and turn is self.turns[0] else ANSWER_WINS
            closed = [] if turn.answer is None else closings(self.game, turn.end.pos, turn.answer.pos)
            return [Reason(Said(message, [answered.turns])), *closed]
        others = [other for other in self.turns if other is not turn]
        known = [other.answered for other in others if other.answered is not None]
        lost = [one.turns for one in known if one.is_lost]
        if not lost:
            return []
        if not answered.is_safe:
            return [Reason(Said(DEPENDS))]
        return [Reason(Said(OTHERWISE if len(lost) == len(others) else PREVENTS, [min(lost)]))]

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

    def _beside_the_first(self, turn: Turn) -> list[Reason]:
        """What is worse than after the first option: what can be counted, then parts of the judgement."""
        best = self.turns[0]
        first, this = best.end.pos, turn.end.pos
        if best.answer is not None and turn.answer is not None:
            first, this = best.answer.pos, turn.answer.pos
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

    def _answered(self, turn: Turn) -> list[Reason]:
        """What the opponent's best answer would change, where it is known and does not win."""
        after = turn.end.pos
        if turn.answer is None or turn.is_lost:
            return []
        closed = closings(self.game, after, turn.answer.pos)
        found = changes(self.game, after, turn.answer.pos, self.seat)[: MOST - len(closed)]
        return [replace(reason, is_answered=True) for reason in closed + found]

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


def _mixture(bot: Squire | Commander, start: Position, question: Question, weights: list[int]) -> list[Advice]:
    """Where all choose in secret no option is best by itself: how often each should be chosen."""
    shares = [round(100 * weight / sum(weights)) for weight in weights]
    ranked = sorted(range(len(weights)), key=lambda index: (-shares[index], index))[:MOST]
    found = []
    for index in ranked:
        if shares[index] > 0:
            action, share = question.options[index], Reason(Said(SHARE, [shares[index]]))
            reasons = _decided(bot.game, start, question, action) if _foretells(bot) else []
            found.append(Advice(action, [*reasons, *remarks(bot.game, start, question, action), share]))
    return found


def _decided(game: Game[Any, Any], start: Position, question: Question, action: int) -> list[Reason]:
    """Against how many of the opponent's secret answers an option loses the game at once, or wins it."""
    others = [asked for asked in settle(start.copy()) if asked.seat != question.seat]
    if len(others) != 1:
        return []
    won = lost = 0
    for answer in others[0].options:
        pos = start.copy()
        step(pos, question.seat, action)
        step(pos, others[0].seat, answer)
        settle(pos)
        result = game.result(pos)
        won += result is not None and question.seat in result.winners()
        lost += result is not None and question.seat not in result.winners()
    count = len(others[0].options)
    if count in (won, lost):
        return [Reason(Said(WINS if won else LOSES))]
    counted = [(SECRET_LOSES, lost), (SECRET_WINS, won)]
    return [Reason(Said(message, [number, count])) for message, number in counted if number > 0]


def remarks(game: Game[Any, Any], pos: Position, question: Question, action: int) -> list[Reason]:
    """What the game itself can say of an option."""
    return [Reason(said) for said in game.remarks(pos, question, action)]


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
