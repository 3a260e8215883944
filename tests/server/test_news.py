"""What happens to news when the connection that carries them is cut."""

import asyncio
from typing import Any, cast

import asyncpg
import pytest

from hatalom.server.rooms.news import CHANNEL, PostgresChannels


class Cut:
    """A driver whose connection is gone."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    async def execute(self, *_: object) -> None:
        raise self.error


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress"),
        asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
        asyncpg.InterfaceError("connection is closed"),
        TimeoutError(),
    ],
)
def test_however_a_connection_is_cut_it_is_made_anew_and_the_next_news_are_told(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever tells news must not die of one that is lost: nobody would hear the next, and the server could not end."""
    backend = PostgresChannels(cast(Any, None))
    backend._driver = Cut(error)
    mended: list[bool] = []
    monkeypatch.setattr(backend, "_mend", lambda: mended.append(True))
    asyncio.run(backend.publish(b"news", [CHANNEL]))
    assert mended
