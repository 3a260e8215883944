"""Many games in lockstep: one call answers one question of every game.  Learning programs play like this."""
# hot: every answer of every game passes here

from collections.abc import Callable
from typing import final

from mypy_extensions import i64

from hatalom.core.cells import Cells, Mask, Row
from hatalom.core.chance import Seeded
from hatalom.core.driver import settle_by, step
from hatalom.core.errors import BrokenRule
from hatalom.core.numbers import zeros
from hatalom.core.position import Position
from hatalom.core.question import Question
from hatalom.core.vecs import append, vec


@final
class Running:
    """A running game: its number, its position, the open question, and where NATURE's answers come from."""

    def __init__(self, number: int, pos: Position, question: Question, chance: Seeded) -> None:
        self.number = number
        self.pos = pos
        self.question = question
        self.chance = chance


@final
class Lockstep:
    """Games side by side, each on its place.  When a game is over, the next one begins there.

    `chance_of` gives NATURE's answers in game number n.
    """

    def __init__(self, start: Position, places: int, chance_of: Callable[[int], Seeded]) -> None:
        self.start = start
        self.chance_of = chance_of
        self.begun = 0
        self.choices = 0
        """How many real choices were answered so far: those with more than one option."""
        self.over: list[tuple[int, Position]] = []
        """The places where a game was over after the last answers, and how it ended."""
        self.games: list[Running] = []
        self.marked = zeros(0)
        """Where a mask holds a 1 since it was filled last."""
        self.counts = zeros(places)
        """Among how many options each game is asked to choose."""
        for place in range(places):
            game = self._next_game()
            self.games.append(game)
            self.counts[place] = len(game.question.options)

    def _next_game(self) -> Running:
        number = self.begun
        self.begun += 1
        chance = self.chance_of(number)
        pos = self.start.copy()
        return Running(number, pos, settle_by(pos, chance)[0], chance)

    def _answer(self, place: int, game: Running, action: int) -> None:
        pos = game.pos
        if self.counts[place] > 1:
            self.choices += 1
        step(pos, game.question.seat, action)
        questions = settle_by(pos, game.chance)
        if questions:
            game.question = questions[0]
        else:
            self.over.append((place, pos))
            game = self._next_game()
            self.games[place] = game
        self.counts[place] = len(game.question.options)

    def first_illegal(self, actions: list[int]) -> int:
        """The first place whose answer is not among its options; -1 if all are well."""
        for place in range(len(actions)):
            if actions[place] not in self.games[place].question.options:
                return place
        return -1

    def first_missing(self, picks: list[int]) -> int:
        """The first place that has no such option, by its place in their list; -1 if all have."""
        for place in range(len(picks)):
            if not 0 <= picks[place] < self.counts[place]:
                return place
        return -1

    def step(self, actions: list[int]) -> None:
        """Gives every game its answer, which the caller has checked."""
        self.over = []
        for place in range(len(actions)):
            self._answer(place, self.games[place], actions[place])

    def choose(self, picks: list[int]) -> None:
        """Gives every game one of its options by its place in their list, which the caller has checked."""
        self.over = []
        for place in range(len(picks)):
            game = self.games[place]
            self._answer(place, game, game.question.options[picks[place]])

    def choose_at_random(self, rng: Seeded) -> None:
        """Gives every game one of its options, each as likely as the others."""
        self.over = []
        for place in range(len(self.games)):
            game = self.games[place]
            self._answer(place, game, game.question.options[rng.below(self.counts[place])])

    def numbers(self) -> list[int]:
        """Which game runs on each place."""
        return [game.number for game in self.games]

    def seats(self) -> list[int]:
        """Who is asked in each game."""
        found: list[int] = []
        for game in self.games:
            found.append(game.question.seat)
        return found

    def options(self) -> list[int]:
        """All options of all games in a row; `counts` tells where those of the next game begin."""
        found: list[int] = []
        for game in self.games:
            found.extend(game.question.options)
        return found

    def mask(self, mask: Mask, size: i64) -> None:
        """Puts a 1 for every allowed answer into a mask, so many places a game: always the same one, empty at first."""
        for place in self.marked:
            mask[place] = 0
        marked = vec[i64]()
        first: i64 = 0
        for game in self.games:
            for action in game.question.options:
                mask[first + action] = 1
                marked = append(marked, first + action)
            first += size
        self.marked = marked

    def observe(self, fill: Callable[[Position, int, Cells], None], row: Row, size: i64) -> None:
        """Fills a row with what the seat that is asked sees, so many cells a game."""
        cells = Cells(row)
        end: i64 = 0
        for game in self.games:
            fill(game.pos, game.question.seat, cells)
            end += size
            if cells.at != end:
                raise BrokenRule(f"game {game.number} fills the cells to {cells.at} instead of {end}")
