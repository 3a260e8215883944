"""The hub: all tables in memory, and what goes on at them by itself."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from hatalom.core.errors import IllegalAction
from hatalom.server.chores import every
from hatalom.server.ids import TableId
from hatalom.server.rooms.changes import Changes, Request
from hatalom.server.rooms.computers import Computers
from hatalom.server.rooms.deadlines import Deadlines
from hatalom.server.rooms.late import LateSpectators
from hatalom.server.rooms.loading import Loader
from hatalom.server.rooms.publisher import Publisher
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.rooms import Rooms
from hatalom.server.settings import Settings
from hatalom.server.store import Store
from hatalom.server.thinkers import Thinkers
from hatalom.server.uptime import Uptime
from hatalom.table.table import Table

log = logging.getLogger(__name__)
SWEEP_SECONDS = 60.0
BEAT_SECONDS = 5.0
CLOCK_SECONDS = 0.25


class Hub:
    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.uptime = Uptime()
        self.rooms = Rooms(Loader(store.tables, self.uptime, settings.think_limit))
        self.publisher = Publisher(settings.catch_up_seconds)
        self.changes = Changes(self.rooms, self.publisher, store.writer, self.uptime)
        self.computers = Computers(self.rooms, self.changes, self.publisher, thinkers, settings)
        self.deadlines = Deadlines(self.rooms, self.changes, self.uptime)
        late = LateSpectators(self.rooms, self.publisher, self.uptime)
        self.rooms.followers = [self.publisher, self.deadlines, self.computers, late]
        self._chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.uptime.go_on_from(await self.store.uptime.get())
        self.deadlines.when = await self.store.lists.deadlines()
        chores = (
            every(SWEEP_SECONDS, self.rooms.sweep),
            every(BEAT_SECONDS, self._beat),
            every(CLOCK_SECONDS, self.deadlines.look),
            self._go_on(),
        )
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def stop(self) -> None:
        tasks = [*self._chores, *(task for room in self.rooms.all() for task in room.tasks())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.store.writer.finish()
        try:
            await self._beat()
        except Exception:
            log.exception("the server's time could not be stored: the players get its last seconds back")

    def locked(self, table: TableId) -> AbstractAsyncContextManager[Room]:
        return self.rooms.locked(table)

    async def change(self, room: Room, change: Callable[[Table], None], request: Request | None = None) -> int:
        return await self.changes.carry_out(room, change, request)

    async def _beat(self) -> None:
        """Stores how long the server has been up: after a restart the clocks go on from there."""
        await self.store.uptime.set(self.uptime.now())

    async def _go_on(self) -> None:
        """Loads the tables at which something was to happen by itself when the server ended, and so it happens."""
        for table in await self.store.lists.to_think_at():
            try:
                await self.rooms.room(table)
            except IllegalAction as error:
                log.warning("table %s does not go on: %s", table, error)
            except Exception:
                log.exception("table %s does not go on", table)
