"""Complaints about people; for moderators: what waits for them, and what they do about it."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from hatalom.server.routes.given import TheModerators, ThePerson
from hatalom.server.security.tokens import require
from hatalom.server.wire.moderation import ClosingWire, HeardWire, MeasureWire, ModerationWire, NewComplaintWire


@post("/api/complaints", status_code=204, summary="Report somebody, or what he has said, to the moderators")
async def complain(moderators: TheModerators, person: ThePerson, data: JSONBody[NewComplaintWire]) -> None:
    await moderators.complain(require(person), data)


@get("/api/moderation", summary="What waits for a moderator, and what was done")
async def get_moderation(moderators: TheModerators, person: ThePerson) -> ModerationWire:
    return await moderators.look(person)


@get("/api/moderation/complaints/{number:int}/talk", summary="The talk around a complaint; that I read it is noted")
async def read_talk(moderators: TheModerators, person: ThePerson, number: FromPath[int]) -> list[HeardWire]:
    return await moderators.read_talk(person, number)


@post("/api/moderation/complaints/{number:int}/close", status_code=200, summary="There is nothing more to do")
async def close_complaint(
    moderators: TheModerators, person: ThePerson, number: FromPath[int], data: JSONBody[ClosingWire]
) -> ModerationWire:
    return await moderators.close(person, number, data.why)


@post("/api/moderation/reports/{number:int}/close", status_code=200, summary="A report about the rules is answered")
async def close_report(
    moderators: TheModerators, person: ThePerson, number: FromPath[int], data: JSONBody[ClosingWire]
) -> ModerationWire:
    return await moderators.close_report(person, number, data.why)


@post("/api/moderation/people/{whom:str}", status_code=200, summary="Mute, ban or rename somebody, or end that")
async def measure(
    moderators: TheModerators, person: ThePerson, whom: FromPath[str], data: JSONBody[MeasureWire]
) -> ModerationWire:
    return await moderators.act(person, whom, data)


handlers = [complain, get_moderation, read_talk, close_complaint, close_report, measure]
