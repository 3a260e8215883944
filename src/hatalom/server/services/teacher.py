"""The teacher: opens lessons for learners and turns their pages, one for each learner.

A lesson lives in memory.  Where several processes teach, what was done in it is stored until the next one begins.
"""

import secrets

from hatalom.core.errors import BadFile, IllegalAction
from hatalom.server.ids import NOBODY, PersonId, TableId
from hatalom.server.library import game_of
from hatalom.server.rooms.channel import Channel
from hatalom.server.rooms.eyes import Viewer
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.loading import lesson_room
from hatalom.server.rooms.room import Info, Room
from hatalom.server.rooms.show import picture_of, whole
from hatalom.server.store.lessons import StoredLesson
from hatalom.server.store.records import Person
from hatalom.server.wire.play import DoneWire
from hatalom.server.wire.tables import TableWire
from hatalom.table.coach import LessonTable
from hatalom.table.examples import table_at
from hatalom.table.table import Table


class Teacher:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._running: dict[PersonId, TableId] = {}
        self._shown: dict[tuple[str, str, int], TableWire] = {}

    async def open(self, person: Person, game: str, lesson: str) -> TableId:
        """A table for this lesson; the learner's last one is cleared away."""
        new = StoredLesson(TableId(secrets.token_urlsafe(12)), person, game, lesson, secrets.token_bytes(32))
        room = lesson_room(new, self.hub.uptime)
        if self.hub.store.is_shared:
            await self.hub.store.lessons.add(new)
        self._clear_away(person.id)
        self._running[person.id] = room.id
        self.hub.rooms.add(room)
        return room.id

    async def next(self, person: Person, table_id: TableId) -> DoneWire:
        return await self._turn(person, table_id, is_again=False)

    async def again(self, person: Person, table_id: TableId) -> DoneWire:
        return await self._turn(person, table_id, is_again=True)

    async def show(self, game: str, lesson: str, step: int) -> TableWire:
        """The board as it stands at a step, for a picture: nobody sits at it, and it is the same for everybody."""
        key = (game, lesson, step)
        if key not in self._shown:
            self._shown[key] = await self.hub.aside.do(lambda: self._board(*key))
        return self._shown[key]

    def _board(self, game: str, lesson: str, step: int) -> TableWire:
        try:
            table = table_at(game_of(game), lesson, step)
        except BadFile as error:
            raise IllegalAction("not-found", str(error)) from error
        room = Room(Info(id=TableId(""), host=NOBODY, is_kept=False), table, self.hub.uptime)
        viewer = Viewer(table.learner, NOBODY)
        return whole(room, Channel(viewer, picture_of(room, viewer)))

    async def _turn(self, person: Person, table_id: TableId, is_again: bool) -> DoneWire:
        def change(table: Table) -> None:
            if not isinstance(table, LessonTable) or not table.owned_by(person.id):
                raise IllegalAction("forbidden", "this is no lesson of yours")
            if is_again:
                table.again()
            else:
                table.next()

        async def turn(room: Room) -> DoneWire:
            return DoneWire(await self.hub.change(room, change))

        return await self.hub.at(table_id, turn)

    def _clear_away(self, person: PersonId) -> None:
        last = self._running.pop(person, None)
        room = self.hub.rooms.loaded(last) if last is not None else None
        if room is not None:
            self.hub.changes.forget(room)
