"""A room: one table in memory, with everything around the game."""

import asyncio
import time
from typing import Any

import msgspec

from hatalom.core.question import SPECTATOR
from hatalom.server.ids import NOBODY, PersonId, TableId
from hatalom.server.rooms.advice import Advice
from hatalom.server.rooms.channel import Channel
from hatalom.server.rooms.eyes import Viewer
from hatalom.server.rooms.presence import Presence
from hatalom.server.rooms.talk import Talk
from hatalom.server.rooms.turns import Turns
from hatalom.server.store.records import Keys
from hatalom.server.uptime import Uptime
from hatalom.server.wire.past import StudyWire
from hatalom.table.lag import Lag
from hatalom.table.past import Past
from hatalom.table.table import Table
from hatalom.table.wire import AnalysisWire


class Info(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled for as long as the table stands.

    A lesson is not kept: nothing of it is stored, and it is gone when its learner is.
    """

    id: TableId
    host: PersonId
    overlay: str = ""
    is_imported: bool = False
    is_kept: bool = True
    is_private: bool = False
    is_rated: bool = False
    has_hints: bool = False
    think_limit: float = 0.0
    """Seconds after which a computer that has not answered is answered for."""


class Room:
    """Hold `lock` to change the table or to show it."""

    def __init__(
        self,
        info: Info,
        table: Table,
        uptime: Uptime,
        *,
        presence: Presence | None = None,
        talk: Talk | None = None,
        keys: Keys | None = None,
        lag: Lag | None = None,
        revision: int = 0,
        rematch: str = "",
    ) -> None:
        self.info = info
        self.table = table
        self.uptime = uptime
        self.presence = presence or Presence()
        self.talk = talk or Talk()
        self.keys: Keys = keys if keys is not None else {}
        self.lag = lag
        self.revision = revision
        self.rematch = rematch
        """The table at which the same people play once more."""
        self.past = Past()
        self.advice = Advice()
        self.turns = Turns()
        self.analysis: AnalysisWire | None = None
        self.studies: dict[int, StudyWire] = {}
        """The best turns of a finished game, by ply, as far as somebody has asked."""
        self.studying: dict[int, asyncio.Task[StudyWire]] = {}
        """Those that a computer thinks about now."""
        self.channels: dict[Viewer, Channel] = {}
        self.following: asyncio.Task[None] | None = None
        self.lock = asyncio.Lock()
        self.used = time.monotonic()

    @property
    def id(self) -> TableId:
        return self.info.id

    def viewer(self, eyes: int, person: PersonId) -> Viewer:
        """Players and the host are told things of their own (which seats are theirs, links); all others are alike."""
        is_known = person == self.info.host or any(person in (seat.owner, seat.invited) for seat in self.table.seats)
        return Viewer(eyes, person if person and is_known else NOBODY)

    def is_late(self, viewer: Viewer) -> bool:
        """Whether a viewer sees the game some minutes later: everybody who does not play it."""
        return self.lag is not None and viewer.eyes == SPECTATOR and not self.table.owned_by(viewer.person)

    def is_watched(self) -> bool:
        return any(channel.post.outboxes for channel in self.channels.values())

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has looked for so long, and nothing goes on by itself."""
        is_busy = self.is_watched() or bool(self.turns.thinking) or self.lock.locked()
        return not is_busy and time.monotonic() - self.used > seconds

    def count(self, revision: int) -> bool:
        """Something was written about this table; False if others have written too, and the room has yet to follow."""
        is_next = revision == self.revision + 1
        if is_next:
            self.revision = revision
        return is_next

    def begin_again(self, fresh: "Room") -> None:
        """Takes the table from a room that was loaded anew; the viewers of this one stay."""
        self.table, self.lag, self.revision = fresh.table, fresh.lag, fresh.revision
        self.talk, self.keys, self.rematch = fresh.talk, fresh.keys, fresh.rematch
        self.past, self.analysis, self.studies = Past(), None, {}

    def touch(self) -> None:
        self.used = time.monotonic()

    def tasks(self) -> list[asyncio.Task[Any]]:
        """What goes on by itself at this table."""
        return [*self.turns.thinking.values(), *([self.following] if self.following is not None else [])]
