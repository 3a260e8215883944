"""Waiting in line, fairly: those who ask take turns, however much each of them asks for."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

asking: ContextVar[str] = ContextVar("asking", default="")
"""For whom something is done: a person, an address, or nobody in particular."""


class FairLine:
    """So many at once; of those who wait, whoever was let in longest ago comes next, with what he asked for first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(asking.get())
        try:
            yield
        finally:
            self._let_next_in()

    def waiting_for(self, who: str) -> int:
        """How many things of one person wait."""
        return len(self._waiting.get(who, ()))

    async def _wait(self, who: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # let in at the very moment of giving up
                self._let_next_in()
            raise

    def _let_next_in(self) -> None:
        while self._waiting:
            who = next(iter(self._waiting))
            line = self._waiting.pop(who)
            place = line.popleft()
            if line:
                self._waiting[who] = line  # at the end: the others come first
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
