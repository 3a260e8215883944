"""Tables: the lists, opening one, and everything that is done at one."""

from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import JSONBody, QueryParameter

from hatalom.server.asked import Asked
from hatalom.server.routes.given import (
    OfTable,
    SeenAs,
    TheAdviser,
    TheConversation,
    TheLobby,
    TheOpening,
    ThePerson,
    ThePlanner,
    ThePlay,
    TheReception,
    TheViewing,
)
from hatalom.server.security.tokens import require
from hatalom.server.store.lists import Which
from hatalom.server.wire.lobby import TableRowWire
from hatalom.server.wire.opening import NewTableAnswer, NewTableWire
from hatalom.server.wire.play import (
    ActWire,
    AheadWire,
    DoneWire,
    HintsWire,
    HintWire,
    MenuWire,
    OrdersWire,
    OrderWire,
    PlannedWire,
    UndoRequest,
    WhyPlannedWire,
    WhyWire,
)
from hatalom.server.wire.tables import TableWire
from hatalom.server.wire.talk import NoteWire, SayWire
from hatalom.table.wire import PlanWire, RefusalWire, StateWire

WhichList = Annotated[Which, QueryParameter(name="list", description="Which list.")]
OfSeat = Annotated[str, QueryParameter(name="seat", max_length=40, description="Whose orders.")]


@get("/api/tables", summary="A list of tables; nothing of a game's inside is loaded for it")
async def list_tables(lobby: TheLobby, person: ThePerson, which: WhichList = "mine") -> list[TableRowWire]:
    return await lobby.tables(person, which)


@post("/api/tables", status_code=201, summary="Open a table; a visitor becomes a guest by it")
async def open_table(
    request: Asked, opening: TheOpening, reception: TheReception, person: ThePerson, data: JSONBody[NewTableWire]
) -> Response[NewTableAnswer]:
    person, cookies = await reception.welcome(request, person)
    return Response(NewTableAnswer(await opening.open(person, data)), cookies=cookies)


@get("/api/tables/{table:str}", summary="Everything about a table for this viewer")
async def get_table(viewing: TheViewing, person: ThePerson, table: OfTable, seen_as: SeenAs = None) -> TableWire:
    return await viewing.table(person, table, seen_as)


@post("/api/tables/{table:str}/act", status_code=200, summary="Answer a question")
async def act(play: ThePlay, person: ThePerson, table: OfTable, data: JSONBody[ActWire]) -> DoneWire:
    return await play.act(require(person), table, data)


@post("/api/tables/{table:str}/undo", status_code=200, summary="Take back what one may take back alone")
async def undo(play: ThePlay, person: ThePerson, table: OfTable, data: JSONBody[UndoRequest]) -> DoneWire:
    return await play.undo(require(person), table, data)


@post("/api/tables/{table:str}/why", status_code=200, summary="Why a thing is not legal now")
async def why(play: ThePlay, person: ThePerson, table: OfTable, data: JSONBody[WhyWire]) -> list[RefusalWire]:
    return await play.why(require(person), table, data)


@post("/api/tables/{table:str}/ahead", status_code=200, summary="What I would be asked next; nothing is done")
async def ahead(play: ThePlay, person: ThePerson, table: OfTable, data: JSONBody[AheadWire]) -> StateWire:
    return await play.ahead(require(person), table, data)


@post("/api/tables/{table:str}/plan", status_code=200, summary="What would come of a plan of mine; nothing is done")
async def plan(planner: ThePlanner, person: ThePerson, table: OfTable, data: JSONBody[PlannedWire]) -> PlanWire:
    return await planner.plan(require(person), table, data)


@post("/api/tables/{table:str}/plan/why", status_code=200, summary="Why a thing is not legal after a plan of mine")
async def why_planned(
    planner: ThePlanner, person: ThePerson, table: OfTable, data: JSONBody[WhyPlannedWire]
) -> list[RefusalWire]:
    return await planner.why(require(person), table, data)


@post("/api/tables/{table:str}/hint", status_code=200, summary="What the computer would do here, and why; counted")
async def hint(adviser: TheAdviser, person: ThePerson, table: OfTable, data: JSONBody[HintWire]) -> HintsWire:
    return await adviser.hint(require(person), table, data)


@post("/api/tables/{table:str}/say", status_code=204, summary="Say something at the table")
async def say(conversation: TheConversation, person: ThePerson, table: OfTable, data: JSONBody[SayWire]) -> None:
    await conversation.say(require(person), table, data)


@post("/api/tables/{table:str}/menu", status_code=200, summary="Resign, draw, take-back by consent, leave, come back")
async def menu(play: ThePlay, person: ThePerson, table: OfTable, data: JSONBody[MenuWire]) -> DoneWire:
    return await play.menu(require(person), table, data)


@get("/api/tables/{table:str}/journal", summary="The journal of a finished game; before that one's own view and log")
async def journal(viewing: TheViewing, person: ThePerson, table: OfTable, seen_as: SeenAs = None) -> Response[str]:
    media_type, text = await viewing.journal(person, table, seen_as)
    return Response(text, media_type=media_type)


@get("/api/tables/{table:str}/notes", summary="My own notes on a table")
async def get_notes(conversation: TheConversation, person: ThePerson, table: OfTable) -> NoteWire:
    return NoteWire(await conversation.note(require(person), table))


@put("/api/tables/{table:str}/notes", status_code=204, summary="Write my own notes on a table")
async def put_notes(conversation: TheConversation, person: ThePerson, table: OfTable, data: JSONBody[NoteWire]) -> None:
    await conversation.set_note(require(person), table, data.text)


@get("/api/tables/{table:str}/orders", summary="My standing orders for reaction windows")
async def get_orders(play: ThePlay, person: ThePerson, table: OfTable, seat: OfSeat) -> OrdersWire:
    return OrdersWire(await play.orders(require(person), table, seat))


@put("/api/tables/{table:str}/orders", summary="Give or withdraw a standing order; nobody else is told")
async def put_order(play: ThePlay, person: ThePerson, table: OfTable, data: JSONBody[OrderWire]) -> OrdersWire:
    return OrdersWire(await play.set_order(require(person), table, data))


handlers = [
    list_tables,
    open_table,
    get_table,
    act,
    undo,
    why,
    why_planned,
    ahead,
    plan,
    hint,
    say,
    menu,
    journal,
    get_notes,
    put_notes,
    get_orders,
    put_order,
]
