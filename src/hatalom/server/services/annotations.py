"""Notes and arrows that players add to moments of a finished game."""

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import NOBODY, TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.security.rates import Rates
from hatalom.server.services.checks import check_voice, own_seat, printable
from hatalom.server.services.chronicles import ChronicleDesk, check_over, shown
from hatalom.server.store.chronicles import Chronicles
from hatalom.server.store.moderation import Moderation
from hatalom.server.store.records import Person
from hatalom.server.wire.chronicle import AnnotationWire, NewAnnotationWire

MOST_ANNOTATIONS = 100
"""By one person at one table."""
HIGHEST = 2**31 - 1
"""No note has a higher number."""


class Annotations:
    def __init__(self, hub: Hub, desk: ChronicleDesk, store: Chronicles, moderation: Moderation, rates: Rates) -> None:
        self.hub = hub
        self.desk = desk
        self.store = store
        self.moderation = moderation
        self.rates = rates

    async def all(self, person: Person | None, table_id: TableId) -> list[AnnotationWire]:
        """For whoever may read the chronicle; others may look at the finished game, and are shown no notes."""
        who = person.id if person is not None else NOBODY
        async with self.hub.locked(table_id) as room:
            check_over(room)
            if not await self.desk.may_read(room, who):
                return []
        return [shown(note, who) for note in await self.desk.notes(who, [table_id])]

    async def add(self, person: Person, table_id: TableId, wish: NewAnnotationWire) -> AnnotationWire:
        text = printable(wish.text)
        if not text and not wish.arrows:
            raise IllegalAction("bad-request", "a note needs words or arrows")
        await check_voice(self.moderation, person.id)
        async with self.hub.locked(table_id) as room:
            check_over(room)
            own_seat(room, person.id, wish.seat)
            last = len(room.table.match.plies)
            if wish.ply > last:
                raise IllegalAction("no-such-ply", f"there is no ply {wish.ply}: this game has {last}")
            _check_things(room, wish)
        self.rates.take(person.id)
        if await self.store.count_annotations(table_id, person.id) >= MOST_ANNOTATIONS:
            raise IllegalAction("too-many", f"you have written {MOST_ANNOTATIONS} notes on this game already")
        return shown(await self.store.annotate(table_id, person.id, wish, text), person.id)

    async def remove(self, person: Person, table_id: TableId, number: int) -> None:
        async with self.hub.locked(table_id) as room:
            check_over(room)
        if number > HIGHEST or not await self.store.remove_annotation(table_id, person.id, number):
            raise IllegalAction("forbidden", "there is no such note of yours")


def _check_things(room: Room, wish: NewAnnotationWire) -> None:
    """An arrow goes from a thing of this game to another."""
    kinds = {kind.name: kind for kind in room.table.game.kinds}
    for thing in (end for arrow in wish.arrows for end in (arrow.start, arrow.goal)):
        kind, _, name = thing.partition(".")
        if kind not in kinds or name not in kinds[kind].numbers:
            raise IllegalAction("bad-request", f"there is no {thing} in this game")
