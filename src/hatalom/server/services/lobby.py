"""The lobby's lists of tables."""

from typing import Any

import msgspec

from hatalom.server.ids import NOBODY, PersonId, SeatId
from hatalom.server.store.lists import Lists, Which
from hatalom.server.store.records import ListedTable, Person
from hatalom.server.uptime import Uptime
from hatalom.server.wire.lobby import TableRowWire
from hatalom.server.wire.tables import SeatWire
from hatalom.table.clock import WARNED
from hatalom.table.table import Seat, Sitter


class Lobby:
    def __init__(self, lists: Lists, uptime: Uptime) -> None:
        self.lists = lists
        self.uptime = uptime

    async def tables(self, person: Person | None, which: Which) -> list[TableRowWire]:
        """A list; of one's own tables those where it is one's turn come first."""
        who = person.id if person is not None else NOBODY
        shown = [self.row(listed, who) for listed in await self.lists.tables(which, who)]
        return sorted(shown, key=lambda row: not row.my_turn) if which == "mine" else shown

    def row(self, listed: ListedTable, who: PersonId) -> TableRowWire:
        """A line for somebody; what the delay keeps from spectators no list may tell them."""
        is_mine = any(who and seat.owner == who for _, seat in listed.seats)
        is_late = listed.delay > 0 and not is_mine and listed.status != "over"
        waiting = listed.waiting if listed.status != "over" and listed.is_begun and not is_late else []
        seats = [_seat(seat_id, seat, who, waiting) for seat_id, seat in listed.seats]
        my_turn = any(seat.mine and seat.kind == "human" and seat.seat in waiting for seat in seats)
        status: Any = listed.status
        times = self._times(listed, [seat.mine for seat in seats] if my_turn else None)
        return TableRowWire(
            id=listed.id,
            game=listed.game,
            status=status,
            seats=seats,
            my_turn=my_turn,
            waiting=list(waiting),
            progress=listed.progress if not is_late else 0,
            updated=listed.updated if not is_late else listed.created,
            left=times.left if not is_late else None,
            is_scarce=my_turn and times.is_scarce,
            asleep=times.asleep if not is_late else None,
            pace=listed.clock.terms.pace if listed.clock is not None else None,
            delay=listed.delay,
            begun=listed.is_begun,
            rated=listed.is_rated,
        )

    def _times(self, listed: ListedTable, only: list[bool] | None) -> "Times":
        """Until the first clock that runs is over; of certain seats only, where that is asked."""
        clock, now = listed.clock, self.uptime.now()
        if clock is None or clock.is_paused:
            return Times()
        asked = [number for number, seat in enumerate(clock.seats) if seat.is_asked and (only is None or only[number])]
        if not asked:
            return Times()
        asleep = [until - now for number in asked if (until := clock.asleep_until(number, now)) is not None]
        return Times(
            left=max(0, min(clock.due(number) for number in asked) - now),
            is_scarce=any(clock.due(number, WARNED) <= now for number in asked),
            asleep=min(asleep) if len(asleep) == len(asked) else None,
        )


class Times(msgspec.Struct, frozen=True):
    """What a list tells of the clocks that run: the first one's time, and for how long all of their players rest."""

    left: int | None = None
    is_scarce: bool = False
    asleep: int | None = None


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
        kept=bool(who) and seat.invited == who,
        gone=seat.kind == Sitter.HUMAN and not seat.owner,
        person=seat.owner,
    )
