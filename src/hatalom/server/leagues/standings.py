"""How a league stands.  Points are counted in halves: a game won is worth two of them, a game drawn one.

Equal points are parted by the opponents: in the Swiss system by the sum of their points, in a round robin (where all
have the same ones) by the points of those who were beaten and half of those who were drawn with.  Then comes the game
between the two, then who has won more games.  Whoever is still level shares the place.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

import msgspec

from hatalom.server.leagues.pairings import Record

System = Literal["robin", "swiss"]
Outcome = Literal["", "first", "second", "draw", "none"]
"""Who has won; "none" where both have lost, nothing while the game goes on."""
How = Literal["", "played", "free", "away", "walkover", "late", "absent", "computer", "unfinished"]
"""Why it ended so: see `LeagueGameWire`."""
WON, DRAWN, LOST = 2, 1, 0


class Game(msgspec.Struct, frozen=True):
    """One game of a league; without a `second` player the first one had a free round."""

    round: int
    first: int
    second: int | None
    outcome: Outcome = ""
    how: How = ""

    def points_of(self, number: int) -> int | None:
        """None while it goes on."""
        if self.outcome == "":
            return None
        if self.outcome == "draw":
            return DRAWN
        return WON if self.outcome == ("first" if number == self.first else "second") else LOST

    @property
    def is_met(self) -> bool:
        """Whether two people have sat down to it."""
        return self.second is not None and self.how != "walkover"


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
    by_player: list[list[Game]] = [[game for game in games if one in (game.first, game.second)] for one in range(count)]
    points = [sum(game.points_of(one) or 0 for game in by_player[one]) for one in range(count)]
    wins = [sum(game.points_of(one) == WON and game.is_met for game in by_player[one]) for one in range(count)]
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
    mine = sorted((game for game in games if number in (game.first, game.second)), key=lambda game: game.round)
    met = [game for game in mine if game.is_met]
    return Record(
        number,
        met=frozenset(other for game in met for other in (game.first, game.second) if other not in (None, number)),
        firsts=sum(game.first == number for game in met),
        seconds=sum(game.second == number for game in met),
        was_first=met[-1].first == number if met else None,
        was_free=any(game.how == "free" for game in mine),
    )


def _cell(number: int, games: Sequence[Game], round_: int) -> int | None:
    return next((game.points_of(number) for game in games if game.round == round_), None)


def _tie_break(number: int, games: Sequence[Game], points: Sequence[int], system: System) -> int:
    """In quarters of a point, so that half of half a point can be counted."""
    total = 0
    for game in games:
        other = game.second if game.first == number else game.first
        won = game.points_of(number)
        if other is None or won is None or not game.is_met:
            continue
        total += points[other] * (2 if system == "swiss" else won)
    return total


def _parted(level: list[int], games: Sequence[Game], wins: Sequence[int]) -> list[list[int]]:
    """Those who are level so far: by the points that they have won from each other, then by games won."""

    def among(one: int) -> int:
        met = [game for game in games if {game.first, game.second} <= {*level} and one in (game.first, game.second)]
        return sum(game.points_of(one) or 0 for game in met)

    keys = {one: (-among(one), -wins[one]) for one in level}
    return [list(shared) for _, shared in groupby(sorted(level, key=lambda one: (*keys[one], one)), keys.__getitem__)]
