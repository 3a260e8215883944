"""Every request has an id, which its answer and all it causes in the log carry; how long it took is counted."""

import asyncio
import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import cast

import msgspec
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Message, Receive, Scope, Send

from hatalom.server.watch.figures import Figures
from hatalom.server.wire.errors import RETRY_SECONDS, away

log = logging.getLogger(__name__)
HEADER = b"x-request-id"
GIVEN = re.compile(rb"[A-Za-z0-9_.-]{8,64}")
"""What a proxy in front may call a request; anything else gets an id of ours."""
REQUEST: ContextVar[str] = ContextVar("request", default="")
ACTS = ("/act", "/undo", "/menu")


class Watched(Litestar):
    """A server that watches itself."""

    figures: Figures
    logs_requests = False

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._answer(cast(Scope, scope), cast(Receive, receive), cast(Send, send))
        else:
            await super().__call__(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = id_of(scope)
        REQUEST.set(request)
        began, status = time.perf_counter(), 0

        async def tell(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (HEADER, request.encode())]
            await send(message)

        try:
            await super().__call__(scope, receive, tell)
        except asyncio.CancelledError:  # the server stops, and this took too long
            if status:
                raise
            await turn_away(tell)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        path = str(scope["path"])
        of = kind_of(path)
        self.figures.count(f"requests of {of} status {status // 100}xx")
        self.figures.took(f"request_seconds of {of}", seconds)
        if self.logs_requests:
            told = {"method": scope.get("method"), "path": path, "status": status, "ms": round(seconds * 1000, 1)}
            log.info("answered", extra={"told": told})


async def turn_away(send: Send) -> None:
    """Whoever was not answered before the server stopped asks the next one."""
    body = msgspec.json.encode(away("the server is just being stopped"))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", RETRY_SECONDS.encode()),
    ]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def id_of(scope: Scope) -> str:
    given = next((value for name, value in scope["headers"] if name == HEADER), b"")
    return given.decode() if GIVEN.fullmatch(given) else secrets.token_hex(8)


def kind_of(path: str) -> str:
    """What was asked for: an act at a table, another call, or a page."""
    if not path.startswith("/api/"):
        return "page"
    return "act" if path.endswith(ACTS) else "call"
