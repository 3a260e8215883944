"""Looking back at tables: their past, the analysis of a finished game, reports."""

import asyncio

import msgspec

from hatalom import bots
from hatalom.core.errors import IllegalAction
from hatalom.server.ids import TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.show import past_state
from hatalom.server.services.viewing import Viewing
from hatalom.server.store.records import NewReport, Person
from hatalom.server.store.reports import Reports
from hatalom.server.wire.past import ReportWire
from hatalom.table.analysis import analyse
from hatalom.table.wire import AnalysisWire, StateWire

MOST_REPORTS = 200


class Archive:
    def __init__(self, hub: Hub, viewing: Viewing, reports: Reports) -> None:
        self.hub = hub
        self.viewing = viewing
        self.reports = reports

    async def at(self, person: Person | None, table_id: TableId, ply: int, seen_as: str | None) -> StateWire:
        """The table after so many plies, with the eyes one may have."""
        async with self.hub.locked(table_id) as room:
            return past_state(room, self.viewing.channel(room, person, seen_as).viewer, ply)

    async def analysis(self, table_id: TableId) -> AnalysisWire:
        """For everybody, once the game is over."""
        async with self.hub.locked(table_id) as room:
            table = room.table
            if not table.is_over():
                raise IllegalAction("forbidden", "the game is not over: its secrets are still secrets")
            if room.analysis is None:
                room.analysis = await asyncio.to_thread(analyse, table.match, bots.evaluator_of(table.game))
            return room.analysis

    async def report(self, person: Person, table_id: TableId, wish: ReportWire) -> int:
        """Stored with the game: the ply, what the reporter saw there, and his words."""
        if await self.reports.count(person.id) >= MOST_REPORTS:
            raise IllegalAction("too-many", f"you have sent {MOST_REPORTS} reports already")
        async with self.hub.locked(table_id) as room:
            viewer = self.viewing.channel(room, person, wish.seen_as or None).viewer
            state = past_state(room, viewer, wish.ply)
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
