"""Invitations: what the reader of a link is told, and what the host of a table does until it is full."""

from hatalom.core.errors import IllegalAction
from hatalom.core.question import SPECTATOR
from hatalom.server.ids import NOBODY, PersonId, TableId
from hatalom.server.rooms.eyes import Viewer
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.show import seats_for
from hatalom.server.services.chairs import fits, named_seat, new_seat
from hatalom.server.services.opening import check_friends, is_kept_for
from hatalom.server.store.friends import Friends
from hatalom.server.store.records import Person
from hatalom.server.store.tables import Tables
from hatalom.server.wire.invitations import InvitationWire, Status
from hatalom.server.wire.opening import NewSeatWire, ReaderWire
from hatalom.table.clock import MINUTE
from hatalom.table.seating import change_places, hold, is_held, offer_seat
from hatalom.table.table import Sitter, Table


class Invitations:
    def __init__(self, hub: Hub, tables: Tables, friends: Friends) -> None:
        self.hub = hub
        self.tables = tables
        self.friends = friends

    async def read(self, person: Person | None, table_id: TableId, wish: ReaderWire) -> InvitationWire:
        """What a seat's link leads to.  The host is told that somebody has opened it, and nothing else of him."""
        who = person.id if person is not None else NOBODY

        async def look(room: Room) -> InvitationWire:
            number = named_seat(room.table, wish.seat, wish.secret)
            status = _status(room, number, who, wish.secret)
            seat = room.table.seats[number]
            is_new = seat.reader != wish.doing or (wish.doing == "lesson" and seat.held != who)
            if status == "free" and who != room.info.host and is_new:

                def note(table: Table) -> None:
                    table.seats[number].reader = wish.doing
                    if wish.doing == "lesson" and who and seat.kind == Sitter.LINK:
                        hold(table, who, number)

                await self.hub.change(room, note)
            return _invitation(room, number, status)

        return await self.hub.at(table_id, look)

    async def change_seat(self, person: Person, table_id: TableId, wish: NewSeatWire) -> None:
        """The host moves to a free seat, or lets somebody else have it: a friend, anybody, a computer."""

        async def change(room: Room) -> None:
            _check_host(room, person.id)
            target = room.table.seat_number(wish.seat)
            if wish.who == "me":
                mine = room.table.owned_by(person.id)
                if len(mine) != 1:
                    raise IllegalAction("forbidden", "only somebody with one seat can change places")
                await self.hub.change(room, lambda table: change_places(table, mine[0], target))
            else:
                await check_friends(self.friends, person, [wish])
                sitter = new_seat(wish, room.table.game, person)
                await self.hub.change(room, lambda table: offer_seat(table, target, sitter))

        await self.hub.at(table_id, change)

    async def close(self, person: Person, table_id: TableId) -> None:
        """The host takes the table away again, as long as the game has not begun."""
        async with self.hub.locked(table_id) as room:
            _check_host(room, person.id)
            if room.table.is_begun or not await self.tables.remove_unbegun(table_id):
                raise IllegalAction("forbidden", "the game has begun: the table stays")
            self.hub.changes.forget(room)
        self.hub.company.tell(table_id)


def _check_host(room: Room, person: PersonId) -> None:
    if person != room.info.host:
        raise IllegalAction("forbidden", "only who has opened the table may do this")


def _status(room: Room, number: int, who: PersonId, secret: str) -> Status:
    table = room.table
    seat = table.seats[number]
    if who and table.owned_by(who):
        return "mine"
    if table.is_over():
        return "over"
    if who and any(who in other.known for other in table.seats if other is not seat):
        return "another"
    if is_held(seat, who, room.uptime.now()):
        return "held"
    return "free" if seat.kind == Sitter.OPEN or fits(seat, secret) or is_kept_for(seat, who) else "taken"


def _invitation(room: Room, number: int, status: Status) -> InvitationWire:
    table, host = room.table, room.info.host
    return InvitationWire(
        id=room.id,
        game=table.game.name,
        seat=table.seat_ids[number],
        status=status,
        host=next((seat.name for seat in table.seats if seat.owner == host), ""),
        here=room.presence.is_here(host),
        options=table.match.journal.head.options,
        seats=seats_for(room, Viewer(SPECTATOR, NOBODY)),
        terms=table.clock.terms if table.clock is not None else None,
        delay=room.lag.delay // MINUTE if room.lag is not None else 0,
        rated=room.info.is_rated,
    )
