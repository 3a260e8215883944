"""Going through a game that was played: it may take seconds, and needs nothing of the server around it."""

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from hatalom import bots, games
from hatalom.bots.played import clicks_of
from hatalom.core.chance import Stream
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.journal import Head, Journal, Row, read, read_head
from hatalom.core.match import Match
from hatalom.core.positionfaults import PositionFault
from hatalom.core.question import NATURE
from hatalom.core.replay import replay, verify
from hatalom.server.library import check_names
from hatalom.server.thinkers import task_for
from hatalom.table import keep
from hatalom.table.analysis import analyse
from hatalom.table.past import Past
from hatalom.table.table import Seat, Sitter, Table, overlay_digest, overlay_table

MOST_OPEN = 4
"""So many games are kept open: whoever steps through one asks again and again."""
MOST_ROWS = 20_000


@dataclass(frozen=True)
class Book:
    """A game as it was played; `name` is the same whenever the same game is meant, with more rows or fewer."""

    name: str
    overlay: str
    head: Head
    rows: list[Row]


@dataclass(frozen=True)
class Page:
    """What a viewer was shown after so many plies of a game."""

    book: Book
    ply: int
    viewer: int


@dataclass(frozen=True)
class Study:
    """From which ply on a choice of a game that is over is looked for."""

    book: Book
    ply: int


@dataclass(frozen=True)
class Choice:
    """Who chose at a ply, and what a computer gets to judge that and to find something better."""

    ply: int
    seat: int
    task: bytes


@dataclass(frozen=True)
class Branch:
    """A new game from a ply of another, with its own head and its own draws."""

    book: Book
    ply: int
    head: Head
    secret: bytes


@dataclass(frozen=True)
class Brought:
    """A journal from elsewhere."""

    text: str
    overlay: str


@dataclass(frozen=True)
class Retold:
    """A game that has been gone through, with a snapshot of its end where there can be one."""

    head: Head
    rows: list[Row]
    overlay: str
    snapshot: bytes | None
    secret: bytes = b""


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be done; exceptions with a code do not travel between processes."""

    code: str
    why: str
    fault: PositionFault | None = None
    """What is wrong with a position, where that is the reason."""


class Opened:
    """A book with its game set up again."""

    def __init__(self, book: Book) -> None:
        self.table = sit(Match(games.load(book.head.game), book.head, content_of(book.head.game, book.overlay), None))
        self.past = Past()

    def begins(self, book: Book) -> bool:
        """Whether the book begins with the rows that are here."""
        rows = self.table.match.journal.rows
        return rows == book.rows[: len(rows)]

    def read_on(self, book: Book) -> None:
        rows = self.table.match.journal.rows
        for number in range(len(rows), len(book.rows)):
            self.table.repeat(book.rows[number], number + 1)


_open: OrderedDict[str, Opened] = OrderedDict()


def opened(book: Book) -> Opened:
    """The book as it was left, or opened anew."""
    one = _open.pop(book.name, None)
    if one is None or not one.begins(book):
        one = Opened(book)
    one.read_on(book)
    _open[book.name] = one
    if len(_open) > MOST_OPEN:
        _open.popitem(last=False)
    return one


def show_page(page: Page) -> bytes:
    """A `StateWire` as JSON."""
    one = opened(page.book)
    return msgspec.json.encode(one.past.state(one.table, page.ply, page.viewer))


def analyse_game(book: Book) -> bytes:
    """An `AnalysisWire` as JSON."""
    match = opened(book).table.match
    return msgspec.json.encode(analyse(match, bots.judgement_of(match.game)))


def find_choice(study: Study) -> Choice | Refusal:
    """The next choice that somebody had from a ply on, with the view of his seat and nothing else."""
    table = opened(study.book).table
    plies = table.match.plies
    if not 0 <= study.ply <= len(plies):
        return Refusal("no-such-ply", f"this game has {len(plies)} plies")
    past = table.match.at(study.ply)
    for number in range(study.ply, len(plies)):
        step = plies.steps[number]
        past = table.match.at(number, past)
        question = past.question_for(step.seat) if step.seat != NATURE and not step.auto else None
        if question is not None and len(question.options) > 1:
            played = clicks_of(table.match, number, step.seat)
            task = task_for(sit(past), question, study.book.overlay, seed=number, played=played)
            return Choice(number, step.seat, task)
    return Refusal("no-hint", "nobody chose anything after this: look at an earlier ply")


def begin_branch(branch: Branch) -> Retold | Refusal:
    """The new game up to its first choice."""
    match = opened(branch.book).table.match.branch(branch.ply, branch.head)
    match.chance = Stream(branch.secret, match.journal.draws())
    match.run()
    if match.result() is not None:
        return Refusal("over", "the game is over there: choose an earlier ply")
    return _retold(match, branch.book.overlay, branch.secret)


def check_journal(brought: Brought) -> Retold | Refusal:
    """The game of a journal, every row tried against the rules, and every draw where the journal tells its secret."""
    try:
        journal, match = _checked(brought)
    except (BadFile, IllegalAction, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        return Refusal("bad-request", str(error))
    return _retold(match, brought.overlay, journal.secret or b"")


def table_of(retold: Retold, seats: list[Seat]) -> Table:
    """The table of a game that has been gone through."""
    game = games.load(retold.head.game)
    match = Match(game, retold.head, content_of(retold.head.game, retold.overlay), None)
    table = Table(match, seats)
    if retold.snapshot is None or not keep.load_snapshot(table, retold.snapshot, retold.rows):
        for number, row in enumerate(retold.rows, start=1):
            table.repeat(row, number)
    match.chance = Stream(retold.secret, match.journal.draws())
    return table


def _retold(match: Match, overlay: str, secret: bytes) -> Retold:
    table = sit(match)
    snapshot = keep.take_snapshot(table) if keep.may_snapshot(table) else None
    return Retold(match.journal.head, match.journal.rows, overlay, snapshot, secret)


def sit(match: Match) -> Table:
    return Table(match, [Seat(Sitter.COMPUTER) for _ in range(match.seats)])


@lru_cache(maxsize=8)
def content_of(game: str, overlay: str) -> Any:
    return games.load(game).load_content(overlay_table(overlay))


def _checked(brought: Brought) -> tuple[Journal, Match]:
    head = read_head(brought.text)
    game = games.load(head.game)
    journal = read(brought.text, game)
    if len(journal.rows) > MOST_ROWS:
        raise BadFile(f"the journal has more than {MOST_ROWS} rows")
    if bool(head.overlay) != bool(brought.overlay) or (
        brought.overlay and overlay_digest(brought.overlay).rpartition(" ")[2] != head.overlay.rpartition(" ")[2]
    ):
        raise BadFile(
            f"this game was played with the house data {head.overlay!r}: send exactly these along"
            if head.overlay
            else "this game was played without house data: leave them out"
        )
    check_names(game, overlay_table(brought.overlay))
    content = content_of(head.game, brought.overlay)
    match = verify(game, journal, content)[0] if journal.secret else replay(game, journal, content)
    if match.result() is None:
        raise BadFile("the game of this journal is not over: only finished games can be brought here")
    return journal, match
