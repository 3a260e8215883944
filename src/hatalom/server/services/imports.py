"""Journals from elsewhere: finished games that were played on another server or in a terminal."""

from hatalom import games
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.journal import read_head
from hatalom.server.historians import Historians
from hatalom.server.history import Brought, table_of
from hatalom.server.ids import TableId
from hatalom.server.services.checks import printable
from hatalom.server.services.opening import Opening, Setting
from hatalom.server.store.lists import Lists
from hatalom.server.store.records import Person
from hatalom.server.wire.past import JournalWire
from hatalom.table.table import Seat, Sitter

MOST_IMPORTED = 200
NAME_LENGTH = 40


class Imports:
    def __init__(self, opening: Opening, lists: Lists, historians: Historians) -> None:
        self.historians = historians
        self.opening = opening
        self.lists = lists

    async def bring(self, person: Person, wish: JournalWire) -> TableId:
        """The game is checked row by row, and its draws too where the journal tells its secret."""
        if await self.lists.count_imported(person.id) >= MOST_IMPORTED:
            raise IllegalAction("too-many", f"you have brought {MOST_IMPORTED} games already")
        try:
            game = games.load(read_head(wish.text).game)
        except BadFile as error:
            raise IllegalAction("bad-request", str(error)) from error
        overlay = await self.opening.tried_box(game, wish.overlay)
        retold = await self.historians.check(Brought(wish.text, overlay))
        seats = [_seat_of(name) for name in retold.head.seats]
        table = await self.opening.hub.aside.do(lambda: table_of(retold, seats))
        setting = Setting(secret=retold.secret, overlay=overlay, is_imported=True, snapshot=retold.snapshot)
        return await self.opening.add(person, table, setting)


def _seat_of(name: str) -> Seat:
    """Who sat there, by name; nobody here owns the seat."""
    if name == Sitter.COMPUTER:
        return Seat(Sitter.COMPUTER)
    return Seat(Sitter.HUMAN, name=printable(name)[:NAME_LENGTH])
