"""Hints: what the computer would do in a player's place, from what that player may know and nothing else."""

import hashlib

from hatalom import bots
from hatalom.core.errors import IllegalAction
from hatalom.core.question import Question
from hatalom.server.ids import TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.security.rates import Rates
from hatalom.server.services.checks import begun_seat, check_in_person
from hatalom.server.store.records import Person
from hatalom.server.thinkers import task_for
from hatalom.server.wire.play import HintsWire, HintWire


class Adviser:
    def __init__(self, hub: Hub, rates: Rates) -> None:
        self.hub = hub
        self.rates = rates

    async def hint(self, person: Person, table_id: TableId, wish: HintWire) -> HintsWire:
        """The computer thinks without the table's lock.  A hint counts when it is given, the same one only once."""
        async with self.hub.locked(table_id) as room:
            seat, question = _check(room, person, wish)
            known = room.advice.given(seat, wish.version)
            if known is not None:
                return known
            room.advice.check_free(seat)
            self.rates.take(person.id)
            data = task_for(room.table, question, room.info.overlay, seed_of(table_id, seat, wish.version))
            room.advice.begin(seat)
        try:
            counsel = await self.hub.thinkers.advise(data)
        finally:
            room.advice.end(seat)
        if not counsel.advice:
            raise IllegalAction("no-hint", "the computer found no advice in time; nothing was counted")
        hints = HintsWire(wish.version, counsel.advice, counsel.common)

        async def give(room: Room) -> HintsWire:
            _check(room, person, wish)
            await self.hub.change(room, lambda table: table.count_hint(seat, wish.version))
            room.advice.give(seat, hints)
            return hints

        return await self.hub.at(table_id, give)


def _check(room: Room, person: Person, wish: HintWire) -> tuple[int, Question]:
    seat = begun_seat(room, person.id, wish.seat)
    check_in_person(room, seat)
    if bots.evaluator_of(room.table.game) is None:
        raise IllegalAction("forbidden", "no computer knows how to play this game: none can give advice")
    if not room.info.has_hints:
        raise IllegalAction("forbidden", "there are no hints at this table")
    room.table.match.check_version(seat, wish.version)
    if room.table.is_over():
        raise IllegalAction("over", "the game is over")
    question = next((question for question in room.table.moment().questions if question.seat == seat), None)
    if question is None:
        raise IllegalAction("not-your-turn", "nothing is asked of this seat now: wait for your turn")
    if len(question.options) == 1:
        raise IllegalAction("no-hint", "there is only one thing to do here")
    return seat, question


def seed_of(table_id: TableId, seat: int, version: int) -> int:
    """Of what the player knows alone, so that the same question gets the same hint whatever is hidden from him."""
    digest = hashlib.sha256(f"{table_id} {seat} {version}".encode()).digest()
    return int.from_bytes(digest[:7])
