"""Whoever sends half a request, takes no updates or opens connections without end is cut off, and nobody else."""

import asyncio
import socket
import threading
from collections import deque
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from hatalom.core.errors import IllegalAction
from hatalom.server.rooms.channel import MOST_UNSENT, Channel
from hatalom.server.security import sockets
from hatalom.server.security.patience import PatientProtocol
from hatalom.server.security.sockets import Sockets


class Hasty(PatientProtocol):
    seconds = 0.3


async def answer(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


@pytest.fixture
def port() -> Iterator[int]:
    config = uvicorn.Config(answer, port=0, http=Hasty, log_level="error", lifespan="off")
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        yield int(listening.getsockname()[1])
        server.should_exit = True
        thread.join()


def read_all(connection: socket.socket) -> bytes:
    connection.settimeout(30)
    found = b""
    try:
        while more := connection.recv(1000):
            found += more
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize(
    "half", [b"", b"GET / HTTP/1.1\r\nHost: a", b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab"]
)
def test_half_a_request_is_cut_off(port: int, half: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(half)
        read_all(connection)  # ends by itself


def test_a_whole_request_is_answered_and_half_of_the_next_is_cut_off(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /mo")
        assert read_all(connection).endswith(b"ok")


def test_who_takes_no_updates_is_cut_off_and_the_others_are_not() -> None:
    async def story() -> None:
        channel = Channel.__new__(Channel)
        channel.outboxes = set()
        slow, quick = channel.open(), channel.open()
        channel.seq, channel._kept = 0, deque(maxlen=3)
        for _ in range(MOST_UNSENT + 1):
            channel._send([])  # type: ignore[arg-type]
            quick.get_nowait()
        assert (slow.qsize(), slow.get_nowait()) == (1, "")
        assert quick.empty()

    asyncio.run(story())


def test_one_person_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "MOST_EACH", 1)
    monkeypatch.setattr(sockets, "MOST_FROM_AN_ADDRESS", 2)
    counted = Sockets()
    with counted.place("anna", "192.0.2.1"):
        with pytest.raises(IllegalAction, match="too many open"), counted.place("anna", "192.0.2.2"):
            pass
        refused = pytest.raises(IllegalAction, match="too many open")
        with counted.place("bela", "192.0.2.1"), refused, counted.place("cili", "192.0.2.1"):
            pass
    with counted.place("anna", "192.0.2.1"), counted.place("", "127.0.0.1"), counted.place("", "127.0.0.1"):
        pass
