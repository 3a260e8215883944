"""Processes beside the server that answer questions one at a time; one that breaks or takes too long is ended."""

import asyncio
import contextlib
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from hatalom.server.fairness import FairLine
from hatalom.server.processes import end_with_the_server

log = logging.getLogger(__name__)
Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class Pool:
    """It is started with the first question and mended when a process dies.  Those who ask take turns."""

    def __init__(self, workers: int, limit: float) -> None:
        self.workers = workers
        self.limit = limit
        self.asked = 0
        """How many questions are being answered, or wait for a free process."""
        self._pool: ProcessPoolExecutor | None = None
        self.line = FairLine(workers)  # waiting for a process is not thinking, and has no limit

    async def ask(self, work: Callable[[Asked], Answer], asked: Asked) -> Answer | None:
        """What a process answers; nothing where it breaks or takes too long."""
        self.asked += 1
        try:
            return await self._ask_in_turn(work, asked)
        finally:
            self.asked -= 1

    async def _ask_in_turn(self, work: Callable[[Asked], Answer], asked: Asked) -> Answer | None:
        async with self.line.turn():
            for _ in range(2):
                pool = self._started()
                try:
                    answer = asyncio.get_running_loop().run_in_executor(pool, work, asked)
                    return await asyncio.wait_for(answer, self.limit)
                except BrokenProcessPool:
                    self._drop(pool)
                except TimeoutError:
                    log.warning("a process took longer than %s s", self.limit)
                    self._drop(pool)
                    break
                except Exception:
                    log.exception("a process could not answer")
                    break
        return None

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=end_with_the_server)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Ends the processes of a pool, also one that thinks on without end."""
        if self._pool is pool:
            self._pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            with contextlib.suppress(OSError):
                process.kill()
