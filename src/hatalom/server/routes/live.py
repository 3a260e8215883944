"""The WebSocket of a table: it tells a viewer what is new.  Whatever somebody wants to do, he posts."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from hatalom.core.errors import IllegalAction
from hatalom.server.rooms.channel import Outbox
from hatalom.server.routes.given import OfTable, TheHosts, TheHub, TheStore, TheViewing
from hatalom.server.security.origin import is_own_origin
from hatalom.server.security.tokens import hash_of, person_of, token_of

Socket = WebSocket[Any, Any, Any]
UNASKED = 4400
REFUSED = 4403
GONE = 4404
RELOAD = 4409
MOST_DIGITS = 16


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket, hosts: TheHosts, hub: TheHub, viewing: TheViewing, store: TheStore, table: OfTable
) -> None:
    if not hosts.knows(socket.headers.get("host", "")) or not is_own_origin(socket):
        await socket.close(REFUSED, "this connection comes from another site")
        return
    person = await person_of(socket, store.people)
    await socket.accept()
    try:
        async with hub.locked(table) as room:
            channel = viewing.channel(room, person, socket.query_params.get("as"))
            outbox = hub.enter(room, channel, _number(socket.query_params.get("since", "")))
    except IllegalAction as error:
        await socket.close(GONE if error.code == "not-found" else REFUSED, str(error)[:120])
        return
    sender = asyncio.create_task(_send_all(socket, outbox))
    if person is not None:
        hub.visitors.enter(person.id, hash_of(token_of(socket)), outbox)
    try:
        await _wait_for_end(socket)
    finally:
        sender.cancel()
        if person is not None:
            hub.visitors.leave(person.id, outbox)
        await hub.leave(room, channel, outbox)


def _number(since: str) -> int | None:
    """The number of an update; JavaScript has no longer whole numbers."""
    return int(since) if since.isascii() and since.isdigit() and len(since) <= MOST_DIGITS else None


async def _send_all(socket: Socket, outbox: Outbox) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while data := await outbox.get():
            await socket.send({"type": "websocket.send", "bytes": None, "text": data})
        await socket.close(RELOAD, "the table has to be loaded again: connect again")


async def _wait_for_end(socket: Socket) -> None:
    """Comes back when the connection has ended; a client that sends something is told where to send it."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        message = await socket.receive()
        if message["type"] == "websocket.receive":
            await socket.close(UNASKED, "nothing is taken here: post to the calls described at /api/docs")


handlers = [live]
