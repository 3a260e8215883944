"""Work of some milliseconds and more that has to be done in this process: in a thread, one piece after the other.

The interpreter gives the event loop its turn every few milliseconds meanwhile.  With several such threads it would
have to share with all of them.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from hatalom.server.fairness import FairLine

Answer = TypeVar("Answer")


class Aside:
    def __init__(self) -> None:
        self._line = FairLine(1)
        self._thread = ThreadPoolExecutor(1, "aside")

    async def do(self, work: Callable[[], Answer]) -> Answer:
        """What `work` returns or raises.  Whoever asked may go away; the thread finishes what it has begun."""
        async with self._line.turn():
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
