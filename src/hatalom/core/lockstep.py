"""Many games in lockstep: one call answers one question of every game.  Learning programs play like this."""
# hot: every answer of every game passes here

from collections.abc import Callable
from typing import final

from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.position import Position
from hatalom.core.question import Question


@final
class Lockstep:
    """Games side by side, each on its place: with its position, its open question and its own chance.

    When a game is over, the next one begins on its place.  `sources` gives for game number n the chance of NATURE, and
    the chance of those who play it at random.
    """

    def __init__(self, start: Position, places: int, sources: Callable[[int], tuple[Seeded, Seeded]]) -> None:
        self.start = start
        self.sources = sources
        self.begun = 0
        self.positions: list[Position] = []
        self.questions: list[Question] = []
        self.chances: list[Seeded] = []
        self.whims: list[Seeded] = []
        self.numbers: list[int] = []
        for place in range(places):
            self._begin(place)

    def _begin(self, place: int) -> None:
        """The next game takes this place, the one behind the last if there is none yet."""
        chance, whim = self.sources(self.begun)
        pos = self.start.copy()
        questions = settle_by(pos, chance)
        self.positions[place : place + 1] = [pos]
        self.questions[place : place + 1] = [questions[0]]
        self.chances[place : place + 1] = [chance]
        self.whims[place : place + 1] = [whim]
        self.numbers[place : place + 1] = [self.begun]
        self.begun += 1

    def first_illegal(self, actions: list[int]) -> int:
        """The first place whose answer is not among its options; -1 if all are well."""
        for place in range(len(actions)):
            if actions[place] not in self.questions[place].options:
                return place
        return -1

    def step(self, actions: list[int]) -> list[tuple[int, Position]]:
        """Gives every game its answer, which the caller has checked; returns the places and the ends of those over."""
        over: list[tuple[int, Position]] = []
        for place in range(len(actions)):
            pos = self.positions[place]
            step(pos, self.questions[place].seat, actions[place])
            questions = settle_by(pos, self.chances[place])
            if questions:
                self.questions[place] = questions[0]
            else:
                over.append((place, pos))
                self._begin(place)
        return over

    def sample(self) -> list[int]:
        """An option for every game, each as likely as the others."""
        found: list[int] = []
        for place in range(len(self.questions)):
            options = self.questions[place].options
            found.append(options[self.whims[place].below(len(options))])
        return found

    def seats(self) -> list[int]:
        """Who is asked in every game."""
        found: list[int] = []
        for question in self.questions:
            found.append(question.seat)
        return found

    def counts(self) -> list[int]:
        """How many options there are in every game."""
        found: list[int] = []
        for question in self.questions:
            found.append(len(question.options))
        return found

    def options(self, width: int) -> list[int]:
        """All options of all games in a row: place times `width`, plus the action."""
        found: list[int] = []
        first = 0
        for question in self.questions:
            for action in question.options:
                found.append(first + action)
            first += width
        return found
