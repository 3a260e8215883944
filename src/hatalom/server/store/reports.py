"""Reports: what players think is wrong by the rules."""

from typing import Any

from sqlalchemy import insert, select

from hatalom.server.ids import PersonId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.records import NewReport, Report
from hatalom.server.store.rows import now


class Reports:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, report: NewReport) -> int:
        columns = {
            "table_id": report.table,
            "person_id": report.person,
            "seat": report.seat,
            "version": report.version,
            "ply": report.ply,
            "view": report.view,
            "words": report.words,
            "at": now(),
        }
        async with self.database.writing() as connection:
            added = await connection.execute(insert(t.reports).values(columns).returning(t.reports.c.id))
            return int(added.scalar_one())

    async def count(self, person: PersonId) -> int:
        return await self.database.count(t.reports, t.reports.c.person_id == person)

    async def newest(self, count: int) -> list[dict[str, Any]]:
        """The newest first, with the names of those who wrote them."""
        return await self._named(_reports().order_by(t.reports.c.id.desc()).limit(count))

    async def unanswered(self, count: int) -> list[dict[str, Any]]:
        """The oldest first."""
        return await self._named(_reports().where(t.reports.c.closed == "").order_by(t.reports.c.id).limit(count))

    async def _named(self, query: Any) -> list[dict[str, Any]]:
        return [dict(found) for found in await self.database.rows(query)]

    async def all(self) -> list[Report]:
        """The newest last."""
        query = select(t.reports, t.tables.c.game).join(t.tables).order_by(t.reports.c.id)
        return [
            Report(
                id=row["id"],
                game=row["game"],
                table=TableId(row["table_id"]),
                person=PersonId(row["person_id"]),
                seat=row["seat"],
                version=row["version"],
                ply=row["ply"],
                words=row["words"],
                at=row["at"],
            )
            for row in await self.database.rows(query)
        ]


def _reports() -> Any:
    """With their games, and the names of those who wrote them."""
    row = (t.reports.c.id, t.tables.c.game, t.reports.c.table_id.label("table"), t.reports.c.ply)
    query = select(*row, t.people.c.name, t.reports.c.words, t.reports.c.at)
    return query.select_from(t.reports.join(t.tables).join(t.people, t.people.c.id == t.reports.c.person_id))
