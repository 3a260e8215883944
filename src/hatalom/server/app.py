"""The server put together: the routes, and the house behind them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import copy
from importlib import metadata
from inspect import signature
from typing import Any, Self

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

from hatalom.server.asked import AnyRequest, Asked
from hatalom.server.chroniclers import Chroniclers
from hatalom.server.errors import HANDLERS
from hatalom.server.house import House
from hatalom.server.post.poster import Poster
from hatalom.server.routes import (
    accounts,
    boxes,
    chronicle,
    docs,
    friends,
    games,
    home,
    laboratory,
    leagues,
    lessons,
    live,
    moderation,
    notices,
    operator,
    pages,
    past,
    people,
    seats,
    tables,
)
from hatalom.server.security.headers import add_headers
from hatalom.server.settings import Settings
from hatalom.server.store.records import Person
from hatalom.server.thinkers import Thinkers
from hatalom.server.watch.requests import Watched

MOST_BYTES = 100_000
WINGS = (
    people.handlers,
    accounts.handlers,
    [*games.handlers, *boxes.handlers],
    lessons.handlers,
    [*tables.handlers, *seats.handlers],
    home.handlers,
    friends.handlers,
    notices.handlers,
    past.handlers,
    chronicle.handlers,
    laboratory.handlers,
    leagues.handlers,
    moderation.handlers,
    live.handlers,
    operator.handlers,
    docs.handlers,
    pages.handlers,
)
"""Routes of one path belong together."""


class App(Watched):
    """The routes, and the house they lead into."""

    house: House

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        """What travels here is msgspec's alone: pydantic, which Litestar would look for, takes a while to load."""
        return [*plugins, MsgspecDIPlugin()]

    def move_in(self, house: House) -> None:
        """From now on the routes lead into this house."""
        self.house = house
        self.figures, self.logs_requests = house.hub.figures, house.settings.logs_requests


def create_app(
    settings: Settings,
    thinkers: Thinkers | None = None,
    chroniclers: Chroniclers | None = None,
    poster: Poster | None = None,
) -> App:
    return app_of(House(settings, thinkers, chroniclers, poster))


def app_of(house: House) -> App:

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        async with app.house.opened():
            yield

    async def before_request(request: AnyRequest) -> None:
        await app.house.receive(request)

    async def person(request: AnyRequest) -> Person | None:
        """Whoever asks; the house has found out."""
        who: Person | None = request.state.person
        return who

    def given(name: str) -> Provide:
        return Provide(lambda: app.house.given[name], sync_to_thread=False)

    app = App(
        route_handlers=[wing_of(handlers, {name: given(name) for name in house.given}) for handlers in WINGS],
        lifespan=[lifespan],
        before_request=before_request,
        dependencies={"person": Provide(person)},
        exception_handlers=HANDLERS,
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude="^/assets/"),
        openapi_config=OpenAPIConfig(
            title="Hatalom",
            version=metadata.version("hatalom"),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_class=Asked,
        request_max_body_size=MOST_BYTES,
        logging_config=None,
    )
    app.move_in(house)
    return app


class Wing(Router):
    """Made for one house alone: it need not be copied once more, which took 30 ms of every start."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


def wing_of(handlers: list[Any], given: dict[str, Provide]) -> Wing:
    """Some routes with what they ask for: at every route Litestar compares all that is given with each other."""
    providers = [one.dependency for handler in handlers for one in (handler.dependencies or {}).values()]
    asking = [*providers, *(handler.fn for handler in handlers)]
    asked = {name for function in asking for name in signature(function).parameters}
    return Wing(
        path="/",
        route_handlers=[copy(handler) for handler in handlers],
        dependencies={name: given[name] for name in sorted(asked & given.keys())},
    )
