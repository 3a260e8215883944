"""What there is to tell somebody of his tables, as they stand at this moment."""

from collections.abc import Callable

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId, SeatId, TableId
from hatalom.server.store.notices import Around
from hatalom.server.store.rows import reading
from hatalom.table.clock import WARNED, Clock
from hatalom.table.table import Sitter
from hatalom.table.wire import ResultWire

ROW = {"turn": "turn", "nudge": "turn", "scarce": "scarce", "invited": "invited", "seated": "invited"}
"""The wish by which somebody is told; of other matters the one of the same name."""
KINDS = ("scarce", "nudge", "turn", "over", "invited", "seated", "said")
"""All matters, the most pressing first."""
PRESSING = frozenset({"turn", "nudge", "scarce"})
"""What waits for an answer: whoever has seen it and gone away is told all the same."""


class Matter(msgspec.Struct, frozen=True):
    """One thing to tell somebody; `left` is his time in milliseconds, `place` his place of `players`."""

    table: TableId
    game: str
    kind: str
    seat: SeatId
    number: int
    names: list[str] = []
    left: int | None = None
    place: int = 0
    players: int = 0
    is_shared: bool = False


def matters_at(around: Around, person: PersonId, clock_now: int, said: bool, nudged: bool) -> list[Matter]:
    """`clock_now` is the time that clocks go by."""
    listed = around.listed
    own = [(number, seat_id) for number, (seat_id, seat) in enumerate(listed.seats) if seat.owner == person]
    names = [seat.name for _, seat in listed.seats if seat.kind == Sitter.HUMAN and seat.owner != person and seat.name]

    def matter(kind: str, number: int, seat: SeatId) -> Matter:
        return Matter(listed.id, listed.game, kind, seat, number, names)

    if listed.status == "over":
        return _ending(around, matter, own)
    host = [seat.name for _, seat in listed.seats if seat.owner == around.host and seat.name]
    found = [
        msgspec.structs.replace(matter("invited", number, seat_id), names=host)
        for number, (seat_id, seat) in enumerate(listed.seats)
        if seat.invited == person and seat.kind == Sitter.LINK and seat.reader != "declined"
    ]
    for number, seat_id in own:
        is_asked = listed.is_begun and seat_id in listed.waiting and listed.seats[number][1].kind == Sitter.HUMAN
        found += _turn(matter("turn", number, seat_id), listed.clock, clock_now, nudged) if is_asked else []
    if own and listed.is_begun and around.host == person and names:
        found.append(matter("seated", *own[0]))
    if own and said:
        found.append(matter("said", *own[0]))
    return found


def _turn(turn: Matter, clock: Clock | None, now: int, nudged: bool) -> list[Matter]:
    replace = msgspec.structs.replace
    if clock is not None and not clock.is_paused:
        turn = replace(turn, left=max(0, clock.due(turn.number) - now))
    nudge = [replace(turn, kind="nudge")] if nudged else []
    is_scarce = turn.left is not None and clock is not None and clock.due(turn.number, WARNED) <= now
    return [turn, *nudge, *([replace(turn, kind="scarce")] if is_scarce else [])]


def _ending(
    around: Around, matter: Callable[[str, int, SeatId], Matter], own: list[tuple[int, SeatId]]
) -> list[Matter]:
    """How it ended for the reader; whoever had several seats is only told that it did."""
    if not own:
        return []
    ended = matter("over", *own[0])
    try:
        with reading(around.listed.id):
            seats = msgspec.json.decode(around.result, type=ResultWire).seats
    except IllegalAction:
        return []
    rank = next((seat.rank for seat in seats if seat.seat == ended.seat), 0)
    if len(own) > 1 or rank == 0:
        return [ended]
    is_shared = sum(seat.rank == rank for seat in seats) > 1
    return [msgspec.structs.replace(ended, place=rank, players=len(seats), is_shared=is_shared)]
