"""Opening tables and taking seats at them."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from hatalom import bots
from hatalom.core.boxfaults import BadBox, RefusedBox, fault_of
from hatalom.core.boxfile import opened
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.game import Game
from hatalom.core.question import SPECTATOR
from hatalom.server.boxes import playable
from hatalom.server.ids import PersonId, TableId
from hatalom.server.library import game_of, minutes_of
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.show import whole
from hatalom.server.services.chairs import fits, named_seat, new_seats
from hatalom.server.store import Store
from hatalom.server.store.friends import Friends
from hatalom.server.store.records import Change, Person, TableRecord
from hatalom.server.store.rows import facts_of
from hatalom.server.wire.opening import JoinWire, NewSeatWire, NewTableWire
from hatalom.server.wire.tables import TableWire
from hatalom.table import keep
from hatalom.table.clock import Clock, TimeOut, new_clock, terms_for
from hatalom.table.seating import check_may_sit, is_held, sit_down
from hatalom.table.table import Seat, Sitter, Table, open_match

MOST_TABLES = 100
OVERLAY_SIZE = 60_000


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """What a new table has besides its game and its seats."""

    secret: bytes
    overlay: str = ""
    is_imported: bool = False
    delay: int = 0
    has_hints: bool = True
    is_private: bool = False
    is_rated: bool = False
    snapshot: bytes | None = None
    """Of the table as it begins, where many plies are given."""


class Opening:
    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store

    async def open(self, person: Person, wish: NewTableWire, seats: list[Seat] | None = None) -> TableId:
        """A new table; `seats` stand for those of the wish, where they are more than one can wish for."""
        await self.check_number(person)
        await check_friends(self.store.friends, person, wish.seats)
        return await self.lay(person, wish, seats)

    async def lay(
        self, person: Person, wish: NewTableWire, seats: list[Seat] | None = None, id_: TableId | None = None
    ) -> TableId:
        """A new table, under this id if one is given; everything about it is checked before anything is stored."""
        game = game_of(wish.game)
        if wish.overlay is None:
            overlay = overlay_text(self.hub.house.get(game.name))
        else:
            overlay = await self.tried_box(game, wish.overlay)
        if wish.rated:
            check_may_be_rated(wish)
        secret = secrets.token_bytes(32)
        try:
            ids = game.seat_ids(game.check_seats(len(wish.seats)))
            options = game.check_options(wish.options)
            seats = seats or new_seats(wish.seats, ids, game, person)
            match = open_match(game, [seat.name or str(seat.kind) for seat in seats], options, overlay, secret)
        except (BadFile, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise IllegalAction("bad-request", str(error)) from error
        table = Table(match, seats, wish.same_screen, self._clock(game, wish))
        table.now, table.skew = self.hub.uptime.now(), self.hub.uptime.skew()
        if table.clock is not None:
            table.clock.skew = table.skew
            for number, seat in enumerate(seats):
                if seat.owner:
                    table.set_rest(number, await self.store.people.rest(PersonId(seat.owner)))
        table.is_begun = table.is_complete()
        table.run_clock()
        setting = Setting(
            secret=secret,
            overlay=overlay,
            delay=wish.delay,
            has_hints=wish.hints,
            is_private=wish.private,
            is_rated=wish.rated,
        )
        return await self.add(person, table, setting, id_)

    async def tried_box(self, game: Game[Any, Any], overlay: dict[str, Any] | None) -> str:
        """A corrected box as it is stored, tried in another process: nobody knows whether a game with it ends."""
        if not overlay:
            return ""
        if len(overlay_text(overlay)) > OVERLAY_SIZE:
            raise RefusedBox(fault_of("too-long", most=OVERLAY_SIZE))
        try:
            boxed = opened(overlay, "the overlay", game.name)
        except BadBox as error:
            raise RefusedBox(error.fault) from error
        await self.hub.examiners.require(game.name, boxed.overlay)
        return overlay_text(playable(boxed.about, boxed.overlay))

    async def check_number(self, person: Person) -> None:
        if await self.store.lists.count_running(person.id) >= MOST_TABLES:
            raise IllegalAction("too-many", f"you have {MOST_TABLES} running tables: end some of them first")

    async def add(self, host: Person, table: Table, setting: Setting, id_: TableId | None = None) -> TableId:
        """Stores a table that has been checked; returns its id."""
        match, head = table.match, table.match.journal.head
        record = TableRecord(
            id=id_ or TableId(secrets.token_urlsafe(12)),
            game=head.game,
            rules_version=head.rules_version,
            options=head.options,
            overlay=setting.overlay,
            secret=setting.secret,
            host=host.id,
            same_screen=table.same_screen,
            given=head.given,
            origin=head.origin,
            imported=setting.is_imported,
            delay=setting.delay,
            hints=setting.has_hints,
            private=setting.is_private,
            rated=setting.is_rated,
        )
        rows = await self.hub.aside.do(lambda: [keep.store_row(row, match.game) for row in match.journal.rows])
        first = Change(record.id, 0, rows, facts_of(table), snapshot=setting.snapshot)
        await self.store.tables.add(record, table.seat_ids, table.seats, first)
        await self.hub.rooms.room(record.id)
        return record.id

    async def join(self, person: Person, table_id: TableId, wish: JoinWire) -> TableWire:
        """An open seat, or one that waits for a friend with its link; a second call by the same person is harmless."""

        async def take(room: Room) -> TableWire:
            seat = room.table.seats[number := named_seat(room.table, wish.seat, wish.secret)]
            if seat.owner != person.id:
                if seat.kind != Sitter.OPEN and not fits(seat, wish.secret) and not is_kept_for(seat, person.id):
                    raise IllegalAction("forbidden", "this seat is taken, or the link does not fit it")
                if is_held(seat, person.id, self.hub.uptime.now()):
                    raise IllegalAction("forbidden", "the seat waits for somebody who takes a lesson first")
                check_may_sit(room.table, person.id, number)
                rest = await self.store.people.rest(person.id)

                def change(table: Table) -> None:
                    sit_down(table, person.id, person.name, number)
                    table.set_rest(number, rest)

                await self.hub.change(room, change)
            eyes = number if room.table.is_begun else SPECTATOR
            return whole(room, self.hub.publisher.channel(room, eyes, person.id))

        return await self.hub.at(table_id, take)

    def _clock(self, game: Game[Any, Any], wish: NewTableWire) -> Clock | None:
        if wish.clock is None:
            return None
        terms = terms_for(wish.clock, minutes_of(game), len(wish.seats))
        time_out = wish.time_out if bots.opponents_of(game) else TimeOut.PLAYERS
        return new_clock(terms, time_out, len(wish.seats), self.hub.uptime.now())


async def check_friends(friends: Friends, person: Person, seats: Sequence[NewSeatWire]) -> None:
    """Seats are kept for friends alone; whether one of them minds is not told."""
    for seat in seats:
        if seat.person and not await friends.are(person.id, PersonId(seat.person)):
            raise IllegalAction("forbidden", "seats can be kept for your friends alone")


def check_may_be_rated(wish: NewTableWire) -> None:
    """A rated game is one between people, each with one seat, by the box as it is, and without advice."""
    mine = sum(seat.who == "me" for seat in wish.seats)
    is_fair = mine <= 1 and all(seat.who != "computer" for seat in wish.seats) and not wish.same_screen
    if not is_fair or wish.hints or wish.overlay:
        raise IllegalAction("bad-request", "only a game between people, without hints and by the usual box, is rated")


def is_kept_for(seat: Seat, person: str) -> bool:
    """Whether a free seat waits for this person."""
    return seat.kind == Sitter.LINK and bool(person) and seat.invited == person


def overlay_text(overlay: dict[str, Any] | None) -> str:
    """An overlay as it is stored."""
    return msgspec.json.encode(overlay, order="sorted").decode() if overlay else ""
