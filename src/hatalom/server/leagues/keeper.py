"""The keeper of the leagues: begins rounds, lays their tables, and sees to it that every game has an end.

A round ends when all its games are over, at the latest after its days.  Whose time is over, or who leaves, has lost.
When the days are over a game that still goes on is drawn; but whoever has not answered a single time has lost it.
"""

import asyncio
import datetime as dt
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
from sqlalchemy.exc import IntegrityError

from hatalom.core.journal import Step
from hatalom.server.chores import every
from hatalom.server.ending import end_all
from hatalom.server.ids import LeagueId, TableId
from hatalom.server.leagues.pairings import Pair, round_robin, rounds_of_robin, swiss
from hatalom.server.leagues.standings import Game, How, Outcome, record_of, standings
from hatalom.server.library import game_of
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.services.opening import Opening
from hatalom.server.store.leagues import Entrant, Event, Leagues, Pairing, Round
from hatalom.server.store.notices import Around
from hatalom.server.store.records import Person
from hatalom.server.wire.opening import NewSeatWire, NewTableWire
from hatalom.table.clock import Pace, TimeOut
from hatalom.table.table import Seat, Sitter, Table
from hatalom.table.wire import ResultWire

log = logging.getLogger(__name__)
ROUND_SECONDS = 5.0
LEAST = 3
"""Fewer players make no league."""
SEATS = 2


class Verdict(msgspec.Struct, frozen=True):
    """How a game is ended from outside: the seat that has lost, or a draw; and why."""

    loser: int | None
    how: How

    def carry_out(self, table: Table) -> None:
        if self.loser is None:
            table.match.agree_draw()
        elif self.how == "late":
            table.match.lose_on_time(self.loser)
        else:
            table.match.resign(self.loser)
        table.offer = None


class Keeper:
    """`clock` tells the time of day."""

    def __init__(self, hub: Hub, leagues: Leagues, opening: Opening) -> None:
        self.hub = hub
        self.leagues = leagues
        self.opening = opening
        self.clock: Callable[[], dt.datetime] = lambda: dt.datetime.now(dt.UTC)
        self._rounds: asyncio.Task[None] | None = None
        self._busy = asyncio.Lock()

    async def start(self) -> None:
        self._rounds = asyncio.create_task(every(ROUND_SECONDS, self._round))

    async def stop(self) -> None:
        await end_all([self._rounds] if self._rounds is not None else [])

    async def _round(self) -> None:
        if await self.hub.company.does("leagues"):
            await self.go_round()

    async def go_round(self) -> None:
        for league in await self.leagues.unfinished():
            try:
                await self.see_to(league)
            except Exception:
                log.exception("league %s does not go on", league)

    async def see_to(self, id_: LeagueId) -> None:
        """Everything that is due in one league, until nothing more is."""
        async with self._busy:
            while await self._step(id_):
                pass

    async def _step(self, id_: LeagueId) -> bool:
        """True if the league has come to another stage."""
        event = await self.leagues.get(id_)
        if event is None or event.league.status == "over":
            return False
        if event.league.status == "open":
            starts = event.league.starts
            is_due = bool(starts) and starts <= self._now() and len(event.entrants) >= LEAST
            return is_due and await self.leagues.begin(event)
        for pairing in event.pairings:
            if not pairing.game.outcome:
                await self._see_to_game(event, pairing)
        event = await self.leagues.get(id_)
        if event is None or not all(game.outcome for game in event.games):
            return False
        await self._go_on(event)
        return True

    async def begin(self, event: Event) -> None:
        """From now on nobody can join; the first round begins."""
        if await self.leagues.begin(event):
            await self.see_to(event.league.id)

    async def _go_on(self, event: Event) -> None:
        """The next round, or the end."""
        number, league = len(event.rounds) + 1, event.league
        playing = [one for one in event.entrants if not one.has_left]
        if number > rounds_of(event) or len(playing) < SEATS:
            await self.leagues.end(league.id)
            return
        ends = self.clock() + dt.timedelta(days=league.days)
        begun = Round(number, self._now(), ends.isoformat(timespec="milliseconds"))
        await self.leagues.add_round(league.id, begun, pairings_of(event, number))

    # -- games ------------------------------------------------------------------------------------------------------

    async def _see_to_game(self, event: Event, pairing: Pairing) -> None:
        around = (await self.leagues.tables([pairing.table])).get(pairing.table)
        if around is None:
            await self._open(event, pairing)
            return
        players = players_of(event, pairing.game)
        how: How = "played"
        if around.listed.status != "over":
            is_over = event.rounds[-1].ends <= self._now()
            verdict = await self.hub.at(pairing.table, lambda room: self._judge(room, players, is_over))
            if verdict is None:
                return
            how = verdict.how
            around = (await self.leagues.tables([pairing.table]))[pairing.table]
        outcome, how = outcome_of(around, players, how)
        await self.leagues.set_outcome(event.league.id, pairing, outcome, how)

    async def _judge(self, room: Room, players: Sequence[Entrant], is_over: bool) -> Verdict | None:
        """Ends a game that cannot or must not go on."""
        verdict = verdict_on(room.table, players, is_over, self.hub.uptime.now())
        if verdict is not None and not room.table.is_over():
            await self.hub.changes.carry_out(room, verdict.carry_out, by="clock")
        return verdict

    async def _open(self, event: Event, pairing: Pairing) -> None:
        """Both have agreed by entering: the game begins at once, by a slow clock and without advice."""
        league, players = event.league, players_of(event, pairing.game)
        seats = [Seat(Sitter.HUMAN, one.person, one.name) for one in players]
        wish = NewTableWire(
            game=league.game,
            seats=[NewSeatWire(seat=seat, who="link") for seat in game_of(league.game).seat_ids(SEATS)],
            clock=Pace.SLOW,
            time_out=TimeOut.PLAYERS,
            hints=False,
            private=league.is_private,
            rated=league.is_rated,
        )
        with suppress(IntegrityError):  # another process may have opened it
            await self.opening.lay(Person(players[0].person, players[0].name), wish, seats, pairing.table)

    def _now(self) -> str:
        return self.clock().isoformat(timespec="milliseconds")


def rounds_of(event: Event) -> int:
    """How many rounds there will be: nobody can meet more players than there are."""
    most = rounds_of_robin(len(event.entrants))
    return most if event.league.system == "robin" else min(event.league.rounds, most)


def players_of(event: Event, game: Game) -> list[Entrant]:
    by_number = {entrant.number: entrant for entrant in event.entrants}
    return [by_number[number] for number in (game.first, game.second) if number is not None]


def pairings_of(event: Event, number: int) -> list[Pairing]:
    """The games of a round; those without an opponent have their result at once."""
    games = _robin_games(event, number) if event.league.system == "robin" else _swiss_games(event, number)
    return [
        Pairing(board, TableId("" if game.outcome else secrets.token_urlsafe(12)), game)
        for board, game in enumerate(games)
    ]


def _robin_games(event: Event, number: int) -> list[Game]:
    gone = {entrant.number for entrant in event.entrants if entrant.has_left}
    return [_robin_game(pair, number, gone) for pair in round_robin(len(event.entrants))[number - 1]]


def _robin_game(pair: Pair, number: int, gone: set[int]) -> Game:
    """Whoever should have met somebody who has left gets the point."""
    if pair.second is None:
        return Game(number, pair.first, None, "first" if pair.first not in gone else "none", "free")
    if not gone & {pair.first, pair.second}:
        return Game(number, pair.first, pair.second)
    winners: dict[tuple[bool, bool], Outcome] = {(True, False): "second", (False, True): "first", (True, True): "none"}
    return Game(number, pair.first, pair.second, winners[pair.first in gone, pair.second in gone], "walkover")


def _swiss_games(event: Event, number: int) -> list[Game]:
    """Whoever has said that he is away gets half a point for it once."""
    games, entrants = event.games, {entrant.number: entrant for entrant in event.entrants}
    order = [standing.number for standing in standings(len(entrants), number - 1, games, "swiss")]
    here = [one for one in order if not entrants[one].has_left and not entrants[one].is_away]
    away = [one for one in order if not entrants[one].has_left and entrants[one].is_away]
    met = [
        Game(number, pair.first, pair.second)
        if pair.second is not None
        else Game(number, pair.first, None, "first", "free")
        for pair in swiss([record_of(one, games) for one in here])
    ]
    was_away = {game.first for game in games if game.how == "away"}
    return met + [Game(number, one, None, "none" if one in was_away else "draw", "away") for one in away]


def verdict_on(table: Table, players: Sequence[Entrant], is_over: bool, now: int) -> Verdict | None:
    """What is to become of a running game at this moment; None if it goes on."""
    for number, player in enumerate(players):
        if player.has_left or table.seats[number].owner != player.person:
            return Verdict(number, "walkover" if player.has_left else "absent")
    late = table.clock.late(now) if table.clock is not None else []
    if late:
        return Verdict(late[0], "late")
    if not is_over:
        return None
    acted = {row.seat for row in table.match.journal.rows if isinstance(row, Step) and not row.auto}
    absent = [seat for seat in table.asked() if seat not in acted]
    return Verdict(absent[0], "absent") if len(absent) == 1 else Verdict(None, "unfinished")


def outcome_of(around: Around, players: Sequence[Entrant], how: How) -> tuple[Outcome, How]:
    """Of a game that is over.  Whoever has let a computer finish it has lost; one that cannot be read is drawn."""
    seats = [seat for _, seat in around.listed.seats]
    if how == "played":
        mine = [
            seat.kind == Sitter.HUMAN and seat.owner == one.person for seat, one in zip(seats, players, strict=True)
        ]
        if not all(mine):
            return "first" if mine[0] else "second" if mine[1] else "none", "computer"
    if not around.result:
        return "draw", "unfinished"
    first, second = (one.rank for one in msgspec.json.decode(around.result, type=ResultWire).seats)
    return "draw" if first == second else "first" if first < second else "second", how
