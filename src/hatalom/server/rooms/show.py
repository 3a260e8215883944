"""What a viewer is shown of a room."""

from typing import Any

import msgspec

from hatalom.server.history import Book, Page
from hatalom.server.ids import PersonId
from hatalom.server.rooms.channel import Channel, Picture
from hatalom.server.rooms.eyes import Viewer
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.talk import has_secret_talk
from hatalom.server.wire.tables import ClockWire, OfferWire, SeatClockWire, SeatWire, TableWire
from hatalom.table.clock import MINUTE, WARNED
from hatalom.table.orders import windows_of
from hatalom.table.past import Past
from hatalom.table.table import Sitter, Table
from hatalom.table.wire import StateWire


def picture_of(room: Room, viewer: Viewer) -> Picture:
    """What a viewer is shown now."""
    table = table_for(room, viewer)
    return Picture(
        table=table,
        state=msgspec.json.encode(table.state(viewer.eyes)),
        seats=seats_for(room, viewer),
        spectators=room.presence.spectators,
        offer=_offer(room, viewer),
        clock=_clock(room, viewer),
        rematch=room.rematch,
    )


def whole(room: Room, channel: Channel) -> TableWire:
    """Everything about the table, for one who has just come."""
    table, head, viewer = room.table, room.table.match.journal.head, channel.viewer
    return TableWire(
        id=room.id,
        game=table.game.name,
        seq=channel.post.seq,
        same_screen=table.same_screen,
        counted=table.is_counted(),
        commitment=head.commitment,
        options=head.options,
        seats=seats_for(room, viewer),
        spectators=room.presence.spectators,
        log=channel.log.entries,
        moments=channel.moments.recent(room.presence.seen_by(viewer.person)),
        chat=room.talk.lines_for(table, viewer),
        offer=_offer(room, viewer),
        now=room.uptime.now(),
        clock=_clock(room, viewer),
        windows=windows_of(table.game),
        state=msgspec.Raw(channel.picture.state),  # type: ignore[arg-type]
        seen=room.presence.seen_by(viewer.person),
        given=head.given,
        imported=room.info.is_imported,
        delay=room.lag.delay // MINUTE if room.lag is not None else 0,
        hints=room.info.has_hints,
        think_limit=room.info.think_limit,
        begun=table.is_begun,
        hosts=_is_host(room, viewer),
        private=room.info.is_private,
        rematch=room.rematch,
        box=head.overlay,
        secret_talk=has_secret_talk(table),
    )


def past_state(room: Room, viewer: Viewer, ply: int) -> StateWire:
    """What a viewer was shown after so many plies."""
    return _past_for(room, viewer).state(table_for(room, viewer), ply, viewer.eyes)


def page_of(room: Room, viewer: Viewer, ply: int) -> Page | None:
    """The same as somebody else can look it up; None where that is no work, or where only this room knows the game."""
    table = table_for(room, viewer)
    is_only_here = not room.info.is_kept or table.match.is_halted
    if is_only_here or _past_for(room, viewer).is_near(table, ply, viewer.eyes):
        return None
    return Page(book_of(room, table), ply, viewer.eyes)


def book_of(room: Room, table: Table) -> Book:
    """The game of a table as far as it has gone there."""
    is_late = table is not room.table
    journal = table.match.journal
    return Book(f"{room.id} late" if is_late else room.id, room.info.overlay, journal.head, journal.rows.copy())


def _past_for(room: Room, viewer: Viewer) -> Past:
    return room.lag.past if room.lag is not None and room.is_late(viewer) else room.past


def table_for(room: Room, viewer: Viewer) -> Table:
    """The table as it is now, or as it was some minutes ago."""
    return room.lag.table if room.lag is not None and room.is_late(viewer) else room.table


def seats_for(room: Room, viewer: Viewer) -> list[SeatWire]:
    table, is_late = room.table, room.is_late(viewer)
    thinkers = {question.seat for question in table_for(room, viewer).computer_questions()}
    is_host = _is_host(room, viewer)
    return [
        SeatWire(
            seat=name,
            kind=seat.kind.value,
            name=seat.name,
            level=seat.level,
            mine=bool(viewer.person) and seat.owner == viewer.person,
            here=seat.kind == Sitter.COMPUTER or room.presence.is_here(PersonId(seat.owner)),
            thinking=number in thinkers,
            link=seat.link if is_host and seat.kind == Sitter.LINK else None,
            hints=0 if is_late and not table.is_over() else seat.hints,
            intent=[] if is_late else room.turns.brought.get(number, []),
            reader=seat.reader if is_host else "",
            kept=bool(viewer.person) and seat.invited == viewer.person,
            gone=seat.kind == Sitter.HUMAN and not seat.owner,
            person=seat.owner,
        )
        for number, (name, seat) in enumerate(zip(table.seat_ids, table.seats, strict=True))
    ]


def _is_host(room: Room, viewer: Viewer) -> bool:
    return bool(viewer.person) and viewer.person == room.info.host


def _offer(room: Room, viewer: Viewer) -> OfferWire | None:
    offer = room.table.offer
    if offer is None or room.is_late(viewer):
        return None
    ids = room.table.seat_ids
    kind: Any = offer.kind
    target = ids[offer.target] if offer.target is not None else None
    return OfferWire(kind, ids[offer.seat], offer.ply, [ids[seat] for seat in offer.agreed], target)


def _clock(room: Room, viewer: Viewer) -> ClockWire | None:
    """As it stood when it was last set going or stopped: every viewer counts from there by himself.

    It tells whose turn it is, so those who see the game later see no clock.
    """
    clock = room.table.clock
    if clock is None or room.is_late(viewer):
        return None
    seats = [
        SeatClockWire(
            seat=name,
            left=clock.due(number) - clock.at if seat.is_asked else seat.left - seat.grace + clock.terms.grace,
            runs=seat.is_asked and not clock.is_paused,
            holiday=seat.holiday,
            away=seat.is_away,
            asleep=clock.asleep_until(number, room.uptime.now()),
            warn=clock.due(number, WARNED) if seat.is_asked and not clock.is_paused else None,
        )
        for number, (name, seat) in enumerate(zip(room.table.seat_ids, clock.seats, strict=True))
    ]
    return ClockWire(clock.terms, clock.time_out, clock.at, clock.is_paused, seats)
