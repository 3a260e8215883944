"""Other people: profiles, friends, whom I block, who sees what of me."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from hatalom.server.routes.given import TheFriendDesk, ThePerson
from hatalom.server.security.tokens import require
from hatalom.server.wire.friends import MyPeopleWire, PersonWire, PrivacyWire

Whom = FromPath[str]


@get("/api/people/{whom:str}", summary="Somebody, as far as he shows himself to me")
async def get_person(friend_desk: TheFriendDesk, person: ThePerson, whom: Whom) -> PersonWire:
    return await friend_desk.get(person, whom)


@get("/api/me/people", summary="My friends, who asks me, whom I have asked, and whom I block")
async def get_people(friend_desk: TheFriendDesk, person: ThePerson) -> MyPeopleWire:
    return await friend_desk.mine(require(person))


@post("/api/people/{whom:str}/friend", status_code=200, summary="Ask somebody to be a friend, or say yes to him")
async def ask_friend(friend_desk: TheFriendDesk, person: ThePerson, whom: Whom) -> MyPeopleWire:
    return await friend_desk.ask(require(person), whom)


@delete("/api/people/{whom:str}/friend", status_code=200, summary="Take the question back, say no, or part")
async def part_friend(friend_desk: TheFriendDesk, person: ThePerson, whom: Whom) -> MyPeopleWire:
    return await friend_desk.part(require(person), whom)


@post("/api/people/{whom:str}/block", status_code=200, summary="I want to hear nothing from him; he is not told")
async def block(friend_desk: TheFriendDesk, person: ThePerson, whom: Whom) -> MyPeopleWire:
    return await friend_desk.block(require(person), whom)


@delete("/api/people/{whom:str}/block", status_code=200, summary="I want to hear from him again")
async def unblock(friend_desk: TheFriendDesk, person: ThePerson, whom: Whom) -> MyPeopleWire:
    return await friend_desk.unblock(require(person), whom)


@get("/api/me/privacy", summary="Who may see what of me")
async def get_privacy(friend_desk: TheFriendDesk, person: ThePerson) -> PrivacyWire:
    return await friend_desk.privacy(require(person))


@put("/api/me/privacy", summary="Say who may see what of me")
async def put_privacy(friend_desk: TheFriendDesk, person: ThePerson, data: JSONBody[PrivacyWire]) -> PrivacyWire:
    return await friend_desk.set_privacy(require(person), data)


handlers = [get_person, get_people, ask_friend, part_friend, block, unblock, get_privacy, put_privacy]
