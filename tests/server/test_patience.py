"""Whoever sends half a request, takes no updates or opens connections without end is cut off, and nobody else."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from hatalom.core.errors import IllegalAction
from hatalom.server.rooms.post import MOST_UNSENT, Post
from hatalom.server.security import sockets
from hatalom.server.security.patience import PatientProtocol
from hatalom.server.security.sockets import Sockets


class Hasty(PatientProtocol):
    seconds = 0.3


async def answer(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})
    else:
        await send({"type": "websocket.accept"})
        await asyncio.sleep(4 * Hasty.seconds)
        await send({"type": "websocket.send", "text": "still here"})


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


def test_whoever_watches_a_table_stays_however_long_nothing_happens(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/") as watching:
        assert watching.recv(timeout=30) == "still here"


def test_who_takes_no_updates_is_cut_off_and_the_others_are_not() -> None:
    async def story() -> None:
        post = Post()
        slow, quick = post.open(), post.open()
        for _ in range(MOST_UNSENT + 1):
            post.send("news")
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
