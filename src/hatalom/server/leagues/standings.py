"""How a league stands.

Points are counted in halves: two for everybody whom a player has left behind at his table, one for everybody with whom
he shares the place.  So at a table of two a game won is worth two halves, a game drawn one.

Equal points are parted by the opponents: in the Swiss system by the sum of their points, in a round robin (where all
have about the same ones) by the points of those who were beaten and half of those who were drawn with.  Then come the
games between the two, then who has won more games.  Whoever is still level shares the place.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Literal

import msgspec

from hatalom.server.leagues.groups import Past
from hatalom.server.leagues.pairings import Record

System = Literal["robin", "swiss"]
How = Literal["", "played", "free", "away", "walkover", "late", "absent", "computer", "unfinished"]
"""Why it ended so: see `LeagueGameWire`."""
PAIR = 2
"""The seats of a table at which two people meet."""
AHEAD, LEVEL = 2, 1
"""What somebody gets for each of the others, in halves of points."""
LOST = 0
"""The place of somebody who gets nothing, whatever the others do."""


class Game(msgspec.Struct, frozen=True):
    """One game of a league: its players by their seats, and what they got, nothing while it goes on.

    A single player had a free round, or was away.
    """

    round: int
    players: tuple[int, ...]
    points: tuple[int, ...] = ()
    how: How = ""

    @property
    def is_over(self) -> bool:
        return bool(self.points)

    @property
    def is_met(self) -> bool:
        """Whether people have sat down to it."""
        return len(self.players) > 1 and self.how != "walkover"

    def points_of(self, number: int) -> int | None:
        """None while it goes on."""
        return self.points[self.players.index(number)] if self.points else None

    def points_against(self, number: int, other: int) -> int:
        """What of his points somebody has got for this opponent."""
        mine, theirs = self.points_of(number), self.points_of(other)
        if not mine or theirs is None or mine < theirs:
            return 0
        return AHEAD if mine > theirs else LEVEL

    def is_won_by(self, number: int) -> bool:
        """Alone before all others."""
        others = [one for one in self.players if one != number]
        return self.is_met and self.is_over and all(self.points_against(number, one) == AHEAD for one in others)


def points_for(places: Sequence[int]) -> tuple[int, ...]:
    """The first place is 1; `LOST` is behind all others, who do not share it either."""

    def against(mine: int, theirs: int) -> int:
        if mine == LOST:
            return 0
        return AHEAD if theirs == LOST or theirs > mine else LEVEL if theirs == mine else 0

    return tuple(
        sum(against(mine, theirs) for other, theirs in enumerate(places) if other != one)
        for one, mine in enumerate(places)
    )


def points_for_nothing(seats: int) -> int:
    """For a round that somebody sits out: as many as a game brings on average."""
    return seats - 1


def points_for_free_round(seats: int) -> int:
    """Without an opponent: a whole point where two meet, else, as several may be free at once, the average."""
    return AHEAD if seats == PAIR else points_for_nothing(seats)


class Standing(msgspec.Struct, frozen=True):
    """One row of the table; `cells` by round: halves of points, None where there is nothing yet."""

    number: int
    place: int
    points: int
    tie_break: int
    wins: int
    cells: list[int | None]


def standings(count: int, rounds: int, games: Sequence[Game], system: System) -> list[Standing]:
    """The best first.  `rounds` is how many have begun."""
    by_player: list[list[Game]] = [[game for game in games if one in game.players] for one in range(count)]
    points = [sum(game.points_of(one) or 0 for game in by_player[one]) for one in range(count)]
    wins = [sum(game.is_won_by(one) for game in by_player[one]) for one in range(count)]
    breaks = [_tie_break(one, by_player[one], points, system) for one in range(count)]
    order = sorted(range(count), key=lambda one: (-points[one], -breaks[one], one))
    ranked: list[list[int]] = []
    for _, level in groupby(order, key=lambda one: (points[one], breaks[one])):
        ranked += _parted(list(level), games, wins)
    table, place = [], 1
    for shared in ranked:
        for one in shared:
            cells = [_cell(one, by_player[one], number) for number in range(1, rounds + 1)]
            table.append(Standing(one, place, points[one], breaks[one], wins[one], cells))
        place += len(shared)
    return table


def record_of(number: int, games: Sequence[Game]) -> Record:
    """What somebody has done so far, for the next pairing."""
    mine = sorted((game for game in games if number in game.players), key=lambda game: game.round)
    met = [game for game in mine if game.is_met]
    return Record(
        number,
        met=frozenset(other for game in met for other in game.players if other != number),
        firsts=sum(game.players[0] == number for game in met),
        seconds=sum(game.players[0] != number for game in met),
        was_first=met[-1].players[0] == number if met else None,
        was_free=any(game.how == "free" for game in mine),
    )


def past_of(number: int, games: Sequence[Game], seats: int) -> Past:
    """What somebody has done so far, for the next draw of tables of three or more."""
    mine = [game for game in games if number in game.players]
    tables = [game.players for game in mine if game.is_met]
    return Past(
        number,
        met=Counter(other for table in tables for other in table if other != number),
        seats=[sum(table[seat] == number for table in tables) for seat in range(seats)],
        free=sum(not game.is_met for game in mine),
    )


def _cell(number: int, games: Sequence[Game], round_: int) -> int | None:
    return next((game.points_of(number) for game in games if game.round == round_), None)


def _tie_break(number: int, games: Sequence[Game], points: Sequence[int], system: System) -> int:
    """In quarters of a point, so that half of half a point can be counted."""
    return sum(
        points[other] * (AHEAD if system == "swiss" else game.points_against(number, other))
        for game in games
        if game.is_met and game.is_over
        for other in game.players
        if other != number
    )


def _parted(level: list[int], games: Sequence[Game], wins: Sequence[int]) -> list[list[int]]:
    """Those who are level so far: by the points that they have won from each other, then by games won."""

    def among(one: int) -> int:
        met = [game for game in games if one in game.players]
        return sum(
            game.points_against(one, other) for game in met for other in game.players if other in level and other != one
        )

    keys = {one: (-among(one), -wins[one]) for one in level}
    return [list(shared) for _, shared in groupby(sorted(level, key=lambda one: (*keys[one], one)), keys.__getitem__)]
