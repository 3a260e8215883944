"""Looking back at tables: their past, the analysis of a finished game, reports."""

import asyncio
from functools import partial

import msgspec

from hatalom import bots
from hatalom.core.errors import IllegalAction
from hatalom.server.by_hand import HandMade, Leaf
from hatalom.server.historians import Historians
from hatalom.server.history import Study
from hatalom.server.ids import TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.rooms.show import book_of, page_of, past_state
from hatalom.server.security.rates import Rates
from hatalom.server.services.viewing import Viewing
from hatalom.server.store.records import NewReport, Person
from hatalom.server.store.reports import Reports
from hatalom.server.wire.past import HandStudyWire, PositionWire, ReportWire, StudyWire
from hatalom.table.table import Table
from hatalom.table.wire import AnalysisWire, StateWire

MOST_REPORTS = 200
MOST_STUDIES = 100
"""So many plies of a table are remembered once a computer has thought about them."""


class Archive:
    def __init__(self, hub: Hub, viewing: Viewing, reports: Reports, historians: Historians, rates: Rates) -> None:
        self.hub = hub
        self.rates = rates
        self.historians = historians
        self.viewing = viewing
        self.reports = reports

    async def at(self, person: Person | None, table_id: TableId, ply: int, seen_as: str | None) -> StateWire:
        """The table after so many plies, with the eyes one may have."""
        async with self.hub.locked(table_id) as room:
            viewer = (await self.viewing.channel(room, person, seen_as)).viewer
            page = page_of(room, viewer, ply)
            if page is None:
                return past_state(room, viewer, ply)
        return await self.historians.state(page)

    async def analysis(self, table_id: TableId) -> AnalysisWire:
        """For everybody, once the game is over."""
        async with self.hub.locked(table_id) as room:
            if not room.table.is_over():
                raise IllegalAction("forbidden", "the game is not over: its secrets are still secrets")
            if room.analysis is not None:
                return room.analysis
            book = book_of(room, room.table)
        room.analysis = await self.historians.analysis(book)
        return room.analysis

    async def study(self, who: str, table_id: TableId, ply: int) -> StudyWire:
        """The best turns at a ply of a game that is over, for everybody; thinking about it is rationed.

        Whoever asks what is thought about already, perhaps because he has just stopped waiting for it, waits along.
        """
        async with self.hub.locked(table_id) as room:
            table, level = _studied(room)
            known = room.studies.get(ply)
            if known is not None:
                return known
            thought = room.studying.get(ply)
            if thought is None:
                self.rates.take(who)
                book = book_of(room, table)
                thought = asyncio.create_task(self._think(room, table, level, Study(book, ply)))
                room.studying[ply] = thought
                thought.add_done_callback(partial(_forget, room, ply))
        return await asyncio.shield(thought)

    async def _think(self, room: Room, table: Table, level: str, study: Study) -> StudyWire:
        choice = await self.historians.choice(study)
        counsel = await self.hub.thinkers.advise(choice.task)
        if not counsel.advice:
            raise IllegalAction("no-hint", "the computer found no advice in time")
        found = StudyWire(choice.ply, table.seat_ids[choice.seat], level, counsel.advice, counsel.common)
        if len(room.studies) < MOST_STUDIES:
            room.studies[study.ply] = found
        return found

    async def position(self, table_id: TableId, ply: int) -> PositionWire:
        """The position at a ply of a game that is over: where somebody begins who sets one up by hand."""
        async with self.hub.locked(table_id) as room:
            book = book_of(room, _studied(room)[0])
        return PositionWire(await self.historians.written(Leaf(book, ply)))

    async def study_by_hand(self, who: str, table_id: TableId, wish: PositionWire) -> HandStudyWire:
        """The best turns in a position that nobody has played; rationed like those of a ply."""
        async with self.hub.locked(table_id) as room:
            table, level = _studied(room)
            self.rates.take(who)
            made = HandMade(table.match.journal.head, room.info.overlay, wish.text)
        looked = await self.historians.look(made)
        counsel = await self.hub.thinkers.advise(looked.task)
        if not counsel.advice:
            raise IllegalAction("no-hint", "the computer found no advice in time")
        state = msgspec.json.decode(looked.state, type=StateWire)
        return HandStudyWire(table.seat_ids[looked.seat], level, counsel.advice, counsel.common, state)

    async def report(self, person: Person, table_id: TableId, wish: ReportWire) -> int:
        """Stored with the game: the ply, what the reporter saw there, and his words."""
        if await self.reports.count(person.id) >= MOST_REPORTS:
            raise IllegalAction("too-many", f"you have sent {MOST_REPORTS} reports already")
        state = await self.at(person, table_id, wish.ply, wish.seen_as or None)
        async with self.hub.locked(table_id) as room:
            report = NewReport(
                table=table_id,
                person=person.id,
                seat=state.viewer,
                version=room.table.match.version,
                ply=wish.ply,
                view=msgspec.json.encode(state).decode(),
                words=wish.words.strip(),
            )
        return await self.reports.add(report)


def _forget(room: Room, ply: int, thought: asyncio.Task[StudyWire]) -> None:
    """Thought out, or failed: whoever still waits hears of it, and if nobody does it is no mistake."""
    room.studying.pop(ply, None)
    if not thought.cancelled():
        thought.exception()


def _studied(room: Room) -> tuple[Table, str]:
    """The table of a game that is over, and the level that can say what was best there."""
    if not room.table.is_over():
        raise IllegalAction("forbidden", "the game is not over: a player who wants advice asks for a hint")
    level = bots.strongest_of(room.table.game)
    if level is None:
        raise IllegalAction("forbidden", "no computer knows how to play this game: none can give advice")
    return room.table, level
