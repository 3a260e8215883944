"""The socket of a table, fuzzed: whatever comes over the line, the server goes on and its log stays empty.

The lines are written by hand, because a client library would refuse to send most of this.
"""

import base64
import os
import random
import socket
import struct
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import token_in
from tests.server.running import Running

pytestmark = pytest.mark.long
ROUNDS = 400
Line = Callable[[random.Random], bytes]


def frame(lots: random.Random, opcode: int, payload: bytes, masked: bool = True, length: int | None = None) -> bytes:
    """A frame of RFC 6455; `length` is what its head claims."""
    claimed = len(payload) if length is None else length
    first = bytes([lots.choice((0x80, 0x80, 0x00, 0xF0)) | opcode])
    mask = 0x80 if masked else 0
    if claimed < 126:
        head = first + bytes([mask | claimed])
    elif claimed < 1 << 16:
        head = first + bytes([mask | 126]) + struct.pack("!H", claimed)
    else:
        head = first + bytes([mask | 127]) + struct.pack("!Q", claimed)
    if not masked:
        return head + payload
    key = lots.randbytes(4)
    return head + key + bytes(byte ^ key[number % 4] for number, byte in enumerate(payload))


LINES: dict[str, Line] = {
    "noise": lambda lots: lots.randbytes(lots.randrange(1, 2000)),
    "text": lambda lots: frame(lots, 1, lots.randbytes(lots.randrange(300))),
    "JSON": lambda lots: frame(lots, 1, b'{"seat":"orange","action":"recruit","version":0}'),
    "bytes": lambda lots: frame(lots, 2, lots.randbytes(lots.randrange(300))),
    "a continuation of nothing": lambda lots: frame(lots, 0, b"more"),
    "an unknown kind": lambda lots: frame(lots, lots.choice((3, 4, 7, 11, 15)), b"x"),
    "a ping": lambda lots: frame(lots, 9, lots.randbytes(lots.randrange(126))),
    "a ping that is too long": lambda lots: frame(lots, 9, lots.randbytes(200)),
    "a pong": lambda lots: frame(lots, 10, b"x"),
    "a close": lambda lots: frame(lots, 8, lots.randbytes(lots.choice((0, 1, 2, 60)))),
    "without a mask": lambda lots: frame(lots, 1, b"hello", masked=False),
    "longer than it is": lambda lots: frame(lots, 1, b"hello", length=lots.choice((6, 70_000, 1 << 40))),
    "huge": lambda lots: frame(lots, 1, b"x" * 150_000),
}


def shake_hands(lots: random.Random, table: str, token: str) -> bytes:
    """The request that opens a socket; now and then something is wrong with it."""
    key = base64.b64encode(lots.randbytes(16)).decode()
    query = lots.choice(("", "?since=7", "?since=" + "9" * 3000, "?as=orange", "?as=%00", "?as=all&as=white", "?\xff"))
    lines = [
        f"GET /api/tables/{lots.choice((table, table, table, 'none', '%00'))}/live{query} HTTP/1.1",
        lots.choice(("Host: localhost", "Host: localhost", "Host: evil.example", "Host: [")),
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {lots.choice((key, key, key, 'short', ''))}",
        f"Sec-WebSocket-Version: {lots.choice(('13', '13', '13', '7', 'x'))}",
        *lots.choice(([], ["Sec-WebSocket-Extensions: permessage-deflate"], ["Sec-WebSocket-Protocol: a, b"])),
        *lots.choice(([], [f"Authorization: Bearer {token}"], ["Authorization: Bearer \xff"])),
        *lots.choice(([], [], ["Origin: http://[::1"], ["Origin: http://localhost"])),
    ]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def speak(port: int, lots: random.Random, table: str, token: str) -> bytes:
    """One connection: a handshake, some lines, and an end, in order or not; returns what was heard."""
    heard = b""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
        line.settimeout(0.05)
        try:
            line.sendall(shake_hands(lots, table, token))
            heard = line.recv(1 << 16)
            for _ in range(lots.randrange(5)):
                line.sendall(LINES[lots.choice(list(LINES))](lots))
                heard += line.recv(1 << 16)
        except (TimeoutError, ConnectionError):
            pass
        if lots.random() < 0.3:  # it is cut, not closed
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    return heard


@pytest.mark.parametrize("seed", range(3))
def test_no_line_breaks_the_server(tmp_path: Path, seed: int) -> None:
    lots = random.Random(seed)
    log = tmp_path / "log"
    with log.open("w") as errors, Running(tmp_path / "fuzz.sqlite", errors=errors) as server:
        http = httpx.Client(base_url=server.url, timeout=60)
        token = token_in(http.post("/api/me", json={"name": "Fuzz"}))
        http.cookies.clear()
        http.headers["Authorization"] = f"Bearer {token}"
        seats = [{"seat": "orange", "who": "me"}, {"seat": "white", "who": "me"}]
        wish = {"game": "power_and_weakness", "seats": seats, "same_screen": True}
        table = http.post("/api/tables", json=wish).json()["id"]
        heard = [speak(server.port, lots, table, token) for _ in range(ROUNDS)]
        assert any(b" 101 " in answer for answer in heard)
        assert not any(answer.startswith(b"HTTP/1.1 500") for answer in heard)
        assert http.get(f"/api/tables/{table}").status_code == 200
        assert http.get("/healthz").status_code == 200
    assert log.read_text() == "", os.linesep.join(log.read_text().splitlines()[-40:])
