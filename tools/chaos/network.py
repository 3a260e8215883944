"""The network between the server and its database: a wire that can be cut and stalled."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

from tests.server.running import free_port


class Wire:
    """Hands on every byte between a port of this machine and the socket of a database."""

    def __init__(self, goal: Path) -> None:
        self.goal = goal
        self.port = free_port()
        self._is_cut = False
        self._flows = asyncio.Event()
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        asyncio.run_coroutine_threadsafe(self._open(), self._loop).result()

    def cut(self) -> None:
        """Every connection breaks off, and nobody gets a new one."""
        self._loop.call_soon_threadsafe(self._set, True, True)

    def stall(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self._loop.call_soon_threadsafe(self._set, False, False)

    def mend(self) -> None:
        """What was held up comes through."""
        self._loop.call_soon_threadsafe(self._set, False, True)

    def close(self) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _set(self, is_cut: bool, flows: bool) -> None:
        self._is_cut = is_cut
        change: Callable[[], None] = self._flows.set if flows else self._flows.clear
        change()
        for writer in self._writers if is_cut else ():
            writer.transport.abort()

    async def _open(self) -> None:
        self._flows.set()
        await asyncio.start_server(self._come, "127.0.0.1", self.port)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            there = await asyncio.open_unix_connection(self.goal)
        except OSError:  # the database is down
            writer.transport.abort()
            return
        await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            while data := await reader.read(65_536):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            self._writers.discard(writer)
            writer.close()
