"""Who I am: a guest with a name, later perhaps with an account."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Response, get, post, put
from litestar.params import JSONBody

from hatalom.core.errors import IllegalAction
from hatalom.server.asked import Asked
from hatalom.server.routes.given import TheHub, TheNights, ThePerson, TheReception, TheSettings, TheStore
from hatalom.server.security.connection import is_private
from hatalom.server.security.tokens import cookie_for, hash_of, require, token_of
from hatalom.server.services.checks import printable
from hatalom.server.settings import Settings
from hatalom.server.store import Store
from hatalom.server.store.records import Account, Person
from hatalom.server.wire.people import AccountWire, MeWire, NameWire, RestWire

hasher = PasswordHasher()
NOBODYS = hasher.hash("nobody has this password")
"""Checked where there is no account, so that both cases take the same time."""


async def me_of(request: Asked, settings: Settings, store: Store, person: Person | None) -> MeWire:
    account = await store.people.login_of(person.id) if person is not None else None
    name = person.name if person is not None else ""
    returns = person is not None and await store.lists.has_played(person.id)
    return MeWire(name, person is not None, account, is_private(request), settings.laboratory > 0, returns)


@get("/api/me", summary="Who I am")
async def get_me(request: Asked, settings: TheSettings, store: TheStore, person: ThePerson) -> MeWire:
    return await me_of(request, settings, store, person)


@post("/api/me", status_code=200, summary="Give or change my name")
async def post_me(
    request: Asked,
    settings: TheSettings,
    store: TheStore,
    reception: TheReception,
    person: ThePerson,
    data: JSONBody[NameWire],
) -> Response[MeWire]:
    name = printable(data.name)
    if person is None:
        person, cookie = await reception.new_person(request, name)
        return Response(await me_of(request, settings, store, person), cookies=[cookie])
    return Response(await me_of(request, settings, store, await reception.rename(person, name)))


@get("/api/me/rest", summary="When I rest: slow clocks stand still then")
async def get_rest(nights: TheNights, person: ThePerson) -> RestWire:
    return await nights.get(require(person))


@put("/api/me/rest", summary="Say when I rest")
async def put_rest(nights: TheNights, person: ThePerson, data: JSONBody[RestWire]) -> RestWire:
    return await nights.set(require(person), data)


@post("/api/me/account", status_code=200, summary="Claim an account for the guest I am; I get a new token")
async def claim(
    request: Asked,
    settings: TheSettings,
    store: TheStore,
    reception: TheReception,
    person: ThePerson,
    data: JSONBody[AccountWire],
) -> Response[MeWire]:
    person = require(person)
    reception.knock(request)
    password_hash = await asyncio.to_thread(hasher.hash, data.password)
    await store.people.add_account(Account(login_name(data), person.id, password_hash))
    cookie = await reception.new_session(request, person.id)
    return Response(await me_of(request, settings, store, person), cookies=[cookie])


@post("/api/login", status_code=200, summary="Come back to an account")
async def login(
    request: Asked, settings: TheSettings, store: TheStore, reception: TheReception, data: JSONBody[AccountWire]
) -> Response[MeWire]:
    reception.knock(request)
    account = await store.people.account(login_name(data))
    try:
        await asyncio.to_thread(hasher.verify, account.password_hash if account else NOBODYS, data.password)
    except VerificationError:
        account = None
    if account is None:
        raise IllegalAction("forbidden", "there is no account with this login name and password")
    cookie = await reception.new_session(request, account.person)
    person = await store.people.by_token(hash_of(cookie.value or ""))
    return Response(await me_of(request, settings, store, person), cookies=[cookie])


@post("/api/logout", status_code=200, summary="Leave; a guest without an account cannot come back")
async def logout(
    request: Asked, settings: TheSettings, store: TheStore, hub: TheHub, person: ThePerson
) -> Response[MeWire]:
    if token := token_of(request):
        await store.people.end_session(hash_of(token))
    if person is not None:
        hub.company.tell_person(person.id)
    return Response(await me_of(request, settings, store, None), cookies=[cookie_for(request, "", max_age=0)])


def login_name(wish: AccountWire) -> str:
    """Capitals and spaces around it make no difference."""
    return wish.login.strip().lower()


handlers = [get_me, post_me, get_rest, put_rest, claim, login, logout]
