"""The reception: newcomers get a token of their own and become people with a name."""

from litestar.datastructures import Cookie

from hatalom.server.ids import PersonId
from hatalom.server.rooms.hub import Hub
from hatalom.server.security.connection import Connection, address_of, browser_of
from hatalom.server.security.rates import Rates
from hatalom.server.security.tokens import cookie_for, hash_of, new_token, token_of
from hatalom.server.store.people import People
from hatalom.server.store.records import Person


class Reception:
    """Knows how many newcomers (and attempts to log in) an address has sent lately."""

    def __init__(self, people: People, hub: Hub, rates: Rates) -> None:
        self.people = people
        self.hub = hub
        self._rates = rates

    def knock(self, connection: Connection) -> None:
        """Refuses an address that comes too often."""
        self._rates.take(address_of(connection))

    async def new_person(self, connection: Connection, name: str) -> tuple[Person, Cookie]:
        self.knock(connection)
        person, token = Person(PersonId(new_token()[:24]), name), new_token()
        await self.people.add(person, hash_of(token), browser_of(connection))
        return person, cookie_for(connection, token)

    async def new_session(self, connection: Connection, person: PersonId) -> Cookie:
        """Whoever has proved who he is gets a new token; the one he came with is worth nothing any more."""
        old, token = token_of(connection), new_token()
        if old:
            left = await self.people.by_token(hash_of(old))
            await self.people.end_session(hash_of(old))
            if left is not None:
                await self.hub.changed(left.id)
        await self.people.add_session(person, hash_of(token), browser_of(connection))
        return cookie_for(connection, token)

    async def welcome(self, connection: Connection, person: Person | None) -> tuple[Person, list[Cookie]]:
        """A visitor who wants to play becomes a person without a name; the cookies go with the answer."""
        if person is not None:
            return person, []
        person, cookie = await self.new_person(connection, "")
        return person, [cookie]

    async def rename(self, person: Person, name: str) -> Person:
        """A new name, which the running tables show at once."""
        for table_id, revision in (await self.people.rename(person.id, name)).items():
            room = self.hub.rooms.loaded(table_id)
            if room is not None:
                async with room.lock:
                    for seat in room.table.owned_by(person.id):
                        room.table.seats[seat].name = name
                    room.count(revision)
                    self.hub.publisher.follow(room)
            self.hub.company.tell(table_id)
        await self.hub.changed(person.id)
        return Person(person.id, name)
