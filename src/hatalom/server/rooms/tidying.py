"""Tidying up: tables that guests have opened and left, and at which nobody ever did anything."""

import datetime as dt
import logging

from hatalom.server.rooms.rooms import Rooms
from hatalom.server.store import Store

log = logging.getLogger(__name__)


class Tidying:
    """Finished games are kept, and so is every game in which a person has acted."""

    def __init__(self, store: Store, rooms: Rooms, days: int) -> None:
        self.store = store
        self.rooms = rooms
        self.days = days

    async def tidy_up(self) -> None:
        before = (dt.datetime.now(dt.UTC) - dt.timedelta(days=self.days)).isoformat(timespec="milliseconds")
        removed = 0
        for table in await self.store.lists.abandoned(before):
            if self.rooms.loaded(table) is None and await self.store.tables.remove_abandoned(table, before):
                removed += 1
        if removed:
            log.info("removed %s empty tables of guests", removed)
            await self.store.logbook.add("removed", tables=str(removed))
