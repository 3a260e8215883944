"""Boxes that their owners have corrected: checked, kept, shared, and taken from a table."""

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from hatalom.server.asked import Asked
from hatalom.server.boxes import check_box, read_box
from hatalom.server.ids import BoxId
from hatalom.server.routes.given import OfTable, TheBoxDesk, TheHub, ThePerson, TheReception
from hatalom.server.security.tokens import require
from hatalom.server.wire.boxes import (
    BoxCheckWire,
    BoxesWire,
    BoxFileWire,
    BoxRowWire,
    DraftWire,
    KeepBoxWire,
    LaidBoxWire,
    OwnBoxWire,
    SharedBoxWire,
    ShareWire,
)

OfBox = FromPath[BoxId]


@post("/api/games/{game:str}/box", status_code=200, summary="Read the file of a corrected box: what it changes")
async def post_box(hub: TheHub, game: FromPath[str], data: JSONBody[BoxFileWire]) -> OwnBoxWire:
    return await read_box(hub.examiners, game, data)


@post("/api/games/{game:str}/box/check", status_code=200, summary="Try a box that is being corrected")
async def post_check(hub: TheHub, game: FromPath[str], data: JSONBody[DraftWire]) -> BoxCheckWire:
    return await check_box(hub.examiners, game, data)


@get("/api/boxes", summary="My boxes, and those of this house")
async def get_boxes(box_desk: TheBoxDesk, person: ThePerson) -> BoxesWire:
    return await box_desk.mine(person)


@post("/api/boxes", status_code=200, summary="Keep a box in my account")
async def keep_box(
    request: Asked, box_desk: TheBoxDesk, reception: TheReception, person: ThePerson, data: JSONBody[KeepBoxWire]
) -> Response[BoxRowWire]:
    person, cookies = await reception.welcome(request, person)
    return Response(await box_desk.keep(person, data), cookies=cookies)


@get("/api/boxes/{box:str}", summary="A box of mine, or one that is shared")
async def get_box(box_desk: TheBoxDesk, person: ThePerson, box: OfBox) -> SharedBoxWire:
    return await box_desk.get(person, box)


@post("/api/boxes/{box:str}/share", status_code=200, summary="Share a box of mine by its link, or no longer")
async def share_box(box_desk: TheBoxDesk, person: ThePerson, box: OfBox, data: JSONBody[ShareWire]) -> BoxRowWire:
    return await box_desk.share(require(person), box, data.shared)


@delete("/api/boxes/{box:str}", summary="Forget a box of mine")
async def remove_box(box_desk: TheBoxDesk, person: ThePerson, box: OfBox) -> None:
    await box_desk.remove(require(person), box)


@get("/api/tables/{table:str}/box", summary="The corrected box of a table, as a file", media_type="text/plain")
async def get_table_box(box_desk: TheBoxDesk, table: OfTable) -> str:
    return await box_desk.file_of(table)


@get("/api/tables/{table:str}/content", summary="All that is in the corrected box of a table, and what it corrects")
async def get_table_content(box_desk: TheBoxDesk, table: OfTable) -> LaidBoxWire:
    return await box_desk.content_of(table)


handlers = [
    post_box,
    post_check,
    get_boxes,
    keep_box,
    get_box,
    share_box,
    remove_box,
    get_table_box,
    get_table_content,
]
