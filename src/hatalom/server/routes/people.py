"""Who I am: a guest with a name, later perhaps with an account."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Response, get, post
from litestar.params import JSONBody

from hatalom.core.errors import IllegalAction
from hatalom.server.desk import printable
from hatalom.server.routes.given import Asked, TheDesk, TheGuest, TheReception, TheStore
from hatalom.server.security import (
    cookie_for,
    hash_of,
    is_private,
    new_token,
    require,
    token_of,
)
from hatalom.server.store import Guest, Store
from hatalom.server.wire import AccountWire, MeWire, NameWire

hasher = PasswordHasher()
NOBODY = hasher.hash("nobody has this password")
"""Checked where there is no account, so that both cases take the same time."""


async def me_of(request: Asked, store: Store, guest: Guest | None) -> MeWire:
    account = await store.account_of(guest.id) if guest is not None else None
    return MeWire(guest.name if guest is not None else "", guest is not None, account, is_private(request))


@get("/api/me", summary="Who I am")
async def get_me(request: Asked, store: TheStore, guest: TheGuest) -> MeWire:
    return await me_of(request, store, guest)


@post("/api/me", status_code=200, summary="Give or change my name")
async def post_me(
    request: Asked, store: TheStore, desk: TheDesk, reception: TheReception, guest: TheGuest, data: JSONBody[NameWire]
) -> Response[MeWire]:
    name = printable(data.name)
    if guest is None:
        guest, cookie = await reception.new_guest(request, name)
        return Response(await me_of(request, store, guest), cookies=[cookie])
    guest = Guest(guest.id, name)
    await desk.renamed(guest, await store.rename(guest.id, name))
    return Response(await me_of(request, store, guest))


@post("/api/me/account", status_code=200, summary="Claim an account for the guest I am")
async def claim(
    request: Asked, store: TheStore, reception: TheReception, guest: TheGuest, data: JSONBody[AccountWire]
) -> MeWire:
    guest = require(guest)
    reception.knock(request)
    password_hash = await asyncio.to_thread(hasher.hash, data.password)
    await store.add_account(data.login.strip().lower(), guest.id, password_hash)
    return await me_of(request, store, guest)


@post("/api/login", status_code=200, summary="Come back to an account")
async def login(
    request: Asked, store: TheStore, reception: TheReception, data: JSONBody[AccountWire]
) -> Response[MeWire]:
    reception.knock(request)
    account = await store.account(data.login.strip().lower())
    try:
        await asyncio.to_thread(hasher.verify, account["password_hash"] if account else NOBODY, data.password)
    except VerificationError:
        account = None
    if account is None:
        raise IllegalAction("forbidden", "there is no account with this login name and password")
    token = new_token()
    await store.add_session(account["guest"], hash_of(token))
    guest = await store.guest_by_token(hash_of(token))
    return Response(await me_of(request, store, guest), cookies=[cookie_for(request, token)])


@post("/api/logout", status_code=200, summary="Leave; a guest without an account cannot come back")
async def logout(request: Asked, store: TheStore) -> Response[MeWire]:
    if token := token_of(request):
        await store.end_session(hash_of(token))
    return Response(await me_of(request, store, None), cookies=[cookie_for(request, "", max_age=0)])


handlers = [get_me, post_me, claim, login, logout]
