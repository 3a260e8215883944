"""All loaded tables: loaded when somebody asks, going on by themselves, stored before anybody is told."""

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec

from hatalom import bots
from hatalom.core.chance import Stream, commitment_of
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.game import Game
from hatalom.core.journal import Head, Row
from hatalom.core.match import Match
from hatalom.server.clock import Uptime
from hatalom.server.library import game_of
from hatalom.server.room import Room
from hatalom.server.settings import Settings
from hatalom.server.store import Store
from hatalom.server.thinkers import Thinkers, task_for
from hatalom.server.writer import Change, Facts, Key
from hatalom.table import keep
from hatalom.table.clock import MINUTE, Clock, TimeOut
from hatalom.table.lag import Lag
from hatalom.table.show import result_of
from hatalom.table.table import Offer, Sitter, Table, overlay_digest, overlay_table

log = logging.getLogger(__name__)
IDLE_SECONDS = 600.0
SWEEP_SECONDS = 60.0
BEAT_SECONDS = 5.0
WATCH_SECONDS = 0.25
LOTS = random.SystemRandom()


class Hub:
    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.uptime = Uptime()
        self.deadlines: dict[str, int] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.uptime.go_on_from(await self.store.uptime())
        self.deadlines = await self.store.deadlines()
        chores = (self._sweep(), self._go_on(), self._beat(), self._watch_clocks())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def _go_on(self) -> None:
        """Tables at which something was to happen by itself when the server ended are loaded, and so it happens."""
        for table_id in await self.store.tables_to_think_at():
            with contextlib.suppress(IllegalAction):
                await self.room(table_id)

    async def stop(self) -> None:
        tasks = [*self._chores, *(task for room in self.rooms.values() for task in room.tasks())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.store.writer.finish()
        await self.store.set_uptime(self.uptime.now())

    # -- loading --------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        if table_id not in self.rooms:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    if table_id not in self.rooms:
                        self.rooms[table_id] = await self._load(table_id)
                        self.think(self.rooms[table_id])
                        self.follow(self.rooms[table_id])
            finally:
                self._loading.pop(table_id, None)
        room = self.rooms[table_id]
        room.used = time.monotonic()
        return room

    def lay(self, room: Room) -> None:
        """A table that is not stored."""
        self.rooms[room.id] = room
        self.think(room)

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Room]:
        """The table with its lock held; one that was let go while we waited for the lock is loaded anew."""
        while True:
            room = await self.room(table_id)
            async with room.lock:
                if self.rooms.get(table_id) is room:
                    yield room
                    return

    async def _load(self, table_id: str) -> Room:
        """From the last snapshot and the rows after it; from the first row if there is none that fits."""
        row = await self.store.table(table_id)
        if row is None:
            raise IllegalAction("not-found", "there is no such table")
        game = game_of(row["game"])
        seats = await self.store.seats(table_id)
        rows = [_readable(stored, game) for stored in await self.store.journal(table_id)]
        overlay = overlay_table(row["overlay"])
        head = Head(
            game.name,
            row["rules_version"],
            tuple(seat.name or str(seat.kind) for seat in seats),
            msgspec.json.decode(row["options"], type=dict[str, str]),
            overlay_digest(row["overlay"]),
            commitment_of(row["secret"]) if row["secret"] else "",
            row["given"],
            row["origin"],
        )
        clock = msgspec.json.decode(row["clock"], type=Clock) if row["clock"] else None
        table = Table(Match(game, head, game.load_content(overlay), None), seats, row["same_screen"], clock)
        data = await self.store.snapshot(table_id)
        if data is not None and not keep.load_snapshot(table, data, rows):
            log.warning("table %s: its snapshot does not fit; replaying from the first row", table_id)
        self._replay(table, rows)
        table.match.chance = Stream(row["secret"], table.match.journal.draws())
        table.is_branched = row["branched"]
        table.offer = msgspec.json.decode(row["offer"], type=Offer) if row["offer"] else None
        chat, keys = await self.store.chat(table_id), await self.store.keys(table_id)
        seen = await self.store.visits(table_id)
        lag = Lag(table, row["delay"] * MINUTE, await self.store.times(table_id)) if row["delay"] else None
        has_hints = row["hints"] and bots.evaluator_of(game) is not None
        return Room(
            table_id,
            table,
            row["host"],
            row["overlay"],
            chat,
            keys,
            self.uptime.now,
            seen,
            row["imported"],
            lag=lag,
            has_hints=has_hints,
            think_limit=self.settings.think_limit,
        )

    def _replay(self, table: Table, rows: list[Row]) -> None:
        for number in range(table.match.version, len(rows)):
            try:
                table.repeat(rows[number], number + 1)
            except BadFile as error:
                raise IllegalAction("unreadable", f"this game was begun by other rules: {error}") from error

    async def _sweep(self) -> None:
        """Tables nobody looks at any more are let go."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for table_id, room in list(self.rooms.items()):
                if room.is_idle(IDLE_SECONDS):
                    del self.rooms[table_id]

    # -- clocks ---------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        """Stores how long the server has been up: after a restart the clocks go on from there."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.store.set_uptime(self.uptime.now())

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            now = self.uptime.now()
            for table_id in [table_id for table_id, deadline in self.deadlines.items() if deadline <= now]:
                del self.deadlines[table_id]
                try:
                    await self.time_out(table_id)
                except Exception:
                    log.exception("table %s: somebody's time is over, but nothing could be done about it", table_id)

    async def time_out(self, table_id: str) -> None:
        """Somebody's time is over, unless he has answered at the last moment."""
        async with self.locked(table_id) as room:
            clock = room.table.clock
            if clock is not None and clock.late(self.uptime.now()):
                await self.change(room, lambda table: table.time_out())

    def note_deadline(self, table_id: str, facts: Facts) -> None:
        if facts.deadline is None or facts.status == "over":
            self.deadlines.pop(table_id, None)
        else:
            self.deadlines[table_id] = facts.deadline

    # -- changing -------------------------------------------------------------------------------------------

    async def change(self, room: Room, change: Callable[[Table], None], key: tuple[str, str, int] | None = None) -> int:
        """Carries out a change, stores it, and only then tells of it; the caller holds the room's lock.

        `key` is (guest, idempotency key, seat).  A change that cannot be stored is forgotten with the room.
        """
        table = room.table
        if not room.is_kept:
            return self._change_unkept(room, change, key)
        before = table.match.version
        seats_before = msgspec.json.encode(table.seats)
        table.now = self.uptime.now()
        change(table)
        table.run_clock()
        shown = table.match.version_for(key[2]) if key is not None else table.match.version
        try:
            rows = [keep.store_row(row, table.game) for row in table.match.journal.rows[before:]]
            seats = table.seats if msgspec.json.encode(table.seats) != seats_before else None
            known = Key(key[0], key[1], shown) if key is not None else None
            facts = facts_of(table)
            saved = Change(room.id, before, rows, facts, seats, known, self._snapshot(table, before), table.now)
            await self.store.writer.save(saved)
        except BaseException:
            self.forget(room)
            raise
        if known is not None:
            room.keys[known.guest, known.key] = known.version
        self.note_deadline(room.id, facts)
        if room.lag is not None:
            room.lag.note(table.now)
        room.publish(self.settings.catch_up_seconds)
        self.think(room)
        self.follow(room)
        return shown

    def _change_unkept(self, room: Room, change: Callable[[Table], None], key: tuple[str, str, int] | None) -> int:
        """The same without storing anything."""
        table = room.table
        match = table.match
        change(table)
        shown = table.match.version_for(key[2]) if key is not None else table.match.version
        if key is not None:
            room.keys[key[0], key[1]] = shown
        if table.match is not match:
            room.begin_anew()
        room.publish(self.settings.catch_up_seconds)
        self.think(room)
        return shown

    def _snapshot(self, table: Table, before: int) -> bytes | None:
        is_due = before // keep.EVERY != table.match.version // keep.EVERY
        return keep.take_snapshot(table) if is_due and keep.may_snapshot(table) else None

    def forget(self, room: Room) -> None:
        """What is in memory is not what is stored: the next one who asks loads it anew."""
        self.rooms.pop(room.id, None)
        for channel in room.channels.values():
            channel.close()

    # -- spectators some minutes behind ---------------------------------------------------------------------

    def follow(self, room: Room) -> None:
        """R3  Shows spectators who are kept behind what is new for them, as long as there is something to come."""
        if room.lag is not None and room.following is None and room.lag.wait(self.uptime.now()) is not None:
            room.following = asyncio.create_task(self._follow(room, room.lag))

    async def _follow(self, room: Room, lag: Lag) -> None:
        try:
            while (wait := lag.wait(self.uptime.now())) is not None and self.rooms.get(room.id) is room:
                await asyncio.sleep(wait / 1000)
                async with room.lock:
                    room.publish(self.settings.catch_up_seconds)
        finally:
            room.following = None

    # -- computers and standing orders ----------------------------------------------------------------------

    def think(self, room: Room) -> None:
        """Every computer that is asked begins to think, unless it does already; standing orders are obeyed."""
        waiting = [(question.seat, self._think) for question in room.table.computer_questions()]
        waiting += [(question.seat, self._obey) for question in room.table.ordered_questions()]
        for seat, answer in waiting:
            if seat not in room.thinking:
                task = asyncio.create_task(answer(room, seat))
                room.thinking[seat] = task
                task.add_done_callback(partial(self._thought, room, seat))

    def window_delay(self) -> float:
        """How long a reaction window stays open at least: a lot is drawn, and nothing else is looked at."""
        return LOTS.uniform(*self.settings.window_delay)

    async def _obey(self, room: Room, seat: int) -> None:
        """Answers as a player has ordered, in a window after a while that does not depend on what he holds.

        He may answer himself in the meantime or change his order; if the game has gone on, the while begins anew.
        """
        version = room.table.match.version
        is_window = any(q.seat == seat and q.window for q in room.table.match.questions())
        await asyncio.sleep(self.window_delay() if is_window else 0)
        async with room.lock:
            question = next((q for q in room.table.ordered_questions() if q.seat == seat), None)
            is_current = room.table.match.version == version and self.rooms.get(room.id) is room
            if question is not None and is_current:
                await self.change(room, lambda table: table.obey(question))

    def _thought(self, room: Room, seat: int, task: asyncio.Task[None]) -> None:
        room.thinking.pop(seat, None)
        if task.cancelled():
            return
        if task.exception() is not None:
            log.error("table %s: seat %s stopped thinking", room.id, seat, exc_info=task.exception())
        elif self.rooms.get(room.id) is room:
            self.think(room)

    async def _think(self, room: Room, seat: int) -> None:
        """One answer of a computer.  It thinks without the lock; what it finds counts if nothing has changed."""
        loop = asyncio.get_running_loop()
        async with room.lock:
            question = next((q for q in room.table.computer_questions() if q.seat == seat), None)
            if question is None:
                return
            version = room.table.match.version
            data = task_for(room.table, question, room.overlay)
            room.begin_turn(seat)
        began = loop.time()
        pace = self.settings.pace if question.decline < 0 else max(self.settings.pace, self.window_delay())
        action = await self.thinkers.choose(data, question.options)
        await asyncio.sleep(max(0.0, began + pace - loop.time()))
        async with room.lock:
            table = room.table
            is_current = table.match.version == version and table.seats[seat].kind == Sitter.COMPUTER
            if is_current and self.rooms.get(room.id) is room:
                text = table.game.verbs.text(action)
                await self.change(room, lambda t: t.act(seat, text, t.match.version_for(seat)))
                if room.end_turn(seat):
                    room.publish(self.settings.catch_up_seconds)


def _readable(stored: keep.StoredRow, game: Game[Any, Any]) -> Row:
    try:
        return keep.read_row(stored, game)
    except BadFile as error:
        raise IllegalAction("unreadable", str(error)) from error


def facts_of(table: Table) -> Facts:
    result = table.match.result()
    is_open = any(seat.kind in (Sitter.OPEN, Sitter.LINK) for seat in table.seats)
    status = "over" if result is not None else "open" if is_open else "running"
    ids = table.seat_ids
    return Facts(
        status=status,
        waiting=[ids[seat] for seat in table.asked()],
        progress=100 if result is not None else table.game.progress(table.match.pos),
        counted=table.is_counted(),
        result=msgspec.json.encode(result_of(result, ids)).decode() if result is not None else "",
        offer=msgspec.json.encode(table.offer).decode() if table.offer is not None else "",
        clock=msgspec.json.encode(table.clock).decode() if table.clock is not None else "",
        deadline=_deadline(table.clock),
    )


def _deadline(clock: Clock | None) -> int | None:
    """Where the other players decide what is to become of a late one, nothing happens by itself."""
    return clock.deadline() if clock is not None and clock.time_out == TimeOut.COMPUTER else None
