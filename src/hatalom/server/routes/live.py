"""The WebSocket of a table: it tells a viewer what is new.  Whatever somebody wants to do, he posts."""

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from hatalom.core.errors import IllegalAction
from hatalom.server.fairness import asking
from hatalom.server.rooms.post import Outbox
from hatalom.server.routes.given import OfTable, TheHosts, TheHub, TheSockets, TheStore, TheViewing
from hatalom.server.security.connection import address_of
from hatalom.server.security.origin import is_own_origin
from hatalom.server.security.tokens import hash_of, person_of, token_of
from hatalom.server.store.away import Away

Socket = WebSocket[Any, Any, Any]
UNASKED = 4400
REFUSED = 4403
GONE = 4404
RELOAD = 4409
LATER = 1013
TOO_MANY = 4429
CODES = {"not-found": GONE, "too-many": TOO_MANY}
MOST_DIGITS = 16


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    hosts: TheHosts,
    sockets: TheSockets,
    hub: TheHub,
    viewing: TheViewing,
    store: TheStore,
    table: OfTable,
) -> None:
    if not hosts.knows(socket.headers.get("host", "")) or not is_own_origin(socket):
        await _close(socket, REFUSED, "this connection comes from another site")
        return
    await socket.accept()
    try:
        person = await person_of(socket, store.people)
        asking.set(person.id if person is not None else address_of(socket))
        with sockets.place(person.id if person is not None else "", address_of(socket)):
            async with hub.locked(table) as room:
                channel = await viewing.channel(room, person, socket.query_params.get("as"))
                outbox = hub.enter(room, channel, _number(socket.query_params.get("since", "")))
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
    except IllegalAction as error:
        await _close(socket, CODES.get(error.code, REFUSED), str(error)[:120])
    except Away:
        await _close(socket, LATER, "the server cannot reach its database just now: connect again in a few seconds")


async def _close(socket: Socket, code: int, reason: str) -> None:
    """The line may have been cut meanwhile."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, reason)


def _number(since: str) -> int | None:
    """The number of an update; JavaScript has no longer whole numbers."""
    return int(since) if since.isascii() and since.isdigit() and len(since) <= MOST_DIGITS else None


async def _send_all(socket: Socket, outbox: Outbox) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while data := await outbox.get():
            await socket.send({"type": "websocket.send", "bytes": None, "text": data})
        await _close(socket, RELOAD, "the table has to be loaded again: connect again")


async def _wait_for_end(socket: Socket) -> None:
    """Comes back when the connection has ended; a client that sends something is told where to send it."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        message = await socket.receive()
        if message["type"] == "websocket.receive":
            await _close(socket, UNASKED, "nothing is taken here: post to the calls described at /api/docs")


handlers = [live]
