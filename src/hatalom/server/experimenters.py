"""Experimenters play visitors' experiments, one process each and only so many at once; all others wait in order.

A process that plays makes way for the tables' computers, and reads and writes the files of its experiment alone.  When
the server ends, so does the process; the experiment is gone on with when the server is back.
"""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from hatalom.lab import experiment as lab
from hatalom.server.ending import end_all
from hatalom.server.ids import ExperimentId
from hatalom.server.processes import aside
from hatalom.server.store.experiments import OPEN, Experiments, Record

log = logging.getLogger(__name__)
HOUR = 3600.0


class Experimenters:
    """`limit` is how many seconds an experiment may be played at one go."""

    def __init__(self, experiments: Experiments, workers: int, limit: float = HOUR) -> None:
        self.experiments = experiments
        self.workers = workers
        self.limit = limit
        self.waiting: list[ExperimentId] = []
        self.stopping: set[ExperimentId] = set()
        self._playing: dict[ExperimentId, Any] = {}
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Whatever waited or was played when the server ended comes first."""
        await asyncio.to_thread(self.experiments.load)
        for record in list(self.experiments.records.values()):
            if record.status in OPEN:
                await self.add(record)
        self._tasks = [asyncio.create_task(self._serve()) for _ in range(self.workers)]

    async def close(self) -> None:
        for process in self._playing.values():
            _kill(process)
        await end_all(self._tasks)

    async def add(self, record: Record) -> None:
        """It waits until the others before it are done; it counts from this moment on, though it is not stored yet."""
        record = replace(record, status="waiting")
        self.experiments.records[record.id] = record
        try:
            await self._set(record, "waiting")
        except OSError:
            del self.experiments.records[record.id]
            raise
        self.waiting.append(record.id)
        self._more.set()

    async def stop(self, record: Record) -> None:
        if record.id in self.waiting:
            self.waiting.remove(record.id)
            await self._set(record, "stopped")
        elif record.id in self._playing and record.id not in self.stopping:
            self.stopping.add(record.id)
            _kill(self._playing[record.id])

    async def _serve(self) -> None:
        while True:
            await self._more.wait()
            if not self.waiting:
                self._more.clear()
                continue
            record = self.experiments.records[self.waiting.pop(0)]
            self._playing[record.id] = None
            try:
                await self._carry_out(record)
            except Exception:
                log.exception("experiment %s failed", record.id)
                self.experiments.records[record.id] = replace(record, status="failed")
            finally:
                del self._playing[record.id]
                self.stopping.discard(record.id)

    async def _carry_out(self, record: Record) -> None:
        await self._set(record, "running")
        is_done = await self._run(lab.run, record)
        if record.id in self.stopping and not is_done:
            await self._run(lab.end, record)
            await self._set(record, "stopped")
        elif is_done:
            await self._set(record, "done")
        else:
            log.error("the process that played experiment %s broke off", record.id)
            await self._set(record, "failed")

    async def _run(self, work: Callable[[lab.Experiment, Path], None], record: Record) -> bool:
        """Whether the work was done; it was not where the process broke, was stopped or took too long."""
        if work is lab.run and record.id in self.stopping:
            return False
        arguments = (work, record.experiment, self.experiments.folder_of(record.id))
        process = multiprocessing.get_context("spawn").Process(target=aside, args=arguments, daemon=True)
        self._playing[record.id] = process
        try:
            await asyncio.to_thread(process.start)
            if work is lab.run and record.id in self.stopping:
                _kill(process)
            await asyncio.wait_for(asyncio.to_thread(process.join), self.limit)
        except TimeoutError:
            self.stopping.add(record.id)
        finally:
            _kill(process)
        return process.exitcode == 0

    async def _set(self, record: Record, status: lab.Status) -> None:
        await asyncio.to_thread(self.experiments.save, replace(record, status=status))


def _kill(process: Any) -> None:
    """Nothing happens to one that has not started yet, or has ended."""
    if process is not None and process.pid is not None:
        process.kill()
