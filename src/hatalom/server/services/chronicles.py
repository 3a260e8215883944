"""Chronicles of finished games: who may read one, and what it tells him.

Its players always may, and whoever opened the table.  Everybody else may once every player has agreed, and until one of
them no longer does.  A finished game has no secrets: whoever knows a table's address may look at it with any eyes
(`rooms/eyes.py`), and a chronicle tells nothing that could not be seen there.  What it adds are names and notes of
people, and these are theirs to show.
"""

import asyncio

from hatalom.core.errors import IllegalAction
from hatalom.server.chroniclers import Chroniclers, draft_of
from hatalom.server.ids import NOBODY, PersonId, TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.security.rates import Rates
from hatalom.server.services.checks import check_kept
from hatalom.server.store.chronicles import Annotation, Branched, Chronicles, Consent
from hatalom.server.store.friends import Friends
from hatalom.server.store.records import Person
from hatalom.server.wire.chronicle import AnnotationWire, BranchOfWire, CastWire, ChronicleWire, ConsentWire
from hatalom.table.ending import is_in_points, verdict_for
from hatalom.table.show import result_of
from hatalom.table.wire import ResultWire, StoryWire

MOST_BRANCHES = 40
Consents = dict[PersonId, Consent]


class ChronicleDesk:
    def __init__(self, hub: Hub, store: Chronicles, friends: Friends, chroniclers: Chroniclers, rates: Rates) -> None:
        self.hub = hub
        self.store = store
        self.friends = friends
        self.chroniclers = chroniclers
        self.rates = rates
        self._written: dict[tuple[TableId, int], asyncio.Task[StoryWire]] = {}

    async def read(self, person: Person | None, table_id: TableId) -> ChronicleWire:
        """The page for this reader."""
        who = person.id if person is not None else NOBODY
        room = await self.open_book(who, table_id)
        story = await self.story(room, who)
        consents = await self.store.consents(table_id)
        result = result_for(room)
        owned = [room.table.seat_ids[seat] for seat in room.table.owned_by(who)]
        own = consents.get(who)
        head = room.table.match.journal.head
        branches = await self._branches(room, who)
        notes = await self.notes(who, [table_id, *(branch.id for branch in branches)])
        return ChronicleWire(
            id=table_id,
            game=room.table.game.name,
            options=head.options,
            played=await self.store.played(table_id),
            commitment=head.commitment,
            imported=room.info.is_imported,
            story=story,
            result=result,
            verdict=verdict_for(result, owned[0] if len(owned) == 1 else None, in_points=points_of(room)),
            cast=_cast(room, who, consents, result),
            annotations=[shown(note, who) for note in notes if note.table == table_id],
            branches=[_branch(room, branch, notes, who) for branch in branches],
            public=is_public(room, consents),
            in_points=points_of(room),
            may_consent=who in asked_for_consent(room),
            agrees=own is not None,
            named=own is not None and own.named,
        )

    async def open_book(self, who: PersonId, table_id: TableId) -> Room:
        """The room of a finished game whose chronicle this person may read."""
        async with self.hub.locked(table_id) as room:
            check_over(room)
            if not await self.may_read(room, who):
                raise IllegalAction("forbidden", "the players of this game have not made its chronicle public")
            return room

    async def may_read(self, room: Room, who: PersonId) -> bool:
        return is_player(room, who) or is_public(room, await self.store.consents(room.id))

    async def story(self, room: Room, who: PersonId) -> StoryWire:
        """As it is kept; else it is written now, once for all who ask, and without the table's lock."""
        version = room.table.match.version
        kept = await self.store.story(room.id, version)
        if kept is not None:
            return kept
        task = self._written.get((room.id, version))
        if task is None:
            self.rates.take(who)
            task = asyncio.create_task(self._write(room, version))
            self._written[room.id, version] = task
        return await asyncio.shield(task)

    async def notes(self, who: PersonId, tables: list[TableId]) -> list[Annotation]:
        """What players have added, without the words of those whom the reader blocks."""
        blocked = {one.id for one in await self.friends.blocked(who)}
        return [note for note in await self.store.annotations(tables) if note.person not in blocked]

    async def public_story(self, table_id: TableId) -> tuple[Room, StoryWire] | None:
        """What a page says of itself to whoever links to it: nothing that is not public, or not written yet."""
        try:
            room = await self.open_book(NOBODY, table_id)
        except IllegalAction:
            return None
        story = await self.store.story(table_id, room.table.match.version)
        return (room, story) if story is not None else None

    async def consent(self, person: Person, table_id: TableId, wish: ConsentWire) -> None:
        """Each player decides for himself, and may change his mind."""
        async with self.hub.locked(table_id) as room:
            check_over(room)
            if person.id not in asked_for_consent(room):
                raise IllegalAction("forbidden", "only those who played this game decide who may read its chronicle")
        if wish.agree:
            await self.store.agree(table_id, person.id, named=wish.named)
        else:
            await self.store.withdraw(table_id, person.id)

    async def _write(self, room: Room, version: int) -> StoryWire:
        try:
            story = await self.chroniclers.story(draft_of(room.table.match, room.info.overlay))
            await self.store.keep(room.id, version, story)
            return story
        finally:
            self._written.pop((room.id, version), None)

    async def _branches(self, room: Room, who: PersonId) -> list[Branched]:
        """What the players have played on from here; one that is still played is its player's own affair."""
        players = sorted(asked_for_consent(room))
        commitment = room.table.match.journal.head.commitment
        found = await self.store.branches(commitment, players, MOST_BRANCHES)
        return [branch for branch in found if branch.is_over or branch.host == who]


def check_over(room: Room) -> None:
    check_kept(room)
    if not room.table.is_over():
        raise IllegalAction("forbidden", "the game is not over: it has no chronicle yet")
    if room.table.match.is_halted:
        raise IllegalAction("forbidden", "this game cannot be followed to its end by the rules of this program")


def asked_for_consent(room: Room) -> set[PersonId]:
    """Everybody who has a seat; of a game that was brought from elsewhere nobody has one, and its bringer decides."""
    owners = {PersonId(seat.owner) for seat in room.table.seats if seat.owner}
    return owners or {room.info.host}


def is_player(room: Room, who: PersonId) -> bool:
    return who != NOBODY and (who == room.info.host or who in asked_for_consent(room))


def is_public(room: Room, consents: Consents) -> bool:
    return asked_for_consent(room) <= consents.keys()


def shown(note: Annotation, who: PersonId) -> AnnotationWire:
    return AnnotationWire(note.id, note.seat, note.ply, note.text, note.arrows, note.at, note.person == who)


def result_for(room: Room) -> ResultWire:
    """How the game ended; it is over."""
    result = room.table.match.result()
    assert result is not None
    return result_of(result, room.table.seat_ids)


def points_of(room: Room) -> bool:
    """Whether the score of this game is counted in points."""
    return is_in_points(room.table.game, room.table.match.pos)


def _cast(room: Room, who: PersonId, consents: Consents, result: ResultWire) -> list[CastWire]:
    """Players know each other's names; to others only those are told who have agreed to that."""
    is_inside = is_player(room, who)
    cast = []
    for seat, one in zip(room.table.seats, result.seats, strict=True):
        consent = consents.get(PersonId(seat.owner)) if seat.owner else None
        is_named = is_inside or not seat.owner or (consent is not None and consent.named)
        cast.append(
            CastWire(
                seat=one.seat,
                kind=seat.kind.value,
                name=seat.name if is_named else None,
                level=seat.level,
                rank=one.rank,
                score=one.score,
                mine=who != NOBODY and seat.owner == who,
                agreed=consent is not None if is_inside and seat.owner else None,
            )
        )
    return cast


def _branch(room: Room, branch: Branched, notes: list[Annotation], who: PersonId) -> BranchOfWire:
    owned = room.table.owned_by(branch.host)
    seat = room.table.seat_ids[owned[0]] if owned else ""
    added = [shown(note, who) for note in notes if note.table == branch.id]
    return BranchOfWire(branch.id, branch.ply, seat, branch.is_over, added)
