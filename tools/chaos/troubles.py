"""The troubles that come over a server: its processes are killed, or what it stands on fails for a while."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.chaos.clock import Clock
from tools.chaos.databases import Place, Postgres
from tools.chaos.disk import SmallDisk

HOUR = 3600
KINDS = ("disk full", "database restarted", "network cut", "network stalled", "clock set back")


@dataclass(frozen=True)
class Trouble:
    """Something that begins, lasts for a while and ends."""

    name: str
    begin: Callable[[], None]
    end: Callable[[], None]
    shortest: float
    longest: float
    """Seconds."""


def troubles_for(place: Place) -> list[Trouble]:
    """All that can come over a server on this database and this machine, besides kills."""
    found = []
    if place.disk is not None:
        found.append(Trouble("disk full", place.fill_disk, place.free_disk, 2, 8))
    if isinstance(place, Postgres) and place.wire is not None:
        wire = place.wire
        found.append(Trouble("database restarted", place.stop, place.start, 0, 5))
        found.append(Trouble("network cut", wire.cut, wire.mend, 0.5, 6))
        found.append(Trouble("network stalled", wire.stall, wire.mend, 2, 20))
    clock = place.clock
    if clock is not None:
        back, forth = lambda: clock.set_ahead(-HOUR), lambda: clock.set_ahead(0)
        found.append(Trouble("clock set back", back, forth, 2, 12))
    return found


def untried() -> list[str]:
    """What cannot be tried on this machine, and why."""
    return [why for why in (SmallDisk.why_not(), Clock.why_not()) if why]
