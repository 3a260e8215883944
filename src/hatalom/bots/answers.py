"""What the opponent could answer to a turn, and which turn keeps him from winning with his answer.

Only between two who hide nothing: there one position is enough to know what the opponent could do.
"""

from collections.abc import Callable
from typing import Any

from hatalom._compiled import is_compiled
from hatalom.bots.search.turn import End, TurnSearch
from hatalom.core.chance import Chance, Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.evaluator import Evaluator
from hatalom.core.game import Game, Result
from hatalom.core.numbers import Numbers
from hatalom.core.position import Position
from hatalom.core.question import Question, Seat

WIDTH, LOOKS = (32, 20_000) if is_compiled() else (8, 600)
"""How the opponent's answer is searched: raids of many clicks are missed with half the width."""
CAREFUL_WIDTH, CAREFUL_LOOKS = (64, 200_000) if is_compiled() else (16, 6000)
"""How it is searched before it is said that a turn prevents a victory."""
QUICK_WIDTH, QUICK_LOOKS = 8, 300
"""How it is searched first where many turns are tried: most victories are found so."""
VICTORY_WIDTH, VICTORY_LOOKS = 16, 6000
"""How a turn that wins at once is searched."""
DRAWS = 4
"""Where chance or a secret choice comes before the player is asked again, it is drawn so often."""
OWN = 3
"""So many ways to go on are tried for the player himself, where his own turn goes on after a secret choice."""
DEFENCE_WIDTH, DEFENCE_LOOKS = (16, 2000) if is_compiled() else (8, 300)
"""How the turns are searched that may prevent a victory."""
DEFENCES = 200
"""So many of them are tried, …"""
CAREFUL = 5
"""… and so many searched carefully."""
ALIKE = 5
"""So many of these begin with the same click."""


class Answered:
    """What follows a turn until the player is asked again in a turn of his own, once for each draw.

    `best` is the opponent's best turn, None where chance or a secret choice comes before it.
    """

    def __init__(self, lines: "list[Line]") -> None:
        self.lines = lines
        self.best = lines[0].best
        self.wins = sum(line.turns > 0 for line in lines)
        """In how many of the draws the opponent wins."""
        self.turns = max(line.turns for line in lines) if self.wins == len(lines) else 0
        """1 where he could win with one turn in each draw, 2 where he needs a second one in a row; else 0."""
        self.value = sum(line.value for line in lines) / len(lines)
        """What the player may expect."""

    @property
    def is_lost(self) -> bool:
        return self.turns > 0

    @property
    def is_won(self) -> bool:
        """Whether the player could win in each draw, with the rest of his own turn."""
        return all(line.is_won for line in self.lines)

    @property
    def is_sure(self) -> bool:
        """Whether no secret choice came before the opponent's turn: a few draws of those prove nothing."""
        return not any(line.is_secret for line in self.lines)

    @property
    def example(self) -> list[int]:
        """The turn that wins, where his first answer does not show it; of the first draw in which there is one."""
        for line in self.lines:
            if line.turns > 0 and line.ways and (line.turns > 1 or self.best is None):
                return line.ways[-1]
        return []

    def chance(self, evaluator: Evaluator[Any]) -> float:
        """How likely the player is to win between equals; -1 where nobody has measured it."""
        chances = [line.chance(evaluator) for line in self.lines]
        return -1.0 if min(chances) < 0 else sum(chances) / len(chances)


class Defence:
    """The best turn after which the opponent could not win; whether all options were tried where there is none."""

    def __init__(self, end: End | None, answered: Answered | None, is_complete: bool) -> None:
        self.end = end
        self.answered = answered
        self.is_complete = is_complete


class Noticed(Chance):
    """Notes whether anything was drawn."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.is_used = False

    def pick(self, weights: list[int]) -> int:
        self.is_used = True
        return self.chance.pick(weights)

    def draw_from(self, bag: Numbers) -> int:
        self.is_used = True
        return self.chance.draw_from(bag)


class Seeker:
    """Searches the turn of whoever is asked: the best one, or one that wins at once."""

    def __init__(
        self, game: Game[Any, Any], evaluator: Evaluator[Any], width: int, looks: int, seconds: float = 0.0
    ) -> None:
        hurried = evaluator.hurried()
        self.game = game
        self.search = TurnSearch(evaluator, width, looks, seconds)
        self.own = TurnSearch(evaluator, width, looks, seconds, keep=OWN, alike=1)
        self.hurry = TurnSearch(hurried, width, looks, seconds) if hurried is not evaluator else None

    def victories(self, pos: Position, question: Question, chance: Seeded) -> list[End]:
        """Turns that win at once, found by a judgement that thinks of nothing else, where the game has one."""
        if self.hurry is None:
            return []
        self.hurry.choose(pos.copy(), question, chance)
        return [end for end in self.hurry.ends if has_won(self.game, end.pos, question.seat)]


def has_won(game: Game[Any, Any], pos: Position, seat: Seat) -> bool:
    result = game.result(pos)
    return result is not None and seat in result.winners()


def share_of(result: Result, seat: Seat) -> float:
    """1 who has won alone, 0 who has not won."""
    winners = result.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


class Answers:
    """Searches what the opponent of a seat could answer."""

    def __init__(self, game: Game[Any, Any], evaluator: Evaluator[Any], seat: Seat) -> None:
        self.game = game
        self.evaluator = evaluator
        self.seat = seat
        self.thorough = Seeker(game, evaluator, WIDTH, LOOKS)
        self.quick = Seeker(game, evaluator, QUICK_WIDTH, QUICK_LOOKS)
        self.careful = Seeker(game, evaluator, CAREFUL_WIDTH, CAREFUL_LOOKS)

    def to(self, after: Position) -> Answered:
        return self._answered(after, self.thorough)

    def soon(self, after: Position) -> Answered:
        """Only as far as the opponent's first turn, in one draw: enough to tell better turns from worse ones."""
        return Answered([Line(self, after, self.thorough, Seeded(0), is_short=True)])

    def quickly(self, after: Position) -> Answered:
        """In one draw, with a narrow search: where there are many positions to be told apart."""
        return Answered([Line(self, after, self.quick, Seeded(0))])

    def carefully(self, after: Position) -> Answered:
        return self._answered(after, self.careful)

    def defence(self, start: Position, question: Question, has_time: Callable[[], bool]) -> Defence:
        """The best turn after which the opponent could not win, among the best turns of every option.

        Where there is none, one after which he could not win in all draws is better than nothing.
        """
        search = TurnSearch(self.evaluator, DEFENCE_WIDTH, DEFENCE_LOOKS, keep=ALIKE)
        turns: list[End] = []
        for action in question.options:
            if not has_time():
                return Defence(None, None, is_complete=False)
            search.choose(start.copy(), Question(question.seat, question.prompt, [action], question.args), Seeded(0))
            turns += [end for end in search.ends if not self.is_lost(end.pos)]
        turns.sort(key=lambda end: -end.value)
        found, left = Defence(None, None, is_complete=len(turns) <= DEFENCES), CAREFUL
        for end in turns[:DEFENCES]:
            if not has_time():
                return Defence(found.end, found.answered, is_complete=False)
            if self._answered(end.pos, self.quick).is_lost:
                continue
            if self.to(end.pos).is_lost:
                continue
            if left == 0:
                return Defence(found.end, found.answered, is_complete=False)
            left -= 1
            answered = self.carefully(end.pos)
            if answered.wins == 0:
                return Defence(end, answered, is_complete=True)
            if not answered.is_lost and found.end is None:
                found = Defence(end, answered, found.is_complete)
        return found

    def goes_on(self, after: Position, pos: Position) -> bool:
        """Whether the player's own turn goes on, although it was left where somebody chose in secret."""
        turn = self.evaluator.turn_of(after)
        return turn == self.seat == self.evaluator.turn_of(pos) and not self.game.closings(after, pos)

    def is_turn_of_another(self, pos: Position) -> bool:
        """Whether the player could only react, with what he has won in secret for example."""
        return self.evaluator.turn_of(pos) not in (-1, self.seat)

    def is_lost(self, pos: Position) -> bool:
        result = self.game.result(pos)
        return result is not None and self.seat not in result.winners()

    def _answered(self, after: Position, seeker: Seeker) -> Answered:
        lines = [self._line(after, seeker, 0, None)]
        if lines[0].is_drawn:
            lines += [self._line(after, seeker, draw, lines[0].best) for draw in range(1, DRAWS)]
        return Answered(lines)

    def _line(self, after: Position, seeker: Seeker, draw: int, known: End | None) -> "Line":
        """Where the player goes on after a secret choice, he does it so that he is not lost, if he can."""
        line = Line(self, after, seeker, Seeded(draw), known)
        for other in line.others:
            if line.turns == 0:
                break
            again = Line(self, other.pos, seeker, Seeded(draw))
            again.best, again.is_drawn, again.is_secret = None, True, line.is_secret
            line = again if again.turns == 0 else line
        return line


class Line:
    """One line of play from the end of a turn until its player is asked in another one, or the game is over.

    What both answer in secret, each answers as he should; what one has won by it in a turn of the other, he uses as he
    should, and the turn goes on.  `turns` is how many of the opponent's turns won the game: a second one in a row can
    begin where a period of the game has ended between them; 0 where he did not win.
    `others` is how the player could have gone on after a secret choice, beside the best way; `known` the
    opponent's best turn, where it was found before.  A short line ends with his first turn.
    """

    def __init__(
        self,
        answers: Answers,
        after: Position,
        seeker: Seeker,
        chance: Seeded,
        known: End | None = None,
        is_short: bool = False,
    ) -> None:
        self.best: End | None = None
        self.ways: list[list[int]] = []
        self.others: list[End] = []
        self.is_drawn = self.is_answered = self.is_secret = False
        self.goes_on = False  # whether anything came between the end of the turn and the opponent's turn
        self._answers = answers
        game, pos, begun, turns = answers.game, after.copy(), None, 1
        if known is not None:
            begun, pos = after, self._take(known)
        drawing = Noticed(chance)
        while not (is_short and self.is_answered) and (questions := settle_by(pos, drawing)):
            self.is_drawn = self.is_drawn or drawing.is_used
            is_his = answers.is_turn_of_another(pos)
            if len(questions) == 1 and questions[0].seat == answers.seat:
                if not is_his and (self.is_answered or not answers.goes_on(after, pos)):
                    break
                pos = self._go_on(pos, questions[0], seeker, chance)
                continue
            if begun is None:
                begun = pos.copy() if is_his else None
            elif game.closings(begun, pos):
                turns = 2
            pos = self._let_answer(pos, questions, seeker, chance)
        self.is_drawn = self.is_drawn or drawing.is_used
        self.turns = turns if answers.is_lost(pos) else 0
        self.is_won = has_won(game, pos, answers.seat)
        self.result = game.result(pos)
        self.value = answers.evaluator.value(pos, answers.seat)

    def _go_on(self, pos: Position, question: Question, seeker: Seeker, chance: Seeded) -> Position:
        """The player's own turn to its end, or what he does in the opponent's."""
        self.goes_on = True
        won = seeker.victories(pos, question, chance)
        if won:
            return won[0].pos.copy()
        search = seeker.own
        choice = search.choose(pos.copy(), question, chance)
        self.others = search.ends[1:]
        if search.ends:
            return search.ends[0].pos.copy()
        step(pos, question.seat, choice)
        return pos

    def _let_answer(self, pos: Position, questions: list[Question], seeker: Seeker, chance: Seeded) -> Position:
        """The opponent's turn, what he does in the player's, or what all choose in secret."""
        ends = seeker.victories(pos, questions[0], chance) if len(questions) == 1 else []
        if ends:
            return self._answer(ends[0], pos)
        search = seeker.search
        choices = [search.choose(pos.copy(), question, chance) for question in questions]
        if search.weights:  # a secret choice is drawn from a mixture
            self.is_drawn = True
            self.is_secret = self.is_secret or not self.is_answered
        if search.ends:
            return self._answer(search.ends[0], pos)
        for question, choice in zip(questions, choices, strict=True):
            step(pos, question.seat, choice)
        return pos

    def _answer(self, end: End, pos: Position) -> Position:
        """The opponent's turn; what he does in the player's is none, and the player goes on after it."""
        if self._answers.evaluator.turn_of(pos) != self._answers.seat:
            return self._take(end)
        self.goes_on = True
        return end.pos.copy()

    def _take(self, end: End) -> Position:
        """The opponent takes a turn."""
        if not self.is_drawn and not self.goes_on and self.best is None:
            self.best = end
        self.ways.append(end.way)
        self.is_answered = True
        return end.pos.copy()

    def chance(self, evaluator: Evaluator[Any]) -> float:
        """How likely the player is to win from its end on; -1 where nobody has measured it."""
        return evaluator.chance(self.value) if self.result is None else share_of(self.result, self._answers.seat)
