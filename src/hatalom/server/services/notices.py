"""What people want to be told while they are away, by which ways; and a nudge for whoever lets a table wait."""

import datetime as dt
import secrets
from typing import Any

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId, TableId, WayId
from hatalom.server.post.mail import checked_mail
from hatalom.server.post.outlets import Outlets
from hatalom.server.post.poster import Unsent, parts_of
from hatalom.server.post.words import Notice, plain_texts
from hatalom.server.rooms.hub import Hub
from hatalom.server.security.rates import Rates
from hatalom.server.security.tokens import hash_of, new_token
from hatalom.server.services.accounts import LAST_WAY
from hatalom.server.services.checks import printable
from hatalom.server.store import Store
from hatalom.server.store.records import Person
from hatalom.server.store.ways import Way, Wishes
from hatalom.server.wire.notices import NewWayWire, NoticesWire, TestedWire, WayWire, WishesWire
from hatalom.table.table import Sitter

MOST_WAYS = 10
NUDGE_PAUSE = dt.timedelta(days=1)
"""Nobody is nudged more often at one table, whoever does it."""


class NoticeDesk:
    """`rates` counts by person, `letters` by mail address: nobody is flooded with questions whether he is somebody."""

    def __init__(self, hub: Hub, store: Store, outlets: Outlets, rates: Rates, letters: Rates) -> None:
        self.hub = hub
        self.store = store
        self.ways = store.ways
        self.outlets = outlets
        self._rates = rates
        self._letters = letters

    async def get(self, person: Person) -> NoticesWire:
        kinds: Any = self.outlets.kinds
        wishes = msgspec.convert(msgspec.to_builtins(await self.ways.wishes(person.id)), WishesWire)
        key = self.outlets.push.public_key if self.outlets.push is not None else None
        return NoticesWire(kinds, key, wishes, [_shown(way) for way in await self.ways.of(person.id)])

    async def set_wishes(self, person: Person, wish: WishesWire) -> NoticesWire:
        wants = {str(kind): [str(way) for way in ways] for kind, ways in wish.wants.items()}
        await self.ways.set_wishes(person.id, Wishes(wish.lang, wish.wait, wish.bundle, wants))
        return await self.get(person)

    async def add(self, person: Person, wish: NewWayWire) -> NoticesWire:
        """A device is its own proof; a webhook is tried at once; the owner of a mail address is asked by mail."""
        self._rates.take(person.id)
        if wish.kind not in self.outlets.kinds:
            raise IllegalAction("closed", "this house cannot tell anybody anything by this way")
        if wish.kind == "mail":
            await self._check_way_back(person)
        if len(await self.ways.of(person.id)) >= MOST_WAYS:
            raise IllegalAction("too-many", f"{MOST_WAYS} ways are enough: remove one of them first")
        code, lang = new_token(), (await self.ways.wishes(person.id)).lang
        way = _new_way(person, wish, code)
        try:
            if way.kind == "mail":
                self._letters.take(way.address.lower())
                await self.outlets.prove(way, code, person.name, lang)
            elif way.kind == "webhook":
                await self._try(way, lang)
        except Unsent as error:
            raise IllegalAction("bad-request", f"nothing could be sent there: {error}") from error
        await self.ways.add(way)
        return await self.get(person)

    async def remove(self, person: Person, way: str) -> NoticesWire:
        if any(one.id == way and one.kind == "mail" and not one.proof for one in await self.ways.of(person.id)):
            await self._check_way_back(person)
        if not await self.ways.remove(person.id, way):
            raise IllegalAction("not-found", "you have no such way")
        return await self.get(person)

    async def test(self, person: Person, way_id: str) -> TestedWire:
        """Sends something now, and tells what was answered."""
        self._rates.take(person.id)
        way = await self.ways.get(way_id)
        if way is None or way.person != person.id or way.proof:
            raise IllegalAction("not-found", "you have no such way, or it is not confirmed yet")
        try:
            answer = await self._try(way, (await self.ways.wishes(person.id)).lang)
        except Unsent as error:
            return TestedWire(False, str(error))
        await self.ways.turn(way.id, is_off=False)
        return TestedWire(True, answer)

    async def confirm(self, way_id: str, code: str) -> None:
        """Whoever has read the mail is the owner of its address."""
        way = await self.ways.get(way_id)
        if way is None or (way.proof and not secrets.compare_digest(way.proof, hash_of(code))):
            raise IllegalAction("not-found", "this link is not valid any more")
        await self.ways.confirm(way.id)

    async def turn(self, way_id: str, is_off: bool) -> None:
        """Off, or on again: for whoever has the link that stands below every mail."""
        way = await self.ways.get(way_id)
        if way is None or way.proof:
            raise IllegalAction("not-found", "this link is not valid any more")
        await self.ways.turn(way.id, is_off)

    async def nudge(self, person: Person, table_id: TableId, seat_id: str) -> None:
        """A player reminds another one for whom the table waits."""
        async with self.hub.locked(table_id) as room:
            table = room.table
            seat = table.seats[number := table.seat_number(seat_id)]
            if not table.owned_by(person.id) or seat.owner == person.id:
                raise IllegalAction("forbidden", "only another player of this table can do that")
            if not table.is_begun or seat.kind != Sitter.HUMAN or number not in table.asked():
                raise IllegalAction("forbidden", "the table does not wait for this seat")
            if room.presence.is_here(PersonId(seat.owner)):
                raise IllegalAction("forbidden", "he is here and sees it himself")
        if not await self.ways.nudge(table_id, PersonId(seat.owner), person.id, NUDGE_PAUSE):
            raise IllegalAction("too-many", "he was nudged within the last day")

    async def _check_way_back(self, person: Person) -> None:
        """Whoever comes back by the links of mails alone keeps the address that he has confirmed."""
        accounts = self.store.accounts
        if await accounts.mail_of(person.id) is None or await self.store.people.login_of(person.id):
            return
        if not await accounts.passkeys(person.id):
            raise IllegalAction("forbidden", LAST_WAY)

    async def _try(self, way: Way, lang: str) -> str:
        notice = Notice("Hatalom", plain_texts(lang).text("notice-test"), "/settings")
        return await self.outlets.send(way, [notice], lang, f"{way.id}.{new_token()[:8]}")


def _new_way(person: Person, wish: NewWayWire, code: str) -> Way:
    id_, name, proof = WayId(new_token()[:24]), printable(wish.name), ""
    if wish.kind == "mail":
        name, proof = checked_mail(wish.address), hash_of(code)
    elif wish.kind == "webhook":
        name = parts_of(wish.address)[0][:80]
    else:
        from hatalom.server.post.push import device_of

        parts_of(device_of(wish.address).endpoint)
    return Way(id=id_, person=person.id, kind=wish.kind, address=wish.address, name=name[:80], proof=proof)


def _shown(way: Way) -> WayWire:
    kind: Any = way.kind
    return WayWire(way.id, kind, way.name, not way.proof, way.is_off, way.failures)
