"""When somebody rests: his nights and holidays, at all his tables that last for days."""

import datetime as dt
from zoneinfo import ZoneInfo

from hatalom.core.errors import IllegalAction
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.store import Store
from hatalom.server.store.records import Person
from hatalom.server.store.rows import now
from hatalom.server.wire.people import RestWire
from hatalom.table.rest import DAY_MINUTES, LATEST, LEAST_AWAKE, MOST_HOLIDAYS, Rest, days_off
from hatalom.table.table import Table

ONE_DAY = dt.timedelta(days=1)


class Nights:
    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store

    async def get(self, person: Person) -> RestWire:
        rest = await self.store.people.rest(person.id) or Rest()
        return RestWire(rest.zone, rest.week, rest.weekend, rest.holidays)

    async def set(self, person: Person, wish: RestWire) -> RestWire:
        """Nights may be changed once a day: whoever moved them on and on would never have to answer."""
        rest = checked(wish)
        before, changed = await self.store.people.rest(person.id), await self.store.people.nights_changed(person.id)
        if _nights(before or Rest()) != _nights(rest):
            if changed and dt.datetime.now(dt.UTC) - dt.datetime.fromisoformat(changed) < ONE_DAY:
                raise IllegalAction("too-many", "nights can be changed once a day")
            changed = now()
        await self.store.people.set_rest(person.id, rest, changed)
        for table_id in await self.store.lists.clocks_of(person.id):
            await self.hub.at(table_id, lambda room: self._heed(room, person, rest))
        return await self.get(person)

    async def _heed(self, room: Room, person: Person, rest: Rest) -> None:
        def change(table: Table) -> None:
            for number in table.owned_by(person.id):
                table.set_rest(number, rest)

        if not room.table.is_over() and not room.table.match.is_halted:
            await self.hub.change(room, change)


def checked(wish: RestWire) -> Rest:
    """Somebody is awake for twelve hours a day at least, and has thirty days of holiday a year at most."""
    try:
        ZoneInfo(wish.zone)
        if any(_days(first, last) > 2 * MOST_HOLIDAYS for first, last in wish.holidays):
            raise ValueError("a holiday of more than two months")
        rest = Rest(
            wish.zone, wish.week, wish.weekend, [(first, last) for first, last in wish.holidays if first <= last]
        )
        free = days_off(rest)
    except (ValueError, OSError, KeyError) as error:
        raise IllegalAction("bad-request", f"this is no time zone or no day: {error}") from error
    for wake, bed in (rest.week, rest.weekend):
        if bed - wake < LEAST_AWAKE or bed > LATEST or bed - wake > 24 * 60:
            raise IllegalAction("bad-request", "be awake for twelve hours a day at least, and in bed by six")
    if any(days > MOST_HOLIDAYS for days in free.values()):
        raise IllegalAction("bad-request", f"there are {MOST_HOLIDAYS} days of holiday a year")
    return rest


def _days(first: str, last: str) -> int:
    return (dt.date.fromisoformat(last) - dt.date.fromisoformat(first)).days


def _nights(rest: Rest) -> tuple[str, tuple[int, int], tuple[int, int]] | None:
    """Whoever has none may travel: the time zone then counts for his holidays alone."""
    has_nights = any(bed - wake < DAY_MINUTES for wake, bed in (rest.week, rest.weekend))
    return (rest.zone, rest.week, rest.weekend) if has_nights else None
