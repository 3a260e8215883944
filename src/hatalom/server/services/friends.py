"""Other people: what they show of themselves, friends by consent, those from whom somebody wants to hear nothing."""

from collections.abc import Collection

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import NOBODY, PersonId
from hatalom.server.rooms.hub import Hub
from hatalom.server.security.rates import Rates
from hatalom.server.services.profiles import Profiles
from hatalom.server.store import Store
from hatalom.server.store.friends import Circle, Privacy, Ties
from hatalom.server.store.records import Person
from hatalom.server.wire.friends import KnownWire, MyPeopleWire, PersonWire, PrivacyWire, Tie
from hatalom.server.wire.profile import ProfileWire

MOST_FRIENDS = 200
MOST_BLOCKED = 1000


class FriendDesk:
    """`rates` counts how often somebody asks others to be friends."""

    def __init__(self, hub: Hub, store: Store, profiles: Profiles, rates: Rates) -> None:
        self.hub = hub
        self.store = store
        self.friends = store.friends
        self.profiles = profiles
        self._rates = rates

    async def get(self, viewer: Person | None, id_: str) -> PersonWire:
        """Whoever is blocked sees what any stranger sees."""
        person, me = await self._person(id_), viewer.id if viewer is not None else NOBODY
        ties = await self.friends.between(me, person.id)
        is_guest = await self.store.accounts.name_of(person) is None
        privacy = await self.friends.privacy(person.id)
        here = {one for one, _ in await self.hub.here([person.id])}
        return PersonWire(
            id=person.id,
            name=person.name,
            guest=is_guest,
            tie="me" if me == person.id else _tie(ties),
            blocked=ties.blocks,
            here=person.id in here if _sees(privacy.here, me == person.id, ties) else None,
            profile=None if is_guest else await self._profile(person.id, privacy, me == person.id, ties),
        )

    async def mine(self, person: Person) -> MyPeopleWire:
        wanted, wanting = await self.friends.wanted(person.id), await self.friends.wanting(person.id)
        both = {one.id for one in wanted} & {one.id for one in wanting}
        here = {one for one, _ in await self.hub.here(both)}
        return MyPeopleWire(
            friends=[await self._friend(person, one, here) for one in wanted if one.id in both],
            asked=[KnownWire(one.id, one.name) for one in wanted if one.id not in both],
            asks=[KnownWire(one.id, one.name) for one in wanting if one.id not in both],
            blocked=[KnownWire(one.id, one.name) for one in await self.friends.blocked(person.id)],
        )

    async def ask(self, person: Person, id_: str) -> MyPeopleWire:
        """Asks somebody to be a friend, or says yes to him."""
        self._rates.take(person.id)
        other = await self._other(person, id_)
        for one in (person, other):
            if await self.store.accounts.name_of(one) is None:
                raise IllegalAction("forbidden", "friends are people with an account, who can come back")
        if len(await self.friends.wanted(person.id)) >= MOST_FRIENDS:
            raise IllegalAction("too-many", f"{MOST_FRIENDS} friends are enough")
        await self.friends.want(person.id, other.id)
        return await self.mine(person)

    async def part(self, person: Person, id_: str) -> MyPeopleWire:
        """Takes a question back, says no, or ends a friendship."""
        await self.friends.part(person.id, (await self._other(person, id_)).id)
        return await self.mine(person)

    async def block(self, person: Person, id_: str) -> MyPeopleWire:
        other = await self._other(person, id_)
        if len(await self.friends.blocked(person.id)) >= MOST_BLOCKED:
            raise IllegalAction("too-many", f"{MOST_BLOCKED} people are enough: take somebody off the list")
        await self.friends.block(person.id, other.id)
        return await self.mine(person)

    async def unblock(self, person: Person, id_: str) -> MyPeopleWire:
        await self.friends.unblock(person.id, (await self._other(person, id_)).id)
        return await self.mine(person)

    async def privacy(self, person: Person) -> PrivacyWire:
        found = await self.friends.privacy(person.id)
        return PrivacyWire(found.results, found.strength, found.here)

    async def set_privacy(self, person: Person, wish: PrivacyWire) -> PrivacyWire:
        await self.friends.set_privacy(person.id, Privacy(wish.results, wish.strength, wish.here))
        return await self.privacy(person)

    async def _person(self, id_: str) -> Person:
        person = await self.friends.person(id_)
        if person is None:
            raise IllegalAction("not-found", "there is no such person")
        return person

    async def _other(self, person: Person, id_: str) -> Person:
        other = await self._person(id_)
        if other.id == person.id:
            raise IllegalAction("bad-request", "that is you")
        return other

    async def _friend(self, person: Person, other: Person, here: Collection[PersonId]) -> KnownWire:
        """Whether a friend is here is told to those whom he lets know, and to nobody whom he blocks."""
        ties = await self.friends.between(person.id, other.id)
        privacy = await self.friends.privacy(other.id)
        return KnownWire(other.id, other.name, other.id in here if _sees(privacy.here, False, ties) else None)

    async def _profile(self, person: PersonId, privacy: Privacy, is_me: bool, ties: Ties) -> ProfileWire | None:
        if not _sees(privacy.results, is_me, ties):
            return None
        profile = await self.profiles.of(person)
        if not _sees(privacy.strength, is_me, ties):
            profile = msgspec.structs.replace(profile, strengths=[])
        return profile


def _sees(circle: Circle, is_me: bool, ties: Ties) -> bool:
    if is_me or circle == "all":
        return True
    return circle == "friends" and ties.are_friends and not ties.is_blocked


def _tie(ties: Ties) -> Tie:
    if ties.are_friends:
        return "friend"
    return "asked" if ties.wants else "asks" if ties.is_wanted and not ties.blocks else "none"
