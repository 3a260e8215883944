"""Leagues: events over weeks, for whoever has an account."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from hatalom.server.routes.given import TheLeagueDesk, ThePerson
from hatalom.server.security.tokens import require
from hatalom.server.wire.leagues import AwayWire, LeagueAnswer, LeagueRowWire, LeagueWire, NewLeagueWire


@get("/api/leagues", summary="The leagues that everybody may see, and mine")
async def get_leagues(league_desk: TheLeagueDesk, person: ThePerson) -> list[LeagueRowWire]:
    return await league_desk.listed(person)


@post("/api/leagues", status_code=201, summary="Make a league")
async def make_league(league_desk: TheLeagueDesk, person: ThePerson, data: JSONBody[NewLeagueWire]) -> LeagueAnswer:
    return LeagueAnswer(await league_desk.make(require(person), data))


@get("/api/leagues/{league:str}", summary="A league: its table, its rounds, its games")
async def get_league(league_desk: TheLeagueDesk, person: ThePerson, league: FromPath[str]) -> LeagueWire:
    return await league_desk.get(person, league)


@delete("/api/leagues/{league:str}", summary="Its maker takes away a league that has not begun")
async def remove_league(league_desk: TheLeagueDesk, person: ThePerson, league: FromPath[str]) -> None:
    await league_desk.remove(require(person), league)


@post("/api/leagues/{league:str}/join", status_code=200, summary="Take part in a league that has not begun")
async def join_league(league_desk: TheLeagueDesk, person: ThePerson, league: FromPath[str]) -> LeagueWire:
    return await league_desk.join(require(person), league)


@post("/api/leagues/{league:str}/leave", status_code=200, summary="Leave a league; a game that goes on is lost")
async def leave_league(league_desk: TheLeagueDesk, person: ThePerson, league: FromPath[str]) -> LeagueWire:
    return await league_desk.leave(require(person), league)


@put("/api/leagues/{league:str}/away", summary="Sit out the next round of a Swiss league, or do not")
async def put_away(
    league_desk: TheLeagueDesk, person: ThePerson, league: FromPath[str], data: JSONBody[AwayWire]
) -> LeagueWire:
    return await league_desk.set_away(require(person), league, data.away)


@post("/api/leagues/{league:str}/begin", status_code=200, summary="Its maker begins a league")
async def begin_league(league_desk: TheLeagueDesk, person: ThePerson, league: FromPath[str]) -> LeagueWire:
    return await league_desk.begin(require(person), league)


handlers = [
    get_leagues,
    make_league,
    get_league,
    remove_league,
    join_league,
    leave_league,
    put_away,
    begin_league,
]
