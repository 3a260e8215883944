"""The same people once more: whoever asks first opens the table, and the others find their seats there."""

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.services.chairs import link_seat
from hatalom.server.services.opening import Opening
from hatalom.server.store.records import Person
from hatalom.server.store.tables import Tables
from hatalom.server.wire.opening import JoinWire, NewSeatWire, NewTableWire, RematchWire
from hatalom.table.clock import MINUTE
from hatalom.table.table import Seat, Sitter, Table, overlay_table


class Rematches:
    def __init__(self, hub: Hub, opening: Opening, tables: Tables) -> None:
        self.hub = hub
        self.opening = opening
        self.tables = tables

    async def rematch(self, person: Person, table_id: TableId, wish: RematchWire) -> TableId:
        """Returns the table of the next game, at which this person has a seat."""
        async with self.hub.locked(table_id) as room:
            if not room.table.is_over() or not room.table.owned_by(person.id):
                raise IllegalAction("forbidden", "those who have played a game to its end may play it once more")
            first = room.rematch or await self._open(room, person, wish)
        return await self._sit_down(person, TableId(first))

    async def _open(self, room: Room, person: Person, wish: RematchWire) -> TableId:
        table = room.table
        seats = _seats(table, person, wish.swap)
        made = await self.opening.open(person, _same_table(room), seats)
        if any(seat.invited for seat in seats):
            first, revision = await self.tables.set_rematch(room.id, made)
            if first != made:  # somebody else was faster, in another process
                await self.tables.remove_unbegun(made)
            room.rematch = first
            self.hub.wrote(room, revision)
            self.hub.publisher.follow(room)
            return first
        return made

    async def _sit_down(self, person: Person, made: TableId) -> TableId:
        async with self.hub.locked(made) as room:
            table = room.table
            kept = [number for number, seat in enumerate(table.seats) if seat.invited == person.id]
            is_free = bool(kept) and table.seats[kept[0]].kind == Sitter.LINK and not table.owned_by(person.id)
        if is_free:
            await self.opening.join(person, made, JoinWire(seat=table.seat_ids[kept[0]]))
        return made


def _seats(table: Table, person: Person, swap: bool) -> list[Seat]:
    """Everybody has the side of the one before him; other people's seats are kept for them."""
    before = table.seats[-1:] + table.seats[:-1] if swap else table.seats
    return [_again(seat, person) for seat in before]


def _again(seat: Seat, person: Person) -> Seat:
    if seat.owner == person.id:
        return Seat(Sitter.HUMAN, person.id, person.name)
    if seat.kind == Sitter.COMPUTER and not seat.owner:
        return Seat(Sitter.COMPUTER, level=seat.level)
    return link_seat(seat.owner)


def _same_table(room: Room) -> NewTableWire:
    table = room.table
    wish = NewTableWire(
        game=table.game.name,
        seats=[NewSeatWire(seat=seat, who="link") for seat in table.seat_ids],
        options=table.match.journal.head.options,
        same_screen=table.same_screen,
        overlay=overlay_table(room.info.overlay) or {},
        delay=room.lag.delay // MINUTE if room.lag is not None else 0,
        hints=room.info.has_hints,
        private=room.info.is_private,
        rated=room.info.is_rated,
    )
    if table.clock is None:
        return wish
    return msgspec.structs.replace(wish, clock=table.clock.terms.pace, time_out=table.clock.time_out)
