"""The teacher: opens lessons for learners and turns their pages.  A lesson lives in memory, one for each learner."""

import secrets

from hatalom.core.chance import Stream
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.server.ids import PersonId, TableId
from hatalom.server.library import game_of
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Info, Room
from hatalom.server.store.records import Person
from hatalom.server.wire.play import DoneWire
from hatalom.table.coach import LessonTable
from hatalom.table.lessons import lesson_of
from hatalom.table.table import Seat, Sitter, Table


class Teacher:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._running: dict[PersonId, TableId] = {}

    def open(self, person: Person, game: str, lesson: str) -> TableId:
        """A table for this lesson; the learner's last one is cleared away."""
        seat = Seat(Sitter.HUMAN, person.id, person.name)
        try:
            found = lesson_of(game_of(game), lesson)
        except BadFile as error:
            raise IllegalAction("not-found", str(error)) from error
        table = LessonTable(game_of(game), found, seat, Stream(secrets.token_bytes(32)))
        self._clear_away(person.id)
        info = Info(id=TableId(secrets.token_urlsafe(12)), host=person.id, is_kept=False)
        self._running[person.id] = info.id
        self.hub.rooms.add(Room(info, table, self.hub.uptime))
        return info.id

    async def next(self, person: Person, table_id: TableId) -> DoneWire:
        return await self._turn(person, table_id, is_again=False)

    async def again(self, person: Person, table_id: TableId) -> DoneWire:
        return await self._turn(person, table_id, is_again=True)

    async def _turn(self, person: Person, table_id: TableId, is_again: bool) -> DoneWire:
        def change(table: Table) -> None:
            if not isinstance(table, LessonTable) or not table.owned_by(person.id):
                raise IllegalAction("forbidden", "this is no lesson of yours")
            if is_again:
                table.again()
            else:
                table.next()

        async with self.hub.locked(table_id) as room:
            return DoneWire(await self.hub.change(room, change))

    def _clear_away(self, person: PersonId) -> None:
        last = self._running.pop(person, None)
        room = self.hub.rooms.loaded(last) if last is not None else None
        if room is not None:
            self.hub.changes.forget(room)
