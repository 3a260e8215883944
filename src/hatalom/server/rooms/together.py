"""The company of other processes on the same database: what they store is followed, and the work is shared out.

The database is the truth.  A room in memory is a copy: it is brought to the newest revision before anybody uses it, and
whenever another process has changed the table, as long as somebody looks at it or its computers think here.
"""

import asyncio
import logging
import os
import secrets
import socket
from collections.abc import Awaitable

from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.replay import CRASHES
from hatalom.server.ending import end_all
from hatalom.server.ids import PersonId, ProcessId, TableId
from hatalom.server.rooms.company import Alone
from hatalom.server.rooms.loading import catch_up, repeat_deeds
from hatalom.server.rooms.news import Item, News
from hatalom.server.rooms.publisher import Publisher
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.rooms import Rooms
from hatalom.server.rooms.visitors import Visitors
from hatalom.server.store import Store
from hatalom.server.store.away import Away
from hatalom.server.store.processes import SILENCE_MS
from hatalom.server.uptime import Uptime
from hatalom.table.coach import LessonTable

log = logging.getLogger(__name__)


def new_process_id() -> ProcessId:
    return ProcessId(f"{socket.gethostname()[:40]}-{os.getpid()}-{secrets.token_hex(4)}")


class Together(Alone):
    def __init__(self, store: Store, rooms: Rooms, publisher: Publisher, uptime: Uptime, visitors: Visitors) -> None:
        self.visitors = visitors
        self.id = new_process_id()
        self.store = store
        self.rooms = rooms
        self.publisher = publisher
        self.uptime = uptime
        self.kept: set[TableId] = set()
        self.has_orphans = True
        self._news = News(store.engine, self.id)
        self._moved: set[TableId] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._refreshing: set[TableId] = set()

    # -- what this process does for its rooms ---------------------------------------------------------------------

    async def start(self) -> None:
        await self.store.processes.add(self.id)
        await self._news.__aenter__()
        self._do(self._listen())

    async def stop(self) -> None:
        await end_all(self._tasks)
        await self._news.__aexit__()
        await self.store.processes.end(self.id)

    async def greet(self, room: Room) -> None:
        room.presence.elsewhere = await self.store.processes.present(room.id, self.id)

    async def refresh(self, room: Room) -> None:
        if not room.info.is_kept:
            await self._refresh_lesson(room)
            return
        newest = (await self.store.tables.revisions([room.id])).get(room.id)
        if newest != room.revision:
            await self._catch_up(room)

    async def keeps(self, table: TableId) -> bool:
        try:
            if table not in self.kept and await self.store.processes.keep(self.id, table):
                self.kept.add(table)
        except Away as error:
            log.warning("table %s: it is not known who keeps it: %s", table, error)
            self.has_orphans = True
        return table in self.kept

    async def release(self, room: Room) -> None:
        """Whoever changes the table from now on can keep it; what was changed just before is looked at here."""
        if room.id in self.kept:
            self.kept.discard(room.id)
            await self.store.processes.release(self.id, room.id)
            async with room.lock:
                await self.refresh(room)

    async def share_lesson(self, room: Room) -> None:
        if isinstance(room.table, LessonTable):
            new = room.table.deeds[room.revision :]
            await self.store.lessons.do(room.id, room.revision, new)
            room.revision += len(new)

    async def answered(self, room: Room, person: PersonId, key: str) -> int | None:
        return await self.store.tables.answered(room.id, person, key)

    async def does(self, chore: str) -> bool:
        """The first one that asks, until it dies."""
        return await self.store.processes.keep(self.id, TableId(f"chore:{chore}"))

    def tell(self, table: TableId) -> None:
        self._news.tell("table", table)

    def tell_presence(self, table: TableId) -> None:
        self._moved.add(table)

    def tell_person(self, person: PersonId) -> None:
        self._news.tell("person", person)

    # -- what the others do ---------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        async for item in self._news.heard():
            self._hear(item)

    def _hear(self, item: Item) -> None:
        if item.kind == "person":
            self._do(self.visitors.check(PersonId(item.id)))
            return
        if item.kind == "process":
            self.has_orphans = True
            return
        room = self.rooms.loaded(TableId(item.id))
        if room is not None and item.kind == "presence":
            self._do(self._see_who_is_there(room))
        elif room is not None:
            self._follow(room)

    def _follow(self, room: Room) -> None:
        """A room that nobody looks at is brought to the newest revision when somebody does."""
        is_followed = room.is_watched() or room.id in self.kept
        if is_followed and room.id not in self._refreshing:
            self._refreshing.add(room.id)
            self._do(self._refresh_soon(room))

    async def _refresh_soon(self, room: Room) -> None:
        async with room.lock:
            self._refreshing.discard(room.id)
            if self.rooms.is_current(room):
                await self.refresh(room)

    async def _catch_up(self, room: Room) -> None:
        table = room.table
        news = await self.store.tables.since(room.id, table.match.version, room.talk.last)
        is_told, was_begun = room.is_watched() and room.id not in self.kept, table.is_begun
        for question in table.computer_questions() if is_told else ():
            room.turns.begin(table, question.seat)
        try:
            if news is None or news.rules_version != table.match.journal.head.rules_version or table.match.is_halted:
                raise BadFile("the game goes on by other rules, or not at all")
            catch_up(room, news)
        except (BadFile, IllegalAction, *CRASHES) as error:
            log.warning("table %s has to be loaded anew: %s", room.id, error)
            self.rooms.forget(room)
            self.publisher.end(room)
            return
        for seat in range(len(table.seats)) if is_told else ():
            room.turns.end(table, seat)
        for line in news.chat.said:
            self.publisher.say(room, line)
        room.talk.last = news.chat.last
        if table.is_begun != was_begun:
            self.publisher.end(room)
        self.rooms.tell(room)

    async def _refresh_lesson(self, room: Room) -> None:
        deeds = await self.store.lessons.deeds(room.id, room.revision)
        if deeds is None:
            self.rooms.forget(room)
            self.publisher.end(room)
        elif deeds:
            if repeat_deeds(room, deeds):
                self.publisher.end(room)
            self.rooms.tell(room)

    async def _see_who_is_there(self, room: Room) -> None:
        await self.greet(room)
        visits = await self.store.tables.visits(room.id)
        async with room.lock:
            room.presence.visits = visits
            if self.rooms.is_current(room):
                self.publisher.follow(room)

    # -- chores ---------------------------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Says that this process is alive, goes by the common time, and buries the dead."""
        ms, was_down = await self.store.uptime.go_on(SILENCE_MS)
        self.uptime.go_on_from(ms)
        if was_down:
            await self.store.uptime.begin_again(ms, self.uptime.skew())
        if not await self.store.processes.beat(self.id):
            log.warning("the others have given up this process: it begins again")
            self.kept.clear()
            self.has_orphans = True
            await self.store.processes.add(self.id)
            self._moved |= {room.id for room in self.rooms.all()}
        buried = await self.store.processes.bury()
        if buried is not None:
            self.has_orphans = True
            for process in buried.processes:
                self._news.tell("process", process)
            for table in buried.tables:
                self._news.tell("presence", table)
                self._hear(Item(self.id, "presence", table))

    async def tell_who_is_here(self) -> None:
        moved, self._moved = self._moved, set()
        for table in moved:
            room = self.rooms.loaded(table)
            present = room.presence.counts() if room is not None else {}
            await self.store.processes.set_present(self.id, table, present)
            self._news.tell("presence", table)

    async def look_again(self) -> None:
        """For news that were lost."""
        rooms = [room for room in self.rooms.all() if room.info.is_kept and (room.is_watched() or room.id in self.kept)]
        newest = await self.store.tables.revisions([room.id for room in rooms]) if rooms else {}
        for room in rooms:
            if newest.get(room.id) != room.revision:
                self._follow(room)
        for table in [table for table in self.kept if self.rooms.loaded(table) is None]:
            await self._find_again(table)

    async def _find_again(self, table: TableId) -> None:
        """A table that is kept here, but whose room was lost with a change that could not be stored."""
        try:
            await self.rooms.room(table)
        except IllegalAction:  # a lesson that is over, or a table that cannot be read
            self.kept.discard(table)
            await self.store.processes.release(self.id, table)

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Away):
            log.warning("a table could not yet be brought to what others have stored: %s", error)
        elif error is not None:
            log.error("a table could not be brought to what others have stored", exc_info=error)
