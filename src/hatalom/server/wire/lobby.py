"""The lobby: lists of tables, and what its page brings along."""

from typing import Literal

import msgspec

from hatalom.server.wire.games import GameWire
from hatalom.server.wire.people import MeWire
from hatalom.server.wire.tables import SeatWire
from hatalom.server.wire.talk import ChatWire
from hatalom.table.clock import Pace
from hatalom.table.wire import MessageWire, MomentWire, SeatResultWire


class TableRowWire(msgspec.Struct):
    """A line of the lobby's lists; `left` is how many milliseconds the asked player still has, `pace` its clock's.

    Of a game that spectators see `delay` minutes later, others are told neither who is asked nor how far it is.
    """

    id: str
    game: str
    status: Literal["open", "running", "over"]
    seats: list[SeatWire]
    my_turn: bool
    waiting: list[str]
    progress: int
    updated: str
    left: int | None
    is_scarce: bool = False
    """Most of my time is gone."""
    asleep: int | None = None
    """For so many milliseconds everybody who is asked will rest."""
    pace: Pace | None = None
    delay: int = 0
    begun: bool = True
    rated: bool = False
    """It changes the ratings of its players."""


class ResultRowWire(TableRowWire):
    """A finished game in a list: how it ended, and whether it counts.

    At home also where it `turned`, once its chronicle has been written.
    """

    result: list[SeatResultWire] = []
    counted: bool = True
    turned: MessageWire | None = None


class TurnWire(msgspec.Struct):
    """A table at which it is my turn: what I am asked, and what has happened since I was there.

    `moments` are the weightiest of them in the order of play, out of `lines` lines of the log; `said` was said last.
    """

    table: TableRowWire
    seat: str
    crumbs: list[MessageWire]
    prompt: MessageWire | None
    moments: list[MomentWire]
    lines: int
    said: ChatWire | None


class HomeWire(msgspec.Struct):
    """What waits for me: the first tables at which it is my turn, and the games that I finished last."""

    turns: list[TurnWire]
    finished: list[ResultRowWire]


class FrontWire(msgspec.Struct):
    """What the lobby's page brings along, so that it is whole when it is first seen: the games, me, and my tables."""

    games: list[GameWire]
    me: MeWire
    mine: list[TableRowWire]
