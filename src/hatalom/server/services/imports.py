"""Journals from elsewhere: finished games that were played on another server or in a terminal."""

import asyncio
from typing import Any

from hatalom.core.content import check_depth
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.journal import Journal, read, read_head
from hatalom.core.match import Match
from hatalom.core.replay import replay, verify
from hatalom.server.ids import TableId
from hatalom.server.library import check_names, game_of
from hatalom.server.services.checks import printable
from hatalom.server.services.opening import Opening, Setting, overlay_text
from hatalom.server.store.lists import Lists
from hatalom.server.store.records import Person
from hatalom.server.wire.past import JournalWire
from hatalom.table.table import Seat, Sitter, Table, overlay_digest, overlay_table

MOST_IMPORTED = 200
MOST_ROWS = 20_000
NAME_LENGTH = 40


class Imports:
    def __init__(self, opening: Opening, lists: Lists) -> None:
        self.opening = opening
        self.lists = lists

    async def bring(self, person: Person, wish: JournalWire) -> TableId:
        """The game is checked row by row, and its draws too where the journal tells its secret."""
        if await self.lists.count_imported(person.id) >= MOST_IMPORTED:
            raise IllegalAction("too-many", f"you have brought {MOST_IMPORTED} games already")
        overlay = overlay_text(wish.overlay)
        try:
            check_depth(wish.overlay or {})
            match, secret = await asyncio.to_thread(_checked, wish.text, overlay)
        except (BadFile, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise IllegalAction("bad-request", str(error)) from error
        seats = [_seat_of(name) for name in match.journal.head.seats]
        return await self.opening.add(
            person, Table(match, seats), Setting(secret=secret, overlay=overlay, is_imported=True)
        )


def _checked(text: str, overlay: str) -> tuple[Match, bytes]:
    """The game of a journal, every row tried against the rules."""
    head = read_head(text)
    game = game_of(head.game)
    journal = read(text, game)
    if len(journal.rows) > MOST_ROWS:
        raise BadFile(f"the journal has more than {MOST_ROWS} rows")
    if bool(head.overlay) != bool(overlay) or (overlay and overlay_digest(overlay) not in head.overlay):
        raise BadFile(
            f"this game was played with the house data {head.overlay!r}: send exactly these along"
            if head.overlay
            else "this game was played without house data: leave them out"
        )
    check_names(game, overlay_table(overlay))
    match = _replayed(game, journal, game.load_content(overlay_table(overlay)))
    if match.result() is None:
        raise BadFile("the game of this journal is not over: only finished games can be brought here")
    return match, journal.secret or b""


def _replayed(game: Any, journal: Journal, content: Any) -> Match:
    try:
        return verify(game, journal, content)[0] if journal.secret else replay(game, journal, content)
    except IllegalAction as error:
        raise BadFile(str(error)) from error


def _seat_of(name: str) -> Seat:
    """Who sat there, by name; nobody here owns the seat."""
    if name == Sitter.COMPUTER:
        return Seat(Sitter.COMPUTER)
    return Seat(Sitter.HUMAN, name=printable(name)[:NAME_LENGTH])
