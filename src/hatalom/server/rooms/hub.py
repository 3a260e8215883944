"""The hub: all tables in memory, and what goes on at them by itself."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, TypeVar

from hatalom.core.errors import IllegalAction
from hatalom.server.aside import Aside
from hatalom.server.boxes import house_boxes
from hatalom.server.chores import every
from hatalom.server.ending import end_all
from hatalom.server.examiners import Examiners
from hatalom.server.garbage import GARBAGE
from hatalom.server.ids import PersonId, TableId
from hatalom.server.rooms.changes import Changes, Request
from hatalom.server.rooms.channel import Channel
from hatalom.server.rooms.company import Alone
from hatalom.server.rooms.computers import Computers
from hatalom.server.rooms.deadlines import Deadlines
from hatalom.server.rooms.late import LateSpectators
from hatalom.server.rooms.loading import Loader
from hatalom.server.rooms.post import Outbox
from hatalom.server.rooms.publisher import Publisher
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.rooms import Rooms
from hatalom.server.rooms.tidying import Tidying
from hatalom.server.rooms.visitors import Visitors
from hatalom.server.settings import Settings
from hatalom.server.store import Store
from hatalom.server.store.away import Away
from hatalom.server.thinkers import Thinkers
from hatalom.server.uptime import Uptime
from hatalom.server.watch.figures import Figures
from hatalom.server.wire.talk import ChatWire
from hatalom.table.table import Table

log = logging.getLogger(__name__)
SWEEP_SECONDS = 60.0
MEMORY_SECONDS = 5.0
GARBAGE_SECONDS = 1.0
BEAT_SECONDS = 5.0
CLOCK_SECONDS = 0.25
TIDY_SECONDS = 3600.0
SHARED_BEAT_SECONDS = 2.0
PRESENCE_SECONDS = 0.1
Answer = TypeVar("Answer")


class Hub:
    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.figures = Figures()
        self.uptime = Uptime()
        self.aside = Aside()
        self.examiners = Examiners()
        self.house = house_boxes(settings.house_boxes)
        """The corrected boxes with which tables of this house are played, by game."""
        loader = Loader(store.tables, store.lessons, self.uptime, self.aside, settings.think_limit)
        self.rooms = Rooms(loader, self.figures, settings.memory)
        self.publisher = Publisher(settings.catch_up_seconds)
        self.changes = Changes(self.rooms, self.publisher, store.writer, self.uptime, self.figures)
        self.computers = Computers(self.rooms, self.changes, self.publisher, thinkers, settings)
        self.deadlines = Deadlines(self.rooms, self.changes, self.uptime)
        self.tidying = Tidying(store, self.rooms, settings.forget_empty_days)
        late = LateSpectators(self.rooms, self.publisher, self.uptime)
        self.rooms.followers = [self.publisher, self.deadlines, self.computers, late]
        self.visitors = Visitors(store.people)
        self._chores: list[asyncio.Task[None]] = []

    @property
    def company(self) -> Alone:
        return self.rooms.company

    async def start(self) -> None:
        chores = [
            every(SWEEP_SECONDS, self.rooms.sweep),
            every(MEMORY_SECONDS, self.rooms.make_room),
            every(GARBAGE_SECONDS, GARBAGE.look_through_new),
            every(TIDY_SECONDS, partial(GARBAGE.look_through_all_when_calm, self.figures.counted)),
            every(CLOCK_SECONDS, self.deadlines.look),
        ]
        if self.tidying.days:
            chores.append(every(TIDY_SECONDS, self.tidying.tidy_up))
        if self.store.is_shared:
            chores += await self._join()
        else:
            self.uptime.go_on_from(stopped := await self.store.uptime.get())
            await self.store.uptime.begin_again(stopped, self.uptime.skew())
            self.deadlines.when = await self.store.lists.deadlines()
            chores += [every(BEAT_SECONDS, self._beat), self._go_on()]
        chores.append(every(SHARED_BEAT_SECONDS, self._look_after_orphans))
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def _join(self) -> list[Coroutine[Any, Any, None]]:
        """Joins the other processes on this database; returns the chores that come with it."""
        from hatalom.server.rooms.together import Together  # its driver is there only where the database needs it

        company = self.rooms.company = Together(self.store, self.rooms, self.publisher, self.uptime, self.visitors)
        await company.start()
        await company.beat()

        async def look_again() -> None:
            await company.look_again()
            self.deadlines.when |= await self.store.lists.deadlines(self.uptime.now())

        return [
            every(SHARED_BEAT_SECONDS, company.beat),  # alone: whatever else takes long, this process is alive
            every(SHARED_BEAT_SECONDS, look_again),
            every(PRESENCE_SECONDS, company.tell_who_is_here),
        ]

    async def stop(self) -> None:
        tasks = [*self._chores, *(task for room in self.rooms.all() for task in room.tasks())]
        await end_all(tasks)
        await self.store.writer.finish()
        self.aside.close()
        self.examiners.close()
        try:
            await (self.company.stop() if self.store.is_shared else self._beat())
        except Exception:
            log.exception("the end of this process could not be stored: the players get its last seconds back")

    def locked(self, table: TableId) -> AbstractAsyncContextManager[Room]:
        return self.rooms.locked(table)

    async def at(self, table: TableId, work: Callable[[Room], Awaitable[Answer]]) -> Answer:
        return await self.rooms.at(table, work)

    def enter(self, room: Room, channel: Channel, since: int | None) -> Outbox:
        """A new connection; see `Publisher.enter`."""
        outbox = self.publisher.enter(room, channel, since)
        self.company.tell_presence(room.id)
        return outbox

    async def leave(self, room: Room, channel: Channel, outbox: Outbox) -> None:
        """A connection has ended: what its player has seen is stored, and the others see him go."""
        async with room.lock:
            seen = self.publisher.leave(room, channel, outbox)
            if seen is not None:
                try:
                    await self.store.tables.set_visit(room.id, channel.viewer.person, seen)
                except Away as error:
                    log.warning("table %s: it is not stored what its player has seen: %s", room.id, error)
            self.company.tell_presence(room.id)
            if self.rooms.is_current(room):
                self.publisher.follow(room)

    async def say(self, room: Room, person: PersonId, line: ChatWire) -> None:
        heard = await self.store.talk.add(room.id, person, line)
        if room.count(heard.revision):
            room.talk.last = heard.number
            self.publisher.say(room, line)
        else:
            await self.company.refresh(room)
        self.company.tell(room.id)

    async def changed(self, person: PersonId) -> None:
        """What was known of somebody is no longer true: his name, or a session of his that has ended."""
        await self.visitors.check(person)
        self.company.tell_person(person)

    async def reload(self, tables: Collection[TableId]) -> None:
        """These tables were changed in the database alone: whoever looks at one is told all of it again.

        One that was in memory is loaded anew, so that its computers go on.
        """
        for table in tables:
            room = self.rooms.loaded(table)
            if room is not None:
                async with room.lock:
                    self.changes.forget(room)
                await self.rooms.room(table)
            self.company.tell(table)

    async def here(self, people: Collection[PersonId]) -> set[tuple[PersonId, TableId]]:
        """Which of these people are connected to which table."""
        elsewhere = await self.store.notices.connected(people) if self.store.is_shared else set()
        rooms = self.rooms.all()
        return elsewhere | {(person, room.id) for room in rooms for person in people if room.presence.is_here(person)}

    def wrote(self, room: Room, revision: int) -> None:
        """Something that is no change of the game was stored with this table."""
        room.count(revision)
        self.company.tell(room.id)

    async def change(self, room: Room, change: Callable[[Table], None], request: Request | None = None) -> int:
        return await self.changes.carry_out(room, change, request)

    async def _beat(self) -> None:
        """Stores how long the server has been up: after a restart the clocks go on from there."""
        await self.store.uptime.set(self.uptime.now())

    async def _look_after_orphans(self) -> None:
        if self.company.has_orphans:
            self.company.has_orphans = False
            try:
                await self._go_on()
            except BaseException:
                self.company.has_orphans = True
                raise
            for room in self.rooms.all():
                self.computers.follow(room)

    async def _go_on(self) -> None:
        """Loads the tables at which something is to happen by itself and nobody sees to it, and so it happens."""
        tables = await self.store.lists.to_think_at()
        random.shuffle(tables)  # processes that do this at the same time share them out
        for table in tables:
            try:
                if await self.company.keeps(table):
                    self.computers.follow(await self.rooms.room(table))
            except IllegalAction as error:
                log.warning("table %s does not go on: %s", table, error)
            except Away:
                raise
            except Exception:
                log.exception("table %s does not go on", table)
