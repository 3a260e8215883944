"""Leagues: made by whoever has an account, joined by whoever has one and the address."""

import datetime as dt
import secrets
from typing import Any

import msgspec

from hatalom.core.errors import IllegalAction
from hatalom.server.ids import NOBODY, LeagueId, PersonId
from hatalom.server.leagues.draw import rounds_of
from hatalom.server.leagues.keeper import Keeper, least_of
from hatalom.server.leagues.standings import standings
from hatalom.server.library import game_of
from hatalom.server.services.checks import printable
from hatalom.server.services.lobby import Lobby
from hatalom.server.store import Store
from hatalom.server.store.leagues import Event, League, Pairing
from hatalom.server.store.notices import Around
from hatalom.server.store.records import Person
from hatalom.server.wire.leagues import (
    EntrantWire,
    LeagueGameWire,
    LeagueRowWire,
    LeagueWire,
    NewLeagueWire,
    RoundWire,
)
from hatalom.table.wire import ResultWire

MOST_MADE = 5
MOST_ENTRANTS = 32
MOST_LISTED = 50
LATEST = dt.timedelta(days=366)


class LeagueDesk:
    def __init__(self, store: Store, keeper: Keeper, lobby: Lobby) -> None:
        self.store = store
        self.leagues = store.leagues
        self.keeper = keeper
        self.lobby = lobby

    async def listed(self, person: Person | None) -> list[LeagueRowWire]:
        who = person.id if person is not None else NOBODY
        return [_row(*found) for found in await self.leagues.listed(who, MOST_LISTED)]

    async def get(self, person: Person | None, id_: str) -> LeagueWire:
        who = person.id if person is not None else NOBODY
        event = await self._event(id_)
        unfinished = [one.table for one in event.pairings if not one.game.is_over]
        now = [one.table for one in event.pairings if one.table and one.game.round == len(event.rounds)]
        around = await self.leagues.tables([*unfinished, *now])
        return self._shown(event, who, around)

    async def make(self, person: Person, wish: NewLeagueWire) -> LeagueId:
        await self._check_account(person)
        name = printable(wish.name)
        if not name:
            raise IllegalAction("bad-request", "a league needs a name")
        if wish.seats not in game_of(wish.game).seat_counts:
            raise IllegalAction("bad-request", f"this game cannot be played by {wish.seats}")
        if await self.leagues.count_made(person.id) >= MOST_MADE:
            raise IllegalAction("too-many", f"you have made {MOST_MADE} leagues that are not over: that is enough")
        league = League(
            id=LeagueId(secrets.token_urlsafe(12)),
            name=name,
            game=wish.game,
            seats=wish.seats,
            system=wish.system,
            rounds=wish.rounds,
            days=wish.days,
            is_rated=wish.rated,
            is_private=wish.private,
            maker=person.id,
            status="open",
            starts=self._day(wish.starts) if wish.starts else "",
        )
        await self.leagues.add(league)
        return league.id

    async def join(self, person: Person, id_: str) -> LeagueWire:
        await self._check_account(person)
        event = await self._event(id_)
        if event.league.status != "open":
            raise IllegalAction("forbidden", "the league has begun: nobody can join any more")
        if not await self.leagues.join(event.league.id, person.id, MOST_ENTRANTS):
            raise IllegalAction("forbidden", f"the league is full, or has just begun: {MOST_ENTRANTS} players at most")
        return await self.get(person, id_)

    async def leave(self, person: Person, id_: str) -> LeagueWire:
        """A game that goes on is lost, and nobody is paired with him any more."""
        event = await self._event_of(person, id_)
        if event.league.status == "over":
            raise IllegalAction("over", "the league is over")
        await self.leagues.leave(event.league.id, person.id)
        await self.keeper.see_to(event.league.id)
        return await self.get(person, id_)

    async def set_away(self, person: Person, id_: str, is_away: bool) -> LeagueWire:
        event = await self._event_of(person, id_)
        if event.league.system != "swiss" or event.league.status == "over":
            raise IllegalAction("forbidden", "only in a Swiss league can somebody sit out a round")
        await self.leagues.set_away(event.league.id, person.id, is_away)
        return await self.get(person, id_)

    async def begin(self, person: Person, id_: str) -> LeagueWire:
        event = await self._event_made_by(person, id_)
        if event.league.status != "open":
            raise IllegalAction("forbidden", "the league has begun")
        if len(event.entrants) < (least := least_of(event.league)):
            raise IllegalAction("forbidden", f"this league needs {least} players at least")
        await self.keeper.begin(event)
        return await self.get(person, id_)

    async def remove(self, person: Person, id_: str) -> None:
        event = await self._event_made_by(person, id_)
        if not await self.leagues.remove(event.league.id):
            raise IllegalAction("forbidden", "the league has begun: it stays")

    # -- checks -----------------------------------------------------------------------------------------------------

    async def _check_account(self, person: Person) -> None:
        """A league lasts for weeks: whoever takes part must be able to come back."""
        if await self.store.accounts.name_of(person) is None:
            raise IllegalAction(
                "forbidden", "a league lasts for weeks: make an account first, so that you can come back"
            )

    async def _event(self, id_: str) -> Event:
        event = await self.leagues.get(id_)
        if event is None:
            raise IllegalAction("not-found", "there is no such league")
        return event

    async def _event_of(self, person: Person, id_: str) -> Event:
        event = await self._event(id_)
        if not any(one.person == person.id and not one.has_left for one in event.entrants):
            raise IllegalAction("forbidden", "you do not take part in this league")
        return event

    async def _event_made_by(self, person: Person, id_: str) -> Event:
        event = await self._event(id_)
        if event.league.maker != person.id:
            raise IllegalAction("forbidden", "only who has made the league may do this")
        return event

    def _day(self, text: str) -> str:
        """The beginning of a day that is not far away."""
        try:
            day = dt.datetime.fromisoformat(text).replace(tzinfo=dt.UTC)
        except ValueError as error:
            raise IllegalAction("bad-request", f"this is no day: {text}") from error
        if day > self.keeper.clock() + LATEST:
            raise IllegalAction("bad-request", "a league begins within a year")
        return day.isoformat(timespec="milliseconds")

    # -- what is shown ----------------------------------------------------------------------------------------------

    def _shown(self, event: Event, who: PersonId, around: dict[Any, Around]) -> LeagueWire:
        league, status = event.league, _status(event.league)
        is_in = any(one.person == who for one in event.entrants)
        begun = status != "open"
        return LeagueWire(
            id=league.id,
            name=league.name,
            game=league.game,
            seats=game_of(league.game).seat_ids(league.seats),
            least=least_of(league),
            system=league.system,
            rounds=rounds_of(event) if begun or league.system == "robin" else league.rounds,
            days=league.days,
            rated=league.is_rated,
            private=league.is_private,
            status=status,
            starts=league.starts,
            begun=[RoundWire(one.number, one.begun, one.ends) for one in event.rounds],
            entrants=_table(event, who) if begun else _waiting(event, who),
            games=[_game(pairing, around.get(pairing.table)) for pairing in event.pairings],
            tables=[
                self.lobby.row(around[one.table].listed, who)
                for one in event.pairings
                if not one.game.is_over and one.table in around
            ],
            is_maker=bool(who) and league.maker == who,
            may_join=not begun and not is_in and len(event.entrants) < MOST_ENTRANTS,
        )


def _status(league: League) -> Any:
    return league.status


def _waiting(event: Event, who: PersonId) -> list[EntrantWire]:
    """Before it begins nobody stands before another."""
    return [
        EntrantWire(number, one.person, one.name, one.person == who, 0, 0, 0, 0, [], one.is_away, one.left_after)
        for number, one in enumerate(event.entrants)
    ]


def _table(event: Event, who: PersonId) -> list[EntrantWire]:
    entrants = {one.number: one for one in event.entrants}
    rows = standings(len(entrants), len(event.rounds), event.games, event.league.system)
    return [
        EntrantWire(
            row.number,
            entrants[row.number].person,
            entrants[row.number].name,
            entrants[row.number].person == who,
            row.place,
            row.points,
            row.tie_break,
            row.wins,
            row.cells,
            entrants[row.number].is_away,
            entrants[row.number].left_after,
        )
        for row in rows
    ]


def _row(league: League, entrants: int, mine: bool) -> LeagueRowWire:
    return LeagueRowWire(
        league.id,
        league.name,
        league.game,
        league.seats,
        league.system,
        league.rounds,
        league.days,
        league.is_rated,
        _status(league),
        league.starts,
        entrants,
        mine,
    )


def _game(pairing: Pairing, around: Around | None) -> LeagueGameWire:
    game, scores = pairing.game, []
    if game.is_over and around is not None and around.result:
        scores = [one.score for one in msgspec.json.decode(around.result, type=ResultWire).seats]
    return LeagueGameWire(
        game.round, list(game.players), pairing.table, list(game.points), game.how, scores if any(scores) else []
    )
