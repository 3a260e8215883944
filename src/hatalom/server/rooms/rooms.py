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
from hatalom.server.watch import memory
from hatalom.server.watch.figures import Figures

IDLE_SECONDS = 600.0
PRESSED_SECONDS = 5.0
"""Where memory is short, a table is put to sleep when nobody has looked for so long."""
MOST_TRIES = 20
Answer = TypeVar("Answer")


class Follower(Protocol):
    """Somebody who is told when a table has been loaded or changed."""

    def follow(self, room: Room) -> None: ...


class Rooms:
    """`most_memory` is how many bytes this process should use at most; 0 where there is no limit."""

    def __init__(self, loader: Loader, figures: Figures, most_memory: int = 0) -> None:
        self.loader = loader
        self.figures = figures
        self.most_memory = most_memory
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
        """Tables at which nobody has looked for long go to sleep."""
        for room in self.all():
            await self._put_to_sleep(room, IDLE_SECONDS, "age")

    async def make_room(self) -> None:
        """Where memory is short, half of the tables that nobody looks at go to sleep, the longest unused first."""
        if not 0 < self.most_memory < memory.used():
            return
        idle = sorted((room for room in self.all() if room.is_idle(PRESSED_SECONDS)), key=lambda room: room.used)
        for room in idle[: (len(idle) + 1) // 2]:
            await self._put_to_sleep(room, PRESSED_SECONDS, "memory")
        await asyncio.to_thread(memory.give_back)

    async def _put_to_sleep(self, room: Room, seconds: float, why: str) -> None:
        """What is stored of a table is all there is to know about it; somebody may have come meanwhile, though."""
        if room.is_idle(seconds):
            await self.company.release(room)
        if room.is_idle(seconds):
            self.forget(room)
            self.figures.count(f"tables_asleep why {why}")
