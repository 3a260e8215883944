"""Positions that somebody has set up by hand: read, checked against the rules, and shown with the eyes of who chooses.

A position is the text that the game itself writes.  Whatever its reader lets through is somebody else's input still, so
this runs in a process of its own: what leads nowhere, or never ends, is refused.
"""

import re
from dataclasses import dataclass

import msgspec

from hatalom import games
from hatalom.core.errors import BadFile
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.core.position import Position
from hatalom.core.positionfaults import BadPosition
from hatalom.core.question import NATURE, Question
from hatalom.server.history import Book, Refusal, content_of, opened, sit
from hatalom.server.thinkers import task_for
from hatalom.table.show import state_of

NOT_A_POSITION = "bad-request"
BROKEN = re.compile(r"(?P<rule>\d+(?:\.\d+)*)(?:r\d+)?: (?P<detail>.*)", re.DOTALL)
"""How the games say which rule a position is against; the number of a ruling on it is left out."""
NOT_THERE = (LookupError, ValueError, OverflowError)
"""A text that reads well may still name what is not there.  Anything else is a mistake of the rules, and ours."""


@dataclass(frozen=True)
class Leaf:
    """A ply of a game that is over, to be written down."""

    book: Book
    ply: int


@dataclass(frozen=True)
class HandMade:
    """A position as text, for a game with this head and this house data."""

    head: Head
    overlay: str
    text: str


@dataclass(frozen=True)
class Looked:
    """Who chooses in a position, what a computer gets to find the best turns, and a `StateWire` as JSON."""

    seat: int
    task: bytes
    state: bytes


def write_position(leaf: Leaf) -> str | Refusal:
    """The position after so many plies, as the text that can be changed."""
    match = opened(leaf.book).table.match
    if not 0 <= leaf.ply <= len(match.plies):
        return Refusal("no-such-ply", f"this game has {len(match.plies)} plies")
    return match.game.write(match.at(leaf.ply).pos)


def look_at(made: HandMade) -> Looked | Refusal:
    """The position of a text, up to the first choice in it."""
    try:
        match = _match_of(made)
        question = _choice_in(match)
        state = state_of(match, question.seat, is_free=False, is_past=True)
        task = task_for(sit(match), question, made.overlay, seed=0)
        return Looked(question.seat, task, msgspec.json.encode(state))
    except BadPosition as error:
        return _refused(error)
    except BadFile as error:
        return _refused(BadPosition("rules", str(error), str(error)))
    except NOT_THERE as error:
        why = f"{type(error).__name__}: {error}"
        return _refused(BadPosition("stuck", f"the rules cannot go on from this position ({why})", why))


def _match_of(made: HandMade) -> Match:
    game, content = games.load(made.head.game), content_of(made.head.game, made.overlay)
    pos = game.read(made.text, content)
    seats, wanted = getattr(pos, "seats", len(made.head.seats)), len(made.head.seats)
    if seats != wanted:
        raise BadPosition("players", wanted=wanted, found=seats)
    _check(made, pos)
    match = Match(game, made.head, content, None, start=pos)
    match.run()  # what nobody chooses
    _check(made, match.pos)
    return match


def _check(made: HandMade, pos: Position) -> None:
    broken = games.load(made.head.game).broken_invariant(pos)
    if broken is None:
        return
    told = BROKEN.fullmatch(broken)
    if told is None:
        raise BadPosition("rules", broken, broken)
    raise BadPosition("rule", broken, told["detail"], rule=told["rule"])


def _refused(error: BadPosition) -> Refusal:
    return Refusal(NOT_A_POSITION, str(error), error.fault)


def _choice_in(match: Match) -> Question:
    questions = match.questions()
    if not questions:
        raise BadPosition("over")
    if questions[0].seat == NATURE:
        raise BadPosition("chance")
    return next((question for question in questions if len(question.options) > 1), questions[0])
