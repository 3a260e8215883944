"""Looking back at tables: their past, the analysis of a finished game, reports."""

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.server.historians import Historians
from hatalom.server.ids import TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.show import book_of, page_of, past_state
from hatalom.server.services.viewing import Viewing
from hatalom.server.store.records import NewReport, Person
from hatalom.server.store.reports import Reports
from hatalom.server.wire.past import ReportWire
from hatalom.table.wire import AnalysisWire, StateWire

MOST_REPORTS = 200


class Archive:
    def __init__(self, hub: Hub, viewing: Viewing, reports: Reports, historians: Historians) -> None:
        self.hub = hub
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
