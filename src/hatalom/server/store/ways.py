"""How people who are away are told: their ways, their wishes, and what this house keeps in its vault."""

import datetime as dt

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, select, update

from hatalom.server.ids import PersonId, WayId
from hatalom.server.store import schema as t
from hatalom.server.store.database import Database
from hatalom.server.store.rows import now
from hatalom.table.rest import Rest

ALL = ["push", "mail", "webhook"]
USUALLY = {"turn": ALL, "scarce": ALL, "invited": ["push"], "over": ["push", "mail"], "said": ["push"]}
"""What people are told who have not said what they want."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """`proof` is the hash of what was sent to the address, until that has come back."""

    id: WayId
    person: PersonId
    kind: str
    address: str
    name: str
    proof: str = ""
    is_off: bool = False
    failures: int = 0
    sent: str = ""
    created: str = ""


class Wishes(msgspec.Struct, frozen=True):
    """What somebody wants to be told by which ways; how many minutes he has to be away; how often a mail comes."""

    lang: str = "en"
    wait: int = 10
    bundle: int = 60
    wants: dict[str, list[str]] = msgspec.field(default_factory=lambda: dict(USUALLY))


class Listener(msgspec.Struct, frozen=True):
    """Somebody who can be told something: when he was last here, and when he sleeps."""

    person: PersonId
    wishes: Wishes
    ways: list[Way]
    rest: Rest | None
    seen: str


class Ways:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def wishes(self, person: PersonId) -> Wishes:
        row = await self.database.row(select(t.people.c.wishes).where(t.people.c.id == person))
        return _wishes(row["wishes"]) if row is not None else Wishes()

    async def set_wishes(self, person: PersonId, wishes: Wishes) -> None:
        text = msgspec.json.encode(wishes).decode()
        async with self.database.writing() as connection:
            await connection.execute(update(t.people).where(t.people.c.id == person).values(wishes=text))

    async def of(self, person: PersonId) -> list[Way]:
        query = select(t.ways).where(t.ways.c.person_id == person).order_by(t.ways.c.created, t.ways.c.id)
        return [_way(row) for row in await self.database.rows(query)]

    async def get(self, way: str) -> Way | None:
        row = await self.database.row(select(t.ways).where(t.ways.c.id == way.replace("\0", "")))
        return _way(row) if row is not None else None

    async def add(self, way: Way) -> None:
        """In the place of one of the same person with the same address, or of an earlier mail address or webhook."""
        same = t.ways.c.address == way.address if way.kind == "push" else t.ways.c.kind == way.kind
        columns = {**msgspec.structs.asdict(way), "person_id": way.person, "created": now()}
        del columns["person"]
        async with self.database.writing() as connection:
            await connection.execute(delete(t.ways).where(t.ways.c.person_id == way.person, same))
            await connection.execute(insert(t.ways).values(columns))

    async def remove(self, person: PersonId, way: str) -> bool:
        own = delete(t.ways).where(t.ways.c.id == way.replace("\0", ""), t.ways.c.person_id == person)
        async with self.database.writing() as connection:
            return (await connection.execute(own)).rowcount > 0

    async def confirm(self, way: WayId) -> None:
        await self._set(way, proof="", is_off=False)

    async def turn(self, way: WayId, is_off: bool) -> None:
        await self._set(way, is_off=is_off, failures=0)

    async def note_sent(self, way: WayId) -> None:
        await self._set(way, sent=now(), failures=0)

    async def note_failure(self, way: WayId, failures: int, is_off: bool) -> None:
        await self._set(way, failures=failures, is_off=is_off)

    async def _set(self, way: WayId, **columns: object) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(t.ways).where(t.ways.c.id == way).values(**columns))

    async def listeners(self) -> list[Listener]:
        """Everybody who has a way that is in use."""
        usable = select(t.ways).where(t.ways.c.proof == "", ~t.ways.c.is_off).order_by(t.ways.c.created)
        ways: dict[str, list[Way]] = {}
        for row in await self.database.rows(usable):
            ways.setdefault(row["person_id"], []).append(_way(row))
        seen = func.coalesce(func.max(t.sessions.c.seen), "").label("seen")
        query = select(t.people.c.id, t.people.c.wishes, t.people.c.rest, seen).join(t.sessions, isouter=True)
        query = query.where(t.people.c.id.in_(list(ways))).group_by(t.people.c.id, t.people.c.wishes, t.people.c.rest)
        return [
            Listener(
                PersonId(row["id"]),
                _wishes(row["wishes"]),
                ways[row["id"]],
                msgspec.json.decode(row["rest"], type=Rest) if row["rest"] else None,
                row["seen"],
            )
            for row in (await self.database.rows(query) if ways else [])
        ]

    async def kept(self, name: str, fresh: str) -> str:
        """What the vault has under a name; `fresh` if it has nothing yet.  All processes get the same."""
        async with self.database.writing() as connection:
            wish = self.database.insert(t.vault).values(name=name, value=fresh).on_conflict_do_nothing()
            await connection.execute(wish)
            found = await connection.execute(select(t.vault.c.value).where(t.vault.c.name == name))
            return str(found.scalar_one())

    async def nudge(self, table: str, person: PersonId, by: PersonId, pause: dt.timedelta) -> bool:
        """Somebody is nudged at a table; False if he was within the pause before."""
        before = (dt.datetime.now(dt.UTC) - pause).isoformat(timespec="milliseconds")
        wish = self.database.insert(t.nudges).values(table_id=table, person_id=person, at=now(), by=by)
        wish = wish.on_conflict_do_update(
            index_elements=["table_id", "person_id"], set_={"at": now(), "by": by}, where=t.nudges.c.at < before
        )
        async with self.database.writing() as connection:
            return (await connection.execute(wish)).rowcount > 0


def _way(row: RowMapping) -> Way:
    return Way(
        id=WayId(row["id"]),
        person=PersonId(row["person_id"]),
        kind=row["kind"],
        address=row["address"],
        name=row["name"],
        proof=row["proof"],
        is_off=row["is_off"],
        failures=row["failures"],
        sent=row["sent"],
        created=row["created"],
    )


def _wishes(text: str) -> Wishes:
    return msgspec.json.decode(text, type=Wishes) if text else Wishes()
