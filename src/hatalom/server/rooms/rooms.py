"""The loaded tables: loaded when somebody asks for one, let go when nobody has looked for a while."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar

from hatalom.server.ids import TableId
from hatalom.server.rooms.company import Alone
from hatalom.server.rooms.loading import Loader
from hatalom.server.rooms.room import Room
from hatalom.server.store.revisions import Overtaken

IDLE_SECONDS = 600.0
MOST_TRIES = 20
Answer = TypeVar("Answer")


class Follower(Protocol):
    """Somebody who is told when a table has been loaded or changed."""

    def follow(self, room: Room) -> None: ...


class Rooms:
    def __init__(self, loader: Loader) -> None:
        self.loader = loader
        self.company = Alone()
        self.followers: list[Follower] = []
        self._loaded: dict[TableId, Room] = {}
        self._loading: dict[TableId, asyncio.Lock] = {}

    def all(self) -> list[Room]:
        return list(self._loaded.values())

    def loaded(self, table: TableId) -> Room | None:
        return self._loaded.get(table)

    def is_current(self, room: Room) -> bool:
        """False for one that was let go: what is in it may be old."""
        return self._loaded.get(room.id) is room

    async def room(self, table: TableId) -> Room:
        """The room of a table, loaded if need be."""
        if table not in self._loaded:
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    if table not in self._loaded:
                        room = await self.loader.load(table)
                        await self.company.greet(room)
                        self.add(room)
            finally:
                self._loading.pop(table, None)
        room = self._loaded[table]
        room.touch()
        return room

    @asynccontextmanager
    async def locked(self, table: TableId) -> AsyncIterator[Room]:
        """The room with its lock held, as it is stored; one that was let go meanwhile is loaded anew."""
        while True:
            room = await self.room(table)
            async with room.lock:
                if self.is_current(room):
                    await self.company.refresh(room)
                if self.is_current(room):
                    yield room
                    return

    async def at(self, table: TableId, work: Callable[[Room], Awaitable[Answer]]) -> Answer:
        """Does something at a table that may change it; if another process was faster, it is judged once more."""
        for _ in range(MOST_TRIES):
            async with self.locked(table) as room:
                try:
                    return await work(room)
                except Overtaken:
                    continue
        raise Overtaken

    def add(self, room: Room) -> None:
        self._loaded[room.id] = room
        self.tell(room)

    def tell(self, room: Room) -> None:
        """Lets every follower look at this table again."""
        for follower in self.followers:
            follower.follow(room)

    def forget(self, room: Room) -> None:
        """Lets a room go; the next one who asks loads the table anew."""
        self._loaded.pop(room.id, None)

    async def renew(self, room: Room) -> None:
        """Loads the table of a room anew, because what is in memory was never stored."""
        room.begin_again(await self.loader.load(room.id))
        self.tell(room)

    async def sweep(self) -> None:
        for room in self.all():
            if room.is_idle(IDLE_SECONDS):
                await self.company.release(room)
            if room.is_idle(IDLE_SECONDS):
                self.forget(room)
