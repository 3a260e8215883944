"""Who I am: a guest with a name, later perhaps with an account."""

from litestar import Response, get, post, put
from litestar.params import JSONBody

from hatalom.server.asked import Asked
from hatalom.server.front import client_of
from hatalom.server.routes.given import TheHub, TheNights, ThePerson, TheReception, TheSettings, TheStore
from hatalom.server.security.connection import is_private
from hatalom.server.security.tokens import cookie_for, hash_of, require, token_of
from hatalom.server.services.checks import printable
from hatalom.server.services.moderators import is_named
from hatalom.server.settings import Settings
from hatalom.server.store import Store
from hatalom.server.store.records import Person
from hatalom.server.wire.people import MeWire, NameWire, RestWire


async def me_of(request: Asked, settings: Settings, store: Store, person: Person | None) -> MeWire:
    account = await store.accounts.name_of(person) if person is not None else None
    returns = person is not None and await store.lists.has_played(person.id)
    login = await store.people.login_of(person.id) if person is not None and settings.moderators else None
    return MeWire(
        name=person.name if person is not None else "",
        known=person is not None,
        account=account,
        private=is_private(request),
        laboratory=settings.laboratory > 0,
        returns=returns,
        moderator=login is not None and is_named(login, settings.moderators),
        client=client_of(settings.static.resolve()),
    )


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


@post("/api/logout", status_code=200, summary="Leave; a guest without an account cannot come back")
async def logout(
    request: Asked, settings: TheSettings, store: TheStore, hub: TheHub, person: ThePerson
) -> Response[MeWire]:
    if token := token_of(request):
        await store.people.end_session(hash_of(token))
    if person is not None:
        await hub.changed(person.id)
    return Response(await me_of(request, settings, store, None), cookies=[cookie_for(request, "", max_age=0)])


handlers = [get_me, post_me, get_rest, put_rest, logout]
