"""The lobby: lists of tables, and what its page brings along."""

from typing import Literal

import msgspec

from hatalom.server.wire.games import GameWire
from hatalom.server.wire.people import MeWire
from hatalom.server.wire.tables import SeatWire


class TableRowWire(msgspec.Struct):
    """A line of the lobby's lists; `left` is how many milliseconds the asked player still has."""

    id: str
    game: str
    status: Literal["open", "running", "over"]
    seats: list[SeatWire]
    my_turn: bool
    waiting: list[str]
    progress: int
    updated: str
    left: int | None


class FrontWire(msgspec.Struct):
    """What the lobby's page brings along, so that it is whole when it is first seen: the games, me, and my tables."""

    games: list[GameWire]
    me: MeWire
    mine: list[TableRowWire]
