"""Changing a table: carried out, stored, and only then told."""

import time
from collections.abc import Callable
from typing import Literal

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId
from hatalom.server.rooms.publisher import Publisher
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.rooms import Rooms
from hatalom.server.store.records import Change, Key
from hatalom.server.store.revisions import Overtaken
from hatalom.server.store.rows import facts_of
from hatalom.server.store.writer import Writer
from hatalom.server.uptime import Uptime
from hatalom.server.watch.figures import Figures
from hatalom.table import keep
from hatalom.table.reload import OTHER_RULES
from hatalom.table.table import Seat, Table

Doer = Literal["person", "computer", "order", "clock"]


class Request(msgspec.Struct, frozen=True):
    """Who asked for a change, with which key, for which seat: a repeated request gets the first one's answer."""

    person: PersonId
    key: str
    seat: int


class Changes:
    def __init__(self, rooms: Rooms, publisher: Publisher, writer: Writer, uptime: Uptime, figures: Figures) -> None:
        self.rooms = rooms
        self.publisher = publisher
        self.writer = writer
        self.uptime = uptime
        self.figures = figures

    async def carry_out(
        self, room: Room, change: Callable[[Table], None], request: Request | None = None, by: Doer = "person"
    ) -> int:
        """Returns the version that the change has led to, as the asking seat knows it.

        The caller holds the room's lock.  A change that cannot be stored is forgotten together with the room.  Where
        another process was faster (`Overtaken`) the room goes on from what that one has stored.
        """
        table = room.table
        if table.match.is_halted:
            raise IllegalAction("over", _why_halted(table))
        match, before, seats_before = table.match, table.match.version, msgspec.json.encode(table.seats)
        table.now, table.skew = self.uptime.now(), self.uptime.skew()
        was_begun = table.is_begun
        change(table)
        table.begin_if_complete()
        table.run_clock()
        version = table.match.version_for(request.seat) if request is not None else table.match.version
        if room.info.is_kept:
            try:
                key = Key(request.person, request.key, version) if request is not None else None
                seats = table.seats if msgspec.json.encode(table.seats) != seats_before else None
                await self._save(room, _stored(room, before, seats, key))
            except Overtaken:
                raise
            except BaseException:
                self.figures.count("unstored")
                self.forget(room)
                raise
        else:
            await self._share_lesson(room)
            if table.match is not match:  # a lesson that begins anew
                self.publisher.end(room)
        if table.is_begun != was_begun:  # everybody gets eyes of his own
            self.publisher.end(room)
        if request is not None:
            room.keys[request.person, request.key] = version
        if room.lag is not None:
            room.lag.note(table.now)
        if table.match.version != before:
            self.figures.count(f"actions by {by}")
        self.rooms.tell(room)
        self.rooms.company.tell(room.id)
        return version

    async def _save(self, room: Room, change: Change) -> None:
        began = time.perf_counter()
        try:
            await self.writer.save(change)
        except Overtaken:
            await self.rooms.renew(room)
            raise
        self.figures.took("store_seconds", time.perf_counter() - began)
        room.revision += 1

    async def _share_lesson(self, room: Room) -> None:
        try:
            await self.rooms.company.share_lesson(room)
        except Overtaken:
            await self.rooms.renew(room)
            self.publisher.end(room)
            raise
        except BaseException:
            self.forget(room)
            raise

    def forget(self, room: Room) -> None:
        """What is in memory is not what is stored: viewers connect again, and so the table is loaded anew."""
        self.rooms.forget(room)
        self.publisher.end(room)


def _why_halted(table: Table) -> str:
    """Why a stored game can only be looked at; the reason that its viewers read is in its result."""
    result = table.match.result()
    if result is not None and result.reason.message is OTHER_RULES:
        return "this game was played by other rules: it can only be looked at"
    return "the stored game cannot be followed any further: it can only be looked at"


def _stored(room: Room, before: int, seats: list[Seat] | None, key: Key | None) -> Change:
    table = room.table
    rows = [keep.store_row(row, table.game) for row in table.match.journal.rows[before:]]
    return Change(
        room.id, before, rows, facts_of(table), seats, key, _snapshot(table, before), table.now, room.revision
    )


def _snapshot(table: Table, before: int) -> bytes | None:
    is_due = before // keep.EVERY != table.match.version // keep.EVERY
    return keep.take_snapshot(table) if is_due and keep.may_snapshot(table) else None
