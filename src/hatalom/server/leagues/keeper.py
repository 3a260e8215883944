"""The keeper of the leagues: begins rounds, lays their tables, and sees to it that every game has an end.

A round ends when all its games are over, at the latest after its days.  Whose time is over, or who leaves, has lost.
At a table of three or more the others play on, and a computer plays for him.  When the days are over a game that still
goes on is drawn; but whoever has not answered a single time has lost it.
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
from hatalom.server.leagues.draw import next_games, rounds_of
from hatalom.server.leagues.standings import LOST, PAIR, Game, How, points_for
from hatalom.server.library import game_of
from hatalom.server.rooms.hub import Hub
from hatalom.server.rooms.room import Room
from hatalom.server.services.opening import Opening
from hatalom.server.store.leagues import Entrant, Event, League, Leagues, Pairing, Round
from hatalom.server.store.notices import Around
from hatalom.server.store.records import Person
from hatalom.server.wire.opening import NewSeatWire, NewTableWire
from hatalom.table.clock import STAND_IN, Pace, TimeOut
from hatalom.table.table import Seat, Sitter, Table
from hatalom.table.wire import ResultWire

log = logging.getLogger(__name__)
ROUND_SECONDS = 5.0
LEAST = 3
"""Fewer players make no league, however few sit at a table."""


class Verdict(msgspec.Struct, frozen=True):
    """How a game is ended from outside: the seats that have lost, or with none of them a draw; and why."""

    losers: tuple[int, ...]
    how: How

    def carry_out(self, table: Table) -> None:
        """A journal can name one loser; the league knows them all."""
        if not self.losers:
            table.match.agree_draw()
        elif self.how == "late":
            table.match.lose_on_time(self.losers[0])
        else:
            table.match.resign(self.losers[0])
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
            is_due = bool(starts) and starts <= self._now() and len(event.entrants) >= least_of(event.league)
            return is_due and await self.leagues.begin(event)
        for pairing in event.pairings:
            if not pairing.game.is_over:
                await self._see_to_game(event, pairing)
        event = await self.leagues.get(id_)
        if event is None or not all(game.is_over for game in event.games):
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
        if number > rounds_of(event) or len(playing) < league.seats:
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
        verdict = Verdict((), "played")
        if around.listed.status != "over":
            is_over = event.rounds[-1].ends <= self._now()
            ended = await self.hub.at(pairing.table, lambda room: self._judge(room, players, is_over))
            if ended is None:
                return
            verdict = ended
            around = (await self.leagues.tables([pairing.table]))[pairing.table]
        points, how = points_of(around, players, verdict)
        await self.leagues.set_points(event.league.id, pairing, points, how)

    async def _judge(self, room: Room, players: Sequence[Entrant], is_over: bool) -> Verdict | None:
        """Ends a game that cannot or must not go on; where more than two play, a computer may go on for somebody."""
        gone = gone_from(room.table, players)
        if gone and may_go_on(room.table, gone) and not is_over:
            await self.hub.changes.carry_out(room, lambda table: stand_in(table, gone), by="clock")
            return None
        verdict = verdict_on(room.table, players, gone, is_over, self.hub.uptime.now())
        if verdict is not None and not room.table.is_over():
            await self.hub.changes.carry_out(room, verdict.carry_out, by="clock")
        return verdict

    async def _open(self, event: Event, pairing: Pairing) -> None:
        """All have agreed by entering: the game begins at once, by a slow clock and without advice."""
        league, players = event.league, players_of(event, pairing.game)
        seats = [Seat(Sitter.HUMAN, one.person, one.name) for one in players]
        wish = NewTableWire(
            game=league.game,
            seats=[NewSeatWire(seat=seat, who="link") for seat in game_of(league.game).seat_ids(league.seats)],
            clock=Pace.SLOW,
            time_out=TimeOut.PLAYERS if league.seats == PAIR else TimeOut.COMPUTER,
            hints=False,
            private=league.is_private,
            rated=league.is_rated,
        )
        with suppress(IntegrityError):  # another process may have opened it
            await self.opening.lay(Person(players[0].person, players[0].name), wish, seats, pairing.table)

    def _now(self) -> str:
        return self.clock().isoformat(timespec="milliseconds")


def least_of(league: League) -> int:
    """How many players a league needs at least."""
    return max(LEAST, league.seats)


def players_of(event: Event, game: Game) -> list[Entrant]:
    by_number = {entrant.number: entrant for entrant in event.entrants}
    return [by_number[number] for number in game.players]


def pairings_of(event: Event, number: int) -> list[Pairing]:
    """The games of a round; those without an opponent have their points at once."""
    return [
        Pairing(board, TableId("" if game.is_over else secrets.token_urlsafe(12)), game)
        for board, game in enumerate(next_games(event, number))
    ]


def gone_from(table: Table, players: Sequence[Entrant]) -> list[int]:
    """Seats whose players have left the league or given up their seats, and for whom nobody plays yet."""

    def is_gone(seat: Seat, player: Entrant) -> bool:
        if seat.owner == player.person:
            return player.has_left
        return table.match.seats == PAIR or seat.kind != Sitter.COMPUTER

    return [number for number, player in enumerate(players) if is_gone(table.seats[number], player)]


def may_go_on(table: Table, gone: Sequence[int]) -> bool:
    """With two seats, or where only people play, the game is over with the first who goes."""
    return table.match.seats > PAIR and table.has_computers() and len(gone) < table.match.seats


def stand_in(table: Table, gone: Sequence[int]) -> None:
    for seat in gone:
        table.give_up(seat, STAND_IN)


def verdict_on(
    table: Table, players: Sequence[Entrant], gone: Sequence[int], is_over: bool, now: int
) -> Verdict | None:
    """What is to become of a running game at this moment; None if it goes on."""
    if gone:
        return Verdict(tuple(gone), "walkover" if players[gone[0]].has_left else "absent")
    late = table.clock.late(now) if table.clock is not None and table.match.seats == PAIR else []
    if late:
        return Verdict((late[0],), "late")
    if not is_over:
        return None
    acted = {row.seat for row in table.match.journal.rows if isinstance(row, Step) and not row.auto}
    absent = tuple(seat for seat in table.asked() if seat not in acted)
    return Verdict(absent, "absent") if 0 < len(absent) < table.match.seats else Verdict((), "unfinished")


def points_of(around: Around, players: Sequence[Entrant], verdict: Verdict) -> tuple[tuple[int, ...], How]:
    """Of a game that is over.  Whoever has let a computer finish it has lost; one that cannot be read is drawn."""
    if not around.result:
        return points_for([1] * len(players)), "unfinished"
    places = [one.rank for one in msgspec.json.decode(around.result, type=ResultWire).seats]
    if verdict.how != "played" and len(players) == PAIR:
        return points_for(places), verdict.how
    seats = [seat for _, seat in around.listed.seats]
    mine = [seat.kind == Sitter.HUMAN and seat.owner == one.person for seat, one in zip(seats, players, strict=True)]
    has_lost = [not is_mine or seat in verdict.losers for seat, is_mine in enumerate(mine)]
    how: How = "computer" if verdict.how == "played" and not all(mine) else verdict.how
    return points_for([LOST if lost else place for place, lost in zip(places, has_lost, strict=True)]), how
