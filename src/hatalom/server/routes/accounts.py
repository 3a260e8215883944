"""How I come back, where I am signed in, what is stored of me."""

from typing import Any

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from hatalom.server.asked import Asked
from hatalom.server.ids import PersonId, TokenHash
from hatalom.server.routes.given import (
    TheAccountDesk,
    ThePasskeys,
    ThePerson,
    TheReception,
    TheSettings,
    TheStore,
)
from hatalom.server.routes.people import me_of
from hatalom.server.security.tokens import cookie_for, hash_of, require, token_of
from hatalom.server.services.accounts import AccountDesk
from hatalom.server.services.reception import Reception
from hatalom.server.settings import Settings
from hatalom.server.store import Store
from hatalom.server.store.records import Person
from hatalom.server.wire.accounts import (
    BegunWire,
    CodesWire,
    FarewellWire,
    MailLinkWire,
    MyAccountWire,
    NewPasskeyWire,
    PasskeyLoginWire,
    PasswordWire,
    SecretLoginWire,
)
from hatalom.server.wire.people import AccountWire, MeWire


def session_of(request: Asked) -> TokenHash:
    return hash_of(token_of(request))


@get("/api/me/account", summary="How I can come back, and where I am signed in")
async def get_account(request: Asked, account_desk: TheAccountDesk, person: ThePerson) -> MyAccountWire:
    return await account_desk.get(require(person), session_of(request))


@post("/api/me/account", status_code=200, summary="Claim a login name and a password; I get a new token")
async def claim(
    request: Asked,
    settings: TheSettings,
    store: TheStore,
    account_desk: TheAccountDesk,
    reception: TheReception,
    person: ThePerson,
    data: JSONBody[AccountWire],
) -> Response[MeWire]:
    person = require(person)
    reception.knock(request)
    await account_desk.claim(person, data)
    cookie = await reception.new_session(request, person.id)
    return Response(await me_of(request, settings, store, person), cookies=[cookie])


@put("/api/me/password", status_code=204, summary="A new password")
async def put_password(
    request: Asked, account_desk: TheAccountDesk, person: ThePerson, data: JSONBody[PasswordWire]
) -> None:
    await account_desk.set_password(require(person), session_of(request), data)


@post("/api/me/passkeys/begin", status_code=200, summary="What the browser needs to make a passkey")
async def begin_passkey(request: Asked, passkeys: ThePasskeys, person: ThePerson) -> BegunWire:
    return await passkeys.begin_new(request, require(person))


@post("/api/me/passkeys", status_code=201, summary="A new passkey")
async def add_passkey(
    request: Asked,
    passkeys: ThePasskeys,
    account_desk: TheAccountDesk,
    person: ThePerson,
    data: JSONBody[NewPasskeyWire],
) -> MyAccountWire:
    await passkeys.add(request, require(person), data)
    return await account_desk.get(require(person), session_of(request))


@delete("/api/me/passkeys/{key:str}", status_code=200, summary="Remove a passkey, unless it is the last way in")
async def remove_passkey(
    request: Asked, account_desk: TheAccountDesk, person: ThePerson, key: FromPath[str]
) -> MyAccountWire:
    await account_desk.remove_passkey(require(person), key)
    return await account_desk.get(require(person), session_of(request))


@post("/api/me/codes", status_code=201, summary="New codes that open my account once each, if all else is lost")
async def new_codes(account_desk: TheAccountDesk, person: ThePerson) -> CodesWire:
    return CodesWire(await account_desk.new_codes(require(person)))


@delete("/api/me/sessions/{session:str}", status_code=200, summary="Sign me out there")
async def end_session(
    request: Asked, account_desk: TheAccountDesk, person: ThePerson, session: FromPath[str]
) -> MyAccountWire:
    await account_desk.end_session(require(person), session)
    return await account_desk.get(require(person), session_of(request))


@get("/api/me/export", summary="Everything that is stored of me")
async def export(account_desk: TheAccountDesk, person: ThePerson) -> Response[dict[str, Any]]:
    headers = {"Content-Disposition": 'attachment; filename="hatalom.json"', "Cache-Control": "no-store"}
    return Response(await account_desk.export(require(person)), headers=headers)


@post("/api/me/farewell", status_code=200, summary="I go for good; my games stay for the others without my name")
async def farewell(
    request: Asked,
    settings: TheSettings,
    store: TheStore,
    account_desk: TheAccountDesk,
    person: ThePerson,
    data: JSONBody[FarewellWire],
) -> Response[MeWire]:
    await account_desk.go(require(person), data.name)
    return Response(await me_of(request, settings, store, None), cookies=[cookie_for(request, "", max_age=0)])


# -- coming back ----------------------------------------------------------------------------------------------------


class Entrance:
    """For one request: whoever has proved who he is gets a new session, and brings his games along if he wants to."""

    def __init__(
        self, request: Asked, settings: Settings, store: Store, reception: Reception, desk: AccountDesk
    ) -> None:
        self.request = request
        self.settings = settings
        self.store = store
        self.reception = reception
        self.desk = desk

    async def let_in(self, heir: PersonId, guest: Person | None) -> Response[MeWire]:
        await self.desk.check_not_banned(heir)
        await self.desk.bring(guest, heir)
        cookie = await self.reception.new_session(self.request, heir)
        person = await self.store.people.by_token(hash_of(cookie.value or ""))
        return Response(await me_of(self.request, self.settings, self.store, person), cookies=[cookie])


async def entrance_for(
    request: Asked,
    settings: TheSettings,
    store: TheStore,
    reception: TheReception,
    account_desk: TheAccountDesk,
) -> Entrance:
    reception.knock(request)
    return Entrance(request, settings, store, reception, account_desk)


TheEntrance = NamedDependency[Entrance]
AT_THE_ENTRANCE = {"entrance": Provide(entrance_for)}


@post("/api/login", status_code=200, summary="Come back with a login name and a password", dependencies=AT_THE_ENTRANCE)
async def login(entrance: TheEntrance, person: ThePerson, data: JSONBody[AccountWire]) -> Response[MeWire]:
    heir = await entrance.desk.by_password(data)
    return await entrance.let_in(heir, person if data.bring else None)


@post("/api/login/passkey/begin", status_code=200, summary="What the browser needs to ask for a passkey")
async def begin_login(request: Asked, reception: TheReception, passkeys: ThePasskeys) -> BegunWire:
    reception.knock(request)
    return await passkeys.begin_login(request)


@post("/api/login/passkey", status_code=200, summary="Come back with a passkey", dependencies=AT_THE_ENTRANCE)
async def login_by_passkey(
    entrance: TheEntrance, passkeys: ThePasskeys, person: ThePerson, data: JSONBody[PasskeyLoginWire]
) -> Response[MeWire]:
    heir = await passkeys.login(entrance.request, data.ticket, data.credential)
    return await entrance.let_in(heir, person if data.bring else None)


@post("/api/login/mail", status_code=204, summary="Send me a link that opens my account")
async def send_link(
    request: Asked, reception: TheReception, account_desk: TheAccountDesk, data: JSONBody[MailLinkWire]
) -> None:
    reception.knock(request)
    await account_desk.send_link(data.address, data.lang)


@post("/api/login/link", status_code=200, summary="Come back by the link of a mail", dependencies=AT_THE_ENTRANCE)
async def login_by_link(entrance: TheEntrance, person: ThePerson, data: JSONBody[SecretLoginWire]) -> Response[MeWire]:
    heir = await entrance.desk.by_link(data.secret)
    return await entrance.let_in(heir, person if data.bring else None)


@post("/api/login/code", status_code=200, summary="Come back with one of my codes", dependencies=AT_THE_ENTRANCE)
async def login_by_code(entrance: TheEntrance, person: ThePerson, data: JSONBody[SecretLoginWire]) -> Response[MeWire]:
    heir = await entrance.desk.by_code(data.secret)
    return await entrance.let_in(heir, person if data.bring else None)


handlers = [
    get_account,
    claim,
    put_password,
    begin_passkey,
    add_passkey,
    remove_passkey,
    new_codes,
    end_session,
    export,
    farewell,
    login,
    begin_login,
    login_by_passkey,
    send_link,
    login_by_link,
    login_by_code,
]
