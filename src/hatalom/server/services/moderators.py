"""Moderation: people complain, moderators look and act, and all that they do is written down."""

from collections.abc import Sequence

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId, TableId
from hatalom.server.rooms.hub import Hub
from hatalom.server.security.rates import Rates
from hatalom.server.services.checks import printable
from hatalom.server.services.reception import Reception
from hatalom.server.store import Store
from hatalom.server.store.logbook import MODERATED, Happened
from hatalom.server.store.moderation import Complaint, NewComplaint
from hatalom.server.store.records import Person
from hatalom.server.wire.moderation import (
    ComplaintWire,
    HeardWire,
    MeasureWire,
    ModerationWire,
    NewComplaintWire,
)
from hatalom.server.wire.operator import HappenedWire, ReportRowWire

MOST_ROWS = 50
MOST_LINES = 100
MOST_NUMBER = 1 << 31
MOST_OPEN = 20
"""So many complaints of one person wait at most."""
DONE: dict[str, Happened] = {
    "mute": "muted",
    "unmute": "unmuted",
    "ban": "banned",
    "unban": "unbanned",
    "rename": "renamed",
}


class Moderators:
    """`logins` are the login names of those whom the operator has named."""

    def __init__(self, hub: Hub, store: Store, reception: Reception, logins: Sequence[str], rates: Rates) -> None:
        self.hub = hub
        self.store = store
        self.moderation = store.moderation
        self.reception = reception
        self.logins = logins
        self._rates = rates

    async def is_one(self, person: Person | None) -> bool:
        if person is None or not self.logins:
            return False
        login = await self.store.people.login_of(person.id)
        return login is not None and is_named(login, self.logins)

    # -- complaints -------------------------------------------------------------------------------------------------

    async def complain(self, person: Person, wish: NewComplaintWire) -> None:
        """Whoever it is about is told nothing."""
        self._rates.take(person.id)
        if await self.moderation.count_open(person.id) >= MOST_OPEN:
            raise IllegalAction("too-many", f"{MOST_OPEN} of your reports wait for a moderator: let them come first")
        new = await self._complaint(person, wish)
        if new.about == person.id:
            raise IllegalAction("bad-request", "nobody can report himself")
        await self.moderation.add(new)

    async def _complaint(self, person: Person, wish: NewComplaintWire) -> NewComplaint:
        words, table = printable(wish.words), TableId(wish.table)
        if wish.at:
            line = await self.moderation.line_at(table, wish.at, person.id)
            if line is None:
                raise IllegalAction("not-found", "nothing was said there that you could hear")
            return NewComplaint(
                person=person.id, about=line.person, table=table, line=line.number, said=line.text, words=words
            )
        if not words:
            raise IllegalAction("bad-request", "say what has happened")
        if wish.seat:
            async with self.hub.locked(table) as room:
                about = PersonId(room.table.seats[room.table.seat_number(wish.seat)].owner)
            return NewComplaint(person=person.id, about=await self._known(about), table=table, words=words)
        return NewComplaint(person=person.id, about=await self._known(PersonId(wish.person)), table=None, words=words)

    async def _known(self, person: PersonId) -> PersonId:
        if not person or await self.moderation.name_of(person) is None:
            raise IllegalAction("not-found", "there is no such person")
        return person

    # -- what moderators see and do ---------------------------------------------------------------------------------

    async def look(self, moderator: Person | None) -> ModerationWire:
        await self._require(moderator)
        reports = [ReportRowWire(**row) for row in await self.store.reports.unanswered(MOST_ROWS)]
        done = await self.store.logbook.last(MOST_ROWS, MODERATED)
        return ModerationWire(
            [await self._shown(one) for one in await self.moderation.open(MOST_ROWS)],
            reports,
            [HappenedWire(entry.at, entry.what, entry.words) for entry in done],
        )

    async def read_talk(self, moderator: Person | None, id_: int) -> list[HeardWire]:
        """The talk around a complaint; that it was read is written down."""
        who = await self._require(moderator)
        complaint = await self._open_one(id_)
        lines = await self.moderation.talk_around(complaint, MOST_LINES)
        await self.store.logbook.add("looked", who=who.name, whom=complaint.name)
        return [
            HeardWire(one.name, one.text, one.at, one.to is not None, one.number == complaint.line) for one in lines
        ]

    async def close(self, moderator: Person | None, id_: int, why: str) -> ModerationWire:
        who = await self._require(moderator)
        complaint = await self._open_one(id_)
        if await self.moderation.close(id_):
            await self.store.logbook.add("closed", who=who.name, whom=complaint.name, why=printable(why))
        return await self.look(moderator)

    async def close_report(self, moderator: Person | None, id_: int, why: str) -> ModerationWire:
        who = await self._require(moderator)
        if not 0 < id_ < MOST_NUMBER or not await self.moderation.close_report(id_):
            raise IllegalAction("not-found", "there is no such report, or it is closed")
        await self.store.logbook.add("answered", who=who.name, why=printable(why))
        return await self.look(moderator)

    async def act(self, moderator: Person | None, whom: str, wish: MeasureWire) -> ModerationWire:
        """A measure against somebody, which takes effect at once."""
        who = await self._require(moderator)
        person = PersonId(whom)
        name = await self.moderation.name_of(person)
        if name is None:
            raise IllegalAction("not-found", "there is no such person")
        if await self.is_one(Person(person, name)):
            raise IllegalAction("forbidden", "moderators are the operator's affair")
        words = {"who": who.name, "whom": name, "why": printable(wish.why)}
        if wish.act == "rename":
            words["name"] = printable(wish.name)
            await self.reception.rename(Person(person, name), words["name"])
        else:
            days = wish.days if wish.act in ("mute", "ban") else 0
            change = self.moderation.mute if wish.act in ("mute", "unmute") else self.moderation.ban
            words["until"] = await change(person, days)
            await self.hub.changed(person)
        await self.store.logbook.add(DONE[wish.act], **words)
        return await self.look(moderator)

    async def _require(self, person: Person | None) -> Person:
        if person is None or not await self.is_one(person):
            raise IllegalAction("forbidden", "only moderators may do this")
        return person

    async def _open_one(self, id_: int) -> Complaint:
        complaint = await self.moderation.get(id_) if 0 < id_ < MOST_NUMBER else None
        if complaint is None or complaint.is_closed:
            raise IllegalAction("not-found", "there is no such complaint, or it is closed")
        return complaint

    async def _shown(self, one: Complaint) -> ComplaintWire:
        return ComplaintWire(
            id=one.id,
            by=one.by,
            person=one.about,
            name=one.name,
            table=one.table or "",
            game=one.game,
            said=one.said,
            words=one.words,
            at=one.at,
            muted=await self.moderation.muted_until(one.about),
            banned=await self.moderation.banned_until(one.about),
        )


def is_named(login: str, moderators: Sequence[str]) -> bool:
    """Whether the operator has named the owner of this login name."""
    return login in [name.strip().lower() for name in moderators]
