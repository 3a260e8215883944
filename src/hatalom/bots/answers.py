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
from hatalom.core.game import Game
from hatalom.core.numbers import Numbers
from hatalom.core.position import Position
from hatalom.core.question import Question, Seat

WIDTH, LOOKS = (16, 6000) if is_compiled() else (8, 600)
"""How the opponent's answer is searched."""
CAREFUL_WIDTH, CAREFUL_LOOKS = (64, 200_000) if is_compiled() else (16, 6000)
"""How it is searched before it is said that a turn prevents a victory."""
QUICK_WIDTH, QUICK_LOOKS = 8, 300
"""How it is searched first where many turns are tried: most victories are found so."""
VICTORY_WIDTH, VICTORY_LOOKS = 16, 6000
"""How a turn that wins at once is searched."""
DRAWS = 4
"""Where chance or a secret choice comes before the player is asked again, it is drawn so often."""
DEFENCE_WIDTH, DEFENCE_LOOKS = (16, 2000) if is_compiled() else (8, 300)
"""How the turns are searched that may prevent a victory."""
DEFENCES = 200
"""So many of them are tried, …"""
CAREFUL = 5
"""… and so many searched carefully."""
ALIKE = 5
"""So many of these begin with the same click."""


class Answered:
    """What follows a turn until the player is asked again.

    `best` is the opponent's best turn, None where chance or a secret choice comes before it.  `turns` is 1 where he
    could win with one turn in each draw, 2 where he needs a second one in a row, and 0 where he could not in all of
    them.  `is_safe` where he could in none, and had his turn in all of them or a period of the game ended before it.
    """

    def __init__(self, best: End | None, turns: int, is_safe: bool) -> None:
        self.best = best
        self.turns = turns
        self.is_safe = is_safe

    @property
    def is_lost(self) -> bool:
        return self.turns > 0


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
            if answered.is_safe:
                return Defence(end, answered, is_complete=True)
            if not answered.is_lost and found.end is None:
                found = Defence(end, answered, found.is_complete)
        return found

    def is_lost(self, pos: Position) -> bool:
        result = self.game.result(pos)
        return result is not None and self.seat not in result.winners()

    def _answered(self, after: Position, seeker: Seeker) -> Answered:
        lines = [Line(self, after, seeker, Seeded(0))]
        if lines[0].is_drawn:
            lines += [Line(self, after, seeker, Seeded(draw)) for draw in range(1, DRAWS)]
        turns = [line.turns for line in lines]
        is_safe = not any(turns) and all(line.is_answered for line in lines)
        return Answered(lines[0].best, max(turns) if all(turns) else 0, is_safe)


class Line:
    """One line of play from the end of a turn until its player is asked again, or the game is over.

    What both answer in secret, each answers as he should.  `turns` is how many of the opponent's turns won the game: a
    second one in a row can begin where a period of the game has ended between them; 0 where he did not win.
    `is_answered` unless the player's own turn goes on after a secret choice: how it ends is not known then.
    """

    def __init__(self, answers: Answers, after: Position, seeker: Seeker, chance: Seeded) -> None:
        self.best: End | None = None
        self.is_drawn = self.is_answered = False
        game, pos, begun, turns = answers.game, after.copy(), None, 1
        drawing = Noticed(chance)
        while True:
            questions = settle_by(pos, drawing)
            self.is_drawn = self.is_drawn or drawing.is_used
            if not questions or (len(questions) == 1 and questions[0].seat == answers.seat):
                break
            if begun is None:
                begun = pos.copy()
            elif game.closings(begun, pos):
                turns = 2
            ends = seeker.victories(pos, questions[0], chance) if len(questions) == 1 else []
            if not ends:
                search = seeker.search
                choices = [search.choose(pos.copy(), question, chance) for question in questions]
                self.is_drawn = self.is_drawn or bool(search.weights)  # a secret choice is drawn from a mixture
                ends = search.ends
            if ends:
                if not self.is_drawn and self.best is None:
                    self.best = ends[0]
                pos, self.is_answered = ends[0].pos.copy(), True
            else:
                for question, choice in zip(questions, choices, strict=True):
                    step(pos, question.seat, choice)
        self.is_answered = self.is_answered or bool(game.closings(after, pos))
        self.turns = turns if answers.is_lost(pos) else 0
