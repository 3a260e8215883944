"""Passkeys: the browser proves that it holds a key, and no secret of it ever comes here."""

import datetime as dt
from typing import TYPE_CHECKING, Any

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId
from hatalom.server.security.connection import Connection
from hatalom.server.security.origin import SCHEMES
from hatalom.server.security.tokens import hash_of, new_token
from hatalom.server.services.checks import printable
from hatalom.server.store.accounts import Accounts, Ticket
from hatalom.server.store.records import Person
from hatalom.server.wire.accounts import BegunWire, NewPasskeyWire

if TYPE_CHECKING:
    from hatalom.server.services.ceremonies import Begun, Site

LASTS = dt.timedelta(minutes=5)
MOST = 10


class Passkeys:
    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts

    async def begin_new(self, connection: Connection, person: Person) -> BegunWire:
        from hatalom.server.services.ceremonies import ask_for_new

        known = await self.accounts.passkeys(person.id)
        if len(known) >= MOST:
            raise IllegalAction("too-many", f"{MOST} passkeys are enough: remove one of them first")
        return await self._begun("new", person.id, ask_for_new(_site(connection), person, known))

    async def add(self, connection: Connection, person: Person, wish: NewPasskeyWire) -> None:
        from hatalom.server.services.ceremonies import take_new

        challenge = await self._challenge("new", wish.ticket, person.id)
        key = take_new(_site(connection), challenge, wish.credential, person.id, printable(wish.name))
        if await self.accounts.passkey(key.id) is not None:
            raise IllegalAction("forbidden", "this passkey opens an account already")
        await self.accounts.add_passkey(key)

    async def begin_login(self, connection: Connection) -> BegunWire:
        from hatalom.server.services.ceremonies import ask_for_known

        return await self._begun("in", None, ask_for_known(_site(connection)))

    async def login(self, connection: Connection, ticket: str, credential: dict[str, Any]) -> PersonId:
        """Whose passkey it is."""
        from hatalom.server.services.ceremonies import count_of

        challenge = await self._challenge("in", ticket, None)
        key = await self.accounts.passkey(str(credential.get("id", "")))
        if key is None:
            raise IllegalAction("forbidden", "this passkey is not known here")
        await self.accounts.use_passkey(key.id, count_of(_site(connection), challenge, credential, key))
        return key.person

    async def _begun(self, kind: str, person: PersonId | None, begun: "Begun") -> BegunWire:
        ticket = new_token()
        await self.accounts.add_ticket(hash_of(ticket), kind, Ticket(person, begun.challenge), LASTS)
        return BegunWire(ticket, begun.options)

    async def _challenge(self, kind: str, ticket: str, person: PersonId | None) -> str:
        found = await self.accounts.use_ticket(hash_of(ticket), kind)
        if found is None or found.person != person:
            raise IllegalAction("forbidden", "this took too long: begin again")
        return found.value


def _site(connection: Connection) -> "Site":
    """`before_request` has checked that the name is ours."""
    from hatalom.server.services.ceremonies import Site

    scheme = SCHEMES.get(connection.scope["scheme"], "")
    return Site(connection.url.hostname or "", f"{scheme}://{connection.headers.get('host', '')}")
