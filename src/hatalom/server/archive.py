"""Looking back at tables: the past of a game, games that branch off from it, journals from elsewhere, reports."""

import asyncio
import secrets
from typing import Any

import msgspec

from hatalom import bots
from hatalom.core.chance import Stream, commitment_of
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.journal import Head, Journal, read, read_head
from hatalom.core.match import Match
from hatalom.core.question import EVERYTHING
from hatalom.core.replay import replay, verify
from hatalom.server.desk import Desk, new_seat, printable
from hatalom.server.library import check_names, game_of
from hatalom.server.room import Room
from hatalom.server.store import Guest
from hatalom.server.wire import BranchWire, JournalWire, NewSeatWire, ReportWire
from hatalom.table.analysis import analyse
from hatalom.table.table import Seat, Sitter, Table, overlay_digest, overlay_table
from hatalom.table.wire import AnalysisWire, StateWire

MOST_IMPORTED = 200
MOST_REPORTS = 200
MOST_ROWS = 20_000
NAME_LENGTH = 40


class Archive:
    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.hub = desk.hub
        self.store = desk.store

    async def at(self, guest: Guest | None, table_id: str, ply: int, seen_as: str | None) -> StateWire:
        """R1, R2  The table after so many plies, with the eyes one may have."""
        async with self.hub.locked(table_id) as room:
            return room.past_state(self.desk.channel(room, guest, seen_as), ply)

    async def analysis(self, table_id: str) -> AnalysisWire:
        """B2  For everybody, once the game is over."""
        async with self.hub.locked(table_id) as room:
            table = room.table
            if not table.is_over():
                raise IllegalAction("forbidden", "the game is not over: its secrets are still secrets")
            if room.analysis is None:
                room.analysis = await asyncio.to_thread(analyse, table.match, bots.evaluator_of(table.game))
            return room.analysis

    # -- play from here -------------------------------------------------------------------------------------

    async def branch(self, guest: Guest, table_id: str, wish: BranchWire) -> str:
        """A new table that begins where another was after so many plies, with draws of its own."""
        await self.desk.check_tables(guest)
        async with self.hub.locked(table_id) as room:
            table = room.table
            seats = _branch_seats(room, guest, wish.seats)
            viewers = [EVERYTHING] if table.is_over() else table.owned_by(guest.id)
            told = min(table.match.plies_for(viewer) for viewer in viewers)
            if wish.ply > told:
                raise IllegalAction("no-such-ply", f"there is no ply {wish.ply}: you know of {told}")
            secret = secrets.token_bytes(32)
            match = _branched(table, wish.ply, seats, secret)
            if not table.is_over() and not table.is_branched:
                table.is_branched = True
                await self.store.set_branched(table_id)
        same_screen = sum(seat.kind == Sitter.HUMAN for seat in seats) > 1
        return await self.desk.add_table(guest, Table(match, seats, same_screen), room.overlay, secret)

    # -- journals from elsewhere ----------------------------------------------------------------------------

    async def import_journal(self, guest: Guest, wish: JournalWire) -> str:
        """A finished game that was played elsewhere: checked row by row, and its draws too where it can be."""
        if await self.store.count_imported(guest.id) >= MOST_IMPORTED:
            raise IllegalAction("too-many", f"you have brought {MOST_IMPORTED} games already")
        overlay = msgspec.json.encode(wish.overlay, order="sorted").decode() if wish.overlay else ""
        try:
            match, secret = await asyncio.to_thread(_checked, wish.text, overlay)
        except (BadFile, AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise IllegalAction("bad-request", str(error)) from error
        seats = [_seat_of(name) for name in match.journal.head.seats]
        return await self.desk.add_table(guest, Table(match, seats), overlay, secret, imported=True)

    # -- reports --------------------------------------------------------------------------------------------

    async def report(self, guest: Guest, table_id: str, wish: ReportWire) -> int:
        """C6  Stored with the game: the ply, what the reporter saw there, and his words."""
        if await self.store.count_reports(guest.id) >= MOST_REPORTS:
            raise IllegalAction("too-many", f"you have sent {MOST_REPORTS} reports already")
        async with self.hub.locked(table_id) as room:
            state = room.past_state(self.desk.channel(room, guest, wish.seen_as or None), wish.ply)
            values = {
                "game": table_id,
                "guest": guest.id,
                "seat": state.viewer,
                "version": room.table.match.version,
                "ply": wish.ply,
                "view": msgspec.json.encode(state).decode(),
                "words": wish.words.strip(),
            }
            return await self.store.add_report(values)


def _branch_seats(room: Room, guest: Guest, wishes: list[NewSeatWire]) -> list[Seat]:
    """Alone or against computers; while a game runs, whoever plays it alone keeps his seats and no others."""
    table = room.table
    ids = table.seat_ids
    if sorted(entry.seat for entry in wishes) != sorted(ids):
        raise IllegalAction("bad-request", f"the seats of this game are {', '.join(ids)}; name each of them once")
    if any(entry.who not in ("me", "computer") for entry in wishes):
        raise IllegalAction("bad-request", "from here one plays alone or against computers")
    if not table.is_over():
        if not table.is_local(guest.id):
            raise IllegalAction("forbidden", "while people play it, nobody may try out how this game goes on")
        mine = {ids[number] for number in table.owned_by(guest.id)}
        if mine != {entry.seat for entry in wishes if entry.who == "me"}:
            raise IllegalAction("forbidden", "while the game is running you keep your own seats")
    return [new_seat(wishes, seat, guest) for seat in ids]


def _branched(table: Table, ply: int, seats: list[Seat], secret: bytes) -> Match:
    old = table.match.journal.head
    names = tuple(seat.name or str(seat.kind) for seat in seats)
    head = Head(old.game, old.rules_version, names, old.options, old.overlay, commitment_of(secret))
    match = table.match.branch(ply, head)
    match.chance = Stream(secret, match.journal.draws())
    match.run()
    if match.result() is not None:
        raise IllegalAction("over", "the game is over there: choose an earlier ply")
    return match


def _checked(text: str, overlay: str) -> tuple[Match, bytes]:
    """The game of a journal, every row tried against the rules."""
    head = read_head(text)
    game = game_of(head.game)
    if head.rules_version != game.rules_version:
        raise BadFile(
            f"this game was played by version {head.rules_version} of the rules; "
            f"this server plays version {game.rules_version}"
        )
    journal = read(text, game)
    if len(journal.rows) > MOST_ROWS:
        raise BadFile(f"the journal has more than {MOST_ROWS} rows")
    if bool(head.overlay) != bool(overlay) or (overlay and overlay_digest(overlay) not in head.overlay):
        raise BadFile(
            f"this game was played with the house data {head.overlay!r}: send exactly these along"
            if head.overlay
            else "this game was played without house data: leave them out"
        )
    check_names(game, overlay_table(overlay))
    match = _replayed(game, journal, game.load_content(overlay_table(overlay)))
    if match.result() is None:
        raise BadFile("the game of this journal is not over: only finished games can be brought here")
    return match, journal.secret or b""


def _replayed(game: Any, journal: Journal, content: Any) -> Match:
    try:
        return verify(game, journal, content)[0] if journal.secret else replay(game, journal, content)
    except IllegalAction as error:
        raise BadFile(str(error)) from error


def _seat_of(name: str) -> Seat:
    """Who sat there, by name; nobody here owns the seat."""
    if name == Sitter.COMPUTER:
        return Seat(Sitter.COMPUTER)
    return Seat(Sitter.HUMAN, name=printable(name)[:NAME_LENGTH])
