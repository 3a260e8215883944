"""Playing a journal again: the rules check every row, and the committed stream checks every draw."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hatalom.core.chance import commitment_of, index_at, stream_point, total_of
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.game import Game
from hatalom.core.journal import Journal, Row, Step
from hatalom.core.match import Match
from hatalom.core.numbers import numbers_of
from hatalom.core.question import NATURE

CRASHES: Final = (AssertionError, ArithmeticError, LookupError, TypeError, ValueError)
"""What rules raise where they are led into a position that they do not know."""


@dataclass(frozen=True)
class Fault:
    """The first row at which a journal and the rules of this program part, why, and what the rules raised there."""

    row: int
    why: str
    cause: Exception | None = None


@dataclass(frozen=True)
class Retraced:
    """A journal played again as far as the rules of this program go along; `draws` is how many were checked."""

    match: Match
    draws: int
    fault: Fault | None


class Draws:
    """The draws of a journal against the stream that was committed to.

    Rows that a branch has taken over from another game (`given` of them) are not checked: their draws belong to the
    stream of that game.
    """

    def __init__(self, secret: bytes | None, given: int, drawn: int = 0) -> None:
        self.secret = secret
        self.given = given
        self.drawn = drawn
        self.checked = 0

    def wrong(self, match: Match, row: Row, number: int) -> str | None:
        """What is wrong with this row as a draw; None if all is well, or if it is none."""
        if not isinstance(row, Step) or row.seat != NATURE:
            return None
        self.drawn += 1
        question = match.question_for(NATURE)
        if self.secret is None or question is None or number <= self.given:
            return None
        self.checked += 1
        weights = numbers_of(question.weights)
        point = stream_point(self.secret, self.drawn - 1, total_of(weights))
        if question.options[index_at(weights, point)] == row.action:
            return None
        return f"row {number}: draw {self.drawn} is not what the committed stream gives"


def follow(match: Match, journal: Journal, draws: Draws, repeat: Callable[[Row, int], None]) -> Fault | None:
    """Lets `repeat` take the rows that the match does not have yet, until one of them does not fit.

    After a fault the position may be half changed: the rows before it have to be played again.
    """
    for number in range(len(match.journal.rows) + 1, len(journal.rows) + 1):
        row = journal.rows[number - 1]
        wrong = draws.wrong(match, row, number)
        if wrong is not None:
            return Fault(number, wrong)
        try:
            repeat(row, number)
        except BadFile as error:
            return Fault(number, str(error))
        except IllegalAction as error:
            return Fault(number, f"row {number}: {error}")
        except CRASHES as error:
            return Fault(number, f"row {number}: the rules cannot carry it out ({error!r})", error)
    return Fault(len(journal.rows) + 1, journal.unread) if journal.unread else None


def retrace(game: Game[Any, Any], journal: Journal, content: Any) -> Retraced:
    """Plays a journal again up to the first row that does not fit; with its secret, every draw is checked too."""
    match = Match(game, journal.head, content, None)
    draws = Draws(journal.secret, journal.head.given)
    fault = follow(match, journal, draws, match.repeat)
    if fault is not None:
        match = replay(game, Journal(journal.head, journal.rows[: fault.row - 1]), content)
    match.journal.secret = journal.secret
    return Retraced(match, draws.checked, fault)


def replay(game: Game[Any, Any], journal: Journal, content: Any) -> Match:
    """Plays a journal again, checking every row against the rules."""
    match = Match(game, journal.head, content, None)
    refuse(follow(match, journal, Draws(None, 0), match.repeat), journal, game)
    match.journal.secret = journal.secret
    return match


def verify(game: Game[Any, Any], journal: Journal, content: Any) -> tuple[Match, int]:
    """Replays a finished game and checks every draw against the committed stream; returns the number checked.

    Where the journal says how the game ended, that is checked too.
    """
    if journal.secret is None:
        raise BadFile("the journal holds no secret: it is added when the game is over")
    if commitment_of(journal.secret) != journal.head.commitment:
        raise BadFile("the secret does not fit the commitment that was given at the start")
    retraced = retrace(game, journal, content)
    refuse(retraced.fault or _wrong_end(retraced.match, journal), journal, game)
    return retraced.match, retraced.draws


def said_of(fault: Fault, played: int, plays: int) -> str:
    """What is wrong with a journal; where it belongs to another version of the rules, that is said too."""
    if played == plays:
        return fault.why
    return f"{fault.why}; the game was played by version {played} of the rules, and this program plays version {plays}"


def refuse(fault: Fault | None, journal: Journal, game: Game[Any, Any]) -> None:
    """Raises what a fault says; a crash of the rules in a game of their own version is our bug, and raised as it is."""
    if fault is None:
        return
    played, plays = journal.head.rules_version, game.rules_version
    if fault.cause is not None and played == plays:
        raise fault.cause
    raise BadFile(said_of(fault, played, plays)) from fault.cause


def _wrong_end(match: Match, journal: Journal) -> Fault | None:
    result = match.result()
    if result is None:
        return Fault(len(journal.rows), "the game of this journal is not over")
    if journal.result is not None and journal.result != result.seats:
        return Fault(len(journal.rows), "the game did not end as the journal says")
    return None
