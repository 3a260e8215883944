"""The WebSocket of a table: numbered updates out, the same requests as over HTTP in."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from hatalom.core.errors import IllegalAction
from hatalom.server.adviser import Adviser
from hatalom.server.desk import Desk
from hatalom.server.room import Channel, Outbox, Room
from hatalom.server.routes.given import TheAdviser, TheDesk, TheRates, TheStore
from hatalom.server.security import Rates, address_of, guest_of, is_own_origin, require
from hatalom.server.store import Guest
from hatalom.server.wire import ActWire, AnswerWire, HintWire, MenuWire, SayWire, UndoRequest, WhyWire

Socket = WebSocket[Any, Any, Any]
REFUSED = 4403
GONE = 4404
RELOAD = 4409


class Wish(msgspec.Struct):
    """What every message of a client has; the rest is the body of the same call over HTTP."""

    do: str
    id: str | int


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket, desk: TheDesk, adviser: TheAdviser, store: TheStore, requests: TheRates, table: FromPath[str]
) -> None:
    if not is_own_origin(socket):
        await socket.close(REFUSED, "this connection comes from another site")
        return
    guest = await guest_of(socket, store)
    await socket.accept()
    try:
        async with desk.hub.locked(table) as room:
            channel = desk.channel(room, guest, socket.query_params.get("as"))
            first = _first_updates(room, channel, socket.query_params.get("since", ""))
            outbox = room.enter(channel)
            for data in first:
                outbox.put_nowait(data)
            room.publish(desk.hub.settings.catch_up_seconds)
    except IllegalAction as error:
        await socket.close(GONE if error.code == "not-found" else REFUSED, str(error)[:120])
        return
    sender = asyncio.create_task(_send_all(socket, outbox))
    try:
        await _receive_all(socket, adviser, requests, guest, table, outbox)
    finally:
        sender.cancel()
        async with room.lock:
            seen = room.leave(channel, outbox)
            if seen is not None:
                await store.set_visit(table, channel.person, seen)
            if desk.hub.rooms.get(table) is room:
                room.publish(desk.hub.settings.catch_up_seconds)


def _first_updates(room: Room, channel: Channel, since: str) -> list[str]:
    """What was missed since a number, or the whole table where that is not known."""
    missed = channel.missed_since(int(since)) if since.isascii() and since.isdigit() else None
    return missed if missed is not None else [room.whole_update(channel)]


async def _send_all(socket: Socket, outbox: Outbox) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while data := await outbox.get():
            await socket.send({"type": "websocket.send", "bytes": None, "text": data})
        await socket.close(RELOAD, "the table has to be loaded again: connect again")


async def _receive_all(
    socket: Socket, adviser: Adviser, requests: Rates, guest: Guest | None, table: str, outbox: Outbox
) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            data = await socket.receive_data(mode="text")
            answer = await _answer(socket, adviser, requests, guest, table, data)
            outbox.put_nowait(msgspec.json.encode(answer).decode())


async def _answer(
    socket: Socket, adviser: Adviser, requests: Rates, guest: Guest | None, table: str, data: str | bytes
) -> AnswerWire:
    number: str | int = ""
    try:
        requests.take(guest.id if guest is not None else address_of(socket))
        wish = msgspec.json.decode(data, type=Wish)
        number = wish.id
        if wish.do == HINT:
            answer = await _hint(adviser, require(guest), table, data)
        elif wish.do in DEEDS:
            answer = await DEEDS[wish.do](adviser.desk, require(guest), table, data)
        else:
            raise IllegalAction("bad-request", f"there is no {wish.do!r}; there is: {', '.join([*DEEDS, HINT])}")
    except IllegalAction as error:
        return AnswerWire(number, error=error.code, message=str(error))
    except msgspec.DecodeError as error:
        return AnswerWire(number, error="bad-request", message=str(error))
    answer.answer = number
    return answer


async def _act(desk: Desk, guest: Guest, table: str, data: str | bytes) -> AnswerWire:
    done = await desk.act(guest, table, msgspec.json.decode(data, type=ActWire))
    return AnswerWire("", ok=True, version=done.version)


async def _undo(desk: Desk, guest: Guest, table: str, data: str | bytes) -> AnswerWire:
    done = await desk.undo(guest, table, msgspec.json.decode(data, type=UndoRequest))
    return AnswerWire("", ok=True, version=done.version)


async def _menu(desk: Desk, guest: Guest, table: str, data: str | bytes) -> AnswerWire:
    done = await desk.menu(guest, table, msgspec.json.decode(data, type=MenuWire))
    return AnswerWire("", ok=True, version=done.version)


async def _why(desk: Desk, guest: Guest, table: str, data: str | bytes) -> AnswerWire:
    refusals = await desk.why(guest, table, msgspec.json.decode(data, type=WhyWire))
    return AnswerWire("", ok=True, refusals=refusals)


async def _say(desk: Desk, guest: Guest, table: str, data: str | bytes) -> AnswerWire:
    await desk.say(guest, table, msgspec.json.decode(data, type=SayWire))
    return AnswerWire("", ok=True)


async def _hint(adviser: Adviser, guest: Guest, table: str, data: str | bytes) -> AnswerWire:
    hints = await adviser.hint(guest, table, msgspec.json.decode(data, type=HintWire))
    return AnswerWire("", ok=True, version=hints.version, advice=hints.advice)


HINT = "hint"
DEEDS: dict[str, Callable[[Desk, Guest, str, str | bytes], Awaitable[AnswerWire]]] = {
    "act": _act,
    "undo": _undo,
    "menu": _menu,
    "why": _why,
    "say": _say,
}
handlers = [live]
