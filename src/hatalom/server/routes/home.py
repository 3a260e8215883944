"""What waits for me, and the finished games of this house."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from hatalom.server.routes.given import TheHome, ThePerson, TheProfiles
from hatalom.server.security.tokens import require
from hatalom.server.store.finished import MOST, Wanted
from hatalom.server.wire.lobby import HomeWire, ResultRowWire
from hatalom.server.wire.profile import AgainstWire, ProfileWire

OfGame = Annotated[str, QueryParameter(name="game", max_length=40, description="Only this game.")]
WithPlayer = Annotated[str, QueryParameter(name="player", max_length=40, description="A part of a player's name.")]
Mine = Annotated[bool, QueryParameter(name="mine", description="Only games that I have played.")]
Before = Annotated[str, QueryParameter(name="before", max_length=80, description="After this row: its `updated`.")]
LastId = Annotated[str, QueryParameter(name="last", max_length=40, description="And its `id`.")]


@get("/api/home", summary="What waits for me: my turns with what has happened since, and what I finished last")
async def get_home(home: TheHome, person: ThePerson) -> HomeWire:
    return await home.home(require(person))


@get("/api/finished", summary="Finished games with their results, the newest first; a page at a time")
async def get_finished(
    home: TheHome,
    person: ThePerson,
    game: OfGame = "",
    player: WithPlayer = "",
    mine: Mine = False,
    before: Before = "",
    last: LastId = "",
) -> list[ResultRowWire]:
    wanted = Wanted(
        mine=require(person).id if mine else None,
        game=game.replace("\0", ""),
        player=player.replace("\0", ""),
        before=(before.replace("\0", ""), last.replace("\0", "")) if before else None,
        most=MOST,
    )
    return await home.results(person, wanted)


@get("/api/me/profile", summary="What I have played, by game and side, and how it ended")
async def get_profile(profiles: TheProfiles, person: ThePerson) -> ProfileWire:
    return await profiles.of(require(person).id)


@get("/api/me/computers", summary="How I fare against computers, by game and level, in my last games")
async def get_against_computers(profiles: TheProfiles, person: ThePerson) -> list[AgainstWire]:
    return await profiles.against_computers(require(person).id)


handlers = [get_home, get_finished, get_profile, get_against_computers]
