"""A table from the store.  Where the rules of this program do not go along with it, it can only be looked at."""

import logging

from msgspec import MsgspecError

from hatalom import bots
from hatalom.core.chance import Stream, commitment_of
from hatalom.core.errors import BadFile, IllegalAction
from hatalom.core.journal import Head
from hatalom.core.match import Match
from hatalom.core.replay import CRASHES
from hatalom.server.aside import Aside
from hatalom.server.ids import TableId
from hatalom.server.library import game_of
from hatalom.server.rooms.presence import Presence
from hatalom.server.rooms.room import Info, Room
from hatalom.server.rooms.talk import Talk
from hatalom.server.store.lessons import Lessons, StoredLesson
from hatalom.server.store.records import SinceThen, Standing, StoredTable
from hatalom.server.store.tables import Tables
from hatalom.server.uptime import Uptime
from hatalom.table import keep
from hatalom.table.clock import MINUTE
from hatalom.table.coach import LessonTable
from hatalom.table.lag import Lag
from hatalom.table.lessons import lesson_of
from hatalom.table.reload import Finding, StoredGame, Verdict, reload
from hatalom.table.table import Seat, Sitter, Table, overlay_digest, overlay_table

log = logging.getLogger(__name__)


class Loader:
    def __init__(self, tables: Tables, lessons: Lessons, uptime: Uptime, aside: Aside, think_limit: float) -> None:
        self.tables = tables
        self.lessons = lessons
        self.uptime = uptime
        self.aside = aside
        self.think_limit = think_limit

    async def load(self, table_id: TableId) -> Room:
        stored = await self.tables.load(table_id)
        if stored is None:
            return await self._load_lesson(table_id)
        record = stored.record
        try:
            game_of(record.game).check_seats(len(stored.seats))
            table, finding = await self.aside.do(lambda: table_of(stored))
        except (BadFile, MsgspecError, *CRASHES) as error:
            log.exception("table %s cannot be loaded", table_id)
            raise IllegalAction("unreadable", f"what is stored of this game cannot be read: {error}") from error
        if finding.verdict != Verdict.SAME:
            log.warning("table %s can only be looked at: %s", table_id, finding.why)
            if record.rules_version <= table.game.rules_version:  # else a newer process of this server plays it on
                await self.tables.close(table_id)
        info = Info(
            id=record.id,
            host=record.host,
            overlay=record.overlay,
            is_imported=record.imported,
            is_private=record.private,
            is_rated=record.rated,
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
            lag=Lag(table, record.delay * MINUTE, stored.times[: table.match.version]) if record.delay else None,
            revision=stored.revision,
            rematch=stored.standing.rematch,
        )

    async def _load_lesson(self, table_id: TableId) -> Room:
        """A lesson that was begun in another process."""
        stored = await self.lessons.load(table_id)
        deeds = await self.lessons.deeds(table_id) if stored is not None else None
        if stored is None or deeds is None:
            raise IllegalAction("not-found", "there is no such table")
        room = lesson_room(stored, self.uptime)
        repeat_deeds(room, deeds)
        return room


def lesson_room(stored: StoredLesson, uptime: Uptime) -> Room:
    """The room of a lesson as it begins."""
    game, learner = game_of(stored.game), stored.learner
    try:
        lesson = lesson_of(game, stored.lesson)
    except BadFile as error:
        raise IllegalAction("not-found", str(error)) from error
    table = LessonTable(game, lesson, Seat(Sitter.HUMAN, learner.id, learner.name), Stream(stored.secret))
    return Room(Info(id=stored.id, host=learner.id, is_kept=False), table, uptime)


def repeat_deeds(room: Room, deeds: list[str]) -> bool:
    """Does in a lesson what was done in another process; True if that has set up a new board."""
    table, match = room.table, room.table.match
    if isinstance(table, LessonTable):
        for deed in deeds:
            table.repeat_deed(deed)
    room.revision += len(deeds)
    return table.match is not match


def catch_up(room: Room, news: SinceThen) -> None:
    """Brings a room that was left behind to what others have stored since.  What they said is not added yet."""
    table = room.table
    for row in news.rows:
        table.repeat(keep.read_row(row, table.game), table.match.version + 1)
    if isinstance(table.match.chance, Stream):
        table.match.chance = Stream(table.match.chance.secret, table.match.journal.draws())
    table.seats[:] = news.seats
    table.offer, table.clock = news.offer, news.clock
    stand(table, news.standing)
    room.rematch = news.standing.rematch
    if room.lag is not None:
        room.lag.times += news.times
    room.revision = news.revision


def table_of(stored: StoredTable) -> tuple[Table, Finding]:
    """The table as it stood after its last row, and what the rules of this program make of it."""
    record = stored.record

    def sit(match: Match) -> Table:
        return Table(match, stored.seats, record.same_screen, stored.clock)

    table, finding = reload(stored_game(stored), sit)
    table.match.chance = Stream(record.secret, table.match.journal.draws())
    stand(table, stored.standing)
    table.offer = stored.offer
    return table, finding


def stand(table: Table, standing: Standing) -> None:
    """What has become of the table besides its game."""
    table.is_branched, table.is_begun, table.is_shared = standing.is_branched, standing.is_begun, standing.is_shared


def stored_game(stored: StoredTable) -> StoredGame:
    """The game at a table, without the people around it."""
    record = stored.record
    game = game_of(record.game)
    return StoredGame(
        game=game,
        head=head_of(stored),
        content=game.load_content(overlay_table(record.overlay)),
        rows=stored.rows,
        snapshot=stored.snapshot,
        secret=record.secret,
        result=stored.result,
        waiting=list(stored.waiting),
    )


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
