"""Answers that nobody clicks: those of computers, and those that a player has ordered in advance."""

import asyncio
import contextlib
import logging
import random
from functools import partial

from hatalom.server.fairness import asking
from hatalom.server.rooms.changes import Changes
from hatalom.server.rooms.publisher import Publisher
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.rooms import Rooms
from hatalom.server.settings import Settings
from hatalom.server.store.away import Away
from hatalom.server.store.revisions import Overtaken
from hatalom.server.thinkers import Thinkers, task_for
from hatalom.table.table import Sitter

log = logging.getLogger(__name__)
LOTS = random.SystemRandom()


class Computers:
    def __init__(
        self, rooms: Rooms, changes: Changes, publisher: Publisher, thinkers: Thinkers, settings: Settings
    ) -> None:
        self.rooms = rooms
        self.changes = changes
        self.publisher = publisher
        self.thinkers = thinkers
        self.settings = settings

    def follow(self, room: Room) -> None:
        """Every computer that is asked begins to think, unless it does already; standing orders are obeyed."""
        waiting = [(question.seat, self._think) for question in room.table.computer_questions()]
        waiting += [(question.seat, self._obey) for question in room.table.ordered_questions()]
        for seat, answer in waiting:
            if seat not in room.turns.thinking:
                task = asyncio.create_task(answer(room, seat))
                room.turns.thinking[seat] = task
                task.add_done_callback(partial(self._thought, room, seat))

    def window_delay(self) -> float:
        """How long a reaction window stays open at least: a lot is drawn, and nothing else is looked at."""
        return LOTS.uniform(*self.settings.window_delay)

    async def _obey(self, room: Room, seat: int) -> bool:
        """Answers as a player has ordered, in a window after a while that does not depend on what he holds.

        He may answer himself in the meantime or change his order; if the game has gone on, the while begins anew.
        """
        if not await self.rooms.company.keeps(room.id):
            return False
        version = room.table.match.version
        is_window = any(q.seat == seat and q.window for q in room.table.match.questions())
        await asyncio.sleep(self.window_delay() if is_window else 0)
        async with room.lock:
            question = next((q for q in room.table.ordered_questions() if q.seat == seat), None)
            is_current = room.table.match.version == version and self.rooms.is_current(room)
            if question is not None and is_current:
                with contextlib.suppress(Overtaken):
                    await self.changes.carry_out(room, lambda table: table.obey(question), by="order")
        return True

    async def _think(self, room: Room, seat: int) -> bool:
        """One answer of a computer.  It thinks without the lock; what it finds counts if nothing has changed.

        False if another process lets this table's computers think.
        """
        loop = asyncio.get_running_loop()
        asking.set(room.info.host)  # whoever has opened many tables waits for his own computers, and nobody else does
        if not await self.rooms.company.keeps(room.id):
            return False
        async with room.lock:
            question = next((q for q in room.table.computer_questions() if q.seat == seat), None)
            if question is None:
                return True
            version = room.table.match.version
            data = task_for(room.table, question, room.info.overlay)
            if room.is_watched():
                room.turns.begin(room.table, seat)
        began = loop.time()
        pace = self.settings.pace if question.decline < 0 else max(self.settings.pace, self.window_delay())
        action = await self.thinkers.choose(data, question.options)
        self.changes.figures.took("thinking_seconds", loop.time() - began)
        await asyncio.sleep(max(0.0, began + pace - loop.time()))
        async with room.lock:
            table = room.table
            is_current = table.match.version == version and table.seats[seat].kind == Sitter.COMPUTER
            if is_current and self.rooms.is_current(room):
                text = table.game.verbs.text(action)
                with contextlib.suppress(Overtaken):
                    await self.changes.carry_out(
                        room, lambda t: t.act(seat, text, t.match.version_for(seat)), by="computer"
                    )
                if room.turns.end(room.table, seat):
                    self.publisher.follow(room)
        return True

    def _thought(self, room: Room, seat: int, task: asyncio.Task[bool]) -> None:
        room.turns.thinking.pop(seat, None)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, Away):
            log.warning("table %s: seat %s stops thinking for now: %s", room.id, seat, error)
            self.rooms.company.has_orphans = True
        elif error is not None:
            log.error("table %s: seat %s stopped thinking", room.id, seat, exc_info=error)
        elif task.result() and self.rooms.is_current(room):
            self.follow(room)
