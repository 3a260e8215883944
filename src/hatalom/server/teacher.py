"""The teacher: opens lessons for learners and turns their pages.  A lesson lives in memory, one for each learner."""

import secrets

from hatalom.core.chance import Stream
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.server.hub import Hub
from hatalom.server.library import game_of
from hatalom.server.room import Room
from hatalom.server.store import Guest
from hatalom.server.wire import DoneWire
from hatalom.table.coach import LessonTable
from hatalom.table.lessons import lesson_of
from hatalom.table.table import Seat, Sitter, Table


class Teacher:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._running: dict[str, str] = {}

    def open(self, guest: Guest, game: str, lesson: str) -> str:
        """A table for this lesson; the learner's last one is cleared away."""
        seat = Seat(Sitter.HUMAN, guest.id, guest.name)
        try:
            found = lesson_of(game_of(game), lesson)
        except BadFile as error:
            raise IllegalAction("not-found", str(error)) from error
        table = LessonTable(game_of(game), found, seat, Stream(secrets.token_bytes(32)))
        last = self.hub.rooms.get(self._running.get(guest.id, ""))
        if last is not None:
            self.hub.forget(last)
        room = Room(secrets.token_urlsafe(12), table, guest.id, "", [], {}, self.hub.uptime.now, {}, is_kept=False)
        self._running[guest.id] = room.id
        self.hub.lay(room)
        return room.id

    async def next(self, guest: Guest, table_id: str) -> DoneWire:
        return await self._turn(guest, table_id, is_again=False)

    async def again(self, guest: Guest, table_id: str) -> DoneWire:
        return await self._turn(guest, table_id, is_again=True)

    async def _turn(self, guest: Guest, table_id: str, is_again: bool) -> DoneWire:
        def change(table: Table) -> None:
            if not isinstance(table, LessonTable) or not table.owned_by(guest.id):
                raise IllegalAction("forbidden", "this is no lesson of yours")
            if is_again:
                table.again()
            else:
                table.next()

        async with self.hub.locked(table_id) as room:
            return DoneWire(await self.hub.change(room, change))
