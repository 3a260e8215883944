"""Tables over plain HTTP: for the lobby, for scripts and bots, and where a WebSocket cannot be had."""

from typing import Annotated, Literal

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from hatalom.server.routes.given import Asked, TheAdviser, TheDesk, TheGuest, TheReception
from hatalom.server.security import require
from hatalom.server.wire import (
    ActWire,
    DoneWire,
    HintsWire,
    HintWire,
    JoinWire,
    MenuWire,
    NewTableAnswer,
    NewTableWire,
    NoteWire,
    OrdersWire,
    OrderWire,
    SayWire,
    TableRowWire,
    TableWire,
    UndoRequest,
    WhyWire,
)
from hatalom.table.wire import RefusalWire

Which = Annotated[Literal["mine", "open", "watch", "finished"], QueryParameter(name="list", description="Which list.")]
OfSeat = Annotated[str, QueryParameter(name="seat", max_length=40, description="Whose orders.")]
SeenAs = Annotated[str | None, QueryParameter(name="as", max_length=40, description="Whose eyes.")]


@get("/api/tables", summary="A list of tables; nothing of a game's inside is loaded for it")
async def list_tables(desk: TheDesk, guest: TheGuest, which: Which = "mine") -> list[TableRowWire]:
    return await desk.tables(guest, which)


@post("/api/tables", status_code=201, summary="Open a table; a visitor becomes a guest by it")
async def open_table(
    request: Asked, desk: TheDesk, reception: TheReception, guest: TheGuest, data: JSONBody[NewTableWire]
) -> Response[NewTableAnswer]:
    guest, cookies = await reception.welcome(request, guest)
    return Response(NewTableAnswer(await desk.open_table(guest, data)), cookies=cookies)


@get("/api/tables/{table:str}", summary="Everything about a table for this viewer")
async def get_table(desk: TheDesk, guest: TheGuest, table: FromPath[str], seen_as: SeenAs = None) -> TableWire:
    return await desk.table(guest, table, seen_as)


@post("/api/tables/{table:str}/join", status_code=200, summary="Take an open seat, or a seat by its link's secret")
async def join(
    request: Asked,
    desk: TheDesk,
    reception: TheReception,
    guest: TheGuest,
    table: FromPath[str],
    data: JSONBody[JoinWire],
) -> Response[TableWire]:
    guest, cookies = await reception.welcome(request, guest)
    return Response(await desk.join(guest, table, data), cookies=cookies)


@post("/api/tables/{table:str}/act", status_code=200, summary="Answer a question")
async def act(desk: TheDesk, guest: TheGuest, table: FromPath[str], data: JSONBody[ActWire]) -> DoneWire:
    return await desk.act(require(guest), table, data)


@post("/api/tables/{table:str}/undo", status_code=200, summary="Take back what one may take back alone")
async def undo(desk: TheDesk, guest: TheGuest, table: FromPath[str], data: JSONBody[UndoRequest]) -> DoneWire:
    return await desk.undo(require(guest), table, data)


@post("/api/tables/{table:str}/why", status_code=200, summary="Why a thing is not legal now")
async def why(desk: TheDesk, guest: TheGuest, table: FromPath[str], data: JSONBody[WhyWire]) -> list[RefusalWire]:
    return await desk.why(require(guest), table, data)


@post("/api/tables/{table:str}/hint", status_code=200, summary="What the computer would do here, and why; counted")
async def hint(adviser: TheAdviser, guest: TheGuest, table: FromPath[str], data: JSONBody[HintWire]) -> HintsWire:
    return await adviser.hint(require(guest), table, data)


@post("/api/tables/{table:str}/say", status_code=204, summary="Say something at the table")
async def say(desk: TheDesk, guest: TheGuest, table: FromPath[str], data: JSONBody[SayWire]) -> None:
    await desk.say(require(guest), table, data)


@post("/api/tables/{table:str}/menu", status_code=200, summary="Resign, draw, take-back by consent, leave, come back")
async def menu(desk: TheDesk, guest: TheGuest, table: FromPath[str], data: JSONBody[MenuWire]) -> DoneWire:
    return await desk.menu(require(guest), table, data)


@get("/api/tables/{table:str}/journal", summary="The journal of a finished game; before that one's own view and log")
async def journal(desk: TheDesk, guest: TheGuest, table: FromPath[str], seen_as: SeenAs = None) -> Response[str]:
    media_type, text = await desk.journal(guest, table, seen_as)
    return Response(text, media_type=media_type)


@get("/api/tables/{table:str}/notes", summary="My own notes on a table")
async def get_notes(desk: TheDesk, guest: TheGuest, table: FromPath[str]) -> NoteWire:
    return NoteWire(await desk.note(require(guest), table))


@put("/api/tables/{table:str}/notes", status_code=204, summary="Write my own notes on a table")
async def put_notes(desk: TheDesk, guest: TheGuest, table: FromPath[str], data: JSONBody[NoteWire]) -> None:
    await desk.set_note(require(guest), table, data.text)


@get("/api/tables/{table:str}/orders", summary="My standing orders for reaction windows")
async def get_orders(desk: TheDesk, guest: TheGuest, table: FromPath[str], seat: OfSeat) -> OrdersWire:
    return OrdersWire(await desk.orders(require(guest), table, seat))


@put("/api/tables/{table:str}/orders", summary="Give or withdraw a standing order; nobody else is told")
async def put_order(desk: TheDesk, guest: TheGuest, table: FromPath[str], data: JSONBody[OrderWire]) -> OrdersWire:
    return OrdersWire(await desk.set_order(require(guest), table, data))


handlers = [
    list_tables,
    open_table,
    get_table,
    join,
    act,
    undo,
    why,
    hint,
    say,
    menu,
    journal,
    get_notes,
    put_notes,
    get_orders,
    put_order,
]
