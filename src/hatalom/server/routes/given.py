"""What the server hands to its routes, by name."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from hatalom.server.adviser import Adviser
from hatalom.server.archive import Archive
from hatalom.server.desk import Desk
from hatalom.server.hub import Hub
from hatalom.server.reception import Reception
from hatalom.server.security import Rates
from hatalom.server.settings import Settings
from hatalom.server.store import Guest, Store
from hatalom.server.teacher import Teacher

Asked = Request[Any, Any, Any]
TheDesk = NamedDependency[Desk]
TheArchive = NamedDependency[Archive]
TheHub = NamedDependency[Hub]
TheStore = NamedDependency[Store]
TheSettings = NamedDependency[Settings]
TheGuest = NamedDependency[Guest | None]
TheRates = NamedDependency[Rates]
TheReception = NamedDependency[Reception]
TheTeacher = NamedDependency[Teacher]
TheAdviser = NamedDependency[Adviser]
