"""The teller: goes round every few seconds and tells those who are away what waits for them.

One process does it at a time.  What is owed is written down before it is told, and taken before it is sent: a server
that is killed in between sends it again after a while, under the same id, by which mail programs and devices know it.
"""

import asyncio
import datetime as dt
import hashlib
import logging
import time
from collections.abc import Collection, Mapping, Sequence

import msgspec

from hatalom.server.chores import every
from hatalom.server.ending import end_all
from hatalom.server.ids import PersonId, TableId
from hatalom.server.post.matters import KINDS, PRESSING, ROW, Matter, matters_at
from hatalom.server.post.outlets import Outlets
from hatalom.server.post.poster import Unsent
from hatalom.server.post.words import notice_of
from hatalom.server.rooms.hub import Hub
from hatalom.server.store import Store
from hatalom.server.store.notices import Around, Kept
from hatalom.server.store.rows import now
from hatalom.server.store.ways import Listener, Way
from hatalom.table.rest import asleep_until

log = logging.getLogger(__name__)
AGAIN_MINUTES = 5
"""After so long what was taken and not told is tried again; twice as long after every failure."""
MOST_FAILURES = 8
"""A way that fails so often in a row is turned off."""
ROUND_SECONDS = 10.0
MOMENT_SECONDS = 30.0
"""A page that is loaded anew, or a phone between two networks, is gone for a moment: nobody is told for that."""
MOST_AT_ONCE = 8
RowId = tuple[str, str, str]


class Owed(msgspec.Struct, frozen=True):
    """One matter for one way, with its row: the one there is, or a new one."""

    way: Way
    matter: Matter
    kept: Kept


class Teller:
    def __init__(self, hub: Hub, store: Store, outlets: Outlets) -> None:
        self.hub = hub
        self.ways = store.ways
        self.notices = store.notices
        self.outlets = outlets
        self._last_here: dict[tuple[PersonId, TableId], float] = {}
        self._rounds: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """A house whose address is not known tells nobody anything."""
        if self.outlets.address:
            from hatalom.server.post.push import new_key

            self.outlets.open_push(await self.ways.kept("push", new_key()))
            self._rounds = asyncio.create_task(every(ROUND_SECONDS, self._round))

    async def stop(self) -> None:
        await end_all([self._rounds] if self._rounds is not None else [])

    async def _round(self) -> None:
        if await self.hub.company.does("notices"):
            await self.go_round()

    async def go_round(self) -> None:
        listeners = await self.ways.listeners()
        people = [one.person for one in listeners]
        kept = {row.id: row for row in await self.notices.kept()}
        if not people and not kept:
            return
        around = await self.notices.around(people) if people else []
        owed = await self._owed(listeners, around, kept)
        await self._write_down([one.kept for ones in owed.values() for one in ones], kept)
        here = await self.hub.here(people)
        self._note_here(here)
        places = asyncio.Semaphore(MOST_AT_ONCE)

        async def tell(listener: Listener) -> None:
            async with places:  # nobody waits long for a server that does not answer somebody else
                await self._tell(listener, owed[listener.person], here)

        await asyncio.gather(*(tell(listener) for listener in listeners))

    def _note_here(self, here: Collection[tuple[PersonId, TableId]]) -> None:
        """Forgets those who have been gone for more than a moment."""
        time_now = time.monotonic()
        lately = {place: last for place, last in self._last_here.items() if time_now - last < MOMENT_SECONDS}
        self._last_here = lately | dict.fromkeys(here, time_now)

    async def _owed(
        self, listeners: Sequence[Listener], around: Sequence[Around], kept: Mapping[RowId, Kept]
    ) -> dict[PersonId, list[Owed]]:
        """Everything that is to be told."""
        talked = await self.notices.talked({one.person: one.seen for one in listeners})
        people = [one.person for one in listeners]
        nudged, blocked = await self.notices.nudged(people), await self.notices.blocked(people)
        found: list[tuple[PersonId, Way, Around, Matter]] = []
        for listener in listeners:
            for table in around:
                place = (listener.person, table.listed.id)
                is_nudged = nudged.get(place, "") > listener.seen
                for matter in matters_at(table, listener.person, self.hub.uptime.now(), place in talked, is_nudged):
                    if matter.kind == "invited" and (listener.person, table.host) in blocked:
                        continue
                    wanted = listener.wishes.wants.get(ROW.get(matter.kind, matter.kind), [])
                    ways = [way for way in listener.ways if way.kind in wanted and way.kind in self.outlets.kinds]
                    found += [(listener.person, way, table, matter) for way in ways]
        turns = await self._turns(found, kept)
        owed: dict[PersonId, list[Owed]] = {listener.person: [] for listener in listeners}
        for person, way, table, matter in found:
            row = kept.get((way.id, matter.table, matter.kind))
            key = turns.get((matter.table, matter.number), row.key if row is not None else "")
            if row is None or (matter.kind in PRESSING and row.key != key):
                if _is_old_news(matter, table, way):
                    continue
                row = Kept(way.id, matter.table, matter.kind, key, now())
            owed[person].append(Owed(way, matter, row))
        return owed

    async def _turns(
        self, found: Sequence[tuple[PersonId, Way, Around, Matter]], kept: Mapping[RowId, Kept]
    ) -> dict[tuple[TableId, int], str]:
        """Which turn it is, where it may be another one than was told of."""
        asked = set()
        for _, way, table, matter in found:
            row = kept.get((way.id, matter.table, matter.kind))
            if matter.kind in PRESSING and (row is None or (row.told and table.listed.updated > row.told)):
                asked.add((matter.table, matter.number))
        return await self.notices.turns(asked)

    async def _write_down(self, owed: Sequence[Kept], kept: Mapping[RowId, Kept]) -> None:
        new = [row for row in owed if kept.get(row.id) != row]
        stand = {row.id for row in owed}
        await self.notices.renew(new, [row for id_, row in kept.items() if id_ not in stand])

    async def _tell(self, listener: Listener, owed: Sequence[Owed], here: Collection[tuple[PersonId, TableId]]) -> None:
        """Whoever is here, has just been here or sleeps is not disturbed; what he has seen himself is not told."""
        untold = [one for one in owed if not one.kept.told]
        seen = [one for one in untold if _has_seen(listener, one, here)]
        if seen:
            await self.notices.told([one.kept for one in seen])
        is_asleep = listener.rest is not None and asleep_until(listener.rest, int(time.time() * 1000)) is not None
        if is_asleep or listener.seen > _ago(listener.wishes.wait):
            return
        due = [one for one in untold if one not in seen and (listener.person, one.matter.table) not in self._last_here]
        due = [one for one in due if one.matter.kind == "scarce" or one.kept.since <= _ago(listener.wishes.wait)]
        for way in listener.ways:
            mine = [one for one in due if one.way.id == way.id]
            is_early = way.kind == "mail" and way.sent > _ago(listener.wishes.bundle)
            if mine and (not is_early or any(one.matter.kind == "scarce" for one in mine)):
                await self._send(way, mine, listener.wishes.lang)

    async def _send(self, way: Way, owed: Sequence[Owed], lang: str) -> None:
        """All together; of a table of which there is more than one thing to say, the most pressing one."""
        again = _ago(AGAIN_MINUTES << min(way.failures, 6))
        taken = await self.notices.take([one.kept for one in owed], again)
        ours = {row.id for row in taken}
        pressing = sorted(owed, key=lambda one: KINDS.index(one.matter.kind), reverse=True)
        by_table = {one.matter.table: one.matter for one in pressing if one.kept.id in ours}
        if not by_table:
            return
        text = "|".join(sorted(f"{row.table} {row.kind} {row.key} {row.since}" for row in taken))
        id_ = f"{way.id}.{hashlib.sha256(text.encode()).hexdigest()[:16]}"
        try:
            await self.outlets.send(way, [notice_of(matter, lang) for matter in by_table.values()], lang, id_)
        except Unsent as error:
            is_off = error.is_final or way.failures + 1 >= MOST_FAILURES
            log.warning("somebody could not be told by %s (%s)%s", way.kind, error, "; it is off now" if is_off else "")
            await self.ways.note_failure(way.id, way.failures + 1, is_off)
            return
        await self.notices.told(taken)
        await self.ways.note_sent(way.id)


def _is_old_news(matter: Matter, table: Around, way: Way) -> bool:
    """What happened before there was this way."""
    if matter.kind in PRESSING:
        return False
    return (table.listed.created if matter.kind == "seated" else table.listed.updated) < way.created


def _has_seen(listener: Listener, owed: Owed, here: Collection[tuple[PersonId, TableId]]) -> bool:
    is_here = (listener.person, owed.matter.table) in here
    return owed.matter.kind not in PRESSING and (is_here or listener.seen > owed.kept.since)


def _ago(minutes: int) -> str:
    return (dt.datetime.now(dt.UTC) - dt.timedelta(minutes=minutes)).isoformat(timespec="milliseconds")
