"""Playing: what a player asks of his table, from an answer to a standing order.

Here it is checked whose seat it is and whether the request was sent before.  Turn, version and membership in the
options are the match's to check (core/match.py).
"""

from collections.abc import Callable

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import TableId
from hatalom.server.rooms.changes import Request
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.services.chairs import link_seat
from hatalom.server.services.checks import begun_seat, check_in_person, check_level, own_seat
from hatalom.server.store.records import Person
from hatalom.server.store.tables import Tables
from hatalom.server.wire.play import ActWire, AheadWire, DoneWire, MenuWire, OrderWire, UndoRequest, WhyWire
from hatalom.table.agree import menu
from hatalom.table.coach import LessonTable
from hatalom.table.orders import Orders, changed
from hatalom.table.table import Table
from hatalom.table.wire import RefusalWire, StateWire


class Play:
    def __init__(self, hub: Hub, tables: Tables) -> None:
        self.hub = hub
        self.tables = tables

    async def act(self, person: Person, table_id: TableId, wish: ActWire) -> DoneWire:
        def change(table: Table, seat: int) -> None:
            table.act(seat, wish.action, wish.version)

        return await self._change(person, table_id, wish.seat, change, wish.key)

    async def undo(self, person: Person, table_id: TableId, wish: UndoRequest) -> DoneWire:
        def change(table: Table, seat: int) -> None:
            table.undo(seat, wish.ply, wish.version)

        return await self._change(person, table_id, wish.seat, change, wish.key)

    async def menu(self, person: Person, table_id: TableId, wish: MenuWire) -> DoneWire:
        def change(table: Table, seat: int) -> None:
            if isinstance(table, LessonTable):
                raise IllegalAction("forbidden", "there is nothing to agree on in a lesson")
            if wish.level:
                check_level(wish.level, table.game)
            other = table.seat_number(wish.other) if wish.other else None
            menu(table, seat, wish.act, wish.ply, wish.level, other)
            if not table.is_begun:  # a seat that is left before the game begins waits for another friend
                table.seats[seat] = link_seat()

        return await self._change(
            person, table_id, wish.seat, change, in_person=wish.act != "take_seat_back", is_play=False
        )

    async def why(self, person: Person, table_id: TableId, wish: WhyWire) -> list[RefusalWire]:
        async with self.hub.locked(table_id) as room:
            return room.table.why(begun_seat(room, person.id, wish.seat), wish.thing)

    async def ahead(self, person: Person, table_id: TableId, wish: AheadWire) -> StateWire:
        """Nothing changes, and nobody else is told."""
        async with self.hub.locked(table_id) as room:
            return room.table.ahead(begun_seat(room, person.id, wish.seat), wish.acts, wish.version)

    async def orders(self, person: Person, table_id: TableId, seat_id: str) -> Orders:
        """A player's standing orders."""
        async with self.hub.locked(table_id) as room:
            return room.table.seats[own_seat(room, person.id, seat_id)].orders

    async def set_order(self, person: Person, table_id: TableId, wish: OrderWire) -> Orders:
        """Nobody else is told anything, and no list changes."""
        async with self.hub.locked(table_id) as room:
            number = own_seat(room, person.id, wish.seat)
            seat = room.table.seats[number]
            orders = changed(seat.orders, room.table.game, wish.prompt, wish.order)
            revision = await self.tables.set_orders(table_id, number, orders)
            seat.orders = orders
            self.hub.wrote(room, revision)
            self.hub.computers.follow(room)
            return orders

    async def _change(
        self,
        person: Person,
        table_id: TableId,
        seat_id: str,
        change: Callable[[Table, int], None],
        key: str | None = None,
        in_person: bool = True,
        is_play: bool = True,
    ) -> DoneWire:
        """A request with a key is carried out once, however often it is sent and by whichever process."""

        async def once(room: Room) -> DoneWire:
            seat = (begun_seat if is_play else own_seat)(room, person.id, seat_id)
            answered = await self.hub.company.answered(room, person.id, key) if key is not None else None
            if answered is not None:
                return DoneWire(answered)
            if in_person:
                check_in_person(room, seat)
            request = Request(person.id, key, seat) if key is not None else None
            return DoneWire(await self.hub.change(room, lambda table: change(table, seat), request))

        return await self.hub.at(table_id, once)
