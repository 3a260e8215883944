"""The lobby's lists of tables."""

from typing import Any

from hatalom.server.ids import NOBODY, PersonId, SeatId
from hatalom.server.store.lists import Lists, Which
from hatalom.server.store.records import ListedTable, Person
from hatalom.server.uptime import Uptime
from hatalom.server.wire.lobby import TableRowWire
from hatalom.server.wire.tables import SeatWire
from hatalom.table.clock import Clock
from hatalom.table.table import Seat, Sitter


class Lobby:
    def __init__(self, lists: Lists, uptime: Uptime) -> None:
        self.lists = lists
        self.uptime = uptime

    async def tables(self, person: Person | None, which: Which) -> list[TableRowWire]:
        """A list; of one's own tables those where it is one's turn come first."""
        who = person.id if person is not None else NOBODY
        shown = [self._row(listed, who) for listed in await self.lists.tables(which, who)]
        return sorted(shown, key=lambda row: not row.my_turn) if which == "mine" else shown

    def _row(self, listed: ListedTable, who: PersonId) -> TableRowWire:
        waiting = listed.waiting if listed.status != "over" else []
        seats = [_seat(seat_id, seat, who, waiting) for seat_id, seat in listed.seats]
        my_turn = any(seat.mine and seat.kind == "human" and seat.seat in waiting for seat in seats)
        status: Any = listed.status
        return TableRowWire(
            id=listed.id,
            game=listed.game,
            status=status,
            seats=seats,
            my_turn=my_turn,
            waiting=list(waiting),
            progress=listed.progress,
            updated=listed.updated,
            left=self._time_left(listed.clock, [seat.mine for seat in seats] if my_turn else None),
        )

    def _time_left(self, clock: Clock | None, only: list[bool] | None) -> int | None:
        """Until the first clock that runs is over; of certain seats only, where that is asked."""
        if clock is None:
            return None
        clock.settle(self.uptime.now())
        running = [seat for number, seat in enumerate(clock.seats) if seat.is_asked and (only is None or only[number])]
        return None if clock.is_paused else min((seat.left for seat in running), default=None)


def _seat(seat_id: SeatId, seat: Seat, who: PersonId, waiting: list[SeatId]) -> SeatWire:
    is_computer = seat.kind == Sitter.COMPUTER
    return SeatWire(
        seat=seat_id,
        kind=seat.kind.value,
        name=seat.name,
        level=seat.level,
        mine=bool(who) and seat.owner == who,
        here=is_computer,
        thinking=is_computer and seat_id in waiting,
    )
