"""Many games in lockstep: one call answers one question of every game.  Learning programs play like this."""
# hot: every answer of every game passes here

from collections.abc import Callable
from typing import final

from hatalom.core.cells import Cells
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.errors import BrokenRule
from hatalom.core.position import Position
from hatalom.core.question import Question


@final
class Lockstep:
    """Games side by side, each on its place: with its position, its open question and its own chance.

    When a game is over, the next one begins on its place.  `chance_of` gives NATURE's answers in game number n.  Who is
    asked and among how many options stands in lists of its own: looking into thousands of questions would be slow.
    """

    def __init__(self, start: Position, places: int, chance_of: Callable[[int], Seeded]) -> None:
        self.start = start
        self.chance_of = chance_of
        self.begun = 0
        self.positions: list[Position] = []
        self.questions: list[Question] = []
        self.chances: list[Seeded] = []
        self.numbers: list[int] = []
        self.seats: list[int] = []
        self.counts: list[int] = []
        self.over: list[tuple[int, Position]] = []
        """The places where a game was over after the last answers, and how it ended."""
        for place in range(places):
            self._begin(place)

    def _begin(self, place: int) -> None:
        """The next game takes this place, behind the last one if there is none yet."""
        chance = self.chance_of(self.begun)
        pos = self.start.copy()
        question = settle_by(pos, chance)[0]
        self.positions[place : place + 1] = [pos]
        self.questions[place : place + 1] = [question]
        self.chances[place : place + 1] = [chance]
        self.seats[place : place + 1] = [question.seat]
        self.counts[place : place + 1] = [len(question.options)]
        self.numbers[place : place + 1] = [self.begun]
        self.begun += 1

    def _answer(self, place: int, action: int) -> None:
        pos = self.positions[place]
        step(pos, self.questions[place].seat, action)
        questions = settle_by(pos, self.chances[place])
        if questions:
            question = questions[0]
            self.questions[place] = question
            self.seats[place] = question.seat
            self.counts[place] = len(question.options)
        else:
            self.over.append((place, pos))
            self._begin(place)

    def first_illegal(self, actions: list[int]) -> int:
        """The first place whose answer is not among its options; -1 if all are well."""
        for place in range(len(actions)):
            if actions[place] not in self.questions[place].options:
                return place
        return -1

    def first_missing(self, picks: list[int]) -> int:
        """The first place that has no such option, by its place in their list; -1 if all have."""
        counts = self.counts
        for place in range(len(picks)):
            pick = picks[place]
            if pick < 0 or pick >= counts[place]:
                return place
        return -1

    def step(self, actions: list[int]) -> None:
        """Gives every game its answer, which the caller has checked."""
        self.over = []
        for place in range(len(actions)):
            self._answer(place, actions[place])

    def choose(self, picks: list[int]) -> None:
        """Gives every game one of its options by its place in their list, which the caller has checked."""
        self.over = []
        questions = self.questions
        for place in range(len(picks)):
            self._answer(place, questions[place].options[picks[place]])

    def choose_at_random(self, rng: Seeded) -> None:
        """Gives every game one of its options, each as likely as the others."""
        self.over = []
        questions = self.questions
        for place in range(len(questions)):
            options = questions[place].options
            self._answer(place, options[rng.below(len(options))])

    def observe(self, fill: Callable[[Position, int, Cells], None], memory: memoryview, size: int) -> None:
        """Puts what the seat that is asked sees into an empty array, one row of this size a game."""
        cells = Cells(memory)
        for place in range(len(self.positions)):
            fill(self.positions[place], self.seats[place], cells)
            if cells.at != size * (place + 1):
                raise BrokenRule(f"row {place} ends at {cells.at} instead of {size * (place + 1)}")

    def mask(self, memory: memoryview, size: int) -> None:
        """Puts a 1 for every allowed answer into an empty array, one row of this size a game."""
        first = 0
        for question in self.questions:
            for action in question.options:
                memory[first + action] = 1
            first += size

    def options(self) -> list[int]:
        """All options of all games in a row; `counts` tells where those of the next game begin."""
        found: list[int] = []
        for question in self.questions:
            found.extend(question.options)
        return found
