"""Telling viewers: each of them gets what is new for him, and nothing else."""

import msgspec

from hatalom.server.aside import Aside
from hatalom.server.ids import PersonId
from hatalom.server.rooms.channel import Channel
from hatalom.server.rooms.eyes import may_still_look
from hatalom.server.rooms.post import Outbox
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.show import picture_of, whole
from hatalom.server.rooms.talk import may_read
from hatalom.server.wire.talk import ChatWire
from hatalom.server.wire.updates import TableUpdate

LONG = 300
"""So many plies are told anew in a few milliseconds."""


class Publisher:
    """`keep` is for how many seconds updates are kept for a viewer whose connection is lost."""

    def __init__(self, keep: float) -> None:
        self.keep = keep

    async def gather(self, room: Room, eyes: int, person: PersonId, aside: Aside) -> Channel:
        """The channel of a viewer; in a long game what he was told so far is gathered aside.

        The caller holds the room's lock, so nothing changes meanwhile.
        """
        viewer = room.viewer(eyes, person)
        if viewer not in room.channels and len(room.table.match.plies) > LONG:
            self._catch_up(room)
            made = await aside.do(lambda: Channel(viewer, picture_of(room, viewer)))
            room.channels.setdefault(viewer, made)
        return self.channel(room, eyes, person)

    def channel(self, room: Room, eyes: int, person: PersonId) -> Channel:
        """The channel of a viewer, made when he first looks."""
        viewer = room.viewer(eyes, person)
        self._catch_up(room)
        if viewer not in room.channels:
            room.channels[viewer] = Channel(viewer, picture_of(room, viewer))
        channel = room.channels[viewer]
        channel.touch()
        room.touch()
        return channel

    def follow(self, room: Room) -> None:
        """After every change: tells every viewer what is new for him."""
        self._catch_up(room)
        for viewer, channel in list(room.channels.items()):
            if not may_still_look(room.table, viewer):
                channel.post.close()
                del room.channels[viewer]
            elif channel.is_stale(self.keep):
                del room.channels[viewer]
            else:
                channel.show(picture_of(room, viewer))

    def say(self, room: Room, line: ChatWire) -> None:
        room.talk.add(line)
        for viewer, channel in room.channels.items():
            if may_read(room.table, viewer, line):
                channel.say(line)

    def enter(self, room: Room, channel: Channel, since: int | None) -> Outbox:
        """A new connection.  It begins with what was missed since that number, or else with the whole table."""
        missed = channel.post.missed_since(since) if since is not None else None
        first = missed if missed is not None else [_whole_update(room, channel)]
        outbox = channel.post.open()
        for data in first:
            outbox.put_nowait(data)
        person = channel.viewer.person
        room.presence.enter(person, is_player=bool(room.table.owned_by(person)))
        self.follow(room)
        return outbox

    def leave(self, room: Room, channel: Channel, outbox: Outbox) -> int | None:
        """A connection has ended.

        If a player has gone with it, returns how many plies he knows of: what comes now he will have to be told.
        """
        viewer, presence = channel.viewer, room.presence
        channel.shut(outbox)
        room.touch()
        presence.leave(viewer.person)
        is_player = bool(room.table.owned_by(viewer.person))
        if not room.info.is_kept or not is_player or presence.is_here(viewer.person):
            return None
        presence.visits[viewer.person] = room.table.match.plies_for(viewer.eyes)
        return presence.visits[viewer.person]

    def end(self, room: Room) -> None:
        """Ends all connections: viewers have to connect again."""
        for channel in room.channels.values():
            channel.post.close()
        room.channels = {}

    def _catch_up(self, room: Room) -> None:
        """Shows spectators who are kept behind what is old enough for them."""
        if room.lag is not None and room.lag.catch_up(room.uptime.now()):
            for viewer, channel in room.channels.items():
                if room.is_late(viewer):
                    channel.show(picture_of(room, viewer))


def _whole_update(room: Room, channel: Channel) -> str:
    return msgspec.json.encode(TableUpdate(channel.post.seq, whole(room, channel))).decode()
