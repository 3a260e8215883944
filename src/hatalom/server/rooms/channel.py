"""A channel: what one viewer is shown, and the updates he gets when it changes."""

import time

import msgspec

from hatalom.server.rooms.eyes import Viewer
from hatalom.server.rooms.post import Outbox, Post
from hatalom.server.wire.tables import ClockWire, OfferWire, SeatWire
from hatalom.server.wire.talk import ChatWire
from hatalom.server.wire.updates import ChatUpdate, ClockUpdate, MenuUpdate, SeatsUpdate, StateUpdate
from hatalom.table.log import ViewerLog
from hatalom.table.moments import ViewerMoments
from hatalom.table.table import Table


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
        self.post = Post()
        self.touched = time.monotonic()

    def is_stale(self, keep: float) -> bool:
        """Whether nobody has looked for so many seconds."""
        return not self.post.outboxes and time.monotonic() - self.touched > keep

    def shut(self, outbox: Outbox) -> None:
        self.post.outboxes.discard(outbox)
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
            self._send(StateUpdate(self.post.next, state, news.kept, news.lines, moments))  # type: ignore[arg-type]
        if (picture.seats, picture.rematch) != (before.seats, before.rematch):
            self._send(SeatsUpdate(self.post.next, picture.seats, picture.spectators, picture.rematch))
        if picture.offer != before.offer:
            self._send(MenuUpdate(self.post.next, picture.offer))
        if picture.clock != before.clock:
            self._send(ClockUpdate(self.post.next, picture.clock))

    def say(self, line: ChatWire) -> None:
        self._send(ChatUpdate(self.post.next, line))

    def _send(self, update: StateUpdate | SeatsUpdate | MenuUpdate | ClockUpdate | ChatUpdate) -> None:
        self.post.send(msgspec.json.encode(update).decode())
