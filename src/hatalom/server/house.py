"""All that stands behind the routes of one server: its store, its rooms and its services."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from hatalom.server.asked import AnyRequest
from hatalom.server.chroniclers import Chroniclers
from hatalom.server.ending import end_all
from hatalom.server.experimenters import Experimenters
from hatalom.server.fairness import asking
from hatalom.server.historians import Historians
from hatalom.server.leagues.keeper import Keeper
from hatalom.server.post.outlets import Outlets
from hatalom.server.post.poster import Poster
from hatalom.server.post.teller import Teller
from hatalom.server.rooms.hub import Hub
from hatalom.server.routes.operator import UNWATCHED
from hatalom.server.security.connection import address_of
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
from hatalom.server.thinkers import Thinkers
from hatalom.server.warming import warm_up
from hatalom.server.watch.figures import Figures
from hatalom.server.watch.logs import CountedLines
from hatalom.server.watch.watch import Watch


class House:
    """One server's own: made anew for each, while the routes are the same for all."""

    def __init__(
        self,
        settings: Settings,
        thinkers: Thinkers | None = None,
        chroniclers: Chroniclers | None = None,
        poster: Poster | None = None,
    ) -> None:
        self.settings = settings
        self.thinkers = thinkers or Thinkers(settings.thinkers, settings.think_limit)
        self.chroniclers = chroniclers or Chroniclers()
        self.engine = open_engine(settings.database, settings.is_synced)
        self.store = Store(self.engine)
        self.hub = Hub(self.store, self.thinkers, settings)
        self.historians = Historians(self.hub.aside)
        self.experimenters = Experimenters(Experiments(folder_for(settings.database)), settings.laboratory)
        self.watch = Watch(self.hub, self.experimenters)
        outlets = Outlets(settings, poster)
        self.teller = Teller(self.hub, self.store, outlets)
        self.keeper = Keeper(self.hub, self.store.leagues, Opening(self.hub, self.store))
        self.requests = Rates(30, 200, settings.rate_limits)
        self.hosts = Hosts(settings.hosts)
        self.given = self._desks(outlets) | self._services()
        """What routes ask for, by name."""

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        with only_server(self.engine.url):
            await migrate_patiently(self.engine)
            await self.hub.start()
            if self.settings.laboratory:
                await self.experimenters.start()
            for rounds in (self.watch, self.teller, self.keeper):
                await rounds.start()
            warming = asyncio.create_task(self.hub.aside.do(warm_up))
            with counted(self.hub.figures):
                yield
            await end_all([warming])
            for rounds in (self.keeper, self.teller, self.watch):
                await rounds.stop()
            await self.experimenters.close()
            await self.hub.stop()
            self.thinkers.close()
            self.chroniclers.close()
            self.historians.close()
            await self.engine.dispose()

    async def receive(self, request: AnyRequest) -> None:
        """Whether a request may come in, and from whom it is."""
        if request.scope["path"] in UNWATCHED:
            return
        self.hosts.check(request)
        check_origin(request)
        if not request.url.path.startswith("/assets/"):
            who = await person_of(request, self.store.people)
            asking.set(who.id if who is not None else address_of(request))
            self.requests.take(asking.get())
            request.state.person = who

    def _desks(self, outlets: Outlets) -> dict[str, Any]:
        hub, store, settings = self.hub, self.store, self.settings
        letters = Rates(0.002, 5, settings.rate_limits)
        return {
            "settings": settings,
            "hosts": self.hosts,
            "sockets": Sockets(settings.rate_limits),
            "store": store,
            "hub": hub,
            "operator": Operator(settings.operator_token, settings.figures_for, settings.rate_limits),
            "steward": Steward(self.watch),
            "laboratory": Laboratory(self.experimenters, hub.examiners, Rates(0.2, 10, settings.rate_limits)),
            "notice_desk": NoticeDesk(hub, store, outlets, Rates(0.05, 10, settings.rate_limits), letters),
            "account_desk": AccountDesk(hub, store, outlets, Rates(0.05, 20, settings.rate_limits), letters),
            "league_desk": LeagueDesk(store, self.keeper, Lobby(store.lists, hub.uptime)),
            "passkeys": Passkeys(store.accounts),
        }

    def _services(self) -> dict[str, Any]:
        hub, store, settings = self.hub, self.store, self.settings
        opening = Opening(hub, store)
        lobby = Lobby(store.lists, hub.uptime)
        viewing = Viewing(hub, store.tables)
        profiles = Profiles(store.outcomes)
        reception = Reception(store.people, hub, Rates(0.5, 30, settings.rate_limits))
        desk = ChronicleDesk(
            hub, store.chronicles, store.friends, self.chroniclers, Rates(0.1, 10, settings.rate_limits)
        )
        return {
            "adviser": Adviser(hub, Rates(0.2, 10, settings.rate_limits)),
            "almanac": Almanac(store.played),
            "annotations": Annotations(
                hub, desk, store.chronicles, store.moderation, Rates(0.5, 20, settings.rate_limits)
            ),
            "archive": Archive(hub, viewing, store.reports, self.historians, Rates(0.2, 10, settings.rate_limits)),
            "box_desk": BoxDesk(hub, store.boxes, store.friends, Rates(0.5, 30, settings.rate_limits)),
            "branches": Branches(hub, opening, store.tables, self.historians),
            "cards": Cards(desk, settings),
            "conversation": Conversation(hub, store.talk, store.moderation, Rates(0.5, 12, settings.rate_limits)),
            "desk": desk,
            "home": Home(hub, lobby, store.finished, store.friends, store.chronicles),
            "imports": Imports(opening, store.lists, self.historians),
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


@contextmanager
def counted(figures: Figures) -> Iterator[None]:
    """Warnings and errors of this program are counted for as long as the server runs."""
    ours, lines = logging.getLogger("hatalom"), CountedLines(figures)
    ours.addHandler(lines)
    try:
        yield
    finally:
        ours.removeHandler(lines)
