"""What the server hands to its routes, by name."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from hatalom.server.ids import TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.security.hosts import Hosts
from hatalom.server.security.operator import Operator
from hatalom.server.security.sockets import Sockets
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
from hatalom.server.store.records import Person

TheAccountDesk = NamedDependency[AccountDesk]
TheAdviser = NamedDependency[Adviser]
TheAlmanac = NamedDependency[Almanac]
TheAnnotations = NamedDependency[Annotations]
TheArchive = NamedDependency[Archive]
TheBoxDesk = NamedDependency[BoxDesk]
TheBranches = NamedDependency[Branches]
TheCards = NamedDependency[Cards]
TheChronicleDesk = NamedDependency[ChronicleDesk]
TheConversation = NamedDependency[Conversation]
TheFriendDesk = NamedDependency[FriendDesk]
TheHome = NamedDependency[Home]
TheHosts = NamedDependency[Hosts]
TheHub = NamedDependency[Hub]
TheImports = NamedDependency[Imports]
TheInvitations = NamedDependency[Invitations]
TheLaboratory = NamedDependency[Laboratory]
TheLeagueDesk = NamedDependency[LeagueDesk]
TheLobby = NamedDependency[Lobby]
TheModerators = NamedDependency[Moderators]
TheNights = NamedDependency[Nights]
TheNoticeDesk = NamedDependency[NoticeDesk]
TheOpening = NamedDependency[Opening]
TheOperator = NamedDependency[Operator]
ThePasskeys = NamedDependency[Passkeys]
ThePerson = NamedDependency[Person | None]
ThePlanner = NamedDependency[Planner]
ThePlay = NamedDependency[Play]
TheProfiles = NamedDependency[Profiles]
TheReception = NamedDependency[Reception]
TheRematches = NamedDependency[Rematches]
TheSettings = NamedDependency[Settings]
TheSteward = NamedDependency[Steward]
TheSockets = NamedDependency[Sockets]
TheStore = NamedDependency[Store]
TheTeacher = NamedDependency[Teacher]
TheViewing = NamedDependency[Viewing]

OfTable = FromPath[TableId]
SeenAs = Annotated[str | None, QueryParameter(name="as", max_length=40, description="Whose eyes.")]
