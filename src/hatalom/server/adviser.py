"""E6  Hints: what the computer would do in a player's place, from what that player may know and nothing else."""

import hashlib

from hatalom.core.errors import IllegalAction
from hatalom.core.question import Question
from hatalom.server.desk import Desk, check_in_person
from hatalom.server.room import Room
from hatalom.server.security import Rates
from hatalom.server.store import Guest
from hatalom.server.thinkers import task_for
from hatalom.server.wire import HintsWire, HintWire


class Adviser:
    def __init__(self, desk: Desk, rates: Rates) -> None:
        self.desk = desk
        self.hub = desk.hub
        self.rates = rates

    async def hint(self, guest: Guest, table_id: str, wish: HintWire) -> HintsWire:
        """The computer thinks without the table's lock.  A hint counts when it is given, the same one only once."""
        async with self.hub.locked(table_id) as room:
            seat, question = self._check(room, guest, wish)
            known = room.hints.get(seat)
            if known is not None and known.version == wish.version:
                return known
            if seat in room.advising:
                raise IllegalAction("too-many", "the computer is thinking about this question already")
            self.rates.take(guest.id)
            data = task_for(room.table, question, room.overlay, seed_of(table_id, seat, wish.version))
            room.advising.add(seat)
        try:
            advice = await self.hub.thinkers.advise(data)
        finally:
            room.advising.discard(seat)
        if not advice:
            raise IllegalAction("no-hint", "the computer found no advice in time; nothing was counted")
        async with self.hub.locked(table_id) as room:
            self._check(room, guest, wish)
            room.hints[seat] = HintsWire(wish.version, advice)
            await self.hub.change(room, lambda table: table.count_hint(seat))
            return room.hints[seat]

    def _check(self, room: Room, guest: Guest, wish: HintWire) -> tuple[int, Question]:
        seat = self.desk.own_seat(room, guest, wish.seat)
        check_in_person(room, seat)
        if not room.has_hints:
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


def seed_of(table_id: str, seat: int, version: int) -> int:
    """Of what the player knows alone, so that the same question gets the same hint whatever is hidden from him."""
    digest = hashlib.sha256(f"{table_id} {seat} {version}".encode()).digest()
    return int.from_bytes(digest[:7])
