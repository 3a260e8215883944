"""The one place where a request to a table is checked: whose seat, which turn, which version, sent twice or not.

HTTP and WebSocket both come here.  Turn, version and membership in the options are the table's to check.
"""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from hatalom import bots
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.game import Game
from hatalom.core.journal import write
from hatalom.core.question import SPECTATOR
from hatalom.server.hub import Hub, facts_of
from hatalom.server.library import check_names, game_of, minutes_of
from hatalom.server.room import Channel, Room
from hatalom.server.store import Guest, Store
from hatalom.server.wire import (
    ActWire,
    DoneWire,
    JoinWire,
    MenuWire,
    NewSeatWire,
    NewTableWire,
    OrderWire,
    SayWire,
    SeatWire,
    TableRowWire,
    TableWire,
    UndoRequest,
    WhyWire,
)
from hatalom.server.writer import Change, seat_columns
from hatalom.table import keep
from hatalom.table.agree import menu
from hatalom.table.clock import Clock, new_clock, terms_for
from hatalom.table.coach import LessonTable
from hatalom.table.orders import Orders, changed
from hatalom.table.table import Seat, Sitter, Table, open_match, overlay_table
from hatalom.table.wire import RefusalWire

MOST_TABLES = 100
OVERLAY_SIZE = 60_000


class Desk:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store: Store = hub.store

    # -- changing a game ------------------------------------------------------------------------------------

    async def act(self, guest: Guest, table_id: str, wish: ActWire) -> DoneWire:
        def change(table: Table, seat: int) -> None:
            table.act(seat, wish.action, wish.version)

        return await self._change(guest, table_id, wish.seat, change, wish.key)

    async def undo(self, guest: Guest, table_id: str, wish: UndoRequest) -> DoneWire:
        def change(table: Table, seat: int) -> None:
            table.undo(seat, wish.ply, wish.version)

        return await self._change(guest, table_id, wish.seat, change, wish.key)

    async def menu(self, guest: Guest, table_id: str, wish: MenuWire) -> DoneWire:
        if wish.level:
            _check_level(wish.level)

        def change(table: Table, seat: int) -> None:
            if isinstance(table, LessonTable):
                raise IllegalAction("forbidden", "there is nothing to agree on in a lesson")
            menu(table, seat, wish.act, wish.ply, wish.level)

        return await self._change(guest, table_id, wish.seat, change, None, in_person=wish.act != "take_seat_back")

    async def _change(
        self,
        guest: Guest,
        table_id: str,
        seat_id: str,
        change: Callable[[Table, int], None],
        key: str | None,
        in_person: bool = True,
    ) -> DoneWire:
        async with self.hub.locked(table_id) as room:
            seat = self.own_seat(room, guest, seat_id)
            if key is not None:
                known = room.keys.get((guest.id, key))
                if known is not None:
                    return DoneWire(known)
            if in_person:
                check_in_person(room, seat)
            whole_key = (guest.id, key, seat) if key is not None else None
            return DoneWire(await self.hub.change(room, lambda table: change(table, seat), whole_key))

    def own_seat(self, room: Room, guest: Guest, seat_id: str) -> int:
        seat = room.table.seat_number(seat_id)
        if seat not in room.table.owned_by(guest.id):
            raise IllegalAction("not-your-seat", "this seat is not yours")
        return seat

    async def why(self, guest: Guest, table_id: str, wish: WhyWire) -> list[RefusalWire]:
        async with self.hub.locked(table_id) as room:
            return room.table.why(self.own_seat(room, guest, wish.seat), wish.thing)

    # -- standing orders ------------------------------------------------------------------------------------

    async def orders(self, guest: Guest, table_id: str, seat_id: str) -> Orders:
        async with self.hub.locked(table_id) as room:
            return room.table.seats[self.own_seat(room, guest, seat_id)].orders

    async def set_order(self, guest: Guest, table_id: str, wish: OrderWire) -> Orders:
        """Nobody else is told anything, and no list changes."""
        async with self.hub.locked(table_id) as room:
            number = self.own_seat(room, guest, wish.seat)
            seat = room.table.seats[number]
            orders = changed(seat.orders, room.table.game, wish.prompt, wish.order)
            await self.store.set_orders(table_id, number, orders)
            seat.orders = orders
            self.hub.think(room)
            return orders

    # -- tables ---------------------------------------------------------------------------------------------

    async def open_table(self, guest: Guest, wish: NewTableWire) -> str:
        """A new table; everything about it is checked before anything is stored."""
        await self.check_tables(guest)
        game = game_of(wish.game)
        overlay = msgspec.json.encode(wish.overlay, order="sorted").decode() if wish.overlay else ""
        if len(overlay) > OVERLAY_SIZE:
            raise IllegalAction("bad-request", f"the overlay is longer than {OVERLAY_SIZE} characters")
        try:
            ids = game.seat_ids(game.check_seats(len(wish.seats)))
            options = game.check_options(wish.options)
            check_names(game, overlay_table(overlay))
            if sorted(entry.seat for entry in wish.seats) != sorted(ids):
                raise BadFile(f"the seats of this game are {', '.join(ids)}; name each of them once")
            seats = [new_seat(wish.seats, seat, guest) for seat in ids]
            secret = secrets.token_bytes(32)
            match = open_match(game, [seat.name or str(seat.kind) for seat in seats], options, overlay, secret)
        except (BadFile, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise IllegalAction("bad-request", str(error)) from error
        table = Table(match, seats, wish.same_screen, self._new_clock(game, wish))
        table.now = self.hub.uptime.now()
        table.run_clock()
        return await self.add_table(guest, table, overlay, secret, delay=wish.delay, hints=wish.hints)

    async def check_tables(self, guest: Guest) -> None:
        if await self.store.count_running(guest.id) >= MOST_TABLES:
            raise IllegalAction("too-many", f"you have {MOST_TABLES} running tables: end some of them first")

    async def add_table(
        self,
        guest: Guest,
        table: Table,
        overlay: str,
        secret: bytes,
        imported: bool = False,
        delay: int = 0,
        hints: bool = True,
    ) -> str:
        """Stores a table that has been checked; returns its id."""
        match, head = table.match, table.match.journal.head
        table_id = secrets.token_urlsafe(12)
        columns = {
            "id": table_id,
            "game": head.game,
            "rules_version": head.rules_version,
            "options": msgspec.json.encode(head.options).decode(),
            "overlay": overlay,
            "secret": secret,
            "host": guest.id,
            "same_screen": table.same_screen,
            "given": head.given,
            "origin": head.origin,
            "imported": imported,
            "delay": delay,
            "hints": hints,
        }
        rows = [keep.store_row(row, match.game) for row in match.journal.rows]
        stored = [
            {"number": number, "seat": seat_id, **seat_columns(seat)}
            for number, (seat_id, seat) in enumerate(zip(table.seat_ids, table.seats, strict=True))
        ]
        facts = facts_of(table)
        await self.store.add_table(columns, stored, Change(table_id, 0, rows, facts))
        self.hub.note_deadline(table_id, facts)
        await self.hub.room(table_id)
        return table_id

    def _new_clock(self, game: Game[Any, Any], wish: NewTableWire) -> Clock | None:
        if wish.clock is None:
            return None
        terms = terms_for(wish.clock, minutes_of(game), len(wish.seats))
        return new_clock(terms, wish.time_out, len(wish.seats), self.hub.uptime.now())

    async def join(self, guest: Guest, table_id: str, wish: JoinWire) -> TableWire:
        """An open seat, or one that waits for whoever has its link; a second call by the same guest is harmless."""
        async with self.hub.locked(table_id) as room:
            seat = room.table.seats[number := room.table.seat_number(wish.seat)]
            if seat.owner != guest.id:
                fits = seat.kind == Sitter.LINK and secrets.compare_digest(seat.link.encode(), wish.secret.encode())
                if not fits and seat.kind != Sitter.OPEN:
                    raise IllegalAction("forbidden", "this seat is taken, or the link does not fit it")
                taken = Seat(Sitter.HUMAN, guest.id, guest.name, hints=seat.hints)

                def change(table: Table) -> None:
                    table.seats[number] = taken

                await self.hub.change(room, change)
            return room.whole(room.channel(number, guest.id))

    async def table(self, guest: Guest | None, table_id: str, seen_as: str | None) -> TableWire:
        async with self.hub.locked(table_id) as room:
            return room.whole(self.channel(room, guest, seen_as))

    def channel(self, room: Room, guest: Guest | None, seen_as: str | None) -> Channel:
        who = guest.id if guest is not None else ""
        viewer = room.viewer_of(who, seen_as)
        if viewer is None:
            raise IllegalAction("not-your-seat", "this seat is not yours: you cannot see with its eyes")
        return room.channel(viewer, who)

    async def tables(self, guest: Guest | None, which: str) -> list[TableRowWire]:
        who = guest.id if guest is not None else ""
        rows, seats = await self.store.list_tables(which, who)
        shown = []
        for row in rows:
            waiting = msgspec.json.decode(row["waiting"], type=list[str])
            wires = [_listed_seat(seat_id, seat, who, waiting) for seat_id, seat in seats[row["id"]]]
            my_turn = any(wire.mine and wire.kind == "human" and wire.seat in waiting for wire in wires)
            left = self._time_left(row["clock"], [wire.mine for wire in wires] if my_turn else None)
            shown.append(
                TableRowWire(
                    row["id"],
                    row["game"],
                    row["status"],
                    wires,
                    my_turn,
                    waiting,
                    row["progress"],
                    row["updated"],
                    left,
                )
            )
        return sorted(shown, key=lambda entry: not entry.my_turn) if which == "mine" else shown

    def _time_left(self, stored: str, only: list[bool] | None) -> int | None:
        """Until the first clock that runs is over; of certain seats only, where that is asked."""
        if not stored:
            return None
        clock = msgspec.json.decode(stored, type=Clock)
        clock.settle(self.hub.uptime.now())
        running = [seat for number, seat in enumerate(clock.seats) if seat.is_asked and (only is None or only[number])]
        return None if clock.is_paused else min((seat.left for seat in running), default=None)

    async def say(self, guest: Guest, table_id: str, wish: SayWire) -> None:
        """Players and onlookers may talk; a name comes from the guest, never from the message."""
        text = printable(wish.text)
        if not text:
            raise IllegalAction("bad-request", "there is nothing to say in an empty line")
        async with self.hub.locked(table_id) as room:
            _check_kept(room)
            owned = room.table.owned_by(guest.id)
            seat = room.table.seat_ids[owned[0]] if len(owned) == 1 else None
            to = _recipient(room, seat, wish.to) if wish.to else None
            ply = room.table.match.plies_for(SPECTATOR)
            room.say(await self.store.say(table_id, guest, seat, text, ply, to))

    async def journal(self, guest: Guest | None, table_id: str, seen_as: str | None) -> tuple[str, str]:
        """The whole journal with its secret once the game is over; before that one's own view and log, as JSON."""
        async with self.hub.locked(table_id) as room:
            match = room.table.match
            if match.result() is None:
                whole = room.whole(self.channel(room, guest, seen_as))
                own = {"state": whole.state, "log": whole.log, "commitment": whole.commitment}
                return "application/json", msgspec.json.encode(own).decode()
            row = await self.store.table(table_id)
            match.journal.secret = row["secret"] or None if row is not None else None
            return "text/plain", write(match.journal, match.game)

    async def note(self, guest: Guest, table_id: str) -> str:
        await self.hub.room(table_id)
        return await self.store.note(table_id, guest.id)

    async def set_note(self, guest: Guest, table_id: str, text: str) -> None:
        _check_kept(await self.hub.room(table_id))
        await self.store.set_note(table_id, guest.id, text)

    async def renamed(self, guest: Guest, tables: list[str]) -> None:
        """A guest's new name is shown at the loaded tables."""
        for table_id in tables:
            room = self.hub.rooms.get(table_id)
            if room is not None:
                async with room.lock:
                    for seat in room.table.owned_by(guest.id):
                        room.table.seats[seat].name = guest.name
                    room.publish(self.hub.settings.catch_up_seconds)


def printable(text: str) -> str:
    """Without control characters, and with no more than single spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def new_seat(wishes: list[NewSeatWire], seat: str, guest: Guest) -> Seat:
    entry = next(entry for entry in wishes if entry.seat == seat)
    if entry.who == "me":
        return Seat(Sitter.HUMAN, guest.id, guest.name)
    if entry.who == "computer":
        return Seat(Sitter.COMPUTER, level=_check_level(entry.level))
    if entry.who == "link":
        return Seat(Sitter.LINK, link=secrets.token_urlsafe(32))
    return Seat(Sitter.OPEN)


def _recipient(room: Room, seat: str | None, to: str) -> str:
    """N1  Two players may talk alone where the game allows it; both sit at the table."""
    if not room.has_secret_talk():
        raise IllegalAction("forbidden", "everything that is said at this table is said to everybody")
    other = room.table.seats[room.table.seat_number(to)]
    if seat is None or seat == to:
        raise IllegalAction("forbidden", "only a player can talk to another player alone")
    if not other.owner:
        raise IllegalAction("forbidden", "nobody sits there who could read it")
    return to


def check_in_person(room: Room, seat: int) -> None:
    if room.table.seats[seat].kind == Sitter.COMPUTER:
        raise IllegalAction("forbidden", "a computer plays this seat for you: take it back first")


def _check_kept(room: Room) -> None:
    if not room.is_kept:
        raise IllegalAction("forbidden", "nothing is stored of a lesson")


def _check_level(level: str) -> str:
    try:
        return bots.check_level(level)
    except BadFile as error:
        raise IllegalAction("bad-request", str(error)) from error


def _listed_seat(seat_id: str, seat: Seat, who: str, waiting: list[str]) -> SeatWire:
    is_computer = seat.kind == Sitter.COMPUTER
    mine = bool(who) and seat.owner == who
    thinking = is_computer and seat_id in waiting
    return SeatWire(seat_id, seat.kind.value, seat.name, seat.level, mine, is_computer, thinking)
