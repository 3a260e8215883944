"""Keeping a table: rows of the journal as they are stored, and snapshots that spare replaying a long game."""

from functools import lru_cache
from typing import Any

import msgspec

from hatalom.core import journal as journals
from hatalom.core import snapshot
from hatalom.core.errors import BadFile
from hatalom.core.game import Game
from hatalom.core.journal import Close, Head, Journal, Row, Step, TakeBack, step_of
from hatalom.core.match import Match
from hatalom.core.message import Message, Said
from hatalom.core.plies import PackedPlies, Plies, Ply
from hatalom.core.question import SPECTATOR
from hatalom.core.replay import CRASHES
from hatalom.table.log import Cut
from hatalom.table.table import Table

EVERY = 50
"""A snapshot after so many rows."""
LATE = "late"
Messages = dict[tuple[str, str], Message]


class StoredRow(msgspec.Struct, frozen=True):
    """A row as it is stored: actions by their text, which stays when numbers change."""

    kind: str
    seat: int
    what: str


class Snapshot(msgspec.Struct):
    """A table after so many rows: its position, the plies that stand with their lines, and the cuts."""

    rules_version: int
    version: int
    checksum: str
    position: dict[str, Any]
    plies: PackedPlies
    cuts: list[Cut]


def store_row(row: Row, game: Game[Any, Any]) -> StoredRow:
    if isinstance(row, Step):
        return StoredRow("auto" if row.auto else "step", row.seat, game.verbs.text(row.action))
    if isinstance(row, TakeBack):
        return StoredRow("takeback", row.seat, str(row.ply))
    return StoredRow("close", row.seat, LATE if row.is_late else "")


def read_row(stored: StoredRow, game: Game[Any, Any]) -> Row:
    if stored.kind == "takeback":
        return TakeBack(int(stored.what), stored.seat)
    if stored.kind == "close":
        return Close(stored.seat, stored.what == LATE)
    action = _action_of(game, stored.what)
    if action < 0:
        raise BadFile(f"{stored.what!r} is not an action of {game.name}: the game was played by other rules")
    return step_of(stored.seat, action, stored.kind == "auto")


@lru_cache(maxsize=20_000)
def _action_of(game: Game[Any, Any], text: str) -> int:
    return game.verbs.parse(text)


def write_journal(head: Head, stored: list[StoredRow], game: Game[Any, Any], secret: bytes | None) -> str:
    """The journal of stored rows, word for word: also of those that mean nothing to the rules of this program."""
    rows = [
        Step(row.seat, number, row.kind == "auto") if row.kind in ("step", "auto") else read_row(row, game)
        for number, row in enumerate(stored)
    ]
    return journals.write(Journal(head, rows, secret), game, lambda number: stored[number].what)


def may_snapshot(table: Table) -> bool:
    """Not while a seat prepares a move: what the others are shown then is not the position."""
    match = table.match
    return match.plies_for(SPECTATOR) == len(match.plies) and match.journal.closing() is None


def take_snapshot(table: Table) -> bytes:
    match = table.match
    whole = Snapshot(
        match.game.rules_version,
        match.version,
        match.checksum(),
        snapshot.dump(match.pos),
        match.plies.pack(),
        table.cuts,
    )
    return msgspec.json.encode(whole)


def read_snapshot(data: bytes | None) -> Snapshot | None:
    """A stored snapshot; None where there is none, or where it was stored in another form."""
    try:
        return msgspec.json.decode(data, type=Snapshot) if data is not None else None
    except msgspec.DecodeError:
        return None


def is_written_alike(match: Match, whole: Snapshot) -> bool:
    """Whether positions, their records and phases have the same fields now as when the snapshot was stored."""
    now = {name: snapshot.plain(getattr(match.pos, name)) for name in type(match.pos).FIELDS}
    if not _is_alike(whole.position["fields"], now):
        return False
    for entry in whole.position["stack"]:
        phase = match.game.phases.get(entry["phase"])
        if phase is None or {"phase", *phase.FIELDS} != set(entry):
            return False
    return True


def is_told_alike(match: Match, whole: Snapshot) -> bool:
    """Whether the same lines were told as when the snapshot was stored."""
    try:
        stored = Plies.unpack(whole.plies, match.plies.steps, _messages_of(match.game))
        return [_told(ply) for ply in stored] == [_told(ply) for ply in match.plies]
    except (BadFile, *CRASHES):
        return False


def load_snapshot(table: Table, data: bytes, rows: list[Row]) -> bool:
    """Brings a fresh table to a snapshot of the same rules; False, and nothing has changed, if it does not fit."""
    match = table.match
    whole = read_snapshot(data)
    if whole is None or whole.rules_version != match.game.rules_version or whole.version > len(rows):
        return False
    try:
        head = match.journal.head
        pos = match.game.restore(whole.position, len(head.seats), head.options, match.content)
        if snapshot.checksum(pos) != whole.checksum:
            return False
        plies = Plies.unpack(whole.plies, _standing_steps(rows[: whole.version]), _messages_of(match.game))
    except (BadFile, *CRASHES):
        return False
    match.resume(pos, rows[: whole.version], plies)
    table.cuts = whole.cuts
    return True


def _is_alike(then: Any, now: Any) -> bool:
    """Whether two pieces of plain data have the same shape: of a list the first members tell."""
    if isinstance(then, dict) and isinstance(now, dict):
        return set(then) == set(now) and all(_is_alike(value, now[name]) for name, value in then.items())
    if isinstance(then, list) and isinstance(now, list):
        return not then or not now or _is_alike(then[0], now[0])
    return not isinstance(then, dict | list) and not isinstance(now, dict | list)


def _standing_steps(rows: list[Row]) -> list[Step]:
    """The steps that nobody has taken back."""
    standing: list[Step] = []
    for row in rows:
        if isinstance(row, Step):
            standing.append(row)
        elif isinstance(row, TakeBack):
            del standing[row.ply :]
    return standing


def _messages_of(game: Game[Any, Any]) -> Messages:
    return {(message.key, message.rule): message for message in game.messages}


def _told(ply: Ply) -> tuple[bool, list[Any]]:
    """What a ply told, in a form that can be compared."""
    lines = [(event.message, event.args, event.audience, _plain(event.heading)) for event in ply.events]
    return ply.revealed, lines


def _plain(heading: Said | None) -> tuple[Message, list[int]] | None:
    return (heading.message, heading.args) if heading is not None else None
