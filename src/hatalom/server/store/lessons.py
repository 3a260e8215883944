"""Lessons that several processes teach together: how one began, and what was done in it since."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from hatalom.server.ids import PersonId, TableId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.records import Person
from hatalom.server.store.revisions import Overtaken


class StoredLesson(msgspec.Struct, frozen=True):
    """A lesson of somebody, as it began."""

    id: TableId
    learner: Person
    game: str
    lesson: str
    secret: bytes


class Lessons:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, lesson: StoredLesson) -> None:
        """A new lesson; the learner's last one is cleared away."""
        person = lesson.learner.id
        columns = {"id": lesson.id, "game": lesson.game, "lesson": lesson.lesson, "secret": lesson.secret}
        async with self.database.writing() as connection:
            await connection.execute(delete(t.lessons).where(t.lessons.c.person_id == person))
            await connection.execute(insert(t.lessons).values(person_id=person, **columns))

    async def load(self, lesson: TableId) -> StoredLesson | None:
        if "\0" in lesson:  # PostgreSQL would refuse the question
            return None
        row = await self.database.row(select(t.lessons, t.people.c.name).join(t.people).where(t.lessons.c.id == lesson))
        if row is None:
            return None
        learner = Person(PersonId(row["person_id"]), row["name"])
        return StoredLesson(TableId(row["id"]), learner, row["game"], row["lesson"], row["secret"])

    async def deeds(self, lesson: TableId, after: int = 0) -> list[str] | None:
        """What was done after so many deeds; None where the lesson was cleared away."""
        joined = t.lessons.outerjoin(t.deeds, (t.deeds.c.lesson_id == t.lessons.c.id) & (t.deeds.c.number > after))
        query = select(t.lessons.c.id, t.deeds.c.what).select_from(joined).where(t.lessons.c.id == lesson)
        rows = await self.database.rows(query.order_by(t.deeds.c.number))
        return [row["what"] for row in rows if row["what"] is not None] if rows else None

    async def do(self, lesson: TableId, before: int, deeds: list[str]) -> None:
        """What was done after so many deeds; `Overtaken` if another process has done something else there."""
        rows = [
            {"lesson_id": lesson, "number": number, "what": what} for number, what in enumerate(deeds, start=before + 1)
        ]
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(t.deeds), rows)
        except IntegrityError as error:
            raise Overtaken from error
