"""Stored games by the rules of this program: a game goes on only if they agree with all that was played.

A stored game names the version of the rules it was played by.  Where that is the version of this program, its last
snapshot is trusted.  Where it is another one, every row is played again from the first on and compared with what was
stored: each draw with the committed stream, the position with the snapshot, the end with the result.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import msgspec

from hatalom.core.action import NUMBER
from hatalom.core.errors import BadFile
from hatalom.core.game import Game, Result, SeatResult
from hatalom.core.journal import Head, Journal, Row
from hatalom.core.match import Match
from hatalom.core.message import Message, Said
from hatalom.core.replay import Draws, Fault, follow, said_of
from hatalom.core.snapshot import dump
from hatalom.table import keep
from hatalom.table.show import result_of
from hatalom.table.table import Table
from hatalom.table.wire import ResultWire

OTHER_RULES = Message("result-other-rules", played=NUMBER, plays=NUMBER)
NOT_REPLAYED = Message("result-not-replayed")


class Verdict(StrEnum):
    """What the rules of this program make of a stored game."""

    SAME = "same"
    DIFFERS = "differs"
    BREAKS = "breaks"


@dataclass(frozen=True)
class Finding:
    """The verdict; where it is not "same", the first row at which that shows, and why."""

    verdict: Verdict
    row: int = 0
    why: str = ""


SAME = Finding(Verdict.SAME)


@dataclass(frozen=True)
class StoredGame:
    """All that is stored of a game: how it began, its rows, and what was known of it when it was stored last.

    `result` is the JSON of a `ResultWire`, or empty; `waiting` are the ids of the seats that were asked.
    """

    game: Game[Any, Any]
    head: Head
    content: Any
    rows: list[keep.StoredRow]
    snapshot: bytes | None
    secret: bytes
    result: str
    waiting: list[str]

    def is_of_other_rules(self) -> bool:
        return self.head.rules_version != self.game.rules_version

    def journal(self) -> Journal:
        """The rows that mean something to the rules of this program, up to the first that does not."""
        journal = Journal(self.head)
        for number, stored in enumerate(self.rows, start=1):
            try:
                journal.rows.append(keep.read_row(stored, self.game))
            except BadFile as error:
                journal.unread = f"row {number}: {error}"
                break
        return journal


def reload(stored: StoredGame, sit: Callable[[Match], Table]) -> tuple[Table, Finding]:
    """The table of a stored game, ready to be played on; where it cannot be, it can be looked at as far as it goes.

    `sit` puts people and computers around a match.
    """
    if stored.is_of_other_rules():
        table, finding = play_again(stored, sit)
    else:
        table, finding = _resume(stored, sit)
    match = table.match
    if finding.verdict != Verdict.SAME:
        match.halt(_result(stored))
    elif stored.is_of_other_rules() and match.result() is None:
        match.journal.head = replace(stored.head, rules_version=stored.game.rules_version)
    return table, finding


def play_again(stored: StoredGame, sit: Callable[[Match], Table]) -> tuple[Table, Finding]:
    """Plays every row again, and compares what can be compared."""
    journal = stored.journal()
    whole = keep.read_snapshot(stored.snapshot)
    table = sit(_fresh(stored))
    draws = Draws(stored.secret or None, stored.head.given)
    fault = None
    if whole is not None and whole.version <= len(journal.rows):
        fault = follow(table.match, Journal(stored.head, journal.rows[: whole.version]), draws, table.repeat)
        other = _other_position(table, whole) if fault is None else ""
        if other:
            return table, Finding(Verdict.DIFFERS, whole.version, other)
    fault = fault or follow(table.match, journal, draws, table.repeat)
    if fault is not None:
        return _up_to(stored, journal.rows[: fault.row - 1], sit), _finding_of(fault, stored)
    other = _other_end(table, stored)
    return table, Finding(Verdict.DIFFERS, len(journal.rows), other) if other else SAME


def _resume(stored: StoredGame, sit: Callable[[Match], Table]) -> tuple[Table, Finding]:
    """From the last snapshot and the rows after it; from the first row if there is none that fits."""
    journal = stored.journal()
    table = sit(_fresh(stored))
    if stored.snapshot is not None:
        keep.load_snapshot(table, stored.snapshot, journal.rows)
    fault = follow(table.match, journal, Draws(None, 0), table.repeat)
    if fault is None:
        return table, SAME
    return _up_to(stored, journal.rows[: fault.row - 1], sit), _finding_of(fault, stored)


def _fresh(stored: StoredGame) -> Match:
    return Match(stored.game, stored.head, stored.content, None)


def _up_to(stored: StoredGame, rows: list[Row], sit: Callable[[Match], Table]) -> Table:
    """The table before the row that does not fit."""
    table = sit(_fresh(stored))
    follow(table.match, Journal(stored.head, rows), Draws(None, 0), table.repeat)
    return table


def _finding_of(fault: Fault, stored: StoredGame) -> Finding:
    why = said_of(fault, stored.head.rules_version, stored.game.rules_version)
    return Finding(Verdict.BREAKS, fault.row, why)


def _other_position(table: Table, whole: keep.Snapshot) -> str:
    """What is different from the stored snapshot; nothing where only the way of writing it down has changed."""
    match = table.match
    if match.checksum() == whole.checksum:
        return ""
    if keep.is_written_alike(match, whole):
        now = dump(match.pos)["fields"]
        names = [name for name, value in whole.position["fields"].items() if now[name] != value]
        return f"after row {whole.version} the position is another one: {', '.join(names) or 'the running phases'}"
    if not keep.is_told_alike(match, whole):
        return f"what was told up to row {whole.version} is different"
    return ""


def _other_end(table: Table, stored: StoredGame) -> str:
    """What is different at the last row: who is asked, or how the game ended."""
    result = table.match.result()
    then = msgspec.json.decode(stored.result, type=ResultWire).seats if stored.result else None
    now = result_of(result, table.seat_ids).seats if result is not None else None
    if now != then:
        return "the game ends otherwise"
    if [table.seat_ids[seat] for seat in table.asked()] != stored.waiting:
        return "other seats are asked now"
    return ""


def _result(stored: StoredGame) -> Result:
    """Nobody has won or lost; a game that was over keeps its ranks."""
    count = len(stored.head.seats)
    seats = tuple(SeatResult(1, 0) for _ in range(count))
    if stored.result:
        then = msgspec.json.decode(stored.result, type=ResultWire)
        seats = tuple(SeatResult(entry.rank, entry.score) for entry in then.seats)
    if stored.is_of_other_rules():
        return Result(seats, Said(OTHER_RULES, [stored.head.rules_version, stored.game.rules_version]))
    return Result(seats, Said(NOT_REPLAYED))
