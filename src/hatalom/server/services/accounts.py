"""Accounts: how somebody comes back, where he is signed in, and what becomes of everything when he goes."""

import asyncio
import datetime as dt
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import PersonId, TokenHash
from hatalom.server.post.mail import checked_mail
from hatalom.server.post.outlets import Outlets
from hatalom.server.post.poster import Unsent
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.security.rates import Rates
from hatalom.server.security.tokens import hash_of, new_token
from hatalom.server.store import Store
from hatalom.server.store.accounts import Ticket
from hatalom.server.store.records import Account, Person
from hatalom.server.wire.accounts import MyAccountWire, PasskeyWire, PasswordWire, SessionWire
from hatalom.server.wire.people import AccountWire
from hatalom.table.agree import abandon
from hatalom.table.clock import STAND_IN
from hatalom.table.table import Table
from hatalom.texts import LANGS

hasher = PasswordHasher()
LINK_LASTS = dt.timedelta(minutes=15)
JUST_NOW = dt.timedelta(minutes=10)
"""Whoever has proved who he is so lately need not do so again."""
CODES = 8
LAST_WAY = "this is the last way into your account: add another one first"


class AccountDesk:
    """`attempts` counts by account, `links` by mail address: guessing from many places is slow too."""

    def __init__(self, hub: Hub, store: Store, outlets: Outlets, attempts: Rates, links: Rates) -> None:
        self.hub = hub
        self.store = store
        self.accounts = store.accounts
        self.outlets = outlets
        self._attempts = attempts
        self._links = links

    async def get(self, person: Person, token_hash: TokenHash) -> MyAccountWire:
        keys = [PasskeyWire(key.id, key.name, key.used) for key in await self.accounts.passkeys(person.id)]
        sessions = [
            SessionWire(one.id, one.name, one.seen, one.token_hash == token_hash)
            for one in await self.accounts.sessions(person.id)
        ]
        login, mail = await self.store.people.login_of(person.id), await self.accounts.mail_of(person.id)
        codes = await self.accounts.count_codes(person.id)
        return MyAccountWire(login, mail, "mail" in self.outlets.kinds, keys, sessions, codes)

    # -- ways in ----------------------------------------------------------------------------------------------------

    async def claim(self, person: Person, wish: AccountWire) -> None:
        password_hash = await asyncio.to_thread(hasher.hash, wish.password)
        await self.store.people.add_account(Account(login_name(wish), person.id, password_hash))

    async def by_password(self, wish: AccountWire) -> PersonId:
        self._attempts.take(login_name(wish))
        account = await self.store.people.account(login_name(wish))
        try:
            await asyncio.to_thread(_verify, account, wish.password)
        except VerificationError:
            account = None
        if account is None:
            raise IllegalAction("forbidden", "there is no account with this login name and password")
        return account.person

    async def set_password(self, person: Person, token_hash: TokenHash, wish: PasswordWire) -> None:
        login = await self.store.people.login_of(person.id)
        account = await self.store.people.account(login) if login is not None else None
        if account is None:
            raise IllegalAction("forbidden", "you have no login name: claim one")
        if not await self._has_just_come(person.id, token_hash):
            self._attempts.take(account.login)
            try:
                await asyncio.to_thread(hasher.verify, account.password_hash, wish.old)
            except VerificationError as error:
                raise IllegalAction("forbidden", "this is not your password") from error
        await self.accounts.set_password(person.id, await asyncio.to_thread(hasher.hash, wish.new))

    async def send_link(self, address: str, lang: str) -> None:
        """Nobody learns whether an address is known here."""
        address = checked_mail(address)
        if "mail" not in self.outlets.kinds:
            raise IllegalAction("closed", "this house sends no mail: its operator has named no mail server")
        self._links.take(address.lower())
        person = await self.accounts.person_with_mail(address)
        if person is not None:
            secret = new_token()
            await self.accounts.add_ticket(hash_of(secret), "mail", Ticket(person, ""), LINK_LASTS)
            try:
                await self.outlets.send_link(address, secret, lang if lang in LANGS else "en")
            except Unsent as error:
                raise IllegalAction("closed", "no mail can be sent at the moment: try again later") from error

    async def by_link(self, secret: str) -> PersonId:
        ticket = await self.accounts.use_ticket(hash_of(secret), "mail")
        if ticket is None or ticket.person is None:
            raise IllegalAction("forbidden", "this link is not valid any more: ask for a new one")
        return ticket.person

    async def by_code(self, code: str) -> PersonId:
        person = await self.accounts.use_code(hash_of(code.strip().lower().replace("-", "").replace(" ", "")))
        if person is None:
            raise IllegalAction("forbidden", "this code opens nothing")
        return person

    async def new_codes(self, person: Person) -> list[str]:
        codes = [hash_of(new_token())[:20] for _ in range(CODES)]
        await self.accounts.set_codes(person.id, [hash_of(code) for code in codes])
        return ["-".join(code[at : at + 5] for at in range(0, 20, 5)) for code in codes]

    async def remove_passkey(self, person: Person, id_: str) -> None:
        others = [key for key in await self.accounts.passkeys(person.id) if key.id != id_]
        has_other = others or await self.store.people.login_of(person.id) or await self.accounts.mail_of(person.id)
        if not has_other:
            raise IllegalAction("forbidden", LAST_WAY)
        if not await self.accounts.remove_passkey(person.id, id_):
            raise IllegalAction("not-found", "you have no such passkey")

    # -- sessions ---------------------------------------------------------------------------------------------------

    async def end_session(self, person: Person, id_: str) -> None:
        """Signed out there: what is open there is closed at once."""
        found = next((one for one in await self.accounts.sessions(person.id) if one.id == id_), None)
        if found is None:
            raise IllegalAction("not-found", "you are not signed in there")
        await self.store.people.end_session(found.token_hash)
        await self.hub.changed(person.id)

    async def check_not_banned(self, person: PersonId) -> None:
        until = await self.store.moderation.banned_until(person)
        if until:
            raise IllegalAction("banned", f"a moderator keeps this account out until {until[:10]}")

    async def bring(self, guest: Person | None, heir: PersonId) -> None:
        """Somebody who has played here as a guest signs in: the guest's games are his, if the guest was nobody else."""
        if guest is None or guest.id == heir or await self._has_account(guest.id):
            return
        await self.hub.reload(await self.store.estate.give(guest.id, heir))

    # -- everything -------------------------------------------------------------------------------------------------

    async def export(self, person: Person) -> dict[str, Any]:
        return await self.store.estate.everything(person.id)

    async def go(self, person: Person, name: str) -> None:
        """Somebody goes for good: computers take over his running games, the finished ones stay for the others."""
        if name.strip() != person.name:
            raise IllegalAction("bad-request", "write your name as it stands here")
        for table in await self.store.estate.running(person.id):
            await self.hub.at(table, lambda room: self._leave(room, person.id))
        tables = await self.store.estate.remove(person.id)
        await self.hub.changed(person.id)
        await self.hub.reload(tables)

    async def _leave(self, room: Room, person: PersonId) -> None:
        def change(table: Table) -> None:
            goes_on = table.is_begun and any(seat.owner not in ("", person) for seat in table.seats)
            for number in table.owned_by(person):
                abandon(table, number, STAND_IN if goes_on else "")

        if not room.table.is_over() and not room.table.match.is_halted:
            await self.hub.change(room, change)

    async def _has_account(self, person: PersonId) -> bool:
        login = await self.store.people.login_of(person)
        return bool(login or await self.accounts.passkeys(person) or await self.accounts.mail_of(person))

    async def _has_just_come(self, person: PersonId, token_hash: TokenHash) -> bool:
        since = (dt.datetime.now(dt.UTC) - JUST_NOW).isoformat(timespec="milliseconds")
        sessions = await self.accounts.sessions(person)
        return any(one.token_hash == token_hash and one.created > since for one in sessions)


def login_name(wish: AccountWire) -> str:
    """Capitals and spaces around it make no difference."""
    return wish.login.strip().lower()


def _verify(account: Account | None, password: str) -> None:
    """Where there is no account another password is checked, so that both cases take the same time."""
    nobodys = _nobodys_hash()
    hasher.verify(account.password_hash if account is not None else nobodys, password)


@cache
def _nobodys_hash() -> str:
    return hasher.hash("nobody has this password")
