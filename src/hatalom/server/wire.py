"""What travels over HTTP and WebSocket besides the game itself; every input has a size limit."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hatalom.table.clock import Pace, Terms, TimeOut
from hatalom.table.orders import WindowWire
from hatalom.table.wire import AdviceWire, LogEntry, ReasonWire, RefusalWire, StateWire

Id = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=40)]
Text = Annotated[str, Meta(max_length=500)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Whole = Annotated[int, Meta(ge=0, le=1_000_000)]


class Body(msgspec.Struct, omit_defaults=True):
    """What a client sends: fields with a default may be left out."""


# -- people ---------------------------------------------------------------------------------------------------


class MeWire(msgspec.Struct):
    """Who I am.  `private` is False where the connection can be read by others (plain http in a network)."""

    name: str
    known: bool
    account: str | None
    private: bool


class NameWire(Body):
    name: Name


class AccountWire(Body):
    """A login name and a password, to claim an account or to come back to it."""

    login: Annotated[str, Meta(min_length=3, max_length=80)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


# -- games ----------------------------------------------------------------------------------------------------


class GameOptionWire(msgspec.Struct):
    key: str
    choices: list[str]
    default: str
    rule: str


class LessonWire(msgspec.Struct):
    """A lesson; its words are `lesson-<id>` and `lesson-<id>.about` of the lessons' texts."""

    id: str
    minutes: int
    steps: int


class TextsWire(msgspec.Struct):
    """The words of a game in one language: the Fluent file, and every form of every name by id."""

    messages: str
    names: dict[str, dict[str, str | list[str]]]


class GameWire(msgspec.Struct):
    """A game of this server; `seat_ids` and `clocks` by number of players, `weight` from 1 (light) to 5 (heavy).

    `box`, by language: the words of the box, with which a game is chosen and a table put together.
    """

    name: str
    seat_counts: list[int]
    seat_ids: dict[str, list[str]]
    options: list[GameOptionWire]
    levels: list[str]
    minutes: int
    weight: int
    lessons: list[LessonWire]
    clocks: dict[str, list[Terms]]
    box: dict[str, TextsWire]


class RuleItemWire(msgspec.Struct):
    """One item of the rules; its text is Markdown.  A ruling has the number of its item and an r."""

    number: str
    text: str


class ChapterWire(msgspec.Struct):
    title: str
    items: list[RuleItemWire]


# -- tables ---------------------------------------------------------------------------------------------------


class NewSeatWire(Body):
    seat: Id
    who: Literal["me", "link", "open", "computer"]
    level: Id = ""


class NewTableWire(Body):
    """A table to be opened.  An overlay corrects the numbers of the box; it is plain data like the content files."""

    game: Id
    seats: Annotated[list[NewSeatWire], Meta(max_length=8)]
    options: Annotated[dict[Id, Id], Meta(max_length=40)] = {}
    same_screen: bool = False
    overlay: dict[str, Any] | None = None
    clock: Pace | None = None
    time_out: TimeOut = TimeOut.COMPUTER
    delay: Annotated[int, Meta(ge=0, le=60)] = 0
    """How many minutes later spectators see the game (R3)."""
    hints: bool = True
    """Whether players may ask the computer for advice (E6)."""


class NewTableAnswer(msgspec.Struct):
    id: str


class SeatWire(msgspec.Struct):
    """A seat as a viewer is told of it; `link` is the secret of a seat that waits for a friend, for its host only.

    `hints` is how often it has asked the computer for advice; `intent` is what a computer's last turn has brought.
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


class ChatWire(msgspec.Struct):
    """What somebody said; `ply` is how far the game was then, as everybody knew it.

    `to` is the seat to which alone it was said: nobody but the two reads it.  A line has no number: a gap would
    tell the others that two have talked.
    """

    seat: str | None
    name: str
    text: str
    at: str
    ply: int = 0
    to: str | None = None


class OfferWire(msgspec.Struct):
    """A draw, a take-back or a pause that waits for consent; `agreed` are the seats that have given theirs."""

    kind: Literal["draw", "take_back", "pause"]
    seat: str
    ply: int | None
    agreed: list[str] = []


class SeatClockWire(msgspec.Struct):
    """A seat's time at the moment the clock tells: what is `left` of it, and whether it `runs`."""

    seat: str
    left: int
    runs: bool
    holiday: int
    away: bool


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
    `hints` says that players may ask the computer for advice.
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
    secret_talk: bool = False
    """Whether two players may talk without the others."""


class TableRowWire(msgspec.Struct):
    """A line of the lobby's lists; `left` are the milliseconds until the time of whoever is asked is over."""

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


class JoinWire(Body):
    seat: Id
    secret: Annotated[str, Meta(max_length=80)] = ""


class ActWire(Body):
    seat: Id
    action: Annotated[str, Meta(max_length=120)]
    version: Whole
    key: Key


class UndoRequest(Body):
    seat: Id
    ply: Whole
    version: Whole
    key: Key


class WhyWire(Body):
    seat: Id
    thing: Annotated[str, Meta(max_length=120)]


class HintWire(Body):
    """E6  What would the computer do here?"""

    seat: Id
    version: Whole


class HintsWire(msgspec.Struct):
    """Up to three options of the open question, the best first; whoever asks again gets the same, uncounted."""

    version: int
    advice: list[AdviceWire]


class SayWire(Body):
    """Something to be said to everybody, or `to` one seat alone where the game allows secret talk."""

    text: Text
    to: Id = ""


class MenuWire(Body):
    seat: Id
    act: Literal[
        "resign",
        "offer_draw",
        "accept_draw",
        "decline_draw",
        "ask_take_back",
        "grant_take_back",
        "refuse_take_back",
        "abandon",
        "hand_to_computer",
        "take_seat_back",
        "offer_pause",
        "accept_pause",
        "decline_pause",
        "resume",
        "start_holiday",
        "end_holiday",
        "replace_late",
        "claim_game",
    ]
    ply: Whole | None = None
    level: Id = ""


class OrderWire(Body):
    """A standing order for one kind of question."""

    seat: Id
    prompt: Id
    order: Id


class OrdersWire(msgspec.Struct):
    """A seat's standing orders by prompt, for its player's eyes only; what is not in it is asked."""

    orders: dict[str, str]


class DoneWire(msgspec.Struct):
    """Done and stored; `version` is what the seat's position has now."""

    version: int


class NoteWire(msgspec.Struct):
    """A player's own notes on a table, for nobody else's eyes."""

    text: Annotated[str, Meta(max_length=10_000)]


# -- looking back ---------------------------------------------------------------------------------------------


class BranchWire(Body):
    """A game to be played on from a ply of another one, alone or against computers."""

    ply: Whole
    seats: Annotated[list[NewSeatWire], Meta(max_length=8)]


class JournalWire(Body):
    """A journal file to be looked at here; the overlay, if it was played with one, comes along as plain data."""

    text: Annotated[str, Meta(max_length=900_000)]
    overlay: dict[str, Any] | None = None


class ReportWire(Body):
    """C6  What somebody thinks is wrong by the rules, at this ply, seen with these eyes."""

    ply: Whole
    words: Annotated[str, Meta(min_length=1, max_length=2_000)]
    seen_as: Id = ""


class ErrorWire(msgspec.Struct):
    error: str
    message: str


# -- updates over the WebSocket -------------------------------------------------------------------------------


class StateUpdate(msgspec.Struct, tag_field="kind", tag="state"):
    """The game went on.  Lines of the log after `state.plies` are dropped, then `log` is added."""

    seq: int
    state: StateWire
    log: list[LogEntry]


class ChatUpdate(msgspec.Struct, tag_field="kind", tag="chat"):
    seq: int
    line: ChatWire


class SeatsUpdate(msgspec.Struct, tag_field="kind", tag="seats"):
    seq: int
    seats: list[SeatWire]
    spectators: int


class MenuUpdate(msgspec.Struct, tag_field="kind", tag="menu"):
    seq: int
    offer: OfferWire | None


class ClockUpdate(msgspec.Struct, tag_field="kind", tag="clock"):
    seq: int
    clock: ClockWire | None


class TableUpdate(msgspec.Struct, tag_field="kind", tag="table"):
    seq: int
    table: TableWire


Update = StateUpdate | ChatUpdate | SeatsUpdate | MenuUpdate | ClockUpdate | TableUpdate


class AnswerWire(msgspec.Struct, omit_defaults=True):
    """The answer to what a client sent: `ok`, or an error; with it what was asked for (why, a hint)."""

    answer: str | int
    ok: bool = False
    version: int | None = None
    refusals: list[RefusalWire] | None = None
    advice: list[AdviceWire] | None = None
    error: str | None = None
    message: str | None = None
