"""Refusals and failures as answers: every one has a code and says what is wrong."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import MediaType, Response
from litestar.exceptions import HTTPException

from hatalom.core.boxfaults import RefusedBox
from hatalom.core.errors import IllegalAction
from hatalom.core.positionfaults import RefusedPosition
from hatalom.server.asked import AnyRequest
from hatalom.server.store.away import Away
from hatalom.server.watch.requests import REQUEST
from hatalom.server.wire import errors as wire
from hatalom.server.wire.errors import ErrorWire

log = logging.getLogger(__name__)
STATUS = {
    "bad-request": 400,
    "forbidden": 403,
    "closed": 403,
    "muted": 403,
    "banned": 403,
    "not-your-seat": 403,
    "not-found": 404,
    "stale": 409,
    "not-offered": 409,
    "not-your-turn": 409,
    "no-such-ply": 409,
    "over": 409,
    "unreadable": 409,
    "no-hint": 409,
    "no-chronicle": 409,
    "no-way-back": 409,
    "too-many": 429,
}
CODES = {400: "bad-request", 401: "forbidden", 403: "forbidden", 404: "not-found", 405: "not-found", 429: "too-many"}

AWAY = """<!doctype html><html lang="hu"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>Hatalom</title>
<p>A kiszolgáló most nem éri el az adatbázisát. Semmi sem veszett el; az oldal magától újra próbálja.</p>
<p lang="en">The server cannot reach its database just now. Nothing is lost; the page tries again by itself.</p>
"""

WENT_AWAY = "client disconnected prematurely"
"""What the framework says, as a mistake of the server, of somebody who left in the middle of his request."""

IN_BODY = "at `$.data."
"""Where msgspec found the mistake.  The framework takes it for ours if the field is called as something we give out."""


def refused(_: AnyRequest, error: IllegalAction) -> Response[ErrorWire]:
    said = ErrorWire(error.code, str(error))
    if isinstance(error, RefusedBox):
        said.fault = error.fault
    if isinstance(error, RefusedPosition):
        said.position = error.fault
    return Response(said, status_code=STATUS.get(error.code, 400), media_type=MediaType.JSON)


def bad_request(asked: AnyRequest, error: Exception) -> Response[ErrorWire]:
    status = getattr(error, "status_code", 400)
    if status >= 500 and getattr(error, "detail", "") == WENT_AWAY:
        return _answer("bad-request", WENT_AWAY, 400)
    if status >= 500 and IN_BODY in str(error.__cause__):
        return _answer("bad-request", str(error.__cause__), 400)
    if status >= 500:
        return broken(asked, error)
    extra = getattr(error, "extra", None)
    problems = (
        "; ".join(f"{e.get('key', '?')}: {e.get('message', '')}" for e in extra) if isinstance(extra, list) else ""
    )
    text = f"{getattr(error, 'detail', error)}{f' ({problems})' if problems else ''}"
    return _answer(CODES.get(status, "bad-request"), text, status)


def away(asked: AnyRequest, error: Away) -> Response[ErrorWire] | Response[str]:
    log.warning("a request had to be turned away: %s", error)
    headers = {"Retry-After": wire.RETRY_SECONDS}
    if not asked.scope["path"].startswith("/api/"):
        return Response(AWAY, status_code=503, media_type=MediaType.HTML, headers=headers)
    said = wire.away("the server cannot reach its database just now")
    return Response(said, status_code=503, media_type=MediaType.JSON, headers=headers)


def broken(_: AnyRequest, error: Exception) -> Response[ErrorWire]:
    log.error("a request failed", exc_info=error)
    return _answer("broken", f"the server made a mistake; it is in its log under {REQUEST.get()}", 500)


def _answer(code: str, text: str, status: int) -> Response[ErrorWire]:
    return Response(ErrorWire(code, text), status_code=status, media_type=MediaType.JSON)


HANDLERS: dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Any]]] = {
    IllegalAction: refused,
    Away: away,
    HTTPException: bad_request,
    msgspec.ValidationError: bad_request,
    Exception: broken,
}
