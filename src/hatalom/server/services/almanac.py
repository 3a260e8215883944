"""The almanac of a game: what everybody has played of it.

It looks at a limited number of games, and what it found is told to everybody for a while.
"""

import asyncio
import datetime as dt
import statistics
import time
from collections import Counter, defaultdict
from collections.abc import Callable

from hatalom.core.match import BROKEN_OFF
from hatalom.lab.findings import lengths_of, share_of
from hatalom.server.ids import SeatId
from hatalom.server.library import game_of
from hatalom.server.store.played import Played, PlayedGame
from hatalom.server.wire.almanac import AlmanacWire, Among, RegularWire, Remarkable, RemarkableWire, SidesWire, WeekWire

MOST_GAMES = 500
MOST_REGULARS = 10
ASKED_REGULARS = 50
"""So many are looked at: some of them do not show themselves."""
WEEKS = 26
LASTS = 60.0
"""Seconds after which it is made anew: whoever hides himself is gone by then."""


class Almanac:
    """`clock` counts seconds, `today` tells the day."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.clock: Callable[[], float] = time.monotonic
        self.today: Callable[[], dt.date] = lambda: dt.datetime.now(dt.UTC).date()
        self._made: dict[str, tuple[float, AlmanacWire]] = {}
        self._busy: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def of(self, name: str) -> AlmanacWire:
        game = game_of(name).name
        async with self._busy[game]:
            made = self._made.get(game)
            if made is None or self.clock() >= made[0] + LASTS:
                made = self._made[game] = self.clock(), await self._make(game)
            return made[1]

    async def _make(self, game: str) -> AlmanacWire:
        games = await self.played.last(game, MOST_GAMES)
        monday = first_monday(self.today())
        regulars = await self.played.regulars(game, ASKED_REGULARS)
        return AlmanacWire(
            game=game,
            finished=await self.played.count(game),
            judged=len(games),
            sides=sides_of(games, game),
            lengths=lengths_of([one.decisions for one in games]),
            ms=int(statistics.median(one.ms for one in games)) if games else 0,
            weeks=weeks_of(monday, await self.played.days(game, monday.isoformat())),
            remarkable=remarkable_of(games),
            regulars=[
                RegularWire(one.person.id, one.person.name, one.games)
                for one in regulars
                if one.privacy.results == "all"
            ][:MOST_REGULARS],
        )


def first_monday(today: dt.date) -> dt.date:
    """With which the weeks begin that are told of; the last one is this week."""
    return today - dt.timedelta(days=today.weekday(), weeks=WEEKS - 1)


def weeks_of(monday: dt.date, days: dict[str, int]) -> list[WeekWire]:
    counts: Counter[int] = Counter()
    for day, games in days.items():
        counts[(dt.date.fromisoformat(day) - monday).days // 7] += games
    return [WeekWire((monday + dt.timedelta(weeks=week)).isoformat(), counts[week]) for week in range(WEEKS)]


def sides_of(games: list[PlayedGame], game: str) -> list[SidesWire]:
    """Between people first, few players first.  Whoever shares the first place has won a part of the game."""
    groups: defaultdict[tuple[Among, int], list[PlayedGame]] = defaultdict(list)
    for one in games:
        players = len(one.result.seats)
        if one.people:
            groups["people" if len(one.people) == players else "computers", players].append(one)
    found = []
    for (among, players), group in sorted(groups.items(), key=lambda entry: (entry[0][0] != "people", entry[0][1])):
        seats = game_of(game).seat_ids(players)
        gains = {seat: [won(one, SeatId(seat)) for one in group if seat in one.people] for seat in seats}
        shares = [share_of(seat, sum(gained), len(gained)) for seat, gained in gains.items() if gained]
        found.append(SidesWire(among, players, len(group), round(1 / players, 4), shares))
    return found


def won(game: PlayedGame, seat: SeatId) -> float:
    winners = [one.seat for one in game.result.seats if one.rank == 1]
    return 1 / len(winners) if seat in winners else 0.0


def remarkable_of(games: list[PlayedGame]) -> list[RemarkableWire]:
    """Of the games that went to their end by the rules, and whose chronicle everybody may read."""
    told = [one for one in games if one.has_public_chronicle and one.result.reason.key not in BROKEN_OFF]
    if not told:
        return []
    found: list[tuple[Remarkable, PlayedGame]] = [
        ("longest", max(told, key=lambda one: one.decisions)),
        ("shortest", min(told, key=lambda one: one.decisions)),
    ]
    scored = [one for one in told if any(seat.score for seat in one.result.seats)]
    if scored:
        found.append(("closest", min(scored, key=margin)))
    return [
        RemarkableWire(which, one.table, one.decisions, one.ms, one.result.seats, one.ended) for which, one in found
    ]


def margin(game: PlayedGame) -> int:
    """How far the first one was ahead of the second."""
    first, second = sorted(game.result.seats, key=lambda seat: seat.rank)[:2]
    return abs(first.score - second.score)
