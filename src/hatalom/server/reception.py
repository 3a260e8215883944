"""The reception: newcomers become guests with a token of their own."""

from litestar.datastructures import Cookie

from hatalom.server.security import Connection, Rates, address_of, cookie_for, hash_of, new_token
from hatalom.server.store import Guest, Store


class Reception:
    """Knows how many newcomers (and attempts to log in) an address has sent lately."""

    def __init__(self, store: Store, rates: Rates) -> None:
        self.store = store
        self._rates = rates

    def knock(self, connection: Connection) -> None:
        """Refuses an address that comes too often."""
        self._rates.take(address_of(connection))

    async def new_guest(self, connection: Connection, name: str) -> tuple[Guest, Cookie]:
        self.knock(connection)
        guest, token = Guest(new_token()[:24], name), new_token()
        await self.store.add_guest(guest, hash_of(token))
        return guest, cookie_for(connection, token)

    async def welcome(self, connection: Connection, guest: Guest | None) -> tuple[Guest, list[Cookie]]:
        """A visitor who wants to play becomes a guest without a name; the cookies go with the answer."""
        if guest is not None:
            return guest, []
        guest, cookie = await self.new_guest(connection, "")
        return guest, [cookie]
