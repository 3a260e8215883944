"""The watch: gathers what this process counts, and what the other processes have told of themselves."""

import asyncio
import os
import socket
import time
from importlib import metadata

import msgspec

from hatalom.server.chores import every
from hatalom.server.experimenters import Experimenters
from hatalom.server.ids import ProcessId
from hatalom.server.rooms.hub import Hub
from hatalom.server.store.load import Load
from hatalom.server.store.rows import now
from hatalom.server.watch import memory
from hatalom.server.watch.figures import Figures

TELL_SECONDS = 10.0
LOAD_SECONDS = 300.0
LAG_SECONDS = 0.25


class Watch:
    def __init__(self, hub: Hub, experimenters: Experimenters) -> None:
        self.hub = hub
        self.store = hub.store
        self.experimenters = experimenters
        self.figures = hub.figures
        self.began = time.monotonic()
        self._lag = self._worst = 0.0
        self._noted = Figures()
        self._noted_at = self.began
        self._chores: list[asyncio.Task[None]] = []

    @property
    def process(self) -> ProcessId:
        """The id of this process among all that share the database."""
        return self.hub.company.id or ProcessId(f"{socket.gethostname()[:40]}-{os.getpid()}")

    async def start(self) -> None:
        await self.store.logbook.add("start", version=metadata.version("hatalom"), process=self.process)
        chores = [self._feel_lag(), every(TELL_SECONDS, self._tell), every(LOAD_SECONDS, self.note_load)]
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def stop(self) -> None:
        for task in self._chores:
            task.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)

    def look(self) -> Figures:
        """This process at this moment."""
        rooms, thinkers = self.hub.rooms.all(), self.hub.thinkers
        outboxes = [outbox for room in rooms for channel in room.channels.values() for outbox in channel.post.outboxes]
        self.figures.counts["unthought"] = thinkers.unthought
        self.figures.gauges = {
            "tables_awake": len(rooms),
            "sockets": len(outboxes),
            "unsent": sum(outbox.qsize() for outbox in outboxes),
            "unwritten": self.store.writer.waiting,
            "thinking": min(thinkers.asked, thinkers.workers),
            "thinking_waiting": max(0, thinkers.asked - thinkers.workers),
            "thinkers": thinkers.workers,
            "experiments_waiting": len(self.experimenters.waiting),
            "memory_bytes": memory.used(),
            "loop_lag_seconds": max(self._lag, self._worst),
            "up_seconds": int(time.monotonic() - self.began),
        }
        return self.figures

    async def everywhere(self) -> dict[ProcessId, Figures]:
        """Every process; the others as they were some seconds ago."""
        found = {self.process: self.look()}
        if self.store.is_shared:
            for process, told in (await self.store.processes.figures(but=self.process)).items():
                found[process] = msgspec.json.decode(told, type=Figures)
        return found

    async def note_load(self) -> None:
        """Stores what was done since the last time."""
        counts, acts, at = self.figures.counts, self.figures.span("request_seconds of act"), time.monotonic()
        before = self._noted.counts
        actions = sum(n - before.get(key, 0) for key, n in counts.items() if key.split()[0] == "actions")
        fresh = acts.minus(self._noted.span("acts"))
        load = Load(now(), self.process, round(at - self._noted_at), actions, msgspec.json.encode(fresh).decode())
        self._noted = Figures(counts.copy(), {}, {"acts": msgspec.convert(msgspec.to_builtins(acts), type(acts))})
        self._noted_at = at
        await self.store.loads.add(load)

    async def _tell(self) -> None:
        """Tells the other processes, and begins to look for the longest wait anew."""
        self._lag, self._worst = self._worst, 0.0
        if self.store.is_shared:
            told = msgspec.json.encode(self.look()).decode()
            await self.store.processes.set_figures(self.process, told)

    async def _feel_lag(self) -> None:
        """Sleeps a little again and again: whatever wakes it up late has held up everybody."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(LAG_SECONDS)
            self._worst = max(self._worst, time.monotonic() - began - LAG_SECONDS)
