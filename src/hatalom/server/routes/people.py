"""Who I am: a guest with a name, later perhaps with an account."""

import asyncio
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Request, Response, get, post

from hatalom.core.errors import IllegalAction
from hatalom.server.desk import Desk, printable
from hatalom.server.security import (
    Rates,
    address_of,
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
Asked = Request[Any, Any, Any]


async def new_guest(request: Asked, store: Store, newcomers: Rates, name: str) -> tuple[Guest, str]:
    newcomers.take(address_of(request))
    guest, token = Guest(new_token()[:24], name), new_token()
    await store.add_guest(guest, hash_of(token))
    return guest, token


async def me_of(request: Asked, store: Store, guest: Guest | None) -> MeWire:
    account = await store.account_of(guest.id) if guest is not None else None
    return MeWire(guest.name if guest is not None else "", guest is not None, account, is_private(request))


@get("/api/me", summary="Who I am")
async def get_me(request: Asked, store: Store, guest: Guest | None) -> MeWire:
    return await me_of(request, store, guest)


@post("/api/me", status_code=200, summary="Give or change my name")
async def post_me(
    request: Asked, store: Store, desk: Desk, newcomers: Rates, guest: Guest | None, data: NameWire
) -> Response[MeWire]:
    name = printable(data.name)
    if guest is None:
        guest, token = await new_guest(request, store, newcomers, name)
        return Response(await me_of(request, store, guest), cookies=[cookie_for(request, token)])
    guest = Guest(guest.id, name)
    await desk.renamed(guest, await store.rename(guest.id, name))
    return Response(await me_of(request, store, guest))


@post("/api/me/account", status_code=200, summary="Claim an account for the guest I am")
async def claim(request: Asked, store: Store, newcomers: Rates, guest: Guest | None, data: AccountWire) -> MeWire:
    guest = require(guest)
    newcomers.take(address_of(request))
    password_hash = await asyncio.to_thread(hasher.hash, data.password)
    await store.add_account(data.login.strip().lower(), guest.id, password_hash)
    return await me_of(request, store, guest)


@post("/api/login", status_code=200, summary="Come back to an account")
async def login(request: Asked, store: Store, newcomers: Rates, data: AccountWire) -> Response[MeWire]:
    newcomers.take(address_of(request))
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
async def logout(request: Asked, store: Store) -> Response[MeWire]:
    if token := token_of(request):
        await store.end_session(hash_of(token))
    return Response(await me_of(request, store, None), cookies=[cookie_for(request, "", max_age=0)])


handlers = [get_me, post_me, claim, login, logout]
