"""Leagues: events over weeks, with rounds, standings and games."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hatalom.server.leagues.standings import How, System
from hatalom.server.wire.fields import NO_NUL, Body, Id
from hatalom.server.wire.lobby import TableRowWire

LeagueStatus = Literal["open", "running", "over"]


class NewLeagueWire(Body):
    """A league to be made, with so many `seats` at a table.

    `rounds` are for the Swiss system: in a round robin everybody meets everybody.
    `starts`: the day on which it begins by itself, if there are enough players; without one its maker begins it.
    """

    name: Annotated[str, Meta(min_length=1, max_length=60, pattern=NO_NUL)]
    game: Id
    system: System
    seats: Annotated[int, Meta(ge=2, le=7)] = 2
    rounds: Annotated[int, Meta(ge=2, le=15)] = 5
    days: Annotated[int, Meta(ge=1, le=60)] = 14
    """How long a round lasts at most."""
    rated: bool = False
    private: bool = False
    """No list shows it to others; whoever has its address may join."""
    starts: Annotated[str, Meta(pattern=r"^(20\d\d-\d\d-\d\d)?$")] = ""


class LeagueAnswer(msgspec.Struct):
    id: str


class AwayWire(Body):
    """Whether I do not want to be paired in the next round."""

    away: bool


class LeagueRowWire(msgspec.Struct):
    """A line of the list of leagues; `mine` says that I take part."""

    id: str
    name: str
    game: str
    seats: int
    system: System
    rounds: int
    days: int
    rated: bool
    status: LeagueStatus
    starts: str
    entrants: int
    mine: bool


class RoundWire(msgspec.Struct):
    number: int
    begun: str
    ends: str


class EntrantWire(msgspec.Struct):
    """One row of the table.

    `points` and `cells` (by round, null where there is nothing yet) are halves of points, `tie_break` is in quarters.
    `left_after`: the round after which he has left, -1 for who has not.
    """

    number: int
    person: str
    name: str
    mine: bool
    place: int
    points: int
    tie_break: int
    wins: int
    cells: list[int | None]
    away: bool
    left_after: int


class LeagueGameWire(msgspec.Struct):
    """A game: its players by their numbers, in the order of the seats; somebody alone is free or away.

    `points` are halves, nothing while it goes on.  `how` it ended: it was "played"; its player was "free" or "away";
    somebody has left the league ("walkover"), was too "late", was "absent" or let a "computer" finish it; or it was
    "unfinished" when the round was over.
    """

    round: int
    players: list[int]
    table: str
    points: list[int]
    how: How
    scores: list[int]
    """Of all seats, in this round; empty where nothing was counted."""


class LeagueWire(msgspec.Struct):
    """Everything about a league.  `entrants` stand in the order of the table, `tables` are those of running games.

    `rounds` is how many there will be, before it begins how many there can be; `least` is how many players it needs.
    """

    id: str
    name: str
    game: str
    seats: list[str]
    least: int
    system: System
    rounds: int
    days: int
    rated: bool
    private: bool
    status: LeagueStatus
    starts: str
    begun: list[RoundWire]
    entrants: list[EntrantWire]
    games: list[LeagueGameWire]
    tables: list[TableRowWire]
    is_maker: bool
    may_join: bool
