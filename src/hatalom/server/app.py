"""The server put together."""

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib import metadata
from inspect import signature
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from hatalom.server import library
from hatalom.server.asked import AnyRequest, Asked
from hatalom.server.chroniclers import Chroniclers
from hatalom.server.errors import HANDLERS
from hatalom.server.experimenters import Experimenters
from hatalom.server.fairness import asking
from hatalom.server.historians import Historians
from hatalom.server.leagues.keeper import Keeper
from hatalom.server.post.outlets import Outlets
from hatalom.server.post.poster import Poster
from hatalom.server.post.teller import Teller
from hatalom.server.rooms.hub import Hub
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
from hatalom.server.security.connection import address_of
from hatalom.server.security.headers import add_headers
from hatalom.server.security.hosts import Hosts
from hatalom.server.security.operator import Operator
from hatalom.server.security.origin import check_origin
from hatalom.server.security.rates import Rates
from hatalom.server.security.sockets import Sockets
from hatalom.server.security.tokens import person_of
from hatalom.server.services.accounts import AccountDesk
from hatalom.server.services.adviser import Adviser
from hatalom.server.services.almanac import Almanac
from hatalom.server.services.annotations import Annotations
from hatalom.server.services.archive import Archive
from hatalom.server.services.boxes import BoxDesk
from hatalom.server.services.branches import Branches
from hatalom.server.services.cards import Cards
from hatalom.server.services.chronicles import ChronicleDesk
from hatalom.server.services.conversation import Conversation
from hatalom.server.services.friends import FriendDesk
from hatalom.server.services.home import Home
from hatalom.server.services.imports import Imports
from hatalom.server.services.invitations import Invitations
from hatalom.server.services.laboratory import Laboratory
from hatalom.server.services.leagues import LeagueDesk
from hatalom.server.services.lobby import Lobby
from hatalom.server.services.moderators import Moderators
from hatalom.server.services.nights import Nights
from hatalom.server.services.notices import NoticeDesk
from hatalom.server.services.opening import Opening
from hatalom.server.services.passkeys import Passkeys
from hatalom.server.services.planner import Planner
from hatalom.server.services.play import Play
from hatalom.server.services.profiles import Profiles
from hatalom.server.services.reception import Reception
from hatalom.server.services.rematches import Rematches
from hatalom.server.services.steward import Steward
from hatalom.server.services.teacher import Teacher
from hatalom.server.services.viewing import Viewing
from hatalom.server.settings import Settings
from hatalom.server.store import Store
from hatalom.server.store.engine import migrate_patiently, open_engine
from hatalom.server.store.experiments import Experiments, folder_for
from hatalom.server.store.lock import only_server
from hatalom.server.store.records import Person
from hatalom.server.thinkers import Thinkers
from hatalom.server.watch.figures import Figures
from hatalom.server.watch.logs import CountedLines
from hatalom.server.watch.requests import Watched
from hatalom.server.watch.watch import Watch

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


def create_app(
    settings: Settings,
    thinkers: Thinkers | None = None,
    chroniclers: Chroniclers | None = None,
    poster: Poster | None = None,
) -> Litestar:
    thinkers = thinkers or Thinkers(settings.thinkers, settings.think_limit)
    chroniclers = chroniclers or Chroniclers()
    engine = open_engine(settings.database, settings.is_synced)
    store = Store(engine)
    hub = Hub(store, thinkers, settings)
    historians = Historians(hub.aside)
    experimenters = Experimenters(Experiments(folder_for(settings.database)), settings.laboratory)
    watch = Watch(hub, experimenters)
    outlets = Outlets(settings, poster)
    teller = Teller(hub, store, outlets)
    keeper = Keeper(hub, store.leagues, Opening(hub, store))
    letters = Rates(0.002, 5, settings.rate_limits)
    requests = Rates(30, 200, settings.rate_limits)
    hosts = Hosts(settings.hosts)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        library.all_games()  # read before the first visitor comes
        with only_server(engine.url):
            await migrate_patiently(engine)
            await hub.start()
            if settings.laboratory:
                await experimenters.start()
            for rounds in (watch, teller, keeper):
                await rounds.start()
            with counted(hub.figures):
                yield
            for rounds in (keeper, teller, watch):
                await rounds.stop()
            await experimenters.close()
            await hub.stop()
            thinkers.close()
            chroniclers.close()
            historians.close()
            await engine.dispose()

    async def before_request(request: AnyRequest) -> None:
        if request.scope["path"] in operator.UNWATCHED:
            return
        hosts.check(request)
        check_origin(request)
        if not request.url.path.startswith("/assets/"):
            who = await person_of(request, store.people)
            asking.set(who.id if who is not None else address_of(request))
            requests.take(asking.get())
            request.state.person = who

    async def person(request: AnyRequest) -> Person | None:
        """Whoever asks; `before_request` has found out."""
        who: Person | None = request.state.person
        return who

    given = {
        "settings": settings,
        "hosts": hosts,
        "sockets": Sockets(settings.rate_limits),
        "store": store,
        "hub": hub,
        "operator": Operator(settings.operator_token, settings.figures_for, settings.rate_limits),
        "steward": Steward(watch),
        "laboratory": Laboratory(experimenters, hub.examiners, Rates(0.2, 10, settings.rate_limits)),
        "notice_desk": NoticeDesk(hub, store, outlets, Rates(0.05, 10, settings.rate_limits), letters),
        "account_desk": AccountDesk(hub, store, outlets, Rates(0.05, 20, settings.rate_limits), letters),
        "league_desk": LeagueDesk(store, keeper, Lobby(store.lists, hub.uptime)),
        "passkeys": Passkeys(store.accounts),
        **services_of(hub, store, settings, chroniclers, historians),
    }
    app = Watched(
        route_handlers=[wing_of(handlers, given) for handlers in WINGS],
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
    app.state.hub, app.state.teller, app.state.keeper = hub, teller, keeper
    app.figures, app.logs_requests = hub.figures, settings.logs_requests
    return app


@contextmanager
def counted(figures: Figures) -> Iterator[None]:
    """Warnings and errors of this program are counted for as long as the server runs."""
    ours, lines = logging.getLogger("hatalom"), CountedLines(figures)
    ours.addHandler(lines)
    try:
        yield
    finally:
        ours.removeHandler(lines)


def services_of(
    hub: Hub, store: Store, settings: Settings, chroniclers: Chroniclers, historians: Historians
) -> dict[str, Any]:
    """The services by the names under which routes ask for them."""
    opening = Opening(hub, store)
    lobby = Lobby(store.lists, hub.uptime)
    viewing = Viewing(hub, store.tables)
    profiles = Profiles(store.outcomes)
    reception = Reception(store.people, hub, Rates(0.5, 30, settings.rate_limits))
    desk = ChronicleDesk(hub, store.chronicles, store.friends, chroniclers, Rates(0.1, 10, settings.rate_limits))
    return {
        "adviser": Adviser(hub, Rates(0.2, 10, settings.rate_limits)),
        "almanac": Almanac(store.played),
        "annotations": Annotations(hub, desk, store.chronicles, store.moderation, Rates(0.5, 20, settings.rate_limits)),
        "archive": Archive(hub, viewing, store.reports, historians, Rates(0.2, 10, settings.rate_limits)),
        "box_desk": BoxDesk(hub, store.boxes, store.friends, Rates(0.5, 30, settings.rate_limits)),
        "branches": Branches(hub, opening, store.tables, historians),
        "cards": Cards(desk, settings),
        "conversation": Conversation(hub, store.talk, store.moderation, Rates(0.5, 12, settings.rate_limits)),
        "desk": desk,
        "home": Home(hub, lobby, store.finished, store.friends, store.chronicles),
        "imports": Imports(opening, store.lists, historians),
        "invitations": Invitations(hub, store.tables, store.friends),
        "lobby": lobby,
        "moderators": Moderators(hub, store, reception, settings.moderators, Rates(0.05, 10, settings.rate_limits)),
        "nights": Nights(hub, store),
        "opening": opening,
        "planner": Planner(hub, Rates(4, 20, settings.rate_limits)),
        "play": Play(hub, store.tables),
        "friend_desk": FriendDesk(hub, store, profiles, Rates(0.2, 20, settings.rate_limits)),
        "profiles": profiles,
        "reception": reception,
        "rematches": Rematches(hub, opening, store.tables),
        "teacher": Teacher(hub),
        "viewing": viewing,
    }


def wing_of(handlers: list[Any], given: dict[str, Any]) -> Router:
    """Some routes with what they ask for: at every route Litestar compares all that is given with each other."""
    providers = [one.dependency for handler in handlers for one in (handler.dependencies or {}).values()]
    asking = [*providers, *(handler.fn for handler in handlers)]
    asked = {name for function in asking for name in signature(function).parameters}
    return Router(
        path="/",
        route_handlers=handlers,
        dependencies={name: always(given[name]) for name in sorted(asked & given.keys())},
    )


def always(value: Any) -> Provide:
    return Provide(lambda: value, sync_to_thread=False)
