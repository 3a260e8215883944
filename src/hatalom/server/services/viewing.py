"""Looking at a table: with which eyes, and what of it may be taken home."""

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.core.journal import write
from hatalom.server.ids import NOBODY, TableId
from hatalom.server.rooms.channel import Channel
from hatalom.server.rooms.eyes import eyes_for
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.show import whole
from hatalom.server.store.records import Person
from hatalom.server.store.tables import Tables
from hatalom.server.wire.tables import TableWire
from hatalom.table.keep import write_journal


class Viewing:
    def __init__(self, hub: Hub, tables: Tables) -> None:
        self.hub = hub
        self.tables = tables

    async def table(self, person: Person | None, table_id: TableId, seen_as: str | None) -> TableWire:
        async with self.hub.locked(table_id) as room:
            return whole(room, await self.channel(room, person, seen_as))

    async def channel(self, room: Room, person: Person | None, seen_as: str | None) -> Channel:
        """The channel of a viewer; refused if he wants eyes that are not his."""
        who = person.id if person is not None else NOBODY
        eyes = eyes_for(room.table, who, seen_as)
        if eyes is None:
            raise IllegalAction("not-your-seat", "this seat is not yours: you cannot see with its eyes")
        return await self.hub.publisher.gather(room, eyes, who, self.hub.aside)

    async def journal(self, person: Person | None, table_id: TableId, seen_as: str | None) -> tuple[str, str]:
        """The whole journal with its secret once the game is over; before that one's own view and log, as JSON."""
        async with self.hub.locked(table_id) as room:
            match = room.table.match
            if match.result() is None:
                mine = whole(room, await self.channel(room, person, seen_as))
                own = {"state": mine.state, "log": mine.log, "commitment": mine.commitment}
                return "application/json", msgspec.json.encode(own).decode()
            stored = await self.tables.load(table_id)
            secret = stored.record.secret or None if stored is not None else None
            if stored is not None and match.is_halted:
                return "text/plain", write_journal(match.journal.head, stored.rows, match.game, secret)
            match.finish(secret)
            return "text/plain", write(match.journal, match.game)
