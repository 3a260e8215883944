"""What I am told while I am away, by which ways; links of mails that confirm an address or end the mails; nudges."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from hatalom.server.routes.given import OfTable, TheNoticeDesk, ThePerson
from hatalom.server.security.tokens import require
from hatalom.server.wire.notices import NewWayWire, NoticesWire, NudgeWire, ProofWire, TestedWire, WishesWire


@get("/api/me/notices", summary="What I am told while I am away, and how")
async def get_notices(notice_desk: TheNoticeDesk, person: ThePerson) -> NoticesWire:
    return await notice_desk.get(require(person))


@put("/api/me/notices", summary="Say what I want to be told while I am away")
async def put_notices(notice_desk: TheNoticeDesk, person: ThePerson, data: JSONBody[WishesWire]) -> NoticesWire:
    return await notice_desk.set_wishes(require(person), data)


@post("/api/me/ways", status_code=201, summary="A new way by which I am told: a device, a mail address, a webhook")
async def add_way(notice_desk: TheNoticeDesk, person: ThePerson, data: JSONBody[NewWayWire]) -> NoticesWire:
    return await notice_desk.add(require(person), data)


@delete("/api/me/ways/{way:str}", status_code=200, summary="I am not told by this way any more")
async def remove_way(notice_desk: TheNoticeDesk, person: ThePerson, way: FromPath[str]) -> NoticesWire:
    return await notice_desk.remove(require(person), way)


@post("/api/me/ways/{way:str}/test", status_code=200, summary="Try a way; tells what the other side has answered")
async def test_way(notice_desk: TheNoticeDesk, person: ThePerson, way: FromPath[str]) -> TestedWire:
    return await notice_desk.test(require(person), way)


@post("/api/ways/{way:str}/confirm", status_code=204, summary="The link of a mail: this address is mine")
async def confirm_way(notice_desk: TheNoticeDesk, way: FromPath[str], data: JSONBody[ProofWire]) -> None:
    await notice_desk.confirm(way, data.code)


@post("/api/ways/{way:str}/stop", status_code=204, summary="The link below a mail, and the button of mail programs")
async def stop_way(notice_desk: TheNoticeDesk, way: FromPath[str]) -> None:
    await notice_desk.turn(way, is_off=True)


@post("/api/ways/{way:str}/go-on", status_code=204, summary="After that: on again")
async def go_on_with_way(notice_desk: TheNoticeDesk, way: FromPath[str]) -> None:
    await notice_desk.turn(way, is_off=False)


@post("/api/tables/{table:str}/nudge", status_code=204, summary="Remind a player for whom the table waits, once a day")
async def nudge(notice_desk: TheNoticeDesk, person: ThePerson, table: OfTable, data: JSONBody[NudgeWire]) -> None:
    await notice_desk.nudge(require(person), table, data.seat)


handlers = [
    get_notices,
    put_notices,
    add_way,
    remove_way,
    test_way,
    confirm_way,
    stop_way,
    go_on_with_way,
    nudge,
]
