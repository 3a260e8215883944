"""Playing on from any ply of a game, alone or against computers."""

import secrets

from hatalom.core.chance import commitment_of
from hatalom.core.errors import IllegalAction
from hatalom.core.journal import Head
from hatalom.core.question import EVERYTHING
from hatalom.server.historians import Historians
from hatalom.server.history import Branch, table_of
from hatalom.server.ids import TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.show import book_of
from hatalom.server.services.chairs import new_seats
from hatalom.server.services.opening import Opening, Setting
from hatalom.server.store.records import Person
from hatalom.server.store.tables import Tables
from hatalom.server.wire.opening import NewSeatWire
from hatalom.server.wire.past import BranchWire
from hatalom.table.table import Seat, Sitter, Table


class Branches:
    def __init__(self, hub: Hub, opening: Opening, tables: Tables, historians: Historians) -> None:
        self.hub = hub
        self.historians = historians
        self.opening = opening
        self.tables = tables

    async def branch(self, person: Person, table_id: TableId, wish: BranchWire) -> TableId:
        """A new table that begins where another was after so many plies, with draws of its own."""
        await self.opening.check_number(person)
        async with self.hub.locked(table_id) as room:
            table = room.table
            seats = _seats(table, person, wish.seats)
            viewers = [EVERYTHING] if table.is_over() else table.owned_by(person.id)
            told = min(table.match.plies_for(viewer) for viewer in viewers)
            if wish.ply > told:
                raise IllegalAction("no-such-ply", f"there is no ply {wish.ply}: you know of {told}")
            book = book_of(room, table)
        secret = secrets.token_bytes(32)
        retold = await self.historians.begin(Branch(book, wish.ply, _head(table, seats, secret), secret))
        await self.hub.at(table_id, self._note_branch)
        new = await self.hub.aside.do(lambda: table_of(retold, seats))
        new.same_screen = sum(seat.kind == Sitter.HUMAN for seat in seats) > 1
        setting = Setting(secret=secret, overlay=book.overlay, snapshot=retold.snapshot)
        return await self.opening.add(person, new, setting)

    async def _note_branch(self, room: Room) -> None:
        """A running game from which somebody plays on does not count any more."""
        if not room.table.is_over() and not room.table.is_branched:
            room.table.is_branched = True
            self.hub.wrote(room, await self.tables.set_branched(room.id))


def _seats(table: Table, person: Person, wishes: list[NewSeatWire]) -> list[Seat]:
    """While a game runs, somebody who plays it alone keeps his seats and gets no others."""
    ids = table.seat_ids
    seats = new_seats(wishes, ids, table.game, person)
    if any(entry.who not in ("me", "computer") for entry in wishes):
        raise IllegalAction("bad-request", "from here one plays alone or against computers")
    if not table.is_over():
        if not table.is_local(person.id):
            raise IllegalAction("forbidden", "while people play it, nobody may try out how this game goes on")
        mine = {ids[number] for number in table.owned_by(person.id)}
        if mine != {entry.seat for entry in wishes if entry.who == "me"}:
            raise IllegalAction("forbidden", "while the game is running you keep your own seats")
    return seats


def _head(table: Table, seats: list[Seat], secret: bytes) -> Head:
    old = table.match.journal.head
    names = tuple(seat.name or str(seat.kind) for seat in seats)
    return Head(old.game, table.game.rules_version, names, old.options, old.overlay, commitment_of(secret))
