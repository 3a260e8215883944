"""News between the processes of a server: Litestar's channels over PostgreSQL.  They carry ids and nothing else.

Whoever hears of a table reads the rest from the database.  News may be lost with a connection; those who must not miss
anything look again after a while.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Iterable
from typing import Any, Literal

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hatalom.server.ids import ProcessId
from hatalom.server.store.database import MOST_SECONDS

log = logging.getLogger(__name__)
CHANNEL = "hatalom"
PAUSE_SECONDS = 0.5
LOST = (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""The last one is what the driver says of a connection that was cut in the middle of something."""


Kind = Literal["table", "presence", "person", "process"]
"""A table was changed; somebody came or went there; a person was renamed or logged out; a process has died."""


class Item(msgspec.Struct, frozen=True):
    """Something has changed: what kind of thing, which one, and which process has changed it."""

    process: ProcessId
    kind: Kind
    id: str


class News:
    def __init__(self, engine: AsyncEngine, process: ProcessId) -> None:
        self.process = process
        self._channels = ChannelsPlugin(PostgresChannels(engine), channels=[CHANNEL])

    async def __aenter__(self) -> "News":
        await self._channels.__aenter__()
        return self

    async def __aexit__(self, *error: Any) -> None:
        await self._channels.__aexit__(None, None, None)

    def tell(self, kind: Kind, id_: str) -> None:
        with contextlib.suppress(RuntimeError):  # this process is ending: the others look for themselves
            self._channels.publish(msgspec.json.encode(Item(self.process, kind, id_)), CHANNEL)

    async def heard(self) -> AsyncIterator[Item]:
        """What the other processes tell."""
        async with self._channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                item = msgspec.json.decode(data, type=Item)
                if item.process != self.process:
                    yield item


class PostgresChannels(ChannelsBackend):
    """LISTEN and NOTIFY over one connection, which is made anew when it is lost.

    Litestar's own backend opens a connection for whatever it tells, and is deaf once its listening one is lost.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._names: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._connection: AsyncConnection | None = None
        self._driver: Any = None
        self._mending: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    async def on_startup(self) -> None:
        await self._connect()

    async def on_shutdown(self) -> None:
        if self._mending is not None:
            self._mending.cancel()
        await self._disconnect()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            async with self._lock, asyncio.timeout(MOST_SECONDS):
                for channel in channels:
                    await self._driver.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except LOST as error:
            log.warning("news could not be told, others will look for themselves: %s", error)
            self._mend()

    async def subscribe(self, channels: Iterable[str]) -> None:
        new = set(channels) - self._names
        self._names |= new
        async with self._lock:
            for name in new:
                await self._driver.add_listener(name, self._hear)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._names -= set(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            channel, data = await self._heard.get()
            if channel in self._names:
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    def _hear(self, _connection: Any, _process: int, channel: str, data: object) -> None:
        self._heard.put_nowait((channel, str(data).encode()))

    async def _connect(self) -> None:
        async with self._lock, asyncio.timeout(MOST_SECONDS):
            self._connection = await self._engine.connect()
            self._driver = (await self._connection.get_raw_connection()).driver_connection
            for name in self._names:
                await self._driver.add_listener(name, self._hear)
            self._driver.add_termination_listener(lambda _: self._mend())

    async def _disconnect(self) -> None:
        async with self._lock:
            connection, self._connection = self._connection, None
            if connection is not None:
                with contextlib.suppress(*LOST):
                    await connection.invalidate()
                await connection.close()

    def _mend(self) -> None:
        if self._connection is not None and (self._mending is None or self._mending.done()):
            self._mending = asyncio.create_task(self._connect_again())

    async def _connect_again(self) -> None:
        await self._disconnect()
        while self._connection is None:
            try:
                await self._connect()
            except LOST as error:
                log.warning("no news from other processes: %s; trying again", error)
                await self._disconnect()
                await asyncio.sleep(PAUSE_SECONDS)
