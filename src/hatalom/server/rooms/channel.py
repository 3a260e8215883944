"""A channel: the numbered updates that one viewer gets, over as many connections as he has open."""

import asyncio
import secrets
import time
from collections import deque

import msgspec

from hatalom.server.rooms.eyes import Viewer
from hatalom.server.wire.tables import ClockWire, OfferWire, SeatWire
from hatalom.server.wire.talk import ChatWire
from hatalom.server.wire.updates import ChatUpdate, ClockUpdate, MenuUpdate, SeatsUpdate, StateUpdate
from hatalom.table.log import ViewerLog
from hatalom.table.moments import ViewerMoments
from hatalom.table.table import Table

KEPT_UPDATES = 200
NUMBER_BITS = 53
"""The whole numbers that JavaScript can tell apart."""
SPAN_BITS = 20
"""So many updates of one channel are numbered before they could meet another's."""
MOST_UNSENT = 500
"""Whoever takes no more than so many updates behind is cut off: he connects again and gets the whole table."""
Outbox = asyncio.Queue[str]
"""What is still to be sent over one connection; an empty text ends it."""


def end(outbox: Outbox) -> None:
    """Ends a connection; what it has not got yet is of no use any more."""
    while not outbox.empty():
        outbox.get_nowait()
    outbox.put_nowait("")


class Picture(msgspec.Struct):
    """What a viewer is shown at one moment; `table` is the one he sees, for late spectators an older one."""

    table: Table
    state: bytes
    seats: list[SeatWire]
    spectators: int
    offer: OfferWire | None
    clock: ClockWire | None
    rematch: str = ""


class Channel:
    """All spectators share one channel; a player has one for each pair of eyes."""

    def __init__(self, viewer: Viewer, picture: Picture) -> None:
        self.viewer = viewer
        self.picture = picture
        self.log = ViewerLog(picture.table.match, viewer.eyes, picture.table.cuts)
        self.moments = ViewerMoments(picture.table.match, viewer.eyes, picture.table.cuts)
        # Each channel has numbers of its own, drawn by lot: those given by another process, or before a restart, are
        # never mistaken for its own.
        self.first = self.seq = secrets.randbits(NUMBER_BITS - SPAN_BITS) << SPAN_BITS
        self.outboxes: set[Outbox] = set()
        self.touched = time.monotonic()
        self._kept: deque[tuple[int, str]] = deque(maxlen=KEPT_UPDATES)

    def is_stale(self, keep: float) -> bool:
        """Whether nobody has looked for so many seconds."""
        return not self.outboxes and time.monotonic() - self.touched > keep

    def open(self) -> Outbox:
        outbox: Outbox = asyncio.Queue(MOST_UNSENT)
        self.outboxes.add(outbox)
        return outbox

    def shut(self, outbox: Outbox) -> None:
        self.outboxes.discard(outbox)
        self.touch()

    def touch(self) -> None:
        self.touched = time.monotonic()

    def show(self, picture: Picture) -> None:
        """Sends what has changed for this viewer, and nothing if nothing has."""
        before, self.picture = self.picture, picture
        if picture.state != before.state:
            match, cuts = picture.table.match, picture.table.cuts
            news, moments = self.log.catch_up(match, cuts), self.moments.catch_up(match, cuts)
            state = msgspec.Raw(picture.state)
            self._send(StateUpdate(self.seq + 1, state, news.kept, news.lines, moments))  # type: ignore[arg-type]
        if (picture.seats, picture.rematch) != (before.seats, before.rematch):
            self._send(SeatsUpdate(self.seq + 1, picture.seats, picture.spectators, picture.rematch))
        if picture.offer != before.offer:
            self._send(MenuUpdate(self.seq + 1, picture.offer))
        if picture.clock != before.clock:
            self._send(ClockUpdate(self.seq + 1, picture.clock))

    def say(self, line: ChatWire) -> None:
        self._send(ChatUpdate(self.seq + 1, line))

    def missed_since(self, since: int) -> list[str] | None:
        """What came after that number; None if it is not known any more."""
        oldest = self._kept[0][0] if self._kept else self.seq + 1
        if not self.first <= since <= self.seq or since + 1 < oldest:
            return None
        return [data for seq, data in self._kept if seq > since]

    def close(self) -> None:
        """Ends the connections: their owners have to come again."""
        for outbox in self.outboxes:
            end(outbox)

    def _send(self, update: StateUpdate | SeatsUpdate | MenuUpdate | ClockUpdate | ChatUpdate) -> None:
        self.seq += 1
        data = msgspec.json.encode(update).decode()
        self._kept.append((self.seq, data))
        for outbox in self.outboxes:
            if outbox.full():
                end(outbox)
            else:
                outbox.put_nowait(data)
