"""Every prompt that recorded games come to, each at the question where it is longest and where most can be done."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from hatalom import games
from hatalom.core.game import Game
from hatalom.core.journal import Close, Journal, Row, Step, read, write
from hatalom.core.match import Match
from hatalom.core.message import Said
from hatalom.core.question import NATURE, Question
from hatalom.core.replay import Draws, follow
from hatalom.texts import LANGS, load_texts

GOLDEN = Path(__file__).parents[1] / "games"


class Asked(NamedTuple):
    """A question of a recorded game, and how to come to it."""

    key: str
    played: Journal
    row: int
    ply: int
    seat: str
    others: tuple[str, ...]

    def journal(self, game: Game[Any, Any]) -> str:
        """The game up to there, given up by another: a whole one would be gone through each time."""
        seats = len(self.played.head.seats)
        other = (game.seat_ids(seats).index(self.seat) + 1) % seats
        return write(Journal(self.played.head, [*self.played.rows[: self.row], Close(other)]), game)


class Longest:
    """Of the questions with one prompt those that need most room."""

    def __init__(self) -> None:
        self.words: tuple[int, Asked] | None = None
        self.acts: tuple[int, Asked] | None = None

    def look(self, letters: int, options: int, asked: Asked) -> None:
        if self.words is None or letters > self.words[0]:
            self.words = (letters, asked)
        if self.acts is None or options > self.acts[0]:
            self.acts = (options, asked)

    def found(self) -> list[Asked]:
        """One, where the same question has the longest prompt and the most options."""
        return [one[1] for one in {id(one[1]): one for one in (self.words, self.acts) if one is not None}.values()]


@cache
def prompts(name: str) -> list[Asked]:
    game = games.load(name)
    texts = [load_texts(game, lang) for lang in LANGS]
    found: dict[str, Longest] = {}
    for path in sorted((GOLDEN / name / "golden").glob("*.journal")):
        journal = read(path.read_text(encoding="utf-8"), game)
        match = Match(game, journal.head, game.load_content(), None)
        seats = game.seat_ids(len(journal.head.seats))

        def note(question: Question, ply: int, row: int, journal: Journal = journal, seats: Any = seats) -> None:
            mine = seats[question.seat]
            others = tuple(seat for seat in seats if seat != mine)
            asked = Asked(question.prompt.key, journal, row, ply, mine, others)
            letters = sum(len(words.said(Said(question.prompt, question.args))) for words in texts)
            found.setdefault(asked.key, Longest()).look(letters, len(question.options), asked)

        follow(match, journal, Draws(None, 0), noting(match, note))
    return [asked for longest in found.values() for asked in longest.found()]


def noting(match: Match, note: Callable[[Question, int, int], None]) -> Callable[[Row, int], None]:
    """Repeats the rows of a game, and tells what was asked before each of them."""

    def repeat(row: Row, number: int) -> None:
        if isinstance(row, Step) and row.seat != NATURE:
            for question in match.questions():
                if not question.is_forced():
                    note(question, len(match.plies), number - 1)
        match.repeat(row, number)

    return repeat
