"""The server put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib import metadata
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hatalom.core.errors import IllegalAction
from hatalom.server import library
from hatalom.server.adviser import Adviser
from hatalom.server.archive import Archive
from hatalom.server.database import migrate, open_engine
from hatalom.server.desk import Desk
from hatalom.server.hub import Hub
from hatalom.server.reception import Reception
from hatalom.server.routes import docs, games, lessons, live, pages, past, people, tables
from hatalom.server.security import Rates, add_headers, address_of, check_origin, guest_of
from hatalom.server.settings import Settings
from hatalom.server.store import Guest, Store
from hatalom.server.teacher import Teacher
from hatalom.server.thinkers import Thinkers
from hatalom.server.wire import ErrorWire

log = logging.getLogger(__name__)
MOST_BYTES = 100_000
STATUS = {
    "bad-request": 400,
    "forbidden": 403,
    "not-your-seat": 403,
    "not-found": 404,
    "stale": 409,
    "not-offered": 409,
    "not-your-turn": 409,
    "no-such-ply": 409,
    "over": 409,
    "unreadable": 409,
    "no-hint": 409,
    "too-many": 429,
}
CODES = {400: "bad-request", 401: "forbidden", 403: "forbidden", 404: "not-found", 405: "not-found", 429: "too-many"}
Asked = Request[Any, Any, Any]


def create_app(settings: Settings, thinkers: Thinkers | None = None) -> Litestar:
    thinkers = thinkers or Thinkers(settings.workers, settings.think_limit)
    engine = open_engine(settings.database)
    store = Store(engine)
    hub = Hub(store, thinkers, settings)
    desk = Desk(hub)
    archive = Archive(desk)
    teacher = Teacher(hub)
    adviser = Adviser(desk, Rates(0.2, 10, settings.rate_limits))
    requests = Rates(30, 200, settings.rate_limits)
    reception = Reception(store, Rates(0.5, 30, settings.rate_limits))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        library.all_games()  # read before the first visitor comes
        await migrate(engine)
        await hub.start()
        yield
        await hub.stop()
        thinkers.close()
        await engine.dispose()

    async def before_request(request: Asked) -> None:
        await check_origin(request)

    async def guest(request: Asked) -> Guest | None:
        who = await guest_of(request, store)
        requests.take(who.id if who is not None else address_of(request))
        return who

    return Litestar(
        route_handlers=[
            *people.handlers,
            *games.handlers,
            *lessons.handlers,
            *tables.handlers,
            *past.handlers,
            *live.handlers,
            *docs.handlers,
            *pages.handlers,
        ],
        lifespan=[lifespan],
        before_request=before_request,
        dependencies={
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "store": Provide(lambda: store, sync_to_thread=False),
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "archive": Provide(lambda: archive, sync_to_thread=False),
            "teacher": Provide(lambda: teacher, sync_to_thread=False),
            "adviser": Provide(lambda: adviser, sync_to_thread=False),
            "requests": Provide(lambda: requests, sync_to_thread=False),
            "reception": Provide(lambda: reception, sync_to_thread=False),
            "guest": Provide(guest),
        },
        exception_handlers={
            IllegalAction: refused,
            HTTPException: bad_request,
            msgspec.ValidationError: bad_request,
            Exception: broken,
        },
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude="^/assets/"),
        openapi_config=OpenAPIConfig(
            title="Hatalom",
            version=metadata.version("hatalom"),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        signature_namespace={"Guest": Guest},
    )


def refused(_: Asked, error: IllegalAction) -> Response[ErrorWire]:
    return _error(error.code, str(error), STATUS.get(error.code, 400))


def bad_request(_: Asked, error: Exception) -> Response[ErrorWire]:
    status = getattr(error, "status_code", 400)
    if status >= 500:
        return broken(_, error)
    extra = getattr(error, "extra", None)
    problems = (
        "; ".join(f"{e.get('key', '?')}: {e.get('message', '')}" for e in extra) if isinstance(extra, list) else ""
    )
    text = f"{getattr(error, 'detail', error)}{f' ({problems})' if problems else ''}"
    return _error(CODES.get(status, "bad-request"), text, status)


def broken(_: Asked, error: Exception) -> Response[ErrorWire]:
    log.error("a request failed", exc_info=error)
    return _error("broken", "the server made a mistake; it is in its log", 500)


def _error(code: str, text: str, status: int) -> Response[ErrorWire]:
    return Response(ErrorWire(code, text), status_code=status, media_type=MediaType.JSON)
