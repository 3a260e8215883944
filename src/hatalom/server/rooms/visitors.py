"""The open connections of people: whoever is signed out loses them at once."""

from hatalom.server.ids import PersonId, TokenHash
from hatalom.server.rooms.post import Outbox, end
from hatalom.server.store.people import People


class Visitors:
    def __init__(self, people: People) -> None:
        self.people = people
        self._open: dict[PersonId, dict[Outbox, TokenHash]] = {}

    def enter(self, person: PersonId, token_hash: TokenHash, outbox: Outbox) -> None:
        self._open.setdefault(person, {})[outbox] = token_hash

    def leave(self, person: PersonId, outbox: Outbox) -> None:
        mine = self._open.get(person, {})
        mine.pop(outbox, None)
        if not mine:
            self._open.pop(person, None)

    async def check(self, person: PersonId) -> None:
        """Something about somebody has changed: connections whose session has ended are closed."""
        self.people.forget(person)
        for outbox, token_hash in list(self._open.get(person, {}).items()):
            if await self.people.by_token(token_hash) is None:
                end(outbox)
