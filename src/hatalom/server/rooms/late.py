"""Spectators some minutes behind: they are shown what is new when its time has come."""

import asyncio

from hatalom.server.rooms.publisher import Publisher
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.rooms import Rooms
from hatalom.server.uptime import Uptime
from hatalom.table.lag import Lag


class LateSpectators:
    def __init__(self, rooms: Rooms, publisher: Publisher, uptime: Uptime) -> None:
        self.rooms = rooms
        self.publisher = publisher
        self.uptime = uptime

    def follow(self, room: Room) -> None:
        """As long as there is something to come, a task waits for it."""
        if room.lag is not None and room.following is None and room.lag.wait(self.uptime.now()) is not None:
            room.following = asyncio.create_task(self._follow(room, room.lag))

    async def _follow(self, room: Room, lag: Lag) -> None:
        try:
            while (wait := lag.wait(self.uptime.now())) is not None and self.rooms.is_current(room):
                await asyncio.sleep(wait / 1000)
                async with room.lock:
                    self.publisher.follow(room)
        finally:
            room.following = None
