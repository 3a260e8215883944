"""Seats that wait for somebody: invitations, what the host may still change, the next game of the same people."""

from litestar import Response, delete, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from hatalom.server.asked import Asked
from hatalom.server.routes.given import OfTable, TheInvitations, TheOpening, ThePerson, TheReception, TheRematches
from hatalom.server.security.tokens import require
from hatalom.server.wire.invitations import InvitationWire
from hatalom.server.wire.opening import JoinWire, NewSeatWire, NewTableAnswer, ReaderWire, RematchWire
from hatalom.server.wire.tables import TableWire


@post("/api/tables/{table:str}/join", status_code=200, summary="Take an open seat, or a seat by its link's secret")
async def join(
    request: Asked,
    opening: TheOpening,
    reception: TheReception,
    person: ThePerson,
    table: OfTable,
    data: JSONBody[JoinWire],
) -> Response[TableWire]:
    person, cookies = await reception.welcome(request, person)
    return Response(await opening.join(person, table, data), cookies=cookies)


@post(
    "/api/tables/{table:str}/invitation", status_code=200, summary="Read what a seat's link leads to; its host sees it"
)
async def read_invitation(
    request: Asked,
    invitations: TheInvitations,
    reception: TheReception,
    person: ThePerson,
    table: OfTable,
    data: JSONBody[ReaderWire],
) -> Response[InvitationWire]:
    """Whoever takes a lesson first is known from then on: the seat is held for him."""
    cookies: list[Cookie] = []
    if data.doing == "lesson":
        person, cookies = await reception.welcome(request, person)
    return Response(await invitations.read(person, table, data), cookies=cookies)


@post("/api/tables/{table:str}/seats", status_code=204, summary="The host changes a free seat before the game begins")
async def change_seat(
    invitations: TheInvitations, person: ThePerson, table: OfTable, data: JSONBody[NewSeatWire]
) -> None:
    await invitations.change_seat(require(person), table, data)


@delete("/api/tables/{table:str}", summary="The host takes away a table whose game has not begun")
async def close_table(invitations: TheInvitations, person: ThePerson, table: OfTable) -> None:
    await invitations.close(require(person), table)


@post("/api/tables/{table:str}/rematch", status_code=201, summary="Once more with the same people, sides swapped")
async def rematch(
    rematches: TheRematches, person: ThePerson, table: OfTable, data: JSONBody[RematchWire]
) -> NewTableAnswer:
    return NewTableAnswer(await rematches.rematch(require(person), table, data))


handlers = [join, read_invitation, change_seat, close_table, rematch]
