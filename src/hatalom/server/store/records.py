"""What the store takes and gives: people, tables, changes, reports.  Rows of the database stay inside the store."""

import msgspec

from hatalom.server.ids import PersonId, SeatId, TableId
from hatalom.server.wire.talk import ChatWire
from hatalom.table.clock import Clock
from hatalom.table.keep import StoredRow
from hatalom.table.table import Offer, Seat
from hatalom.table.wire import ResultWire

Keys = dict[tuple[PersonId, str], int]
"""The requests that were carried out, by person and key, with the version each led to."""
Visits = dict[PersonId, int]
"""How many plies each person knew of when he left."""


class Lines(msgspec.Struct, frozen=True):
    """What was said at a table, and the number of the last line."""

    said: list[ChatWire]
    last: int = 0


class Person(msgspec.Struct, frozen=True):
    """Somebody with a cookie."""

    id: PersonId
    name: str


class Account(msgspec.Struct, frozen=True):
    """The login name and password with which a person can come back from elsewhere."""

    login: str
    person: PersonId
    password_hash: str


class TableRecord(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled when a table is opened.

    A branch has taken over `given` rows of the game with the commitment `origin`.  An imported game was played
    elsewhere.  Spectators see the game `delay` minutes later.  `hints` says whether the computer gives advice.
    No list shows a `private` table to others.  A `rated` one changes the ratings of its people.
    """

    id: TableId
    game: str
    rules_version: int
    options: dict[str, str]
    overlay: str
    secret: bytes
    host: PersonId
    same_screen: bool = False
    given: int = 0
    origin: str = ""
    imported: bool = False
    delay: int = 0
    hints: bool = True
    private: bool = False
    rated: bool = False


class Standing(msgspec.Struct, frozen=True):
    """What has become of a table besides its game: see `Table`; `rematch` is the table of the next game."""

    is_branched: bool
    is_begun: bool
    is_shared: bool
    rematch: TableId


class StoredTable(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is stored of a table.  `times` are the moments at which its rows were stored.

    `waiting` are the seats that are asked, `result` is the JSON of how the game ended, or empty.
    """

    record: TableRecord
    status: str
    waiting: list[SeatId]
    result: str
    seats: list[Seat]
    rows: list[StoredRow]
    times: list[int]
    snapshot: bytes | None
    offer: Offer | None
    clock: Clock | None
    standing: Standing
    keys: Keys
    visits: Visits
    chat: Lines
    revision: int


class SinceThen(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored of a table beyond what somebody knows of it: new rows and lines, and all that has no history."""

    rules_version: int
    revision: int
    seats: list[Seat]
    rows: list[StoredRow]
    times: list[int]
    offer: Offer | None
    clock: Clock | None
    standing: Standing
    chat: Lines


class ListedTable(msgspec.Struct, frozen=True):
    """A line of a list: what its columns say, nothing of the game's inside."""

    id: TableId
    game: str
    status: str
    waiting: list[SeatId]
    progress: int
    updated: str
    clock: Clock | None
    seats: list[tuple[SeatId, Seat]]
    delay: int
    is_begun: bool
    created: str
    is_rated: bool


class FinishedTable(msgspec.Struct, frozen=True):
    """A finished game in a list, with how it ended and whether it counts."""

    listed: ListedTable
    result: ResultWire
    is_counted: bool


class Facts(msgspec.Struct, frozen=True):
    """What a change of a table leaves in its columns, from which lists are answered.

    A game that was begun by an older version of the rules goes on by the newer one, if both agree so far.
    """

    rules_version: int
    status: str
    waiting: list[str]
    progress: int
    counted: bool
    result: str
    offer: str
    clock: str = ""
    deadline: int | None = None
    """When somebody's time will be over, where a computer is to take his seat then."""
    begun: bool = True
    shared: bool = False


class Key(msgspec.Struct, frozen=True):
    """If the same person sends the same key again, this version is the answer, and nothing is done twice."""

    person: PersonId
    key: str
    version: int


class Change(msgspec.Struct, frozen=True):
    """All that one change of a table leaves behind; `before` and `revision` are what it was made from."""

    table: TableId
    before: int
    rows: list[StoredRow]
    facts: Facts
    seats: list[Seat] | None = None
    key: Key | None = None
    snapshot: bytes | None = None
    at: int = 0
    revision: int = 0

    @property
    def version(self) -> int:
        return self.before + len(self.rows)


class NewReport(msgspec.Struct, frozen=True):
    """What somebody thinks is wrong by the rules: where he saw it, what he saw there, and his words."""

    table: TableId
    person: PersonId
    seat: str | None
    version: int
    ply: int
    view: str
    words: str


class Report(msgspec.Struct, frozen=True):
    """A stored report, with the name of its game."""

    id: int
    game: str
    table: TableId
    person: PersonId
    seat: str | None
    version: int
    ply: int
    words: str
    at: str
