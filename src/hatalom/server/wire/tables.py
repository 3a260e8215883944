"""A table as one viewer is told of it."""

from typing import Literal

import msgspec

from hatalom.server.wire.talk import ChatWire
from hatalom.table.clock import Terms, TimeOut
from hatalom.table.orders import WindowWire
from hatalom.table.wire import LogEntry, MomentWire, ReasonWire, StateWire


class SeatWire(msgspec.Struct):
    """A seat as a viewer is told of it; `link` is the secret of a seat that waits for a friend, for its host only.

    `hints` is how often it has asked the computer for advice; `intent` is what a computer's last turn was for.
    `reader` is what somebody does who has opened its link, for the host; `kept` says that it waits for me,
    `gone` that its player has left this house for good.
    """

    seat: str
    kind: Literal["human", "computer", "open", "link"]
    name: str
    level: str
    mine: bool
    here: bool
    thinking: bool
    link: str | None = None
    hints: int = 0
    intent: list[ReasonWire] = []
    reader: str = ""
    kept: bool = False
    gone: bool = False
    person: str = ""
    """Whose seat it is: what `/people/…` is asked with."""


class OfferWire(msgspec.Struct):
    """What waits for consent; `agreed` are the seats that have given theirs, `target` is a second seat asked for."""

    kind: Literal["draw", "take_back", "pause", "seat"]
    seat: str
    ply: int | None
    agreed: list[str] = []
    target: str | None = None


class SeatClockWire(msgspec.Struct):
    """A seat's time at the moment the clock tells: how long until it is over, and whether it `runs`.

    Where its player rests meanwhile, `left` has his nights in it; he is `asleep` until then.  At `warn` most of his
    time will be gone.
    """

    seat: str
    left: int
    runs: bool
    holiday: int
    away: bool
    asleep: int | None = None
    warn: int | None = None


class ClockWire(msgspec.Struct):
    """All clocks as they stood `at` a moment of the server's time; all times are milliseconds."""

    terms: Terms
    time_out: TimeOut
    at: int
    paused: bool
    seats: list[SeatClockWire]


class TableWire(msgspec.Struct):
    """Everything about a table for one viewer; `seq` is the number of the last update it contains.

    `seen` is how many plies a player knew of when he left it last; a branch has taken over `given` plies of another
    game; an imported game was played elsewhere; spectators see it `delay` minutes later.
    `hints` says that players may ask the computer for advice.  Before it has `begun` its seats are filled, and the one
    who `hosts` it may change them.  `rematch` is the table of the next game.
    `now` is the server's time, by which `clock` goes; `windows` are those for which standing orders may be given.
    """

    id: str
    game: str
    seq: int
    same_screen: bool
    counted: bool
    commitment: str
    options: dict[str, str]
    seats: list[SeatWire]
    spectators: int
    log: list[LogEntry]
    moments: list[MomentWire]
    chat: list[ChatWire]
    offer: OfferWire | None
    now: int
    clock: ClockWire | None
    windows: list[WindowWire]
    state: StateWire
    seen: int | None = None
    given: int = 0
    imported: bool = False
    delay: int = 0
    hints: bool = False
    think_limit: float = 0.0
    """Seconds after which a computer that has not answered is answered for."""
    begun: bool = True
    hosts: bool = False
    private: bool = False
    rematch: str = ""
    box: str = ""
    """The name of the corrected box that is played with; nothing where it is ours."""
    secret_talk: bool = False
    """Whether two players may talk without the others."""
