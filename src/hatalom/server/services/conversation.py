"""Talking at a table, and notes that nobody else reads."""

from hatalom.core.errors import IllegalAction
from hatalom.core.question import SPECTATOR
from hatalom.server.ids import TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.talk import has_secret_talk, speaker_of
from hatalom.server.security.rates import Rates
from hatalom.server.services.checks import check_kept, check_voice, printable
from hatalom.server.store.moderation import Moderation
from hatalom.server.store.records import Person
from hatalom.server.store.rows import now
from hatalom.server.store.talk import Talk
from hatalom.server.wire.talk import ChatWire, SayWire


class Conversation:
    """`rates` counts the lines of a person, wherever he says them."""

    def __init__(self, hub: Hub, talk: Talk, moderation: Moderation, rates: Rates) -> None:
        self.hub = hub
        self.talk = talk
        self.moderation = moderation
        self._rates = rates

    async def say(self, person: Person, table_id: TableId, wish: SayWire) -> None:
        """Players and onlookers may talk; the name is the speaker's own, never one from the message."""
        text = printable(wish.text)
        if not text:
            raise IllegalAction("bad-request", "there is nothing to say in an empty line")
        await check_voice(self.moderation, person.id)
        async with self.hub.locked(table_id) as room:
            check_kept(room)
            seat = speaker_of(room.table, person.id)
            to = _recipient(room, seat, wish.to) if wish.to else None
            self._rates.take(person.id)
            line = ChatWire(seat, person.name, text, now(), room.table.match.plies_for(SPECTATOR), to, person.id)
            await self.hub.say(room, person.id, line)

    async def note(self, person: Person, table_id: TableId) -> str:
        await self.hub.rooms.room(table_id)
        return await self.talk.note(table_id, person.id)

    async def set_note(self, person: Person, table_id: TableId, text: str) -> None:
        check_kept(await self.hub.rooms.room(table_id))
        await self.talk.set_note(table_id, person.id, text)


def _recipient(room: Room, seat: str | None, to: str) -> str:
    """Two players may talk alone where the game allows it; both sit at the table."""
    if not has_secret_talk(room.table):
        raise IllegalAction("forbidden", "everything that is said at this table is said to everybody")
    other = room.table.seats[room.table.seat_number(to)]
    if seat is None or seat == to:
        raise IllegalAction("forbidden", "only a player can talk to another player alone")
    if not other.owner:
        raise IllegalAction("forbidden", "nobody sits there who could read it")
    return to
