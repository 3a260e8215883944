"""The clocks of all tables, loaded or not: a late player is noticed even if nobody looks."""

import logging

from hatalom.server.ids import TableId
from hatalom.server.rooms.changes import Changes
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.rooms import Rooms
from hatalom.server.store.away import Away
from hatalom.server.store.rows import deadline_of
from hatalom.server.uptime import Uptime

log = logging.getLogger(__name__)
AGAIN_MS = 2000


class Deadlines:
    def __init__(self, rooms: Rooms, changes: Changes, uptime: Uptime) -> None:
        self.rooms = rooms
        self.changes = changes
        self.uptime = uptime
        self.when: dict[TableId, int] = {}

    def follow(self, room: Room) -> None:
        deadline = deadline_of(room.table)
        if deadline is None:
            self.when.pop(room.id, None)
        else:
            self.when[room.id] = deadline

    async def look(self) -> None:
        """Goes to every table at which somebody's time is over."""
        now = self.uptime.now()
        for table in [table for table, deadline in self.when.items() if deadline <= now]:
            del self.when[table]
            try:
                await self.time_out(table)
            except Away as error:
                log.warning("table %s: somebody's time is over, which cannot be stored yet: %s", table, error)
                self.when[table] = now + AGAIN_MS
            except Exception:
                log.exception("table %s: somebody's time is over, but nothing could be done about it", table)

    async def time_out(self, table: TableId) -> None:
        """Somebody's time is over, unless he has answered at the last moment."""

        async def look_at(room: Room) -> None:
            clock = room.table.clock
            if clock is not None and not room.table.is_over() and clock.late(self.uptime.now()):
                await self.changes.carry_out(room, lambda table: table.time_out(), by="clock")

        await self.rooms.at(table, look_at)
