"""A table from the store: from its last snapshot and the rows after it."""

import logging
from typing import Any

from msgspec import MsgspecError

from hatalom import bots
from hatalom.core.chance import Stream, commitment_of
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.game import Game
from hatalom.core.journal import Head, Row
from hatalom.core.match import Match
from hatalom.core.replay import CRASHES
from hatalom.server.ids import TableId
from hatalom.server.library import game_of
from hatalom.server.rooms.presence import Presence
from hatalom.server.rooms.room import Info, Room
from hatalom.server.rooms.talk import Talk
from hatalom.server.store.records import StoredTable
from hatalom.server.store.tables import Tables
from hatalom.server.uptime import Uptime
from hatalom.table import keep
from hatalom.table.clock import MINUTE
from hatalom.table.lag import Lag
from hatalom.table.table import Table, overlay_digest, overlay_table

log = logging.getLogger(__name__)


class Loader:
    def __init__(self, tables: Tables, uptime: Uptime, think_limit: float) -> None:
        self.tables = tables
        self.uptime = uptime
        self.think_limit = think_limit

    async def load(self, table_id: TableId) -> Room:
        stored = await self.tables.load(table_id)
        if stored is None:
            raise IllegalAction("not-found", "there is no such table")
        record = stored.record
        try:
            game_of(record.game).check_seats(len(stored.seats))
            table = table_of(stored)
        except (BadFile, MsgspecError, *CRASHES) as error:
            log.exception("table %s cannot be loaded", table_id)
            raise IllegalAction("unreadable", f"what is stored of this game cannot be read: {error}") from error
        info = Info(
            id=record.id,
            host=record.host,
            overlay=record.overlay,
            is_imported=record.imported,
            has_hints=record.hints and bots.evaluator_of(table.game) is not None,
            think_limit=self.think_limit,
        )
        return Room(
            info,
            table,
            self.uptime,
            presence=Presence(stored.visits),
            talk=Talk(stored.chat),
            keys=stored.keys,
            lag=Lag(table, record.delay * MINUTE, stored.times) if record.delay else None,
        )


def table_of(stored: StoredTable) -> Table:
    """The table as it stood after its last row."""
    record, seats = stored.record, stored.seats
    game = game_of(record.game)
    rows = [_readable(row, game) for row in stored.rows]
    match = Match(game, head_of(stored), game.load_content(overlay_table(record.overlay)), None)
    table = Table(match, seats, record.same_screen, stored.clock)
    if stored.snapshot is not None and not keep.load_snapshot(table, stored.snapshot, rows):
        log.warning("table %s: its snapshot does not fit; replaying from the first row", record.id)
    _replay(table, rows)
    match.chance = Stream(record.secret, match.journal.draws())
    table.is_branched = stored.is_branched
    table.offer = stored.offer
    return table


def head_of(stored: StoredTable) -> Head:
    """The head of the table's journal."""
    record = stored.record
    return Head(
        record.game,
        record.rules_version,
        tuple(seat.name or str(seat.kind) for seat in stored.seats),
        record.options,
        overlay_digest(record.overlay),
        commitment_of(record.secret) if record.secret else "",
        record.given,
        record.origin,
    )


def _replay(table: Table, rows: list[Row]) -> None:
    for number in range(table.match.version, len(rows)):
        try:
            table.repeat(rows[number], number + 1)
        except BadFile as error:
            raise IllegalAction("unreadable", f"this game was begun by other rules: {error}") from error


def _readable(stored: keep.StoredRow, game: Game[Any, Any]) -> Row:
    try:
        return keep.read_row(stored, game)
    except BadFile as error:
        raise IllegalAction("unreadable", str(error)) from error
